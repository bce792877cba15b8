"""A seat sees all that it may know, and nothing else: random positions beside other deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, product
from random import Random
from typing import Any, get_type_hints

import msgspec
import pytest

from hullbreach.games.survival.hive.kinds import QUEEN
from hullbreach.games.survival.rules.model import CLEAN, INFECTED
from hullbreach.kernel import Run, Table, eye, find
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.features import blank
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.state import SHARED, VALUE
from hullbreach.kernel.twins import exchange, redeal, was_redealt

encode = msgspec.msgpack.Encoder().encode

WAYS: list[tuple[str, dict[str, Any], int]] = [
    ("nemesis", {}, 4),
    ("nemesis", {}, 1),
    ("nemesis", {"mode": "coop", "revive": True}, 3),
    ("nemesis", {"layout": "alternative", "packs": ["medic"]}, 5),
    ("nemesis", {"intruder_player": True}, 3),
    ("lockdown", {}, 4),
    ("lockdown", {}, 1),
    ("lockdown", {"mode": "coop", "revive": True}, 3),
    ("lockdown", {"packs": ["surface", "guests"]}, 5),
    ("lockdown", {"packs": ["intruders"]}, 2),
]
ON_BOARD = ("slot-", "corridor-", "network-", "figure-", "character-", "pod-")
IN_HAND = ("card-", "item-", "quest-", "objective-", "contamination-", "supply-", "intruder-card-")
HELD = ("play", "use", "drop", "keep", "discard", "objective", "activate", "pick-up")
"""Verbs for what the seat holds, or what lies before it."""


def positions(
    name: str, options: dict[str, Any], seats: int, games: int = 1, *, rich: bool = False
) -> Iterator[tuple[Run, Random]]:
    """Every decision of random games, before it is made; the last game may begin enriched."""
    game = find(name)
    agreed = read_options(game, options, seats)
    for number in range(games):
        lot = Random(f"{seats} {number}")
        state = game.setup(agreed, seats, key_of(f"view {options} {seats} {number}"))
        if rich and number == games - 1:
            game.enrich(game.Play(game, state))
        run = Run(game, state)
        run.start()
        while run.asks:
            yield run, lot
            ask = lot.choice(run.asks)
            run.give(ask.seat, lot.choice(ask.options))
        yield run, lot


def view_of(run: Run, seat: int) -> Any:
    return run.play.game.view(run.play, seat)


def other_deal(run: Run, eyes: int, seed: str) -> Any:
    """The position with everything exchanged that these eyes do not know."""
    game = run.play.game
    play = game.Play(game, game.copy(run.play.state))
    play.state.key = key_of(seed)
    exchange(play, eyes, Counter())
    game.redeal(play, eyes)
    return play


@pytest.mark.rule("N-062", "N-064", "N-401", "L-069", "L-105", "L-106", "L-107", "L-387")
@pytest.mark.parametrize(("name", "options", "seats"), WAYS, ids=str)
def test_a_view_does_not_depend_on_what_the_seat_cannot_know(
    name: str, options: dict[str, Any], seats: int
) -> None:
    dealt = 0
    for run, lot in positions(name, options, seats, games=2):
        if lot.random() > 1 / 8:
            continue
        for seat in range(-1, seats):
            play = other_deal(run, eye(seat) if seat >= 0 else 0, str(lot.random()))
            dealt += play.state.zones != run.play.state.zones
            assert encode(run.play.game.view(play, seat)) == encode(view_of(run, seat))
    assert dealt > 10


@pytest.mark.parametrize(("name", "options", "seats"), WAYS, ids=str)
def test_a_twin_has_the_same_view_and_has_heard_the_same(
    name: str, options: dict[str, Any], seats: int
) -> None:
    table = Table.new(name, seats=seats, options=options, seed="twins", hashes=False, limit=None)
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


@pytest.mark.parametrize(("name", "options", "seats"), WAYS, ids=str)
def test_a_view_is_never_older_than_the_position(
    name: str, options: dict[str, Any], seats: int
) -> None:
    """Parts of views are kept: whoever looks, and however long ago they looked last."""
    for run, lot in positions(name, options, seats, rich=True):
        game = run.play.game
        for seat in range(-1, seats):
            if lot.random() < 1 / 2:
                fresh = game.Play(game, run.play.state)
                assert encode(view_of(run, seat)) == encode(game.view(fresh, seat))


def values(state: Any) -> Iterator[Any]:
    """What is replaced in a state, and never changed: copies and views share it."""
    for field, hint in get_type_hints(type(state), include_extras=True).items():
        marks = getattr(hint, "__metadata__", ())
        if VALUE in marks:
            yield getattr(state, field)
        elif SHARED in marks:
            yield from getattr(state, field).values()


@pytest.mark.parametrize(("name", "options", "seats"), WAYS, ids=str)
def test_what_is_a_value_in_a_state_is_never_changed(
    name: str, options: dict[str, Any], seats: int
) -> None:
    kept: list[tuple[Any, bytes]] = []
    for run, _lot in positions(name, options, seats, games=2, rich=True):
        assert all(encode(value) == was for value, was in kept)
        kept = [(value, encode(value)) for value in values(run.play.state)]
    assert len(kept) > 100


class Midgame:
    """A game of three, some way into it, that began enriched; all seats look again and again."""

    def __init__(self, name: str, options: dict[str, Any], number: int = 0) -> None:
        self.game = game = find(name)
        agreed = read_options(game, options, 3)
        state = game.setup(agreed, 3, key_of(f"midgame {number}"))
        game.enrich(game.Play(game, state))
        run, lot = Run(game, state), Random(number)
        run.start()
        for _ in range(20):
            run.give(run.asks[0].seat, lot.choice(run.asks[0].options))
        self.play: Any = run.play
        self.observers = game.observer(agreed, 3), game.observer(agreed, 3)
        self.rows = [self.row() for _ in range(3)]
        self.views: list[Any] = [None] * 3

    def row(self) -> Any:
        return blank(len(self.observers[0].names))

    def look(self) -> list[bytes]:
        """What every seat sees, which is what it would see if nobody had looked before."""
        seen, (observer, other) = [], self.observers
        for seat in range(-1, 3):
            view = self.game.view(self.play, seat)
            fresh = self.game.view(self.game.Play(self.game, self.play.state), seat)
            assert encode(view) == encode(fresh)
            seen.append(encode(view))
            if seat >= 0:
                row = self.row()
                other.write(fresh, row)
                observer.write(view, self.rows[seat], self.views[seat])
                assert self.rows[seat] == row
                self.views[seat] = view
        return seen


BOXES = [("nemesis", {"intruder_player": True}), ("lockdown", {})]


@pytest.mark.parametrize(("name", "options"), BOXES, ids=str)
def test_whatever_moves_or_is_shown_anywhere_is_seen(name: str, options: dict[str, Any]) -> None:
    here = Midgame(name, options)
    play, zones = here.play, here.play.state.zones
    here.look()
    for one, other in pairwise(sorted(zones)):
        like = one.rpartition("-")[0] == other.rpartition("-")[0]
        if like and len(zones[one]) == len(zones[other]):
            mine, yours = zones[one], zones[other]
            play.rewrite(one, yours)
            play.rewrite(other, mine)
            here.look()
    for zone in [zone for zone in zones if zones[zone]]:
        play.show(zone, 0, eye(1))
        here.look()
        play.turn_up(zone)
        here.look()


@pytest.mark.parametrize(
    ("name", "field"),
    [
        *product(("nemesis", "lockdown"), ("intruders", "explored", "searches", "ruined", "ammo")),
        *product(("nemesis", "lockdown"), ("joined", "weaknesses", "killed", "fallen")),
        ("nemesis", "locked"),
        ("nemesis", "intruder_seat"),
        ("lockdown", "active"),
        ("lockdown", "uses"),
    ],
)
def test_what_is_noted_beside_the_zones_is_seen(name: str, field: str) -> None:
    changed = 0
    for number in range(4):
        here = Midgame(name, {}, number)
        before = here.look()
        note(here.play, field)
        changed += here.look() != before
    assert changed


def note(play: Any, field: str) -> None:
    """Change something that the state says beside its zones: most of it is a value."""
    state, zones = play.state, play.state.zones
    held = [thing for seat in range(3) for thing in zones[f"pack-{seat}"] + zones[f"hands-{seat}"]]
    match field:
        case "intruders":
            state.intruders.clear()
        case "explored" | "searches":
            setattr(state, field, {})
        case "active":
            state.active = []
        case "ruined":
            state.ruined = [*play.board.noise_places]
        case "ammo" | "uses" | "fallen":
            setattr(state, field, dict.fromkeys(held, 9))
        case "joined":
            state.joined = {held[0]: held[1:]}
        case "weaknesses":
            state.weaknesses = ["weakness-the-way-of-moving"]
        case "killed":
            state.killed = [QUEEN]
        case "locked":
            state.locked = ["pod-1"]
        case "intruder_seat":
            state.intruder_seat = 1


@pytest.mark.parametrize(("name", "options", "seats"), WAYS, ids=str)
def test_a_row_of_numbers_is_never_older_than_the_view(
    name: str, options: dict[str, Any], seats: int
) -> None:
    """A row is written over the last one of its seat, and seats share what they see alike."""
    game = find(name)
    agreed = read_options(game, options, seats)
    observer = game.observer(agreed, seats)
    rows = [blank(len(observer.names)) for _ in range(seats)]
    before: list[Any] = [None] * seats
    for run, lot in positions(name, options, seats, rich=True):
        for seat in range(seats):
            if lot.random() < 1 / 4:
                view, fresh = view_of(run, seat), blank(len(observer.names))
                observer.write(view, rows[seat], before[seat])
                before[seat] = view
                game.observer(agreed, seats).write(view, fresh)
                assert rows[seat] == fresh


@pytest.mark.parametrize(("name", "options", "seats"), WAYS, ids=str)
def test_a_spectator_sees_nothing_that_is_not_public(
    name: str, options: dict[str, Any], seats: int
) -> None:
    for run, lot in positions(name, options, seats):
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


@pytest.mark.parametrize(("name", "options", "seats"), WAYS, ids=str)
def test_nobody_sees_whether_contamination_is_infected(
    name: str, options: dict[str, Any], seats: int
) -> None:
    for run, lot in positions(name, options, seats):
        if lot.random() < 1 / 8:
            for seat in range(-1, seats):
                data = encode(view_of(run, seat))
                assert INFECTED.encode() not in data
                assert CLEAN.encode() not in data


@pytest.mark.parametrize(("name", "options", "seats"), WAYS, ids=str)
def test_a_seat_sees_its_own_cards_and_the_number_of_the_others(
    name: str, options: dict[str, Any], seats: int
) -> None:
    for run, lot in positions(name, options, seats):
        if lot.random() > 1 / 8:
            continue
        zones = run.play.state.zones
        for seat in range(seats):
            seen = view_of(run, seat)
            assert seen.hand == [run.play.game.face(card) for card in zones[f"hand-{seat}"]]
            assert seen.pack == zones[f"pack-{seat}"]
            assert seen.objectives == zones[f"objectives-{seat}"]
            for other, one in enumerate(seen.crew):
                assert one.cards == len(zones[f"hand-{other}"])
                assert len(one.pack) == len(zones[f"pack-{other}"])
                assert None not in one.discard


@pytest.mark.parametrize(("name", "options", "seats"), WAYS, ids=str)
def test_options_name_what_is_in_the_picture(
    name: str, options: dict[str, Any], seats: int
) -> None:
    missing: Counter[str] = Counter()
    for run, _lot in positions(name, options, seats):
        for ask in run.asks:
            shown = run.play.game.scene(view_of(run, ask.seat)).labels()
            for option in ask.options:
                kinds = ON_BOARD + IN_HAND if option.verb in HELD else ON_BOARD
                for arg in option.args:
                    if arg.startswith(kinds) and arg not in shown:
                        missing[f"{ask.prompt} {option.verb} {arg}"] += 1
    assert not missing


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("nemesis", {"intruder_player": True}),
        ("lockdown", {"packs": ["surface", "guests"]}),
        ("lockdown", {"packs": ["intruders"]}),
    ],
    ids=str,
)
def test_what_is_used_is_usable(name: str, options: dict[str, Any]) -> None:
    used: set[str] = set()
    for run, _lot in positions(name, options, 4, games=3):
        used.update(run.play.game.used(run.play))
        run.play.told = []
    usable = set(find(name).usable())
    assert used <= usable, used - usable
    assert any(one.startswith("character-") for one in used)
    assert any(one.startswith("intruder-") for one in used)


@pytest.mark.parametrize(("name", "options", "seats"), WAYS, ids=str)
def test_the_picture_has_all_rooms_and_corridors_and_a_panel_for_each_player(
    name: str, options: dict[str, Any], seats: int
) -> None:
    for run, lot in positions(name, options, seats):
        if lot.random() > 1 / 8:
            continue
        play: Any = run.play
        scene = run.play.game.scene(view_of(run, 0))
        places = {region.id for region in scene.regions}
        assert {*play.board.slots, *play.board.networks} <= places
        assert {*play.board.passages} <= {link.id for link in scene.links}
        assert [panel.seat for panel in scene.panels] == [None, *range(seats)]
        assert {end for link in scene.links for end in link.ends} <= places
        assert {piece.at for piece in scene.pieces} <= places
