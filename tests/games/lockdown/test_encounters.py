"""Lockdown, chapter on encounters: what comes out of the bag, and whom it surprises."""

import pytest

from hullbreach.games.lockdown.rules.events import DarknessIgnored
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import Attacked, Encountered, TokenAdded
from hullbreach.games.survival.rules.model import BAG, POOL


def alone(*hand: str, who: str = "survivor", lit: bool = True) -> LockdownScenario:
    """Somebody in a noisy elevator room of the top floor: the next noise is an encounter."""
    s = LockdownScenario(who, "sentry").at(who, "002").at("sentry", "013").noise_around("002")
    s = s.powered("s-01") if lit else s.dark("s-01")
    return s.knows(who, 0).hand(who, *hand)


def meets(s: LockdownScenario, token: str) -> LockdownScenario:
    """The noise is heard, and this token comes out of the bag."""
    return s.put(f"token-{token}", BAG).blind("bag", f"token-{token}").rolls(0, 1)


@pytest.mark.rule("L-284", "L-286", "L-287", "L-292")
def test_a_token_is_drawn_its_figure_appears_and_it_is_set_aside() -> None:
    s = meets(alone("rest", "search", "search", "repairs"), "adult-3-4")
    s.heard(Encountered, who="survivor", token="adult-3-4")
    assert s.intruders("002") == ["adult"]
    assert "token-adult-3-4" in s.zone(POOL)


@pytest.mark.rule("L-285")
def test_the_noise_around_is_gone_first() -> None:
    s = alone("rest", "search", "search", "repairs")
    far = "corridor-012-013"
    meets(s.noise(far), "adult-3-4")
    assert s.noises() == {far}


@pytest.mark.rule("L-285")
def test_with_an_entrance_the_technical_corridors_grow_quiet_too() -> None:
    s = LockdownScenario("survivor", "sentry").at("survivor", "003").noise_around("003")
    assert "network-tc" in s.noises()
    meets(s.powered("s-01"), "larva-0-1")
    assert s.noises() == set()


@pytest.mark.rule("L-288", "L-289", "L-290", "L-291", "L-296")
@pytest.mark.parametrize(
    ("token", "lit", "hand", "surprised"),
    [
        ("adult-2-3", True, 1, True),
        ("adult-2-3", True, 2, False),
        ("adult-2-3", False, 2, True),
        ("adult-2-3", False, 3, False),
        ("larva-0-1", True, 0, False),
        ("larva-0-1", False, 0, True),
    ],
)
def test_a_hand_smaller_than_the_number_is_surprised(
    token: str, lit: bool, hand: int, surprised: bool
) -> None:
    s = meets(alone(*["rest", "search", "search"][:hand], lit=lit), token)
    if surprised:
        s.heard(Attacked, who="survivor", surprise=True)
    else:
        s.unheard(Attacked)


@pytest.mark.rule("L-288")
def test_contamination_in_hand_counts() -> None:
    s = alone("rest").contaminated("survivor", clean=1)
    meets(s, "adult-2-3").unheard(Attacked)


@pytest.mark.rule("L-291")
def test_only_whoever_caused_the_encounter_is_surprised() -> None:
    s = alone("rest", "search").at("sentry", "002").hand("sentry")
    meets(s, "adult-2-3").unheard(Attacked)


@pytest.mark.rule("L-293", "L-294")
def test_a_blank_token_means_noise_everywhere_and_goes_back() -> None:
    s = meets(alone(), "blank").unheard(Attacked)
    assert s.intruders("002") == []
    assert s.noises() == set(s.play.board.around[s.slot("002")])
    assert "token-blank" in s.zone(BAG)


@pytest.mark.rule("L-294")
@pytest.mark.parametrize("adults", [True, False])
def test_the_last_token_in_the_bag_brings_an_adult_with_it(adults: bool) -> None:
    s = alone().only(BAG, "token-blank", rest=POOL)
    if not adults:
        for token in [one for one in s.zone(POOL) if one.startswith("token-adult")]:
            s.put(token, "box")
    s.blind("bag", "token-blank").rolls(0, 1)
    if adults:
        s.heard(TokenAdded)
    left = [one.partition("-")[2].partition("-")[0] for one in s.zone(BAG)]
    assert sorted(left) == (["adult", "blank"] if adults else ["blank"])


@pytest.mark.rule("L-295")
def test_walking_into_a_hunter_is_no_encounter() -> None:
    s = alone("rest").intruder("adult", "003").explore("css-b", at="003")
    s.goes("survivor", "003").unheard(Encountered)
    s.unheard(Attacked)
    assert s.play.in_combat(0)


# Feel of the Dark


@pytest.mark.rule("L-382")
def test_feel_of_the_dark_takes_the_lower_number() -> None:
    s = alone("feel-of-the-dark", "rest", "search", who="lab-rat", lit=False)
    s.stands("lab-rat", "feel-of-the-dark", "")
    meets(s, "adult-2-4").asked("lab-rat", "feel-of-the-dark")
    s.does("lab-rat", "react").heard(DarknessIgnored, who="lab-rat")
    s.unheard(Attacked)
    assert "card-feel-of-the-dark" in s.zone("discard-0")


@pytest.mark.rule("L-382")
@pytest.mark.parametrize(
    ("hand", "lit"),
    [
        (["rest", "search"], False),
        (["rest", "search", "search", "demolition"], False),
        (["rest"], True),
    ],
)
def test_nobody_is_asked_where_it_cannot_help(hand: list[str], lit: bool) -> None:
    """With so few cards that the lower number surprises, too; with enough; or in the light."""
    s = alone(*hand, who="lab-rat", lit=lit).stands("lab-rat", "feel-of-the-dark", "")
    meets(s, "adult-2-4")
    assert not any(ask.text.id == "ask-feel-of-the-dark" for ask in s.table.asks())
