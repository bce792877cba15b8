"""The tracks, and the panels beside the board: what everyone sees of the base and of the soldiers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from hullbreach.games.retaliation.looks.faces import Faces, rounds
from hullbreach.games.retaliation.looks.goals import Goals
from hullbreach.games.retaliation.looks.hands import HandsPicture, condition
from hullbreach.games.retaliation.looks.view import Person, Place, View
from hullbreach.games.retaliation.rules.model import (
    ANTI_AIRCRAFT,
    HALF,
    MOST_OXYGEN,
    NOT_STARTED,
    ROUNDS,
    SECTION,
    SPACES_OF_HEALTH,
)
from hullbreach.games.survival.looks.panels import counted, listed, number
from hullbreach.games.survival.rules.model import FIRE, MALFUNCTION
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.kernel import Text
from hullbreach.kernel.remembering import remembered
from hullbreach.kernel.scenes import Fact, Marker, Meter, Panel, Space, Tone, Track

PHASES: Mapping[str, int] = {
    "round": 0,
    "turn": 0,
    "burning": 1,
    "attacks": 1,
    "take-off": 2,
    "event": 2,
    "event-rooms": 2,
    "event-effect": 2,
    "event-side": 2,
    "colony": 2,
    "cleanup": 3,
    "marker": 3,
}
"""The phase of every step of a round."""
PHASE_NAMES = ("players", "intruders", "event", "cleanup")
QUEEN_HITS = 5
QUEEN_RAIL = "sector-c"
"""The rail on which the hits on the queen are counted, or on whatever takes her place."""
ACTIONS = 2
SAFE = ("hibernating", "escaped")
LOW_OXYGEN = 2
LANDINGS: Mapping[str, Tone] = {"landed": "good", "destroyed": "danger"}
CONDITIONS: tuple[Tone, ...] = ("good", "warning", "danger")


class PanelsPicture(HandsPicture):
    """Tracks and panels."""

    def __init__(self, edition: Any, faces: Faces, goals: Goals) -> None:
        super().__init__(edition, faces, goals)
        supplies = self.box.supplies
        self._markers = {name: supplies[row_id(name)].count for name in (FIRE, MALFUNCTION)}
        self._rounds = remembered(self.rounds)
        self._phase = remembered(self.phase)
        self._queen = remembered(self.queen)
        self._body = remembered(self.body)
        self._base = remembered(self.base)
        self._panel = remembered(self.panel)

    # Tracks

    def tracks(self, view: View) -> list[Track]:
        """The rounds, the phase, the queen; and what one's own body stands."""
        coming = view.lander_at if view.lander == "coming" else 0
        found = [
            self._rounds(view.round, coming, view.destruct),
            self._phase(PHASES.get(view.stage, 0)),
            *self.race_tracks(view),
        ]
        if view.seat >= 0 and view.crew[view.seat].id:
            found += self._body(view.seat, view.crew[view.seat])
        return found

    def race_tracks(self, view: View) -> list[Track]:
        """What the race of the box has: hits on the queen, and the cards of her health."""
        return [self._queen(view.queen_damage, view.decks["deck-health"], view.queen_dead)]

    def rounds(self, now: int, lander: int, destruct: int) -> Track:
        """The round track with the lander and the self-destruct."""
        spaces = []
        for at in range(1, ROUNDS + 1):
            tokens = []
            if lander == at:
                tokens.append(Marker("ship", Text("token-lander"), "good", art="token-lander"))
            if destruct == at:
                art = "token-destruct"
                tokens.append(Marker("destruct", Text("token-destruct"), "danger", art=art))
            tone: Tone = "danger" if destruct == at else "good" if lander == at else "plain"
            spaces.append(Space(number(at), tone, tokens=tokens))
        note = None
        if lander and now:
            note = Text("lander-due", {"rounds": max(lander - now, 0)})
        return Track("rounds", Text("track-rounds"), spaces, max(now, 1) - 1, note)

    def phase(self, now: int) -> Track:
        """What part of the round it is."""
        spaces = [Space(Text(f"phase-{name}")) for name in PHASE_NAMES]
        return Track("phase", Text("track-phase"), spaces, now)

    def queen(self, hits: int, cards: int, dead: bool) -> Track:
        """The hits on the queen: on the last space a card of her health is drawn."""
        spaces = [Space(number(at)) for at in range(QUEEN_HITS)]
        spaces.append(Space(Text("queen-card"), "danger"))
        note = Text("queen-dead") if dead else Text("queen-cards", {"count": cards})
        at = None if dead else hits
        return Track("queen", Text("track-queen"), spaces, at, note, place="board", zone=QUEEN_RAIL)

    def body(self, seat: int, who: Person) -> list[Track]:
        """Oxygen, and the health track on which wounds lie; armour frames its last section."""
        air = [Space(number(at)) for at in range(MOST_OXYGEN + 1)]
        note = Text("supply-suffocation") if who.suffocating else None
        spaces = []
        for at in range(SPACES_OF_HEALTH):
            section = at // SECTION
            cover = Text(kind_of(who.wounds[section])) if section < len(who.wounds) else None
            framed = bool(who.worn) and section == SECTION - 1
            left = number(SPACES_OF_HEALTH - at)
            spaces.append(Space(left, CONDITIONS[section], cover=cover, framed=framed))
        dead = who.health >= SPACES_OF_HEALTH
        return [
            Track("oxygen", Text("meter-oxygen"), air, who.oxygen, note, seat, "tray"),
            Track(
                "health",
                Text("meter-health"),
                spaces,
                None if dead else who.health,
                Text(f"condition-{condition(who)}"),
                seat,
                "tray",
            ),
        ]

    # The base

    def base_panel(self, view: View) -> Panel:
        """What everyone sees of the base."""
        known = next(
            (one.face for one in view.seen if one.zone == ANTI_AIRCRAFT and one.depth == 0), ""
        )
        left = None if view.destruct == NOT_STARTED else max(view.destruct - view.round, 0)
        return self._base(
            *(view.spaces, view.faults, view.bag, view.eggs, view.lander, view.wired),
            *(known, left, view.directives, view.nest_destroyed),
        )

    def base(
        self,
        spaces: dict[str, Place],
        faults: int,
        bag: dict[str, int],
        eggs: int,
        lander: str,
        wired: bool,
        defence: str,
        countdown: int | None,
        directives: list[str],
        nestless: bool,
    ) -> Panel:
        """How close the end is, the ways out, and what is in the bag."""
        lying = Counter(thing for place in spaces.values() for thing in place.here)
        lying[MALFUNCTION] += faults
        meters = [self._feared(marker, lying[marker]) for marker in self._markers]
        meters.append(Meter("bag", Text("table-bag"), sum(bag.values())))
        meters.append(Meter("egg", Text("table-eggs"), eggs))
        tokens = listed(
            Text("table-count", {"what": kind, "count": count}) for kind, count in bag.items()
        )
        landing: Tone = LANDINGS.get(lander, "plain")
        facts = [
            Fact(Text("fact-lander"), Text(f"lander-is-{lander}"), landing),
            Fact(Text("fact-defence"), self._defence(wired, defence)),
            Fact(Text("fact-destruct"), *self._countdown(wired, countdown)),
            Fact(Text("table-bag"), tokens, art="bag"),
            *(Fact(Text("fact-directive"), Text(card)) for card in directives),
        ]
        if nestless:
            facts.append(Fact(Text("table-nest"), Text("table-nest-destroyed"), "good"))
        return Panel("base", Text("panel-base"), facts, meters=meters)

    def _feared(self, marker: str, here: int) -> Meter:
        """How many markers lie about of those whose end is the end of everything."""
        most = self._markers[marker]
        tone: Tone = "danger" if here >= most else "warning" if here else "plain"
        return Meter(row_id(marker), Text(f"table-{row_id(marker)}"), here, most, tone)

    def _defence(self, wired: bool, known: str) -> Text:
        """The anti-aircraft defence, as far as the seat knows it."""
        if not wired:
            return Text("defence-gone")
        return Text(f"defence-{kind_of(known).rpartition('-')[2] if known else 'unknown'}")

    def _countdown(self, wired: bool, left: int | None) -> tuple[Text, Tone]:
        """The self-destruct: off, or when it happens."""
        if left is None:
            return Text("destruct-off" if wired else "destruct-never"), "plain"
        return Text("destruct-in", {"rounds": left}), "danger"

    # The soldiers

    def panel_of(self, view: View, seat: int) -> Panel:
        """What everyone sees of a player."""
        who = view.crew[seat]
        place = view.spaces.get(who.slot)
        mine = {item: view.tokens.get(item, []) for item in (*who.carried, *who.worn)}
        turn = view.stage == "turn" and view.turn == seat and not view.over
        return self._panel(
            seat,
            who,
            place.room if place else "",
            mine,
            view.actions if turn else None,
            seat == view.first,
            seat == view.seat,
            self.fighting(who, place),
        )

    def fighting(self, who: Person, place: Place | None) -> bool:
        """Whether an intruder shares the room of somebody."""
        there = place.here if place and who.status == "aboard" else ()
        return any(one.startswith("intruder-") for one in there)

    def panel(
        self,
        seat: int,
        who: Person,
        room: str,
        tokens: dict[str, list[str]],
        actions: int | None,
        first: bool,
        own: bool,
        fighting: bool,
    ) -> Panel:
        """The panel of a player; `actions` are left in a turn."""
        if not who.id:
            label = Text("seat-name", {"number": seat + 1})
            return Panel(
                f"player-{seat}", label, [Fact(Text("table-number"), number(who.number))], seat
            )
        aboard = who.status in ("aboard", "pod")
        return Panel(
            f"player-{seat}",
            Text(who.id),
            list(self.facts(who, room, tokens, actions, first=first, own=own)),
            seat,
            self.people[who.id],
            actions is not None,
            art=who.id,
            meters=list(self.meters(who, tokens)),
            at=who.slot if aboard else "",
            held=[Text(kind_of(thing)) for thing in (*who.carried, *who.worn)],
            acts=None if actions is None else (actions, ACTIONS),
            status=self.status(who, fighting),
        )

    def status(self, who: Person, fighting: bool) -> Text | None:
        """What there is to say of somebody besides numbers."""
        if who.status != "aboard":
            return Text(f"soldier-{who.status}", {"pod": who.pod or None})
        if who.passed:
            return Text("table-passed")
        return Text("soldier-fights") if fighting else None

    def meters(self, who: Person, tokens: Mapping[str, list[str]]) -> Iterable[Meter]:
        """Rank, health, oxygen, cards and ammunition, by signs."""
        row = self.box.characters[row_id(who.id)]
        left = max(SPACES_OF_HEALTH - who.health, 0)
        yield Meter("won", Text("meter-rank"), row.rank, art="sign-rank")
        tone = CONDITIONS[condition(who)]
        health = Text("meter-health")
        yield Meter("light-wound", health, left, SPACES_OF_HEALTH, tone, "sign-health", body=True)
        for wound in who.wounds:
            yield Meter("wound", Text(kind_of(wound)), 1, 0, "danger", kind_of(wound))
        thin: Tone = "danger" if who.suffocating or who.oxygen <= LOW_OXYGEN else "plain"
        yield Meter(
            "depressurization", Text("meter-oxygen"), who.oxygen, MOST_OXYGEN, thin, "meter-oxygen"
        )
        yield Meter("card", Text("meter-cards"), who.cards)
        shots = [one for some in tokens.values() for one in some]
        most = sum(self.faces.ammo_slots(item) for item in tokens)
        if most:
            yield Meter("ammo", Text("gear-ammo"), rounds(shots), most * 2, art="gear-ammo")
        if who.larva:
            yield Meter("larva", Text("intruder-larva"), 1, 0, "danger")
        if who.data:
            yield Meter("knowledge", Text("supply-data"), 1, 0, "good", "supply-data")

    def facts(
        self,
        who: Person,
        room: str,
        tokens: Mapping[str, list[str]],
        actions: int | None,
        *,
        first: bool,
        own: bool,
    ) -> Iterable[Fact]:
        """Everything that lies open of a soldier."""
        yield Fact(Text("table-number"), number(who.number))
        yield Fact(Text("meter-rank"), number(self.box.characters[row_id(who.id)].rank))
        where = Text("table-status-aboard", {"where": room or who.slot})
        other = Text(f"soldier-{who.status}", {"pod": who.pod or None})
        tone: Tone = "danger" if who.status == "dead" else "good" if who.status in SAFE else "plain"
        yield Fact(Text("table-status"), where if who.status == "aboard" else other, tone)
        if first:
            yield Fact(Text("table-first"), Text("table-yes"), "accent")
        if actions is not None:
            yield Fact(Text("table-actions"), number(actions))
        cards: dict[str, Any] = {"hand": who.cards, "deck": who.deck, "discard": len(who.discard)}
        yield Fact(Text("table-cards"), Text("table-card-counts", cards))
        state = Text(f"condition-{condition(who)}")
        yield Fact(Text("fact-condition"), state, CONDITIONS[condition(who)])
        if who.wounds:
            wounds = listed(Text(kind_of(one)) for one in who.wounds)
            yield Fact(Text("table-serious"), wounds, "danger")
        yield from self.belongings(who, tokens, own=own)

    def belongings(
        self, who: Person, tokens: Mapping[str, list[str]], *, own: bool
    ) -> Iterable[Fact]:
        """What somebody has: items with their gear, the belt, backs of what is in the backpack."""
        for what, items in (("table-carried", who.carried), ("fact-armour", who.worn)):
            if items:
                yield Fact(Text(what), listed(held(item, tokens[item]) for item in items))
        if who.belt:
            yield Fact(Text("hand-belt"), counted(who.belt))
        if who.pack:
            yield Fact(Text("table-pack"), counted(who.pack))
        if who.taped:
            yield Fact(Text("table-signs"), Text("table-taped"))
        if not own and any(who.objectives):
            names = listed(Text(one) for one in who.objectives if one)
            yield Fact(Text("table-objectives-seen"), names, "secret")
        if who.chose:
            yield Fact(Text("fact-chose"), Text("table-yes"))


def held(item: str, tokens: list[str]) -> Text:
    """An item with what lies on it."""
    if not tokens:
        return Text(kind_of(item))
    return Text("item-loaded", {"item": kind_of(item), "gear": loaded(tokens)})


def loaded(tokens: Iterable[str]) -> Text:
    """The tokens on an item in words; ammo that was spent once is half a token."""
    return listed(Text("gear-ammo-half" if one == HALF else kind_of(one)) for one in tokens)
