"""Lockdown: the weaknesses that count in a fight, for whoever knows enough to use them."""

import pytest

from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Died,
    DoorDestroyed,
    Fought,
    Injured,
    Shot,
)


def knowing(
    weakness: str, knowledge: int, who: str = "sentry", kind: str = "adult"
) -> LockdownScenario:
    """Somebody faces a hunter in the dark repository; this weakness is the first, and known."""
    s = LockdownScenario(who, "hacker" if who != "hacker" else "janitor").dark("s-01")
    s.weaknesses(weakness, found=1).knows(who, knowledge).at(1, "013").at(who, "repository")
    s.hand(who, "rest", "search", "search")
    return s.intruder(kind, "repository").top("deck-attack", "cut#5")


ENOUGH = [(2, False), (3, True)]
"""For the first weakness one must know three things."""


@pytest.mark.rule("L-372")
@pytest.mark.parametrize(("knowledge", "used"), ENOUGH)
def test_vulnerability_to_energy(knowledge: int, used: bool) -> None:
    s = knowing("vulnerability-to-energy", knowledge).shoots("sentry", "smg", "adult", "hit")
    assert s.heard(Shot).injuries == s.figure("adult").injuries == 1 + used
    s = knowing("vulnerability-to-energy", knowledge).shoots("sentry", "smg", "adult", "blank")
    assert s.heard(Shot).injuries == 0, "a miss is a miss"


@pytest.mark.rule("L-372")
def test_vulnerability_to_energy_is_none_to_nails() -> None:
    s = knowing("vulnerability-to-energy", 3, "janitor").shoots(
        "janitor", "nailgun", "adult", "hit"
    )
    assert s.heard(Shot).injuries == 1


@pytest.mark.rule("L-372")
@pytest.mark.parametrize(("knowledge", "used"), ENOUGH)
def test_vital_places(knowledge: int, used: bool) -> None:
    s = knowing("vital-places", knowledge).shoots("sentry", "smg", "adult", "blank")
    assert s.heard(Shot).injuries == used
    s = knowing("vital-places", knowledge).fights("sentry", "adult", "blank")
    assert s.heard(Fought).injuries == used
    s = knowing("vital-places", 3, kind="creeper").shoots("sentry", "smg", "creeper", "blank")
    assert s.heard(Shot).injuries == 0, "only of adults"


@pytest.mark.rule("L-372")
@pytest.mark.parametrize(("knowledge", "used"), ENOUGH)
def test_on_the_brink_of_extinction(knowledge: int, used: bool) -> None:
    s = knowing("species-on-the-brink-of-extinction", knowledge).top("deck-attack", "cut#3")
    s.shoots("sentry", "smg", "adult", "double-hit")
    assert s.heard(Injured, injuries=2).killed is used
    s = knowing("species-on-the-brink-of-extinction", knowledge).top("deck-attack", "cut#4")
    s.shoots("sentry", "smg", "adult", "double-hit")
    assert not s.heard(Injured, injuries=2).killed, "one less, not two"


@pytest.mark.rule("L-372")
def test_fire_knows_nothing_of_extinction() -> None:
    s = knowing("species-on-the-brink-of-extinction", 8).set("intruders", 0, injuries=1)
    s.top("deck-attack", "cut#3").mark("fire", "repository").at("sentry", "002")
    s.set(stage="fire", queue=[]).top("deck-event", "bulkheads-open").blind("bag", "token-blank")
    assert not s.begin().heard(Injured, injuries=2).killed


@pytest.mark.rule("L-372")
@pytest.mark.parametrize("item", ["scalpel#green", "thermite-charge#red", "grenade#red", "taser"])
def test_items_know_of_it_as_their_users_do(item: str) -> None:
    for knowledge, killed in ENOUGH:
        s = knowing("species-on-the-brink-of-extinction", knowledge).has("sentry", item)
        s.set("intruders", 0, injuries=0 if item == "grenade#red" else 1)
        s.top("deck-attack", "cut#3").uses("sentry", item)
        while not [one for one in s.told() if isinstance(one, Injured)]:
            s.answer(*s.offered()[0].split(":"))
        assert s.heard(Injured, injuries=2).killed is killed


@pytest.mark.rule("L-372")
@pytest.mark.parametrize(("knowledge", "used"), ENOUGH)
def test_wary_of_shadows(knowledge: int, used: bool) -> None:
    for kind, spared in (("adult", used), ("breeder", False)):
        s = knowing("wary-of-shadows", knowledge, kind=kind).wounded(
            "sentry", dressed=["leg", "hand"]
        )
        s.top("deck-attack", "perched-in-the-dark#2").set(stage="noise-fades", queue=[])
        s.top("deck-event", "bulkheads-open").blind("bag", "token-blank").begin()
        s.heard(Attacked, who="sentry", hit=True)
        assert s.crew("sentry").alive is spared
        if not spared:
            s.heard(Died, who="sentry")


@pytest.mark.rule("L-372")
@pytest.mark.parametrize(
    ("knowledge", "lit", "token", "cards", "surprised"),
    [
        (2, True, "adult-3-4", 2, True),
        (3, True, "adult-3-4", 2, False),
        (3, True, "adult-3-4", 1, True),
        (3, False, "adult-3-4", 3, True),
        (3, True, "adult-1-3", 0, True),
        (3, True, "larva-0-1", 0, False),
    ],
)
def test_sensitivity_to_light(
    knowledge: int, lit: bool, token: str, cards: int, surprised: bool
) -> None:
    s = LockdownScenario("survivor", "hacker").weaknesses("sensitivity-to-light", found=1)
    s.knows("survivor", knowledge).at("survivor", "002").noise_around("002")
    s = s.powered("s-01") if lit else s.dark("s-01")
    s.hand("survivor", *["rest", "search", "search"][:cards])
    s.put(f"token-{token}", "bag").blind("bag", f"token-{token}").rolls("survivor", 1)
    assert any(isinstance(one, Attacked) for one in s.told()) is surprised


@pytest.mark.rule("L-372")
@pytest.mark.parametrize(
    ("kind", "knowledge", "where", "breaks"),
    [
        ("adult", 3, "repository", False),
        ("creeper", 3, "repository", False),
        ("breeder", 3, "repository", True),
        ("adult", 2, "repository", True),
        ("adult", 3, "002", True),
    ],
)
def test_the_way_of_moving(kind: str, knowledge: int, where: str, breaks: bool) -> None:
    s = LockdownScenario("survivor", "hacker").weaknesses("the-way-of-moving", found=1)
    s.explore("css-b", at="001").knows("survivor", knowledge).knows("hacker", 0)
    s.at("survivor", where).at("hacker", "013").intruder(kind, "001").door("001", "repository")
    event = "blood-trace-a" if kind == "breeder" else "lurking"
    s.set(stage="event", queue=[]).top("deck-event", event).blind("bag", "token-blank").begin()
    if breaks:
        s.heard(DoorDestroyed)
    else:
        s.unheard(DoorDestroyed)
