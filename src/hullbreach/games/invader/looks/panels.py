"""What lies around the map: tracks, piles, the cards of a seat's survivors, and everybody's panel."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hullbreach.games.invader.box import LEVELS
from hullbreach.games.invader.looks.forecast import chain, missing
from hullbreach.games.invader.looks.goals import dangers, goals
from hullbreach.games.invader.looks.view import SurvivorView, View
from hullbreach.games.invader.rules import verbs
from hullbreach.games.invader.rules.model import BODY, LEFT, PACK, RIGHT, TANK
from hullbreach.kernel.scenes import (
    Card,
    Fact,
    Hand,
    Meter,
    Panel,
    Pile,
    Space,
    Tone,
    Track,
)
from hullbreach.kernel.texts import Text

if TYPE_CHECKING:
    from hullbreach.games.invader.edition import InvaderEdition

COLOURS = ("#e7b93c", "#ef6a5b", "#4f7de0", "#43b96b", "#a572e0", "#d9dde2")
"""Of the survivors' bases, in the order of their cards."""
LEVEL_TONES: tuple[Tone, ...] = ("accent", "warning", "danger", "danger")
PHASES = ("players", "xenos", "end")


class Panels:
    """Draws what is not on the map."""

    def __init__(self, edition: InvaderEdition) -> None:
        self.edition = edition
        self.order = [f"survivor-{id}" for id in edition.box.survivors]
        self.card = cache(self.draw)
        """A card with all that is printed on it."""
        self._skills = cache(self.skill_cards)
        self._dangers = dangers(edition)

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
            Track("danger", Text("invader-danger"), levels, view.level, note),
            Track("phase", Text("invader-phase", {"round": view.round}), _phases(), at),
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
        return [Track("mold", name, spaces, front)]

    def experience(self, view: View) -> list[Track]:
        """The bars of a seat's survivors, first that of the one who acts."""
        needs = (0, *self.edition.box.numbers.levels)
        ends = (*needs[1:], needs[-1] + 1)
        spaces = [
            Space(
                Text("invader-level-from", {"level": f"level-{name}", "points": points}),
                tone,
                wide=end - points,
            )
            for name, points, end, tone in zip(LEVELS, needs, ends, LEVEL_TONES, strict=True)
        ]
        found = []
        for at, one in enumerate(self.in_order(view)):
            further = [points for points in needs if points > one.xp]
            note = Text("invader-next-level", {"left": further[0] - one.xp}) if further else None
            found.append(
                Track(
                    place_id("experience", one, at),
                    Text("invader-learned", {"who": one.id, "points": one.xp}),
                    spaces,
                    one.level,
                    note,
                    view.seat,
                    "tray",
                    points=one.xp,
                    figure=panel_id(one),
                )
            )
        return found

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

    def armed(self, held: list[str]) -> Card:
        """What a hand holds, with what is attached to it."""
        card = self.card(held[0])
        return replace(card, joined=held[1:]) if held[1:] else card

    def draw(self, id: str) -> Card:
        """A card anew."""
        kind = "spawn" if id.startswith(("xenocard-", "mold-")) else "item"
        row = self.edition.items.get(id)
        weapon = row is not None and row.weapon is not None
        return Card(
            id,
            Text(id),
            Text(f"{id}-text"),
            kind="spawn" if kind == "spawn" else "item",
            art=id,
            note=self.sort(id) if weapon else None,
            stats=self.numbers(id) if weapon else [],
        )

    def numbers(self, id: str) -> list[Fact]:
        """Range, dice, accuracy and damage of a weapon; Hellfire rolls no dice."""
        weapon = self.edition.weapons[id]
        low, high = weapon.range
        found = [Fact(Text("invader-range"), Text("invader-from-to", {"low": low, "high": high}))]
        if weapon.hellfire:
            return found
        hit = Text("invader-at-least", {"number": weapon.accuracy})
        return [
            *found,
            Fact(Text("invader-dice"), Text("number", {"number": weapon.dice})),
            Fact(Text("invader-hit"), hit),
            Fact(Text("invader-damage"), Text("number", {"number": weapon.damage})),
        ]

    def sort(self, id: str) -> Text:
        """What kind of weapon it is."""
        weapon = self.edition.weapons[id]
        return Text(
            "invader-weapon",
            {"noisy": weapon.noisy, "dual": weapon.dual, "hellfire": weapon.hellfire},
        )

    def hands(self, view: View) -> list[Hand]:
        """What the survivors of a seat carry and can do, first the one who acts.

        The places of that one are called as options call them, so that cards can be dragged.
        """
        found = []
        for at, one in enumerate(self.in_order(view)):
            found += [*self.held(one, at), self.skills(one, at)]
        return [*found, self.briefing(view)] if found else []

    def in_order(self, view: View) -> list[SurvivorView]:
        """The survivors of a seat: the one who acts, then the others."""
        acting = view.crew[view.acting] if view.acting >= 0 else None
        return sorted(own(view), key=lambda one: one is not acting)

    def held(self, one: SurvivorView, at: int) -> list[Hand]:
        """Hands, body and backpack of a survivor."""
        numbers, figure = self.edition.box.numbers, panel_id(one)
        hands = [
            Hand(
                place_id(place, one, at),
                Text(place),
                [self.armed(held)] if held else [],
                "hand",
                1,
                Text("invader-hands", {"who": one.id}) if place == LEFT else None,
                takes=[] if at else [str(verbs.HOLD), str(verbs.ATTACH)],
                figure=figure,
            )
            for place, held in ((LEFT, one.left), (RIGHT, one.right))
        ]
        body = Hand(
            place_id(BODY, one, at),
            Text(BODY),
            [*map(self.card, one.body)],
            "wounds",
            numbers.body,
            takes=[] if at else [str(verbs.WEAR)],
            figure=figure,
        )
        backpack = Hand(
            place_id(PACK, one, at),
            Text(PACK),
            [*map(self.card, one.pack)],
            "items",
            numbers.backpack,
            takes=[] if at else [str(verbs.STOW), str(verbs.DETACH)],
            figure=figure,
        )
        return [*hands, body, backpack]

    def briefing(self, view: View) -> Hand:
        """The mission: what is to be done, and how far that is."""
        id = self.edition.mission.id
        card = Card(
            f"mission-{id}",
            Text(f"mission-{id}"),
            Text(f"mission-{id}-goal"),
            kind="objective",
            goals=goals(self.edition, view),
            lost=self._dangers,
        )
        return Hand("mission", Text("invader-mission"), [card], "objectives")

    def skill_cards(self, who: str, learned: tuple[str, ...]) -> list[Card]:
        """What a survivor can do, and what there is still to be learned, each with its level."""
        card = self.edition.box.survivors[who.removeprefix("survivor-")]
        levels = ((card.blue,), (card.yellow,), card.orange, card.red)
        printed = [(level, f"skill-{id}") for level, ids in enumerate(levels) for id in ids]
        names = {id for _, id in printed}
        given = [(0, skill) for skill in dict.fromkeys(learned) if skill not in names]
        left, found = [*learned], list[Card]()
        for level, id in sorted([*printed, *given], key=lambda pair: pair[0]):
            found.append(skill_card(id, level, learned=id in left))
            if id in left:
                left.remove(id)
        return found

    def skills(self, one: SurvivorView, at: int) -> Hand:
        """The skills of a survivor under the track that unlocks them."""
        return Hand(
            place_id("skills", one, at),
            Text("invader-skills"),
            self._skills(one.id, one.skills),
            "skills",
            figure=panel_id(one),
            track=place_id("experience", one, at),
        )

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
            panel_id(one),
            Text(one.id),
            facts,
            one.seat if one.seat >= 0 else None,
            self.colour(one.id),
            acting,
            art=one.id,
            meters=[
                Meter("armor", Text("invader-armor"), one.armor, one.most, art="sign-armor"),
                Meter(
                    "experience",
                    Text("invader-experience"),
                    one.xp,
                    tone=LEVEL_TONES[one.level],
                    art="sign-experience",
                ),
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
        if crew := view.marks.get("crew"):
            facts.append(Fact(Text("invader-crew"), Text("number", {"number": crew})))
        return Panel("panel-mission", Text(f"mission-{id}"), facts, meters=self.left(view))

    def left(self, view: View) -> list[Meter]:
        """What is still to be taken, and what is left of figures, tanks and doors, of how many."""
        row, stock = self.edition.mission, view.stock
        laid = len(row.hidden) + len(row.shown)
        tokens = len(view.objectives)
        objectives = Meter("objective", Text("invader-objectives"), tokens, laid, art="objective")
        figures = [
            Meter(
                "figure",
                Text(f"invader-left-{kind.id}"),
                stock[kind.at],
                kind.row.count,
                tone="plain" if stock[kind.at] else "danger",
                art=kind.name,
            )
            for kind in self.edition.kinds
            if not kind.row.abomination
        ]
        tanks = Meter(
            "oxygen", Text("invader-tanks"), view.oxygen, self.edition.items[TANK].count, art=TANK
        )
        most = self.edition.box.numbers.doors
        doors = Meter("door", Text("invader-doors"), view.doors, most, art="token-door")
        return [objectives, *figures, tanks, doors]


def skill_card(id: str, level: int, *, learned: bool) -> Card:
    """A skill with its level, pale until it is learned."""
    name = Text(f"level-{LEVELS[level]}")
    tone: Tone = "plain" if learned else "muted"
    text = Text(f"{id}-text")
    return Card(id, Text(id), text, tone=tone, kind="skill", art=id, note=name, space=level)


def panel_id(one: SurvivorView) -> str:
    """What the panel of a survivor is called."""
    return f"panel-{one.id}"


def place_id(place: str, one: SurvivorView, at: int) -> str:
    """What a place of a survivor is called: as options call it, for the first one of a seat."""
    return f"{place}-{one.id}" if at else place


def own(view: View) -> list[SurvivorView]:
    """The survivors of a seat who are still there."""
    return [one for one in view.crew if one.seat == view.seat >= 0 and not one.out]


def _phases() -> list[Space]:
    return [Space(Text(f"phase-{name}")) for name in PHASES]
