"""A turn: fight or flee, breathe and heal, do what is to be done here, go on, or dig in."""

from __future__ import annotations

from hullbreach.games.retaliation.rules.grid import LZ, SECTOR, other_end
from hullbreach.games.retaliation.rules.model import (
    BELT,
    LIFE_SUPPORT,
    NUDGES,
    SHELTER,
    SPACES_OF_HEALTH,
    SURGERY,
)
from hullbreach.games.retaliation.survivor.fights import (
    GUARD,
    LAST_BREATHS,
    LEAVE,
    LEAVING,
    MEND,
    Fights,
)
from hullbreach.games.retaliation.survivor.goals import (
    REPAIR_ITEMS,
    REPAIRS,
    ROBOT_CALLER,
    Errand,
)
from hullbreach.games.retaliation.survivor.kit import RUNNING

SHORT_OF_AIR = 1
"""With so little oxygen one breathes from a token."""
HURT = 4
"""From so much lost health on a medpack is used."""
CAREFUL = 0.3
"""From so many attacks on that a step may bring, a careful one is worth its second card."""
HASTE = 3
"""With so many cards a step may be a hasty one: speed is worth an attack."""
SPARE = 1
"""With so few cards nobody leaves a secured room for an unknown one: what comes could not be shot."""
CROWDED = 4
"""With fewer cards nobody goes where intruders are."""
MOST_SECURE = 3
SCORCHED = 1
"""With more life than this nobody leaves the way out because it burns."""
LAST_BREATH = 1
"""With so few turns to breathe nobody begins another one."""
HOLD = 3
"""So many rounds before the lander comes one need not be in the Landing Zone yet."""
WAITING = 4
"""What one breathes more than once a round until then."""
AIRLESS = 8
"""With so few turns to breathe life support is switched on by whoever comes by,"""
STOCK_UP = 7
"""and with so few oxygen is taken in the Landing Zone."""
SECURING = ("play:card-secure", "play:card-fast-secure", "secure")


class Turn(Fights):
    """One choice in the player's own turn."""

    def choose(self) -> str:
        """The id of the option to take."""
        if self.s.fighting:
            return self.breathe() or self.dash() or self.fight() or "pass"
        return (
            self.leave()
            or self.breathe()
            or self.save_breath()
            or self.hold_breath()
            or self.last_card()
            or self.body()
            or self.work()
            or self.dig_in()
            or "pass"
        )

    # Getting away

    @property
    def exit(self) -> Errand | None:
        """The way out that is open, for whoever has nothing left to do."""
        if self.goals.needs:
            return None
        return next((one for one in self.goals.ways_out if one.leaves), None)

    def leave(self) -> str:
        """Away, if the cards in hand are enough for it: before air, health and security."""
        s, out = self.s, self.exit
        if out is None:
            return ""
        if out.space == s.here:
            return self.act(out) if self.in_reach(out, []) else ""
        way = s.free_way(out.space)
        if not way or not self.in_reach(out, way):
            return ""
        return self.offered("play:card-move-quietly") or self.offered(f"move:{way[0]}")

    def last_card(self) -> str:
        """The last card is for security: most attacks come when the round is over."""
        s = self.s
        if s.purse != 1 or s.secured(s.here) or (s.burning(s.here) and not self.beset()):
            return ""
        return self.offered(*SECURING)

    def beset(self) -> bool:
        """Whether intruders are next door."""
        return any(self.s.those(gap) for gap in self.s.exits(self.s.here))

    # Body

    def body(self) -> str:
        """Breathe, heal, load."""
        s = self.s
        if s.me.wounds and (
            found := self.offered(
                "use:item-medkit", "use:item-medical-stapler", "play:card-field-surgery"
            )
        ):
            return found
        if s.lost >= 2 and (
            found := self.offered("use:item-medpack", "use:item-stimulants", "use:item-medkit")
        ):
            return found
        if s.lost >= 1 and s.condition and (found := self.offered("play:card-first-aid")):
            return found
        if s.guns and all(gun in s.view.faulty for gun in s.guns) and (found := self.repair()):
            return found
        if s.contaminated:
            cleansed = s.room(s.here) == SHELTER and not s.me.larva
            if cleansed and (found := self.offered("room")):
                return found
            # Everything is scanned when one leaves: only a host gains by doing it before.
            rest = ("play:card-rest",) if s.me.larva else ()
            if found := self.offered("use:item-antiseptic", *rest):
                return found
        if found := self.offered("use:item-caffeine-pills"):
            return found
        return (self.gear_up() if self.wants_gear() else "") or self.infirmary()

    def infirmary(self) -> str:
        """The rooms that help whoever comes by."""
        s = self.s
        room = s.room(s.here)
        if s.broken(s.here) or s.burning(s.here):
            return ""
        wanted = (
            (room == SURGERY and (s.me.larva or s.me.wounds))
            or (room == "room-emergency-room" and (s.me.wounds or s.lost >= 2))
            or (room == "room-decontamination" and s.carries and s.me.oxygen > 3 and s.purse < 4)
        )
        return self.offered("room") if wanted else ""

    def breathe(self) -> str:
        """Oxygen, if it runs short."""
        s = self.s
        if s.me.oxygen > SHORT_OF_AIR or s.air(s.here):
            return ""
        if s.fighting and not s.me.suffocating:
            return ""
        if s.gear("gear-oxygen") and (found := self.offered("gear")):
            return found
        tanks = ("use:item-oxygen-tank", "use:item-heavy-oxygen-tank")
        return self.offered(*tanks) or self.gasp()

    def save_breath(self) -> str:
        """Air where one stands, if there are few breaths left: life support, or oxygen from the stock."""
        s, care = self.s, self.goals.care
        if s.breath > LAST_BREATHS or s.air(s.here):
            return ""
        if care is not None and care.space == s.here and care.option == "room":
            return self.act(care)
        return self.use_room() if self.support_wanted() else ""

    def hold_breath(self) -> str:
        """Enough for this round, if another turn would be the last, or cost a breath for a last card."""
        s = self.s
        if s.view.actions != 1 or s.air(s.here) or s.me.suffocating:
            return ""
        return "pass" if s.breath <= LAST_BREATH or self.dear() else ""

    def dear(self) -> bool:
        """Whether a breath is worth more than the last card: nothing is near, or it is held off."""
        s = self.s
        calm = bool(s.secured(s.here)) or not self.beset()
        return s.purse == 1 and calm and self.exit is None and not self.body()

    def gasp(self) -> str:
        """To a room next door with air, before it is too late."""
        s = self.s
        if not s.me.suffocating:
            return ""
        moves = [one for one in self.options.values() if one.verb == "move"]
        ways = [one for one in moves if s.airy(other_end(one.args[0], s.here))]
        return min(ways, key=lambda one: (self.dread(one.args[0]), one.id)).id if ways else ""

    def wants_gear(self) -> bool:
        """Whether a token would do good now."""
        s = self.s
        if s.lost >= 2 and s.me.health >= HURT and s.gear("gear-medpack"):
            return True
        if not s.gear("gear-ammo") or not s.empty:
            return False
        return not s.loaded or (GUARD in s.empty and s.purse > 1)

    def gear_up(self) -> str:
        """Use tokens."""
        return self.offered("gear")

    # Work

    def work(self) -> str:
        """Do what is to be done here, or go where it is to be done."""
        s, errand = self.s, self.goals.errand
        here = errand is not None and errand.space == s.here and errand.option == "room"
        if errand is not None and here and (found := self.act(errand)):
            return found
        if found := self.support() or self.lander() or self.stock_up():
            return found
        if errand is None or not errand.space or self.holds(errand):
            return self.shelter()
        if errand.space == s.here:
            return self.act(errand) or self.shelter()
        return self.go(s.first_gap(errand.space)) or self.shelter()

    def holds(self, errand: Errand) -> bool:
        """Whether there is time to wait here for the lander, instead of in the Landing Zone."""
        s, view = self.s, self.s.view
        left = view.lander_at - view.round
        soon = self.goals.landing < HOLD
        if errand.name != "wait" or soon or s.here == LZ or s.burning(s.here):
            return False
        return bool(s.secured(s.here)) and (s.air(s.here) or s.breath >= left + WAITING)

    def shelter(self) -> str:
        """Out of a burning room."""
        s = self.s
        if not s.burning(s.here):
            return ""
        if found := self.offered(
            "use:item-fire-extinguisher",
            "use:item-phosphates",
            "use:item-engineering-equipment",
            "play:card-pyrotechnics",
        ):
            return found
        if self.at_the_exit() and SPACES_OF_HEALTH - s.me.health > SCORCHED:
            return ""
        ways = [one for one in self.options.values() if one.verb in ("careful", "move")]
        calm = [one for one in ways if self.calm(one.args[0])]
        return min(calm, key=lambda one: (self.dread(one.args[0]), one.id)).id if calm else ""

    def at_the_exit(self) -> bool:
        """Whether one only lacks the cards to leave from where one stands."""
        s, out = self.s, self.exit
        return out is not None and out.space == s.here and not s.broken(s.here)

    def calm(self, gap: str) -> bool:
        """Whether a corridor leads to a room where one can stay."""
        s = self.s
        beyond = other_end(gap, s.here)
        return (
            not s.those(gap) and s.on_map(beyond) and not s.those(beyond) and not s.burning(beyond)
        )

    def lander(self) -> str:
        """Make the lander come earlier if it is the way out: from the Landing Zone, or where none leads there."""
        s, goals, view = self.s, self.goals, self.s.view
        if view.lander != "coming" or view.lander_at <= view.round or s.defence < 0.5:
            return ""
        out = goals.ways_out
        if not out or out[0].name != "wait" or goals.needs:
            return ""
        if s.here != LZ and s.free_way(LZ):
            return ""
        return self.offered(*(f"play:{card}" for card in NUDGES))

    def support_wanted(self) -> bool:
        """Whether the life support of the sector is off, and could be switched on here."""
        s = self.s
        sector = SECTOR[s.here]
        here = s.room(s.here) == LIFE_SUPPORT[sector]
        return here and sector not in s.view.air and s.view.wired

    def support(self) -> str:
        """Life support, where one comes by, it is off and air is short."""
        s, errand = self.s, self.goals.errand
        stays = errand is not None and errand.name == "wait"
        if not self.support_wanted() or (s.breath > AIRLESS and not stays):
            return ""
        return self.use_room()

    def stock_up(self) -> str:
        """Oxygen out of the stock of the Landing Zone."""
        s = self.s
        if s.here != LZ or s.broken(LZ) or s.breath > STOCK_UP or len(s.me.belt) >= BELT:
            return ""
        return self.offered("room") if "gear-oxygen" in s.view.stock else ""

    def use_room(self) -> str:
        """Use the room, by the cheapest means; repair it first."""
        s = self.s
        if s.broken(s.here):
            return self.repair()
        if s.computer(s.here) and (found := self.offered("play:card-computer-skills")):
            return found
        return self.offered("play:card-always-prepared", "room")

    def act(self, errand: Errand) -> str:
        """Carry an errand out where one stands."""
        if errand.option == "explore":
            return self.go(errand.gap)
        if errand.option == "robot":
            return self.offered("robot")
        if errand.option == "call-robot":
            return self.offered(f"use:{ROBOT_CALLER}")
        if errand.name == "wait" or errand.option == "stay":
            return ""
        spare = self.s.purse - (MEND if self.s.broken(self.s.here) else 0)
        pressed = self.s.me.suffocating and not self.s.air(self.s.here)
        time = spare >= LEAVING or (spare == LEAVE and self.worth_staying())
        if errand.leaves and not pressed and time and (found := self.quieten()):
            return found
        return self.use_room()

    def repair(self) -> str:
        """The malfunction here removed."""
        return self.offered(
            *(f"play:{card}" for card in REPAIRS), *(f"use:{item}" for item in REPAIR_ITEMS)
        )

    # Ways

    def go(self, gap: str) -> str:
        """Through a corridor: a door opened first, intruders shot first."""
        s = self.s
        if not gap:
            return ""
        if s.barred(gap):
            return self.open()
        if s.those(gap):
            if found := self.offered("play:card-breakthrough") or self.clear(gap):
                return found
            if len(s.those(gap)) > 1 or s.condition:
                return self.load()
        beyond = other_end(gap, s.here)
        known = s.on_map(beyond)
        if known and s.those(beyond) and s.purse < CROWDED:
            return self.shelter()
        careful, move = self.offered(f"careful:{gap}"), self.offered(f"move:{gap}")
        if known and (found := self.offered("play:card-move-quietly", "play:card-scouting")):
            return found
        if not known and (found := self.offered("play:card-scouting")):
            return found
        held = s.secured(beyond) if known else 0
        here = s.secured(s.here) and not s.burning(s.here)
        if not held and s.purse == 1:
            return self.shelter()
        if not known and here and s.purse <= SPARE:
            return ""
        hasty = s.purse >= HASTE and (not known or s.risk(beyond) < CAREFUL)
        if hasty and s.sprints and (found := self.offered(*RUNNING)):
            return found
        return move if held or hasty or not careful else careful

    def open(self) -> str:
        """Open or destroy a closed door."""
        return self.offered(
            "play:card-fast-repairs",
            "play:card-repairs",
            "play:card-computer-skills",
            "play:card-demolition",
            "use:item-tools",
            "use:item-entrenching-tool",
        )

    # The end of a round

    def dig_in(self) -> str:
        """Security tokens, or fire at what is next door, with the cards that are left."""
        s = self.s
        # Whoever acts twice needs another turn to pass, and breathes in it.
        if s.view.actions == 1 and not s.air(s.here) and s.secured(s.here):
            return ""
        if s.secured(s.here) < 1 and (found := self.offered(*SECURING)):
            return found
        lurking = [gap for gap in s.exits(s.here) if s.those(gap)]
        lurking.sort(key=lambda gap: -len(s.those(gap)))
        for gap in lurking:
            if s.loaded > 1 and (found := self.clear(gap)):
                return found
        return self.offered("play:card-search", "secure") if s.secured(s.here) < MOST_SECURE else ""
