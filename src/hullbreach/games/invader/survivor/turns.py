"""A survivor's turn: kill what stands here, take what lies here, go where it is best to be."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.invader.looks.view import SurvivorView
from hullbreach.games.invader.rules.model import BOT, GUN, TANK
from hullbreach.games.invader.survivor import odds
from hullbreach.games.invader.survivor.places import WORTH_A_TRADE, Places
from hullbreach.games.invader.survivor.plans import Manner
from hullbreach.games.invader.survivor.situation import Situation
from hullbreach.kernel import Option

HERE, TAKE, LEAVE, DRIVE, NEAR, AIR, GO, LOOK, FARTHER, SHUT = 20, 18, 16, 15, 12, 11, 10, 6, 3, 1
"""What comes first: the fight at hand, objectives, flight, machines, what is next door, the way, the rest."""
PAIR = 10.5
"""A second weapon for a fighter comes before the way."""
UNLIKELY = 50.0
"""What is neither to go nor to stay comes after that."""
GOOD = 2.5
"""A weapon that takes off so much is good enough."""
FIGHTS = ("strike", "strike-pair", "shoot", "shoot-pair", "machine-strike", "machine-shoot")
"""The verbs of attacks."""
WAYS = ("move", "stop")
"""The verbs of where to go or to stay."""
MOST_WAYS, MOST_FIGHTS = 2, 1
"""So many of each a search looks at besides."""


class Turn:
    """What each option of a turn is worth; ending the turn is 0."""

    def __init__(self, s: Situation, manner: Manner | None = None) -> None:
        self.s = s
        self.me = s.me
        self.places = Places(s, manner)

    def best(self, options: Sequence[Option]) -> Option:
        """What is worth most; of equals the first. Where a fight is at hand no place has to be thought of."""
        fights = [option for option in options if self.at_hand(option)]
        found = max(fights, key=self.worth, default=None)
        if found is not None and self.worth(found) >= HERE:
            return found
        return max(options, key=self.worth)

    def at_hand(self, option: Option) -> bool:
        """Whether it is an attack that comes before all else if it does anything: here, or by fire."""
        match option.verb, option.args:
            case (("strike" | "strike-pair"), _):
                return True
            case (("shoot" | "shoot-pair"), (item, zone)):
                return zone == self.me.zone or self.s.edition.weapons[item].hellfire
            case "machine-strike", (machine,):
                return self.s.view.machines[machine] == self.me.zone
        return False

    def worth(self, option: Option) -> float:
        """How good it is to do something now."""
        match option.verb, option.args:
            case (("strike" | "strike-pair"), (item,)):
                return self.attack(item, self.me.zone, 1 + ("pair" in option.verb))
            case (("shoot" | "shoot-pair"), (item, zone)):
                return self.attack(item, zone, 1 + ("pair" in option.verb))
            case "machine-strike", (machine,):
                return self.operate(machine, "melee", self.s.view.machines[machine])
            case "machine-shoot", (machine, zone):
                return self.operate(machine, "ranged", zone)
            case "take", (zone,):
                return self.take(zone)
            case "take-oxygen", _:
                return self.air()
            case "arrange", _:
                return AIR if TANK in self.me.pack and not self.s.breathes(self.me) else -1
            case "trade", (whom,):
                return self.trade(whom)
            case "search", _:
                return self.search()
            case "eat", _:
                return -1
            case (("move" | "move-with-bot"), (zone,)):
                return self.move(zone, bot=option.verb == "move-with-bot")
            case "open", (way,):
                return self.open(way)
            case "close", (way,):
                return self.close(way)
            case "force-lock", _:
                return TAKE
            case "collect-sample", _:
                return TAKE
        return 0 if option.verb == "stop" else -1

    # As a guide of the search

    def others(self, options: Sequence[Option]) -> list[Option]:
        """What else may be worth a thought: the best ways to go or to stay, and the best attack."""
        ways = [option for option in options if option.verb in WAYS]
        fights = [option for option in options if option.verb in FIGHTS]
        ways.sort(key=self.promise, reverse=True)
        fights.sort(key=self.worth, reverse=True)
        return [*ways[:MOST_WAYS], *fights[:MOST_FIGHTS]]

    def promise(self, option: Option) -> float:
        """How good the best place is to which an option leads; what leads to none is worth little."""
        if option.verb == "stop":
            return self.places.worth[self.me.zone]
        if option.verb == "move":
            return self.places.beyond(option.args[0])
        return self.worth(option) - UNLIKELY

    # Fights

    def attack(self, item: str, zone: str, hands: int) -> float:
        """First what stands here, then what is next door, then the rest."""
        s, weapon = self.s, self.s.edition.weapons[item]
        if weapon.hellfire:
            return self.burn(zone)
        value = s.value(self.me, weapon, zone, hands)
        if value <= 0:
            return -1
        if zone == self.me.zone:
            return HERE + min(value, 9) / 10
        if self.places.spare() < 1 or (s.rises(self.me, 2) and zone not in s.spoilers):
            return -1
        near = zone in s.beside(self.me.zone) or any(zone in s.beside(one.zone) for one in s.squad)
        return (NEAR if near else FARTHER) + min(value, 9) / 10

    def burn(self, zone: str) -> float:
        """Fire for nests that have to burn, and for hordes; never for what is needed."""
        s = self.s
        if s.people(zone) or zone in s.view.machines.values():
            return -1
        token = s.view.objectives.get(zone, "")
        if zone in s.view.objectives and (
            token is None or token.removeprefix("objective-") in s.edition.mission.needs
        ):
            return -1
        if zone in self.places.course.goals and zone in s.view.spawns:
            return HERE + 5
        if s.edition.mission.hidden_spawns:
            return -1
        crowd = sum(odds.harm(kind) * number for kind, number in s.present(zone))
        return NEAR + 1 if crowd > 3 else -1

    def operate(self, machine: str, way: str, zone: str) -> float:
        """A machine fights for us; what the mission needs is not woken, for only then Xenos see it."""
        s = self.s
        if (machine == GUN and self.places.needs_gun()) or (machine == BOT and s.view.barred):
            return -1
        row = s.edition.box.machines[machine.partition("-")[2]]
        weapon = row.melee if way == "melee" else row.ranged
        here = s.present(zone)
        if weapon is None or not here:
            return -1
        value = max(
            odds.spread(weapon, weapon.dice, weapon.damage, here),
            odds.focused(weapon, weapon.dice, weapon.damage, here[0][0]),
        )
        if way == "ranged" and s.people(zone):
            return -1
        if value <= 0:
            return -1
        if zone == self.me.zone:
            return HERE + min(value, 9) / 10
        if self.places.spare() < 1:
            return -1
        return (DRIVE if s.people(zone) else NEAR) + min(value, 9) / 10

    # Things

    def take(self, zone: str) -> float:
        """What is needed; other objectives only if that does not raise the danger level."""
        s = self.s
        if zone in self.places.course.goals:
            return -1 if self.places.leaves(zone) else TAKE
        return -1 if s.rises(self.me, s.edition.box.numbers.objective) else LOOK + 1

    def air(self) -> float:
        """An oxygen tank, if one is needed for the way."""
        s = self.s
        if s.breathes(self.me) and f"old-{self.me.id}" not in s.view.marks:
            return -1
        wanted = self.places.course.for_air or self.me.zone in self.places.course.goals
        return AIR if wanted else -1

    def search(self) -> float:
        """Weapons, as long as somebody has no good one; fire, where it is needed."""
        if self.places.spare() < 1:
            return -1
        wanted = self.s.edition.mission.hidden_spawns or not all(
            well_armed(self.s, one) for one in self.s.squad
        )
        return LOOK if wanted else -1

    def trade(self, whom: str) -> float:
        """Somebody here can use better what is carried."""
        s = self.s
        other = next(one for one in s.squad if one.id == whom)
        if s.crowd(self.me.zone):
            return -1
        if s.pair(self.me, other):
            return PAIR + s.has(other, "free-melee")
        if self.places.spare() < 1:
            return -1
        gain = s.gift(self.me, other)[1]
        return LOOK + gain / 10 if gain > WORTH_A_TRADE else -1

    # The way

    def move(self, zone: str, *, bot: bool) -> float:
        """Towards the camp; the bot comes along, unless it could not be spared."""
        s, places = self.s, self.places
        if places.camp == self.me.zone or not places.toward(zone):
            return -1
        if s.crowd(self.me.zone):
            return LEAVE - bot
        return GO + (0.5 if bot and self.wants_bot(zone) else -0.5 * bot)

    def wants_bot(self, zone: str) -> bool:
        """The bot takes blows for us, and strikes hard: it goes where we all go."""
        return zone == self.places.camp or not self.places.dash

    def beyond(self, way: str) -> str:
        """The zone behind a door; none on a map that is not the mission's."""
        found = self.s.board.ways.get(way)
        return found.other(self.me.zone) if found is not None else ""

    def open(self, way: str) -> float:
        """A door on the way."""
        s, places = self.s, self.places
        other = self.beyond(way)
        if not other or s.crowd(other) or s.crowd(self.me.zone):
            return -1
        nearer = places.far(other) < places.far(self.me.zone)
        return GO + 1 if nearer and places.camp == self.me.zone else -1

    def close(self, way: str) -> float:
        """A door between us and what would come, when nobody wants to go or shoot through it."""
        s = self.s
        other = self.beyond(way)
        if not other or self.places.camp != self.me.zone or s.people(other):
            return -1
        if any(one.zone == self.me.zone for one in self.places.waiting):
            return -1
        harm = sum(odds.harm(kind) * number for kind, number in s.present(other))
        return SHUT if harm and not s.crowd(self.me.zone) else -1


def well_armed(s: Situation, one: SurvivorView) -> bool:
    """Whether a survivor has a weapon that will do."""
    return any(
        hands * weapon.dice * weapon.damage * (7 - weapon.accuracy) / odds.FACES >= GOOD
        for weapon, hands in s.ready(one)
    )
