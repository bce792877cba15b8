"""What of the box a game has made use of: so that tests can tell what no game ever used.

To use a card, an item or a room is to take its action, not to hold it, pay with it or stand in
it. A weapon is used by shooting, a quest item by activating it, an objective by being judged by it
at the end, a wound by having it, a weakness by being known.
"""

from __future__ import annotations

from hullbreach.games.nemesis import events as own
from hullbreach.games.nemesis.model import CONTENT
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.survival import events
from hullbreach.games.survival.actions import INTERRUPTION
from hullbreach.games.survival.play import kind_of
from hullbreach.kernel import Event

TAKEN = ("act-play", "act-use", "act-room")
"""The actions that use what they name."""

_BY_ITSELF = [f"room-{row.id}" for row in CONTENT.rooms.values() if row.cost is None]
USABLE = tuple(
    f"{kind}-{id_}"
    for kind, rows in (
        ("character", CONTENT.characters),
        ("card", CONTENT.actions),
        ("item", CONTENT.items),
        ("quest", CONTENT.quests),
        ("room", CONTENT.rooms),
        ("exploration", CONTENT.exploration_tokens),
        ("event", CONTENT.events),
        ("attack", CONTENT.attacks),
        ("intruder", CONTENT.intruders),
        ("weakness", CONTENT.weaknesses),
        ("wound", CONTENT.wounds),
        ("objective", CONTENT.objectives),
        ("pod", CONTENT.pods),
        ("intruder-card", CONTENT.intruder_player),
    )
    for id_ in rows
)


def used(g: Nemesis) -> list[str]:
    """Ids of content that came into use with the last answer, or are in use now."""
    return [kind_of(id_) for told in g.told for id_ in in_event(told.event)] + in_use(g)


def in_use(g: Nemesis) -> list[str]:
    """Ids of content that are in use now, whatever was told."""
    state, zones = g.state, g.state.zones
    found = [room for room in _BY_ITSELF if room in state.explored.values()]
    found += map(kind_of, zones["intruder-discard"])
    for seat in range(state.seats):
        things = zones[f"pack-{seat}"] + zones[f"hands-{seat}"]
        found += [thing for thing in things if thing.startswith("quest-")]
    found += [quest for quest in zones["joined"] if quest.startswith("quest-")]
    found += state.weaknesses
    if state.over:
        found += zones["shared-objectives"]
        for seat in range(state.seats):
            found += zones[f"objectives-{seat}"]
    return found


NAMED: dict[type[Event], str] = {
    events.Drafted: "who",
    events.AttackIgnored: "thanks_to",
    events.Shot: "weapon",
    events.Explored: "token",
    events.IntruderPlaced: "intruder",
    events.SeriouslyWounded: "wound",
    events.WeaknessFound: "weakness",
    own.PodEntered: "pod",
}
"""The field of an event that names what was used, or what came up."""


def in_event(event: Event) -> tuple[str, ...]:
    """Ids of what an event tells that somebody used, or that came up."""
    field = NAMED.get(type(event))
    if field is not None:
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
