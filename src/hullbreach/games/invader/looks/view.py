"""What a seat may know. Nothing is secret but what lies face down: decks, and some tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from hullbreach.games.invader.rules import model
from hullbreach.games.invader.rules.model import Counts, InvaderState
from hullbreach.games.invader.rules.play import Invader
from hullbreach.kernel.play import SPECTATOR
from hullbreach.kernel.viewing import ViewMaker
from hullbreach.kernel.views import AnyField, Field, height, pile

if TYPE_CHECKING:
    from hullbreach.games.invader.edition import InvaderEdition


class SurvivorView(msgspec.Struct, frozen=True, gc=False):
    """What is seen of a survivor."""

    id: str
    seat: int
    zone: str
    armor: int
    most: int
    xp: int
    level: int
    skills: tuple[str, ...]
    acted: bool
    out: bool
    unseen: bool
    guest: bool
    left: list[str]
    right: list[str]
    body: list[str]
    pack: list[str]
    remotes: list[str]


class View(msgspec.Struct, frozen=True, gc=False):
    """What a seat knows."""

    seat: int
    packs: tuple[str, ...]
    stage: str
    round: int
    first: int
    turn: int
    acting: int
    actions: int
    free: tuple[str, ...]
    spent: tuple[str, ...]
    crew: list[SurvivorView]
    horde: dict[str, Counts]
    stock: Counts
    noise: dict[str, int]
    closed: tuple[str, ...]
    torn: tuple[str, ...]
    barred: tuple[str, ...]
    mold: tuple[str, ...]
    dry: tuple[str, ...]
    coloured: dict[str, str]
    doors: int
    machines: dict[str, str]
    woken: tuple[str, ...]
    awake: tuple[str, ...]
    marks: dict[str, int]
    plans: tuple[tuple[str, str, Counts], ...]
    objectives: dict[str, str | None]
    spawns: dict[str, list[str | None]]
    equipment: int
    discard: list[str]
    xeno_deck: int
    xeno_discard: list[str]
    oxygen: int
    prototypes: int
    starting: list[str]
    taken: list[str]
    over: bool

    @property
    def level(self) -> int:
        """The danger level."""
        return max((one.level for one in self.crew if not one.out), default=0)


def survivors(g: Invader) -> list[SurvivorView]:
    """What is seen of the survivors."""
    zones = g.state.zones
    return [
        SurvivorView(
            one.id,
            one.seat,
            one.zone,
            one.armor,
            one.most,
            one.xp,
            one.level,
            one.skills,
            one.acted,
            one.out,
            one.unseen,
            one.guest,
            *(zones[place(one.id)] for place in (*model.PLACES, model.remotes)),
        )
        for one in g.crew
    ]


def view_maker(edition: InvaderEdition) -> ViewMaker[Any, View]:
    """What makes the views of an edition."""
    places = [
        place(f"survivor-{id}")
        for id in edition.box.survivors
        for place in (*model.PLACES, model.remotes)
    ]
    tokens = {zone: zone.removeprefix("objective-at-") for zone in edition.objective_zones}
    spawns = {model.spawn_tokens(zone): zone for zone in edition.rules.spawns}

    def objectives(g: Invader) -> dict[str, str | None]:
        zones = g.state.zones
        return {at: g.see(zone, SPECTATOR)[-1] for zone, at in tokens.items() if zones[zone]}

    def spawn_tokens(g: Invader) -> dict[str, list[str | None]]:
        return {at: g.see(zone, SPECTATOR) for zone, at in spawns.items()}

    fields: dict[str, AnyField] = {
        "crew": Field((".crew", *places), survivors),
        "objectives": Field(tuple(tokens), objectives),
        "spawns": Field(tuple(spawns), spawn_tokens),
        "equipment": height(model.EQUIPMENT),
        "discard": pile(model.DISCARD),
        "xeno_deck": height(model.XENO_DECK),
        "xeno_discard": pile(model.XENO_DISCARD),
        "oxygen": height(model.OXYGEN),
        "prototypes": height(model.PROTOTYPES),
        "starting": pile(model.STARTING),
        "taken": pile(model.TAKEN),
    }
    return ViewMaker(View, InvaderState, fields, edition.fields)
