"""Aftermath, the Bounty Hunter and Laika."""

from typing import Any

import pytest

from hullbreach.games.nemesis.aftermath_characters.events import (
    LaikaBack,
    LaikaLost,
    LaikaMoved,
    NoiseGuarded,
)
from hullbreach.games.nemesis.aftermath_characters.suite import AftermathScenario
from hullbreach.games.nemesis.game import GAME
from hullbreach.games.survival.content import IntruderToken
from hullbreach.games.survival.rules.events import (
    Attacked,
    AttackIgnored,
    Discarded,
    Encountered,
    Explored,
    HandMeasured,
    Injured,
    NoiseRolled,
)
from hullbreach.games.survival.rules.intruders import place
from hullbreach.games.survival.rules.noise import noise_around

HIM = "bounty-hunter"


def hunter(
    room: str = "canteen", *cards: str, together: bool = False, **position: Any
) -> AftermathScenario:
    rooms = {HIM: room, "mechanic": room if together else "cockpit"}
    s = AftermathScenario(HIM, "mechanic", rooms=rooms, **position)
    return s.hand(HIM, *cards) if cards else s


def near(s: AftermathScenario, room: str = "canteen", *, explored: bool | None = None) -> str:
    """A room next to another one."""
    slots = s.play.board.neighbours[s.slot(room)]
    fitting = (slot for slot in slots if explored is None or (slot in s.state.explored) == explored)
    return str(next(fitting))


def goes(s: AftermathScenario, there: str) -> AftermathScenario:
    return s.plays(HIM, "go-girl").does(HIM, "send-laika", there)


# Laika


@pytest.mark.rule("NA-107")
def test_laika_starts_with_her_master() -> None:
    s = hunter()
    assert s.laika() == ""
    assert not [piece for piece in GAME.scene(s.view(HIM)).pieces if piece.id == "companion-laika"]


@pytest.mark.rule("NP-069")
def test_go_girl_moves_laika_next_door() -> None:
    s = hunter("canteen", "go-girl")
    there = near(s)
    s.explore(s.zone(f"tile-{there}")[0], there).dice(noise="silence")
    goes(s, there)
    s.heard(LaikaMoved)
    assert (s.laika(), s.where(HIM)) == (there, s.slot("canteen"))
    assert [
        piece.at for piece in GAME.scene(s.view(HIM)).pieces if piece.id == "companion-laika"
    ] == [there]
    s.hand(HIM, "go-girl").dice(noise="silence")
    s.does(HIM, "play", "go-girl")
    ways = {option.args[0] for option in s.asked(HIM).options}
    assert ways == set(s.play.board.neighbours[there]), "from where she is"


@pytest.mark.rule("NP-069")
@pytest.mark.parametrize(
    ("token", "marker"),
    [("fire", "fire"), ("malfunction", "malfunction"), ("slime", ""), ("silence", "")],
)
def test_laika_explores_rooms(token: str, marker: str) -> None:
    s = hunter("canteen", "go-girl")
    there = near(s, explored=False)
    s.tile(there, "storage").token(there, token).dice(noise="silence")
    goes(s, there)
    s.heard(Explored, slot=there)
    assert there in s.state.explored
    assert not marker or marker in s.lying(there)
    assert not s.crew(HIM).slimed
    assert bool(s.heard_of(NoiseRolled)) == (token != "silence")


@pytest.mark.rule("NP-069")
def test_a_door_closes_behind_laika_and_danger_is_real() -> None:
    s = hunter("canteen", "go-girl")
    there = near(s, explored=False)
    s.token(there, "doors").dice(noise="silence")
    goes(s, there)
    assert s.corridor("canteen", there) in s.doors()
    s = hunter("canteen", "go-girl")
    there = near(s, explored=False)
    s.token(there, "danger")
    goes(s, there)
    assert set(s.play.board.around[s.slot(there)]) <= s.noises()


@pytest.mark.rule("NP-043", "NP-069")
def test_her_masters_slime_does_not_matter() -> None:
    s = hunter("canteen", "go-girl").is_(HIM, slimed=True)
    there = near(s)
    s.explore(s.zone(f"tile-{there}")[0], there).dice(noise="silence")
    goes(s, there)
    assert s.noises() == set()


@pytest.mark.rule("NP-069")
def test_laika_makes_noise_where_nobody_is() -> None:
    s = hunter("canteen", "go-girl")
    there = near(s)
    s.explore(s.zone(f"tile-{there}")[0], there).dice(noise=1)
    goes(s, there)
    assert s.noises() == {s.exit(there, 1)}
    s = hunter("canteen", "go-girl")
    there = near(s)
    s.explore(s.zone(f"tile-{there}")[0], there).at("mechanic", there)
    goes(s, there)
    assert not s.heard_of(NoiseRolled)


@pytest.mark.rule("NP-045", "NP-070")
def test_an_encounter_of_hers_surprises_nobody_and_calls_her_back() -> None:
    s = hunter("canteen", "go-girl")
    there = near(s)
    s.explore(s.zone(f"tile-{there}")[0], there).noise(s.exit(there, 2)).dice(noise=2)
    s.blind("bag", "token-adult-4").hand("mechanic")
    goes(s, there)
    s.heard(Encountered)
    assert s.intruders(there) == ["adult"]
    assert not s.heard_of(HandMeasured)
    assert not s.heard_of(Attacked)
    assert s.laika() == ""
    assert s.heard_of(LaikaBack)


def haunted(
    monkeypatch: pytest.MonkeyPatch, *, creature: bool
) -> tuple[AftermathScenario, list[int]]:
    """Laika meets something of another race, whose tokens show no kind of creature."""
    s = hunter("canteen", "go-girl")
    there, asked = near(s), []
    s.explore(s.zone(f"tile-{there}")[0], there).noise(s.exit(there, 2)).dice(noise=2)
    s.blind("bag", "token-adult-4")

    def emerges(g: Any, token: str, slot: str, seat: int) -> Any:
        asked.append(seat)
        if creature:
            return (yield from place(g, "intruder-creeper", slot, "N-305"))
        noise_around(g, slot, "N-310")
        return None

    monkeypatch.setattr(s.play.rules, "emerges", emerges)
    face = "shade" if creature else None
    row = IntruderToken(id="x", count=1, face=face, source="U", pack="x")
    monkeypatch.setattr(s.play.rules, "token_row", lambda token: row)
    return goes(s, there), asked


@pytest.mark.rule("NP-046")
def test_what_comes_depends_on_her_master(monkeypatch: pytest.MonkeyPatch) -> None:
    s, asked = haunted(monkeypatch, creature=True)
    assert asked == [s.seat_of(HIM)]
    assert s.laika() == ""
    assert not s.heard_of(HandMeasured)


@pytest.mark.rule("NP-047")
def test_what_is_only_in_his_mind_leaves_her_there(monkeypatch: pytest.MonkeyPatch) -> None:
    s, asked = haunted(monkeypatch, creature=False)
    assert asked == [s.seat_of(HIM)]
    assert s.laika() != ""
    assert set(s.play.board.around[s.laika()]) <= s.noises()


@pytest.mark.rule("NP-044", "NP-071")
def test_who_comes_to_laika_makes_no_noise() -> None:
    s = hunter("canteen", "rest").hand("mechanic", "rest").set(turn=1, actions=2)
    there = near(s, "cockpit")
    s.explore(s.zone(f"tile-{there}")[0], there).dog(there).goes("mechanic", there)
    assert not s.heard_of(NoiseRolled)
    s = hunter("canteen", "rest").hand("mechanic", "rest").set(turn=1, actions=2)
    s.explore(s.zone(f"tile-{there}")[0], there).dice(noise="silence").goes("mechanic", there)
    s.heard(NoiseRolled)


@pytest.mark.rule("NP-071")
def test_laika_is_no_character() -> None:
    s = hunter("canteen", "rest")
    there = near(s)
    s.explore(s.zone(f"tile-{there}")[0], there).dog(there).intruder("adult", there).event_phase()
    assert not s.heard_of(Attacked)
    assert s.laika() == there


@pytest.mark.rule("NP-042")
def test_fire_does_not_hurt_laika() -> None:
    s = hunter("canteen", "rest").dog("canteen").mark("fire", "canteen").rests(HIM)
    assert s.light(HIM) == 1, "but it hurts people"
    assert s.laika() == s.slot("canteen")


@pytest.mark.rule("NP-043")
def test_laika_survives_the_airlock() -> None:
    s = hunter("canteen", "rest").explore("airlock-control")
    yellow = s.explore("generator").slot("generator")
    s.dog(yellow).set(airless=yellow)
    s.edit().lay("supply-depressurization", yellow)
    for way, _ in s.play.board.ways[yellow]:
        s.edit().lay("supply-door", way)
    s.phase("player-end")
    assert s.laika() == yellow


@pytest.mark.rule("NP-045")
def test_laika_comes_when_she_is_called() -> None:
    s = hunter("canteen", "rest").dog("cockpit").does(HIM, "call-back")
    assert (s.laika(), s.actions_left()) == ("", 2)
    assert "call-back" not in [option.verb for option in s.asked(HIM, "turn").options]


def test_a_dead_masters_dog_does_not_stay() -> None:
    s = (
        hunter("canteen", "rest")
        .dog("cockpit")
        .wounded(HIM, "leg", "arm", "hand")
        .mark("fire", "canteen")
    )
    s.rests(HIM)
    assert not s.crew(HIM).alive
    assert s.laika() == ""


def test_closed_doors_stop_laika() -> None:
    s = hunter("canteen", "go-girl")
    for way, _ in s.play.board.ways[s.slot("canteen")]:
        s.edit().lay("supply-door", way)
    assert s.denied(HIM, "play", "go-girl") == "N-215"


# Quest items


def seeking(*, mod: bool = True, items: int = 2) -> tuple[AftermathScenario, str]:
    s = hunter("canteen", "go-girl", "rest", reactions=True)
    if mod:
        s.active(HIM, "seek-mod")
    there = near(s)
    s.at("mechanic", "cockpit").explore("storage", there)
    s.state.searches = {**s.state.searches, there: items}
    s.dice(noise="silence")
    return goes(s, there), there


@pytest.mark.rule("NA-108", "N-418")
def test_laika_seeks_nothing_where_nothing_is_left() -> None:
    s, there = seeking(items=0)
    assert not s.asking(HIM, "ask-seek")
    assert s.laika() == there


@pytest.mark.rule("NA-108")
def test_laika_brings_what_she_finds() -> None:
    s, there = seeking()
    s.does(HIM, "react", "seek-mod")
    s.heard(Discarded, who=HIM)
    s.until(lambda one: one.asking(HIM, "ask-turn"), "first")
    assert s.laika() == ""
    assert s.items_left(there) == 1
    assert len(s.carries(HIM)) == 3, "the rifle, the mod and what she found"
    assert s.spent(HIM) == ["go-girl", "rest"]


@pytest.mark.rule("NA-108")
def test_laika_may_leave_things_where_they_are() -> None:
    s, there = seeking()
    s.passes(HIM)
    assert (s.laika(), s.items_left(there), s.spent(HIM)) == (there, 2, ["go-girl"])


@pytest.mark.rule("NP-069")
def test_danger_that_laika_rolls_draws_intruders_to_her() -> None:
    s = hunter("canteen", "go-girl").at("mechanic", "engine-2")
    there = near(s, explored=False)
    s.explore("storage", there)
    beyond = next(one for one in s.play.board.neighbours[there] if one != s.slot("canteen"))
    s.intruder("adult", beyond).dice(noise="danger")
    goes(s, there)
    assert s.intruders(there) == ["adult"]


@pytest.mark.rule("NA-109")
def test_laika_bites_only_for_the_implant() -> None:
    s = hunter("canteen", "rest", traits=True).intruder("adult", "canteen")
    s.does(HIM, "stay")
    assert s.figure("adult").injuries == 0
    s = hunter("canteen", "rest", traits=True).intruder("breeder", "canteen")
    s.active(HIM, "aggro-override").does(HIM, "stay").does(HIM, "set-on", s.aim("breeder"))
    assert [event.injuries for event in s.heard_of(Injured)] == [1]


# Cards


@pytest.mark.rule("NA-110", "NA-211")
def test_tactical_move_takes_an_intruder_along() -> None:
    s = (
        hunter("canteen", "tactical-move")
        .intruder("adult", "canteen")
        .intruder("creeper", "canteen")
    )
    there = near(s)
    s.explore(s.zone(f"tile-{there}")[0], there)
    s.does(HIM, "play", "tactical-move").does(HIM, "take-along", s.aim("creeper")).does(
        HIM, "go", there
    )
    assert (s.where(HIM), s.intruders(there), s.intruders("canteen")) == (
        there,
        ["creeper"],
        ["adult"],
    )
    assert not s.heard_of(Attacked)
    assert not s.heard_of(NoiseRolled)


def test_tactical_move_needs_an_open_way() -> None:
    s = hunter("canteen", "tactical-move").intruder("adult", "canteen")
    for way, _ in s.play.board.ways[s.slot("canteen")]:
        s.edit().lay("supply-door", way)
    assert s.denied(HIM, "play", "tactical-move") == "N-215"


def test_sentinel_silences_a_corridor_at_laikas_room() -> None:
    s = hunter("canteen", "sentinel")
    assert s.denied(HIM, "play", "sentinel") == "NA-107"
    s.dog("cockpit")
    assert s.denied(HIM, "play", "sentinel") == "N-303"
    ways = s.play.board.around[s.slot("cockpit")]
    s.noise(ways[0], ways[1]).does(HIM, "play", "sentinel").does(HIM, "silence", ways[1])
    s.heard(NoiseGuarded)
    assert s.noises() == {ways[0]}


def saved(*, away: bool = False) -> AftermathScenario:
    s = hunter("canteen", "sentinel", "rest", reactions=True).intruder("adult", "canteen")
    if away:
        s.dog("cockpit")
    return s.top("deck-attack", "bite").event_phase().does(HIM, "react", "sentinel")


@pytest.mark.rule("NA-111")
@pytest.mark.parametrize("away", [False, True])
def test_sentinel_cancels_an_attack_for_laika(away: bool) -> None:
    s = saved(away=away)
    s.heard(AttackIgnored, thanks_to="card-sentinel")
    s.heard(LaikaLost)
    assert (s.wounds(HIM), s.laika()) == ([], "")


@pytest.mark.rule("NA-210")
def test_without_laika_her_cards_are_dead() -> None:
    s = saved()
    s.hand(HIM, "go-girl", "sentinel").set(stage="turn", turn=0, actions=2, queue=[])
    s.state.intruders.clear()
    assert s.denied(HIM, "play", "go-girl") == "NA-210"
    assert s.denied(HIM, "play", "sentinel") == "NA-210", "she is not with him"
    s = hunter("canteen", "rest", "sentinel", traits=True, reactions=True)
    s.edit().state.counters = {"laika": -1}
    s.active(HIM, "aggro-override").intruder("adult", "canteen")
    assert not s.asking(HIM, "laika")
    s.top("deck-attack", "bite").event_phase()
    assert not s.asking(HIM, "sentinel")


@pytest.mark.parametrize("again", [False, True])
def test_quick_shot_may_be_rolled_again(again: bool) -> None:
    s = hunter("canteen", "quick-shot").intruder("breeder", "canteen").dice(combat=["blank", "hit"])
    s.plays(HIM, "quick-shot").does(HIM, "reroll" if again else "keep-roll")
    assert len(s.heard_of(Injured)) == again
    assert s.loaded(HIM, "rifle-247") == 4


# The key


@pytest.mark.rule("NA-112", "NA-212")
@pytest.mark.parametrize("holder", [HIM, "convict"])
def test_the_key_opens_the_cuffs_from_anywhere(holder: str) -> None:
    rooms = {HIM: "canteen", "convict": "cockpit"}
    s = AftermathScenario(HIM, "convict", rooms=rooms).hand(holder, "rest")
    assert "cuffs-key" in s.carries(HIM)
    if holder == "convict":
        s.put("item-cuffs-key#starting", "pack-1", source="pack-0").set(turn=1)
    s.uses(holder, "cuffs-key")
    assert "cuffs" not in s.carries("convict")
    assert "cuffs-key" not in s.carries(holder)
    s.ledger_ok()


@pytest.mark.rule("N-573", "NP-069")
def test_alone_a_room_that_laika_explores_holds_half_as_much() -> None:
    s = AftermathScenario(HIM, rooms={HIM: "hibernatorium"}).hand(HIM, "go-girl")
    s.tile("006", "canteen").token("006", "slime", 3).dice(noise="silence")
    s.plays(HIM, "go-girl").does(HIM, "send-laika", "slot-006")
    assert s.items_left("canteen") == 2
