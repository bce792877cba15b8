"""What the tables of an arena say: shares with their certainty, for whoever draws or prints them."""

from __future__ import annotations

from typing import Any

import msgspec
import polars as pl

from hullbreach.arena.frames import TRAIT, traits
from hullbreach.arena.stats import CERTAINTY, Interval, Rate, Sums, difference, luck

FEW = 5
"""Content that was used less often than this, or left unused less often, is not compared."""


class Contrast(msgspec.Struct, frozen=True):
    """Seats that have something in common, and all the others: how often they won."""

    value: str | int
    rate: Rate
    others: Rate
    interval: Interval
    """Where the difference between the two may lie."""
    clear: int
    """1 or -1 if they certainly won more or less often, all rows of the table taken together."""

    @property
    def gap(self) -> float:
        """How much more often they won."""
        return self.rate.share - self.others.share

    @property
    def least(self) -> float:
        """How large the difference is at least; negative if there may be none."""
        return max(self.interval.low, -self.interval.high)


class Group(msgspec.Struct, frozen=True):
    """A trait of seats, value by value."""

    name: str
    rows: list[Contrast]


class Share(msgspec.Struct, frozen=True):
    """How often something happened, and how often together with a win."""

    value: str | int
    rate: Rate
    wins: int


class Spread(msgspec.Struct, frozen=True):
    """How something came out over all games, or over all seats."""

    name: str
    rows: list[Share]


class Failure(msgspec.Struct, frozen=True):
    """A bot that failed: in how many games, and how it was in the first of them."""

    bot: str
    games: int
    first: int
    error: str
    trace: str


class Tallies(msgspec.Struct, frozen=True):
    """All numbers of a report."""

    games: int
    broken: list[tuple[str, str]]
    """The seeds of games whose rules broke, with the error."""
    failed: list[Failure]
    """The bots that failed; their games count for nothing."""
    overall: Rate
    decided: Rate
    """Games that anybody won."""
    answers: float
    rounds: list[tuple[int, int, int]]
    """Games by number of rounds: how many, and how many of them somebody won."""
    middle_rounds: float | None
    groups: list[Group]
    endings: list[Spread]
    fates: Spread
    causes: Spread
    own: list[Contrast]
    """What seats used."""
    common: list[Contrast]
    """What came up for everyone."""


def count(games: pl.DataFrame, seats: pl.DataFrame) -> Tallies:
    """Count everything."""
    whole = games.filter(pl.col("error").is_null())
    clusters = seats.group_by("game").agg(w=_wins(), n=pl.len().cast(pl.Int64))
    decided = whole.select(game="game", w=(pl.col("winners") > 0).cast(pl.Int64), n=pl.lit(1))
    rounds = whole.filter(pl.col("rounds").is_not_null())
    broken = games.filter(pl.col("error").is_not_null(), pl.col("failed").is_null())
    return Tallies(
        games=whole.height,
        broken=list(broken.select("seed", "error").iter_rows()),
        failed=_failed(games),
        overall=Rate.of(_sums(clusters)),
        decided=Rate.of(_sums(decided)),
        answers=float(whole["answers"].sum()) / max(1, whole.height),
        rounds=list(
            rounds.group_by("rounds")
            .agg(count=pl.len(), wins=(pl.col("winners") > 0).sum())
            .sort("rounds")
            .iter_rows()
        ),
        middle_rounds=_median(rounds["rounds"]),
        groups=_groups(seats, clusters),
        endings=_endings(whole),
        fates=_spread(seats, "fate", pl.col("won"), clusters),
        causes=_spread(seats, "cause", pl.col("won"), clusters),
        own=_own(seats, clusters),
        common=_common(whole, clusters),
    )


def _failed(games: pl.DataFrame) -> list[Failure]:
    rows = games.filter(pl.col("failed").is_not_null()).sort("game")
    return [
        Failure(bot, there.height, *there.select("game", "error", "trace").row(0))
        for (bot,), there in rows.group_by("failed", maintain_order=True)
    ]


def _wins() -> pl.Expr:
    return pl.col("won").sum().cast(pl.Int64)


def _median(column: pl.Series) -> float | None:
    value: Any = column.median()
    return None if value is None else float(value)


def _sums(clusters: pl.DataFrame) -> Sums:
    """Over games with their wins `w` and seats `n`; whole numbers, so in any order the same."""
    w, n = pl.col("w"), pl.col("n")
    row = clusters.select(
        games=pl.len(), w=w.sum(), n=n.sum(), ww=(w * w).sum(), wn=(w * n).sum(), nn=(n * n).sum()
    ).row(0, named=True)
    return Sums(**row)


# Who wins


def _groups(seats: pl.DataFrame, clusters: pl.DataFrame) -> list[Group]:
    names = [("bot", "bot")] if seats["bot"].n_unique() > 1 else []
    names += [(name, f"{TRAIT}{name}") for name in traits(seats)]
    return [Group(name, rows) for name, column in names if (rows := _rows(seats, column, clusters))]


def _rows(seats: pl.DataFrame, column: str, clusters: pl.DataFrame) -> list[Contrast]:
    """The values of a trait, the best first; numbers in their order."""
    rows = _contrasts(_having(seats, column, clusters), clusters)
    if seats.schema[column].is_integer():
        return sorted(rows, key=lambda row: row.value)
    return sorted(rows, key=lambda row: (-row.rate.share, -row.rate.count, row.value))


def _having(seats: pl.DataFrame, column: str, clusters: pl.DataFrame) -> pl.DataFrame:
    """For each value and game: `w` of `n` seats that had it won, and `W` of all `N`."""
    having = _exploded(seats.select("game", "won", value=column))
    counted = having.group_by("value", "game").agg(w=_wins(), n=pl.len().cast(pl.Int64))
    return counted.join(clusters.rename({"w": "W", "n": "N"}), on="game")


def _contrasts(having: pl.DataFrame, clusters: pl.DataFrame, few: int = 1) -> list[Contrast]:
    """Every value against the rest; those with fewer seats than `few` on a side are left out."""
    total = _sums(clusters)
    w, n, all_w, all_n = pl.col("w"), pl.col("n"), pl.col("W"), pl.col("N")
    counted = having.group_by("value").agg(
        games=pl.len(),
        w=w.sum(),
        n=n.sum(),
        ww=(w * w).sum(),
        wn=(w * n).sum(),
        nn=(n * n).sum(),
        whole=(n == all_n).sum(),
        cross_ww=(w * all_w).sum(),
        cross_wn=(w * all_n + n * all_w).sum(),
        cross_nn=(n * all_n).sum(),
    )
    pairs: list[tuple[str | int, Rate, Rate]] = []
    for row in counted.sort("value").to_dicts():
        mine = Sums(row["games"], row["w"], row["n"], row["ww"], row["wn"], row["nn"])
        others = Sums(
            total.games - row["whole"],
            total.w - mine.w,
            total.n - mine.n,
            total.ww - 2 * row["cross_ww"] + mine.ww,
            total.wn - row["cross_wn"] + mine.wn,
            total.nn - 2 * row["cross_nn"] + mine.nn,
        )
        if mine.n >= few and (others.n >= few or few == 1):
            pairs.append((row["value"], Rate.of(mine), Rate.of(others)))
    return [
        Contrast(value, mine, others, difference(mine, others), clear(mine, others, len(pairs)))
        for value, mine, others in pairs
    ]


def clear(mine: Rate, others: Rate, comparisons: int) -> int:
    """1 or -1 if a difference is no luck, though we looked at so many (Bonferroni)."""
    if luck(mine, others) * comparisons > 1 - CERTAINTY:
        return 0
    return 1 if mine.share > others.share else -1


# How it ends


def _endings(games: pl.DataFrame) -> list[Spread]:
    won, each = pl.col("winners") > 0, games.select("game", n=pl.lit(1))
    found = [_spread(games, "ending", won, each)]
    for name in traits(games):
        spread = _spread(games, f"{TRAIT}{name}", won, each)
        found.append(msgspec.structs.replace(spread, name=name))
    return [spread for spread in found if spread.rows]


def _spread(frame: pl.DataFrame, column: str, won: pl.Expr, clusters: pl.DataFrame) -> Spread:
    """How often each value came up, among the `n` times per game that it could have."""
    n, w = pl.col("n"), pl.col("w")
    total = clusters.select(n=n.sum(), nn=(n * n).sum()).row(0, named=True)
    counted = (
        _exploded(frame.select("game", won=won, value=column))
        .group_by("value", "game")
        .agg(w=pl.len().cast(pl.Int64), wins=_wins())
        .join(clusters.select("game", n=n.cast(pl.Int64)), on="game")
        .group_by("value")
        .agg(w=w.sum(), ww=(w * w).sum(), wn=(w * n).sum(), wins=pl.col("wins").sum())
    )
    rows = [
        Share(value, Rate.of(Sums(clusters.height, w, total["n"], ww, wn, total["nn"])), wins)
        for value, w, ww, wn, wins in counted.iter_rows()
    ]
    return Spread(column, sorted(rows, key=lambda row: (-row.rate.wins, str(row.value))))


def _exploded(frame: pl.DataFrame) -> pl.DataFrame:
    """A row for every value, also where there are several; without those that have none."""
    if isinstance(frame.schema["value"], pl.List):
        frame = frame.explode("value")
    return frame.drop_nulls("value")


# Which content matters


def _own(seats: pl.DataFrame, clusters: pl.DataFrame) -> list[Contrast]:
    return _ranked(_contrasts(_having(seats, "used", clusters), clusters, FEW))


def _common(games: pl.DataFrame, clusters: pl.DataFrame) -> list[Contrast]:
    """What came up in a game, all its seats had."""
    used = _exploded(games.select("game", value="used")).unique()
    having = used.join(clusters, on="game").with_columns(W="w", N="n")
    return _ranked(_contrasts(having, clusters, FEW))


def _ranked(rows: list[Contrast]) -> list[Contrast]:
    """What is certain first, the largest difference on top; then what may be luck."""
    return sorted(rows, key=lambda row: (not row.clear, -row.least, -abs(row.gap), row.value))
