"""What lies around the map: tracks, piles, the cards of a seat's survivors, and everybody's panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.games.invader.box import LEVELS
from hullbreach.games.invader.looks.forecast import chain, missing
from hullbreach.games.invader.looks.view import SurvivorView, View
from hullbreach.kernel.scenes import Card, Fact, Hand, Meter, Panel, Pile, Space, Tone, Track
from hullbreach.kernel.texts import Text

if TYPE_CHECKING:
    from hullbreach.games.invader.edition import InvaderEdition

COLOURS = ("#e7b93c", "#ef6a5b", "#4f7de0", "#43b96b", "#a572e0", "#d9dde2")
"""Of the survivors' bases, in the order of their cards."""
LEVEL_TONES: tuple[Tone, ...] = ("accent", "good", "warning", "danger")
PHASES = ("players", "xenos", "end")
FREE = "invader-free-slot"


class Panels:
    """Draws what is not on the map."""

    def __init__(self, edition: InvaderEdition) -> None:
        self.edition = edition
        self.order = [f"survivor-{id}" for id in edition.box.survivors]

    def colour(self, id: str) -> str:
        """The colour of a survivor."""
        return COLOURS[self.order.index(id) % len(COLOURS)] if id in self.order else ""

    # Tracks and piles

    def tracks(self, view: View) -> list[Track]:
        """The phase of the round, and the danger level."""
        at = PHASES.index(view.stage) if view.stage in PHASES else None
        levels = [
            Space(Text(f"level-{name}"), tone)
            for name, tone in zip(LEVELS, LEVEL_TONES, strict=True)
        ]
        top = max(
            (one for one in view.crew if not one.out), key=lambda one: one.level, default=None
        )
        note = Text("invader-danger-by", {"who": top.id}) if top is not None else None
        return [
            Track("phase", Text("invader-phase", {"round": view.round}), _phases(), at),
            Track("danger", Text("invader-danger"), levels, view.level, note),
            *self.forecast(view),
            *self.experience(view),
        ]

    def forecast(self, view: View) -> list[Track]:
        """The chain of zones with which mold would join two spawn zones, and how many are left."""
        spawns = [zone for zone, tokens in view.spawns.items() if tokens]
        zones = chain(self.edition.board, spawns, view.mold)
        if not zones:
            return []
        left = missing(zones, view.mold)
        spaces = [Space(Text(zone), "danger" if zone in view.mold else "plain") for zone in zones]
        name = Text("invader-mold-left", {"left": left})
        front = next((at for at, zone in enumerate(zones) if zone not in view.mold), None)
        return [Track("mold", name, spaces, front, place="board")]

    def experience(self, view: View) -> list[Track]:
        """The bar of the survivor who acts, or of the first one of the seat."""
        one = self.front(view)
        if one is None:
            return []
        needs = (0, *self.edition.box.numbers.levels)
        spaces = [
            Space(Text("invader-level-from", {"level": f"level-{name}", "points": points}), tone)
            for name, points, tone in zip(LEVELS, needs, LEVEL_TONES, strict=True)
        ]
        further = [points for points in needs if points > one.xp]
        note = Text("invader-next-level", {"left": further[0] - one.xp}) if further else None
        name = Text("invader-learned", {"who": one.id, "points": one.xp})
        return [Track("experience", name, spaces, one.level, note, view.seat, "tray")]

    def piles(self, view: View) -> list[Pile]:
        """Decks, and what is left of figures, tanks and doors."""
        stock = [
            Pile(f"stock-{kind.id}", Text(kind.name), view.stock[kind.at], art=kind.name)
            for kind in self.edition.kinds
        ]
        return [
            Pile("equipment", Text("invader-equipment"), view.equipment, art="pile-equipment"),
            Pile(
                "discard",
                Text("invader-discard"),
                len(view.discard),
                Text(view.discard[-1]) if view.discard else None,
                open=[self.card(card) for card in view.discard],
            ),
            Pile("xeno-deck", Text("invader-xeno-deck"), view.xeno_deck, art="pile-xeno"),
            Pile(
                "xeno-discard",
                Text("invader-xeno-discard"),
                len(view.xeno_discard),
                Text(view.xeno_discard[-1]) if view.xeno_discard else None,
                open=[self.card(card) for card in view.xeno_discard],
            ),
            Pile("oxygen", Text("item-oxygen-tank"), view.oxygen, art="item-oxygen-tank"),
            Pile("doors", Text("invader-doors"), view.doors, art="token-door"),
            *stock,
        ]

    # Cards

    def card(self, id: str, joined: list[str] | None = None) -> Card:
        """A card with all that is printed on it."""
        kind = "spawn" if id.startswith(("xenocard-", "mold-")) else "item"
        row = self.edition.items.get(id)
        note = None
        if row is not None and row.weapon is not None:
            note = self.numbers(id)
        return Card(
            id,
            Text(id),
            Text(f"{id}-text"),
            kind="spawn" if kind == "spawn" else "item",
            art=id,
            note=note,
            joined=joined or [],
        )

    def numbers(self, id: str) -> Text:
        """Range, dice, accuracy and damage of a weapon."""
        weapon = self.edition.weapons[id]
        return Text(
            "invader-weapon",
            {
                "low": weapon.range[0],
                "high": weapon.range[1],
                "dice": weapon.dice,
                "accuracy": weapon.accuracy,
                "damage": weapon.damage,
                "noisy": weapon.noisy,
                "dual": weapon.dual,
                "hellfire": weapon.hellfire,
            },
        )

    def hands(self, view: View) -> list[Hand]:
        """What the survivor who acts carries, or the first one of the seat; others are behind a button."""
        front = self.front(view)
        if front is None:
            return []
        found = self.held(front)
        for one in own(view):
            if one is not front:
                cards = [*one.left[:1], *one.right[:1], *one.body, *one.pack]
                name = Text("invader-carried", {"who": one.id})
                found.append(Hand(f"cards-{one.id}", name, [self.card(card) for card in cards]))
        return found

    def front(self, view: View) -> SurvivorView | None:
        """Whose cards lie in front of a seat: the survivor who acts, or the first one."""
        mine = own(view)
        acting = view.crew[view.acting] if view.acting >= 0 else None
        return acting if acting in mine else next(iter(mine), None)

    def held(self, one: SurvivorView) -> list[Hand]:
        """Hands, body and backpack of a survivor."""
        numbers = self.edition.box.numbers
        weapons = [self.card(hand[0], hand[1:]) for hand in (one.left, one.right) if hand]
        return [
            Hand("hands", Text("invader-hands", {"who": one.id}), weapons, "hand", numbers.hands),
            Hand(
                "body",
                Text("invader-body"),
                [self.card(card) for card in one.body],
                "wounds",
                numbers.body,
            ),
            Hand(
                "backpack",
                Text("invader-backpack"),
                [self.card(card) for card in one.pack],
                "items",
                numbers.backpack,
            ),
            Hand(
                "skills",
                Text("invader-skills"),
                [
                    Card(f"{skill}", Text(skill), Text(f"{skill}-text"), kind="skill", art=skill)
                    for skill in dict.fromkeys(one.skills)
                ],
                "objectives",
            ),
        ]

    # Panels

    def panels(self, view: View) -> list[Panel]:
        """Everybody, and the mission."""
        return [*(self.panel(view, one) for one in view.crew), self.mission(view)]

    def panel(self, view: View, one: SurvivorView) -> Panel:
        """What everyone sees of a survivor."""
        acting = view.acting >= 0 and view.crew[view.acting] is one
        level = Text(f"level-{LEVELS[one.level]}")
        facts = [
            Fact(Text("invader-level"), level, LEVEL_TONES[one.level]),
            Fact(Text("invader-experience"), Text("number", {"number": one.xp})),
        ]
        facts += [Fact(Text("invader-skill"), Text(skill)) for skill in one.skills]
        facts += [Fact(Text("invader-remote"), Text(token)) for token in one.remotes]
        carried = [*one.left[:1], *one.right[:1], *one.body, *one.pack]
        whole = self.edition.box.numbers.actions + one.skills.count("skill-action")
        status = None
        if one.out:
            status = Text("invader-out")
        elif one.acted:
            status = Text("invader-done")
        return Panel(
            f"panel-{one.id}",
            Text(one.id),
            facts,
            one.seat if one.seat >= 0 else None,
            self.colour(one.id),
            acting,
            art=one.id,
            meters=[
                Meter("armor", Text("invader-armor"), one.armor, one.most, art="sign-armor"),
                Meter("experience", Text("invader-experience"), one.xp, art="sign-experience"),
            ],
            at=one.zone,
            held=[Text(card) for card in carried],
            acts=(view.actions, max(whole, view.actions)) if acting else None,
            status=status,
        )

    def mission(self, view: View) -> Panel:
        """What is to be done."""
        id = self.edition.mission.id
        facts = [Fact(Text("invader-goal"), Text(f"mission-{id}-goal"))]
        left = len(view.objectives)
        if left:
            facts.append(Fact(Text("invader-objectives"), Text("number", {"number": left})))
        if crew := view.marks.get("crew"):
            facts.append(Fact(Text("invader-crew"), Text("number", {"number": crew})))
        return Panel("panel-mission", Text(f"mission-{id}"), facts)


def own(view: View) -> list[SurvivorView]:
    """The survivors of a seat who are still there."""
    return [one for one in view.crew if one.seat == view.seat >= 0 and not one.out]


def _phases() -> list[Space]:
    return [Space(Text(f"phase-{name}")) for name in PHASES]
