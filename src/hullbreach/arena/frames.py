"""The tables of an arena: a row per game and a row per seat, as Parquet files.

A trait of a game or of a seat is a column by its name. Rows are in the order of the games and of
the seats, and nothing in them depends on who played when: equal plans give equal bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import polars as pl
from polars.datatypes import DataType, DataTypeClass

from hullbreach.arena.match import Outcome
from hullbreach.arena.plan import Plan
from hullbreach.kernel.facts import SeatFacts, Trait

Column = DataType | DataTypeClass

IDS = pl.List(pl.String)
TRAIT = "trait_"
"""Before the name of a trait, so that a game can call it as it likes."""

GAMES: dict[str, Column] = {
    "game": pl.Int64,
    "seed": pl.String,
    "answers": pl.Int64,
    "ending": pl.String,
    "rounds": pl.Int64,
    "winners": pl.Int64,
    "used": IDS,
    "error": pl.String,
    "failed": pl.String,
    "trace": pl.String,
}
SEATS: dict[str, Column] = {
    "game": pl.Int64,
    "seat": pl.Int64,
    "bot": pl.String,
    "won": pl.Boolean,
    "reason": pl.String,
    "fate": pl.String,
    "cause": pl.String,
    "used": IDS,
}


def games_frame(plan: Plan, outcomes: Iterable[Outcome]) -> pl.DataFrame:
    """A row per game; one that broke off has an error, and the bot that failed if it was a bot."""
    rows = [
        {
            "game": outcome.number,
            "seed": plan.seed_of(outcome.number),
            "answers": outcome.answers,
            "ending": outcome.facts.ending or None,
            "rounds": outcome.facts.rounds or None,
            "winners": sum(outcome.won),
            "used": outcome.facts.used,
            "error": outcome.error or None,
            "failed": outcome.failed or None,
            "trace": outcome.trace or None,
            **_columns(outcome.facts.traits),
        }
        for outcome in outcomes
    ]
    return _frame(rows, GAMES)


def seats_frame(plan: Plan, outcomes: Iterable[Outcome]) -> pl.DataFrame:
    """A row per seat of each game that came to its end."""
    rows = []
    for outcome in outcomes:
        kinds = plan.bots_of(outcome.number)
        told = outcome.facts.seats or [SeatFacts()] * len(outcome.won)
        for seat, (won, facts) in enumerate(zip(outcome.won, told, strict=True)):
            rows.append(
                {
                    "game": outcome.number,
                    "seat": seat + 1,
                    "bot": kinds[seat],
                    "won": won,
                    "reason": outcome.reasons[seat],
                    "fate": facts.fate or None,
                    "cause": facts.cause or None,
                    "used": facts.used,
                    **_columns(facts.traits),
                }
            )
    return _frame(rows, SEATS)


def traits(frame: pl.DataFrame) -> list[str]:
    """The names of the traits that a table has."""
    return [name.removeprefix(TRAIT) for name in frame.columns if name.startswith(TRAIT)]


def write_parquet(frame: pl.DataFrame, path: Path) -> None:
    """Write a table whole or not at all."""
    new = path.with_name(f".{path.name}.new")
    frame.write_parquet(new, compression="zstd", statistics=True)
    new.replace(path)


def _columns(found: dict[str, Trait]) -> dict[str, Trait]:
    return {f"{TRAIT}{name}": value for name, value in found.items()}


def _frame(rows: Sequence[dict[str, Any]], fixed: dict[str, Column]) -> pl.DataFrame:
    """A table with the fixed columns and one for each trait that any row has, by name."""
    found = sorted({name for row in rows for name in row} - set(fixed))
    schema = {**fixed, **{name: _type([row.get(name) for row in rows]) for name in found}}
    for name in found:
        for row in rows:
            row[name] = _as(schema[name], row.get(name))
    return pl.DataFrame(rows, schema=schema, orient="row")


def _type(values: Sequence[Any]) -> Column:
    """The narrowest type that holds all values: numbers, ids, or lists of ids."""
    kinds = {type(value) for value in values if value is not None}
    return IDS if list in kinds else pl.Int64 if kinds == {int} else pl.String


def _as(column: Column, value: Any) -> Any:
    if value is None:
        return None
    if column is IDS:
        return value if isinstance(value, list) else [str(value)]
    return str(value) if column is pl.String else value
