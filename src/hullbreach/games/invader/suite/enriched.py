"""A position that takes long to come by: survivors who know more, carry more, and have company."""

from __future__ import annotations

from hullbreach.games.invader.rules import model
from hullbreach.games.invader.rules.experience import taken
from hullbreach.games.invader.rules.model import EQUIPMENT, Survivor
from hullbreach.games.invader.rules.play import Invader

FINDS = 4
"""Cards that everybody has found."""
GROUPS = 4
"""Groups of Xenos on the map."""
MOST = 3
"""Xenos in a group, at most."""
FURTHER = 4
"""Skills of the whole box that whoever is at the last level has learned, as if in ultrared mode."""


def enrich(g: Invader) -> None:
    """Everybody has fought and searched for a while."""
    for who in g.crew:
        if not who.guest:
            teach(g, who)
            equip(g, who)
    zones = sorted(zone.id for zone in g.board.zones.values() if zone.indoors)
    exit_zone = g.rules.exit
    for _ in range(GROUPS):
        zone, kind = g.pick(zones), g.pick(g.kinds)
        number = min(1 + g.below(MOST), g.state.stock[kind.at])
        if not g.victims(zone) and not kind.row.abomination and number and zone != exit_zone:
            g.change(zone, kind.at, number)


def teach(g: Invader, who: Survivor) -> None:
    """A survivor is close to some level, or has reached the last, with the skills of those below."""
    levels = g.box.numbers.levels
    card = g.box.survivors[who.id.removeprefix("survivor-")]
    who.level = g.below(len(levels) + 1)
    who.xp = levels[who.level] - 1 - g.below(2) if who.level < len(levels) else levels[-1]
    rows = {1: (card.yellow,), 2: card.orange, 3: card.red}
    for level in range(1, who.level + 1):
        skill = f"skill-{g.pick(rows[level])}"
        who.skills, who.took = (*who.skills, skill), (*who.took, taken(level, skill))
    if who.level == len(levels):
        others = [f"skill-{row.id}" for row in g.box.skills.values() if not row.setup]
        who.skills = (*who.skills, *(g.pick(others) for _ in range(FURTHER)))


def equip(g: Invader, who: Survivor) -> None:
    """A survivor has found something."""
    zones = g.state.zones
    for _ in range(FINDS):
        items = [card for card in zones[EQUIPMENT] if card in g.items]
        card = g.pick(items)
        row = g.items[card]
        place = model.pack(who.id)
        if row.slot == "hand" and not zones[model.right(who.id)]:
            place = model.right(who.id)
        elif row.slot == "body" and len(zones[model.body(who.id)]) < g.box.numbers.body:
            place = model.body(who.id)
        g.put(card, EQUIPMENT, place)
