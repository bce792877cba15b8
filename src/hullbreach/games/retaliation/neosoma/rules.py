"""What the Neosoma cult decides: its tokens, attacks, damage, abilities, its matrix and its corpses."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.retaliation.content import Content, Event, Exploration, Health
from hullbreach.games.retaliation.neosoma import corpses, cultists
from hullbreach.games.retaliation.neosoma.attack_cards import explobot_dies, strike
from hullbreach.games.retaliation.neosoma.bag import Colony
from hullbreach.games.retaliation.neosoma.events import ArmorHeld
from hullbreach.games.retaliation.neosoma.kinds import (
    ABILITIES,
    ABSORBED,
    ADULTS,
    ARMORED,
    CORPSE_SPACES,
    CORPSES,
    CULTIST,
    DEAD,
    EXPLOBOT,
    FIRESPITTER,
    HITS,
    HITS_PER_CORPSE,
    HOSTILE,
    MATRIX,
    MATRIX_TOKEN,
    OFF,
    RUNT,
    SLASHER,
    TILES,
    TOUGH,
    TRACK,
    absorbed,
    active,
    airless,
    count_up,
    counted,
    those_in,
)
from hullbreach.games.retaliation.neosoma.runts import activate_all
from hullbreach.games.retaliation.rules.attacks import forestalled, prevented
from hullbreach.games.retaliation.rules.body import contaminate, hurt
from hullbreach.games.retaliation.rules.combat import drive_out
from hullbreach.games.retaliation.rules.grid import ENDS, GAPS
from hullbreach.games.retaliation.rules.hive import lowest_beside, place_in_room, repel
from hullbreach.games.retaliation.rules.markers import burn
from hullbreach.games.retaliation.rules.noise import TOKEN
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.survival.rules.events import Attacked
from hullbreach.games.survival.rules.model import BAG, supply
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import ALL_EYES, Rule, Text, rule

BEFORE = ("contaminate", "noise")
"""Second effects of a health card that come before the matrix is driven away."""
EFFECTS = {
    *("repel", "activate", "retreat", "draw", "noise", "malfunction"),
    *("runts", "runt", "contaminate", "fire"),
}


@rule("RN-087")
def exposed(g: Retaliation, seat: int, space: str, place: str) -> list[int]:
    """Whom a slasher can attack once more: its victim, or, if that one is dead, others in its room."""
    if g.crew[seat].aboard:
        return [seat]
    return g.people(space) if place == space else []


class NeosomaRules(Colony):
    """A cult of four kinds of adults, cultists, runts and the matrix."""

    queen = MATRIX
    hostile = HOSTILE
    weak = (RUNT,)
    tough: Mapping[str, int] = {ARMORED: TOUGH}

    @rule("RN-017", "RN-018", "RN-019", "RN-020", "RN-023", "RN-024", "RN-025", "RN-026")
    @rule("RN-031", "RN-073", "RN-074", "RN-075", "RN-123", "RN-142", "RN-143", "RN-144")
    def __init__(self, box: Content) -> None:
        """The order of the figures in the box is their precedence; cultists are not hostile."""
        super().__init__(box)
        named = {one for row in box.health.values() for one in (row.effect, row.also) if one}
        assert named <= EFFECTS, named - EFFECTS

    # Setup

    @rule("RN-003", "RN-012", "RN-013", "RN-014", "RN-015")
    def more_zones(self, seats: int) -> dict[str, int]:
        """Abilities, corpses and dead cultists lie open; so does a token that is resolved."""
        own = (ABILITIES, OFF, CORPSES, ABSORBED, DEAD, TILES, TOKEN)
        return super().more_zones(seats) | dict.fromkeys(own, ALL_EYES)

    def season(self, g: Retaliation) -> None:
        """Corpses of past rounds are absorbed, cultists stand in rooms, some of them are dead."""
        super().season(g)
        while MATRIX_TOKEN in g.state.zones[BAG]:
            g.put(MATRIX_TOKEN, BAG, "stack-matrix")
        for space in CORPSE_SPACES:
            if space <= g.state.round:
                corpses.absorb(g)
        rooms = list(g.state.explored)
        for gap in GAPS:
            for cultist in those_in(g, gap, CULTIST):
                g.put(cultist, gap, g.pick(rooms))
        for _ in range(g.below(len(g.state.zones[supply(CULTIST)]) + 1)):
            g.put(CULTIST, supply(CULTIST), DEAD)
            cultists.switch_off(g, g.pick(g.state.zones[ABILITIES]))
        for _ in range(g.below(len(g.state.zones[supply(RUNT)]))):
            g.put(RUNT, supply(RUNT), g.pick(rooms))

    # Movement

    @rule("RN-052", "RN-053", "RN-054")
    def stirred(self, g: Retaliation, event: Event) -> list[str]:
        """The corridors with an intruder of a named kind."""
        kinds = {f"intruder-{kind}" for kind in event.moves}
        return [gap for gap in GAPS if any(kind_of(one) in kinds for one in g.figures(gap))]

    @rule("RN-038", "RN-053", "RN-055", "RN-056")
    def marchers(self, g: Retaliation, place: str) -> list[str]:
        """Runts go their own way."""
        return [one for one in super().marchers(g, place) if kind_of(one) != RUNT]

    @rule("RN-018", "RN-020", "RN-068", "RN-140")
    def displaces(self, kind: str, other: str, *, placed: bool) -> bool:
        """The matrix makes all others go; adults that move change places with runts, as with larvae."""
        return kind == MATRIX != other or (not placed and kind in ADULTS and other == RUNT)

    @rule("RN-027", "RN-028")
    def scorch(self, g: Retaliation, space: str) -> Rule[None]:
        """Machines do not burn, nor do the eggs."""
        yield from ()

    @rule("RN-072", "RN-113", "RN-154", "RN-155")
    def room_laid(self, g: Retaliation, space: str, card: Exploration) -> None:
        """In a room with a computer a cultist may be found."""
        super().room_laid(g, space, card)
        if "cultist" in card.also and g.computer(space):
            cultists.place_cultist(g, space)

    # Attacks

    @rule("RN-030", "RN-037", "RN-084", "RN-085", "RN-086")
    def strikes(
        self, g: Retaliation, figure: str, seat: int, space: str, place: str, moving: bool
    ) -> Rule[bool]:
        """A runt contaminates; all others draw a card, slashers perhaps two."""
        if kind_of(figure) == RUNT:
            g.tell(Attacked(RUNT, g.name(seat), None, True, False), "RN-030")
            contaminate(g, seat, "RN-030")
            return False
        blood = yield from strike(g, figure, seat, space, place)
        if blood and kind_of(figure) == SLASHER and active(g, SLASHER):
            yield from self._strike_again(g, figure, seat, space, place, moving)
        return False

    @rule("RN-085", "RN-087", "RN-145")
    def _strike_again(
        self, g: Retaliation, figure: str, seat: int, space: str, place: str, moving: bool
    ) -> Rule[None]:
        """The second attack of a slasher; if its victim is dead, at another one in the room."""
        if not exposed(g, seat, space, place) or (moving and g.pursuit <= 0):
            return
        figure = yield from forestalled(g, figure, place)
        victims = exposed(g, seat, space, place)
        if not figure or not victims:
            return
        if moving:
            g.pursuit -= 1
            g.threats = min(g.threats, g.pursuit)
        whom = yield from prevented(g, figure, victims[0], space, moving=moving, place=place)
        if whom is not None and g.crew[whom].aboard:
            yield from strike(g, figure, whom, space, place)

    @rule("RN-119")
    def larva_taken(self, g: Retaliation, seat: int) -> None:
        """No figure of the cult stands for a larva."""

    # Damage

    @rule("RN-091", "RN-092", "RN-093", "RN-094", "RN-095", "RN-149")
    def targets(self, g: Retaliation, figures: list[str]) -> list[str]:
        """Armored intruders before all others."""
        if not active(g, ARMORED):
            return figures
        return [one for one in figures if kind_of(one) == ARMORED] or figures

    @rule("RN-096", "RN-152")
    def toughness(self, g: Retaliation, kind: str) -> int:
        """An armored intruder needs two hits at once."""
        return super().toughness(g, kind) if active(g, kind) else 1

    @rule("RN-039", "RN-040", "RN-041")
    def frail(self, g: Retaliation, kind: str) -> bool:
        """Without their ability runts die of anything."""
        return super().frail(g, kind) and not active(g, kind)

    def scatters(self, figure: str) -> bool:
        """Only adults are impressed."""
        return kind_of(figure) in ADULTS

    @rule("RN-098", "RN-099", "RN-151")
    def before_burst(self, g: Retaliation, seat: int, gap: str) -> None:
        """Every firespitter in the corridor costs whoever fires into it one point of health."""
        super().before_burst(g, seat, gap)
        if active(g, FIRESPITTER):
            count = len(those_in(g, gap, FIRESPITTER))
            hurt(g, seat, count, Text("cause-attack", {"who": FIRESPITTER}))

    @rule("RN-076", "RN-080")
    def hit(self, g: Retaliation, figure: str, space: str, count: int, by: int | None) -> Rule[str]:
        """Whoever hurts a cultist is heard."""
        if kind_of(figure) == CULTIST and by is not None:
            cultists.startle(g, by)
        return (yield from super().hit(g, figure, space, count, by))

    @rule("RN-077", "RN-080", "RN-088", "RN-090", "RN-097", "RN-150")
    def slain(self, g: Retaliation, figure: str, space: str, by: int | None) -> Rule[str]:
        """Cultists lie on their tile; in a room armored ones are driven away, explobots may explode.

        Whoever has died in the meantime decides nothing.
        """
        kind = kind_of(figure)
        by = by if by is not None and g.crew[by].aboard else None
        if kind == CULTIST:
            if by is not None:
                cultists.startle(g, by)
            yield from cultists.destroy(g, figure, space, by)
            return ""
        able = space not in ENDS and kind in (ARMORED, EXPLOBOT) and active(g, kind)
        if able and kind == ARMORED:
            return (yield from self._driven_off(g, figure, space, by))
        standing = yield from super().slain(g, figure, space, by)
        if able:
            yield from explobot_dies(g, space)
        return standing

    @rule("RN-097", "RN-148", "RN-158")
    def _driven_off(self, g: Retaliation, figure: str, space: str, by: int | None) -> Rule[str]:
        """An armored intruder is expelled instead of dying; its name if it cannot leave."""
        before = g.state.zones[space].count(figure)
        g.tell(ArmorHeld(g.place(space)), "RN-097")
        if by is not None and g.crew[by].slot == space:
            yield from drive_out(g, by, figure, space)
        elif lowest_beside(g, space):
            yield from repel(g, figure, space, lowest_beside(g, space))
        return figure if g.state.zones[space].count(figure) == before else ""

    @rule("RN-080", "RN-081")
    def acted(self, g: Retaliation) -> Rule[None]:
        """Whoever has hurt a cultist makes noise."""
        yield from super().acted(g)
        yield from cultists.answer(g)

    # The matrix

    @rule("RN-047", "RN-048")
    def last_space(self, g: Retaliation) -> int:
        """With every corpse that it had absorbed when the marker set out the track is longer."""
        return HITS + HITS_PER_CORPSE * counted(g, TRACK)

    @rule("RN-049", "RN-157")
    def marker_reset(self, g: Retaliation) -> None:
        """The marker goes to the leftmost space, those of the absorbed corpses included."""
        super().marker_reset(g)
        count_up(g, TRACK, absorbed(g))

    @rule("RN-051", "RN-114", "RN-115")
    def health_effects(self, g: Retaliation, row: Health, by: int | None) -> Rule[None]:
        """The effect of a health card, and a second one with enough corpses."""
        where = g.where_is(MATRIX)
        effects = [row.effect]
        if row.also and absorbed(g) >= row.needs:
            first = row.effect == "repel" and row.also in BEFORE
            effects.insert(0 if first else 1, row.also)
        for effect in effects:
            yield from self.health_effect(g, effect, where, by)

    @rule("RN-114", "RN-115")
    def health_effect(self, g: Retaliation, effect: str, where: str, by: int | None) -> Rule[None]:
        """One effect; `where` is where the matrix was when the card was drawn."""
        room = where if where not in ENDS else ""
        if effect == "runts":
            yield from activate_all(g, by)
        elif effect == "runt" and room:
            yield from place_in_room(g, RUNT, room, by)
        elif effect == "fire" and room:
            burn(g, room)
        elif effect == "contaminate" and room:
            for seat in g.people(room):
                contaminate(g, seat, "RN-114")
        else:
            yield from super().health_effect(g, effect, where, by)

    # The round

    @rule("RN-071", "RN-132")
    def round_marked(self, g: Retaliation) -> None:
        """A corpse on the new space is absorbed before anything else happens there."""
        super().round_marked(g)
        corpses.meet(g)

    def has_air_token(self, g: Retaliation, sector: str) -> bool:
        """An event may have taken it out of the game."""
        return super().has_air_token(g, sector) and sector not in airless(g)
