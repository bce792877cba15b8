"""`hullbreach games`: which games are installed, and what can be agreed before each."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Words

from hullbreach import kernel
from hullbreach.kernel.game import Game
from hullbreach.kernel.packs import pack_name
from hullbreach.kernel.settings import Setting, settings
from hullbreach.kernel.texts import Argument, Text, Texts

NAME = "games"


def add(parser: argparse.ArgumentParser) -> None:
    """All games, or one with its packs."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="help-games-game")


def run(args: argparse.Namespace, texts: Texts, console: Console) -> int:
    """List the games; of a single one also the packs."""
    names = kernel.games()
    if args.game is not None:
        game = kernel.find(args.game)
        _show(game, texts, console)
        _show_packs(game, texts.of(game.name), console)
        return 0
    if not names:
        console.print(texts.format(Text("games-none")), markup=False)
    for name in names:
        _show(kernel.find(name), texts, console)
    return 0


def _show_packs(game: Game[Any], texts: Texts, console: Console) -> None:
    """Every pack: what it is, and what it needs or does not go with."""
    console.print(Words(texts.format(Text("games-packs")), "bold"))
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for pack in game.packs.values():
        notes = [texts.format(Text("games-pack-usual"))] * (pack.id in game.usual_packs)
        for message, others in (("needs", pack.needs), ("conflicts", pack.conflicts)):
            if others:
                names = texts.join(texts.format(pack_name(game.name, one)) for one in others)
                notes.append(texts.format(Text(f"games-pack-{message}", {"others": names})))
        about = Words(texts.format(pack_name(game.name, pack.id)))
        about.append(f"  {'; '.join(notes)}" if notes else "", "dim")
        grid.add_row(Words(pack.id, "cyan"), texts.format(Text(f"games-role-{pack.role}")), about)
    console.print(Padding(grid, (0, 0, 0, 2)))


def _show(game: Game[Any], texts: Texts, console: Console) -> None:
    head = Words(game.name, "bold cyan")
    head.append(f"  {texts.format(Text(f'game-{game.name}'))}", "bold default")
    low, high = game.seats[0], game.seats[-1]
    facts = [
        texts.format(Text("games-players", {"low": low, "high": high, "same": low == high})),
        texts.format(Text("games-rules", {"rules": len(game.checklist)})),
    ]
    head.append(f"  {' · '.join(facts)}", "not bold dim")
    console.print(head)
    about = f"game-{game.name}-about"
    if texts.has(about):
        console.print(Padding(Words(texts.format(Text(about))), (0, 0, 0, 2)))
    rows = settings(game)
    if rows:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        for row in rows:
            label = Words(texts.format(row.label)).append(f"  ({_values(row, texts)})", "dim")
            grid.add_row(Words(f"--option {row.name}=…", "cyan"), label)
        console.print(Padding(grid, (0, 0, 0, 4)))
    console.print()


def _values(row: Setting, texts: Texts) -> str:
    """The values that an option takes, and the usual one."""

    def t(message: str, **args: Argument) -> str:
        return texts.format(Text(message, args))

    usual: Any = row.default
    if row.kind == "switch":
        values, usual = t("setting-switch"), "true" if row.default else "false"
    elif row.kind in ("choice", "set"):
        values = ", ".join(_choice(row, choice, texts) for choice in row.choices)
        usual = ",".join(usual) if row.kind == "set" else usual
    elif row.kind == "number" and row.low is not None and row.high is not None:
        values = t("setting-range", low=row.low, high=row.high)
    else:
        values = t(f"setting-{row.kind}")
    return values if usual is None else f"{values}; {t('setting-default', value=str(usual))}"


def _choice(row: Setting, choice: str, texts: Texts) -> str:
    label = row.choice_label(choice)
    return f"{choice} = {texts.format(label)}" if texts.has(label.id) else choice
