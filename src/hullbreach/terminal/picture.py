"""A whole scene as text: the board, what lies beside it, the players, and the cards in hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Words

from hullbreach.kernel.scenes import Card, Hand, Panel, Pile, Scene, Track
from hullbreach.kernel.texts import Text, Texts
from hullbreach.terminal.board import LIST_NAME, draw_board
from hullbreach.terminal.changes import changed_places, changed_tables, known_cards
from hullbreach.terminal.signs import TONES, addressed, zone_words

Labels = Mapping[str, Text]


def draw_scene(
    scene: Scene,
    texts: Texts,
    width: int,
    *,
    numbers: Mapping[str, str] | None = None,
    names: Mapping[int, str] | None = None,
    plain: bool = False,
    before: Scene | None = None,
) -> RenderableType | None:
    """Everything in a scene; `names` are of the people who sit at the table, by their seats.

    With what the reader saw `before` it is only what has changed since, if anything has.
    """
    labels = scene.labels()
    parts: list[RenderableType] = []
    only, shown = None, scene
    if before is not None:
        only, shown = changed_places(before, scene), changed_tables(before, scene)
    else:
        parts.append(Rule(Words(texts.format(scene.title), "bold"), style="dim"))
    board = draw_board(scene, texts, width, numbers, plain=plain, only=only)
    if board is not None:
        parts.append(board)
    parts += draw_tables(shown, texts, names or {}, labels)
    known = known_cards(before)
    parts += [_hand(hand, texts, labels, known) for hand in shown.in_front() if hand.cards]
    return Group(*parts) if parts else None


def draw_tables(
    scene: Scene, texts: Texts, names: Mapping[int, str], labels: Labels | None = None
) -> Iterable[RenderableType]:
    """What lies beside the board: zones, tracks, piles, and what everyone sees of the players."""
    labels = scene.labels() if labels is None else labels
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(overflow="fold", max_width=LIST_NAME)
    grid.add_column(overflow="fold")
    if zones := addressed(scene.zones):
        told = Words(" · ").join(zone_words(zone, texts, labels) for zone in zones)
        grid.add_row(Words(texts.format(Text("scene-zones")), "bold"), told)
    owners = {panel.seat: panel.label for panel in scene.panels if panel.seat is not None}
    for track in scene.tracks:
        name = Words(texts.format(track.label, labels), "bold")
        if track.owner in owners:
            name.append(f" ({texts.format(owners[track.owner], labels)})", "dim")
        grid.add_row(name, _track(track, texts, labels))
    if scene.piles:
        piles = Words("   ").join(_pile(pile, texts, labels) for pile in scene.piles)
        grid.add_row(Words(texts.format(Text("scene-piles")), "bold"), piles)
    for panel in scene.panels:
        grid.add_row(_who(panel, texts, labels, names), _facts(panel, texts, labels))
    if grid.row_count:
        yield Padding(grid, (1, 0, 0, 0))


def _track(track: Track, texts: Texts, labels: Labels) -> Words:
    if track.marks:
        where = [f"{texts.format(one.label, labels)} {one.count}" for one in track.marks]
        return Words(" · ".join(where))
    signed = [(space, space.sign) for space in track.spaces if space.sign is not None]
    if track.at is None and signed:
        return Words(" · ").join(
            Words(f"{sign.count} {texts.format(space.label, labels)}", TONES[sign.tone])
            for space, sign in signed
        )
    if track.at is None:
        return Words(texts.format(Text("scene-track-unused")), "dim")
    spaces = []
    for place, space in enumerate(track.spaces):
        here = place == track.at
        name = texts.format(space.label, labels)
        style = f"bold reverse {TONES[space.tone]}" if here else TONES[space.tone] or "dim"
        if space.tokens:
            tokens = ", ".join(texts.format(one.label, labels) for one in space.tokens)
            name = f"{name} ({tokens})"
        spaces.append(Words("|" * space.bars + (f"[{name}]" if here else name), style))
    words = Words(" ").join(spaces)
    return words.append(f"  {texts.format(track.note, labels)}", "dim") if track.note else words


def _pile(pile: Pile, texts: Texts, labels: Labels) -> Words:
    words = Words(f"{texts.format(pile.label, labels)} ").append(str(pile.count), "bold")
    if pile.top is not None:
        words.append(f" ({texts.format(pile.top, labels)})", "dim")
    return words


def _who(panel: Panel, texts: Texts, labels: Labels, names: Mapping[int, str]) -> Words:
    words = Words("▶ " if panel.active else "  ", "bold cyan")
    words.append(texts.format(panel.label, labels), f"bold {panel.colour}".strip())
    if panel.seat is not None and panel.seat in names:
        words.append(f" ({names[panel.seat]})", "dim")
    return words


def _facts(panel: Panel, texts: Texts, labels: Labels) -> Words:
    """What everyone sees, in words; a number that only has a sign is told before."""
    told = {fact.label.id for fact in panel.facts}
    facts = [
        Words(f"{texts.format(one.label, labels)}: ").append(
            f"{one.count}/{one.most}" if one.most else str(one.count), TONES[one.tone] or "bold"
        )
        for one in panel.meters
        if one.label.id not in told and (one.most or panel.seat is None)
    ]
    facts += [
        Words(f"{texts.format(fact.label, labels)}: ").append(
            texts.format(fact.value, labels), TONES[fact.tone] or "bold"
        )
        for fact in panel.facts
    ]
    return Words(" · ").join(facts)


def _hand(hand: Hand, texts: Texts, labels: Labels, known: Collection[str]) -> RenderableType:
    """The cards of a hand: what is written on each, and of those that are known only the names."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    counts: dict[str, int] = {}
    cards: dict[str, Card] = {}
    for card in hand.cards:
        name = texts.format(card.label, labels)
        counts[name] = counts.get(name, 0) + 1
        cards.setdefault(name, card)
    old = []
    for name, card in cards.items():
        title = Words(name, f"bold {TONES[card.tone]}".strip())
        if counts[name] > 1:
            title.append(f" ×{counts[name]}", "bold")
        if card.id in known:
            old.append(title)
        else:
            grid.add_row(Words("  ").append(title), card_words(card, texts, labels))
    label = Words(f"{texts.format(hand.label, labels)} ", "bold").append(f"({len(hand.cards)})")
    parts: list[RenderableType] = [label]
    if old:
        parts.append(Padding(Words(", ").join(old), (0, 0, 0, 2)))
    if grid.row_count:
        parts.append(grid)
    return Padding(Group(*parts), (1, 0, 0, 0))


def card_words(card: Card, texts: Texts, labels: Labels) -> Words:
    """What a card says, after when it is used, its kind, its cost and what is left of it."""
    words = Words()
    marks = [texts.format(one, labels) for one in (card.when, card.note) if one is not None]
    marks += [card.cost] if card.cost else []
    if card.fill is not None:
        marks.append("/".join(map(str, card.fill)))
    marks += [
        f"{texts.format(one.label, labels)} {texts.format(one.value, labels)}" for one in card.stats
    ]
    if marks:
        words.append(f"[{', '.join(marks)}] ", "cyan")
    if card.text is not None:
        words.append(texts.format(card.text, labels))
    if card.also is not None:
        words.append(f" {texts.format(card.also, labels)}", "bold" if card.now else "dim")
    for goal in card.goals:
        sign = {True: "✓", False: "○", None: "?"}[goal.reached]
        words.append(f" {sign} {texts.format(goal.label, labels)}", "dim")
    if card.lost:
        what = "; ".join(texts.format(one, labels) for one in card.lost)
        words.append(f" {texts.format(Text('scene-lost-if', {'what': what}))}", "red")
    return words
