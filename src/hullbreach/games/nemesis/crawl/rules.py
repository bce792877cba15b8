"""Crawling: from one entrance of the technical corridors to any other, for a card of the crawl deck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hullbreach.games.nemesis.crawl import verbs as own_verbs
from hullbreach.games.nemesis.crawl.cards import CAUGHT, CRAWLS, NUMBERS, End, entrances
from hullbreach.games.nemesis.crawl.events import CrawlDrawn
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.content import Content
from hullbreach.games.survival.rules.actions import begin
from hullbreach.games.survival.rules.model import DRAWN
from hullbreach.games.survival.rules.movement import DRIVEN, arrive
from hullbreach.games.survival.rules.play import Plight
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.kernel import COMMIT, Action, Denial, Rule, Text, deny, each, rule

DECK = "deck-crawl"


class CrawlRules(Rulebook[Nemesis]):
    """What the crawl deck adds."""

    def __init__(self, box: Content) -> None:
        super().__init__(box)
        CRAWLS.cover(f"crawl-{id}" for id in box.own_decks["crawl"])

    def season(self, g: Nemesis) -> None:
        """Somebody is at an entrance, and perhaps another one."""
        super().season(g)
        doors = [slot for slot in entrances(g) if slot in g.state.explored]
        for _ in range(2 if doors else 0):
            g.crew[g.below(g.state.seats)].slot = g.pick(doors)


# The action


@rule("NP-001", "NP-057")
def other_ends(g: Nemesis, seat: int) -> Iterable[tuple[str, ...]]:
    """The other entrances, of every network; none where there is no entrance."""
    here = g.crew[seat].slot
    return each([slot for slot in entrances(g) if slot != here]) if g.technical(here) else ()


@rule("NP-001", "NP-002")
def barred(edition: Any, plight: Plight) -> Denial | None:
    """Not in combat, and not without a card."""
    _seat, fighting, purse, burden, _prey, _laden = plight
    if fighting:
        return deny("NP-002", "denied-in-combat")
    cost = edition.own["crawl"].cost + burden
    return deny("N-172", "denied-cost", cost, purse) if purse < cost else None


@rule("NP-001", "NP-004")
def crawl_to(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Pay, crawl, and see what the deck has in store."""
    yield COMMIT
    cost = NUMBERS(g).cost + g.burden(seat)
    g.rules.moves(g, seat)
    what = Text("act-crawl", {"a": g.place(slot)})
    if not (yield from begin(g, seat, cost, what, "NP-001")):
        return
    others = yield from g.rules.company(g, seat, slot)
    end, manner = yield from draw_crawl(g, seat, slot)
    if g.crew[seat].aboard:
        yield from come_out(g, [seat, *others], end, manner)


@rule("NP-003")
def draw_crawl(g: Nemesis, seat: int, slot: str) -> Rule[End]:
    """A card is drawn, does what it says, and is shuffled back."""
    card = g.draw(DECK, DRAWN)
    g.tell(CrawlDrawn(g.name(seat), card), "NP-003")
    end = yield from CRAWLS.one(card)(g, seat, slot)
    g.put(card, DRAWN, DECK)
    g.shuffle(DECK)
    return end


@rule("NP-003", "NP-056")
def come_out(g: Nemesis, seats: list[int], slot: str, manner: str) -> Rule[None]:
    """Out of the technical corridors: exploring as usual, and heard, or met, where nobody is."""
    empty = not g.rules.occupied(g, slot)
    yield from arrive(g, seats, slot, "", DRIVEN if manner == CAUGHT else manner)
    leader = seats[0]
    there = g.crew[leader].aboard and g.crew[leader].slot == slot
    if manner == CAUGHT and empty and there and not g.in_combat(leader):
        yield from g.rules.encounter(g, leader)


ACTION = Action(own_verbs.CRAWL_TO, crawl_to, other_ends, barred=barred)
