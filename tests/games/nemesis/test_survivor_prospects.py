"""What a crew may hope for: every step towards what it needs makes it hope more."""

import pytest

from hullbreach.games.nemesis.looks.view import View
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.nemesis.survivor import LOST, Survivor
from hullbreach.games.nemesis.survivor.hope import STAKES, hope
from hullbreach.games.nemesis.survivor.prospects import ORDER, chance, condition, glance, parts
from hullbreach.games.nemesis.survivor.situation import ShipSituation
from hullbreach.games.nemesis.survivor.weights import WEIGHTS
from hullbreach.games.survival.rules.model import BLUE_CORPSE, EGG
from hullbreach.kernel import Text, option
from hullbreach.kernel.table import OpenAsk

CREW = ("scout", "captain", "soldier", "pilot")
DELIVERY = ("special-delivery", "emergency-post-mortem", "cutting-off-the-head", "clean-up-crew")
VOYAGE = ("destination-earth", "first-contact-protocol", "no-man-left-behind", "clean-up-crew")


def crew(*shared: str) -> NemesisScenario:
    return NemesisScenario(*CREW, options={"mode": "coop"}).shared(*shared)


def situation(s: NemesisScenario, who: str = "scout") -> ShipSituation:
    return ShipSituation(s.view(who))


def part(s: NemesisScenario, name: str) -> float:
    """How likely one part of what is needed looks to the scout."""
    return parts(situation(s))[name]


@pytest.mark.parametrize("shared", [DELIVERY, VOYAGE])
def test_all_that_is_weighed_is_seen(shared: tuple[str, ...]) -> None:
    seen = situation(crew(*shared))
    for name, own in glance(seen).items():
        assert set(WEIGHTS[name]) <= {*condition(seen), *own}
        assert not set(condition(seen)) & set(own)


def test_only_what_is_needed_counts_and_survival_comes_last() -> None:
    found = list(parts(situation(crew(*DELIVERY))))
    assert found == ["signal", "post-mortem", "no-nest", "no-queen", "egg", "alive"]
    assert found == [name for name in ORDER if name in found]


def test_the_chance_is_that_of_all_parts_together() -> None:
    seen = situation(crew(*VOYAGE))
    assert 0.0 < chance(seen) < min(parts(seen).values())


def test_slim_chances_count_for_more_than_they_are() -> None:
    seen = situation(crew(*DELIVERY))
    assert chance(seen) < hope(seen) < STAKES * chance(seen)


def test_a_signal_is_one_less_to_send() -> None:
    before = part(crew(*DELIVERY), "signal")
    assert before < part(crew(*DELIVERY).is_("captain", signal=True), "signal")


def test_too_few_are_left_to_send_the_signals() -> None:
    s = crew("clean-up-crew", "cutting-off-the-head", "no-man-left-behind", "special-delivery")
    before = part(s, "signal")
    s.is_("captain", status="dead").is_("soldier", status="dead")
    assert part(s, "signal") < before / 4


def test_the_nearer_the_egg_the_better() -> None:
    far = crew(*DELIVERY).explore("nest")
    near = crew(*DELIVERY).explore("nest").at("captain", "nest")
    taken = crew(*DELIVERY).explore("nest").at("captain", "nest").has("captain", EGG)
    assert part(far, "egg") < part(near, "egg") < part(taken, "egg")


def test_an_egg_out_of_reach_of_intruders_is_the_best() -> None:
    aboard = crew(*DELIVERY).has("captain", EGG)
    out = crew(*DELIVERY).has("captain", EGG).is_("captain", status="escaped")
    assert part(aboard, "egg") < part(out, "egg")
    assert part(aboard, "alive") < part(out, "alive")


def test_a_corpse_is_fetched_then_laid_out() -> None:
    lies = part(crew(*DELIVERY), "post-mortem")
    carried = part(crew(*DELIVERY).has("captain", BLUE_CORPSE), "post-mortem")
    assert lies < carried


def test_what_is_known_of_the_intruders_counts() -> None:
    ranks = [part(crew(*VOYAGE).weakness(*known), "biology") for known in ([], ["egg"])]
    assert ranks == sorted(ranks)
    assert ranks[0] < ranks[1]


def test_the_end_of_the_ship_helps_who_wants_it_and_nobody_else() -> None:
    calm, ticking = crew(*DELIVERY), crew(*DELIVERY).set(destruct=2)
    assert part(calm, "no-queen") < part(ticking, "no-queen")
    assert part(crew(*VOYAGE).set(destruct=2), "earth") < part(crew(*VOYAGE), "earth")


def test_everybody_judges_wounds_of_others_as_their_own() -> None:
    s = crew(*VOYAGE)
    before = chance(situation(s))
    s.wounded("captain", "body", "arm")
    assert chance(situation(s)) < before
    assert chance(situation(s, "pilot")) == pytest.approx(chance(situation(s, "captain")))


class Idle(Survivor):
    """A survivor that always passes."""

    def choose(self, view: View, ask: OpenAsk) -> str:
        return "pass"


def considered(s: NemesisScenario, bot: Survivor) -> list[str]:
    """What the scout thinks about, beside its own choice."""
    ask, view = s.asked("scout"), s.view("scout")
    own, found = bot.choose(view, ask), bot.considers(view, ask)
    assert own in found
    return [id for id in found if id != own]


def test_a_lost_crew_thinks_of_nothing_but_the_usual() -> None:
    s = crew("destination-earth", "cutting-off-the-head", *DELIVERY[:2])
    for who in CREW[1:]:
        s.is_(who, status="dead")
    assert hope(situation(s)) < LOST
    assert considered(s, Survivor("seed")) == []


def test_of_a_crew_who_would_pass_thinks_no_further() -> None:
    s = crew(*DELIVERY)
    assert hope(situation(s)) >= LOST
    assert considered(s, Survivor("seed"))
    assert considered(s, Idle("seed")) == []


def test_of_a_crew_nobody_thinks_about_items_to_keep() -> None:
    s, bot = crew(*DELIVERY), Survivor("seed")
    ask = s.asked("scout")
    items = tuple(option("keep", f"item-{name}") for name in ("tools", "medkit"))
    other = OpenAsk(ask.id, ask.seat, Text("ask-keep"), items)
    assert len(bot.considers(s.view("scout"), other)) == 1
