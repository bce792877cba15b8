"""The rules that a race may decide otherwise: its figures, its bag, how it attacks, what it infects with.

A part of the `Rulebook`, as `rulebook` is: a pack's rules may replace everything that stands here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from sys import intern
from typing import Any, ClassVar, Generic, TypeVar

from hullbreach.games.survival.content import Content, IntruderToken, Size
from hullbreach.games.survival.rules import combat, discovery, encounters, judging
from hullbreach.games.survival.rules.model import CARCASS, POOL, Intruder, SurvivalState
from hullbreach.games.survival.rules.play import Survival, kind_of, row_id
from hullbreach.kernel import NO_EYES, NOTHING, Denial, Die, Option, Rule, Text, deny, rule

G = TypeVar("G", bound=Survival[SurvivalState])

MUCH_CONTAMINATION = 3
"""So many contamination cards are a reason to see a surgeon."""


class RaceRules(ABC, Generic[G]):
    """What differs between the races."""

    def __init__(self, box: Content) -> None:
        self.box: Any = box
        self.kinds = tuple(intern(f"intruder-{id}") for id in box.intruders)
        """The kinds of the race, the smallest first."""
        self.token_kinds = {
            intern(f"token-{row.id}"): intern(f"intruder-{row.intruder}")
            for row in box.intruder_tokens.values()
        }
        """The kind of intruder on each token that shows one: `token-adult-3` is an adult."""
        self.sizes: dict[str, Size] = {
            intern(f"intruder-{row.id}"): row.size for row in box.intruders.values()
        }

    # Its tokens

    def token_row(self, token: str) -> IntruderToken:
        """The content row of a token."""
        row: IntruderToken = self.box.intruder_tokens[token.removeprefix("token-")]
        return row

    def token_kind(self, token: str) -> str:
        """The kind of intruder on a token that shows one."""
        return self.token_kinds[token]

    def token_face(self, token: str) -> str:
        """What is seen of a token without its number."""
        return self.token_row(token).shown

    @abstractmethod
    def token_number(self, g: G, token: str, seat: int) -> Rule[int]:
        """A hand with fewer cards than this is surprised."""

    # The race: its figures, its bag, how it attacks, and what it infects with

    def figure_for(self, g: G, kind: str) -> str:
        """The kind whose figure comes where this kind should: nothing if none is left."""
        return kind if g.free_figure(kind) else ""

    def figures_in_use(self, g: G, kind: str) -> int:
        """How many figures of a kind are neither in the box nor on the board."""
        return 0

    @rule("N-006", "N-344", "N-557")
    def fallen(self, g: G, intruder: Intruder) -> None:
        """An intruder was killed: a carcass is left where its kind leaves one."""
        if self.box.intruders[row_id(intruder.kind)].carcass:
            g.lay(CARCASS, intruder.slot)

    led_by_player = False
    """Whether a player may lead the race."""

    def rooted(self, intruder: Intruder) -> bool:
        """Whether an intruder never leaves its room, whatever drives or lures it."""
        return False

    def undying(self, intruder: Intruder) -> bool:
        """Whether nothing that is done to an intruder kills it."""
        return False

    def bag_choices(self, g: G, kind: str) -> list[int]:
        """The tokens of the pool, by their places, among which one of a kind goes into the bag."""
        kinds, pool = self.token_kinds, g.state.zones[POOL]
        return [at for at, token in enumerate(pool) if kinds[token] == kind]

    @abstractmethod
    def queen_dead(self, g: G) -> bool:
        """Whether the intruder was killed whose death objectives ask for."""

    @abstractmethod
    def developed(self, g: G, token: str) -> Rule[None]:
        """What a token that was drawn to develop the bag brings about; it is in the `drawn` zone."""

    def emerges(self, g: G, token: str, slot: str, seat: int) -> Rule[Intruder | None]:
        """What a token brings that was drawn for a character in a room."""
        return (yield from encounters.emerge(g, token, slot, seat))

    def put_back(self, g: G, token: str) -> None:
        """Where a token goes after an encounter."""
        encounters.put_back(g, token)

    def last_blank(self, g: G) -> None:
        """The blank was drawn in an encounter, and nothing else is in the bag."""

    def draws_card(self, intruder: Intruder, surprise: bool) -> bool:
        """Whether an intruder attacks with a card."""
        return True

    def bites(self, g: G, intruder: Intruder, seat: int, surprise: bool) -> Rule[None]:
        """An attack without a card."""
        return NOTHING

    def hits(self, face: str, kind: str) -> int:
        """How many injuries a face of the combat die means for a kind of intruder; eggs are small."""
        return combat.hits(face, "small" if kind == combat.EGGS else self.sizes[kind])

    def counts_as(self, g: G, seat: int, face: str, kind: str) -> str:
        """As which face of the combat die a face counts against a kind of intruder."""
        return face

    def second_try(self, g: G, seat: int, die: Die, face: str, kind: str) -> Rule[str]:
        """The first roll of an attack on a kind of intruder, or on eggs, may be rolled again."""
        yield from ()
        return face

    @abstractmethod
    def infected(self, g: G, seat: int) -> Rule[None]:
        """A scan has shown an infected card."""

    @abstractmethod
    def cured(self, g: G, seat: int) -> None:
        """Surgery or an antidote removes what grows in a character."""

    def last_check(self, g: G, seat: int) -> None:
        """Whether somebody who got away lives, now that the game is over."""
        judging.check_contamination(g, seat)

    def can_wake(self, g: G, seat: int) -> bool:
        """Whether somebody who has died can be brought back."""
        return True

    wakes_carried = False
    """Whether a corpse that somebody in the emergency room still carries can be brought back there."""

    def woke(self, g: G, seat: int) -> None:
        """Somebody who has died is back."""

    def relief(self, g: G, seat: int) -> tuple[Option, ...]:
        """What a talk can do for a character, other than a scan: `relieve` does it."""
        return ()

    def relieve(self, g: G, seat: int, chosen: Option) -> None:
        """A talk has done a character good."""

    def steadied(self, g: G, seat: int) -> Rule[bool]:
        """Somebody is about to panic: whether they are kept from it."""
        yield from ()
        return False

    # What can be found out about the race

    overcomes = False
    """Whether research gets the better of what lies open, instead of turning up what lies face down."""

    def specimen(self, thing: str) -> str:
        """What an object is to a researcher: a `corpse`, an `egg`, a `carcass`, or nothing."""
        return discovery.kind_of_specimen(thing)

    def to_learn(self, g: G, what: str) -> bool:
        """Whether something is to be learned from a `corpse`, an `egg` or a `carcass`."""
        zone = f"weakness-{what}"
        return bool(g.state.zones[zone]) and g.state.eyes[zone] == NO_EYES

    def nothing_to_learn(self) -> Denial:
        """Why nothing is to be learned from what is there."""
        return deny("N-396", "denied-weakness-known")

    def learn(self, g: G, seat: int, what: str) -> None:
        """Somebody has examined a `corpse`, an `egg` or a `carcass`."""
        discovery.turn_up_weakness(g, seat, what)

    def learned(self, g: G, what: str) -> bool:
        """Whether an objective is met that asks for what can be learned from this."""
        return any(card in g.state.weaknesses for card in g.state.zones[f"weakness-{what}"])

    def lessons(self, g: G) -> int:
        """How much has been learned of the race, for objectives."""
        return len(g.state.weaknesses)

    # What is good to know for who plays: `who` is a character, or what a seat sees of one

    advice: ClassVar[Mapping[str, str]] = {}
    """Which verb is the best answer to a question that only a pack asks."""

    def subject(self, edition: Any, who: Any) -> bool:
        """Whether a laboratory can learn something from somebody who lives."""
        return False

    def restless(self, edition: Any, who: Any) -> bool:
        """Whether a rest does somebody good, whatever a scan shows."""
        return False

    def dreads_scan(self, edition: Any, who: Any, contamination: int) -> bool:
        """Whether an infected card would be worse than so much contamination."""
        found: bool = who.larva
        return found

    def at_risk(self, edition: Any, who: Any, contamination: int) -> bool:
        """Whether somebody with so much contamination would hardly survive the check at the end."""
        return bool(who.larva or contamination >= MUCH_CONTAMINATION)

    # Intruders

    def enters_ducts(self, g: G, intruder: Intruder) -> bool:
        """Whether an intruder fits into the technical corridors."""
        return True

    def rams(self, g: G, intruder: Intruder) -> bool:
        """Whether an intruder goes on through a closed door that stood in its way."""
        return False

    def breaks_doors(self, g: G, intruder: Intruder, corridor: str) -> bool:
        """Whether a closed door that stops the intruder is destroyed."""
        return True

    @abstractmethod
    def directions(self, g: G, event: str) -> tuple[int, ...]:
        """The corridor numbers on an event card: through one corridor after the other."""

    def afterlife(self, g: G) -> Text:
        """What is left to do for whoever played somebody who has died."""
        state = g.state
        return Text("death-next", {"mode": state.mode, "revive": state.revive})

    dead_show = ""
    """The rule by which the dead show their objectives in the check, if they do."""

    burns_again = True
    """Whether fire injures an intruder once more that flees from it into a room still to come."""

    def burns(self, g: G) -> int:
        """The injuries of an intruder in a burning room."""
        return g.box.numbers.effects.fire_injuries

    @abstractmethod
    def burn_eggs(self, g: G, slot: str) -> None:
        """Fire among eggs that nobody carries."""

    def mark_injuries(self, g: G, intruder: Intruder, injuries: int) -> None:
        """Injury markers for an intruder."""
        intruder.injuries += injuries

    def blood_cards(self, g: G, intruder: Intruder) -> int:
        """How many attack cards are drawn to see whether an injured intruder dies."""
        return g.box.intruders[row_id(intruder.kind)].blood_cards

    def blood(self, card: str, intruder: Intruder) -> int | str:
        """The blood number on a copy of an attack card for an intruder, or that the intruder flees."""
        value = card.partition("#")[2]
        return value if value == "retreat" else int(value)

    def heeds_arrow(self, g: G, intruder: Intruder) -> bool:
        """Whether an arrow makes an injured intruder flee; otherwise the card means nothing."""
        return True

    def thrown_fire(self, g: G, injuries: int) -> int:
        """The injuries of fire that is thrown, by what the race makes of it."""
        return injuries

    def blood_needed(self, g: G, intruder: Intruder, numbers: list[int]) -> int:
        """What the blood numbers that were drawn for an intruder come to."""
        return sum(numbers)

    def blood_bonus(self, g: G, intruder: Intruder, by: int | None) -> int:
        """By how much the blood number counts less, if a character of this seat did it."""
        return 0

    def attack_row(self, g: G, card: str) -> Any:
        """The content row of an attack card."""
        return g.box.attacks[row_id(card)]

    @rule("N-362", "N-363")
    def strikes(self, g: G, card: str, intruder: Intruder) -> bool:
        """Whether an attack card shows the attacker's symbol."""
        return row_id(intruder.kind) in self.attack_row(g, card).attackers

    def attack_victims(self, g: G, card: str, intruder: Intruder, seat: int) -> list[int]:
        """Whom an attack on `seat` hits: of a frenzy everybody in the room suffers."""
        return self.exposed(g, intruder.slot) if self.attack_row(g, card).everyone else [seat]

    def attack_effect(self, g: G, card: str, intruder: Intruder, seat: int) -> Rule[None]:
        """What an attack card does."""
        for effect in g.effects.attacks.get(kind_of(card)):
            yield from effect(g, intruder, seat)

    def exposed(self, g: G, slot: str) -> list[int]:
        """The characters in a room that can be attacked."""
        return g.people(slot)

    def victim(self, g: G, slot: str) -> int:
        """Who in the room is attacked: the smallest hand, ties from the first player on."""
        return min(self.exposed(g, slot), key=lambda seat: len(g.hand(seat)))

    def attacked(self, g: G, intruder: Intruder, seat: int) -> Rule[int]:
        """Who is attacked after all, before any card is drawn."""
        yield from ()
        return seat

    def struck(self, g: G, intruder: Intruder, seat: int, surprise: bool) -> Rule[int | None]:
        """Who suffers an attack that has been seen: the victim, somebody else, or nobody."""
        yield from ()
        return seat

    def chases(self, g: G, card: str, intruder: Intruder, seat: int) -> None:
        """Somebody who leaves a fight has suffered an attack: the intruder may come after."""

    def escaped(self, g: G, seat: int) -> None:
        """A character has left a fight, and is in another room unless it died."""
