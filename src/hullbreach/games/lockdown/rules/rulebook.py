"""The rules of the family as Lockdown plays them: hands, darkness, the surface, knowledge, dice."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.lockdown.cards import attack_cards, quests, reactions, rooms
from hullbreach.games.lockdown.cards.objectives import printed_goal
from hullbreach.games.lockdown.content import Character, Guest
from hullbreach.games.lockdown.rules import clock, computer, escape, light, mars, weapons
from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.events import PlansReturned
from hullbreach.games.lockdown.rules.knowledge import learn
from hullbreach.games.lockdown.rules.model import (
    CONTAMINATED_ROOM,
    ISOLATION_ROOM,
    NEUTRAL,
    WEAKNESS_SLOTS,
    contingencies,
)
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.lockdown.rules.rounds import OPENING, ROUND
from hullbreach.games.lockdown.rules.setup import same_card
from hullbreach.games.nemesis.cards.action_cards import NERVES, steel_nerves
from hullbreach.games.survival.rules import combat, model, setup
from hullbreach.games.survival.rules.actions import needs
from hullbreach.games.survival.rules.contamination import contaminate
from hullbreach.games.survival.rules.effects import Goal
from hullbreach.games.survival.rules.items import lose_everything
from hullbreach.games.survival.rules.model import NEST, Intruder
from hullbreach.games.survival.rules.movement import slime
from hullbreach.games.survival.rules.noise import NOISE_DIE
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.games.survival.rules.repertoire import BOLD, THRIFTY
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.games.survival.rules.wounds import suffers
from hullbreach.kernel import ALL_EYES, Action, Denial, Die, Rule, Text, rule
from hullbreach.kernel.course import Course
from hullbreach.kernel.packs import Insert
from hullbreach.kernel.state import without


class LockdownRules(Rulebook[Lockdown]):
    """What Lockdown decides for itself."""

    actions = (
        *BOLD,
        Action(
            own_verbs.COMPUTER,
            computer.use_computer,
            computer.choices,
            computer.at_hand,
            needs("computer"),
        ),
        Action(
            own_verbs.BUNKER,
            escape.flee_to_bunker,
            escape.ways_to_bunker,
            barred=needs("escape", "L-094"),
        ),
        Action(own_verbs.DRIVE, mars.drive, mars.drives, barred=needs("drive", "L-523")),
        *THRIFTY,
    )

    reactions = {  # noqa: RUF012 (put together with those of other packs)
        NERVES: "N-541",
        reactions.FEEL_OF_THE_DARK: "L-382",
        reactions.INCONSPICUOUS: "L-203",
        reactions.PHEROMONES: "L-335",
    }

    strides = frozenset({"card-facility-tour", "card-vents"})

    # Rounds and turns

    def course(self, inserts: Iterable[Insert]) -> Course:
        """The draft, and then round after round."""
        return Course(OPENING, ROUND, inserts)

    @rule("L-142", "L-474", "L-475")
    def hand_limit(self, g: Lockdown, seat: int) -> int:
        """Five cards; four with a wounded body; one more in the working Isolation Room."""
        limit = g.box.numbers.turn.hand
        if suffers(g, seat, "wound-body"):
            limit -= 1
        who = g.crew[seat]
        if who.aboard and g.room(who.slot) == ISOLATION_ROOM and not g.broken(who.slot):
            limit += g.box.numbers.effects.isolation_hand - g.box.numbers.turn.hand
        return limit

    @rule("L-357")
    def burden(self, g: Lockdown, seat: int, fighting: bool) -> int:
        """With a hurt knee it is hard to get going: the first move of the first turn costs more."""
        more = super().burden(g, seat, fighting)
        if not g.crew[seat].moved and suffers(g, seat, "wound-knee"):
            more += g.box.numbers.effects.knee_cost
        return more

    def moves(self, g: Lockdown, seat: int) -> None:
        """Only the first move is hard."""
        g.crew[seat].moved = True

    def turn_over(self, g: Lockdown, seat: int) -> None:
        """And only in the first turn."""
        g.crew[seat].moved = True

    @rule("L-357")
    def passes(self, g: Lockdown, seat: int) -> Rule[None]:
        """Bleeding goes on, and hurt guts poison the body; in a pod that is over and done with."""
        if g.crew[seat].status == "pod":
            return
        yield from super().passes(g, seat)
        if g.crew[seat].awake and suffers(g, seat, "wound-guts"):
            for _ in range(g.box.numbers.effects.guts_contamination):
                contaminate(g, seat, "L-357")

    idle_trade_counts = True

    # Rooms

    @rule("L-272", "L-273", "L-509")
    def unbreakable_by(self, room: str) -> str:
        """Each has its own reason."""
        return {NEST: "L-272", CONTAMINATED_ROOM: "L-273"}.get(room, "L-509")

    @rule("L-216", "L-217")
    def no_computer(self, g: Lockdown, slot: str, rule_id: str) -> Denial:
        """There is none, it has no power, or it is broken."""
        return g.no_computer(slot)

    careful_danger = True
    burns_again = False
    dead_show = "L-545"
    wakes_carried = True

    @rule("L-507", "L-509", "L-549")
    def can_burn(self, g: Lockdown, slot: str) -> bool:
        """Everywhere but at a crossroads."""
        return not g.crossroads(slot)

    def unburnable_by(self) -> str:
        """A crossroads is in the open."""
        return "L-509"

    def explored(self, g: Lockdown, seat: int, slot: str, token: str) -> Rule[bool]:
        """Tokens of the surface hold items, or bad weather."""
        yield from mars.explore_surface(g, seat, token)
        return False

    @rule("L-159")
    def burn_eggs(self, g: Lockdown, slot: str) -> None:
        """One of the eggs in the room."""
        combat.destroy_eggs(g, slot, g.box.numbers.effects.fire_eggs, "L-159")

    @rule("L-438")
    def explores(self, g: Lockdown, seat: int, slot: str) -> None:
        """Whoever discovers the nest learns from it."""
        if g.room(slot) == NEST:
            g.state.nest_known = True
            learn(g, seat, g.box.numbers.effects.nest_knowledge, "L-438")

    @rule("L-454")
    def searched(self, g: Lockdown, seat: int, slot: str) -> None:
        """Searching the contaminated room covers one with slime."""
        if g.room(slot) == CONTAMINATED_ROOM:
            slime(g, seat, "L-454")

    @rule("L-222", "L-442")
    def unsearchable_by(self, room: str) -> str:
        """The nest is named, the others are special rooms."""
        return "L-442" if room == NEST else "L-222"

    @rule("L-461")
    def door_opened(self, g: Lockdown, corridor: str) -> None:
        """A room whose doors are not all closed any more is not vented."""
        if g.state.vented and corridor in g.board.around[g.state.vented]:
            rooms.stop_ventilation(g)

    # Bodies

    def slimeproof(self, g: Lockdown, seat: int) -> bool:
        """In the battle suit."""
        return quests.wears_battle_suit(g, seat)

    def unharmed(self, g: Lockdown, seat: int, cause: Text) -> bool:
        """By fire, in the battle suit."""
        return cause.id == "cause-fire" and quests.wears_battle_suit(g, seat)

    # Darkness

    @rule("L-382")
    def ignores_darkness(self, g: Lockdown, seat: int) -> Rule[bool]:
        """Whether a character in the dark shrugs off what the darkness does."""
        if (yield from light.glow(g, seat)):
            return True
        return (yield from reactions.feel_the_dark(g, seat))

    # Noise

    @rule("L-508", "L-529")
    def noise_die(self, g: Lockdown, seat: int) -> Die:
        """Another die on the surface, in buildings too."""
        return g.die(mars.MARS_DIE) if g.printed(g.crew[seat].slot).surface else NOISE_DIE

    @rule("L-533")
    def noise_result(self, g: Lockdown, seat: int, face: str) -> Rule[None]:
        """The symbol of Mars."""
        yield from mars.draw_card(g, seat)

    @rule("L-245", "L-246", "L-530", "L-531")
    def danger(self, g: Lockdown, slot: str) -> None:
        """At a crossroads hunters come from all over the surface."""
        if g.crossroads(slot):
            mars.danger_outside(g, slot)
        else:
            super().danger(g, slot)

    # Encounters

    def keeps_still(self, g: Lockdown, seat: int) -> Rule[bool]:
        """The Lab Rat can, in darkness."""
        return (yield from reactions.keep_still(g, seat))

    # Intruders

    @rule("L-160", "L-162", "L-163")
    def directions(self, g: Lockdown, event: str) -> tuple[int, ...]:
        """One corridor after the other."""
        return g.box.events[row_id(event)].directions

    def attacked(self, g: Lockdown, intruder: Intruder, seat: int) -> Rule[int]:
        """The Lab Rat can let somebody else be seen first."""
        return (yield from reactions.hide(g, intruder, seat))

    def struck(
        self, g: Lockdown, intruder: Intruder, seat: int, surprise: bool
    ) -> Rule[int | None]:
        """Some are not surprised; the Xenobiologist can send a hunter after something else.

        Only a card can be felt coming.
        """
        carded = surprise and self.draws_card(intruder, surprise)
        if carded and (yield from reactions.expect_surprise(g, seat)):
            return None
        if surprise and (yield from steel_nerves(g, seat)):
            return None
        return (yield from reactions.confuse(g, intruder, seat))

    def chases(self, g: Lockdown, card: str, intruder: Intruder, seat: int) -> None:
        """A blood chase does not end at the door."""
        if kind_of(card) == attack_cards.BLOOD_CHASE:
            attack_cards.smell_blood(g, intruder, seat)

    def escaped(self, g: Lockdown, seat: int) -> None:
        """Whoever is after the character comes along."""
        attack_cards.follow(g, seat)

    @rule("L-337", "L-338")
    def victim(self, g: Lockdown, slot: str) -> int:
        """Who holds the fewest action cards, ties from the first player on."""
        return g.weakest(g.people(slot))

    # Items

    def lost(self, g: Lockdown, item: str) -> None:
        """Use markers come off."""
        g.state.uses = without(g.state.uses, item)

    @rule("L-416")
    def locked_by(self, g: Lockdown, seat: int, quest: str) -> Denial | None:
        """Some ask for knowledge."""
        return quests.too_ignorant(g, seat, quest)

    def activated(self, g: Lockdown, seat: int, quest: str) -> None:
        """Weapons come loaded."""
        weapon = self.things[quest].weapon
        if weapon is not None:
            g.state.ammo = {**g.state.ammo, quest: weapon.ammo}

    @rule("L-306", "L-604")
    def shot_die(self, g: Lockdown, seat: int) -> Die:
        """The advantage die where there is power."""
        return weapons.shot_die(g, seat)

    def rolled(self, g: Lockdown, seat: int, face: str, kind: str) -> Rule[int]:
        """Some faces of the advantage die are better with a card."""
        return (yield from weapons.rolled(g, seat, face, kind))

    def shot_injuries(self, g: Lockdown, seat: int, weapon: str, face: str, kind: str) -> Rule[int]:
        """Nobody is asked for a card that buys nothing."""
        if weapons.card_in_vain(weapon, face):
            return 1
        return (yield from super().shot_injuries(g, seat, weapon, face, kind))

    peaceful_flames = False

    # Wounds and contamination

    wounds_in_turn = True
    scanned_away = "deck-contamination"
    scanned_at = 0

    # Setup

    @rule("L-041", "L-042", "L-043", "L-044", "L-496", "L-497", "L-498", "L-499")
    def belongings(self, character: str) -> dict[str, list[str]]:
        """Deck, starting item and quest items. Guests have no weapon to begin with."""
        row = self.resident(character)
        things: dict[str, list[str]] = {
            "deck": [f"card-{card}" for card, count in row.cards.items() for _ in range(count)],
            "hands": [],
            "pack": [],
            "quests": [f"quest-{quest}" for quest in row.quests],
        }
        item = getattr(row, "item", None)
        if item is not None:
            place = "hands" if self.box.items[item].heavy else "pack"
            things[place].append(f"item-{item}#starting")
        return things

    def resident(self, name: str) -> Character | Guest:
        """The row of a character, of this box or of a guest."""
        row: Character | Guest = self.box.characters.get(name) or self.box.guests[name]
        return row

    @rule("L-385", "L-569")
    def pile_of(self, item: str) -> str:
        """Also crafted items go to a discard pile, and cannot be made again."""
        return self.deck_of(item).replace("deck", "discard")

    def same_card(self, g: Lockdown, character: str) -> list[str]:
        """A card stands for all characters of its colour."""
        return same_card(g, character)

    @rule("L-038", "L-039", "L-495")
    def start_slot(self, g: Lockdown, character: str) -> str:
        """Survivors of the Nemesis in the Isolation Room, workers in the repository."""
        name = row_id(character)
        row = self.resident(name)
        return g.slot_of(f"room-{row.start}")

    @rule("L-041", "L-045", "L-046", "L-047")
    def joined(self, g: Lockdown, seat: int) -> None:
        """What the character knows; and a starting item that fills no hand lies open all the same."""
        name = row_id(g.name(seat))
        row = self.resident(name)
        g.crew[seat].knowledge += row.knowledge
        for index in range(len(g.state.zones[model.pack(seat)])):
            g.show(model.pack(seat), index, ALL_EYES)

    # The laboratory

    def knowledge_for(self, place: int) -> int:
        """How much one must know to use the weakness in a place of the laboratory board."""
        return 0

    def grasps(self, g: Lockdown, seat: int, weakness: str) -> bool:
        """Whether a character knows enough to use a weakness that was found."""
        place = next(
            index
            for index, slot in enumerate(WEAKNESS_SLOTS)
            if weakness in g.state.zones[f"weakness-{slot}"]
        )
        return g.crew[seat].knowledge >= self.knowledge_for(place)

    @rule("L-018", "L-538", "L-539")
    def lay_out_laboratory(self, g: Lockdown) -> None:
        """Three weaknesses, face down."""
        setup.lay_out_weaknesses(g, WEAKNESS_SLOTS)

    def object_slots(self) -> tuple[str, ...]:
        """The weaknesses of the laboratory board that an examined object reveals."""
        return WEAKNESS_SLOTS

    # Objectives

    def goal(self, g: Lockdown, card: str) -> Goal:
        """Some cards say it all by numbers."""
        return printed_goal(self.box.objectives[row_id(card)]) or super().goal(g, card)

    def wants_signal(self, g: Lockdown, card: str) -> bool:
        """The card says so."""
        return g.box.objectives[row_id(card)].signal

    # Death

    @rule("L-070", "L-109", "L-363")
    def died(self, g: Lockdown, seat: int) -> Rule[None]:
        """The items leave the game, the contingencies go back; the first death opens the gate.

        Whoever is revived has nothing left of what they carried.
        """
        state = g.state
        lose_everything(g, seat)
        if plans := len(state.zones[contingencies(seat)]):
            g.move_all(contingencies(seat), NEUTRAL)
            g.tell(PlansReturned(g.name(seat), plans), "L-109")
        if state.deaths == 1:
            clock.open_gate(g, "L-070")
        yield from ()
