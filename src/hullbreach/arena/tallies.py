"""What the tables of an arena say: shares with their certainty, for whoever draws or prints them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import polars as pl

from hullbreach.arena.frames import TRAIT, traits
from hullbreach.arena.stats import Interval, Rate, Sums, difference, z_of

FEW = 5
"""Content that was used less often than this, or left unused less often, is not compared."""


class Row(msgspec.Struct, frozen=True):
    """One value of a trait and how often seats with it won."""

    value: str | int
    rate: Rate
    clear: int
    """1 or -1 if it certainly won more or less often than the others, all rows taken together."""


class Group(msgspec.Struct, frozen=True):
    """A trait of seats, value by value."""

    name: str
    rows: list[Row]


class Share(msgspec.Struct, frozen=True):
    """How often something happened, and how often together with a win."""

    value: str | int
    rate: Rate
    wins: int


class Spread(msgspec.Struct, frozen=True):
    """How something came out over all games, or over all seats."""

    name: str
    rows: list[Share]


class Matter(msgspec.Struct, frozen=True):
    """Content: how often seats won with it and without it."""

    id: str
    used: Rate
    unused: Rate
    gap: float
    interval: Interval
    """Of the gap, wide enough for all content taken together."""

    @property
    def clear(self) -> int:
        """1 or -1 if it certainly goes with winning more or less often."""
        return 1 if self.interval.low > 0 else -1 if self.interval.high < 0 else 0

    @property
    def weight(self) -> float:
        """How large the gap is at least; negative if there may be none."""
        return max(self.interval.low, -self.interval.high)


class Tallies(msgspec.Struct, frozen=True):
    """All numbers of a report."""

    games: int
    broken: list[tuple[str, str]]
    """The seeds of games whose rules broke, with the error."""
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
    own: list[Matter]
    """What seats used."""
    common: list[Matter]
    """What came up for everyone."""


def count(games: pl.DataFrame, seats: pl.DataFrame) -> Tallies:
    """Count everything."""
    whole = games.filter(pl.col("error").is_null())
    clusters = seats.group_by("game").agg(w=_wins(), n=pl.len().cast(pl.Int64))
    total = _sums(clusters)
    decided = whole.select(game="game", w=(pl.col("winners") > 0).cast(pl.Int64), n=pl.lit(1))
    rounds = whole.filter(pl.col("rounds").is_not_null())
    broken = games.filter(pl.col("error").is_not_null())
    return Tallies(
        games=whole.height,
        broken=list(broken.select("seed", "error").iter_rows()),
        overall=Rate.of(total),
        decided=Rate.of(_sums(decided)),
        answers=float(whole["answers"].sum()) / max(1, whole.height),
        rounds=list(
            rounds.group_by("rounds")
            .agg(count=pl.len(), wins=(pl.col("winners") > 0).sum())
            .sort("rounds")
            .iter_rows()
        ),
        middle_rounds=_median(rounds["rounds"]),
        groups=_groups(seats, total),
        endings=_endings(whole),
        fates=_spread(seats, "fate", pl.col("won"), clusters),
        causes=_spread(seats, "cause", pl.col("won"), clusters),
        own=_matters(seats, clusters),
        common=_matters_common(whole, clusters),
    )


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


def _groups(seats: pl.DataFrame, total: Sums) -> list[Group]:
    names = [("bot", "bot")] if seats["bot"].n_unique() > 1 else []
    names += [(name, f"{TRAIT}{name}") for name in traits(seats)]
    return [Group(name, rows) for name, column in names if (rows := _rows(seats, column, total))]


def _rows(seats: pl.DataFrame, column: str, total: Sums) -> list[Row]:
    """The values of a trait, the best first; numbers in their order."""
    frame = _exploded(seats.select("game", "won", value=column))
    clusters = frame.group_by("value", "game").agg(w=_wins(), n=pl.len().cast(pl.Int64))
    sums = {
        value: _sums(part)
        for (value,), part in clusters.partition_by("value", as_dict=True).items()
    }
    z = z_of(len(sums))
    rows = [
        Row(value, Rate.of(each), _against(Rate.of(each, z), total.w / total.n))
        for value, each in sums.items()
    ]
    if frame.schema["value"].is_integer():
        return sorted(rows, key=lambda row: row.value)
    return sorted(rows, key=lambda row: (-row.rate.share, -row.rate.count, row.value))


def _against(rate: Rate, share: float) -> int:
    return 1 if rate.interval.low > share else -1 if rate.interval.high < share else 0


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


def _matters_common(games: pl.DataFrame, clusters: pl.DataFrame) -> list[Matter]:
    used = _exploded(games.select("game", value="used")).unique()
    return _compared(used.join(clusters, on="game").with_columns(W="w", N="n"), clusters)


def _matters(seats: pl.DataFrame, clusters: pl.DataFrame) -> list[Matter]:
    used = _exploded(seats.select("game", "won", value="used"))
    mine = used.group_by("value", "game").agg(w=_wins(), n=pl.len().cast(pl.Int64))
    return _compared(mine.join(clusters.rename({"w": "W", "n": "N"}), on="game"), clusters)


def _compared(used: pl.DataFrame, clusters: pl.DataFrame) -> list[Matter]:
    """With and without: `w` of `n` seats that had it won, and `W` of all `N`, game by game."""
    if used.is_empty():
        return []
    total = _sums(clusters)
    w, n, all_w, all_n = pl.col("w"), pl.col("n"), pl.col("W"), pl.col("N")
    rows = used.group_by("value").agg(
        games=pl.len(),
        w=w.sum(),
        n=n.sum(),
        ww=(w * w).sum(),
        wn=(w * n).sum(),
        nn=(n * n).sum(),
        everyone=(n == all_n).sum(),
        cross_ww=(w * all_w).sum(),
        cross_wn=(w * all_n + n * all_w).sum(),
        cross_nn=(n * all_n).sum(),
    )
    pairs: list[tuple[str, Sums, Sums]] = []
    for row in rows.sort("value").to_dicts():
        having = Sums(row["games"], row["w"], row["n"], row["ww"], row["wn"], row["nn"])
        lacking = Sums(
            total.games - row["everyone"],
            total.w - having.w,
            total.n - having.n,
            total.ww - 2 * row["cross_ww"] + having.ww,
            total.wn - row["cross_wn"] + having.wn,
            total.nn - 2 * row["cross_nn"] + having.nn,
        )
        if min(having.n, lacking.n) >= FEW:
            pairs.append((row["value"], having, lacking))
    return _ranked(pairs)


def _ranked(pairs: Sequence[tuple[str, Sums, Sums]]) -> list[Matter]:
    """The largest certain gap first."""
    z = z_of(len(pairs))
    found = []
    for id, having, lacking in pairs:
        used, unused = Rate.of(having), Rate.of(lacking)
        gap = used.share - unused.share
        found.append(Matter(id, used, unused, gap, difference(used, unused, z)))
    return sorted(found, key=lambda matter: (-matter.weight, -abs(matter.gap), matter.id))
