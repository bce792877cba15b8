"""What of the box of Nemesis a game has made use of."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.nemesis.content import Content
from hullbreach.games.nemesis.rules.events import PodEntered
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.games.survival.suite import used


class Uses(used.Uses):
    """Also the cards of the intruder player."""

    def own_in_use(self, g: Nemesis) -> Iterable[str]:
        """Those that have been played."""
        return map(kind_of, g.state.zones["intruder-discard"])


def uses(box: Content, left_out: Iterable[str]) -> Uses:
    """What can be used of the boxes in play, but for what the race leaves out."""
    own: dict[str, Iterable[str]] = {"pod": box.pods, "intruder-card": box.intruder_player}
    return Uses(box, own, {PodEntered: "pod"}, left_out)
