"""What of the box a game has made use of: so that tests can tell what no game ever used.

To use a card, an item or a room is to take its action, not to hold it, pay with it or stand in
it. A weapon is used by shooting, what works by itself by carrying it, a quest item by
activating it, an objective by being judged by it at the end, a wound by having it, a weakness by
being known.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hullbreach.games.survival.content import Content
from hullbreach.games.survival.rules import events
from hullbreach.games.survival.rules.actions import INTERRUPTION
from hullbreach.games.survival.rules.model import SurvivalState
from hullbreach.games.survival.rules.play import Survival, kind_of
from hullbreach.kernel import ALL_EYES, Event

TAKEN = ("act-play", "act-use", "act-room", "act-activate")
"""The actions that use what they name."""
NAMED: dict[type[Event], str] = {
    events.Drafted: "who",
    events.AttackIgnored: "thanks_to",
    events.ReactionPlayed: "what",
    events.Shot: "weapon",
    events.Used: "item",
    events.Explored: "token",
    events.IntruderPlaced: "intruder",
    events.SeriouslyWounded: "wound",
    events.WeaknessFound: "weakness",
}
"""The field of an event that names what was used, or what came up."""


class Uses:
    """What can be used in a game; it adds the kinds of components that only it has."""

    def __init__(
        self,
        content: Content,
        own: Mapping[str, Iterable[str]],
        named: Mapping[type[Event], str],
        left_out: Iterable[str] = (),
    ) -> None:
        kinds: dict[str, Iterable[str]] = {
            "character": content.characters,
            "card": content.actions,
            "item": content.items,
            "quest": content.quests,
            "room": content.rooms,
            "exploration": content.exploration_tokens,
            "event": content.events,
            "attack": content.attacks,
            "intruder": content.intruders,
            "weakness": content.weaknesses,
            "wound": content.wounds,
            "objective": content.objectives,
            **content.own_decks,
        }
        both = (*kinds.items(), *own.items())
        usable = dict.fromkeys(f"{kind}-{id_}" for kind, rows in both for id_ in rows)
        self.usable = tuple(one for one in usable if one not in left_out)
        self.named = NAMED | dict(named)
        self._own = tuple(content.own_decks)
        self._worn = {f"item-{row.id}" for row in content.items.values() if row.use == "passive"}
        rooms = [f"room-{row.id}" for row in content.rooms.values() if row.cost is None]
        self._by_itself = [room for room in rooms if room not in left_out]

    def own_in_use(self, g: Any) -> Iterable[str]:
        """What else is in use now."""
        return ()

    def used(self, g: Survival[SurvivalState]) -> list[str]:
        """Ids of content that came into use with the last answer, or are in use now."""
        told = [kind_of(id_) for told in g.told for id_ in self.in_event(told.event)]
        return told + self.in_use(g)

    def in_use(self, g: Survival[SurvivalState]) -> list[str]:
        """Ids of content that are in use now, whatever was told."""
        state, zones = g.state, g.state.zones
        found = [room for room in self._by_itself if room in state.explored.values()]
        found += self.own_in_use(g)
        for seat in range(state.seats) if self._worn else ():
            things = (*zones[f"hands-{seat}"], *zones[f"pack-{seat}"])
            found += [one for one in map(kind_of, things) if one in self._worn]
        for kind in self._own:
            for zone in (f"discard-{kind}", *(f"{kind}-{seat}" for seat in range(state.seats))):
                if state.eyes.get(zone) == ALL_EYES:
                    found += zones[zone]
        found += state.weaknesses
        if state.over:
            found += zones["shared-objectives"]
            for seat in range(state.seats):
                found += zones[f"objectives-{seat}"]
        return found

    def in_event(self, event: Event) -> tuple[str, ...]:
        """Ids of what an event tells that somebody used, or that came up."""
        field = self.named.get(type(event)) or (event.shows[0] if event.large else "")
        if field:
            return (getattr(event, field),)
        match event:
            case events.Acted(what=what) if what.id in TAKEN:
                return (str(what.args["a"]),)
            case events.Interrupted():
                return (INTERRUPTION,)
            case events.EventDrawn(event=card, ignored=False):
                return (card,)
            case events.Attacked(card=str(card), hit=True):
                return (card,)
        return ()
