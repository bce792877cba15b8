"""Two runs on one page: what differs between them, and how certain each difference is.

The runs may differ in bots, options, packs, rules or content, and one game may be a variant of the other. Runs with the same
seed and the same number of seats are also compared game by game, in pairs. In all tables the games count as
independent of each other: with equal seeds that is cautious.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from hullbreach.arena import frames, parts, plots
from hullbreach.arena.log import read
from hullbreach.arena.markup import Markup, el
from hullbreach.arena.parts import axis, cell, figure, head, heads, label, panel, plot, sure
from hullbreach.arena.plan import Plan
from hullbreach.arena.plots import Scale
from hullbreach.arena.report import described
from hullbreach.arena.stats import Interval, Paired, Rate, Sums, difference
from hullbreach.arena.tallies import Group, Spread, Tallies, clear, count
from hullbreach.arena.words import Words
from hullbreach.kernel import registry
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.texts import Texts

NAME = "comparison.html"
SEATS, GAMES = "seats", "games"


class OtherGameError(HullbreachError):
    """Runs of different games have nothing in common."""

    code = "other-game"


class Side(msgspec.Struct, frozen=True):
    """One of the two runs."""

    plan: Plan
    tallies: Tallies
    wins: dict[int, float] = {}
    """By the number of a game: the share of its seats that won."""

    @classmethod
    def of(cls, folder: Path) -> Side:
        """What a folder has."""
        plan, outcomes = read(folder)
        by_game, by_seat = frames.games_frame(plan, outcomes), frames.seats_frame(plan, outcomes)
        wins = {one.number: sum(one.won) / len(one.won) for one in outcomes if one.won}
        return cls(plan, count(by_game, by_seat), wins)


class Change(msgspec.Struct, frozen=True):
    """How often something happens, before and after."""

    value: str | int
    before: Rate
    after: Rate
    interval: Interval
    """Where the difference may lie."""
    clear: int
    """1 or -1 if it certainly happens more or less often, all rows of the table taken together."""

    @property
    def gap(self) -> float:
        """How much more often."""
        return self.after.share - self.before.share


class Part(msgspec.Struct, frozen=True):
    """A table of changes: what is counted, and of how many."""

    name: str
    of: str
    rows: list[Change]


class Comparison(msgspec.Struct, frozen=True):
    """All differences between two runs."""

    before: Side
    after: Side
    won: Change
    decided: Change
    parts: list[Part]
    paired: Paired | None = None
    """Game by game, where both runs have the same seeds and seats."""


def compare(before: Side, after: Side) -> Comparison:
    """Put two runs side by side."""
    if not related(before.plan.game, after.plan.game):
        raise OtherGameError(before=before.plan.game, after=after.plan.game)
    old, new = before.tallies, after.tallies
    (won,) = changes([("won", old.overall, new.overall)])
    (decided,) = changes([("decided", old.decided, new.decided)])
    found = [
        *(_spreads(pair, GAMES, before, after) for pair in _alike(old.endings, new.endings)),
        _spreads((old.fates, new.fates), SEATS, before, after),
        _spreads((old.causes, new.causes), SEATS, before, after),
        *(_groups(pair) for pair in _alike(old.groups, new.groups)),
    ]
    rows = [part for part in found if part.rows]
    return Comparison(before, after, won, decided, rows, paired(before, after))


def paired(before: Side, after: Side) -> Paired | None:
    """The games that both runs have, with the same seed and the same seats."""
    old, new = before.plan, after.plan
    if (old.seed, len(old.bots), old.rotate) != (new.seed, len(new.bots), new.rotate):
        return None
    both = sorted(before.wins.keys() & after.wins.keys())
    return Paired.of([after.wins[number] - before.wins[number] for number in both])


def related(one: str, other: str) -> bool:
    """Whether two games are the same, or one of them is a variant of the other.

    >>> related("airlock", "airlock"), related("nemesis", "airlock")
    (True, False)
    """
    mine, theirs = registry.find(one), registry.find(other)
    return isinstance(mine, type(theirs)) or isinstance(theirs, type(mine))


def changes(pairs: Sequence[tuple[str | int, Rate, Rate]]) -> list[Change]:
    """The rows of a table, each more certain than chance would make one of so many."""
    return [
        Change(value, old, new, difference(new, old), clear(new, old, len(pairs)))
        for value, old, new in pairs
    ]


Named = Group | Spread


def _alike(old: Sequence[Named], new: Sequence[Named]) -> list[tuple[Named, Named]]:
    """What both runs have."""
    there = {one.name: one for one in new}
    return [(one, there[one.name]) for one in old if one.name in there]


def _groups(pair: tuple[Named, Named]) -> Part:
    """Who wins: the values that both runs have."""
    old, new = pair
    there = {row.value: row.rate for row in new.rows}
    rows = [(row.value, row.rate, there[row.value]) for row in old.rows if row.value in there]
    return Part(old.name, "won", changes(rows))


def _spreads(pair: tuple[Named, Named], of: str, before: Side, after: Side) -> Part:
    """How it ends: what never happened in one of the runs counts as well."""
    old, new = ({row.value: row.rate for row in side.rows} for side in pair)
    never = [_never(side.tallies, of) for side in (before, after)]
    rows = [
        (value, old.get(value, never[0]), new.get(value, never[1]))
        for value in dict.fromkeys([*old, *new])
    ]
    return Part(pair[0].name, of, changes(rows))


def _never(tallies: Tallies, of: str) -> Rate:
    games = tallies.games
    seats = tallies.overall.count if of == SEATS else games
    return Rate.of(Sums(games, 0, seats, 0, 0, 0))


# The page


def write(folders: tuple[Path, Path], out: Path, texts: Texts) -> tuple[Comparison, Path]:
    """Compare two folders and write the page; what was found, and where the page is."""
    before, after = (Side.of(folder) for folder in folders)
    found = compare(before, after)
    out.mkdir(parents=True, exist_ok=True)
    path = out / NAME
    parts.write(path, page(found, found_words(found, texts)))
    return found, path


def found_words(found: Comparison, texts: Texts) -> Words:
    """The words of the page: those of the run that has folders of data, if only one has."""
    before, after = found.before.plan, found.after.plan
    return Words(registry.find(before.game), texts, after.words if after.packs else before.words)


def page(found: Comparison, words: Words) -> str:
    """The page."""
    games = [side.plan.game for side in (found.before, found.after)]
    title = ", ".join(words.name(f"game-{game}") for game in dict.fromkeys(games))
    lines = [
        words.say(f"compare-{name}", what=_described(side, words, variants=len(set(games)) > 1))
        for name, side in (("before", found.before), ("after", found.after))
    ]
    return parts.document(
        words.say("compare-title", game=title),
        words,
        parts.header(title, words, *lines),
        el("main", *_sections(found, words)),
    )


def _described(side: Side, words: Words, *, variants: bool) -> str:
    """What was played; also which game, where one is a variant of the other."""
    plan = side.plan
    own = Words(registry.find(plan.game), words.texts, plan.words)
    played = described(plan, side.tallies.games, own)
    return f"{own.name(f'game-{plan.game}')} · {played}" if variants else played


def _sections(found: Comparison, words: Words) -> list[Markup]:
    both = [_both(words.say("seats-won"), found.won, words)]
    if max(len(side.plan.bots) for side in (found.before, found.after)) > 1:
        both.append(_both(words.say("games-won"), found.decided, words))
    tables = [_part(part, words) for part in found.parts]
    return [
        el("div", *(one for cards in both for one in cards), class_="figures"),
        *([] if found.paired is None else _pairs(found.paired, words)),
        el("section", el("h2", words.say("findings")), _findings(found, words)),
        el("h2", words.say("compare-all")),
        el("p", words.say("compare-note"), class_="note"),
        # Six columns of a table do not fit into half the page.
        el("div", *tables, class_="columns wide"),
        el("h2", words.say("certain")),
        el("section", el("ul", *(el("li", line) for line in _certain(words))), class_="panel"),
    ]


def _pairs(found: Paired, words: Words) -> list[Markup]:
    """Game by game."""
    same = words.number(found.games - found.up - found.down)
    luck = words.say("pairs-luck", luck=words.luck(found.luck))
    cards = [
        figure(
            words.say("pairs-games"), words.number(found.games), words.say("pairs-same", same=same)
        ),
        figure(words.say("pairs-up"), words.number(found.up), luck),
        figure(words.say("pairs-down"), words.number(found.down), luck),
        figure(words.say("pairs-gap"), words.points(found.gap), _points(found.interval, words)),
    ]
    return [
        el("h2", words.say("pairs")),
        el("p", words.say("pairs-note"), class_="note"),
        el("div", *cards, class_="figures"),
    ]


def _certain(words: Words) -> list[str]:
    return [words.say(f"certain-{name}") for name in ("interval", "seats", "compared")]


def _both(title: str, change: Change, words: Words) -> list[Markup]:
    """Before, after, and the difference."""
    return [
        figure(
            words.say("compare-before", what=title),
            words.percent(change.before.share),
            sure(change.before, words),
        ),
        figure(
            words.say("compare-after", what=title),
            words.percent(change.after.share),
            sure(change.after, words),
        ),
        figure(
            words.say(f"compare-{parts.way(change.clear)}"),
            words.points(change.gap),
            words.say("compare-points", range=_points(change.interval, words)),
        ),
    ]


def _points(interval: Interval, words: Words) -> str:
    return f"{words.points(interval.low)} … {words.points(interval.high)}"


def _findings(found: Comparison, words: Words) -> Markup:
    """What certainly differs, the largest difference first."""
    certain = [(part, row) for part in found.parts for row in part.rows if row.clear]
    certain.sort(key=lambda pair: -abs(pair[1].gap))
    lines = [
        el(
            "li",
            words.say(
                f"compare-finding-{parts.way(row.clear)}",
                trait=_title(part, words),
                name=words.name(row.value),
                before=words.percent(row.before.share),
                after=words.percent(row.after.share),
            ),
            class_=parts.way(row.clear),
        )
        for part, row in certain
    ]
    none = el("li", words.say("finding-none"), class_=parts.LEVEL)
    return el("ul", *(lines or [none]), class_="findings")


def _title(part: Part, words: Words) -> str:
    own = {"fate": "fates", "cause": "causes"}
    return words.say(own[part.name]) if part.name in own else words.heading(part.name)


def _part(part: Part, words: Words) -> Markup:
    scale = Scale.over(
        [rate.interval.high for row in part.rows for rate in (row.before, row.after)]
    )
    rows = [
        el(
            "tr",
            label(words.name(row.value)),
            plot(plots.pair(scale, row.after, row.before)),
            cell(words.percent(row.before.share)),
            cell(words.percent(row.after.share)),
            cell(words.points(row.gap), "gap"),
            cell(_points(row.interval, words), "range"),
            class_=parts.way(row.clear),
        )
        for row in part.rows
    ]
    columns = [head(kind="name"), axis(scale, words)]
    columns += heads(words, "before", "after", "gap", "certain")
    counted = words.say(f"compare-of-{part.of}")
    return panel(_title(part, words), el("p", counted, class_="note"), parts.table(columns, rows))
