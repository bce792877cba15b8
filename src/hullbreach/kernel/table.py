"""The table: a game with everything people need around it.

>>> table = Table.new("airlock", seats=3, seed="example")
>>> ask = table.asks()[0]
>>> table.answer(ask.seat, ask.id, ask.options[0].id)
>>> again = Table.load(table.save())
>>> again.hash() == table.hash()
True

What a table remembers, and how it looks, is its `moment`. Here is what changes it: answers, standing answers,
going back; and its file.
"""

from __future__ import annotations

import secrets
import traceback
from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec

from hullbreach.kernel import chance, following, keeping, registry, saves
from hullbreach.kernel.asked import OpenAsk, Reason, Refusal
from hullbreach.kernel.asks import Option
from hullbreach.kernel.errors import (
    AnsweredTwice,
    DamagedSave,
    ForeignAnswer,
    GameOver,
    HullbreachError,
    MissingPack,
    NotOnOffer,
    NoUndo,
    RuleBroke,
    StaleAnswer,
    UnknownSeat,
)
from hullbreach.kernel.events import Told
from hullbreach.kernel.game import Game
from hullbreach.kernel.keeping import Position
from hullbreach.kernel.moment import SPECTATOR, Moment, heard
from hullbreach.kernel.notices import HouseRules, OlderRules, TakenBack
from hullbreach.kernel.saves import Answer, Kept, LogEntry, Player, Save, Stand, Undo
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.state import State
from hullbreach.kernel.texts import Text
from hullbreach.kernel.watchdog import within

PATIENCE = 10.0
"""Seconds that a rule may run after an answer before it counts as broken."""

__all__ = [
    "PATIENCE",
    "SPECTATOR",
    "HouseRules",
    "OlderRules",
    "OpenAsk",
    "Reason",
    "Refusal",
    "Table",
    "TakenBack",
    "heard",
]


class Table(Moment):
    """One game at one table."""

    # Beginning

    @classmethod
    def new(
        cls,
        game: str | Game[Any],
        *,
        seats: int,
        options: dict[str, Any] | None = None,
        seed: str | None = None,
        hashes: bool = True,
        limit: float | None = PATIENCE,
    ) -> Table:
        """Set up a game: by name, for so many seats, with options and perhaps a seed.

        `hashes=False` leaves out the hash per answer, `limit=None` the watch over endless rules;
        both for simulations.
        """
        rules = registry.find(game) if isinstance(game, str) else game
        read = read_options(rules, options or {}, seats)
        seed = secrets.token_hex(16) if seed is None else seed
        table = cls(rules, read, seats, seed, hashes=hashes, limit=limit)
        table._sit_down()
        return table

    @classmethod
    def resume(
        cls,
        game: Game[Any],
        state: State,
        options: Any,
        *,
        seed: str | None = None,
        limit: float | None = PATIENCE,
    ) -> Table:
        """A table that begins with a position put up by hand, which must be at a step's start.

        With a seed, what is rolled and drawn from there on comes from that.
        """
        table = cls(game, options, state.seats, seed or "", hashes=True, limit=limit)
        if seed is not None:
            state.key = chance.key_of(seed)
        table._origin = table._position = msgspec.msgpack.encode(state)
        table._sit_down()
        return table

    def _sit_down(self) -> None:
        self._story = self._house_rules()
        try:
            within(self.limit, self._begin)
        except Exception as error:
            raise self._broken(error, None) from error

    # Answering

    def answer(self, seat: int, ask: str, option: str, *, id: str = "") -> None:
        """Answer an open ask with one of its options, each quoted by its id.

        An answer that is stale, foreign, given twice or not on offer is refused by name and
        changes nothing. If the rules break on it, the table is as it was before, and
        `RuleBroke` carries a file that reproduces it. `id` is kept with the answer: see `taken`.
        """
        self._accept(Answer(seat, ask, option, id=id))
        self._answer_standing()

    def taken(self, seat: int, ask: str, option: str, id: str) -> bool:
        """Whether this very answer was taken, also if it was taken back since."""
        return any(
            isinstance(entry, Answer)
            and (entry.seat, entry.ask, entry.option, entry.id) == (seat, ask, option, id)
            for entry in reversed(self.log)
        )

    def _accept(self, entry: Answer) -> None:
        """Take an answer whole or not at all, and write it down."""
        chosen = self._chosen(entry.seat, entry.ask, entry.option)
        self._take_whole(entry, chosen)
        if self.hashes:
            entry = msgspec.structs.replace(entry, hash=self.hash())
        self._write(entry)
        if self.hashes:
            self._keep()
        self._pose()

    def _write(self, entry: LogEntry) -> None:
        """Write an entry into the log."""
        self._part()
        self.log.append(entry)

    def _take_whole(self, entry: Answer, chosen: Option) -> None:
        """Take an answer; if that breaks, runs too long or is interrupted, it is rolled back."""
        before = (self._base, self._base_at, self._base_script, self._base_told)
        answers = len(self._line)
        try:
            within(self.limit, lambda: self._take(entry.seat, chosen))
        except BaseException as error:
            self._base, self._base_at, self._base_script, self._base_told = before
            # The watchdog may strike after the answer was written down: that goes, too.
            del self._line[answers:], self._told[answers + 1 :]
            self._run = None
            if isinstance(error, Exception):
                raise self._broken(error, entry) from error
            raise

    def _seated(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise UnknownSeat(seat=seat + 1, seats=self.seats)

    def _chosen(self, seat: int, ask: str, option: str) -> Option:
        self._seated(seat)
        run = self._live()
        if run.play.state.over:
            raise GameOver()
        for open_ask in run.asks:
            if self._ask_ids[open_ask.seat] != ask:
                continue
            if open_ask.seat != seat:
                raise ForeignAnswer(ask=ask, seat=seat + 1, asked=open_ask.seat + 1)
            for candidate in open_ask.options:
                if candidate.id == option:
                    return candidate
            known = ", ".join(candidate.id for candidate in open_ask.options)
            raise NotOnOffer(option=option, known=known)
        if seat in run.given and self._ask_ids.get(seat) == ask:
            raise AnsweredTwice(ask=ask)
        if ask in self._ask_ids.values():
            raise ForeignAnswer(ask=ask, seat=seat + 1, asked=self._asked(ask) + 1)
        raise StaleAnswer(ask=ask)

    def _asked(self, ask: str) -> int:
        return next(seat for seat, id in self._ask_ids.items() if id == ask)

    def _keep(self) -> None:
        """Keep the position at the beginning of the step, once in a round and at the end."""
        play = self._live().play
        over, milestone = bool(play.state.over), self.game.milestone(play)
        last = self._kept[-1].head if self._kept else None
        if last is not None and last.at <= self._fixed:
            last = None
        if last is not None and (last.over, last.milestone) == (over, milestone):
            return
        head = Kept(
            rules=self.game.version,
            at=len(self.log),
            answers=self._base_at,
            told=self._base_told,
            milestone=milestone,
            over=over,
        )
        new = Position(head, self._base, self._told_since(last))
        self._kept = keeping.added(self._kept, new, self._fixed)

    def _told_since(self, last: Kept | None) -> list[Told]:
        """What was told from a kept position to the beginning of the step."""
        at, first = (0, self._retold) if last is None else (last.answers, last.told)
        told = [item for some in self._told[at : self._base_at] for item in some]
        return [*told, *self._told[self._base_at][: self._base_told]][first:]

    # Standing answers

    def stand(self, seat: int, topic: str, option: str | None = "pass") -> None:
        """Leave a standing answer for a topic of reactions, or with None take it back."""
        self._seated(seat)
        self._set_standing(Stand(seat, topic, option or ""))
        self._answer_standing()

    def _set_standing(self, entry: Stand) -> None:
        self._write(entry)
        self._stand(entry)

    def _stand(self, entry: Stand) -> None:
        self._part()
        self._stands += 1
        if entry.option:
            self.standing[entry.seat, entry.topic] = entry.option
        else:
            self.standing.pop((entry.seat, entry.topic), None)

    def _answer_standing(self) -> None:
        """Answer for the seats that do not want to be asked; logged like any other answer."""
        while (entry := self._standing_answer()) is not None:
            try:
                self._accept(entry)
            except RuleBroke:
                # Ask the person instead of failing on every further answer at this table.
                for seat, topic in list(self.standing):
                    if seat == entry.seat:
                        self._set_standing(Stand(seat, topic))
                raise

    def _standing_answer(self) -> Answer | None:
        for ask in self._live().asks:
            wanted = self.standing.get((ask.seat, ask.topic)) if ask.topic else None
            if wanted is not None and any(option.id == wanted for option in ask.options):
                return Answer(ask.seat, self._ask_ids[ask.seat], wanted)
        return None

    # Going back

    def may_undo(self, seat: int) -> int | None:
        """The number of the answer that this seat may take back now, by the law of undo.

        It may take back its own last answer if nobody else has decided since, and if since then
        nothing became visible that it had not known: no die, no card. A choice made in secret,
        at the same time as others', it may take back until the last of them has chosen.
        """
        run = self._live()
        if seat in run.given:
            first = len(self._line) - len(run.given)
            for at in range(first, len(self._line)):
                if self._line[at].seat == seat:
                    return at
        if self._line and not run.given:
            last = self._line[-1]
            if last.seat == seat and last.safe >> seat & 1:
                return len(self._line) - 1
        return None

    def undo(self, seat: int, *, consent: Collection[int] = (), to: int | None = None) -> None:
        """Take back this seat's last answer by the law, or go further back with consent.

        What the law allows needs nobody's consent and changes nothing else. Otherwise, if all
        seats agree, the table goes back to before answer number `to` (if not said, before the
        last one), and from there on the dice are drawn anew.
        """
        self._seated(seat)
        allowed = self.may_undo(seat)
        if allowed is not None and to in (None, allowed):
            entry = Undo(seat, allowed, alone=allowed < len(self._line) - 1)
        elif set(range(self.seats)) <= {seat, *consent}:
            target = len(self._line) - 1 if to is None else to
            if not 0 <= target < len(self._line):
                raise NoUndo(seat=seat + 1)
            entry = Undo(seat, target, fresh=True)
        else:
            raise NoUndo(seat=seat + 1)
        still_open = self._take_back(entry)
        if self.hashes:
            entry = msgspec.structs.replace(entry, hash=self.hash())
        self._write(entry)
        self._pose_after_undo(entry.seat, still_open)

    def _take_back(self, entry: Undo) -> bool:
        """Go back, and tell whether the simultaneous question from before is open still."""
        still_open = not entry.fresh and entry.seat in self._live().given
        self._kept = keeping.still_kept(self._kept, entry.to, self._fixed)
        line = self._line[: entry.to]
        if entry.alone:
            line += self._line[entry.to + 1 :]
        # Dice that everyone agreed to draw anew stay new, however far somebody goes back later:
        # else the old ones would come again, and by now the table has seen them.
        self._rekeys = [(min(at, len(line)), nonce) for at, nonce in self._rekeys]
        if entry.fresh:
            self._rekeys.append((len(line), len(self.log) + 1))
        told, ask_ids = self._told[: entry.to + 1], self._ask_ids
        self._replay(line)
        self._told[: len(told)], self._ask_ids = told, ask_ids  # `_replay` has made a new list
        seat = Text("seat-name", {"number": entry.seat + 1})
        self._tell(TakenBack(seat, entry.fresh))
        return still_open

    def _pose_after_undo(self, seat: int, still_open: bool) -> None:
        """Ask anew: where the others' answers may be on their way, only who has taken back."""
        run = self._live()
        asked = [ask.seat for ask in run.asks] + list(run.given)
        number = self.public_version
        if still_open:
            self._ask_ids = {**self._ask_ids, seat: f"{number}.{seat}"}
        else:
            self._ask_ids = {seat: f"{number}.{seat}" for seat in asked}

    # Files

    def save(self, players: Sequence[Player] = ()) -> bytes:
        """The file of this game; whoever seats people and bots says who sits where."""
        return saves.encode(msgspec.structs.replace(self._save(), players=list(players)))

    def _save(self, attempt: Answer | None = None, error: str = "") -> Save:
        return Save(
            game=self.game.name,
            rules=self.game.version,
            content=self.edition.fingerprint,
            options=msgspec.to_builtins(self.options),
            seats=self.seats,
            seed=self.seed,
            log=self.log,
            kept=list(self.kept),
            houses=self.edition.houses,
            position=self._origin,
            attempt=attempt,
            error=error,
        )

    def _broken(self, error: Exception, attempt: Answer | None) -> RuleBroke:
        trace = "".join(traceback.format_exception(error))
        report = saves.encode(self._save(attempt, trace))
        return RuleBroke(report, error=type(error).__name__, detail=str(error))

    @classmethod
    def load(cls, data: bytes, *, hashes: bool = True, limit: float | None = PATIENCE) -> Table:
        """Play a file's game again and verify every hash, or say exactly what is wrong."""
        *_, table = cls.replay(data, hashes=hashes, limit=limit)
        return table

    @classmethod
    def replay(
        cls, data: bytes, *, hashes: bool = True, limit: float | None = PATIENCE
    ) -> Iterator[Table]:
        """As `load`, but stopping at the start and after every entry: always the same table.

        Of a game that went on from a kept position, that is the start.
        """
        save = saves.decode(data)
        game = registry.find(save.game)
        for pack in [*save.houses, *_names(save.options.get("packs"))]:
            if pack not in game.packs:
                raise MissingPack(pack=pack, fingerprint=save.houses.get(pack))
        try:
            options = read_options(game, game.older_options(save.options), save.seats)
            chance.key_of(save.seed)
            if save.position is not None:
                msgspec.msgpack.decode(save.position, type=game.State)
        except (HullbreachError, msgspec.DecodeError, UnicodeError) as error:
            raise DamagedSave(detail=str(error), entry=0) from None
        table = cls(game, options, save.seats, save.seed, hashes=hashes, limit=limit)
        table._origin = table._position = save.position
        table._sit_down()
        yield from following.follow(table, save)


def _names(value: Any) -> list[str]:
    """The packs that a file names; what is no list of names is found out when the options are read."""
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []
