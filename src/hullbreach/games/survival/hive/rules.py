"""What a race decides that hatches: larvae, creepers, adults, breeders and a queen, with a nest."""

from __future__ import annotations

from typing import TypeVar

from hullbreach.games.survival.hive.kinds import ADULT, BREEDER, CREEPER, LARVA, QUEEN
from hullbreach.games.survival.hive.larvae import hatch, infest, lose_larva
from hullbreach.games.survival.rules.attacks import attack
from hullbreach.games.survival.rules.combat import BLANK as MISS
from hullbreach.games.survival.rules.combat import HIT
from hullbreach.games.survival.rules.encounters import surprises
from hullbreach.games.survival.rules.events import Attacked, Checked, EggLaid
from hullbreach.games.survival.rules.intruders import add_token, leave, place, remove
from hullbreach.games.survival.rules.judging import check_contamination
from hullbreach.games.survival.rules.model import (
    BAG,
    BLANK,
    DRAWN,
    EGG,
    EGG_BOARD,
    GONE,
    POOL,
    Intruder,
    SurvivalState,
)
from hullbreach.games.survival.rules.noise import silence_around
from hullbreach.games.survival.rules.phases import startle
from hullbreach.games.survival.rules.play import Survival
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.kernel import Rule, Text, rule

G = TypeVar("G", bound=Survival[SurvivalState])


class Hive(Rulebook[G]):
    """What a race that hatches decides."""

    # Figures

    @rule("N-255", "N-256", "N-257", "N-610")
    def figure_for(self, g: G, kind: str) -> str:
        """Where no adult is left, all adults that are not in combat leave; tokens go into the bag."""
        if kind == ADULT and not g.free_figure(ADULT):
            for adult in [one for one in g.state.intruders if one.kind == ADULT]:
                if not g.fighting(adult):
                    leave(g, adult, "N-256")
        return super().figure_for(g, kind)

    @rule("N-608")
    def figures_in_use(self, g: G, kind: str) -> int:
        """The larvae on character boards."""
        return sum(who.larva and who.alive for who in g.crew) if kind == LARVA else 0

    @rule("N-348", "N-640")
    def fallen(self, g: G, intruder: Intruder) -> None:
        """A carcass is left of all but larvae. The queen never comes back."""
        super().fallen(g, intruder)
        if intruder.kind == QUEEN:
            for zone in (POOL, BAG):
                for token in [one for one in g.state.zones[zone] if self.token_kind(one) == QUEEN]:
                    g.put(token, zone, GONE)

    def queen_dead(self, g: G) -> bool:
        """Whether the queen was killed."""
        return QUEEN in g.state.killed

    # The bag

    @rule("N-311")
    def last_blank(self, g: G) -> None:
        """An adult joins the bag."""
        add_token(g, ADULT, "N-311")

    @rule(
        "N-104", "N-105", "N-106", "N-107", "N-108", "N-110", "N-111", "N-113", "N-114", "N-115",
    )  # fmt: skip
    def developed(self, g: G, token: str) -> Rule[None]:
        """The small ones grow up, the large ones stir, and the queen lays an egg or comes."""
        kind = BLANK if token == BLANK else self.token_kind(token)
        g.put(token, DRAWN, POOL if kind in (LARVA, CREEPER) else BAG)
        if kind == LARVA:
            add_token(g, ADULT, "N-105")
        elif kind == CREEPER:
            add_token(g, BREEDER, "N-106")
        elif kind == BLANK:
            add_token(g, ADULT, "N-114")
        elif kind in (ADULT, BREEDER):
            startle(g)
        elif kind == QUEEN:
            nest = g.nest()
            if nest and g.people(nest):
                yield from self.queen_comes(g, nest, token)
            elif g.lay(EGG, EGG_BOARD):
                g.tell(EggLaid(), "N-113")

    @rule("N-111", "N-112", "N-614")
    def queen_comes(self, g: G, slot: str, token: str) -> Rule[None]:
        """The queen comes to her nest: the smallest hand there is measured against her token."""
        if not g.free_figure(QUEEN):
            return
        silence_around(g, slot)
        queen = yield from place(g, QUEEN, slot, "N-111")
        if queen is None or not g.people(slot):
            return
        seat = self.victim(g, slot)
        if (yield from surprises(g, token, seat)):
            yield from attack(g, queen, seat, surprise=True, token=token)

    # Fighting

    def draws_card(self, intruder: Intruder, surprise: bool) -> bool:
        """A larva needs no card."""
        return intruder.kind != LARVA

    @rule("N-366")
    def bites(self, g: G, intruder: Intruder, seat: int, surprise: bool) -> Rule[None]:
        """A larva infests its victim."""
        g.tell(Attacked(intruder.kind, g.name(seat), None, True, surprise), "N-366")
        struck = yield from self.struck(g, intruder, seat, surprise)
        if struck is not None:
            remove(g, intruder)
            infest(g, struck)

    def counts_as(self, g: G, seat: int, face: str, kind: str) -> str:
        """Who knows an adult's vital places does not miss it."""
        if face == MISS and kind == ADULT and g.knows(seat, "weakness-vital-places"):
            return HIT
        return super().counts_as(g, seat, face, kind)

    # Infection

    @rule("N-373", "N-374", "N-375")
    def infected(self, g: G, seat: int) -> Rule[None]:
        """A larva, or death for whoever had one already."""
        yield from hatch(g, seat)

    @rule("N-486")
    def cured(self, g: G, seat: int) -> None:
        """The larva goes, too."""
        lose_larva(g, seat)

    @rule("N-146")
    def last_check(self, g: G, seat: int) -> None:
        """Who has a larva needs no scan."""
        sick = g.crew[seat].larva
        if sick:
            g.tell(Checked(Text("check-larva", {"who": g.name(seat)})), "N-146")
        check_contamination(g, seat, sick=sick)
