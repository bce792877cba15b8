"""The rules that a pack may decide otherwise; what a race must decide has no answer here.

An edition puts the parts of its packs together, each of which may extend what the parts below it
say (`super()`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping

from hullbreach.games.retaliation.content import Content, Event, Exploration
from hullbreach.games.retaliation.rules import (
    combat,
    gearing,
    hive,
    markers,
    melee,
    movement,
    robot,
    rounds,
    setup,
    using,
)
from hullbreach.games.retaliation.rules.actions import begin, needs, no_fight
from hullbreach.games.retaliation.rules.events import Scorched
from hullbreach.games.retaliation.rules.model import (
    NEST,
    SPACES_OF_HEALTH,
    SURGERY,
)
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.survival.rules.events import EggDestroyed, NestDestroyed, Revived
from hullbreach.games.survival.rules.model import EGG, EGG_BOARD, GONE, wounds
from hullbreach.kernel import COMMIT, Action, Rule, Text, deny, rule
from hullbreach.kernel.course import Course
from hullbreach.kernel.packs import Insert


@rule("R-086", "R-255", "R-256")
def secure_room(g: Retaliation, seat: int) -> Rule[None]:
    """The basic action: a security token in the room."""
    why = markers.insecure(g, g.crew[seat].slot)
    if why:
        yield deny("R-255", why)
    yield COMMIT
    yield from begin(g, seat, 1, Text("act-secure"), "R-086")
    markers.secure(g, g.crew[seat].slot)


ACTIONS: tuple[Action, ...] = (
    Action("play", using.play_card, using.cards_in_hand),
    Action("move", movement.move, movement.ways_out, barred=needs(1)),
    Action("careful", movement.careful_move, movement.ways_out, barred=needs(2, "R-095")),
    Action("secure", secure_room, barred=needs(1, "R-086")),
    Action(
        "shoot", combat.shoot, combat.all_shots, combat.shot_targets, barred=needs(1), idle=no_fight
    ),
    Action("burst", combat.burst, combat.all_bursts, combat.burst_targets, barred=needs(1)),
    Action("melee", melee.melee, melee.melee_targets, barred=needs(1), idle=no_fight),
    Action("use", using.use_item, using.useful_items, barred=needs(1)),
    Action("robot", robot.activate, barred=needs(1, "R-091")),
    Action("trade", gearing.trade, barred=needs(1, "R-092")),
    Action("gear", gearing.use_gear, barred=needs(1)),
    Action("room", using.use_room, barred=needs(2, "R-094")),
    Action("decide", rounds.choose_objective),
    Action("drop", gearing.let_go, gearing.droppable),
    Action("drop-gear", gearing.let_gear_go, gearing.spare_gear),
)
"""What can be done in a turn."""


class RaceRules(ABC):
    """What every race must decide."""

    lurker: str
    """The kind that attacks in technical corridors, where no figure is."""

    @abstractmethod
    def bag_at_start(self, g: Retaliation) -> dict[str, int]:
        """How many tokens of each kind the bag begins with."""

    @abstractmethod
    def token_face(self, token: str) -> str:
        """What is seen of a token whose number stays hidden."""

    @abstractmethod
    def token_in_room(self, g: Retaliation, token: str, space: str, seat: int) -> Rule[None]:
        """What a token does that was drawn for danger."""

    @abstractmethod
    def token_in_corridor(self, g: Retaliation, token: str, gap: str, by: int | None) -> Rule[None]:
        """What a token does that came out of a noise."""

    @abstractmethod
    def colony(self, g: Retaliation, token: str) -> Rule[None]:
        """What a token does in the colony step."""

    @abstractmethod
    def strikes(
        self, g: Retaliation, figure: str, seat: int, space: str, place: str, moving: bool
    ) -> Rule[bool]:
        """An attack that nothing prevents; whether the attacker follows its victim.

        It comes out of a place, `moving`: because somebody moves away.
        """

    @abstractmethod
    def larva_taken(self, g: Retaliation, seat: int) -> None:
        """A character carries a larva: a figure of the supply lies on the board."""


class RetaliationRules(RaceRules):
    """What differs between the editions."""

    actions: tuple[Action, ...] = ACTIONS
    scanned_away = GONE
    scanned_at: int | None = None

    def __init__(self, box: Content) -> None:
        self.box = box
        self.kinds = tuple(f"intruder-{id}" for id in box.intruders)
        """The kinds of the race, the smallest first."""
        self.sizes = {kind: size for size, kind in enumerate(self.kinds)}
        self.places = {f"intruder-{row.id}": row.places for row in box.intruders.values()}
        self.by_verb = {str(action.verb): action for action in self.actions}

    def course(self, inserts: Iterable[Insert]) -> Course:
        """The steps of a game."""
        return Course(setup.OPENING, rounds.ROUND, inserts)

    # Setup

    def more_zones(self, seats: int) -> dict[str, int]:
        """Zones besides those of every game, and who sees what is in them."""
        return {}

    def season(self, g: Retaliation) -> None:
        """What else a game has been through that begins late."""

    # The race

    hostile: tuple[str, ...] = ("intruder-",)
    """How the names of the intruders begin that fight and move; others stand by."""

    @rule("R-129", "R-133")
    def stirred(self, g: Retaliation, event: Event) -> list[str]:
        """The corridors whose intruders move by an event, from the top left."""
        return hive.sloping(g, event.moves)

    def marchers(self, g: Retaliation, place: str) -> list[str]:
        """The intruders of a place that move together, the largest first."""
        return g.hostiles(place)

    @rule("R-218", "R-219", "R-220", "R-601")
    def displaces(self, kind: str, other: str, *, placed: bool) -> bool:
        """Whether an intruder that moves or is placed takes the place of another: those that are larger do."""
        return self.sizes[other] < self.sizes[kind]

    @rule("R-118", "R-119", "R-120", "R-572")
    def scorch(self, g: Retaliation, space: str) -> Rule[None]:
        """Fire damages the intruders in a room, and destroys an egg in the nest."""
        if g.figures(space):
            g.tell(Scorched(g.place(space)), "R-118")
        for figure in g.figures(space):
            yield from self.hit(g, figure, space, 1, None)
        self.burn_nest(g, space)

    def room_laid(self, g: Retaliation, space: str, card: Exploration) -> None:
        """A room was discovered; nobody has come in yet."""

    def token_back(self, token: str) -> str:
        """What is known of a token that lies in the bag."""
        return self.token_face(token)

    def figure_left(self, g: Retaliation, kind: str) -> bool:
        """Whether a figure of a kind can be placed."""
        return bool(g.state.zones[f"supply-of-{kind}"])

    # Damage

    tough: Mapping[str, int] = {}
    """How much damage at once it takes to kill a kind in a corridor, where one is not enough."""

    weak: tuple[str, ...] = ()
    """The kinds that die of any damage."""

    def frail(self, g: Retaliation, kind: str) -> bool:
        """Whether any damage kills a kind."""
        return kind in self.weak

    def toughness(self, g: Retaliation, kind: str) -> int:
        """How much damage at once kills a kind in a corridor."""
        return self.tough.get(kind, 1)

    def targets(self, g: Retaliation, figures: list[str]) -> list[str]:
        """Those of the intruders of a place that may be aimed at."""
        return figures

    def before_burst(self, g: Retaliation, seat: int, gap: str) -> None:
        """What happens to whoever is about to fire a burst, before ammo is spent."""

    def scatters(self, figure: str) -> bool:
        """Whether a shotgun may drive an intruder away."""
        return True

    def damage_on(self, g: Retaliation, figure: str) -> int:
        """The damage that an intruder has taken."""
        return combat.damage_of(figure)

    def hit(self, g: Retaliation, figure: str, space: str, count: int, by: int | None) -> Rule[str]:
        """Damage to an intruder in a room; its name then, or nothing if it is no target any more."""
        yield from ()
        return combat.hit(g, figure, space, count)

    def slain(self, g: Retaliation, figure: str, space: str, by: int | None) -> Rule[str]:
        """A roll kills an intruder in a room; its name if it stands there all the same."""
        yield from ()
        hive.kill(g, figure, space)
        return ""

    def shot_down(self, g: Retaliation, kind: str, gap: str, by: int) -> Rule[None]:
        """Damage kills an intruder in a corridor."""
        yield from ()
        hive.kill(g, kind, gap)

    def track_left(self, g: Retaliation, kind: str) -> int | None:
        """How much more damage a kind with a track of its own takes; nothing for all others."""
        return None

    def outlives(self, g: Retaliation, figure: str, space: str) -> bool:
        """Whether what would have killed another left an intruder alive where it was."""
        return False

    def drew(self, g: Retaliation, seat: int, count: int) -> None:
        """Somebody has drawn so many action cards: they are the last ones in the hand."""

    def rank_of(self, g: Retaliation, seat: int) -> int:
        """The rank of a character."""
        return self.box.characters[g.crew[seat].id.removeprefix("character-")].rank

    # Larvae and eggs

    def cured(self, g: Retaliation, seat: int) -> None:
        """A character carries no larva any more."""
        g.crew[seat].larva = False

    @rule("R-120", "R-599")
    def burn_nest(self, g: Retaliation, space: str) -> None:
        """Fire in the nest destroys an egg."""
        if g.room(space) == NEST and g.state.zones[EGG_BOARD]:
            self.lose_egg(g)

    @rule("R-204", "R-205", "R-450")
    def lose_egg(self, g: Retaliation) -> None:
        """An egg of the nest is destroyed."""
        g.put(EGG, EGG_BOARD, GONE)
        g.tell(EggDestroyed(1, NEST), "R-204")
        self.nest_checked(g)

    @rule("R-204", "R-205")
    def nest_checked(self, g: Retaliation) -> None:
        """Without an egg the nest is destroyed, for good."""
        if not g.state.zones[EGG_BOARD] and not g.state.nest_destroyed:
            g.state.nest_destroyed = True
            g.tell(NestDestroyed(), "R-204")

    # Rounds

    def has_air_token(self, g: Retaliation, sector: str) -> bool:
        """Whether the life support token of a sector is in the game."""
        return g.state.wired

    def acted(self, g: Retaliation) -> Rule[None]:
        """An action is over, or a shot after which it goes on elsewhere."""
        yield from ()

    def round_marked(self, g: Retaliation) -> None:
        """The round marker has come to a new space."""

    @rule("R-543", "R-544", "R-652")
    def round_begins(self, g: Retaliation) -> None:
        """In a cooperative game somebody dead revives in the Surgery, if it works and is calm."""
        if g.state.mode != "coop":
            return
        for seat, who in enumerate(g.crew):
            calm = not g.infested(who.slot) and not g.broken(who.slot)
            if who.status == "dead" and g.room(who.slot) == SURGERY and calm:
                for wound in list(g.state.zones[wounds(seat)]):
                    g.put(wound, wounds(seat), "discard-wounds")
                who.status, who.health, who.cause = "aboard", SPACES_OF_HEALTH - 3, None
                who.passed = False
                g.tell(Revived(g.name(seat), SURGERY), "R-543")
