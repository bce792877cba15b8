"""What of the box a game has made use of: so that tests can tell what no game ever used.

To use a card, an item or a room is to take its action; a weapon is used by firing it, armour and passive
items by having them, an objective or a directive by being judged by it, a wound by having it.
"""

from __future__ import annotations

from hullbreach.games.retaliation.content import Content
from hullbreach.games.retaliation.rules import events as own
from hullbreach.games.retaliation.rules.model import DIRECTIVES, worn
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.survival.rules import events
from hullbreach.games.survival.rules.model import hands, objectives
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import Event

TAKEN = ("act-play", "act-use", "act-room")
"""The actions that use what they name."""
NAMED: dict[type[Event], str] = {
    events.Drafted: "who",
    events.AttackIgnored: "thanks_to",
    events.ReactionPlayed: "what",
    events.Shot: "weapon",
    events.IntruderPlaced: "intruder",
    events.SeriouslyWounded: "wound",
    events.Used: "item",
    own.Burst: "weapon",
    own.RoomFound: "card",
    own.Appeared: "intruder",
    own.QueenHurt: "card",
    own.EventRevealed: "event",
}
"""The field of an event that names what was used, or what came up."""


class Uses:
    """What can be used in an edition of Retaliation."""

    def __init__(self, box: Content) -> None:
        kinds = {
            "character": box.characters,
            "card": box.actions,
            "item": box.items,
            "room": box.rooms,
            "robot": box.robots,
            "exploration": box.exploration,
            "event": box.events,
            "attack": box.attacks,
            "health": box.health,
            "intruder": box.intruders,
            "wound": box.wounds,
            "objective": box.objectives,
            "directive": box.directives,
        }
        self.usable = tuple(f"{kind}-{id}" for kind, rows in kinds.items() for id in rows)
        rows = box.items.values()
        self._had = {
            f"item-{row.id}" for row in rows if row.use == "passive" or row.weapon == "melee"
        }

    def used(self, g: Retaliation) -> list[str]:
        """Ids of content that came into use with the last answer, or are in use now."""
        state, zones = g.state, g.state.zones
        found = [kind_of(id) for told in g.told for id in self._in_event(told.event)]
        for seat in range(state.seats):
            things = map(kind_of, (*zones[hands(seat)], *zones[worn(seat)]))
            found += [one for one in things if one in self._had]
        if g.robot_known():
            found += zones["robot"]
        if state.over:
            found += zones[DIRECTIVES]
            found += [card for seat in range(state.seats) for card in zones[objectives(seat)]]
        return found

    def _in_event(self, event: Event) -> tuple[str, ...]:
        """Ids of what an event tells that somebody used, or that came up."""
        if field := NAMED.get(type(event)):
            return (getattr(event, field),)
        match event:
            case events.Acted(what=what) if what.id in TAKEN:
                return (str(what.args["a"]),)
            case events.Attacked(card=str(card)):
                return (card,)
        return ()
