"""How guests look."""

from __future__ import annotations

from hullbreach.games.lockdown.looks.picture import BasePicture


class GuestPicture(BasePicture):
    """The base with guests."""

    def colours(self) -> dict[str, str]:
        """Guests have the colours of those whom they replace."""
        ours = super().colours()
        guests = self.content.guests.values()
        return ours | {f"character-{one.id}": ours[f"character-{one.replaces}"] for one in guests}
