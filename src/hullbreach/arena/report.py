"""The report of an arena: one page that is read at a glance, and that needs nothing but itself.

First what stands out, then who wins, how it ends, how long it takes and which content matters;
every share with how certain it is. The page is the same for the same results.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from hullbreach.arena import parts, plots
from hullbreach.arena.markup import Markup, el, join
from hullbreach.arena.parts import LEVEL, axis, cell, figure, head, heads, label, panel, plot, sure
from hullbreach.arena.plan import Plan
from hullbreach.arena.plots import Scale
from hullbreach.arena.stats import games_needed
from hullbreach.arena.tallies import Contrast, Group, Spread, Tallies
from hullbreach.arena.words import Words
from hullbreach.kernel.settings import mode_options, settings
from hullbreach.kernel.texts import PLUS

MOST_FINDINGS = 4
"""Of groups, and of content."""
SHOWN = 15
"""Content that is drawn; the rest is in a table that folds out."""
MARGIN = 0.01
ROOM = 1.5
"""How much wider the plots of content are than the largest share."""


def write(path: Path, plan: Plan, tallies: Tallies, words: Words) -> None:
    """Write the page whole or not at all."""
    parts.write(path, page(plan, tallies, words))


def page(plan: Plan, tallies: Tallies, words: Words) -> str:
    """The page."""
    title = words.name(f"game-{plan.game}")
    games = words.number(tallies.games)
    return parts.document(
        words.say("title", game=title, games=games),
        words,
        parts.header(title, words, described(plan, tallies.games, words)),
        el("main", *_sections(plan, tallies, words)),
    )


def described(plan: Plan, games: int, words: Words) -> str:
    """What was played, in a line."""
    facts = [
        words.say("games", games=words.number(games)),
        _mode(plan, words),
        _seats(plan),
        words.say("seed", seed=plan.seed),
    ]
    return " · ".join(fact for fact in facts if fact)


def _mode(plan: Plan, words: Words) -> str:
    """The mode by its name, and what else was agreed."""
    mode = words.name(words.game.mode_title(plan.mode)) if plan.mode else ""
    agreed = [f"{name}={value}" for name, value in _agreed(plan, words)]
    return ", ".join([mode, *agreed] if mode else agreed)


def _agreed(plan: Plan, words: Words) -> list[tuple[str, str]]:
    """The options that are neither the usual ones nor those of the mode."""
    usual = {setting.name: setting.default for setting in settings(words.game)}
    if plan.mode:
        usual |= mode_options(words.game, plan.mode, len(plan.bots))
    usual["packs"] = list(words.game.agree(usual.get("packs", ())))
    chosen = {**plan.options, "packs": plan.options.get("packs") or usual["packs"]}
    other = {name: value for name, value in chosen.items() if value != usual.get(name)}
    shown = {name: PLUS.join(value) if name == "packs" else value for name, value in other.items()}
    return [(name, str(value).lower()) for name, value in shown.items()]


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
    stopped = [*_failed(tallies, words), *_broken(tallies, words)]
    if not tallies.games:
        return [*stopped, el("p", words.say("no-games"), class_="panel")]
    found = [
        *stopped,
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


# At a glance


def _failed(tallies: Tallies, words: Words) -> list[Markup]:
    """The bots that failed, each with the first traceback."""
    return [
        el(
            "section",
            el("h3", words.say("failed", bot=one.bot, count=one.games, game=str(one.first))),
            el("p", el("code", one.error)),
            el("pre", one.trace) if one.trace else Markup(""),
            class_="panel warning",
        )
        for one in tallies.failed
    ]


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
    cards = [figure(words.say("seats-won"), words.percent(overall.share), sure(overall, words))]
    if len(plan.bots) > 1:
        won = words.percent(decided.share)
        cards.append(figure(words.say("games-won"), won, sure(decided, words)))
    if tallies.middle_rounds is not None:
        low, high = tallies.rounds[0][0], tallies.rounds[-1][0]
        between = words.say("between", low=low, high=high)
        cards.append(figure(words.say("rounds"), words.number(tallies.middle_rounds), between))
    for title, spread in (("ends", tallies.endings[:1]), ("deaths", [tallies.causes])):
        for row in [row for each in spread for row in each.rows[:1]]:
            share = words.percent(row.rate.share)
            of = words.say(f"most-{title}-of", share=share)
            cards.append(figure(words.say(f"most-{title}"), words.name(row.value), of, long=True))
    return el("div", *cards, class_="figures")


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


def _finding(group: Group, row: Contrast, average: float, words: Words) -> Markup:
    said = words.say(
        f"finding-{parts.way(row.clear)}",
        trait=words.heading(group.name),
        name=words.name(row.value),
        rate=words.percent(row.rate.share),
        average=words.percent(average),
    )
    return el("li", said, class_=parts.way(row.clear))


def _finding_content(matter: Contrast, words: Words) -> Markup:
    said = words.say(
        f"finding-content-{parts.way(matter.clear)}",
        kind=words.kind(matter.value) or None,
        name=words.name(matter.value),
        used=words.percent(matter.rate.share),
        unused=words.percent(matter.others.share),
    )
    return el("li", said, class_=parts.way(matter.clear))


# Tables with plots


def _group(group: Group, tallies: Tallies, words: Words) -> Markup:
    average = tallies.overall.share
    scale = Scale.over([average, *(row.rate.interval.high for row in group.rows)])
    rows = [
        el(
            "tr",
            label(words.name(row.value)),
            plot(plots.dot(scale, row.rate, average)),
            cell(words.percent(row.rate.share)),
            cell(words.range(row.rate.interval), "range"),
            cell(words.number(row.rate.count), "count"),
            class_=parts.way(row.clear),
        )
        for row in group.rows
    ]
    columns = [head(kind="name"), axis(scale, words), *heads(words, "won", "certain", "seats")]
    return panel(words.heading(group.name), parts.table(columns, rows))


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
            label(words.name(row.value)),
            plot(plots.bar(scale, row)),
            cell(words.percent(row.rate.share)),
            cell(words.range(row.rate.interval), "range"),
            cell(words.number(row.rate.wins), "count"),
        )
        for row in spread.rows
    ]
    columns = [head(kind="name"), axis(scale, words), *heads(words, "share", "certain", of)]
    return panel(title, parts.table(columns, rows))


def _rounds(tallies: Tallies, words: Words) -> Markup:
    label = words.say("rounds-label")
    return join(
        [
            el("h2", words.say("how-long")),
            el("p", _key("won"), words.say("rounds-note"), class_="note"),
            panel(words.say("rounds-title"), plots.columns(tallies.rounds, label)),
        ]
    )


# Content


def _matters(name: str, matters: Sequence[Contrast], words: Words) -> Markup:
    tables = [_matter_table(matters[:SHOWN], words)]
    if rest := matters[SHOWN:]:
        more = words.say("content-more", count=len(rest))
        tables.append(el("details", el("summary", more), _matter_table(rest, words)))
    return panel(words.say(f"content-{name}"), *tables)


def _matter_table(matters: Sequence[Contrast], words: Words) -> Markup:
    # By the shares, not by what they may be: one row that is hardly known would flatten all others.
    shares = [rate.share for matter in matters for rate in (matter.rate, matter.others)]
    scale = Scale.over([ROOM * max(shares)] if any(shares) else [])
    rows = [
        el(
            "tr",
            label(words.name(matter.value), words.kind(matter.value)),
            plot(plots.pair(scale, matter.rate, matter.others)),
            cell(words.percent(matter.rate.share)),
            cell(words.number(matter.rate.count), "count"),
            cell(words.percent(matter.others.share)),
            cell(words.number(matter.others.count), "count"),
            cell(words.points(matter.gap), "gap"),
            cell(
                f"{words.points(matter.interval.low)} … {words.points(matter.interval.high)}",
                "range",
            ),
            class_=parts.way(matter.clear),
        )
        for matter in matters
    ]
    columns = [
        head(kind="name"),
        axis(scale, words),
        *heads(words, "with", "seats", "without", "seats", "gap", "certain"),
    ]
    return parts.table(columns, rows)


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
                *(el("p", line, class_="note") for line in _houses(plan, words)),
                class_="panel",
            ),
        ]
    )


def _houses(plan: Plan, words: Words) -> list[str]:
    """The folders of data that were played with."""
    return [
        words.say("pack", pack=f"pack-{plan.game}-{pack}", id=pack, fingerprint=fingerprint)
        for pack, fingerprint in plan.packs.items()
    ]


def _command(plan: Plan, tallies: Tallies, words: Words) -> str:
    """What plays the same games again."""
    games = tallies.games + len(tallies.broken) + sum(one.games for one in tallies.failed)
    command = ["hullbreach", "arena", plan.game, "--games", str(games)]
    command += ["--seats", ",".join(plan.bots), "--seed", plan.seed]
    command += ["--mode", plan.mode] if plan.mode else []
    for name, value in _agreed(plan, words):
        if name != "packs":
            command += ["--option", f"{name}={value}"]
            continue
        installed = [pack for pack in value.split(PLUS) if pack not in plan.packs]
        command += ["--packs", ",".join(installed)]
    for pack in plan.packs:
        command += ["--pack", f"./{pack}"]
    command += ["--rotate"] if plan.rotate else []
    return shlex.join(command)
