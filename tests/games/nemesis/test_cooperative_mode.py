"""Nemesis, chapter Cooperative mode: shared objectives, shared victory."""

import pytest

from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.games.survival.rules.events import Checked, Encountered
from hullbreach.kernel import SPECTATOR

COOP = {f"objective-{one.id}" for one in CONTENT.objectives.values() if one.deck == "coop"}
NAMES = ("scout", "captain", "soldier", "pilot", "mechanic")


def crew(*cards: str, seats: int = 3) -> NemesisScenario:
    """A crew with these objectives; the scout has left in a pod."""
    s = NemesisScenario(*NAMES[:seats], options={"mode": "coop"}).shared(*cards)
    return s.escaped("scout").engines("working", "working", "working").bound_for("earth")


@pytest.mark.rule("N-575")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_objective_for_each_player_lies_open_for_all(seats: int) -> None:
    s = NemesisScenario(*NAMES[:seats], options={"mode": "coop"})
    shared = s.zone("shared-objectives")
    assert len(set(shared)) == seats
    assert set(shared) <= COOP
    assert s.view(SPECTATOR).shared == shared
    for seat in range(seats):
        assert s.zone(f"objectives-{seat}") == []
        assert s.view(seat).shared == shared


@pytest.mark.rule("N-575", "N-701")
def test_nobody_has_to_choose_at_the_first_encounter() -> None:
    s = NemesisScenario("scout", "captain", options={"mode": "coop"}, met=False)
    s.noise_around("hibernatorium").dice(noise="1").blind("bag", "token-adult-2")
    s.set(stage="noise", queue=["0"]).begin()
    s.heard(Encountered)
    assert s.state.met
    s.asked("captain" if s.waiting() == [1] else "scout", "turn")


@pytest.mark.rule("N-576", "N-704")
def test_the_crew_wins_with_all_objectives_and_one_survivor() -> None:
    s = crew("first-contact-protocol", "destination-earth", "special-delivery")
    s.weakness("egg", "corpse").has("scout", "supply-egg").ends()
    assert s.winners == [0, 1, 2], "the dead win too"
    assert {verdict.reason.id for verdict in s.verdicts} == {"end-crew-won"}


@pytest.mark.rule("N-576")
@pytest.mark.parametrize(
    "missing", ["first-contact-protocol", "destination-earth", "special-delivery"]
)
def test_one_objective_that_is_not_fulfilled_is_enough_to_lose(missing: str) -> None:
    s = crew("first-contact-protocol", "destination-earth", "special-delivery")
    if missing != "first-contact-protocol":
        s.weakness("egg", "corpse")
    if missing != "special-delivery":
        s.has("scout", "supply-egg")
    if missing == "destination-earth":
        s.bound_for("mars")
    s.ends()
    assert s.winners == []
    assert {verdict.reason.id for verdict in s.verdicts} == {"end-crew-failed"}
    assert s.verdicts[2].reason.args["objective"] == f"objective-{missing}"


@pytest.mark.rule("N-576")
def test_without_a_survivor_the_crew_loses() -> None:
    s = crew("first-contact-protocol").weakness("egg", "corpse").is_("scout", status="aboard")
    s.ends().unheard(Checked)
    assert s.winners == []
    assert {verdict.reason.id for verdict in s.verdicts} == {"end-crew-died"}


@pytest.mark.rule("N-576", "N-703")
def test_the_egg_must_come_home_with_a_survivor() -> None:
    s = crew("special-delivery").has("captain", "supply-egg")
    assert s.ends().winners == []
    s = crew("special-delivery").has("captain", "supply-egg").asleep("captain")
    assert s.ends().winners == [0, 1, 2]


SIGNALS = ("clean-up-crew", "cutting-off-the-head", "no-man-left-behind")


@pytest.mark.rule("N-577")
@pytest.mark.parametrize("cards", [1, 2])
@pytest.mark.parametrize("senders", [0, 1, 2, 3])
def test_as_many_must_send_the_signal_as_there_are_cards_for_it(cards: int, senders: int) -> None:
    s = crew(*SIGNALS[:cards], "first-contact-protocol").weakness("egg", "corpse")
    for name in NAMES[:senders]:
        s.is_(name, signal=True)
    s.ends("destruction")
    assert bool(s.winners) is (senders >= cards)


@pytest.mark.rule("N-577", "N-702")
def test_anyone_may_send_it_also_somebody_who_dies() -> None:
    s = crew("clean-up-crew").is_("soldier", signal=True).ends("destruction")
    assert not s.crew("soldier").alive
    assert s.winners == [0, 1, 2]
