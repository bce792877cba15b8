"""Lessons: a position with loaded dice, and steps that explain, point and wait for an answer.

A lesson is a file `lessons/<id>.toml` in the folder of a pack. It is played on an ordinary table. How far
a table has come in its lesson follows from the answers in force there, so nothing else is kept and an
undo goes back in the lesson, too. The learner has the first seat; what the others answer is a part of
the lesson.

How one is begun and played is in `teaching`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

import msgspec

from hullbreach.kernel import registry
from hullbreach.kernel.asked import OpenAsk
from hullbreach.kernel.asks import PASS
from hullbreach.kernel.content import data_files
from hullbreach.kernel.errors import HullbreachError, Refused
from hullbreach.kernel.moment import Moment
from hullbreach.kernel.packs import Pack
from hullbreach.kernel.texts import Text

if TYPE_CHECKING:
    from hullbreach.kernel.game import Game

LEARNER = 0
"""The seat of whoever takes the lesson."""
SEED = "lesson "
"""With what the seed of a lesson's table begins; its id follows."""
QUIET = (PASS.verb, "done", "stop")
"""What somebody chooses of whom the lesson says nothing."""


class OtherStep(Refused):
    """Something else is to be done now in the lesson."""

    code = "other-step"


class LessonDone(Refused):
    """The lesson is over."""

    code = "lesson-done"


class UnknownLesson(HullbreachError):
    """The game has no such lesson."""

    code = "unknown-lesson"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: it may say something, point at elements of the scene, and wait for an answer."""

    say: str = ""
    """The end of the message's id: `lesson-<game>-<id>-<say>`."""
    point: tuple[str, ...] = ()
    wait: tuple[str, ...] = ()
    """The options that may be chosen, by their ids; `*` stands for anything."""
    seat: int = LEARNER
    """Who answers; for the other seats the lesson does."""

    def fits(self, option: str) -> bool:
        """Whether this step waits for an option."""
        return any(fnmatchcase(option, pattern) for pattern in self.wait)


class Page(msgspec.Struct, frozen=True):
    """Something that a lesson says, and the elements of the scene that it points at."""

    text: Text
    point: tuple[str, ...] = ()


class Coach(msgspec.Struct, frozen=True):
    """What a lesson says now: page after page, and then the options that may be chosen."""

    pages: tuple[Page, ...]
    wait: tuple[str, ...]
    step: int
    """How many answers of the learner have been given."""
    steps: int
    done: bool
    """Whether nothing more is asked for."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    game: str
    id: str
    order: int = 0
    minutes: int = 2
    seats: int = 2
    options: dict[str, Any] = {}
    seed: str = "1"
    stand: tuple[str, ...] = ()
    """Topics of reactions that nobody is asked about: everybody passes."""
    position: dict[str, Any] = {}
    steps: tuple[Step, ...] = ()

    @property
    def title(self) -> Text:
        """What the lesson is called."""
        return Text(f"lesson-{self.game}-{self.id}")

    @property
    def words(self) -> str:
        """Whose words are spoken at its table."""
        edition = registry.find(self.game).edition(tuple(self.options.get("packs", ())))
        return str(edition.words)

    @property
    def answers(self) -> tuple[Step, ...]:
        """The steps that wait for somebody."""
        return tuple(step for step in self.steps if step.wait)

    def texts(self) -> list[Text]:
        """Everything that the lesson says."""
        return [self.title, *(self._text(step) for step in self.steps if step.say)]

    def _text(self, step: Step) -> Text:
        return Text(f"lesson-{self.game}-{self.id}-{step.say}")

    # Playing

    def coach(self, table: Moment) -> Coach:
        """What the lesson says at this moment of its table."""
        at = self._at(table)
        first = max((i + 1 for i in range(at) if self._learners(i)), default=0)
        last = next((i for i in range(at, len(self.steps)) if self._learners(i)), None)
        here = self.steps[first : len(self.steps) if last is None else last + 1]
        pages = tuple(Page(self._text(step), step.point) for step in here if step.say)
        mine = [i for i in range(len(self.steps)) if self._learners(i)]
        given = sum(i < first for i in mine)
        if last is None:
            return Coach(pages, (), given, len(mine), done=at == len(self.steps))
        ask = table.ask(LEARNER)
        wait: tuple[str, ...] = ()
        if ask is not None and last == self._next(at):
            wait = tuple(one.id for one in ask.options if self.steps[last].fits(one.id))
        if ask is not None and ask.topic and not wait:
            # A learner who wants to be asked about a reaction lets it pass.
            wait = (PASS.id,)
        return Coach(pages, wait, given, len(mine), done=False)

    def check(self, table: Moment, seat: int, option: str) -> None:
        """Refuse an answer of the learner that the lesson does not wait for."""
        coach = self.coach(table)
        if seat == LEARNER and option not in coach.wait:
            raise LessonDone() if coach.done else OtherStep()

    def reply(self, table: Moment, ask: OpenAsk) -> str:
        """What another seat answers: what the lesson says; else it does nothing, if it can."""
        step = self._next(self._at(table))
        ids = [one.id for one in ask.options]
        if step < len(self.steps) and self.steps[step].seat == ask.seat:
            wanted = [id for id in ids if self.steps[step].fits(id)]
            if wanted:
                return wanted[0]
        quiet = [one.id for verb in QUIET for one in ask.options if one.verb == verb]
        return (quiet or ids)[0]

    # How far a table has come

    def _learners(self, at: int) -> bool:
        return bool(self.steps[at].wait) and self.steps[at].seat == LEARNER

    def _next(self, at: int) -> int:
        """The next step that waits for somebody."""
        while at < len(self.steps) and not self.steps[at].wait:
            at += 1
        return at

    def _at(self, table: Moment) -> int:
        """The step after the last one that an answer in force belongs to.

        Standing answers and what the others do of themselves belong to none.
        """
        at = 0
        for seat, option in table.given():
            step = self._next(at)
            if step == len(self.steps):
                break
            if self.steps[step].seat == seat and self.steps[step].fits(option.id):
                at = step + 1
        return at if self._next(at) < len(self.steps) else len(self.steps)


def of_packs(game: str, packs: Iterable[Pack]) -> dict[str, Lesson]:
    """The lessons that come with installed packs, in the order in which they are to be taken."""
    found = [
        read(game, file.name.removesuffix(".toml"), file.read_text("utf-8"))
        for pack in packs
        if not pack.data
        for folder in pack.folders
        for file in data_files(folder / "lessons")
    ]
    return {one.id: one for one in sorted(found, key=lambda one: (one.order, one.id))}


def read(game: str, id: str, text: str) -> Lesson:
    """A lesson from its file."""
    table: Mapping[str, Any] = tomllib.loads(text)
    return msgspec.convert({**table, "game": game, "id": id}, Lesson)


def find(game: Game[Any], id: str) -> Lesson:
    """A lesson of a game; without an id the first."""
    known = game.lessons
    if not known or (id and id not in known):
        raise UnknownLesson(game=f"game-{game.name}", lesson=id, known=", ".join(known) or "-")
    return known[id] if id else next(iter(known.values()))


def of_table(table: Moment) -> Lesson | None:
    """The lesson that a table was made for: its seed says which, and it began with a position."""
    if not table.seed.startswith(SEED) or not table.put_up:
        return None
    return table.game.lessons.get(table.seed.removeprefix(SEED))
