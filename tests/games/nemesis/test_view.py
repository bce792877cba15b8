"""A seat sees all that it may know, and nothing else: random positions beside other deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.nemesis.scenario import NemesisScenario
from hullbreach.games.nemesis.view import View
from hullbreach.games.survival.model import CLEAN, INFECTED
from hullbreach.kernel import Run, Table, eye
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.texts import Texts
from hullbreach.kernel.twins import exchange, redeal, was_redealt
from hullbreach.testkit.leaks import Window

encode = msgspec.msgpack.Encoder().encode

WAYS = [
    ({}, 4),
    ({}, 1),
    ({"mode": "coop", "revive": True}, 3),
    ({"layout": "alternative", "medic": True}, 5),
    ({"intruder_player": True}, 3),
]
ON_BOARD = ("slot-", "corridor-", "network-", "figure-", "character-", "pod-")
IN_HAND = ("card-", "item-", "quest-", "objective-", "contamination-", "supply-", "intruder-card-")
HELD = ("play", "use", "drop", "keep", "discard", "objective", "activate", "pick-up")
"""Verbs for what the seat holds, or what lies before it."""


def positions(options: dict[str, Any], seats: int, games: int = 2) -> Iterator[tuple[Run, Random]]:
    """Every decision of some random games, before it is made."""
    agreed = read_options(GAME, options, seats)
    for number in range(games):
        lot = Random(f"{seats} {number}")
        run = Run(GAME, GAME.setup(agreed, seats, key_of(f"view {options} {seats} {number}")))
        run.start()
        while run.asks:
            yield run, lot
            ask = lot.choice(run.asks)
            run.give(ask.seat, lot.choice(ask.options))
        yield run, lot


def view_of(run: Run, seat: int) -> View:
    play: Any = run.play
    return GAME.view(play, seat)


def other_deal(run: Run, eyes: int, seed: str) -> Nemesis:
    """The position with everything exchanged that these eyes do not know."""
    play = Nemesis(GAME, GAME.copy(run.play.state))
    play.state.key = key_of(seed)
    exchange(play, eyes, Counter())
    GAME.redeal(play, eyes)
    return play


@pytest.mark.rule("N-062", "N-064", "N-401")
@pytest.mark.parametrize(("options", "seats"), WAYS)
def test_a_view_does_not_depend_on_what_the_seat_cannot_know(
    options: dict[str, Any], seats: int
) -> None:
    dealt = 0
    for run, lot in positions(options, seats):
        if lot.random() > 1 / 8:
            continue
        for seat in range(-1, seats):
            play = other_deal(run, eye(seat) if seat >= 0 else 0, str(lot.random()))
            dealt += play.state.zones != run.play.state.zones
            assert encode(GAME.view(play, seat)) == encode(view_of(run, seat))
    assert dealt > 20


@pytest.mark.parametrize(("options", "seats"), WAYS)
def test_a_twin_has_the_same_view_and_has_heard_the_same(
    options: dict[str, Any], seats: int
) -> None:
    table = Table.new(GAME, seats=seats, options=options, seed="twins", hashes=False, limit=None)
    lot, dealt = Random(seats), 0
    while not table.over:
        asks = table.asks()
        if lot.random() < 1 / 25:
            for seat in range(seats):
                twin = redeal(table, eye(seat), str(lot.random()))
                dealt += was_redealt(table, twin)
                assert encode(twin.view(seat)) == encode(table.view(seat))
                assert twin.events(seat) == table.events(seat)
                assert twin.ask(seat) == table.ask(seat)
        ask = lot.choice(asks)
        table.answer(ask.seat, ask.id, lot.choice(ask.options).id)
    assert dealt > 0


def test_nobody_imagines_a_heavy_item_in_an_inventory() -> None:
    rooms = {"scout": "canteen", "captain": "canteen"}
    s = NemesisScenario("scout", "captain", rooms=rooms).has("captain", *["tools"] * 3, "clothes")
    for seed in range(20):
        play = GAME.Play(GAME, redeal(s.table, eye(0), str(seed)).position)
        assert not any(play.rules.usable(item).heavy for item in play.state.zones["pack-1"])
        assert GAME.ledger(play.state) == GAME.ledger(s.state)


def test_in_another_deal_nobody_drops_what_is_shown_later() -> None:
    """Whoever drops something else there keeps the decoy: the scout is to see it used."""
    s = NemesisScenario("scout", "captain", rooms={"captain": "canteen"}).set(turn=1)
    s.has("captain", "energy-charge#red", "decoy", "grenade", "item-evacuation-key")
    s.hand("captain", "rest").begin()
    dropped = ["item-grenade#red", "item-energy-charge#red", "item-evacuation-key#red"]
    answers = [(1, f"drop:{item}") for item in dropped] + [(1, "use:item-decoy#red")]
    window = Window(GAME, s.table.position, answers, [0])
    for deal in range(60):
        window.compare(eye(0), key_of(str(deal)))


def test_what_left_the_game_unseen_lies_in_no_order_that_could_be_seen() -> None:
    seen = []
    for things in (("tools", "medkit"), ("medkit", "tools")):
        s = NemesisScenario("scout", "captain").has("captain", *things)
        g = s.edit()
        for at in range(len(things)):
            g.show("pack-1", at, eye(0))
        g.move_all("pack-1", "box")
        seen.append([one for one in s.view("scout").seen if one.face.startswith("item-")])
    assert seen[0] == seen[1]
    assert len(seen[0]) == 2


@pytest.mark.parametrize("texts", [Texts("en", "nemesis"), Texts("pl", "nemesis")])
def test_what_is_noted_of_a_room_is_never_nothing(texts: Texts) -> None:
    s = NemesisScenario("scout")
    for slot in s.play.board.slots:
        s.explore(s.zone(f"tile-{slot}")[0])
    regions = s.table.scene(0).regions
    notes = [texts.format(region.note) for region in regions if region.note is not None]
    assert all(note.strip() for note in notes)
    assert len(notes) < len(regions), "the hibernatorium has neither a colour nor a computer"


@pytest.mark.parametrize(("options", "seats"), WAYS)
def test_a_spectator_sees_nothing_that_is_not_public(options: dict[str, Any], seats: int) -> None:
    for run, lot in positions(options, seats, games=1):
        if lot.random() > 1 / 8:
            continue
        seen = view_of(run, -1)
        assert (seen.hand, seen.pack, seen.objectives, seen.looking) == ([], [], [], [])
        for seat in range(seats):
            mine = view_of(run, seat)
            # Whatever a spectator knows, everybody knows.
            assert {(one.zone, one.depth) for one in seen.seen} <= {
                (one.zone, one.depth) for one in mine.seen
            } | {(zone, at) for zone, at in _own(run, seat)}
            assert mine.rooms == seen.rooms
            assert mine.bag == seen.bag


def _own(run: Run, seat: int) -> Iterator[tuple[str, int]]:
    for kind in ("hand", "pack", "objectives", "looking"):
        zone = f"{kind}-{seat}"
        yield from ((zone, at) for at in range(len(run.play.state.zones[zone])))


@pytest.mark.parametrize(("options", "seats"), WAYS)
def test_nobody_sees_whether_contamination_is_infected(options: dict[str, Any], seats: int) -> None:
    for run, lot in positions(options, seats, games=1):
        if lot.random() < 1 / 8:
            for seat in range(-1, seats):
                data = encode(view_of(run, seat))
                assert INFECTED.encode() not in data
                assert CLEAN.encode() not in data


@pytest.mark.parametrize(("options", "seats"), WAYS)
def test_a_seat_sees_its_own_cards_and_the_number_of_the_others(
    options: dict[str, Any], seats: int
) -> None:
    for run, lot in positions(options, seats, games=1):
        if lot.random() > 1 / 8:
            continue
        zones = run.play.state.zones
        for seat in range(seats):
            seen = view_of(run, seat)
            assert seen.hand == [GAME.face(card) for card in zones[f"hand-{seat}"]]
            assert seen.pack == zones[f"pack-{seat}"]
            assert seen.objectives == zones[f"objectives-{seat}"]
            for other, one in enumerate(seen.crew):
                assert one.cards == len(zones[f"hand-{other}"])
                assert len(one.pack) == len(zones[f"pack-{other}"])
                assert None not in one.discard


@pytest.mark.parametrize(("options", "seats"), WAYS)
def test_options_name_what_is_in_the_picture(options: dict[str, Any], seats: int) -> None:
    missing: Counter[str] = Counter()
    for run, _lot in positions(options, seats, games=1):
        for ask in run.asks:
            shown = GAME.scene(view_of(run, ask.seat)).labels()
            for option in ask.options:
                kinds = ON_BOARD + IN_HAND if option.verb in HELD else ON_BOARD
                for arg in option.args:
                    if arg.startswith(kinds) and arg not in shown:
                        missing[f"{ask.prompt} {option.verb} {arg}"] += 1
    assert not missing


def test_the_picture_has_all_rooms_and_corridors_and_a_panel_for_each_player() -> None:
    for run, _lot in positions({"layout": "alternative"}, 3, games=1):
        scene = GAME.scene(view_of(run, 0))
        assert sum(region.id.startswith("slot-") for region in scene.regions) == 21
        assert len(scene.links) == 29
        assert [panel.seat for panel in scene.panels] == [None, 0, 1, 2]
        ends = {end for link in scene.links for end in link.ends}
        assert ends <= {region.id for region in scene.regions}
        assert {piece.at for piece in scene.pieces} <= {region.id for region in scene.regions}


def test_what_is_used_is_usable() -> None:
    used: set[str] = set()
    for run, _lot in positions({"intruder_player": True}, 4, games=3):
        play: Any = run.play
        used.update(GAME.used(play))
        run.play.told = []
    assert used <= set(GAME.usable()), used - set(GAME.usable())
    assert {"character-scout", "intruder-larva"} & used
