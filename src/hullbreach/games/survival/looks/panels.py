"""The panels beside the board: what everyone sees of the players, and lists of things as texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from hullbreach.games.survival.looks.view import Person, Room
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import Text, packs
from hullbreach.kernel.scenes import Fact, Meter, Panel, Tone

DEAD = ("dead", "intruder")
SIGNS = ("slimed", "larva", "signal", "passed", "taped")
SAFE = ("hibernating", "isolated", "bunker", "escaped")


WORDS = 1024
"""Texts that are made once."""


@lru_cache(WORDS)
def number(value: int) -> Text:
    """A bare number."""
    return Text("number", {"number": value})


def names(ids: Iterable[str | None]) -> Text:
    """Things by their names, those that can be seen."""
    return _names(tuple(ids))


@lru_cache(WORDS)
def _names(ids: tuple[str | None, ...]) -> Text:
    return listed(Text(kind_of(one)) for one in ids if one)


def listed(texts: Iterable[Text]) -> Text:
    """Several texts as one, with commas."""
    parts = list(texts)
    if not parts:
        return Text("table-none")
    joined = parts[-1]
    for part in reversed(parts[:-1]):
        joined = Text("list-and", {"first": part, "rest": joined})
    return joined


def counted(things: Iterable[str]) -> Text:
    """Things by their names, and how many there are."""
    return _counted(tuple(things))


@lru_cache(WORDS)
def _counted(things: tuple[str, ...]) -> Text:
    return listed(
        Text("table-count", {"what": kind, "count": count}) if count > 1 else Text(kind)
        for kind, count in Counter(map(kind_of, things)).items()
    )


# The board as a whole


def fears(rooms: Mapping[str, Room], supplies: Mapping[str, int]) -> list[Fact]:
    """How many markers lie about of those whose end is the end of everything."""
    lying = Counter(thing for room in rooms.values() for thing in room.here)
    facts = []
    for marker, most in supplies.items():
        here = lying[f"supply-{marker}"]
        label = Text("table-of", {"count": here, "most": most})
        tone: Tone = "danger" if here == most else "warning" if here else "plain"
        facts.append(Fact(Text(f"table-{marker}"), label, tone, marker))
    return facts


def gauges(facts: Iterable[Fact], *meters: Meter) -> list[Meter]:
    """The numbers of a board that are shown by a sign: of these facts, and some more."""
    counted = [
        Meter(fact.icon, fact.label, *_counts(fact.value), fact.tone) for fact in facts if fact.icon
    ]
    return [*counted, *meters]


def _counts(value: Text) -> tuple[int, int]:
    """How many, and how many there can be."""
    count, most = value.args.get("count", value.args.get("number")), value.args.get("most")
    return count if isinstance(count, int) else 0, most if isinstance(most, int) else 0


def bag(tokens: Mapping[str, int]) -> Fact:
    """What is in the bag."""
    there = [
        Text("table-count", {"what": kind, "count": count})
        for kind, count in tokens.items()
        if count
    ]
    return Fact(Text("table-bag"), listed(there), art="bag")


# The players


def panel_of(
    seat: int,
    one: Person,
    colour: str,
    facts: Iterable[Fact],
    *,
    active: bool,
    meters: list[Meter],
    at: str,
    acts: tuple[int, int] | None,
) -> Panel:
    """The panel of a player."""
    name = Text(one.id) if one.id else Text("seat-name", {"number": seat + 1})
    own = [_numbered(one.number), *(facts if one.id else ())]
    return Panel(
        f"panel-{seat}",
        name,
        own,
        seat,
        colour,
        active,
        art=one.id,
        meters=meters if one.id else [],
        at=at,
        held=[*map(_name, one.carried)],
        acts=acts,
        status=_status(one),
    )


@lru_cache(WORDS)
def _numbered(value: int) -> Fact:
    return Fact(Text("table-number"), number(value))


@lru_cache(WORDS)
def _name(thing: str) -> Text:
    return Text(kind_of(thing))


def _status(one: Person) -> Text | None:
    """What there is to say of somebody who takes no turns now."""
    if one.status in (*DEAD, *SAFE):
        return Text(f"table-status-{one.status}", {"where": ""})
    return Text("table-passed") if one.passed else None


def body_meters(one: Person, light_wounds: int, serious_wounds: int) -> list[Meter]:
    """Wounds, cards and what clings to somebody, by signs."""
    hurt: Tone = "danger" if one.wounds else "plain"
    return [
        _meter("light-wound", "table-light", one.light, light_wounds, "warning"),
        _meter("serious-wound", "table-serious", len(one.wounds), serious_wounds, hurt),
        *[_meter("wound", kind_of(one), 1, 0, "danger", kind_of(one)) for one in one.wounds],
        *[
            _meter("dressed-wound", kind_of(one), 1, 0, "muted", kind_of(one))
            for one in one.dressed
        ],
        _meter("card", "table-in-hand", one.cards),
        *([_meter("slime", "table-slimed", 1, 0, "warning")] if one.slimed else ()),
        *([_meter("larva", "table-larva", 1, 0, "warning")] if one.larva else ()),
    ]


@lru_cache(WORDS)
def _meter(
    icon: str, label: str, count: int, most: int = 0, tone: Tone = "plain", art: str = ""
) -> Meter:
    return Meter(icon, Text(label), count, most, tone, art)


def ammo_meters(
    one: Person, ammo: Mapping[str, int], capacity: Callable[[str], int]
) -> list[Meter]:
    """The ammunition in the hands of somebody."""
    return [
        _meter("ammo", kind_of(thing), ammo[thing], capacity(thing), art=kind_of(thing))
        for thing in one.carried
        if thing in ammo
    ]


def first_facts(one: Person, where: str, actions: int | None, *, first: bool) -> list[Fact]:
    """Where somebody is and what is left of the turn, if it is theirs."""
    facts = [_standing(one.status, where)]
    if first:
        facts.append(Fact(Text("table-first"), Text("table-yes"), "accent"))
    if actions is not None:
        facts.append(Fact(Text("table-actions"), number(actions)))
    return facts


@lru_cache(WORDS)
def _standing(status: str, where: str) -> Fact:
    tone: Tone = "danger" if status in DEAD else "good" if status in SAFE else "plain"
    return Fact(Text("table-status"), Text(f"table-status-{status}", {"where": where}), tone)


def body_facts(one: Person, light_wounds: int) -> list[Fact]:
    """Cards, wounds and marks."""
    facts = [_cards(one.cards, one.deck, len(one.discard))]
    if one.light:
        value = Text("table-of", {"count": one.light, "most": light_wounds})
        facts.append(Fact(Text("table-light"), value, "warning"))
    if one.wounds:
        facts.append(Fact(Text("table-serious"), names(one.wounds), "danger"))
    if one.dressed:
        facts.append(Fact(Text("table-dressed"), names(one.dressed), "warning"))
    if one.slimed or one.larva or one.signal or one.passed or one.taped:
        signs = (one.slimed, one.larva, one.signal, one.passed, one.taped)
        shown = [Text(f"table-{sign}") for sign, so in zip(SIGNS, signs, strict=True) if so]
        facts.append(Fact(Text("table-signs"), listed(shown)))
    return facts


@lru_cache(WORDS)
def _cards(hand: int, deck: int, discard: int) -> Fact:
    counts = Text("table-card-counts", {"hand": hand, "deck": deck, "discard": discard})
    return Fact(Text("table-cards"), counts)


def counter_facts(one: Person, counters: Iterable[packs.Counter]) -> list[Fact]:
    """What packs count for every character."""
    facts = []
    for counter in counters:
        count = getattr(one, counter.id)
        value = Text("table-of", {"count": count, "most": counter.high})
        shown = value if counter.high else number(count)
        facts.append(Fact(Text(f"counter-{counter.id}"), shown))
    return facts


def counter_meters(person: Person, counters: Iterable[packs.Counter]) -> list[Meter]:
    """What packs count for a character, by their signs, once there is something to count."""
    return [
        Meter("warning", Text(name), count, one.high, _how_near(count, one.high), name)
        for one in counters
        if (count := getattr(person, one.id)) and (name := f"counter-{one.id}")
    ]


def _how_near(count: int, high: int) -> Tone:
    """How a number looks that can be too much."""
    return "danger" if high and count >= high - 1 else "warning"


def kept_facts(kept: Iterable[tuple[str, list[str | None]]]) -> list[Fact]:
    """The cards of packs that lie with a character, by deck; of those face down only that they do."""
    return [
        Fact(
            Text(f"table-{kind}s"),
            names(faces) if any(faces) else Text("table-face-down"),
            "danger",
        )
        for kind, faces in kept
        if faces
    ]


def thing_facts(one: Person, ammo: Mapping[str, int], *, own: bool) -> list[Fact]:
    """What somebody has: known items by name, the others by the colour of their backs."""
    facts = []
    if one.carried:
        facts.append(_carried(tuple([(one, ammo.get(one)) for one in one.carried if one])))
    if one.pack:
        facts.append(Fact(Text("table-pack"), counted(one.pack)))
    if one.quests:
        facts.append(Fact(Text("table-quests-open"), names(one.quests), "muted"))
    if not own and any(one.objectives):
        facts.append(Fact(Text("table-objectives-seen"), names(one.objectives), "secret"))
    return facts


@lru_cache(WORDS)
def _carried(things: tuple[tuple[str, int | None], ...]) -> Fact:
    """What somebody has in hands, with the ammunition of weapons."""
    held = [
        Text(kind_of(thing))
        if ammo is None
        else Text("table-ammo", {"weapon": kind_of(thing), "ammo": ammo})
        for thing, ammo in things
    ]
    return Fact(Text("table-carried"), listed(held))
