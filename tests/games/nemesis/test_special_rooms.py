"""Nemesis, chapter Special rooms: the cockpit, the engines and the hibernatorium."""

import pytest

from hullbreach.games.nemesis.rules.effects import ROOMS
from hullbreach.games.nemesis.rules.events import DestinationSet, EngineTouched, Hibernated
from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.games.survival.rules.events import Encountered, NoiseRolled, Peeked, TurnedBack
from hullbreach.games.survival.rules.using import denial
from hullbreach.kernel import denials

SPECIAL = ("cockpit", "hibernatorium", "engine-1", "engine-2", "engine-3")
CARDS = ("rest", "search", "demolition", "search")
BLUE = CONTENT.tracks["time"].spaces.index("blue")


def scout_in(room: str, **fields: object) -> NemesisScenario:
    """The scout in a room, the captain in the armory."""
    rooms = {"scout": room, "captain": "armory"}
    s = NemesisScenario("scout", "captain", rooms=rooms, hands={"scout": CARDS})
    return s.set(**fields)


@pytest.mark.rule("N-514")
@pytest.mark.parametrize("room", SPECIAL)
@pytest.mark.parametrize("card", ["search", "scavenging"])
def test_special_rooms_cannot_be_searched(room: str, card: str) -> None:
    s = scout_in(room).hand("scout", card, "rest", "demolition")
    assert s.denied("scout", "play", card) == "N-514"


@pytest.mark.rule("N-514")
@pytest.mark.parametrize("room", SPECIAL)
def test_special_rooms_are_explored_from_the_start(room: str) -> None:
    assert f"room-{room}" in NemesisScenario().state.explored.values()


# Cockpit


@pytest.mark.rule("N-515")
def test_the_cockpit_shows_the_coordinates_to_you_alone() -> None:
    s = scout_in("cockpit")
    card = s.zone("coordinates")
    s.works("scout").does("scout", "effect", "check-coordinates")
    s.heard(Peeked, who="scout", seen=card, listener="scout", rule="N-515")
    s.heard(Peeked, who="scout", seen=None, listener="captain")
    assert s.zone("coordinates") == card
    assert s.state.destination == 1, "one or the other"


@pytest.mark.rule("N-516")
@pytest.mark.parametrize(("space", "number"), [("a", 0), ("c", 2), ("d", 3)])
def test_the_cockpit_sets_the_destination(space: str, number: int) -> None:
    s = scout_in("cockpit").works("scout").does("scout", "effect", "set-destination")
    s.does("scout", "destination", f"space-{space}")
    s.heard(DestinationSet, who="scout", space=f"space-{space}", rule="N-516")
    assert s.state.destination == number


@pytest.mark.rule("N-517")
def test_the_destination_stays_while_somebody_hibernates() -> None:
    s = scout_in("cockpit").is_("captain", status="hibernating").works("scout")
    s.heard(Peeked)
    s.unheard(DestinationSet)
    s.asked("scout", "turn")


@pytest.mark.rule("N-518")
def test_the_destination_is_never_set_with_an_intruder_in_the_cockpit() -> None:
    s = scout_in("cockpit").intruder("larva", "cockpit")
    assert s.denied("scout", "room") == "N-429"
    _look, setting = ROOMS.get("room-cockpit")
    reasons = denial((setting,), s.play, 0, s.slot("cockpit"))
    assert reasons is not None
    assert [one.rule for one in denials(reasons)] == ["N-518"], "the cockpit says so itself"


# Engines


@pytest.mark.rule("N-519")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_an_engine_room_shows_the_upper_token_of_its_engine_to_you_alone(number: int) -> None:
    s = scout_in(f"engine-{number}")
    upper = s.zone(f"engine-{number}")[-1]
    s.works("scout")
    s.heard(Peeked, who="scout", seen=[upper], listener="scout", rule="N-519")
    s.heard(Peeked, who="scout", seen=None, listener="captain")


@pytest.mark.rule("N-520")
def test_an_engine_is_not_repaired_by_the_room_but_by_a_card_or_an_item() -> None:
    s = scout_in("engine-1").works("scout").unheard(EngineTouched)
    s.asked("scout", "turn")
    s = scout_in("engine-1").has("scout", "tools").uses("scout", "tools")
    s.does("scout", "effect", "tinker-with-engine").does("scout", "swap-order")
    s.heard(EngineTouched, room="engine-1")


def at_work(number: int = 2, *, broken: bool = False) -> NemesisScenario:
    """The scout repairs or breaks an engine with a card, without having looked at it before."""
    s = scout_in(f"engine-{number}").hand("scout", "basic-repairs", "rest", "search")
    if broken:
        s.mark("malfunction", f"engine-{number}")
    s.plays("scout", "basic-repairs")
    return s.does("scout", "effect", "tend-engine") if broken else s


@pytest.mark.rule("N-521")
@pytest.mark.parametrize("answer", ["keep-order", "swap-order"])
def test_both_tokens_are_seen_in_secret_and_put_back_in_either_order(answer: str) -> None:
    s = at_work()
    both = s.zone("engine-2")
    assert len(both) == 2
    assert list(s.play.see("engine-2", 0)) == both, "the scout knows both"
    assert list(s.play.see("engine-2", 1)) == [None, None], "the captain neither"
    s.does("scout", answer)
    assert s.zone("engine-2") == (both if answer == "keep-order" else both[::-1])


@pytest.mark.rule("N-522")
@pytest.mark.parametrize(("answer", "changed"), [("keep-order", False), ("swap-order", True)])
def test_everyone_hears_whether_the_order_changed_but_not_what_it_is(
    answer: str, changed: bool
) -> None:
    s = at_work().does("scout", answer)
    s.heard(EngineTouched, who="scout", room="engine-2", changed=changed, listener=-1, rule="N-522")
    assert list(s.play.see("engine-2", 1)) == [None, None]


@pytest.mark.rule("N-523")
def test_an_engine_is_repaired_despite_a_malfunction_and_unchecked() -> None:
    s = at_work(broken=True).does("scout", "swap-order").heard(EngineTouched, changed=True)
    assert s.changed


# Hibernatorium


def sleepy(time: int = BLUE) -> NemesisScenario:
    """The scout in the hibernatorium, at a time when the chambers are open."""
    return scout_in("hibernatorium", time=time).dice(noise="silence")


@pytest.mark.rule("N-524")
@pytest.mark.parametrize("time", range(15))
def test_the_chambers_are_open_while_time_is_on_a_blue_space(time: int) -> None:
    s = sleepy(time)
    if CONTENT.tracks["time"].spaces[time] == "blue":
        s.works("scout").heard(Hibernated)
        assert time >= 7
    else:
        assert s.denied("scout", "room") == "N-524"
        assert time < 7


@pytest.mark.rule("N-525", "N-526")
def test_who_is_quiet_falls_asleep_for_good() -> None:
    s = sleepy().works("scout")
    s.heard(NoiseRolled, who="scout", face="silence")
    s.heard(Hibernated, who="scout", rule="N-526")
    assert s.crew("scout").status == "hibernating"
    assert s.play.people(s.slot("hibernatorium")) == []
    s.asked("captain", "turn")
    s.does("captain", "pass").does("captain", "done")
    s.until(lambda s: s.state.round == 2, "first")
    assert s.waiting() == [1]
    assert len(s.zone("hand-0")) == 2, "who sleeps draws no cards"


@pytest.mark.rule("N-525")
def test_an_intruder_keeps_you_awake() -> None:
    s = sleepy().noise_around("hibernatorium").dice(noise=1).blind("bag", "adult-2")
    s.works("scout").heard(TurnedBack, who="scout")
    s.unheard(Hibernated)
    assert s.crew("scout").aboard
    s = sleepy().dice(noise="danger").intruder("adult", "slot-006").works("scout")
    s.heard(TurnedBack, who="scout")


@pytest.mark.rule("N-526")
def test_noise_alone_keeps_nobody_awake() -> None:
    sleepy().dice(noise=1).works("scout").heard(Hibernated)
    s = sleepy().noise_around("hibernatorium").dice(noise=1).blind("bag", "token-blank")
    s.works("scout").heard(Encountered)
    s.heard(Hibernated)


@pytest.mark.rule("N-527")
def test_nobody_hibernates_beside_an_intruder() -> None:
    s = sleepy().intruder("larva", "hibernatorium")
    assert s.denied("scout", "room") == "N-429"
    assert s.room_refuses("scout", "hibernatorium") == "N-527"
