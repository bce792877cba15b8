"""Stories: for each way to play a game, one whole game told as text, to be read and compared.

A story is what a spectator hears of a game that bots play by chance, with the rule behind every
line; at its end stands who has won and why. Nothing in it depends on the process that tells it.
So stories are kept beside the tests (`golden/<mode>.<language>.txt`), and a change of a rule, of
a text or of the order in which things happen is a difference that somebody reads.

    python -m hullbreach.testkit.story                       # write the stories of all games anew
    python -m hullbreach.testkit.story airlock               # or of one
    python -m hullbreach.testkit.story airlock --seed 8      # other games than until now
    python -m hullbreach.testkit.story airlock --search 100  # the best of so many
    python -m hullbreach.testkit.story airlock --same-version  # the rules are the same, only words differ

Stories that differ under the same version of the rules are not recorded (`versions`). The first line of a file ends with the seed, which is kept until another one is wanted.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from hullbreach import bots
from hullbreach.kernel import registry
from hullbreach.kernel.events import Line
from hullbreach.kernel.game import TOGETHER, Game
from hullbreach.kernel.state import Verdict
from hullbreach.kernel.table import SPECTATOR, Table
from hullbreach.kernel.texts import LANGUAGES, Argument, Text, Texts
from hullbreach.testkit import versions
from hullbreach.testkit.versions import COMMAND, GOLDEN

SEED = "1"
SEATS = 3
"""With so many players, or with the number next to it, a story is told."""
FOLDER = Path("tests/games")
SHOWN = 24
"""So many lines of a difference are shown."""


class Plot(msgspec.Struct, frozen=True):
    """Which game a story tells: the mode, its options, for how many."""

    game: str
    mode: str
    options: dict[str, Any]
    seats: int
    seed: str = SEED


class Part(msgspec.Struct, frozen=True):
    """What one answer brought about, and the words for what was on the table when it was given."""

    lines: list[Line]
    labels: dict[str, Text]


class Story(msgspec.Struct, frozen=True):
    """A game that was played, in no language yet."""

    plot: Plot
    parts: list[Part]
    names: dict[int, Text]
    """What the table calls a seat, where it has another name than its number."""
    verdicts: list[Verdict]
    answers: int


def plots(game: Game[Any]) -> list[Plot]:
    """One for each way to play; of packs each alone and all together, for pairs are too many to be read.

    >>> [(plot.mode, plot.seats) for plot in plots(registry.find("airlock"))]
    [('standard', 3), ('open-votes', 3)]
    """
    return [
        Plot(game.name, mode, options, min(seats, key=lambda number: abs(number - SEATS)))
        for mode, options, seats in game.modes()
        if mode.count(TOGETHER) != 1
    ]


def play(plot: Plot) -> Story:
    """Play a game by chance, and remember what a spectator heard."""
    table = Table.new(
        plot.game, seats=plot.seats, options=plot.options, seed=plot.seed, hashes=False, limit=None
    )
    players = [bots.find("random")(f"{plot.seed}/{seat}") for seat in range(plot.seats)]
    parts: list[Part] = []
    labels: dict[str, Text] = {}
    told = 0
    while True:
        lines = table.events(SPECTATOR, told)
        told = table.answers + 1
        if lines:
            after = table.scene(SPECTATOR).labels()
            parts.append(Part(lines, {**after, **labels}))
            labels = after
        if table.over:
            break
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, players[ask.seat].choose(None, ask))
    panels = table.scene(SPECTATOR).panels
    names = {panel.seat: panel.label for panel in panels if panel.seat is not None}
    return Story(plot, parts, names, table.verdicts, table.answers)


def best(plot: Plot, count: int) -> Plot:
    """The plot with the seed, of so many, that makes the richest story."""
    tries = (msgspec.structs.replace(plot, seed=str(seed)) for seed in range(1, count + 1))
    return max(tries, key=lambda one: richness(play(one)))


def richness(story: Story) -> tuple[bool, int]:
    """How much there is in a story: first whether anybody wins, then how much different happens."""
    kinds = {line.event.kind for part in story.parts for line in part.lines}
    return any(verdict.won for verdict in story.verdicts), len(kinds)


def tell(story: Story, language: str) -> str:
    """A story in one language, as the text of a file."""
    plot = story.plot
    edition = registry.find(plot.game).edition(tuple(plot.options.get("packs", ())))
    return "\n".join(_told(story, Texts(language, edition.words))) + "\n"


def _told(story: Story, texts: Texts) -> Iterator[str]:
    def say(message: str, **values: Argument) -> str:
        return texts.format(Text(message, values))

    plot = story.plot
    mode = registry.find(plot.game).mode_title(plot.mode)
    title = say(
        "story-title", game=f"game-{plot.game}", mode=mode, seats=plot.seats, seed=plot.seed
    )
    yield from _heading(title, "=")
    for part in story.parts:
        for line in part.lines:
            words = " ".join(texts.format(line.text, part.labels).split())
            if line.event.heading == "round":
                yield ""
                yield from _heading(words, "-")
            else:
                yield f"{words}  [{line.rule}]" if line.rule else words
    yield ""
    yield from _heading(say("story-end", answers=story.answers), "-")
    for verdict in story.verdicts:
        name = story.names.get(verdict.seat, Text("seat-name", {"number": verdict.seat + 1}))
        result = say("won") if verdict.won else say("lost")
        yield f"{texts.format(name)}: {result}. {texts.format(verdict.reason)}"


def _heading(words: str, line: str) -> list[str]:
    return [words, line * len(words)]


# The files


def files(
    game: Game[Any], folder: Path = FOLDER, seed: str = ""
) -> Iterator[tuple[Plot, list[Path]]]:
    """Each plot of a game with its files, one in each language; `folder` has the tests of games.

    The seed is the one that was kept, unless another one is wanted.
    """
    for plot in plots(game):
        paths = [folder / game.name / GOLDEN / f"{plot.mode}.{one}.txt" for one in LANGUAGES]
        yield msgspec.structs.replace(plot, seed=seed or _seed(paths[0])), paths


def _seed(path: Path) -> str:
    return (
        path.read_text(encoding="utf-8").partition("\n")[0].split()[-1] if path.exists() else SEED
    )


def write(
    game: Game[Any], folder: Path = FOLDER, *, mode: str = "", seed: str = "", search: int = 0
) -> list[Path]:
    """Write the stories of a game, of all modes or of one; the files that have changed."""
    changed = []
    for plot, paths in files(game, folder, seed):
        if mode and plot.mode != mode:
            continue
        story = play(best(plot, search) if search else plot)
        for path, language in zip(paths, LANGUAGES, strict=True):
            text = tell(story, language)
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8", newline="\n")
                changed.append(path)
    return changed


def difference(kept: str, told: str, name: str) -> str:
    r"""How a story differs from the one that was kept, and what to do; nothing if it does not.

    >>> print(difference("Ada works.\nIt fails.\n", "Ada works.\nIt works.\n", "airlock, standard"))
    The story "airlock, standard" is told differently now:
    @@ -1,2 +1,2 @@
     Ada works.
    -It fails.
    +It works.
    If that is right: python -m hullbreach.testkit.story
    """
    if kept == told:
        return ""
    lines = unified_diff(kept.splitlines(), told.splitlines(), lineterm="")
    shown = list(islice(lines, 2, SHOWN + 2))
    return "\n".join(
        [f'The story "{name}" is told differently now:', *shown, f"If that is right: {COMMAND}"]
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Write stories anew."""
    parser = argparse.ArgumentParser(prog=COMMAND, description="Write the stories of games anew.")
    parser.add_argument("games", nargs="*", help="otherwise all whose tests are here")
    parser.add_argument("--mode", default="", help="only this way to play")
    parser.add_argument("--seed", default="", help="of other games than until now")
    parser.add_argument("--search", type=int, default=0, help="of the best of so many games")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the tests of games are")
    parser.add_argument(
        versions.SAME, action="store_true", help="of the rules, though stories have changed"
    )
    args = parser.parse_args(arguments)
    wrong = []
    for name in args.games or [one for one in registry.names() if (args.folder / one).is_dir()]:
        game, ways = registry.find(name), {"mode": args.mode, "seed": args.seed}
        for path in write(game, args.folder, **ways, search=args.search):
            print(path)
        wrong.append(versions.record(game, args.folder, same_version=args.same_version))
    if any(wrong):
        raise SystemExit("\n".join(filter(None, wrong)))


if __name__ == "__main__":
    main()
