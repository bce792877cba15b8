"""What the Void Seeders decide: a bag of doubts, lairs, minds that break, and things that are not there."""

from __future__ import annotations

from typing import Any

from hullbreach.games.nemesis.rules.model import ENGINES, SLIME_ROOM
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.void_seeders import bag, lairs, recovery
from hullbreach.games.nemesis.void_seeders import insanity as minds
from hullbreach.games.nemesis.void_seeders.insanity import PANICS, POSSIBLE
from hullbreach.games.nemesis.void_seeders.kinds import (
    DESPOILER,
    DESTROYED,
    DETERMINATION,
    EXPOSED_PLACES,
    HEIGHTENED_READINESS,
    INSANITY,
    LAIR,
    LAIR_TOKEN,
    LURKER,
    MASS_THERAPY,
    NUMBERS,
    PANIC,
    RATIONAL_THINKING,
    SEEDERS,
    STALKER,
    STURDY_DOORS,
    TOKEN,
    Numbers,
)
from hullbreach.games.nemesis.void_seeders.verbs import CALM_DOWN
from hullbreach.games.survival.content import Content
from hullbreach.games.survival.printed import Slot
from hullbreach.games.survival.rules import combat, model
from hullbreach.games.survival.rules.contamination import contaminate
from hullbreach.games.survival.rules.events import Attacked
from hullbreach.games.survival.rules.intruders import add_token
from hullbreach.games.survival.rules.model import POOL, Intruder
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.kernel import ALL_EYES, Denial, Die, Option, Rule, deny, rule
from hullbreach.kernel.counters import change, count


class VoidSeederRules(Rulebook[Nemesis]):
    """A race that is mostly in the mind."""

    left_out = ("exploration-slime", "exploration-silence", SLIME_ROOM)

    def __init__(self, box: Content) -> None:
        super().__init__(box)
        cards = [f"{PANIC}-{id}" for id in box.own_decks[PANIC]]
        PANICS.cover(cards)
        POSSIBLE.cover(cards)

    # Setup

    @rule("NV-009", "NV-037", "NV-099")
    def more_zones(self, seats: int) -> dict[str, int]:
        """The pile of panic cards, and the slots of destroyed lairs."""
        return super().more_zones(seats) | {f"discard-{PANIC}": ALL_EYES, DESTROYED: ALL_EYES}

    @rule("NV-003", "NV-074", "NV-075")
    def has_token(self, slot: Slot) -> bool:
        """On the engine rooms, too."""
        return super().has_token(slot) or f"room-{slot.room}" in ENGINES

    @rule("NV-005", "NV-104")
    def eggs_at_start(self, g: Nemesis) -> int:
        """The eggs on the Void Seeder board."""
        return NUMBERS(g).eggs

    @rule("NV-006")
    def bag_at_start(self, g: Nemesis) -> dict[str, int]:
        """A blank and some that nobody has seen yet."""
        numbers, seats = NUMBERS(g), g.state.seats
        more = numbers.bag_per_player
        return {kind: count + more.get(kind, 0) * seats for kind, count in numbers.bag.items()}

    @rule("NV-007")
    def joined(self, g: Nemesis, seat: int) -> None:
        """The insanity token of the character goes into the bag."""
        super().joined(g, seat)
        bag.add_insanity(g, seat)

    def season(self, g: Nemesis) -> None:
        """A lair was found, and minds have suffered."""
        super().season(g)
        slot = g.pick([*g.state.explored])
        g.put(LAIR, model.supply(LAIR), slot)
        g.state.figures += 1
        g.state.intruders.append(Intruder(f"figure-{g.state.figures}", LAIR, slot))
        for who in g.crew:
            change(who, INSANITY, g.below(INSANITY.high))

    # Rounds

    def turn_ends(self, g: Nemesis, seat: int) -> Rule[None]:
        """A lair makes whoever stays with it restless."""
        yield from super().turn_ends(g, seat)
        yield from lairs.whisper(g, seat)

    # Slime

    @rule("NV-010", "NV-071", "NV-072")
    def slimeproof(self, g: Nemesis, seat: int) -> bool:
        """There is no slime."""
        return True

    # Lairs

    def found_token(self, g: Nemesis, token: str) -> str:
        """All lairs have to come."""
        return lairs.found_as(g, super().found_token(g, token))

    @rule("NV-025")
    def explored(self, g: Nemesis, seat: int, slot: str, token: str) -> Rule[bool]:
        """A lair; who found it makes no noise roll."""
        if token != LAIR_TOKEN:
            return (yield from super().explored(g, seat, slot, token))
        lairs.settle(g, seat, slot)
        return True

    @rule("NV-031", "NV-084")
    def rooted(self, intruder: Intruder) -> bool:
        """Lairs never move."""
        return intruder.kind == LAIR

    # Figures

    @rule("NV-041", "NV-073", "NV-089", "NV-090")
    def figure_for(self, g: Nemesis, kind: str) -> str:
        """Where none of a kind is left, one of the next lower; nothing below the smallest."""
        if kind == LAIR:
            return super().figure_for(g, kind)
        lower = SEEDERS[: SEEDERS.index(kind) + 1]
        return next((one for one in reversed(lower) if g.free_figure(one)), "")

    @rule("NV-037", "NV-054", "NV-070")
    def fallen(self, g: Nemesis, intruder: Intruder) -> None:
        """A lair leaves a carcass; of the others nothing is left, and one more is out there."""
        super().fallen(g, intruder)
        if intruder.kind == LAIR:
            lairs.destroyed(g, intruder.slot)
        else:
            add_token(g, intruder.kind, "NV-054")

    @rule("NV-038", "NV-052")
    def undying(self, intruder: Intruder) -> bool:
        """Nothing harms the Despoiler."""
        return intruder.kind == DESPOILER

    @rule("NV-038", "NV-087")
    def queen_dead(self, g: Nemesis) -> bool:
        """Whether the Despoiler is gone for good."""
        return DESPOILER in g.state.killed

    # The bag

    def bag_choices(self, g: Nemesis, kind: str) -> list[int]:
        """Any Void Seeder token: they show no kind."""
        return [at for at, token in enumerate(g.state.zones[POOL]) if token.startswith(TOKEN)]

    def developed(self, g: Nemesis, token: str) -> Rule[None]:
        """They stir, or somebody panics."""
        yield from bag.develop(g, token)

    def emerges(self, g: Nemesis, token: str, slot: str, seat: int) -> Rule[Intruder | None]:
        """What the mind of the character makes of it."""
        return (yield from bag.emerge(g, token, slot, seat))

    def put_back(self, g: Nemesis, token: str) -> None:
        """Insanity tokens stay in the bag, as the blank does."""
        bag.put_back(g, token)

    @rule("NV-042")
    def token_number(self, g: Nemesis, token: str, seat: int) -> Rule[int]:
        """The number on the token, less for who is on the alert."""
        yield from ()
        less = NUMBERS(g).readiness if g.weakness(HEIGHTENED_READINESS) else 0
        return max(1, self.token_row(token).number - less)

    # Movement

    @rule("NV-088")
    def directions(self, g: Nemesis, event: str) -> tuple[int, ...]:
        """The corridor number on an event card."""
        return (g.box.events[row_id(event)].direction,)

    @rule("NV-039")
    def rams(self, g: Nemesis, intruder: Intruder) -> bool:
        """A closed door is nothing to them, unless it is known how to make it something."""
        return not g.weakness(STURDY_DOORS)

    @rule("NV-039")
    def breaks_doors(self, g: Nemesis, intruder: Intruder, corridor: str) -> bool:
        """Nor do they break it, unless it stops them."""
        return g.weakness(STURDY_DOORS)

    # Attacks

    @rule("NV-030", "NV-048", "NV-082", "NV-083")
    def draws_card(self, intruder: Intruder, surprise: bool) -> bool:
        """Not for a surprise; and a lair does not attack at all."""
        return not surprise and intruder.kind != LAIR

    @rule("NV-030", "NV-048", "NV-082", "NV-083")
    def bites(self, g: Nemesis, intruder: Intruder, seat: int, surprise: bool) -> Rule[None]:
        """A surprise is contamination and panic, whoever it comes from."""
        if intruder.kind == LAIR:
            return
        g.tell(Attacked(intruder.kind, g.name(seat), None, True, surprise), "NV-048")
        struck = yield from self.struck(g, intruder, seat, surprise)
        if struck is None:
            return
        if not g.weakness(RATIONAL_THINKING):
            contaminate(g, struck, "NV-048")
        yield from minds.panic(g, struck, "NV-048")

    # Injuries

    @rule("NV-052")
    def mark_injuries(self, g: Nemesis, intruder: Intruder, injuries: int) -> None:
        """The Despoiler never has any."""
        if intruder.kind != DESPOILER:
            super().mark_injuries(g, intruder, injuries)

    @rule("NV-032", "NV-049", "NV-050", "NV-051", "NV-053", "NV-093")
    def blood_needed(self, g: Nemesis, intruder: Intruder, numbers: list[int]) -> int:
        """The lower number for a lurker, the higher one for a stalker or a lair."""
        if intruder.kind == LURKER and numbers:
            return min(numbers)
        if intruder.kind in (STALKER, LAIR) and numbers:
            return max(numbers)
        return super().blood_needed(g, intruder, numbers)

    @rule("NV-033", "NV-084")
    def heeds_arrow(self, g: Nemesis, intruder: Intruder) -> bool:
        """A lair is not destroyed, but it does not flee."""
        return intruder.kind != LAIR

    @rule("NV-034", "NV-092")
    def counts_as(self, g: Nemesis, seat: int, face: str, kind: str) -> str:
        """Only hard hits harm a lair; who knows where to strike does not miss the others."""
        face = super().counts_as(g, seat, face, kind)
        if kind == LAIR:
            return face if face in (combat.HIT, combat.DOUBLE_HIT) else combat.BLANK
        exposed = face == combat.BLANK and kind in SEEDERS and g.weakness(EXPOSED_PLACES)
        return combat.HIT if exposed else face

    def second_try(self, g: Nemesis, seat: int, die: Die, face: str, kind: str) -> Rule[str]:
        """Who is determined may roll again against the nest or a lair."""
        face = yield from super().second_try(g, seat, die, face, kind)
        nest = kind == combat.EGGS and self.is_nest(g, g.crew[seat].slot)
        if g.weakness(DETERMINATION) and (nest or kind == LAIR):
            return (yield from recovery.try_again(g, seat, die, face))
        return face

    def burn_eggs(self, g: Nemesis, slot: str) -> None:
        """All that lie about, and one of the stock."""
        combat.burn_eggs(g, slot, g.box.numbers.effects.fire_eggs)

    # Infection

    @rule("NV-057", "NV-059")
    def infected(self, g: Nemesis, seat: int) -> Rule[None]:
        """Insanity rises to the end of its track; nothing ever grows in a character."""
        minds.lose_mind(g, seat, "NV-059")
        yield from ()

    @rule("NV-061", "NV-062")
    def cured(self, g: Nemesis, seat: int) -> None:
        """The mind is clearer."""
        minds.clear_mind(g, seat, "NV-061")

    @rule("NV-055", "NV-058")
    def relief(self, g: Nemesis, seat: int) -> tuple[Option, ...]:
        """Who can calm down may do that."""
        own = (CALM_DOWN(),) if minds.can_calm(g, seat) else ()
        return super().relief(g, seat) + own

    def relieve(self, g: Nemesis, seat: int, chosen: Option) -> None:
        """Somebody is calmer."""
        if chosen.verb == CALM_DOWN:
            minds.calm_down(g, seat, "NV-058")
        else:
            super().relieve(g, seat, chosen)

    def last_check(self, g: Nemesis, seat: int) -> None:
        """Whoever has gone mad may be lost."""
        recovery.check_mind(g, seat)

    def woke(self, g: Nemesis, seat: int) -> None:
        """Insanity stays, and so does the token of it."""
        super().woke(g, seat)
        bag.return_insanity(g, seat)

    # What is good to know for who plays

    advice = {"ask-calm-down": "calm-down"}  # noqa: RUF012 (nobody changes it)

    @rule("NV-069")
    def subject(self, edition: Any, who: Any) -> bool:
        """Whoever is insane enough."""
        own: Numbers = edition.own[NUMBERS.pack]
        return count(who, INSANITY) >= own.studied

    def restless(self, edition: Any, who: Any) -> bool:
        """Whoever can still calm down: not at the start, and not where the track has no arrow back."""
        own: Numbers = edition.own[NUMBERS.pack]
        return count(who, INSANITY) not in (INSANITY.low, own.trap)

    def dreads_scan(self, edition: Any, who: Any, contamination: int) -> bool:
        """Whoever is not at the end of the track: that is where an infected card leads."""
        return count(who, INSANITY) < INSANITY.high

    def at_risk(self, edition: Any, who: Any, contamination: int) -> bool:
        """Whoever would be at the end of the track then, with cards to be afraid of."""
        return contamination > 0 and count(who, INSANITY) + contamination >= INSANITY.high

    # What can be found out

    @rule("NV-068", "NV-105")
    def specimen(self, thing: str) -> str:
        """Nothing is to be learned from corpses; their place is that of an insane mind."""
        what = super().specimen(thing)
        return "" if what == "corpse" else what

    @rule("NV-068")
    def nothing_to_learn(self) -> Denial:
        """What is there teaches nothing new."""
        return deny("NV-068", "denied-nothing-to-study")

    def learn(self, g: Nemesis, seat: int, what: str) -> None:
        """A weakness is known; one of them helps at once."""
        super().learn(g, seat, what)
        if weakness_on(g, what) == MASS_THERAPY:
            recovery.mass_therapy(g)


def weakness_on(g: Nemesis, what: str) -> str:
    """The weakness on a slot of the Void Seeder board."""
    return g.state.zones[f"weakness-{what}"][0]
