"""How the surface of Mars looks: crossroads, areas and ways in the open."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.lockdown.looks.picture import Base, BasePicture, printed_slot
from hullbreach.games.lockdown.rules.model import BUNKER
from hullbreach.games.survival.printed import Slot
from hullbreach.kernel import Text
from hullbreach.kernel.scenes import Ground, Link, Shape


class SurfacePicture(BasePicture):
    """The base in the middle of it."""

    def room_shape(self, slot: Slot) -> Shape:
        """Crossroads are no rooms."""
        return "circle" if slot.type == "crossroads" else "hex"

    def room_ground(self, slot: Slot) -> Ground:
        """Crossroads are in the open."""
        return "outdoor" if slot.type == "crossroads" else "room"

    def network_ground(self, network: str) -> Ground:
        """Areas are in the open."""
        return "outdoor" if network.startswith("area-") else "corridor"

    def zone_of(self, slot: Slot) -> str:
        """What has no section is a staircase, or on the surface."""
        return super().zone_of(slot) or ("zone-surface" if printed_slot(slot).surface else "")

    def own_links(self, layout: str, own: Base) -> Iterable[Link]:
        """Ways over the surface."""
        for path in self.content.boards[layout].paths.values():
            one, other = (BUNKER if end == BUNKER else f"slot-{end}" for end in path.joins)
            yield Link(f"corridor-{path.id}", (one, other), Text("lockdown-path"), kind="path")
