"""Nemesis as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from hullbreach.games.nemesis import (  # noqa: F401 (they register what cards and rooms do)
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
from hullbreach.games.nemesis.facts import facts
from hullbreach.games.nemesis.model import CONTENT, NemesisOptions, NemesisState
from hullbreach.games.nemesis.observation import Observer, progress
from hullbreach.games.nemesis.picture import scene
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.nemesis.rounds import step
from hullbreach.games.nemesis.rules import NemesisRules
from hullbreach.games.nemesis.setup import box, unpack
from hullbreach.games.nemesis.use import USABLE, used
from hullbreach.games.nemesis.view import View, view, views
from hullbreach.games.nemesis.vocabulary import aliases, vocabulary
from hullbreach.games.survival.model import CLEAN, CONTAMINATION, FIRE, INFECTED
from hullbreach.kernel import Die, Entry, Facts, Game, Listing, Rule
from hullbreach.kernel.chance import permute
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.events import Told
from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.vocabulary import Vocabulary

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


_complete()


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
    faces: ClassVar = {INFECTED: CONTAMINATION, CLEAN: CONTAMINATION}
    """Contamination cards look all the same until they are scanned."""
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

    def views(self, play: Nemesis, seats: Iterable[int]) -> dict[int, View]:
        """What several seats may know."""
        return views(play, seats)

    def scene(self, view: View) -> Scene:
        """The ship."""
        return scene(view)

    def box(self, options: NemesisOptions, seats: int) -> Counter[str]:
        """Every component."""
        return box(options, seats)

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
            for zone, there in zones.items()
            if zone != "gone"
            for index, item in enumerate(there)
            if item in (INFECTED, CLEAN)
        ]
        cards = sorted(zones[zone][index] for zone, index in places)
        permute(cards, play.bits)
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

    def facts(self, play: Nemesis, told: Sequence[Told]) -> Facts:
        """Characters, objectives, deaths, rounds, and what was used."""
        return facts(play, told)

    def measures(self, play: Nemesis) -> dict[str, int]:
        """How far the ship is explored, and how bad it looks."""
        state, zones = play.state, play.state.zones
        return {
            "measure-nemesis-explored": len(state.explored),
            "measure-nemesis-intruders": len(state.intruders),
            "measure-nemesis-fires": sum(FIRE in zones[slot] for slot in play.board.slots),
            "measure-nemesis-malfunctions": sum(play.broken(slot) for slot in play.board.slots),
            "measure-nemesis-crew": sum(one.alive for one in state.crew),
        }

    def round_of(self, play: Nemesis) -> int:
        """The round; 0 while characters are drafted."""
        return play.state.round

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

    def vocabulary(self, options: NemesisOptions, seats: int) -> Vocabulary:
        """All actions."""
        return vocabulary(options)

    def aliases(self, view: View) -> dict[str, str]:
        """The figures, each by its kind and number."""
        return aliases(view)

    def observer(self, options: NemesisOptions, seats: int) -> Observer:
        """The layout of the board."""
        return Observer(options.layout, seats)

    def progress(self, view: View) -> float:
        """See `observation.progress`."""
        return progress(view)

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
