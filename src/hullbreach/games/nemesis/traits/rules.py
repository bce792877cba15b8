"""What traits change."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.traits import crew, newcomers
from hullbreach.games.nemesis.traits.kinds import DECK, NUMBERS, has, trait
from hullbreach.games.survival.rules.model import COLOURS
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.kernel import ALL_EYES, Rule, rule

YELLOW = "deck-yellow"


class TraitRules(Rulebook[Nemesis]):
    """Everybody has a trait."""

    free = frozenset({"rush"})

    # Setup

    @rule("NP-032", "NP-064")
    def more_zones(self, seats: int) -> dict[str, int]:
        """A place for everybody's trait, face up."""
        return super().more_zones(seats) | {trait(seat): ALL_EYES for seat in range(seats)}

    def lay_out(self, g: Nemesis) -> None:
        """The trait cards lie open."""
        super().lay_out(g)
        g.watch(DECK, ALL_EYES)

    @rule("NP-032")
    def joined(self, g: Nemesis, seat: int) -> None:
        """A character comes with the trait of its own, if there is one."""
        super().joined(g, seat)
        card = f"trait-{row_id(g.name(seat))}"
        if card in g.state.zones[DECK]:
            g.put(card, DECK, trait(seat))
        newcomers.nurse(g, seat)
        newcomers.serve_the_company(g, seat)
        if has(g, seat, "ceo") or has(g, seat, "android"):
            newcomers.look_through(g)

    # Turns

    @rule("NP-032")
    def hand_limit(self, g: Nemesis, seat: int) -> int:
        """The Psychologist is not well alone."""
        return super().hand_limit(g, seat) - newcomers.lonely(g, seat) * NUMBERS(g).lonely

    def turn_begins(self, g: Nemesis, seat: int) -> Rule[None]:
        """Laika goes before her master does anything."""
        yield from super().turn_begins(g, seat)
        yield from newcomers.walk_laika(g, seat)

    def turn_over(self, g: Nemesis, seat: int) -> None:
        """The Soldier may rush again."""
        super().turn_over(g, seat)
        crew.rested(g, seat)

    def company(self, g: Nemesis, seat: int, slot: str) -> Rule[list[int]]:
        """The Psychologist may follow."""
        others = yield from super().company(g, seat, slot)
        return others + (yield from newcomers.go_along(g, seat, slot))

    def drew(self, g: Nemesis, seat: int, count: int) -> None:
        """The Android burns contamination out."""
        super().drew(g, seat, count)
        newcomers.burn_out(g, seat, count)

    def settle(self, g: Nemesis) -> Rule[None]:
        """What has become of the Robot's energy and of the Android's circuits in a step."""
        yield from super().settle(g)
        hurt = False
        for seat in range(g.state.seats):
            newcomers.nurse(g, seat)
            hurt |= yield from newcomers.feel_shocks(g, seat)
        if hurt:
            yield from super().settle(g)  # what the shocks have brought about

    # Rooms and things

    @rule("NP-032")
    def decks_to_search(self, g: Nemesis, seat: int, colour: str) -> Rule[list[str]]:
        """In a white room the Scout looks everywhere."""
        if colour not in COLOURS and has(g, seat, "scout"):
            return list(COLOURS)
        return (yield from super().decks_to_search(g, seat, colour))

    def room_used(self, g: Nemesis, seat: int, slot: str) -> Rule[None]:
        """The Pilot works a door from the cockpit, too."""
        yield from super().room_used(g, seat, slot)
        yield from crew.work_any_door(g, seat, slot)

    def crafts_as(self, g: Nemesis, seat: int, item: str) -> str:
        """The Mechanic can use anything that is his own."""
        return YELLOW if crew.handy(g, seat, item) else super().crafts_as(g, seat, item)

    def shoots_on(
        self, g: Nemesis, seat: int, weapon: str, target: str, injuries: int
    ) -> Rule[int]:
        """The Captain does not stop."""
        more = yield from super().shoots_on(g, seat, weapon, target, injuries)
        return more + (yield from crew.shoot_on(g, seat, weapon, target, injuries))

    # Bodies

    @rule("NP-048")
    def most_wounds(self, g: Nemesis, seat: int) -> int:
        """The Convict is hard to kill."""
        usual = super().most_wounds(g, seat)
        return NUMBERS(g).wounds if has(g, seat, "convict") else usual

    def got_wound(self, g: Nemesis, seat: int, card: str) -> None:
        """The Scientist sits in a wheelchair."""
        super().got_wound(g, seat, card)
        crew.sit_down(g, seat, card)

    def treated(self, g: Nemesis, seat: int, other: int) -> None:
        """The Medic likes to help."""
        super().treated(g, seat, other)
        crew.rejoice(g, seat, other)
