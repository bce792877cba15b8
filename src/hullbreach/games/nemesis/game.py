"""Nemesis as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from hullbreach.games.nemesis import (
    action_cards,
    attack_cards,
    event_cards,
    intruder_player,
    items,
    medic,
    quests,
    rooms,
)
from hullbreach.games.nemesis.backs import back_of
from hullbreach.games.nemesis.effects import ATTACKS, CARDS, EVENTS, INTRUDER_CARDS, ITEMS, ROOMS
from hullbreach.games.nemesis.enriched import enrich
from hullbreach.games.nemesis.model import CONTENT, NemesisOptions, NemesisState
from hullbreach.games.nemesis.picture import scene
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.nemesis.rounds import step
from hullbreach.games.nemesis.rules import NemesisRules
from hullbreach.games.nemesis.setup import box, unpack
from hullbreach.games.nemesis.use import USABLE, used
from hullbreach.games.nemesis.view import View, view
from hullbreach.games.survival.model import CLEAN, CONTAMINATION, INFECTED
from hullbreach.kernel import Die, Entry, Game, Listing, Rule
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.scenes import Scene

FOLDER = files("hullbreach.games.nemesis") / "content"

Nemesis.rules = NemesisRules()


def _complete() -> None:
    """No card without its effect, no effect without its card."""
    CARDS.complete(f"card-{row.id}" for row in CONTENT.actions.values() if not row.reaction)
    ITEMS.complete(
        [
            *(f"item-{row.id}" for row in CONTENT.items.values() if row.use != "weapon"),
            *(
                f"quest-{row.id}"
                for row in CONTENT.quests.values()
                if row.use != "passive" and not row.reaction
            ),
        ]
    )
    ROOMS.complete(f"room-{row.id}" for row in CONTENT.rooms.values() if row.cost is not None)
    EVENTS.complete(f"event-{row}" for row in CONTENT.events)
    ATTACKS.complete(f"attack-{row}" for row in CONTENT.attacks)
    INTRUDER_CARDS.complete(f"intruder-card-{row}" for row in CONTENT.intruder_player)


EFFECT_MODULES = (
    action_cards,
    attack_cards,
    event_cards,
    intruder_player,
    items,
    medic,
    quests,
    rooms,
)


KINDS = {
    "sides": "board",
    "special-rooms": "room",
    "intruder-figures": "intruder",
    "intruder-tokens": "token",
    "exploration-tokens": "exploration",
    "engine-tokens": "engine",
    "escape-pods": "pod",
    "supplies": "supply",
    "dice": "die",
    "weaknesses": "weakness",
    "coordinates": "coordinates",
    "serious-wounds": "wound",
    "contamination": "contamination",
    "intruder-player-cards": "intruder-card",
    "quest-items": "quest",
    "action-cards": "card",
}
"""The kind of component in each list of the box; other lists are named after what they hold."""


def _kind_of_list(name: str) -> str:
    if name in KINDS:
        return KINDS[name]
    if name.startswith("room-tiles"):
        return "room"
    return name.rpartition("-")[2].removesuffix("s")


class NemesisGame(Game[NemesisState]):
    """The game."""

    name = "nemesis"
    version = "1"
    seats = range(1, 6)
    State = NemesisState
    Options = NemesisOptions
    Play = Nemesis

    def check(self, options: NemesisOptions, seats: int) -> None:
        """The AutoDoc belongs to the cooperative game, the intruder player to the standard one."""
        if options.revive and options.mode != "coop":
            raise BadOption(game=self.name, detail="setting-nemesis-revive-only-coop")
        if options.intruder_player and (options.mode == "coop" or seats == 1):
            raise BadOption(game=self.name, detail="setting-nemesis-intruder-player-only-standard")

    def setup(self, options: NemesisOptions, seats: int, key: bytes) -> NemesisState:
        """The box unpacked."""
        return unpack(self, options, seats, key)

    def step(self, play: Nemesis) -> Rule[None] | None:
        """The next part of the round."""
        return step(play)

    def view(self, play: Nemesis, seat: int) -> View:
        """What a seat may know."""
        return view(play, seat)

    def scene(self, view: View) -> Scene:
        """The ship."""
        return scene(view)

    def box(self, options: NemesisOptions, seats: int) -> Counter[str]:
        """Every component."""
        return box(options, seats)

    def face(self, item: str) -> str:
        """Contamination cards look all the same until they are scanned."""
        return CONTAMINATION if item in (INFECTED, CLEAN) else item

    def back(self, item: str, zone: str) -> str:
        """Action and contamination cards of a player look the same from behind."""
        kind, _, seat = zone.partition("-")
        if kind in ("hand", "deck") and seat.isdigit():
            return f"cards-{seat}"
        return back_of(item)

    def redeal(self, play: Nemesis, mask: int) -> None:
        """Which contamination cards are infected nobody knows."""
        zones = play.state.zones
        places = [
            (zone, index)
            for zone, items in zones.items()
            if zone != "gone"
            for index, item in enumerate(items)
            if item in (INFECTED, CLEAN)
        ]
        cards = sorted(zones[zone][index] for zone, index in places)
        bits = play.bits()
        for last in range(len(cards) - 1, 0, -1):
            bits, other = divmod(bits, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        for zone in dict.fromkeys(zone for zone, _ in places):
            zones[zone] = zones[zone][:]
        for (zone, index), card in zip(places, cards, strict=True):
            zones[zone][index] = card

    def dice(self) -> Iterable[Die]:
        """The noise die and the combat die."""
        return [Die(row.id, row.faces) for row in CONTENT.dice.values()]

    def content(self) -> list[Listing]:
        """Every list of the box."""
        rows: dict[str, list[Entry]] = {}
        boxed: dict[str, int] = {}
        for pack, name, row, count in CONTENT.pieces():
            key = name if pack == "base" else f"{name}-{pack}"
            entry = Entry(f"{_kind_of_list(name)}-{row.id}", count, row.source, row.rival)
            rows.setdefault(key, []).append(entry)
        for pack, lists in CONTENT.box.items():
            for name, count in lists.items():
                boxed[name if pack == "base" else f"{name}-{pack}"] = count
        return [Listing.of(name, boxed.get(name, 0), entries) for name, entries in rows.items()]

    def used(self, play: Nemesis) -> Iterable[str]:
        """What was carried out since the last answer, and what lies where it is in use."""
        return used(play)

    def usable(self) -> Iterable[str]:
        """Every card, item, room, token, objective, pod, character and kind of intruder."""
        return USABLE

    def enrich(self, play: Nemesis) -> None:
        """A crew that has been aboard for a while."""
        enrich(play)

    def modes(self) -> Iterable[tuple[str, dict[str, Any], Iterable[int]]]:
        """The ways to play."""
        return [
            ("standard", {}, range(2, 6)),
            ("solo", {}, [1]),
            ("coop", {"mode": "coop"}, range(2, 6)),
            ("revive", {"mode": "coop", "revive": True}, range(2, 6)),
            ("alternative", {"layout": "alternative"}, range(1, 6)),
            ("intruder-player", {"intruder_player": True}, range(2, 6)),
            ("medic", {"medic": True}, range(1, 6)),
        ]

    @property
    def content_files(self) -> list[Traversable]:
        """All data files."""
        found = (file for file in FOLDER.iterdir() if file.name.endswith(".toml"))
        return sorted(found, key=lambda file: file.name)

    @property
    def checklist_files(self) -> list[Traversable]:
        """The rules of the base game."""
        return [FOLDER / "rules.csv"]


GAME = NemesisGame()
