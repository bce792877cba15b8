"""What the pages of an arena are made of: the page itself, panels, and tables with plots in them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from hullbreach.arena import plots
from hullbreach.arena.markup import Markup, el
from hullbreach.arena.plots import Scale
from hullbreach.arena.stats import Rate
from hullbreach.arena.words import Words

STYLE = files("hullbreach.arena") / "report.css"

UP, DOWN, LEVEL = "up", "down", "level"


def write(path: Path, page: str) -> None:
    """Write a page whole or not at all."""
    new = path.with_name(f".{path.name}.new")
    new.write_text(page, encoding="utf-8")
    new.replace(path)


def document(title: str, words: Words, *children: Markup) -> str:
    """A page that needs nothing but itself."""
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("title", title),
        el("style", Markup(STYLE.read_text(encoding="utf-8"))),
    )
    return f"<!doctype html>\n{el('html', head, el('body', *children), lang=words.language)}\n"


def header(title: str, words: Words, *lines: str) -> Markup:
    """The head of a page: whose it is, its title, and facts in small print."""
    facts = [el("p", line, class_="facts") for line in lines]
    return el("header", el("p", words.say("name"), class_="eyebrow"), el("h1", title), *facts)


def panel(title: str, *children: Markup) -> Markup:
    """A part of a page with a title."""
    return el("section", el("h3", title), *children, class_="panel")


def figure(title: str, value: str, note: str, *, long: bool = False) -> Markup:
    """A number that is read at a glance."""
    kind = "figure long" if long else "figure"
    return el(
        "div",
        el("p", title, class_="what"),
        el("p", value, class_="value"),
        el("p", note, class_="note"),
        class_=kind,
    )


def sure(rate: Rate, words: Words) -> str:
    """From where to where a rate may be, in words."""
    low, high = words.percent(rate.interval.low), words.percent(rate.interval.high)
    return words.say("between", low=low, high=high)


def way(clear: int) -> str:
    """The class of a row that is certainly more, certainly less, or neither."""
    return UP if clear > 0 else DOWN if clear < 0 else LEVEL


def table(heads: Sequence[Markup], rows: Sequence[Markup]) -> Markup:
    """A table."""
    return el("table", el("thead", el("tr", *heads)), el("tbody", *rows))


def head(words: str = "", kind: str = "num") -> Markup:
    """The head of a column."""
    return el("th", words, scope="col", class_=kind)


def heads(words: Words, *names: str) -> list[Markup]:
    """The heads of columns that messages name."""
    kinds = {"certain": "num range"}
    return [head(words.say(f"head-{name}"), kinds.get(name, "num")) for name in names]


def axis(scale: Scale, words: Words) -> Markup:
    """The head of a column of plots."""
    return el("th", plots.axis(scale, words.tick), scope="col", class_="plot")


def cell(words: str, kind: str = "num") -> Markup:
    """A cell with a number."""
    return el("td", words, class_=kind)


def plot(picture: Markup) -> Markup:
    """A cell with a plot."""
    return el("td", picture, class_="plot")


def label(name: str, kind: str = "") -> Markup:
    """What a row is about."""
    note = [el("span", kind, class_="kind")] if kind else []
    return el("th", name, *note, scope="row")
