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
from hullbreach.games.nemesis.view import View
from hullbreach.games.survival.model import CLEAN, INFECTED
from hullbreach.kernel import Run, Table, eye
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.twins import exchange, redeal, was_redealt

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


@pytest.mark.parametrize(("options", "seats"), WAYS)
def test_what_a_view_keeps_is_what_would_be_made_anew(options: dict[str, Any], seats: int) -> None:
    """Whoever looks, and however long ago they looked last."""
    for run, lot in positions(options, seats):
        for seat in range(-1, seats):
            if lot.random() < 1 / 2:
                continue
            anew = GAME.view(Nemesis(GAME, run.play.state), seat)
            assert encode(view_of(run, seat)) == encode(anew)


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
