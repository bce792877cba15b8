"""The command `hullbreach`: which command is meant, in which language, and how it ends.

Each command is a module of this package with `NAME`, `add(parser)`, which declares its arguments
(the help texts are message ids), and `run(args, texts, console)`, which returns the exit code.
A module is imported when its command is used.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module

from rich.console import Console
from rich.text import Text as Words

from hullbreach import __version__
from hullbreach.cli.parser import Parser, UsageError
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.texts import LANGUAGES, Texts

COMMANDS = (
    *("games", "play", "learn", "serve", "backup", "restore", "prune"),
    *("replay", "rules", "content", "check", "arena"),
)

FAILED, INTERRUPTED = 2, 130

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where an environment says its language, the strongest first."""


class Screen(Console):
    """A console that leaves it to the command line what to do when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        """Called while the error is being handled: let it go on."""
        raise  # noqa: PLE0704


def main(argv: Sequence[str] | None = None, *, console: Console | None = None) -> int:
    """Run the command line; a console can be given instead of the standard streams."""
    words = list(sys.argv[1:] if argv is None else argv)
    out = console or Screen(highlight=False)
    complaints = console or Screen(stderr=True, highlight=False)
    texts = Texts(language(words, os.environ))
    try:
        return _run(words, texts, out)
    except UsageError as error:
        _complain(complaints, error.usage)
        _complain(complaints, texts.format(error.text), "red")
        return FAILED
    except HullbreachError as error:
        _complain(complaints, texts.format(error.text), "red")
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has enough of it; nothing more may be flushed on the way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(words: Sequence[str], texts: Texts, console: Console) -> int:
    parser = Parser(texts, console, prog="hullbreach", description="cli-about")
    parser.add_argument("--version", action="store_true", help="help-version")
    parser.add_argument("--lang", metavar="LANG", help="help-lang")
    parser.add_commands(COMMANDS)
    try:
        args = parser.parse_args(words)
        if args.lang not in (None, *LANGUAGES):
            raise UsageError("usage-language", value=args.lang, known=", ".join(LANGUAGES))
        if args.version:
            console.print(f"hullbreach {__version__}", highlight=False)
            return 0
        if args.command is None:
            parser.print_help()
            return 0
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else FAILED
    module = import_module(f"{__name__}.{args.command}")
    code: int = module.run(args, texts, console)
    return code


def _complain(console: Console, words: str, style: str = "") -> None:
    if words:
        console.print(Words(words, style), highlight=False, soft_wrap=True)


def language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language to speak: asked for in these words, or else usual in this environment."""
    usual = environment.get("HULLBREACH_LANG", "")
    if usual not in LANGUAGES:
        locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
        usual = "pl" if locale.startswith("pl") else "en"
    for place, word in enumerate(words):
        name, _, value = word.partition("=")
        if name != "--lang":
            continue
        wanted = value or (words[place + 1] if place + 1 < len(words) else "")
        if wanted in LANGUAGES:
            return wanted
    return usual


__all__ = ["COMMANDS", "language", "main"]
