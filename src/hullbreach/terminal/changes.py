"""What is different in a scene since somebody saw it last: only that is shown to them again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from hullbreach.kernel.scenes import Panel, Pile, Region, Scene, Track, Zone
from hullbreach.terminal.signs import pieces_at

Thing = TypeVar("Thing", Track, Pile, Zone)


def changed_places(before: Scene, now: Scene) -> set[str]:
    """The regions where something is new: in them, on them, or on a way that leads there."""
    old = {region.id: _all_about(before, region) for region in before.regions}
    return {region.id for region in now.regions if old.get(region.id) != _all_about(now, region)}


def _all_about(scene: Scene, region: Region) -> object:
    ways = [link for link in scene.links if region.id in link.ends]
    on_them = [pieces_at(scene, link.id) for link in ways]
    return region, pieces_at(scene, region.id), ways, on_them


def changed_tables(before: Scene, now: Scene) -> Scene:
    """The scene with those zones, tracks, piles, panels and hands only in which something is new."""
    return msgspec.structs.replace(
        now,
        zones=_new(before.zones, now.zones),
        tracks=_new(before.tracks, now.tracks),
        piles=_new(before.piles, now.piles),
        panels=[
            panel
            for panel in (_news_of(before.panels, panel) for panel in now.panels)
            if panel is not None
        ],
        hands=[hand for hand in now.hands if hand not in before.hands],
    )


def _new(before: Sequence[Thing], now: Sequence[Thing]) -> list[Thing]:
    return [thing for thing in now if thing not in before]


def _news_of(before: Sequence[Panel], panel: Panel) -> Panel | None:
    """The panel with the facts and numbers that are new; None where nothing is."""
    old = next((other for other in before if other.id == panel.id), None)
    if old is None:
        return panel
    facts = [fact for fact in panel.facts if fact not in old.facts]
    meters = [meter for meter in panel.meters if meter not in old.meters]
    if not facts and not meters and (old.active or not panel.active):
        return None
    return msgspec.structs.replace(panel, facts=facts, meters=meters)


def known_cards(before: Scene | None) -> set[str]:
    """The cards whose texts have been read."""
    return (
        {card.id for hand in before.hands for card in hand.cards} if before is not None else set()
    )
