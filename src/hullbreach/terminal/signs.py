"""What a scene tells by its fields, in words: doors, noise, floors, crowds, zones.

A game may have words of its own for the same thing, as markers. Then only those are said. What a
thing is stands in its kind and its states; the name of a symbol is never read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text as Words

from hullbreach.kernel.scenes import Floor, Link, Marker, Piece, Region, Scene, Zone
from hullbreach.kernel.texts import Text, Texts

Labels = Mapping[str, Text]

TONES = {
    "plain": "",
    "accent": "bold cyan",
    "good": "green",
    "warning": "yellow",
    "danger": "bold red",
    "muted": "dim",
    "secret": "magenta",
}
"""How the tones of a scene look here."""
CLOSED = ("wall", "sight")
"""What lies between two places and lets nobody through."""
FLOORS: dict[Floor, str] = {"fire": "bold red", "fault": "yellow", "dark": "dim", "gone": "dim"}
MARKED: tuple[Floor, ...] = ("fire", "fault", "slime", "breach")
"""States for which games have markers at the corner for what is wrong."""
ADDRESSED = ("section", "sector")
"""The kinds of zones that people speak of; hulls, tiles and grounds lie under them."""


def marker_words(marker: Marker, texts: Texts, labels: Labels) -> Words:
    """A marker by its name."""
    count = f" ×{marker.count}" if marker.count != 1 else ""
    return Words(texts.format(marker.label, labels) + count, TONES[marker.tone])


def piece_words(piece: Piece, texts: Texts, labels: Labels) -> Words:
    """A figure, or several alike, by its name, in its colour, with what it carries on it."""
    style = f"bold {piece.colour or TONES[piece.tone]}".strip()
    words = Words(texts.format(piece.label, labels), style)
    if piece.count != 1:
        words.append(f" ×{piece.count}", style)
    signs = [marker_words(marker, texts, labels) for marker in piece.markers]
    if piece.pips and not piece.markers:
        signs.append(Words(texts.format(Text("scene-injuries", {"count": piece.pips})), "red"))
    if signs:
        words.append(" (").append(Words(", ").join(signs)).append(")")
    return words


def pieces_at(scene: Scene, element: str) -> list[Piece]:
    """The figures on an element, in the order of a crowd."""
    here = [piece for piece in scene.pieces if piece.at == element]
    return sorted(here, key=lambda piece: piece.rank)


def crowd_words(scene: Scene, element: str, texts: Texts, labels: Labels) -> list[Words]:
    """Everybody on an element: those who look alike once, with their number."""
    words = [piece_words(piece, texts, labels) for piece in pieces_at(scene, element)]
    counts: dict[str, int] = {}
    for one in words:
        counts[one.plain] = counts.get(one.plain, 0) + 1
    once = {one.plain: one for one in words}
    return [
        one.append(f" ×{counts[plain]}") if counts[plain] > 1 else one
        for plain, one in once.items()
    ]


def passable(link: Link) -> bool:
    """Whether a link is a way, and not what divides."""
    return link.kind not in CLOSED


def link_words(link: Link, texts: Texts, labels: Labels) -> list[Words]:
    """What lies in a way: by the game's markers, or else its noise and its doors."""
    words = [marker_words(marker, texts, labels) for marker in link.markers]
    marked = {marker.icon.partition("-")[0] for marker in link.markers}
    told = [("scene-noise", "yellow")] * (link.level > 0 and "noise" not in marked)
    doors = [door for door in link.doors if door != "none"]
    if "door" not in marked:
        told += [(f"scene-door-{door}", "dim" if door == "open" else "") for door in doors]
    if len(link.markers) < bool(link.level) + bool(doors):
        words += [Words(texts.format(Text(id_)), style) for id_, style in dict(told).items()]
    words += [Words(texts.format(Text(f"scene-way-{state}"))) for state in link.states]
    return words


def floor_words(region: Region, texts: Texts) -> list[Words]:
    """What is painted on the floor of a place and told by no marker."""
    marked = any(marker.corner == "sw" for marker in region.markers)
    return [
        Words(texts.format(Text(f"scene-floor-{state}")), FLOORS.get(state, ""))
        for state in region.states
        if not (marked and state in MARKED)
    ]


def zone_words(zone: Zone, texts: Texts, labels: Labels) -> Words:
    """A zone by its name, with what its plate says; one without light is dark."""
    words = Words(texts.format(zone.label, labels), "" if zone.lit else "dim")
    signs = [marker_words(zone.tag, texts, labels)] if zone.tag is not None else []
    if not zone.lit and zone.tag is None:
        signs.append(Words(texts.format(Text("scene-floor-dark")), "dim"))
    return words.append(": ").append(Words(", ").join(signs)) if signs else words


def addressed(zones: Iterable[Zone]) -> list[Zone]:
    """The zones that people speak of."""
    return [zone for zone in zones if zone.kind in ADDRESSED or zone.tag is not None]
