"""A parser of command lines that speaks the user's language, also where argparse has English words.

Help texts and place holders that are message ids are shown in the language of the user, so the
commands say `help="help-play-seed"`.
"""

from __future__ import annotations

import argparse
import difflib
import re
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.text import Text as Words

from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.texts import Argument, Text, Texts

WIDEST_HELP = 100

COMPLAINTS = {
    r"the following arguments are required: (?P<names>.+)": "usage-required",
    r"unrecognized arguments: (?P<names>.+)": "usage-unrecognized",
    r"argument (?P<name>\S+): expected .+ arguments?": "usage-no-value",
    r"argument (?P<name>\S+): ignored explicit argument '?(?P<value>.*?)'?": "usage-no-value-wanted",
    r"argument (?P<name>\S+): not allowed with argument (?P<other>\S+)": "usage-not-together",
    r"argument (?P<name>\S+): invalid \S+ value: '?(?P<value>.*?)'?": "usage-bad-value",
    r"ambiguous option: (?P<name>.+) could match (?P<names>.+)": "usage-ambiguous",
}
"""What argparse can complain about, and our words for it."""


class UsageError(HullbreachError):
    """A command line that cannot be understood; `usage` shows how it is meant."""

    code = "usage"

    def __init__(self, message: str, usage: str = "", **args: Argument) -> None:
        super().__init__()
        self.text = Text(message, args)
        self.usage = usage


class Formatter(argparse.HelpFormatter):
    """Help in the user's language, as wide as the terminal."""

    def __init__(self, texts: Texts, prog: str, width: int) -> None:
        super().__init__(prog, max_help_position=30, width=min(width, WIDEST_HELP) - 2)
        self._texts = texts

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """The line that begins with `usage:`."""
        if prefix is None:
            prefix = f"{translated(self._texts, 'usage-prefix')} "
        super().add_usage(usage, actions, groups, prefix)

    def start_section(self, heading: str | None) -> None:
        """A heading, in the user's language."""
        super().start_section(translated(self._texts, heading))

    def add_text(self, text: str | None) -> None:
        """A paragraph, in the user's language."""
        super().add_text(translated(self._texts, text))

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return (translated(self._texts, action.help) or "").replace("%", "%%")

    def _metavar_formatter(self, action: argparse.Action, default_metavar: str) -> Any:
        give = super()._metavar_formatter(action, default_metavar)
        return lambda size: tuple(placeholder(self._texts, word) for word in give(size))


class Parser(argparse.ArgumentParser):
    """A parser that speaks the user's language and prints to a console."""

    def __init__(self, texts: Texts, console: Console, **settings: Any) -> None:
        super().__init__(
            add_help=False,
            formatter_class=lambda prog: Formatter(texts, prog, console.width),
            allow_abbrev=False,
            **settings,
        )
        self._texts = texts
        self._console = console
        self._positionals.title = "usage-positionals"
        self._optionals.title = "usage-options"
        self.add_argument("-h", "--help", action="help", help="help-help")

    def add_commands(self, names: Sequence[str]) -> None:
        """Subcommands, each with a parser that reads its module when it is used."""
        commands = self.add_subparsers(
            dest="command",
            metavar="COMMAND",
            title="usage-commands",
            parser_class=CommandParser,
        )
        for name in names:
            commands.add_parser(
                name,
                texts=self._texts,
                console=self._console,
                module=f"hullbreach.cli.{name}",
                help=f"command-{name}",
                description=f"command-{name}",
            )

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is None or value in action.choices:
            return
        known = [str(choice) for choice in action.choices]
        near = difflib.get_close_matches(str(value), known, 1)
        message = "usage-unknown-command" if action.dest == "command" else "usage-bad-choice"
        raise UsageError(
            message,
            self.format_usage().rstrip(),
            value=str(value),
            known=", ".join(known),
            near=near[0] if near else None,
            name="/".join(action.option_strings) or str(action.metavar or action.dest),
        )

    def error(self, message: str) -> Any:
        """Complain in the user's language."""
        for pattern, complaint in COMPLAINTS.items():
            found = re.fullmatch(pattern, message)
            if found is not None:
                args = {
                    key: ", ".join(placeholder(self._texts, word) for word in value.split(", "))
                    for key, value in found.groupdict().items()
                }
                raise UsageError(complaint, self.format_usage().rstrip(), **args)
        raise UsageError("usage-other", self.format_usage().rstrip(), detail=message)

    def _print_message(self, message: str, file: Any = None) -> None:
        self._console.print(Words(message), end="", highlight=False, soft_wrap=True)


class CommandParser(Parser):
    """The parser of a command, which learns its arguments when they are needed."""

    def __init__(self, module: str, **settings: Any) -> None:
        super().__init__(**settings)
        self._module: str | None = module

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Ask the command's module for its arguments, once, and read them."""
        if self._module is not None:
            import_module(self._module).add(self)
            self._module = None
            self.add_argument("--lang", metavar="LANG", default=argparse.SUPPRESS, help="help-lang")
        return super().parse_known_args(args, namespace)


def translated(texts: Texts, words: str | None) -> str | None:
    """The message, if the words are the id of one; the words themselves if not."""
    return texts.format(Text(words)) if words is not None and texts.has(words) else words


def placeholder(texts: Texts, word: str) -> str:
    """A place holder such as FILE in the user's language."""
    message = f"metavar-{word.lower().replace('=', '-')}"
    return texts.format(Text(message)) if texts.has(message) else word
