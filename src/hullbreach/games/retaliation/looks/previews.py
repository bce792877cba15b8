"""What an action would do, before it is done: who is hit, with which die, who attacks, what it costs.

Made of a view and of what is printed, like all that a seat is shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from hullbreach.games.retaliation.looks.faces import SHOTS, Faces, rounds
from hullbreach.games.retaliation.looks.goals import Goals
from hullbreach.games.retaliation.looks.panels import PanelsPicture
from hullbreach.games.retaliation.looks.view import View
from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.combat import (
    AMMO_LOSS,
    EXTRA,
    FLAMETHROWER,
    LAUNCHER,
    burst_damage,
    first_damage,
    kills,
)
from hullbreach.games.retaliation.rules.grid import SECTOR, other_end
from hullbreach.games.retaliation.rules.model import GRENADE, MOST_OXYGEN
from hullbreach.games.retaliation.rules.movement import MOST_ATTACKS
from hullbreach.games.retaliation.rules.queen import QueenRules
from hullbreach.games.retaliation.rules.things import BELT_OF_AMMO
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import Option, Text
from hullbreach.kernel.asked import OpenAsk
from hullbreach.kernel.previews import Face, Means, Preview, Previews, Roll, Target, Use
from hullbreach.kernel.scenes import Tone

PAID = ("ask-turn", "ask-turn-boundless")
"""The questions whose options cost cards."""
TOLD = (*PAID, "ask-fire")
"""The questions whose options are told beforehand."""
PAY = "ask-pay"
CARD = "card-"
"""How the names of cards begin that can pay."""

Teller = Callable[[View, Sequence[str]], Preview]


class PreviewsPicture(PanelsPicture):
    """What the options of a turn would do."""

    def __init__(self, edition: Any, faces: Faces, goals: Goals) -> None:
        super().__init__(edition, faces, goals)
        self.rules = edition.rules
        self._dice = edition.dice
        self._queen_kind = edition.rules.queen if isinstance(edition.rules, QueenRules) else ""
        self._tellers: Mapping[str, Teller] = {
            verbs.BURST: self.burst,
            verbs.SHOOT: self.shot,
            verbs.MELEE: self.blow,
            verbs.MOVE: self.way,
            verbs.CAREFUL: self.careful,
        }

    def previews(self, view: View, ask: OpenAsk) -> Previews | None:
        """What all options of an ask would do."""
        prompt = ask.text.id
        if prompt not in TOLD or view.seat != ask.seat:
            return None
        told = {one.id: self._told(view, one, paid=prompt in PAID) for one in ask.options}
        found = {id: one for id, one in told.items() if one is not None}
        if not found:
            return None
        cards = [card for card in view.hand if card is not None and card.startswith(CARD)]
        means = [Means(card, verbs.DISCARD(card).id) for card in cards]
        return Previews(found, PAY, means) if prompt in PAID else Previews(found)

    def _told(self, view: View, one: Option, *, paid: bool) -> Preview | None:
        """What an option would do; where the card that allows it is paid for, it costs nothing more."""
        teller = self._tellers.get(one.verb)
        if teller is None:
            return None
        found = teller(view, one.args)
        return found if paid else replace(found, cost=0)

    # Fights

    def burst(self, view: View, args: Sequence[str]) -> Preview:
        """A burst into a corridor: everybody there, and what each face of the die deals."""
        weapon, gap = args
        there = self.aimed_at(view, self._figures(view.passages[gap].here))
        least = min((self.toughness(view, kind) for kind in there), default=1)
        die = self._dice["burst"]
        faces = []
        for face in die.faces:
            damage = burst_damage(weapon, face)
            label = Text("preview-face", {"count": damage, "special": face == EXTRA})
            faces.append(Face(label, "good" if damage >= least else "muted"))
        launcher = weapon == LAUNCHER and GRENADE in view.tokens.get(weapon, ())
        return Preview(
            Text("preview-launcher" if launcher else "preview-burst"),
            targets=[
                Target(Text(kind), self._takes(view, kind), kind, count=count)
                for kind, count in there.items()
            ],
            rolls=[Roll(Text("die-burst"), faces)],
            uses=[*self._ammo(view, weapon), *self._fuel(view, weapon)],
            cost=1,
        )

    def shot(self, view: View, args: Sequence[str]) -> Preview:
        """A shot at somebody in the room: the damage, and the faces that kill."""
        weapon, figure = args
        text = Text("preview-shot", {"count": first_damage(weapon)})
        return self._duel(view, weapon, figure, text, self._fuel(view, weapon))

    def blow(self, view: View, args: Sequence[str]) -> Preview:
        """A melee attack: the same, and what comes back."""
        return self._duel(view, "", args[0], Text("preview-melee"), [])

    def _duel(self, view: View, weapon: str, figure: str, text: Text, uses: list[Use]) -> Preview:
        """Damage to one intruder, and the die that tells whether it dies of it."""
        kind = kind_of(figure)
        hurt = self._hurt(view, figure)
        damage = hurt + first_damage(weapon)
        blind = "wound-eyes" in view.crew[view.seat].wounds
        frail = self.frail(view, kind)
        faces = []
        for face in self._dice["shot"].faces:
            dies = frail or kills(weapon, face, damage, blind=blind)
            tone: Tone = "good" if dies else "warning" if face == AMMO_LOSS and weapon else "muted"
            faces.append(Face(Text(f"shot-{face}"), tone))
        note = (
            Text("preview-frail")
            if frail
            else Text("preview-damage", {"now": hurt, "then": damage})
        )
        return Preview(
            text,
            targets=[Target(Text(kind), note, kind)],
            rolls=[Roll(Text("die-shot"), faces)],
            uses=uses,
            cost=1,
        )

    def _hurt(self, view: View, figure: str) -> int:
        """The damage that an intruder has taken; the largest one has a track of its own."""
        kind, _, damage = figure.partition("#")
        return view.queen_damage if kind == self._queen_kind else int(damage or 0)

    def _takes(self, view: View, kind: str) -> Text:
        """What one of a kind takes in a corridor."""
        if kind == self._queen_kind:
            return Text("preview-tracked")
        return Text("preview-toughness", {"count": self.toughness(view, kind)})

    def _ammo(self, view: View, weapon: str) -> list[Use]:
        """The ammo that a burst spends; who wears a belt of it chooses where it comes from."""
        left = rounds(view.tokens.get(weapon, ()))
        if not left or BELT_OF_AMMO in view.crew[view.seat].worn:
            return []
        most = self.faces.ammo_slots(weapon) * SHOTS
        return [Use(Text(weapon), left, left - 1, most, "gear-ammo")]

    def _fuel(self, view: View, weapon: str) -> list[Use]:
        """The oxygen that a flamethrower burns where there is none to spare."""
        who = view.crew[view.seat]
        if weapon != FLAMETHROWER or SECTOR[who.slot] in view.air:
            return []
        left = max(who.oxygen - 1, 0)
        return [Use(Text("meter-oxygen"), who.oxygen, left, MOST_OXYGEN, "meter-oxygen")]

    # What a kind is like, which a race may decide

    def toughness(self, view: View, kind: str) -> int:
        """How much damage at once kills a kind in a corridor."""
        found: int = self.rules.tough.get(kind, 1)
        return found

    def frail(self, view: View, kind: str) -> bool:
        """Whether any damage kills a kind."""
        return kind in self.rules.weak

    def aimed_at(self, view: View, there: Counter[str]) -> Counter[str]:
        """Those of the kinds in a place that may be hit."""
        return there

    def _figures(self, here: Sequence[str]) -> Counter[str]:
        """The intruders of a place by their kinds, the largest first."""
        found = Counter(kind_of(one) for one in here if one.startswith("intruder-"))
        order = sorted(found, key=self.kinds.index, reverse=True)
        return Counter({kind: found[kind] for kind in order})

    # Ways

    def way(self, view: View, args: Sequence[str]) -> Preview:
        """A move: who attacks on the way, and what waits at its end."""
        return self._walk(view, args[0], 1 + self._burden(view))

    def careful(self, view: View, args: Sequence[str]) -> Preview:
        """A careful move: the same, for more cards."""
        knee = "wound-knee" in view.crew[view.seat].wounds
        return self._walk(view, args[0], 2 + (1 if knee else 0), careful=True)

    def _burden(self, view: View) -> int:
        """What a hurt leg costs whoever leaves a room with an intruder."""
        who = view.crew[view.seat]
        fights = self.fighting(who, view.spaces.get(who.slot))
        return 1 if fights and "wound-leg" in who.wounds else 0

    def _walk(self, view: View, gap: str, cost: int, *, careful: bool = False) -> Preview:
        """Through a corridor."""
        start = view.crew[view.seat].slot
        known = bool(view.spaces[other_end(gap, start)].room)
        around = [*view.spaces[start].here, *view.passages[gap].here]
        waiting = self._figures([one for one in around if one.startswith(self.rules.hostile)])
        attacks = min(sum(waiting.values()), MOST_ATTACKS)
        told = Text("preview-careful" if careful else "preview-move", {"known": known})
        return Preview(
            told,
            Text("preview-attackers", {"count": attacks}) if attacks else None,
            [Target(Text(kind), None, kind, count=waiting[kind]) for kind in waiting],
            cost=cost,
        )
