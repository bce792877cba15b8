"""What is shown large once: dice, Xeno cards, attacks, what was found and learned, the end."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.invader.box import LEVELS, Box
from hullbreach.games.invader.looks.panels import LEVEL_TONES
from hullbreach.games.invader.rules.events import (
    Activated,
    Ended,
    Fell,
    Found,
    Hurt,
    Killed,
    ObjectiveTaken,
    Rolled,
    Rose,
    Spawned,
    SpawnWoke,
    XenoCardDrawn,
    XenosAttack,
)
from hullbreach.kernel import Event, Text
from hullbreach.kernel.scenes import (
    Card,
    CardKind,
    CardRow,
    Cause,
    Effect,
    Marker,
    Reveal,
    Step,
    Tone,
)


def reveal(event: Event, box: Box, people: Mapping[str, int]) -> Reveal | None:
    """What is shown of an event."""
    return of_survivors(event, people) or of_xenos(event, box, people)


def of_survivors(event: Event, people: Mapping[str, int]) -> Reveal | None:
    """What survivors do."""
    text = event.text()
    match event:
        case Rolled(weapon=weapon, zone=zone, faces=faces):
            dice = [
                Cause(Text("number", {"number": int(face)}), icon="die", face=face)
                for face in faces
            ]
            return Reveal("dice", text, shown(weapon, "item"), causes=dice, at=zone)
        case Killed(zone=zone):
            return Reveal("dice", text, effects=[Effect(text, zone)], at=zone, part="within")
        case Found(who, cards) if cards:
            return Reveal("token", text, shown(cards[0], "item"), seat=people.get(who))
        case ObjectiveTaken(who, token, zone):
            return Reveal("token", text, at=zone, seat=people.get(who), art=token)
        case Rose(who=who, skill=skill) if skill:
            return Reveal("token", text, shown(skill, "skill"), seat=people.get(who))
        case Fell(who):
            return Reveal("death", text, seat=people.get(who), art=who)
        case Ended():
            return Reveal("end", text)
    return None


def of_xenos(event: Event, box: Box, people: Mapping[str, int]) -> Reveal | None:
    """What Xenos do."""
    text = event.text()
    match event:
        case XenoCardDrawn(card=id, zone=zone, xeno=xeno, level=level):
            card = xeno_card(box, id, xeno, level)
            return Reveal("event", text, card, at=zone, steps=steps(event))
        case Spawned(zone=zone):
            effects = [Effect(text, zone, tone="danger")]
            return Reveal("event", text, effects=effects, at=zone, part="within")
        case XenosAttack(zone=zone, worst=worst):
            return Reveal("attack", text, at=zone, art=worst)
        case Hurt(who=who, armor=armor, most=most, zone=zone):
            lost = (most - armor, most)
            effects = [Effect(text, who, tone="danger", fill=lost)]
            seat = people.get(who)
            return Reveal("wound", text, effects=effects, at=zone, seat=seat, art=who, part="joins")
        case Activated(xeno):
            return Reveal("encounter", text, art=xeno)
        case SpawnWoke(zone, token):
            return Reveal("event", text, at=zone, art=token)
    return None


def steps(event: XenoCardDrawn) -> list[Step]:
    """The spawn zones in their order: what was drawn, what is, what comes next, and what sleeps."""
    left, found = "done", list[Step]()
    for number, zone in enumerate(event.spawns, 1):
        if zone not in (*event.awake, *event.asleep):
            continue
        state = left if zone in event.awake else "asleep"
        if zone == event.zone:
            state, left = "now", "next"
        tone: Tone = "danger" if state == "now" else "muted" if state == "asleep" else "plain"
        found.append(
            Step(Text(zone), number, Text(f"invader-spawns-{state}"), zone, state == "now", tone)
        )
    return found


def shown(id: str, kind: CardKind) -> Card:
    """A card with its text."""
    return Card(id, Text(id), Text(f"{id}-text"), kind=kind, art=id)


def xeno_card(box: Box, id: str, xeno: str, level: str) -> Card:
    """A Xeno card; where it spawns by level, with all levels, of which one is read."""
    row = box.xeno_cards[id.removeprefix("xenocard-")]
    if row.does != "spawn":
        return shown(id, "spawn")
    counts = dict(zip((f"level-{name}" for name in LEVELS), row.counts, strict=True))
    rows = [
        CardRow(
            Text(name),
            Text("number", {"number": count}),
            [Marker("figure", Text(xeno), "danger", art=xeno)] if name == level else [],
            name == level,
            tone,
        )
        for (name, count), tone in zip(counts.items(), LEVEL_TONES, strict=True)
    ]
    read = Text("invader-card-read", {"level": level, "count": counts[level], "xeno": xeno})
    return Card(id, Text(id), read, kind="spawn", art=id, rows=rows)
