"""A closer look: everything that is written on a card, a room or a player, or can be seen of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text as Words

from hullbreach.kernel.game import Game
from hullbreach.kernel.scenes import Region, Scene
from hullbreach.kernel.texts import Text, Texts
from hullbreach.terminal.matching import matching
from hullbreach.terminal.picture import card_words
from hullbreach.terminal.signs import (
    TONES,
    crowd_words,
    floor_words,
    link_words,
    marker_words,
    passable,
    zone_words,
)


def meant(scene: Scene, game: Game[Any], texts: Texts, typed: str) -> dict[str, list[str]]:
    """The names that were meant by typed words, each with the ids of what is called so.

    Everything in the scene has a name, and everything in the game's box, which is no secret.
    """
    labels = scene.labels()
    ids = list(labels)
    for listing in game.content():
        ids += [entry.id for entry in listing.entries if entry.id not in labels]
    names = [texts.name(thing, labels) for thing in ids]
    found: dict[str, list[str]] = {}
    for place in matching(typed, names):
        found.setdefault(names[place], []).append(ids[place])
    return found


def described(scene: Scene, ids: list[str], texts: Texts) -> list[Words]:
    """What there is to say about the things with these ids, each line once."""
    lines = [line for thing in ids for line in _lines(scene, thing, texts)]
    return list({line.plain: line for line in lines if line.plain}.values())


def _lines(scene: Scene, thing: str, texts: Texts) -> Iterator[Words]:
    labels = scene.labels()
    label = labels.get(thing)
    names = (thing, thing.partition("#")[0], label.id if label is not None else thing)
    written = next((f"{name}-text" for name in names if texts.has(f"{name}-text")), None)
    if written is not None:
        yield Words(texts.format(Text(written), labels))
    for card in (card for hand in scene.hands for card in hand.cards if card.id == thing):
        yield card_words(card, texts, labels)
    for region in (region for region in scene.regions if region.id == thing):
        yield from _place_lines(scene, region, texts)
    for link in (link for link in scene.links if link.id == thing):
        yield from link_words(link, texts, labels)
        yield from crowd_words(scene, link.id, texts, labels)
    for zone in (zone for zone in scene.zones if zone.id == thing):
        yield zone_words(zone, texts, labels)
    for fact in (fact for panel in scene.panels if panel.id == thing for fact in panel.facts):
        words = Words(f"{texts.format(fact.label, labels)}: ")
        yield words.append(texts.format(fact.value, labels), TONES[fact.tone])


def _place_lines(scene: Scene, region: Region, texts: Texts) -> Iterator[Words]:
    """What is printed in a place, what lies and stands there, and where one can go from it."""
    labels = scene.labels()
    if region.note is not None:
        yield Words(texts.format(region.note, labels))
    yield from (marker_words(marker, texts, labels) for marker in region.markers)
    yield from floor_words(region, texts)
    yield from crowd_words(scene, region.id, texts, labels)
    ends = [link.ends for link in scene.links if region.id in link.ends and passable(link)]
    ways = [texts.name(b if a == region.id else a, labels) for a, b in ends]
    if ways:
        yield Words(texts.format(Text("look-ways", {"names": texts.join(ways)})))
