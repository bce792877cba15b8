"""Lockdown, chapters Nemesis characters, Playing with Nemesis intruders."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.lockdown.game import GAME
from hullbreach.games.lockdown.suite.scenario import CONTENT, LockdownScenario
from hullbreach.games.nemesis.suite.scenario import CONTENT as NEMESIS
from hullbreach.games.survival.rules.events import Attacked, Encountered, WeaknessFound
from hullbreach.kernel import NO_EYES
from hullbreach.testkit import Scenario

GUESTS = ("captain", "pilot", "mechanic", "soldier", "scout", "scientist")
HUNTED = {"packs": ["intruders"]}


# Characters of Nemesis


@pytest.mark.rule("L-493")
@pytest.mark.parametrize("guest", GUESTS)
def test_a_guest_replaces_a_character_of_the_same_colour(guest: str) -> None:
    row = CONTENT.guests[guest]
    same = {"yellow": "orange"}
    """What Nemesis calls yellow is printed in orange here."""
    colour = NEMESIS.characters[guest].colour
    assert CONTENT.characters[row.replaces].colour == same.get(colour, colour)
    assert (
        LockdownScenario(guest, "janitor" if guest != "mechanic" else "sentry").crew(guest).aboard
    )


@pytest.mark.rule("L-493", "L-494")
@pytest.mark.parametrize("guests", ["some", "all"])
def test_nobody_shares_a_colour(guests: str) -> None:
    seen = set()
    for seed in range(12):
        s = Scenario(GAME, 5, {"guests": guests, "packs": ["guests"]}, seed=str(seed)).begin()
        s.until(lambda s: s.state.stage == "turn", "first")
        names = [one.id.removeprefix("character-") for one in s.state.crew]
        seen |= set(names)
        colours = [
            CONTENT.characters[
                CONTENT.guests[name].replaces if name in CONTENT.guests else name
            ].colour
            for name in names
        ]
        assert len(set(colours)) == 5
    assert seen & set(GUESTS)
    assert (not seen & set(CONTENT.characters)) == (guests == "all")


@pytest.mark.rule("L-592")
def test_a_card_stands_for_both_characters_of_its_colour() -> None:
    for seed in range(6):
        s = Scenario(GAME, 5, {"packs": ["guests"]}, seed=str(seed)).begin()
        for _ in range(5):
            seat = s.waiting()[0]
            names = [one.partition("draft:character-")[2] for one in s.offered(seat)]
            guests = [name for name in names if name in CONTENT.guests]
            assert len(names) == 4
            assert {CONTENT.guests[one].replaces for one in guests} == set(names) - set(guests)
            s.does(seat, "draft", f"character-{names[seed % 4]}")


@pytest.mark.rule("L-495", "L-498", "L-499")
@pytest.mark.parametrize("guest", GUESTS)
def test_how_a_guest_begins(guest: str) -> None:
    s = LockdownScenario(guest)
    who = s.crew(guest)
    assert s.play.room(who.slot) == "room-isolation-room"
    assert who.knowledge == 3
    assert s.zone("hands-0") == s.zone("pack-0") == []
    assert s.zone("quests-0") == [f"quest-{CONTENT.guests[guest].quests[0]}"]


@pytest.mark.rule("L-496", "L-497")
@pytest.mark.parametrize("guest", GUESTS)
def test_the_cards_of_a_guest(guest: str) -> None:
    s = LockdownScenario(guest)
    cards = Counter(s.zone("deck-0") + s.zone("hand-0"))
    own = CONTENT.guests[guest].cards if guest == "pilot" else NEMESIS.characters[guest].cards
    assert cards == {f"card-{card}": count for card, count in own.items()}
    assert sum(cards.values()) == 10


@pytest.mark.rule("L-496")
def test_the_pilot_drives_the_rover_with_a_card() -> None:
    s = LockdownScenario("pilot", rooms={"pilot": "archive"}, hands={"pilot": ["piloting"]})
    s.powered("s-01", "s-02", "s-03").plays("pilot", "piloting")
    s.until(lambda s: s.state.rover != "slot-001", "first", most=3)
    assert s.state.rover != "slot-001"


@pytest.mark.rule("L-496", "L-523")
def test_the_pilot_takes_the_rover_to_another_exit_for_a_card() -> None:
    s = LockdownScenario("pilot", mars=True, hands={"pilot": ["piloting"]}).explore(
        "archive", "002"
    )
    s.at("pilot", "archive").rover("002").plays("pilot", "piloting")
    s.does("pilot", "drive", "slot-016")
    assert s.where("pilot") == s.state.rover == "slot-016"
    assert s.zone("hand-0") == []


@pytest.mark.rule("L-497")
def test_the_cards_of_guests_do_what_they_do_in_nemesis() -> None:
    s = LockdownScenario("captain", "hacker", hands={"captain": ["motivation"]})
    s.at("captain", "repository").at("hacker", "repository")
    before = len(s.zone("hand-1"))
    s.plays("captain", "motivation")
    assert len(s.zone("hand-1")) == before + 1


# Intruders of Nemesis


@pytest.mark.rule("L-537", "L-540")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_tokens_of_nemesis(seats: int) -> None:
    s = Scenario(GAME, seats, HUNTED)
    tokens = Counter(s.zone("bag") + s.zone("pool"))
    assert tokens == {f"token-{row.id}": row.count for row in NEMESIS.intruder_tokens.values()}
    assert len(s.zone("bag")) == 10 + seats


@pytest.mark.rule("L-540")
def test_their_number_is_the_same_in_the_dark() -> None:
    for blackout in (True, False):
        s = LockdownScenario("survivor", "hacker", options=HUNTED, rooms={"survivor": "repository"})
        if blackout:
            s.blackout()
        s.hand("survivor", "rest", "search").noise_around("repository").at("hacker", "006")
        s.blind("bag", "token-adult-2").rolls("survivor", 2)
        s.heard(Encountered)
        s.unheard(Attacked)


@pytest.mark.rule("L-538", "L-539")
def test_their_weaknesses_lie_face_down_and_two_are_left_out() -> None:
    for seed in range(10):
        s = Scenario(GAME, 3, HUNTED, seed=str(seed))
        assert len(s.zone("eggs")) == 5
        laid = [s.zone(f"weakness-{slot}")[0] for slot in ("1", "2", "3")]
        assert s.state.weaknesses == []
        assert all(s.state.eyes[f"weakness-{slot}"] == NO_EYES for slot in ("1", "2", "3"))
        everywhere = {card for zone in s.state.zones.values() for card in zone}
        assert "weakness-vulnerability-to-fire" not in everywhere
        assert "weakness-susceptibility-to-phosphates" not in everywhere
        assert all(card.removeprefix("weakness-") in NEMESIS.weaknesses for card in laid)


@pytest.mark.rule("L-541")
def test_their_attacks_and_the_other_events() -> None:
    s = Scenario(GAME, 3, HUNTED)
    attacks = Counter(card.partition("#")[0] for card in s.zone("deck-attack"))
    assert attacks == {f"attack-{row.id}": len(row.blood) for row in NEMESIS.attacks.values()}
    events = set(s.zone("deck-event"))
    assert len(events) == 20
    assert events == {
        f"event-{row.id}" for row in CONTENT.events.values() if row.pack == "intruders"
    }


@pytest.mark.rule("L-541")
def test_an_attack_of_nemesis_works_in_the_base() -> None:
    s = LockdownScenario("survivor", "hacker", options=HUNTED, rooms={"survivor": "repository"})
    s.at("hacker", "006").intruder("adult", "repository").top("deck-attack", "attack-scratch#5")
    s.top("deck-event", "event-hunt-a").blind("bag", "token-blank").set(
        stage="attacks", queue=["figure-1"]
    )
    s.begin().heard(Attacked, who="survivor", hit=True)
    assert s.crew("survivor").light == 1


@pytest.mark.rule("L-542", "L-537")
def test_what_is_known_of_them_helps_everyone() -> None:
    s = LockdownScenario("hacker", options=HUNTED, rooms={"hacker": "laboratory"})
    s.weaknesses("vital-places", "the-way-of-moving", "the-way-of-fighting", found=0)
    s.mark("carcass", "laboratory").knows("hacker", 0).works("hacker")
    found = s.heard(WeaknessFound).weakness
    assert found == "weakness-vital-places"
    s.crew("hacker").knowledge = 0
    assert s.play.knows(0, found)
    assert s.zone("laboratory-1") == ["supply-carcass"]
