"""What the carnomorphs decide: their bag, how they come, feed, bite and die, and how they infect."""

from __future__ import annotations

from hullbreach.games.nemesis.carnomorphs import adaptations, mutations
from hullbreach.games.nemesis.carnomorphs.bag import develop
from hullbreach.games.nemesis.carnomorphs.kinds import (
    BUTCHER,
    FLESHBEAST,
    METAGORGER,
    NUMBERS,
    RED,
    SHAMBLER,
    STUDIES,
    all_of,
    free,
    mutation,
    pedestal,
    step_down,
)
from hullbreach.games.nemesis.carnomorphs.mutation_cards import CLEANLY, INFECTED, mimic
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.content import Content
from hullbreach.games.survival.rules import combat, model
from hullbreach.games.survival.rules.contamination import contaminate
from hullbreach.games.survival.rules.events import Attacked
from hullbreach.games.survival.rules.intruders import RETREAT, add_token, leave, remove, stand
from hullbreach.games.survival.rules.model import EGG, EGG_BOARD, GONE, POOL, Intruder
from hullbreach.games.survival.rules.movement import slime
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.games.survival.rules.wounds import wound
from hullbreach.kernel import ALL_EYES, Denial, Rule, Text, deny, eye, rule
from hullbreach.kernel.state import without

SPLASHED = "splashed"
"""How often the blood of carnomorphs has splashed a character who was not hurt by it yet."""


class CarnomorphRules(Rulebook[Nemesis]):
    """A race that eats its way up."""

    def __init__(self, box: Content) -> None:
        super().__init__(box)
        cards = [f"mutation-{id}" for id in box.own_decks["mutation"]]
        CLEANLY.cover(cards)
        INFECTED.cover(cards)

    # Setup

    @rule("NC-003", "NC-006", "NC-057")
    def more_zones(self, seats: int) -> dict[str, int]:
        """The figures on the adaptations, and a place for everybody's mutation."""
        zones = {pedestal(kind): ALL_EYES for kind in STUDIES}
        return super().more_zones(seats) | zones | {mutation(one): eye(one) for one in range(seats)}

    @rule("NC-001")
    def eggs_at_start(self, g: Nemesis) -> int:
        """The eggs on the carnomorph board."""
        return NUMBERS(g).eggs

    @rule("NC-004", "NC-005", "NC-075")
    def bag_at_start(self, g: Nemesis) -> dict[str, int]:
        """A blank and metagorgers; the others are still to grow."""
        numbers, seats = NUMBERS(g), g.state.seats
        more = numbers.bag_per_player
        return {kind: count + more.get(kind, 0) * seats for kind, count in numbers.bag.items()}

    @rule("NC-002", "NC-003", "NC-067", "NC-069")
    def lay_out(self, g: Nemesis) -> None:
        """A figure stands on the adaptation of its kind until the first one is to be placed."""
        super().lay_out(g)
        for kind in STUDIES:
            g.put(kind, model.supply(kind), pedestal(kind))

    def season(self, g: Nemesis) -> None:
        """An egg lies about; some have mutated, and hold a contamination card."""
        super().season(g)
        g.put(EGG, EGG_BOARD, g.crew[g.below(g.state.seats)].slot)
        for seat in range(g.state.seats):
            if g.below(3):
                g.draw(mutations.DECK, mutation(seat))
                g.draw("deck-contamination", model.hand(seat))

    # Figures

    @rule("NC-068", "NC-074", "NC-090", "NC-091")
    def figure_for(self, g: Nemesis, kind: str) -> str:
        """The one on the adaptation first. Where no shambler is left, those that do not fight leave."""
        step_down(g, kind)
        if kind == SHAMBLER and not g.free_figure(SHAMBLER):
            for one in all_of(g, SHAMBLER):
                if not g.fighting(one):
                    leave(g, one, "NC-090")
        return super().figure_for(g, kind)

    @rule("NC-068", "NC-103")
    def intruder_appeared(self, g: Nemesis, slot: str) -> None:
        """The first of a kind shows how all of them have adapted."""
        super().intruder_appeared(g, slot)
        for one in g.intruders(slot):
            adaptations.reveal(g, one.kind)

    @rule("NC-047", "NC-048", "NC-049", "NC-050", "NC-051")
    def fallen(self, g: Nemesis, intruder: Intruder) -> None:
        """What large ones are made of goes on living; a butcher never comes back."""
        super().fallen(g, intruder)
        numbers = NUMBERS(g)
        brood = {FLESHBEAST: numbers.fleshbeast_brood, BUTCHER: numbers.butcher_brood}
        if intruder.kind == BUTCHER:
            g.put(BUTCHER, model.supply(BUTCHER), GONE)
        for _ in range(brood.get(intruder.kind, 0)):
            if free(g, SHAMBLER):
                stand(g, SHAMBLER, intruder.slot, "NC-048")
        if g.weakness(adaptations.CAUSTIC_BLOOD):
            for seat in g.people(intruder.slot):
                self.splash(g, seat)

    @rule("NC-095")
    def queen_dead(self, g: Nemesis) -> bool:
        """Whether the butcher was killed."""
        return BUTCHER in g.state.killed

    # The bag

    @rule("NC-023", "NC-088")
    def bag_choices(self, g: Nemesis, kind: str) -> list[int]:
        """Red metagorgers before blue ones."""
        found = super().bag_choices(g, kind)
        red = [at for at in found if g.state.zones[POOL][at].startswith(RED)]
        return red or found

    @rule("NC-044", "NC-045")
    def last_blank(self, g: Nemesis) -> None:
        """A metagorger joins the bag."""
        add_token(g, METAGORGER, "NC-045")

    def developed(self, g: Nemesis, token: str) -> Rule[None]:
        """Metagorgers multiply where there is food, the others stir."""
        yield from develop(g, token)

    def token_number(self, g: Nemesis, token: str, seat: int) -> Rule[int]:
        """The number on the token, more if they have learned to ambush."""
        yield from ()
        ambush = NUMBERS(g).ambush if g.weakness(adaptations.AMBUSHER) else 0
        return self.token_row(token).number + ambush

    # Movement

    def directions(self, g: Nemesis, event: str) -> tuple[int, ...]:
        """The corridor number on an event card."""
        return (g.box.events[row_id(event)].direction,)

    @rule("NC-022", "NC-082")
    def enters_ducts(self, g: Nemesis, intruder: Intruder) -> bool:
        """A butcher is too large."""
        return intruder.kind != BUTCHER

    def rams(self, g: Nemesis, intruder: Intruder) -> bool:
        """They have learned that a door is no wall."""
        return g.weakness(adaptations.BATTERING_RAM)

    # Attacks

    @rule("NC-052", "NC-096")
    def draws_card(self, intruder: Intruder, surprise: bool) -> bool:
        """A metagorger needs no card."""
        return intruder.kind != METAGORGER

    @rule("NC-052", "NC-053", "NC-054", "NC-096")
    def bites(self, g: Nemesis, intruder: Intruder, seat: int, surprise: bool) -> Rule[None]:
        """A metagorger gets into its victim: a mutation, contamination, a wound; something grows."""
        g.tell(Attacked(intruder.kind, g.name(seat), None, True, surprise), "NC-052")
        struck = yield from self.struck(g, intruder, seat, surprise)
        if struck is None:
            return
        yield from mutations.mutate(g, struck, "NC-052")
        contaminate(g, struck, "NC-052")
        yield from wound(g, struck, Text("cause-metagorger"), light=NUMBERS(g).bite_wounds)
        add_token(g, SHAMBLER, "NC-053")
        if g.figure(intruder.id) is not None:
            remove(g, intruder)

    def struck(self, g: Nemesis, intruder: Intruder, seat: int, surprise: bool) -> Rule[int | None]:
        """Who has mutated may not be there, or be somebody else, who may do all that a victim may."""
        victim = yield from mimic(g, intruder, seat)
        if victim is None:
            return None
        if victim == seat:
            return (yield from super().struck(g, intruder, seat, surprise))
        found: int | None = yield from g.rules.struck(g, intruder, victim, surprise=False)
        return found

    # Injuries

    @rule("NC-046", "NC-093", "NC-094")
    def blood(self, card: str, intruder: Intruder) -> int | str:
        """The value for metagorgers, or the one for all others."""
        others, _, small = card.partition("#")[2].partition("-")
        value = small if intruder.kind == METAGORGER else others
        return value if value == RETREAT else int(value)

    def blood_needed(self, g: Nemesis, intruder: Intruder, numbers: list[int]) -> int:
        """More, if their hide is thick."""
        thick = NUMBERS(g).thick_hide if g.weakness(adaptations.THICK_HIDE) else 0
        return super().blood_needed(g, intruder, numbers) + thick

    def heeds_arrow(self, g: Nemesis, intruder: Intruder) -> bool:
        """They have learned not to flee."""
        return not g.weakness(adaptations.FEARLESS)

    @rule("NC-072")
    def counts_as(self, g: Nemesis, seat: int, face: str, kind: str) -> str:
        """They have learned to dodge: what is good enough for a creeper misses them."""
        face = super().counts_as(g, seat, face, kind)
        agile = face == combat.CREEPER and kind != combat.EGGS and g.weakness(adaptations.AGILE)
        return combat.BLANK if agile else face

    def burns(self, g: Nemesis) -> int:
        """Nothing, if they are fireproof."""
        return 0 if g.weakness(adaptations.FIREPROOF) else super().burns(g)

    def thrown_fire(self, g: Nemesis, injuries: int) -> int:
        """Nothing, if they are fireproof."""
        return 0 if g.weakness(adaptations.FIREPROOF) else super().thrown_fire(g, injuries)

    def burn_eggs(self, g: Nemesis, slot: str) -> None:
        """All that lie about, and one of the stock."""
        combat.burn_eggs(g, slot, g.box.numbers.effects.fire_eggs)

    # Caustic blood: wounds may ask their bearer something, so they come when the step is over

    def splash(self, g: Nemesis, seat: int) -> None:
        """Somebody stood where a carnomorph was killed: slime now, a wound when all is over."""
        who = g.crew[seat]
        slime(g, seat, "N-266")
        who.counters = {**who.counters, SPLASHED: who.counters.get(SPLASHED, 0) + 1}

    def settle(self, g: Nemesis) -> Rule[None]:
        """Who was splashed is hurt."""
        yield from super().settle(g)
        for seat, who in enumerate(g.crew):
            if SPLASHED in who.counters:
                times, who.counters = who.counters[SPLASHED], without(who.counters, SPLASHED)
                for _ in range(times):
                    light = NUMBERS(g).acid_wounds
                    yield from wound(g, seat, Text("weakness-caustic-blood"), light=light)

    # Infection

    @rule("NC-055", "NC-066")
    def infected(self, g: Nemesis, seat: int) -> Rule[None]:
        """A mutation marker."""
        yield from mutations.get_marker(g, seat, "NC-066")

    def cured(self, g: Nemesis, seat: int) -> None:
        """The mutation card goes, too."""
        mutations.lose_mutation(g, seat)

    def last_check(self, g: Nemesis, seat: int) -> None:
        """Whoever has mutated too far dies."""
        mutations.check_mutation(g, seat)

    def can_wake(self, g: Nemesis, seat: int) -> bool:
        """Nobody whom a mutation has killed."""
        return super().can_wake(g, seat) and not mutations.transformed(g, seat)

    # What can be found out

    overcomes = True

    @rule("NC-071", "NC-105")
    def to_learn(self, g: Nemesis, what: str) -> bool:
        """An adaptation that lies open can be overcome."""
        return adaptations.revealed(g, what)

    def nothing_to_learn(self) -> Denial:
        """What is face down, or gone, cannot be overcome."""
        return deny("NC-105", "denied-adaptation-hidden")

    def learn(self, g: Nemesis, seat: int, what: str) -> None:
        """An adaptation is overcome."""
        adaptations.overcome(g, seat, what)

    @rule("NC-104")
    def learned(self, g: Nemesis, what: str) -> bool:
        """Its adaptation is out of the game."""
        return not g.state.zones[f"weakness-{what}"]

    @rule("NC-104")
    def lessons(self, g: Nemesis) -> int:
        """As many as adaptations were overcome."""
        return sum(self.learned(g, what) for what in STUDIES.values())
