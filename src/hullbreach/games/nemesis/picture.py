"""How Nemesis looks: the scene of a view.

Elements have the ids that options name: slots, corridors, networks, figures, characters, cards,
items, pods, objectives. What is drawn comes from the view and the content, never from the state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from hullbreach.games.nemesis.model import BOARDS, CONTENT, NOT_STARTED, NUMBERS
from hullbreach.games.nemesis.view import Pods, View
from hullbreach.games.survival.combat import EGGS
from hullbreach.games.survival.model import EGG, OBJECTS
from hullbreach.games.survival.play import kind_of
from hullbreach.games.survival.rulebook import row_id
from hullbreach.games.survival.view import Passage, Person, Room, Seen
from hullbreach.kernel import Text
from hullbreach.kernel.scenes import (
    Card,
    Fact,
    Hand,
    Link,
    Marker,
    Panel,
    Piece,
    Pile,
    Region,
    Scene,
    Space,
    Tone,
    Track,
    remembered,
)

COLOURS = {
    "blue": "#4f8fe8",
    "green": "#58b368",
    "yellow": "#e8c547",
    "red": "#e0564f",
    "violet": "#a877d8",
    "white": "#e6e6ea",
    "pink": "#ec8fb8",
}
PEOPLE = {f"character-{row.id}": COLOURS[row.colour] for row in CONTENT.characters.values()}

ICONS: dict[str, tuple[str, Tone]] = {
    "supply-fire": ("fire", "danger"),
    "supply-malfunction": ("malfunction", "warning"),
    "supply-depressurization": ("depressurization", "danger"),
    "supply-egg": ("egg", "plain"),
    "supply-carcass": ("carcass", "plain"),
    "supply-corpse-blue": ("corpse", "plain"),
    "supply-corpse-red": ("corpse", "plain"),
}
"""How markers and objects in a room look, in the order in which they are drawn."""

FIGURES = 4096
"""Pieces that are drawn once: who stands where, and how."""

POD_SPACING = 95
"""Between two pods of a section, in the board's units."""

TRACK_TONES: dict[str, Tone] = {
    "green": "good",
    "white": "plain",
    "blue": "accent",
    "yellow": "warning",
    "red": "danger",
}


def scene(view: View) -> Scene:
    """The ship, all that happens on it, and what the seat holds."""
    board = CONTENT.boards[view.layout]
    return Scene(
        title=Text("game-nemesis"),
        width=board.width,
        height=board.height,
        regions=_regions(
            view.layout, view.rooms, _places_seen(view), view.passages, view.pods, view.locked
        ),
        links=_corridors(view.layout, view.passages),
        pieces=[*_people(view), *_figures(view)],
        tracks=_tracks(view.time, view.destruct, view.destination, _coordinates_seen(view)),
        piles=_piles(view),
        hands=_hands(view),
        panels=[
            _ship(view.rooms, view.round, view.eggs, view.bag, view.discovered),
            *(_panel_of(view, seat) for seat in range(len(view.crew))),
        ],
    )


# The board


@remembered
def _regions(
    layout: str,
    rooms: dict[str, Room],
    seen: list[Seen],
    passages: dict[str, Passage],
    pods: list[Pods],
    shut: list[str],
) -> list[Region]:
    return [
        *_rooms(layout, rooms, seen),
        *_networks(layout, passages),
        *_pods(layout, pods, shut),
    ]


def _rooms(layout: str, rooms: dict[str, Room], seen: list[Seen]) -> list[Region]:
    known = _known_places(seen)
    return [
        _room(slot, rooms[slot], layout, known.get(slot))
        for slot in (f"slot-{place}" for place in CONTENT.boards[layout].slots)
    ]


@remembered
def _room(slot: str, here: Room, layout: str, known: Text | None) -> Region:
    place = CONTENT.boards[layout].slots[row_id(slot)]
    return Region(
        slot,
        Text(here.room or slot),
        place.x,
        place.y,
        "hex",
        _room_tone(here),
        _room_note(here) if here.room else known,
        _room_markers(here),
        not here.room,
    )


def _places_seen(view: View) -> list[Seen]:
    return [one for one in view.seen if one.zone.startswith(("tile-", "exploration-"))]


def _known_places(seen: list[Seen]) -> dict[str, Text]:
    """What the seat has found out about slots that are not explored."""
    found: dict[str, Text] = {}
    for one in seen:
        kind, _, slot = one.zone.partition("-")
        if kind in ("tile", "exploration") and slot in found:
            found[slot] = Text("list-and", {"first": one.face, "rest": found[slot]})
        elif kind == "tile":
            found[slot] = Text(one.face)
        elif kind == "exploration":
            effect, _, items = one.face.partition("#")
            found[slot] = Text("nemesis-token-seen", {"token": effect, "items": int(items)})
    return found


def _room_tone(here: Room) -> Tone:
    if "supply-fire" in here.here:
        return "danger"
    if "supply-malfunction" in here.here:
        return "warning"
    return "plain" if here.room else "muted"


def _room_note(here: Room) -> Text | None:
    row = CONTENT.rooms[row_id(here.room)]
    if not row.colour and not row.computer:
        return None
    colour = f"colour-{row.colour}" if row.colour else None
    return Text("nemesis-room-note", {"colour": colour, "computer": row.computer})


def _room_markers(here: Room) -> list[Marker]:
    markers = []
    if here.items is not None:
        tone: Tone = "plain" if here.items else "muted"
        label = Text("nemesis-items-left", {"count": here.items})
        markers.append(Marker("search", label, tone, here.items))
    if here.here:
        lying = Counter(kind_of(thing) for thing in here.here)
        for thing, (icon, tone) in ICONS.items():
            if lying[thing]:
                markers.append(Marker(icon, Text(thing), tone, lying[thing]))
    return markers


def _networks(layout: str, passages: dict[str, Passage]) -> list[Region]:
    regions = []
    for place in CONTENT.boards[layout].networks.values():
        id_ = f"network-{place.id}"
        markers = _way_markers(passages.get(id_))
        regions.append(Region(id_, Text(id_), place.x, place.y, "circle", markers=markers))
    return regions


def _way_markers(lying: Passage | None) -> list[Marker]:
    if lying is None:
        return []
    markers = []
    if lying.noise:
        markers.append(Marker("noise", Text("supply-noise"), "warning"))
    if lying.destroyed:
        markers.append(Marker("door-destroyed", Text("nemesis-door-destroyed"), "muted"))
    elif lying.door:
        markers.append(Marker("door-closed", Text("nemesis-door-closed"), "accent"))
    return markers


@remembered
def _corridors(layout: str, passages: dict[str, Passage]) -> list[Link]:
    return [_corridor(layout, id_, passages.get(id_)) for id_ in BOARDS[layout].passages]


@remembered
def _corridor(layout: str, id_: str, lying: Passage | None) -> Link:
    passage = BOARDS[layout].passages[id_]
    numbers = ", ".join(map(str, passage.numbers))
    label = Text("nemesis-corridor", {"numbers": numbers})
    return Link(id_, passage.ends, label, _way_markers(lying))


def _pods(layout: str, pods: list[Pods], shut: list[str]) -> list[Region]:
    """The pods wait beside their sections; one with nobody in it can be locked."""
    parking = CONTENT.boards[layout].parking
    regions = []
    for section in pods:
        place = parking[section.section]
        for index, pod in enumerate(section.pods):
            locked = pod in shut
            regions.append(
                Region(
                    pod,
                    Text(pod),
                    place.x + index * POD_SPACING,
                    place.y,
                    "box",
                    "muted" if locked else "good",
                    Text("nemesis-pod-note", {"section": section.section, "locked": locked}),
                    [Marker("locked", Text("nemesis-locked"), "muted")] if locked else [],
                )
            )
    return regions


def _people(view: View) -> list[Piece]:
    pieces = []
    for one in view.crew:
        at = one.slot if one.status == "aboard" else one.pod if one.status == "pod" else ""
        if one.id and at:
            pieces.append(_person(one.id, at, one.slimed, one.larva))
    return pieces


@lru_cache(FIGURES)
def _person(who: str, at: str, slimed: bool, larva: bool) -> Piece:
    markers = []
    if slimed:
        markers.append(Marker("slime", Text("nemesis-slimed"), "warning"))
    if larva:
        markers.append(Marker("larva", Text("intruder-larva"), "danger"))
    return Piece(who, at, "person", Text(who), PEOPLE[who], markers=markers)


def _figures(view: View) -> list[Piece]:
    return [_figure(one.id, one.kind, one.slot, one.injuries) for one in view.figures]


@lru_cache(FIGURES)
def _figure(name: str, kind: str, slot: str, injuries: int) -> Piece:
    number = int(name.partition("-")[2])
    markers = []
    if injuries:
        label = Text("nemesis-injuries", {"count": injuries})
        markers.append(Marker("injury", label, "danger", injuries))
    label = Text("nemesis-figure", {"kind": kind, "number": number})
    return Piece(name, slot, kind.partition("-")[2], label, tone="danger", markers=markers)


# Tracks and piles


@remembered
def _tracks(at: int, burning: int, course: int, card: str | None) -> list[Track]:
    running = None if burning == NOT_STARTED else burning
    return [
        Track("track-time", Text("track-time"), _countdown("time", "nemesis-jump"), at),
        Track(
            "track-self-destruct",
            Text("track-self-destruct"),
            _countdown("self-destruct", "nemesis-boom"),
            running,
        ),
        Track("track-destination", Text("track-destination"), _destinations(card), course),
    ]


def _countdown(track: str, end: str) -> list[Space]:
    """The spaces of a track by how many are left, the last one by what happens there."""
    spaces = CONTENT.tracks[track].spaces
    last = len(spaces) - 1
    return [
        Space(
            Text("number", {"number": last - at}) if at < last else Text(end), TRACK_TONES[colour]
        )
        for at, colour in enumerate(spaces)
    ]


def _coordinates_seen(view: View) -> str | None:
    return next((one.face for one in view.seen if one.zone == "coordinates"), None)


def _destinations(card: str | None) -> list[Space]:
    """The letters of the track; with what the seat knows from the coordinates card."""
    spaces = []
    for at, letter in enumerate(CONTENT.tracks["destination"].spaces):
        where = None
        if card is not None:
            where = f"destination-{CONTENT.coordinates[row_id(card)].destinations[at]}"
        label = Text("nemesis-course", {"space": letter.upper(), "where": where})
        spaces.append(Space(label, "secret" if where else "plain"))
    return spaces


def _piles(view: View) -> list[Pile]:
    piles = _open_piles(view.decks, view.discards, view.crafted, view.bag)
    if view.intruder_seat >= 0:
        face = _face(view.intruder_discard)
        piles = [*piles, Pile("intruder-deck", Text("pile-intruder"), view.intruder_deck, face)]
    if view.seat < 0:
        return piles
    me = view.crew[view.seat]
    return [
        *piles,
        Pile(f"deck-{view.seat}", Text("pile-own"), me.deck),
        Pile(f"discard-{view.seat}", Text("pile-own-discard"), len(me.discard), _face(me.discard)),
    ]


@remembered
def _open_piles(
    decks: dict[str, int], discards: dict[str, list[str]], crafted: list[str], bag: dict[str, int]
) -> list[Pile]:
    piles = []
    for name, count in decks.items():
        pile = name.partition("-")[2]
        top = discards.get(f"discard-{pile}")
        piles.append(Pile(name, Text(f"pile-{pile}"), count, _face(top)))
    piles.append(Pile("deck-crafted", Text("pile-crafted"), len(crafted)))
    piles.append(Pile("bag", Text("nemesis-bag"), sum(bag.values())))
    return piles


def _face(pile: Sequence[str | None] | None) -> Text | None:
    return Text(kind_of(pile[-1])) if pile and pile[-1] else None


# What lies open to the seat


def _hands(view: View) -> list[Hand]:
    """The hands that are not empty."""
    cards = {"drawn": _cards(view.drawn), "looking": _cards(view.looking, "secret")}
    if view.seat >= 0:
        me = view.crew[view.seat]
        held = [*me.carried, *view.pack]
        cards |= {
            "hand": _cards(view.hand),
            "items": [_thing(view, item) for item in held if item],
            "quests": _cards(me.quests),
            "here": _lying(view, me),
            "objectives": _cards(view.objectives, "secret"),
        }
    cards |= {
        "intruder-hand": _cards(view.intruder_hand),
        "shared-objectives": _cards(view.shared),
        "weaknesses": _cards(view.discovered),
        "seen": _seen(view),
    }
    return [Hand(name, Text(f"nemesis-{name}"), held) for name, held in cards.items() if held]


def _cards(faces: Iterable[str | None], tone: Tone = "plain") -> list[Card]:
    return [_card(face, tone) for face in faces if face is not None]


@cache
def _card(face: str, tone: Tone = "plain") -> Card:
    """A card or thing with what is printed on it."""
    name = kind_of(face)
    kind, _, id_ = name.partition("-")
    if kind == "card":
        action = CONTENT.actions[id_]
        use = Text("nemesis-reaction") if action.reaction else Text(f"use-{action.use}")
        return Card(face, Text(name), Text(f"{name}-text"), str(action.cost), tone, use)
    if kind == "item":
        item = CONTENT.items[id_]
        cost = "" if item.use in ("weapon", "passive") else str(item.cost)
        return Card(face, Text(name), Text(f"{name}-text"), cost, tone, _item_kind(face))
    if kind == "quest":
        quest = CONTENT.quests[id_]
        use = Text("nemesis-reaction") if quest.reaction else Text(f"use-{quest.use}")
        return Card(face, Text(name), Text(f"{name}-text"), "", tone, use)
    if kind == "objective":
        deck = CONTENT.objectives[id_].deck
        return Card(face, Text(name), Text(f"{name}-text"), "", tone, Text(f"deck-{deck}"))
    if kind == "contamination":
        return Card(face, Text(name), Text(f"{name}-text"), "", "warning")
    if kind in ("event", "weakness", "attack", "wound", "exploration", "room"):
        return Card(face, Text(name), Text(f"{name}-text"), "", tone)
    if name.startswith("intruder-card-"):
        return Card(face, Text(name), Text(f"{name}-text"), _moves(face), tone)
    return Card(face, Text(name), None, "", tone)


def _moves(face: str) -> str:
    """The corridor number and the attacks on a card of the intruder player."""
    move, _, attacks = face.partition("#")[2].partition("-")
    return f"{'*' if move == 'any' else move}/{attacks}"


def _item_kind(item: str) -> Text:
    """Colour of the back, use, component, weight: the small print of an item."""
    row = CONTENT.items[row_id(item)]
    deck = item.partition("#")[2].partition("-")[0]
    weapon = Text(f"weapon-{row.weapon.kind}") if row.weapon else Text(f"use-{row.use}")
    component = f"component-{row.component}" if row.component else None
    return Text(
        "nemesis-item-kind",
        {"deck": f"deck-{deck}", "use": weapon, "part": component, "heavy": row.heavy},
    )


def _thing(view: View, thing: str) -> Card:
    """Something carried; a weapon with its ammo, in the place of a cost."""
    card = _card(thing)
    if thing not in view.ammo:
        return card
    row = CONTENT.items[row_id(thing)]
    most = row.weapon.capacity if row.weapon else 0
    for extra in view.joined.get(thing, ()):
        rows = CONTENT.items if extra.startswith("item-") else CONTENT.quests
        most += rows[row_id(extra)].extra_ammo
    return Card(card.id, card.label, card.text, f"{view.ammo[thing]}/{most}", kind=card.kind)


def _lying(view: View, me: Person) -> list[Card]:
    """The objects in the room of the seat's character, and the eggs that it could attack."""
    here = view.rooms.get(me.slot) if me.status == "aboard" else None
    if here is None:
        return []
    cards = [_card(thing) for thing in OBJECTS if thing in here.here]
    if EGG in here.here or (here.room == "room-nest" and view.eggs):
        cards.append(Card(EGGS, Text(EGGS)))
    return cards


def _seen(view: View) -> list[Card]:
    """What the seat knows of hidden things, and where they are."""
    cards = []
    for one in view.seen:
        zone, _, rest = one.zone.partition("-")
        if one.face in PEOPLE:
            continue  # the characters that nobody drafted
        if zone in ("hand", "deck", "pack", "objectives", "intruder") or one.zone == "box":
            where = _where(view, zone, rest, one.zone)
        else:
            where = Text("nemesis-seen-in", {"place": rest if rest.startswith("slot") else zone})
        card = _card(one.face, "secret")
        cards.append(Card(card.id, card.label, card.text, kind=where, tone="secret"))
    return cards


def _where(view: View, kind: str, rest: str, zone: str) -> Text:
    if kind != "box" and rest.isdigit():
        return Text(f"nemesis-seen-{kind}", {"who": _name(view, int(rest))})
    return Text("nemesis-seen-pile", {"pile": f"pile-{rest}" if kind == "deck" else zone})


# Panels


def _name(view: View, seat: int) -> Text:
    who = view.crew[seat].id
    return Text(who) if who else Text("seat-name", {"number": seat + 1})


@remembered
def _ship(
    rooms: dict[str, Room], turn: int, eggs: int, tokens: dict[str, int], discovered: list[str]
) -> Panel:
    """How close the ship is to its end, and what is in the bag."""
    lying = Counter(thing for room in rooms.values() for thing in room.here)
    facts = [Fact(Text("nemesis-round"), Text("number", {"number": turn}))]
    for marker in ("fire", "malfunction"):
        most = CONTENT.supplies[marker].count
        here = lying[f"supply-{marker}"]
        label = Text("nemesis-of", {"count": here, "most": most})
        tone: Tone = "danger" if here == most else "warning" if here else "plain"
        facts.append(Fact(Text(f"nemesis-{marker}"), label, tone))
    facts.append(Fact(Text("nemesis-eggs"), Text("number", {"number": eggs})))
    bag = [
        Text("nemesis-count", {"what": kind, "count": count})
        for kind, count in tokens.items()
        if count
    ]
    facts.append(Fact(Text("nemesis-bag"), _list(bag)))
    if discovered:
        facts.append(Fact(Text("nemesis-weaknesses"), _names(discovered), "good"))
    return Panel("panel-ship", Text("nemesis-ship"), facts)


def _panel_of(view: View, seat: int) -> Panel:
    one = view.crew[seat]
    turn = view.stage == "turn" and seat == view.turn
    return _panel(
        seat,
        one,
        view.rooms[one.slot].room if one.slot in view.rooms else "",
        view.ammo,
        view.actions if turn else None,
        seat == view.first,
        turn and not view.over,
        seat == view.seat,
    )


@remembered
def _panel(
    seat: int,
    one: Person,
    room: str,
    ammo: dict[str, int],
    actions: int | None,
    first: bool,
    active: bool,
    own: bool,
) -> Panel:
    """What everyone sees of a player; `actions` are left in a turn."""
    facts = [Fact(Text("nemesis-number"), Text("number", {"number": one.number}))]
    if one.id:
        facts += _facts(one, room, ammo, actions, first=first, own=own)
    name = Text(one.id) if one.id else Text("seat-name", {"number": seat + 1})
    return Panel(f"panel-{seat}", name, facts, seat, PEOPLE.get(one.id, ""), active)


def _facts(
    one: Person, room: str, ammo: dict[str, int], actions: int | None, *, first: bool, own: bool
) -> list[Fact]:
    facts = [Fact(Text("nemesis-status"), _status(one, room), _status_tone(one))]
    if first:
        facts.append(Fact(Text("nemesis-first"), Text("nemesis-yes"), "accent"))
    if actions is not None:
        facts.append(Fact(Text("nemesis-actions"), Text("number", {"number": actions})))
    cards = {"hand": one.cards, "deck": one.deck, "discard": len(one.discard)}
    facts.append(Fact(Text("nemesis-cards"), Text("nemesis-card-counts", dict(cards))))
    if one.light:
        most = NUMBERS.body.light_wounds
        value = Text("nemesis-of", {"count": one.light, "most": most})
        facts.append(Fact(Text("nemesis-light"), value, "warning"))
    if one.wounds:
        facts.append(Fact(Text("nemesis-serious"), _names(one.wounds), "danger"))
    if one.dressed:
        facts.append(Fact(Text("nemesis-dressed"), _names(one.dressed), "warning"))
    signs = [
        Text(f"nemesis-{sign}")
        for sign, shown in (
            ("slimed", one.slimed),
            ("larva", one.larva),
            ("signal", one.signal),
            ("passed", one.passed),
            ("taped", bool(one.taped)),
        )
        if shown
    ]
    if signs:
        facts.append(Fact(Text("nemesis-signs"), _list(signs)))
    if one.carried:
        held = [_held(ammo, thing) for thing in one.carried if thing]
        facts.append(Fact(Text("nemesis-carried"), _list(held)))
    if one.pack:
        facts.append(Fact(Text("nemesis-pack"), _pack(one.pack)))
    if one.quests:
        facts.append(Fact(Text("nemesis-quests-open"), _names(one.quests), "muted"))
    if not own and any(one.objectives):
        facts.append(Fact(Text("nemesis-objectives-seen"), _names(one.objectives), "secret"))
    return facts


def _status(one: Person, room: str) -> Text:
    where = one.pod if one.status == "pod" else room or one.slot
    return Text(f"nemesis-status-{one.status}", {"where": where})


def _status_tone(one: Person) -> Tone:
    if one.status in ("dead", "intruder"):
        return "danger"
    return "good" if one.status in ("hibernating", "escaped") else "plain"


def _held(ammo: dict[str, int], thing: str) -> Text:
    if thing not in ammo:
        return Text(kind_of(thing))
    return Text("nemesis-ammo", {"weapon": kind_of(thing), "ammo": ammo[thing]})


def _pack(pack: list[str]) -> Text:
    """Known items by name, the others by the colour of their backs."""
    count = Counter(pack)
    return _list(
        Text("nemesis-count", {"what": kind_of(item), "count": count[item]})
        if count[item] > 1
        else Text(kind_of(item))
        for item in count
    )


def _names(ids: Iterable[str | None]) -> Text:
    return _list(Text(kind_of(one)) for one in ids if one)


def _list(texts: Iterable[Text]) -> Text:
    """Several texts as one, with commas."""
    parts = list(texts)
    if not parts:
        return Text("nemesis-none")
    joined = parts[-1]
    for part in reversed(parts[:-1]):
        joined = Text("list-and", {"first": part, "rest": joined})
    return joined
