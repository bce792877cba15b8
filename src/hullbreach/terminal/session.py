"""A game at this terminal: who is asked, what they see, what they may type, and how it is kept.

Several people can share the screen. What one of them may not know is never on it while another
looks: before the screen changes hands it is wiped, and it shows nothing until the next one says
that they are alone with it.
"""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Words

from hullbreach import bots
from hullbreach.kernel import PASS, SPECTATOR, Option, Table, Text, Texts
from hullbreach.kernel.errors import HullbreachError, NoUndo, Refused, RuleBroke
from hullbreach.kernel.saves import Player, decode
from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.table import OpenAsk
from hullbreach.kernel.texts import visible
from hullbreach.terminal import files, look
from hullbreach.terminal.lookups import Lookups
from hullbreach.terminal.matching import folded, matching
from hullbreach.terminal.picture import draw_scene, draw_tables
from hullbreach.terminal.screen import LeaveError, news_lines, reveal_box

LINE_PAUSE, MOVE_PAUSE = 0.06, 0.35
MANY_OPTIONS = 8
ANSWERS_BETWEEN_SCENES = 16
MOST_NAMES = 12
WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Also what has scrolled out of the window: a hand could be up there."""


class Session(Lookups):
    """One game at one terminal."""

    def __init__(
        self,
        table: Table,
        players: Sequence[Player],
        texts: Texts,
        console: Console,
        path: Path,
        *,
        plain: bool = False,
        animate: bool = False,
    ) -> None:
        super().__init__(table, texts, console)
        game = table.game.name
        # The file names each bot, so that the same one plays on.
        self.players = [
            player if player.human or player.name else Player(False, bots.usual(game))
            for player in players
        ]
        self.path = path
        self.plain = plain
        self.wait: Callable[[float], None] = time.sleep if animate else lambda _: None
        self.bots = {
            seat: bots.find(player.name, game)(f"{table.commitment}/{seat}")
            for seat, player in enumerate(self.players)
            if not player.human
        }
        self.people = [seat for seat, player in enumerate(players) if player.human]
        self.holder: int | None = self.people[0] if len(self.people) == 1 else None
        """Who looks at the screen now."""
        self.seen = dict.fromkeys((SPECTATOR, *self.people), 0)
        """Up to which answer everyone has read the log."""
        self.drawn: Scene | None = None
        """What whoever looks at the screen has seen of the table."""
        self.hinted = False
        self.reported: dict[str, Path] = {}
        """The reports of rules that broke, by what they say."""
        self.commands = {
            "help": self._help,
            "why": self._why,
            "rule": self._rule,
            "look": self._look_at,
            "scene": self._scene,
            "log": self._log,
            "undo": self._undo,
            "never": self._never,
            "always": self._always,
            "ask": self._ask_again,
            "score": self._score,
            "save": self._save_as,
            "quit": self._quit,
        }

    # Speaking

    def name(self, seat: int) -> str:
        """What a seat is called at the table, with the name of who sits there."""
        scene = self.table.scene(SPECTATOR)
        label = next((panel.label for panel in scene.panels if panel.seat == seat), None)
        label = label or Text("seat-name", {"number": seat + 1})
        called = self.texts.format(label, scene.labels())
        person = visible(self.players[seat].name) if self.players[seat].human else ""
        return f"{called} ({person})" if person else called

    def names(self) -> dict[int, str]:
        """What to add to the players' panels."""
        found = {}
        for seat, player in enumerate(self.players):
            if not player.human:
                found[seat] = self.t("player-bot", name=self.bots[seat].name)
            elif player.name:
                found[seat] = visible(player.name)
            elif len(self.people) == 1:
                found[seat] = self.t("player-you")
        return found

    # Playing

    def run(self) -> int:
        """Play to the end, or until somebody leaves."""
        try:
            self._welcome()
            self._keep(sure=True)
            while not self.table.over:
                ask = self._next_ask()
                if ask.seat in self.bots:
                    self._bot_answers(ask)
                else:
                    self._person_answers(ask)
        except LeaveError:
            self._leave()
            return 0
        except (KeyboardInterrupt, bots.BotFailed):
            self.say("")
            self._leave()
            raise
        self._finish()
        return 0

    def _next_ask(self) -> OpenAsk:
        """Of several open asks first the bots', then whose has the screen already."""
        asks = self.table.asks()
        return min(asks, key=lambda ask: (ask.seat not in self.bots, ask.seat != self.holder))

    def _bot_answers(self, ask: OpenAsk) -> None:
        left = ask
        while True:
            option = bots.answer(self.bots[ask.seat], self.table, left)
            try:
                self.table.answer(ask.seat, ask.id, option)
                break
            except RuleBroke as broken:
                self._broken(broken)
                others = tuple(other for other in left.options if other.id != option)
                if not others:
                    raise
                left = msgspec.structs.replace(left, options=others)
        self._keep(sure=False)
        if not self.people:
            self._watch()

    def _watch(self) -> None:
        before = self.seen[SPECTATOR]
        self._news(SPECTATOR)
        self.wait(MOVE_PAUSE)
        if before // ANSWERS_BETWEEN_SCENES != self.seen[SPECTATOR] // ANSWERS_BETWEEN_SCENES:
            self._draw(SPECTATOR)

    def _person_answers(self, ask: OpenAsk) -> None:
        if self.holder != ask.seat:
            self._hand_over(ask.seat)
        options = self._ordered(ask)
        self._draw(ask.seat, options)
        self._news(ask.seat)
        self._put(ask, options)
        while True:
            try:
                line = self.hear(self.t("prompt"), self._offers(ask, options))
                if self._typed(ask, options, line):
                    return
            except RuleBroke as broken:
                self._broken(broken)
            except Refused as refused:
                self.say(self.texts.format(refused.text), style="yellow")

    def _hand_over(self, seat: int) -> None:
        if self.holder is not None:
            self._news(self.holder)
            self.hear(self.t("hand-away", name=self.name(seat)))
        self._wipe()
        self.say("")
        self.hear(self.t("hand-over", name=self.name(seat)))
        self.holder = seat

    def _wipe(self) -> None:
        """Nobody has the screen, and nothing is on it."""
        if self.console.is_terminal and len(self.people) > 1:
            self.console.file.write(WIPE)
        self.lines.forget()
        self.holder, self.drawn = None, None

    def _typed(self, ask: OpenAsk, options: Sequence[Option], line: str) -> bool:
        """Do what was typed; whether the ask is done with."""
        if not line:
            return False
        if line.isdigit():
            if 1 <= int(line) <= len(options):
                return self._answer(ask, options[int(line) - 1])
            self.say(self.t("no-such-number", most=len(options)), style="yellow")
            return False
        first, _, rest = line.removeprefix("/").partition(" ")
        command = self._command(first)
        if command is not None:
            return self.commands[command](ask, rest.strip())
        words = self._words(ask, options)
        meant = matching(line, words)
        if len(meant) == 1:
            return self._answer(ask, options[meant[0]])
        if meant:
            self.say(self.t("ambiguous", typed=line), style="yellow")
            self.say(*(f"  {place + 1:>3}  {words[place]}" for place in meant))
        elif folded(first) == "end":
            return self._score(ask, "")
        else:
            self.say(self.t("not-understood", typed=line), style="yellow")
        return False

    def _words(self, ask: OpenAsk, options: Sequence[Option]) -> list[str]:
        labels = self.table.scene(ask.seat).labels()
        return [self.texts.format(option.text, labels) for option in options]

    def _offers(self, ask: OpenAsk, options: Sequence[Option]) -> list[str]:
        """What the key Tab completes."""
        return [*self._words(ask, options), *(self.t(f"do-{name}") for name in self.commands)]

    def _command(self, word: str) -> str | None:
        if word == "?":
            return "help"
        for name in self.commands:
            if folded(word) in (name, folded(self.t(f"do-{name}"))):
                return name
        return None

    def _answer(self, ask: OpenAsk, option: Option) -> bool:
        self.table.answer(ask.seat, ask.id, option.id)
        self._keep(sure=True)
        return True

    # Showing

    def _welcome(self) -> None:
        self.say("")
        self.say(self.t("welcome", game=f"game-{self.table.game.name}"), style="bold")
        for seat, player in enumerate(self.players):
            kind = "welcome-me" if player.human else "welcome-bot"
            bot = "" if player.human else self.bots[seat].name
            self.say("  " + self.t(kind, name=self.name(seat), bot=bot))
        self.say(self.t("welcome-file", path=str(self.path)), style="dim")
        self.say(self.t("welcome-seed", commitment=self.table.commitment), style="dim")

    def _draw(self, seat: int, options: Sequence[Option] = (), *, again: bool = False) -> None:
        """Show the table; what is on the screen already only if it was asked for again."""
        scene = self.table.scene(seat)
        before, self.drawn = None if again else self.drawn, scene
        if scene == before:
            return
        numbers: dict[str, str] = {}
        for number, option in enumerate(options, 1):
            for arg in option.args:
                numbers[arg] = f"{numbers[arg]},{number}" if arg in numbers else str(number)
        drawn = draw_scene(
            scene,
            self.texts,
            self.console.width,
            numbers=numbers,
            names=self.names(),
            plain=self.plain,
            before=before,
        )
        if drawn is not None:
            self.say("", drawn)

    def _news(self, seat: int) -> None:
        lines = self.table.events(seat, self.seen[seat])
        self.seen[seat] = self.table.answers + 1
        if not lines:
            return
        if self.people:
            self.say("")
        scene = self.table.scene(seat)
        labels, reveals = dict(scene.labels()), self.table.reveals(scene)
        for line, words in zip(lines, news_lines(lines, self.texts, labels), strict=True):
            self.say(words)
            reveal = reveals(line.event)
            box = None if reveal is None else reveal_box(reveal, self.texts, labels)
            if box is not None:
                self.say(box)
            self.wait(LINE_PAUSE)

    def _ordered(self, ask: OpenAsk) -> list[Option]:
        """The options, those with the same verb together where there are many."""
        if len(ask.options) <= MANY_OPTIONS:
            return list(ask.options)
        verbs = {option.verb: None for option in ask.options}
        return [option for verb in verbs for option in ask.options if option.verb == verb]

    def _put(self, ask: OpenAsk, options: Sequence[Option]) -> None:
        labels = self.table.scene(ask.seat).labels()
        question = Words(self.texts.format(ask.text, labels), "bold cyan")
        if ask.rule:
            question.append(f"  {ask.rule}", "not bold dim cyan")
        who = Words("") if len(self.people) == 1 else Words(f"{self.name(ask.seat)}: ", "bold")
        self.say("", who.append(question))
        shown: dict[str, list[Words]] = {}
        for number, option in enumerate(options, 1):
            words = Words(f"{number:>3}  ", "cyan").append(
                self.texts.format(option.text, labels), "default not bold"
            )
            shown.setdefault(option.verb, []).append(words)
        if len(options) <= MANY_OPTIONS:
            self.say(*(Words(" ").append(words) for group in shown.values() for words in group))
        else:
            for group in shown.values():
                self.say(Padding(Columns(group, padding=(0, 3), column_first=False), (0, 0, 0, 1)))
        if ask.topic:
            self.say(self.t("hint-topic"), style="dim")
        if not self.hinted:
            self.hinted = True
            self.say(self.t("hint"), style="dim")

    # What can be typed

    def _look_at(self, ask: OpenAsk, rest: str) -> bool:
        if not rest:
            return self._scene(ask, rest)
        scene = self.table.scene(ask.seat)
        found = look.meant(scene, self.table.game, self.texts, rest)
        if not found:
            self.say(self.t("look-nothing", what=rest), style="yellow")
        elif len(found) > 1:
            more = ["…"] if len(found) > MOST_NAMES else []
            several = self.texts.join([*list(found)[:MOST_NAMES], *more])
            self.say(self.t("look-several", names=several))
        for name, ids in found.items() if len(found) == 1 else ():
            self.say(Words(f"  {name}", "bold"))
            for line in look.described(scene, ids, self.texts):
                self.say(Padding(line, (0, 0, 0, 4)))
        return False

    def _scene(self, ask: OpenAsk, rest: str) -> bool:
        options = self._ordered(ask)
        self._draw(ask.seat, options, again=True)
        self._put(ask, options)
        return False

    def _undo(self, ask: OpenAsk, rest: str) -> bool:
        count = int(rest) if rest.isdigit() else 1
        if count == 1 and self.table.may_undo(ask.seat) is not None:
            self.table.undo(ask.seat)
        elif len(self.people) == self.table.seats and 0 < count <= self.table.answers:
            if not self._agreed(self.t("undo-consent", count=count)):
                return False
            everyone = range(self.table.seats)
            self.table.undo(ask.seat, consent=everyone, to=self.table.answers - count)
        else:
            raise NoUndo(seat=ask.seat + 1)
        self._keep(sure=True)
        self.drawn = None
        for seat, seen in self.seen.items():
            self.seen[seat] = min(seen, self.table.answers)
        return True

    def _agreed(self, question: str) -> bool:
        return folded(self.hear(question)) in ("y", "yes", "t", "tak")

    def _never(self, ask: OpenAsk, rest: str) -> bool:
        if not ask.topic or PASS not in ask.options:
            self.say(self.t("stand-not-here"), style="yellow")
            return False
        return self._stand(ask, PASS)

    def _always(self, ask: OpenAsk, rest: str) -> bool:
        options = self._ordered(ask)
        if rest.isdigit() and 1 <= int(rest) <= len(options):
            wanted = [options[int(rest) - 1]]
        else:
            wanted = [option for option in options if option is not PASS]
        if not ask.topic or not wanted:
            self.say(self.t("stand-not-here"), style="yellow")
        elif len(wanted) > 1:
            self.say(self.t("stand-which"), style="yellow")
        else:
            return self._stand(ask, wanted[0])
        return False

    def _stand(self, ask: OpenAsk, option: Option) -> bool:
        self.table.stand(ask.seat, ask.topic, option.id)
        self._keep(sure=True)
        words = self.texts.format(option.text, self.table.scene(ask.seat).labels())
        self.say(self.t("stand-left", option=words), style="dim")
        return True

    def _ask_again(self, ask: OpenAsk, rest: str) -> bool:
        for seat, topic in list(self.table.standing):
            if seat == ask.seat:
                self.table.stand(seat, topic, None)
        self._keep(sure=True)
        self.say(self.t("stand-gone"), style="dim")
        return False

    def _score(self, ask: OpenAsk, rest: str) -> bool:
        self.say(*draw_tables(self.table.scene(ask.seat), self.texts, self.names()))
        self.say(self.t("score", answers=self.table.answers), style="dim")
        return False

    def _save_as(self, ask: OpenAsk, rest: str) -> bool:
        path = Path(rest).expanduser() if rest else self.path
        try:
            files.write(path, self.table.save(self.players))
        except HullbreachError as error:
            self.say(self.texts.format(error.text), style="red")
        else:
            self.say(self.t("saved", path=str(path)))
        return False

    def _quit(self, ask: OpenAsk, rest: str) -> bool:
        raise LeaveError

    # Keeping and ending

    def _keep(self, *, sure: bool) -> None:
        files.write(self.path, self.table.save(self.players), sure=sure)

    def _broken(self, broken: RuleBroke) -> None:
        self.say(self.texts.format(broken.text), style="red")
        # A bot that tries one option after the other breaks the same rule in the same place.
        trace = decode(broken.report).error
        if trace in self.reported:
            self.say(self.t("report-known", path=str(self.reported[trace])))
            return
        path = files.free_name(self.path.parent, f"{self.path.stem}-report")
        files.write(path, broken.report)
        self.reported[trace] = path
        self.say(self.t("report-kept", path=str(path)))
        self.show_command("replay", str(path))

    def _leave(self) -> None:
        self._keep(sure=True)
        self._wipe()
        self.say(self.t("left", path=str(self.path)))
        self.show_command("play", "--load", str(self.path))

    def _finish(self) -> None:
        self._keep(sure=True)
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        if seat == SPECTATOR and self.people:
            self.seen[SPECTATOR] = max(self.seen[person] for person in self.people) - 1
        self._draw(seat, again=True)
        self._news(seat)
        grid = Grid.grid(padding=(0, 2))
        for verdict in self.table.verdicts:
            result = (
                Words(self.t("won"), "bold green") if verdict.won else Words(self.t("lost"), "red")
            )
            reason = Words(self.texts.format(verdict.reason))
            grid.add_row("", Words(self.name(verdict.seat)), result, reason)
        self.say("", Words(self.t("over"), "bold"), grid, "")
        seed, published = self.table.seed, self.table.commitment
        check = f"printf %s {shlex.quote(f'hullbreach seed: {seed}')} | sha256sum"
        self.say(self.t("over-seed", seed=seed, commitment=published))
        self.show_line(check)
        self.say(self.t("over-file", path=str(self.path)))
        self.show_command("replay", str(self.path))
