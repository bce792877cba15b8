"""Airlock: a small game of our own, to show what a game is made of.

Somebody aboard does not want to arrive. Repair three systems before the air is gone, or find
the saboteur and vote them out. It has all that the kernel can do in its smallest form: hidden
roles, a deck, a die, actions with guards, a reaction, a simultaneous secret vote.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from hullbreach.games.airlock.facts import facts
from hullbreach.games.airlock.model import (
    FIELDS,
    FOLDER,
    JAM,
    NEIGHBOURS,
    NUMBERS,
    SABOTEUR,
    SCANNER,
    SHIP,
    START,
    STRENGTH,
    SYSTEMS,
    WORK_DIE,
    AirLeft,
    Airlock,
    AirlockOptions,
    AirlockState,
    AirlockView,
    Drew,
    Ejected,
    Ended,
    Jammed,
    Moved,
    Person,
    Repaired,
    Scanned,
    Voted,
    VoteFailed,
    Worked,
    person,
)
from hullbreach.games.airlock.picture import reveal, scene
from hullbreach.kernel import (
    ALL_EYES,
    COMMIT,
    NO_EYES,
    PASS,
    Action,
    Ask,
    Die,
    Entry,
    Facts,
    Game,
    Listing,
    Rule,
    Text,
    Verdict,
    choose_all,
    deny,
    each,
    eye,
    offers,
    perform,
    react,
    refusals,
    rule,
)
from hullbreach.kernel.errors import BadPacks
from hullbreach.kernel.events import Event, Told
from hullbreach.kernel.packs import Pack, pack_name
from hullbreach.kernel.scenes import Reveal, Scene
from hullbreach.kernel.verbs import Kind, Verb, declared, spoken
from hullbreach.kernel.vocabulary import Vocabulary

ROOM, CARD, PERSON, NOBODY = Kind("room"), Kind("card"), Kind("person"), Kind("nobody")

MOVE, WORK, SCAN, STOP = Verb("move", ROOM), Verb("work", CARD), Verb("scan", PERSON), Verb("stop")
PLAY_JAM, LET_BE, VOTE = Verb("jam"), Verb("pass"), Verb("vote", NOBODY | PERSON)
VERBS = declared(vars())

FOR_NOBODY = VOTE("nobody")


# Setup


@rule("A-001", "A-002", "A-003")
def unpack(options: AirlockOptions, seats: int, key: bytes) -> AirlockState:
    """Deal roles and cards; everybody is in the hold."""
    air = options.air or NUMBERS.air[str(seats)]
    state = AirlockState(
        seats=seats,
        key=key,
        people=[Person(START) for _ in range(seats)],
        repairs=dict.fromkeys(SYSTEMS, 0),
        air=air,
        open_votes=options.open_votes,
        actions=NUMBERS.actions,
    )
    state.zones = {
        "deck": [card.id for card in SHIP.card for _ in range(card.count)],
        "discard": [],
        "roles": [SABOTEUR] + ["role-crew"] * (seats - 1),
    }
    state.eyes = {"deck": NO_EYES, "discard": ALL_EYES, "roles": NO_EYES}
    for seat in range(seats):
        for zone in (f"hand-{seat}", f"role-{seat}"):
            state.zones[zone] = []
            state.eyes[zone] = eye(seat)
    g = Airlock(GAME, state)
    g.shuffle("deck")
    g.shuffle("roles")
    for seat in range(seats):
        g.draw("roles", f"role-{seat}")
        for _ in range(NUMBERS.hand):
            g.draw("deck", f"hand-{seat}")
    return state


# The turn


@rule("A-004", "A-006")
def draw_card(g: Airlock, seat: int) -> None:
    """Draw a card, unless the hand is full."""
    if len(g.hand(seat)) >= NUMBERS.hand_limit:
        return
    if not g.state.zones["deck"]:
        g.move_all("discard", "deck")
        g.shuffle("deck")
    if g.state.zones["deck"]:
        card = g.draw("deck", f"hand-{seat}")
        g.tell(Drew(person(seat), card), "A-004", to=eye(seat), instead=Drew(person(seat)))


@rule("A-005")
def take_turn(g: Airlock, seat: int) -> Rule[None]:
    """One action of a turn; the turn is over when none is left or the player ends it."""
    state = g.state
    if not state.drawn:
        draw_card(g, seat)
        state.drawn = True
    chosen = yield Ask(
        seat,
        "ask-airlock-turn",
        lambda: offers(g, seat, ACTIONS),
        {"actions": state.actions},
        "A-005",
        closed=lambda: refusals(g, seat, ACTIONS),
    )
    state.actions -= 1
    yield from perform(g, seat, BY_VERB[chosen.verb], chosen.args)
    if state.actions == 0 and not state.over:
        end_turn(g, seat)


@rule("A-005", "A-014", "A-016", "A-018")
def end_turn(g: Airlock, seat: int) -> None:
    """A turn's air is breathed; the next person has the turn, or everybody votes."""
    state = g.state
    state.air -= 1
    g.tell(AirLeft(state.air), "A-016")
    if state.air == 0:
        end(g, SABOTEUR, "end-airlock-air", "A-018")
        return
    state.actions, state.drawn = NUMBERS.actions, False
    following = g.next_alive(seat)
    if following <= seat:
        state.phase = "vote"
    state.turn = following


@rule("A-007")
def move(g: Airlock, seat: int, room: str) -> Rule[None]:
    """Go to a neighbouring room."""
    yield COMMIT
    g.state.people[seat].room = room
    g.tell(Moved(person(seat), room), "A-007")


@rule("A-008", "A-009", "A-010", "A-017")
def work(g: Airlock, seat: int, card: str) -> Rule[None]:
    """Play a repair card on the system here; the next person may jam it."""
    state, room = g.state, g.state.people[seat].room
    if state.repairs.get(room, NUMBERS.repairs_needed) >= NUMBERS.repairs_needed:
        yield deny("A-009")
    if STRENGTH[card] == 0:
        yield deny("A-008")
    yield COMMIT
    g.put(card, f"hand-{seat}", "discard")
    jammed = yield from may_jam(g, seat)
    if jammed:
        return
    face = g.roll(WORK_DIE)
    success = int(face) + STRENGTH[card] >= NUMBERS.work_target
    g.tell(Worked(person(seat), room, card, face, success), "A-008")
    if success:
        state.repairs[room] += 1
        if state.repairs[room] == NUMBERS.repairs_needed:
            g.tell(Repaired(room), "A-010")
        if all(done == NUMBERS.repairs_needed for done in state.repairs.values()):
            end(g, "role-crew", "end-airlock-repaired", "A-017")


@rule("A-013")
def may_jam(g: Airlock, worker: int) -> Rule[bool]:
    """The next person alive may make the work fail."""
    seat = g.next_alive(worker)
    if not g.hand(seat):
        return False
    options = [PLAY_JAM()] if JAM in g.hand(seat) else []
    chosen = yield from react(seat, "ask-airlock-jam", options, "jam", "A-013", who=person(worker))
    if chosen is PASS:
        return False
    g.put(JAM, f"hand-{seat}", "discard")
    g.tell(Jammed(person(seat), person(worker)), "A-013")
    return True


@rule("A-011")
def scan(g: Airlock, seat: int, whom: str) -> Rule[None]:
    """Look at the role of somebody in the same room."""
    if SCANNER not in g.hand(seat):
        yield deny("A-011")
    yield COMMIT
    other = int(whom.removeprefix("person-"))
    g.put(SCANNER, f"hand-{seat}", "discard")
    role = g.show(f"role-{other}", 0, eye(seat))
    seen, public = Scanned(person(seat), whom, role), Scanned(person(seat), whom)
    g.tell(seen, "A-011", to=eye(seat), instead=public)


@rule("A-012")
def stop(g: Airlock, seat: int) -> Rule[None]:
    """End the turn early."""
    yield COMMIT
    g.state.actions = 0


def rooms_near(g: Airlock, seat: int) -> Iterable[tuple[str, ...]]:
    """Where a move can lead."""
    return each(NEIGHBOURS[g.state.people[seat].room])


def cards_held(g: Airlock, seat: int) -> Iterable[tuple[str, ...]]:
    """The different cards in hand that might be played on a system."""
    return [(card,) for card in dict.fromkeys(g.hand(seat)) if STRENGTH[card]]


def people_here(g: Airlock, seat: int) -> Iterable[tuple[str, ...]]:
    """The others in the same room."""
    room = g.state.people[seat].room
    return [
        (person(other),)
        for other in g.alive()
        if other != seat and g.state.people[other].room == room
    ]


ACTIONS = (
    Action(MOVE, move, rooms_near),
    Action(WORK, work, cards_held),
    Action(SCAN, scan, people_here),
    Action(STOP, stop),
)
BY_VERB = {action.verb: action for action in ACTIONS}


# The vote


@rule("A-014", "A-015", "A-019")
def vote(g: Airlock) -> Rule[None]:
    """Everybody alive names somebody, or nobody, at the same time."""
    alive = g.alive()
    chosen = yield from choose_all(
        Ask(
            seat,
            "ask-airlock-vote",
            [FOR_NOBODY, *(VOTE(person(other)) for other in alive if other != seat)],
            rule="A-014",
        )
        for seat in alive
    )
    g.state.phase = "turn"
    if g.state.open_votes:
        for seat, name in chosen.items():
            g.tell(Voted(person(seat), name.args[0]), "A-014")
    counts = Counter(name.args[0] for name in chosen.values() if name is not FOR_NOBODY)
    named = next((name for name, votes in counts.items() if 2 * votes > len(alive)), None)
    if named is None:
        g.tell(VoteFailed(), "A-015")
        return
    eject(g, int(named.removeprefix("person-")))


@rule("A-015", "A-017", "A-018", "A-019")
def eject(g: Airlock, seat: int) -> None:
    """Out of the airlock, and the role is shown."""
    state = g.state
    state.people[seat].alive = False
    g.move_all(f"hand-{seat}", "discard")
    g.show(f"role-{seat}", 0, ALL_EYES)
    g.tell(Ejected(person(seat), g.role(seat)), "A-015")
    if g.role(seat) == SABOTEUR:
        end(g, "role-crew", "end-airlock-found", "A-017")
    elif len(g.alive()) == 2:
        end(g, SABOTEUR, "end-airlock-alone", "A-018")
    elif not state.people[state.turn].alive:
        state.turn = g.next_alive(state.turn)


@rule("A-017", "A-018")
def end(g: Airlock, side: str, reason: str, rule_id: str) -> None:
    """The game is over: everybody on that side has won."""
    for seat in range(g.state.seats):
        g.show(f"role-{seat}", 0, ALL_EYES)
    g.tell(Ended(side, Text(reason)), rule_id)
    g.finish([Verdict(seat, g.role(seat) == side, Text(reason)) for seat in range(g.state.seats)])


class AirlockGame(Game[AirlockState]):
    """The sample game."""

    name = "airlock"
    version = "1"
    seats = range(3, 6)
    words: ClassVar[tuple[Traversable, ...]] = (FOLDER / "locale",)
    State = AirlockState
    Options = AirlockOptions
    Play = Airlock
    View = AirlockView
    fields = FIELDS

    def check(self, options: AirlockOptions, seats: int) -> None:
        """It is played as it is: nothing in it is there for a pack to change."""
        for pack in options.packs:
            if pack not in self.usual_packs:
                own = pack_name(self.name, pack)
                raise BadPacks(
                    game=f"game-{self.name}", why=Text("airlock-as-it-is", {"pack": own})
                )

    def setup(self, options: AirlockOptions, seats: int, key: bytes) -> AirlockState:
        """See `unpack`."""
        return unpack(options, seats, key)

    def step(self, play: Airlock) -> Rule[None] | None:
        """One action, or the vote."""
        if play.state.over:
            return None
        if play.state.phase == "vote":
            return vote(play)
        return take_turn(play, play.state.turn)

    def scene(self, view: AirlockView) -> Scene:
        """The ship, the people, the cards."""
        return scene(view)

    def reveal(
        self, event: Event, packs: tuple[str, ...], people: Mapping[str, int]
    ) -> Reveal | None:
        """The die, who goes out of the airlock, the end."""
        return reveal(event, people)

    def box(self, options: Any, seats: int) -> Counter[str]:
        """Cards and roles."""
        cards = Counter({card.id: card.count for card in SHIP.card})
        return cards + Counter({SABOTEUR: 1, "role-crew": seats - 1})

    def content(self) -> list[Listing]:
        """The lists of the content file."""
        lists: dict[str, Iterable[Entry]] = {
            "room": [Entry(room.id, 1, room.source) for room in SHIP.room],
            "card": [Entry(card.id, card.count, card.source) for card in SHIP.card],
            "role": [Entry(role.id, role.count, role.source) for role in SHIP.role],
        }
        return [Listing.of(name, SHIP.box[name], entries) for name, entries in lists.items()]

    def dice(self) -> Iterable[Die]:
        """The die of those who work."""
        return [WORK_DIE]

    def used(self, play: Airlock) -> Iterable[str]:
        """Rooms that somebody is in and cards that were played."""
        return [one.room for one in play.state.people] + play.state.zones["discard"]

    def usable(self, packs: Sequence[str] = ()) -> Iterable[str]:
        """Every room and every card."""
        return [room.id for room in SHIP.room] + [card.id for card in SHIP.card]

    def facts(self, play: Airlock, told: Sequence[Told]) -> Facts:
        """Roles, who was sent out, turns, and what everybody did."""
        return facts(play, told)

    def milestone(self, play: Airlock) -> int:
        """There are no rounds; with every turn there is less air, so this changes once around the table."""
        return play.state.air // play.state.seats

    def measures(self, play: Airlock) -> dict[str, int]:
        """The air that is left, and the repairs that were done."""
        return {"airlock-air": play.state.air, "airlock-repairs": sum(play.state.repairs.values())}

    def modes(self) -> Iterable[tuple[str, dict[str, Any], Iterable[int]]]:
        """With secret or with open votes."""
        return [
            ("standard", {}, self.seats),
            ("open-votes", {"open_votes": True}, self.seats),
        ]

    def vocabulary(self, options: Any, seats: int) -> Vocabulary:
        """All actions."""
        people = [person(seat) for seat in range(seats)]
        there = {
            "room": each(NEIGHBOURS),
            "card": each(card for card, strength in STRENGTH.items() if strength),
            "person": each(people),
            "nobody": each(["nobody"]),
        }
        return Vocabulary(
            spoken(VERBS, {kind: [*words] for kind, words in there.items()}),
            {name: Text("seat-name", {"number": seat + 1}) for seat, name in enumerate(people)},
        )

    def progress(self, view: AirlockView) -> float:
        """How much is repaired; for the saboteur, how much is not."""
        done = sum(view.repairs.values()) / (NUMBERS.repairs_needed * len(SYSTEMS))
        return 1 - done if view.people[view.seat].role == SABOTEUR else done


PACK = Pack(id="base", role="base", folders=(FOLDER,))
GAME = AirlockGame()
