"""The report of an arena: one page that is read at a glance, and that needs nothing but itself.

First what stands out, then who wins, how it ends, how long it takes and which content matters;
every share with how certain it is. The page is the same for the same results.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from hullbreach.arena import plots
from hullbreach.arena.markup import Markup, el, join
from hullbreach.arena.plan import Plan
from hullbreach.arena.plots import Scale
from hullbreach.arena.stats import Rate, games_needed
from hullbreach.arena.tallies import Contrast, Group, Spread, Tallies
from hullbreach.arena.words import Words
from hullbreach.kernel.settings import mode_options, settings

STYLE = files("hullbreach.arena") / "report.css"

MOST_FINDINGS = 4
"""Of groups, and of content."""
SHOWN = 15
"""Content that is drawn; the rest is in a table that folds out."""
MARGIN = 0.01
ROOM = 1.5
"""How much wider the plots of content are than the largest share."""
UP, DOWN, LEVEL = "up", "down", "level"


def write(path: Path, plan: Plan, tallies: Tallies, words: Words) -> None:
    """Write the page whole or not at all."""
    new = path.with_name(f".{path.name}.new")
    new.write_text(page(plan, tallies, words), encoding="utf-8")
    new.replace(path)


def page(plan: Plan, tallies: Tallies, words: Words) -> str:
    """The page."""
    title = words.name(f"game-{plan.game}")
    games = words.number(tallies.games)
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("title", words.say("title", game=title, games=games)),
        el("style", Markup(STYLE.read_text(encoding="utf-8"))),
    )
    body = el("body", _header(plan, tallies, words), el("main", *_sections(plan, tallies, words)))
    return f"<!doctype html>\n{el('html', head, body, lang=words.language)}\n"


def _header(plan: Plan, tallies: Tallies, words: Words) -> Markup:
    facts = [
        words.say("games", games=words.number(tallies.games)),
        _mode(plan, words),
        _seats(plan),
        words.say("seed", seed=plan.seed),
    ]
    line = el("p", " · ".join(fact for fact in facts if fact), class_="facts")
    return el(
        "header",
        el("p", words.say("name"), class_="eyebrow"),
        el("h1", words.name(f"game-{plan.game}")),
        line,
    )


def _mode(plan: Plan, words: Words) -> str:
    """The mode by its name, and what else was agreed."""
    mode = words.name(f"mode-{plan.game}-{plan.mode}") if plan.mode else ""
    agreed = [f"{name}={value}" for name, value in _agreed(plan, words)]
    return ", ".join([mode, *agreed] if mode else agreed)


def _agreed(plan: Plan, words: Words) -> list[tuple[str, str]]:
    """The options that are neither the usual ones nor those of the mode."""
    usual = {setting.name: setting.default for setting in settings(words.game)}
    if plan.mode:
        usual |= mode_options(words.game, plan.mode, len(plan.bots))
    other = {name: value for name, value in plan.options.items() if value != usual.get(name)}
    return [(name, str(value).lower()) for name, value in other.items()]


def _seats(plan: Plan) -> str:
    """`3 × random, survivor`."""
    counts: list[tuple[str, int]] = []
    for kind in plan.bots:
        if counts and counts[-1][0] == kind:
            counts[-1] = (kind, counts[-1][1] + 1)
        else:
            counts.append((kind, 1))
    return ", ".join(kind if count == 1 else f"{count} × {kind}" for kind, count in counts)


def _sections(plan: Plan, tallies: Tallies, words: Words) -> list[Markup]:
    if not tallies.games:
        return [*_broken(tallies, words), el("p", words.say("no-games"), class_="panel")]
    found = [
        *_broken(tallies, words),
        _figures(plan, tallies, words),
        _findings(tallies, words),
    ]
    if tallies.groups:
        found.append(el("h2", words.say("who-wins")))
        found.append(el("p", words.say("who-wins-note"), class_="note"))
        groups = [_group(group, tallies, words) for group in tallies.groups]
        found.append(el("div", *groups, class_="columns"))
    found += _ends(tallies, words)
    if tallies.rounds:
        found.append(_rounds(tallies, words))
    if tallies.own or tallies.common:
        found.append(el("h2", words.say("content")))
        found.append(el("p", words.say("content-note"), class_="note"))
        for name, matters in (("own", tallies.own), ("common", tallies.common)):
            if matters:
                found.append(_matters(name, matters, words))
    found.append(_certainty(plan, tallies, words))
    return found


def _panel(title: str, *children: Markup) -> Markup:
    return el("section", el("h3", title), *children, class_="panel")


# At a glance


def _broken(tallies: Tallies, words: Words) -> list[Markup]:
    if not tallies.broken:
        return []
    rows = [el("li", el("code", seed), " ", error) for seed, error in tallies.broken[:SHOWN]]
    count = words.number(len(tallies.broken))
    return [
        el(
            "section",
            el("h3", words.say("broken", count=count)),
            el("ul", *rows),
            class_="panel warning",
        )
    ]


def _figures(plan: Plan, tallies: Tallies, words: Words) -> Markup:
    overall, decided = tallies.overall, tallies.decided
    cards = [_figure(words.say("seats-won"), words.percent(overall.share), _sure(overall, words))]
    if len(plan.bots) > 1:
        won = words.percent(decided.share)
        cards.append(_figure(words.say("games-won"), won, _sure(decided, words)))
    if tallies.middle_rounds is not None:
        low, high = tallies.rounds[0][0], tallies.rounds[-1][0]
        between = words.say("between", low=low, high=high)
        cards.append(_figure(words.say("rounds"), words.number(tallies.middle_rounds), between))
    for title, spread in (("ends", tallies.endings[:1]), ("deaths", [tallies.causes])):
        for row in [row for each in spread for row in each.rows[:1]]:
            share = words.percent(row.rate.share)
            of = words.say(f"most-{title}-of", share=share)
            cards.append(_figure(words.say(f"most-{title}"), words.name(row.value), of, long=True))
    return el("div", *cards, class_="figures")


def _figure(title: str, value: str, note: str, *, long: bool = False) -> Markup:
    kind = "figure long" if long else "figure"
    return el(
        "div",
        el("p", title, class_="what"),
        el("p", value, class_="value"),
        el("p", note, class_="note"),
        class_=kind,
    )


def _sure(rate: Rate, words: Words) -> str:
    low, high = words.percent(rate.interval.low), words.percent(rate.interval.high)
    return words.say("between", low=low, high=high)


def _findings(tallies: Tallies, words: Words) -> Markup:
    """What is certain, in sentences: the largest differences first."""
    average = tallies.overall.share
    rows = [(group, row) for group in tallies.groups for row in group.rows if row.clear]
    rows.sort(key=lambda pair: -abs(pair[1].rate.share - average))
    lines = [_finding(group, row, average, words) for group, row in rows[:MOST_FINDINGS]]
    matters = [matter for matter in tallies.own + tallies.common if matter.clear]
    matters.sort(key=lambda matter: -matter.least)
    lines += [_finding_content(matter, words) for matter in matters[:MOST_FINDINGS]]
    if not lines:
        lines = [el("li", words.say("finding-none"), class_=LEVEL)]
    return el(
        "section",
        el("h2", words.say("findings")),
        el("ul", *lines, class_="findings"),
    )


def _way(clear: int) -> str:
    return UP if clear > 0 else DOWN if clear < 0 else LEVEL


def _finding(group: Group, row: Contrast, average: float, words: Words) -> Markup:
    said = words.say(
        f"finding-{_way(row.clear)}",
        trait=words.heading(group.name),
        name=words.name(row.value),
        rate=words.percent(row.rate.share),
        average=words.percent(average),
    )
    return el("li", said, class_=_way(row.clear))


def _finding_content(matter: Contrast, words: Words) -> Markup:
    said = words.say(
        f"finding-content-{_way(matter.clear)}",
        kind=words.kind(matter.value) or None,
        name=words.name(matter.value),
        used=words.percent(matter.rate.share),
        unused=words.percent(matter.others.share),
    )
    return el("li", said, class_=_way(matter.clear))


# Tables with plots


def _table(heads: Sequence[Markup], rows: Sequence[Markup]) -> Markup:
    return el("table", el("thead", el("tr", *heads)), el("tbody", *rows))


def _head(words: str = "", kind: str = "num") -> Markup:
    return el("th", words, scope="col", class_=kind)


def _axis(scale: Scale, words: Words) -> Markup:
    marks = plots.axis(scale, words.tick)
    return el("th", marks, scope="col", class_="plot")


def _cell(words: str, kind: str = "num") -> Markup:
    return el("td", words, class_=kind)


def _plot(picture: Markup) -> Markup:
    return el("td", picture, class_="plot")


def _label(name: str, kind: str = "") -> Markup:
    note = [el("span", kind, class_="kind")] if kind else []
    return el("th", name, *note, scope="row")


def _group(group: Group, tallies: Tallies, words: Words) -> Markup:
    average = tallies.overall.share
    scale = Scale.over([average, *(row.rate.interval.high for row in group.rows)])
    rows = [
        el(
            "tr",
            _label(words.name(row.value)),
            _plot(plots.dot(scale, row.rate, average)),
            _cell(words.percent(row.rate.share)),
            _cell(words.range(row.rate.interval), "range"),
            _cell(words.number(row.rate.count), "count"),
            class_=_way(row.clear),
        )
        for row in group.rows
    ]
    heads = [_head(kind="name"), _axis(scale, words), *_heads(words, "won", "certain", "seats")]
    return _panel(words.heading(group.name), _table(heads, rows))


def _heads(words: Words, *names: str) -> list[Markup]:
    kinds = {"certain": "num range"}
    return [_head(words.say(f"head-{name}"), kinds.get(name, "num")) for name in names]


def _ends(tallies: Tallies, words: Words) -> list[Markup]:
    spreads = [
        *((words.heading(each.name), each, "games") for each in tallies.endings),
        (words.say("fates"), tallies.fates, "seats"),
        (words.say("causes"), tallies.causes, "seats"),
    ]
    panels = [_spread(title, each, of, words) for title, each, of in spreads if each.rows]
    if not panels:
        return []
    return [
        el("h2", words.say("how-it-ends")),
        el("p", _key("won"), words.say("with-a-win"), class_="note"),
        el("div", *panels, class_="columns"),
    ]


def _key(kind: str) -> Markup:
    """A patch of the colour that a note explains."""
    return el("i", class_=f"key {kind}")


def _spread(title: str, spread: Spread, of: str, words: Words) -> Markup:
    scale = Scale.over([row.rate.interval.high for row in spread.rows])
    rows = [
        el(
            "tr",
            _label(words.name(row.value)),
            _plot(plots.bar(scale, row)),
            _cell(words.percent(row.rate.share)),
            _cell(words.range(row.rate.interval), "range"),
            _cell(words.number(row.rate.wins), "count"),
        )
        for row in spread.rows
    ]
    heads = [_head(kind="name"), _axis(scale, words), *_heads(words, "share", "certain", of)]
    return _panel(title, _table(heads, rows))


def _rounds(tallies: Tallies, words: Words) -> Markup:
    label = words.say("rounds-label")
    return join(
        [
            el("h2", words.say("how-long")),
            el("p", _key("won"), words.say("rounds-note"), class_="note"),
            _panel(words.say("rounds-title"), plots.columns(tallies.rounds, label)),
        ]
    )


# Content


def _matters(name: str, matters: Sequence[Contrast], words: Words) -> Markup:
    parts = [_matter_table(matters[:SHOWN], words)]
    if rest := matters[SHOWN:]:
        more = words.say("content-more", count=len(rest))
        parts.append(el("details", el("summary", more), _matter_table(rest, words)))
    return _panel(words.say(f"content-{name}"), *parts)


def _matter_table(matters: Sequence[Contrast], words: Words) -> Markup:
    # By the shares, not by what they may be: one row that is hardly known would flatten all others.
    shares = [rate.share for matter in matters for rate in (matter.rate, matter.others)]
    scale = Scale.over([ROOM * max(shares)] if any(shares) else [])
    rows = [
        el(
            "tr",
            _label(words.name(matter.value), words.kind(matter.value)),
            _plot(plots.pair(scale, matter)),
            _cell(words.percent(matter.rate.share)),
            _cell(words.number(matter.rate.count), "count"),
            _cell(words.percent(matter.others.share)),
            _cell(words.number(matter.others.count), "count"),
            _cell(words.points(matter.gap), "gap"),
            _cell(
                f"{words.points(matter.interval.low)} … {words.points(matter.interval.high)}",
                "range",
            ),
            class_=_way(matter.clear),
        )
        for matter in matters
    ]
    heads = [
        _head(kind="name"),
        _axis(scale, words),
        *_heads(words, "with", "seats", "without", "seats", "gap", "certain"),
    ]
    return _table(heads, rows)


# How certain


def _certainty(plan: Plan, tallies: Tallies, words: Words) -> Markup:
    interval = tallies.overall.interval
    half = words.points((interval.high - interval.low) / 2).lstrip("+")
    need = words.number(games_needed(tallies.overall, tallies.games, MARGIN))
    lines = [
        words.say("certain-interval"),
        words.say("certain-seats"),
        words.say("certain-colour"),
        words.say("certain-more", half=half, games=need),
    ]
    return join(
        [
            el("h2", words.say("certain")),
            el(
                "section",
                el("ul", *(el("li", line) for line in lines)),
                el("p", words.say("again")),
                el("pre", _command(plan, tallies, words)),
                el(
                    "p",
                    words.say(
                        "versions",
                        release=plan.release,
                        rules=plan.version,
                        content=plan.content,
                    ),
                    class_="note",
                ),
                class_="panel",
            ),
        ]
    )


def _command(plan: Plan, tallies: Tallies, words: Words) -> str:
    """What plays the same games again."""
    games = tallies.games + len(tallies.broken)
    parts = ["hullbreach", "arena", plan.game, "--games", str(games)]
    parts += ["--seats", ",".join(plan.bots), "--seed", plan.seed]
    parts += ["--mode", plan.mode] if plan.mode else []
    for name, value in _agreed(plan, words):
        parts += ["--option", f"{name}={value}"]
    parts += ["--rotate"] if plan.rotate else []
    return shlex.join(parts)
