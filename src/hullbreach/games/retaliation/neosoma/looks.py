"""What is seen of the cult: its abilities, its dead, the corpses on their way to the matrix."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from hullbreach.games.retaliation.looks.panels import QUEEN_RAIL
from hullbreach.games.retaliation.looks.picture import Picture
from hullbreach.games.retaliation.looks.view import Person, Place
from hullbreach.games.retaliation.neosoma.corpses import spaces
from hullbreach.games.retaliation.neosoma.kinds import (
    ABILITIES,
    ABSORBED,
    ARMORED,
    CORPSE,
    CORPSE_SPACES,
    CORPSES,
    CULTIST,
    DEAD,
    EXPLOBOT,
    FIRESPITTER,
    HOSTILE,
    MATRIX,
    NUMBERED,
    ability,
    absorbed,
    airless,
    living,
)
from hullbreach.games.retaliation.rules.grid import SECTORS
from hullbreach.games.retaliation.rules.model import SPACES_OF_HEALTH
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.queen import queen_rules
from hullbreach.games.survival.looks.panels import number
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import Text
from hullbreach.kernel.features import Layout, Row
from hullbreach.kernel.marks import Number, Tally
from hullbreach.kernel.previews import Preview, Use
from hullbreach.kernel.scenes import Fact, Marker, Meter, Panel, Space, Tone, Track
from hullbreach.kernel.views import AnyField, Field, pile

LATE = 14
"""The last space of the round track: how far away a corpse can be."""


class Abilities(Tally):
    """Which abilities are active."""

    def __init__(self, layout: Layout, name: str) -> None:
        super().__init__(layout, name, [ability(kind) for kind in NUMBERED])


class Corpses:
    """The spaces of the corpse tokens, the next one first; beyond the last one there is none."""

    def __init__(self, layout: Layout, name: str) -> None:
        self.places = [layout.place(f"{name} {at}") for at in range(len(CORPSE_SPACES))]

    def write(self, value: list[int], row: Row, of: Any, before: Any) -> None:
        """Write them."""
        for at, place in enumerate(self.places):
            row[place] = value[at] / LATE if at < len(value) else 0


class Airless(Tally):
    """Which sectors have no life support token any more."""

    def __init__(self, layout: Layout, name: str) -> None:
        super().__init__(layout, name, SECTORS)


def track_length(g: Retaliation) -> int:
    """The hits after which a health card of the matrix is drawn."""
    return queen_rules(g).last_space(g)


FIELDS: dict[str, AnyField] = {
    "abilities": Field((ABILITIES,), pile(ABILITIES).make, Abilities),
    "cultists": Field((DEAD,), living, Number),
    "corpses": Field((CORPSES, ".counters"), spaces, Corpses),
    "absorbed": Field((ABSORBED,), absorbed, Number),
    "airless": Field((".counters",), airless, Airless),
    "matrix_track": Field((".counters",), track_length, Number),
}

ADDED = {
    ARMORED: "preview-armored",
    EXPLOBOT: "preview-explobot",
    CULTIST: "preview-cultist",
}
"""What the abilities of some kinds add to a shot or a blow."""
INTRUDERS = 1
"""The phase of the round in which runts act."""


class NeosomaLooks(Picture):
    """The base with the cult in it."""

    def tracks(self, view: Any) -> list[Track]:
        """Corpses lie on the round track; runts act in the phase of the intruders."""
        found = []
        for track in super().tracks(view):
            if track.id == "rounds":
                found.append(self._with_corpses(track, view.corpses))
            elif track.id == "phase" and view.stage == "runts":
                found.append(self._phase(INTRUDERS))
            else:
                found.append(track)
        return found

    def _with_corpses(self, track: Track, corpses: list[int]) -> Track:
        """The round track with the corpse tokens upon it."""
        corpse = Marker("corpse", Text(CORPSE), "danger", art=CORPSE)
        spaces = [
            replace(space, tokens=[*space.tokens, corpse]) if at in corpses else space
            for at, space in enumerate(track.spaces, 1)
        ]
        return replace(track, spaces=spaces)

    def race_tracks(self, view: Any) -> list[Track]:
        """Hits on the matrix, on a track that grows; and the abilities of the cult."""
        return [self._matrix(view), self._abilities(view.abilities)]

    def _matrix(self, view: Any) -> Track:
        """On the last space a health card is drawn."""
        spaces = [Space(number(at)) for at in range(view.matrix_track)]
        spaces.append(Space(Text("queen-card"), "danger"))
        counts = {"count": view.absorbed, "cards": view.decks["deck-health"]}
        note = Text("queen-dead") if view.queen_dead else Text("matrix-corpses", counts)
        at = None if view.queen_dead else view.queen_damage
        zone = QUEEN_RAIL
        return Track("queen", Text("track-matrix"), spaces, at, note, place="board", zone=zone)

    def _abilities(self, active: list[str]) -> Track:
        """The six abilities; those that are switched off are pale."""
        spaces = []
        for at, kind in enumerate(NUMBERED, 1):
            card = ability(kind)
            tone: Any = "danger" if card in active else "muted"
            sign = Marker(card, Text(card), tone, at, art=card)
            spaces.append(Space(Text(kind), tone, sign=sign))
        return Track("abilities", Text("track-abilities"), spaces, place="board")

    def base_panel(self, view: Any) -> Panel:
        """Also how many cultists live, which corpses are absorbed, what is switched off or lost."""
        panel = super().base_panel(view)
        off = [ability(kind) for kind in NUMBERED if ability(kind) not in view.abilities]
        facts = [Fact(Text("table-abilities-off"), Text(card), "good") for card in off]
        lost = [Text(f"sector-{sector}") for sector in view.airless]
        facts += [Fact(Text("table-airless"), sector, "danger") for sector in lost]
        eaten: Tone = "danger" if view.absorbed else "plain"
        meters = [
            Meter("person", Text("table-cultists"), view.cultists, art="intruder-cultist"),
            Meter(
                "corpse", Text("table-corpses"), view.absorbed, len(CORPSE_SPACES), eaten, MATRIX
            ),
        ]
        return replace(panel, facts=[*panel.facts, *facts], meters=[*panel.meters, *meters])

    def toughness(self, view: Any, kind: str) -> int:
        """Nobody is tougher than others without the ability to be."""
        return super().toughness(view, kind) if ability(kind) in view.abilities else 1

    def frail(self, view: Any, kind: str) -> bool:
        """Nobody with an ability dies of just anything."""
        return super().frail(view, kind) and ability(kind) not in view.abilities

    def aimed_at(self, view: Any, there: Counter[str]) -> Counter[str]:
        """Armored ones shield all others."""
        if ARMORED not in there or ability(ARMORED) not in view.abilities:
            return there
        return Counter({ARMORED: there[ARMORED]})

    def fighting(self, who: Person, place: Place | None) -> bool:
        """Nobody fights with cultists alone."""
        there = place.here if place and who.status == "aboard" else ()
        return any(one.startswith(HOSTILE) for one in there)

    def burst(self, view: Any, args: Sequence[str]) -> Preview:
        """Also the health that the firespitters in the corridor cost before it."""
        told = super().burst(view, args)
        cost = sum(kind_of(one) == FIRESPITTER for one in view.passages[args[1]].here)
        if not cost or ability(FIRESPITTER) not in view.abilities:
            return told
        left = SPACES_OF_HEALTH - view.crew[view.seat].health
        loss = Use(Text("meter-health"), left, max(left - cost, 0), SPACES_OF_HEALTH, "sign-health")
        return replace(told, uses=[*told.uses, loss])

    def shot(self, view: Any, args: Sequence[str]) -> Preview:
        """Also what becomes of armored intruders, and who is heard."""
        return self._with_abilities(view, args[1], super().shot(view, args))

    def blow(self, view: Any, args: Sequence[str]) -> Preview:
        """The same; and cultists do not strike back."""
        told = super().blow(view, args)
        if kind_of(args[0]) == CULTIST:
            told = replace(told, text=Text("preview-melee-cultist"))
        return self._with_abilities(view, args[0], told)

    def _with_abilities(self, view: Any, figure: str, told: Preview) -> Preview:
        """What an ability of the target adds to a shot or a blow."""
        added = ADDED.get(kind_of(figure))
        if told.text is None or added is None or ability(kind_of(figure)) not in view.abilities:
            return told
        return replace(told, text=Text(added, {"told": told.text}))
