"""One random game, examined: what a game must keep at every decision, whatever is chosen.

Cheap checks are made at every decision. Dear ones are made at a rate that is drawn from the game's
seed; and at the first decision of each kind (its prompt) in one game of so many, every kind's turn
coming in other games. `thorough` makes all of them everywhere. What is examined depends on the plan
alone, so a run gives the same result on any number of processes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from typing import Any
from zlib import crc32

import msgspec

from hullbreach.kernel import chance
from hullbreach.kernel.asks import Option
from hullbreach.kernel.errors import BadSave, RuleBroke
from hullbreach.kernel.game import Game
from hullbreach.kernel.play import Play, eye
from hullbreach.kernel.saves import decode
from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.table import SPECTATOR, OpenAsk, Table
from hullbreach.kernel.twins import redeal, was_redealt
from hullbreach.testkit.findings import Check, ConformanceError, Finding, Kind, Plan, Record
from hullbreach.testkit.leaks import Given, Window, encode
from hullbreach.testkit.taste import Lot, Taste
from hullbreach.testkit.wording import Wording

MOST_ANSWERS = 20_000
"""A game that goes on after so many answers is taken to be endless."""

PATIENCE = 10.0


class Rates(msgspec.Struct, frozen=True):
    """How often the dear checks are made: one in so many decisions."""

    options: int = 8
    clones: int = 24
    scenes: int = 6
    undo: int = 16
    replays: int = 300
    """Playing a game again from its start, to load it or to take something back."""
    redeals: int = 32
    orders: int = 2
    permutations: int = 3
    windows: tuple[int, ...] = (1, 2, 4, 8, 24)
    """How many answers a window may have; a step is never cut."""
    masks: int = 2
    """For how many seats each window is compared."""


EVERYWHERE = Rates(1, 1, 1, 1, 1, 1, 1, 120, (1, 3, 12), 99)


class Before(msgspec.Struct):
    """What the proof of an undo needs from before the answer; the hash only for a replay."""

    base: Any
    answers: list[Given]
    hash: str


class Examiner:
    """Plays one game at random and checks it on the way."""

    def __init__(
        self,
        game: Game[Any],
        plan: Plan,
        *,
        thorough: bool = False,
        spread: int = 1,
        most_answers: int = MOST_ANSWERS,
        limit: float | None = PATIENCE,
    ) -> None:
        self.game = game
        self.plan = plan
        self.spread = spread
        self.rates = EVERYWHERE if thorough else Rates()
        self.most_answers = most_answers
        self.limit = limit
        self.lot = Lot(plan.seed)
        self.taste = Taste(self.lot)
        self.record = Record(plan)
        self.checks: Counter[Check] = Counter()
        self.used: set[str] = set()
        self.prompts: dict[str, None] = {}
        packs = plan.options.get("packs", ())
        self.wording = Wording(game.edition(tuple(packs)).words if packs else game.name)
        self.given: list[Given] = []
        self.window_base: Any = None
        self.window_at = 0
        self.window_length = 0
        self.window_seat = self.lot.below(plan.seats + 1)
        self.tried: set[tuple[str, str]] = set()

    def _begin(self) -> Table:
        game, plan = self.game, self.plan
        if not plan.rich:
            return Table.new(
                game, seats=plan.seats, options=plan.options, seed=plan.seed, limit=self.limit
            )
        options = read_options(game, plan.options, plan.seats)
        state = game.setup(options, plan.seats, chance.key_of(plan.seed))
        game.enrich(game.Play(game, state))
        return Table.resume(game, state, options, limit=self.limit)

    def examine(self) -> Record:
        """Play the game to its end, or to the first thing that is wrong with it."""
        record, table = self.record, None
        try:
            table = self._begin()
            self._play(table)
        except ConformanceError as broken:
            file = broken.file or (table.save() if table is not None else b"")
            self._find(broken.kind, broken.detail, file)
        except RuleBroke as broke:
            self._find("broken-rule", str(broke), broke.report)
        except Exception as error:
            # Not in an answer: a view, a clone or a rerun of the step broke.
            file = table.save() if table is not None else b""
            self._find("broken-rule", f"{type(error).__name__}: {error}", file)
        if table is not None:
            record.decisions = len(self.given)
            record.file = table.save()
            record.verdicts = [(one.won, one.reason.id) for one in table.verdicts]
        record.checks = dict(self.checks.items())
        record.used = sorted(self.used)
        record.prompts = list(self.prompts)
        record.missing = sorted(self.wording.missing)
        return record

    def _find(self, kind: Kind, detail: str, file: bytes) -> None:
        plan = self.plan
        # A clone may have been further than the game.
        decision = len(decode(file).log) if file else 0
        found = Finding(kind, detail, plan.mode, plan.seats, plan.seed, decision, file)
        self.record.findings = [*self.record.findings, found]

    def _play(self, table: Table) -> None:
        box = self.game.box(table.options, table.seats)
        self._look(table, box, 0)
        while not table.over:
            if len(self.given) >= self.most_answers:
                raise ConformanceError("endless", str(self.most_answers))
            asks = table.asks()
            ask = asks[self.lot.below(len(asks))]
            new = self._is_new(ask)
            self._before(table, asks, box, new)
            undo = self._before_undo(table, new) if self._due(self.rates.undo, new) else None
            option = self.taste.choose(ask.options)
            table.answer(ask.seat, ask.id, option.id)
            self.given.append((ask.seat, option.id))
            self._look(table, box, table.answers)
            if undo is not None:
                self._undo(table, ask.seat, undo)
        self._window(table, closing=True)
        self._scenes(table, range(SPECTATOR, table.seats))
        self._save(table)

    def _is_new(self, ask: OpenAsk) -> bool:
        """Whether this kind of decision is the first one in this game, and has its turn in it."""
        prompt = ask.text.id
        if prompt in self.prompts:
            return False
        self.prompts[prompt] = None
        return (crc32(prompt.encode()) + self.plan.number) % self.spread == 0

    def _due(self, rate: int, new: bool) -> bool:
        return new or self.lot.one_in(rate)

    # At every decision

    def _look(self, table: Table, box: Counter[str], since: int) -> None:
        self._asks(table)
        self._ledger(table, box)
        self._owners(table)
        self.used.update(self.game.used(table.play))
        labels = None
        for seat in range(SPECTATOR, table.seats):
            for line in table.events(seat, since):
                if self.wording.is_new(line.text):
                    labels = labels if labels is not None else self._labels(table, seat)
                    self.wording.check(line.text, labels)
        for ask in table.asks():
            for text in (ask.text, *(option.text for option in ask.options)):
                if self.wording.is_new(text):
                    self.wording.check(text, self._labels(table, ask.seat))
        self.checks["texts"] += 1
        self._window(table)

    def _labels(self, table: Table, seat: int) -> Any:
        return table.scene(seat).labels()

    def _asks(self, table: Table) -> None:
        asks = table.asks()
        if table.over == bool(asks):
            raise ConformanceError("bad-ask", "over" if asks else "nobody is asked")
        seats = [ask.seat for ask in asks]
        if len(set(seats)) < len(seats) or not all(0 <= seat < table.seats for seat in seats):
            raise ConformanceError("bad-ask", f"seats {seats}")
        for ask in asks:
            if not ask.options:
                raise ConformanceError("no-option", ask.text.id)
            ids = [option.id for option in ask.options]
            if len(set(ids)) < len(ids):
                twice = next(one for one, count in Counter(ids).items() if count > 1)
                raise ConformanceError("same-option-twice", f"{ask.text.id}: {twice}")
        self.checks["asks"] += 1

    def _ledger(self, table: Table, box: Counter[str]) -> None:
        state = table.play.state
        here = self.game.ledger(state)
        if here != box:
            lost, extra = box - here, here - box
            raise ConformanceError("ledger", f"- {dict(lost)} + {dict(extra)}")
        for zone, items in state.zones.items():
            if zone not in state.eyes:
                raise ConformanceError("eyes", zone)
            if zone in state.known and len(state.known[zone]) != len(items):
                raise ConformanceError("known", f"{zone}: {len(items)} / {len(state.known[zone])}")
        for zone in state.known:
            if zone not in state.zones:
                raise ConformanceError("known", zone)
        self.checks["ledger"] += 1

    def _owners(self, table: Table) -> None:
        """Whoever may take back takes back an own answer, and nobody else's with it."""
        waiting = table.waiting()
        for seat in range(table.seats):
            allowed = table.may_undo(seat)
            if allowed is None:
                continue
            behind = [who for who, _option in self.given[allowed:]]
            pending = len(behind) > 1 and seat not in waiting and bool(waiting)
            if behind[:1] != [seat] or (len(behind) > 1 and not pending):
                raise ConformanceError("undo-foreign", f"seat {seat}: {behind}")
        self.checks["undo-owner"] += 1

    # At some decisions, before the answer

    def _before(self, table: Table, asks: list[OpenAsk], box: Counter[str], new: bool) -> None:
        rates = self.rates
        if self._due(rates.clones, new):
            self._clones(table, asks)
        self._options(table, asks, box)
        if rates.scenes == 1 or new:
            self._scenes(table, range(SPECTATOR, table.seats))
        elif self.lot.one_in(rates.scenes):
            self._scenes(table, [self.lot.below(table.seats + 1) - 1])
        if len(asks) > 1 and not table.play.state.over and self._due(rates.orders, new):
            self._orders(table, asks)
        if self._due(rates.redeals, new):
            self._redeal(table)
        if self.lot.one_in(rates.replays):
            self._save(table)

    def _options(self, table: Table, asks: list[OpenAsk], box: Counter[str]) -> None:
        """Whatever is offered can be chosen: each kind of option in every game, others at a rate."""
        for ask in asks:
            for option in ask.options:
                kind = (ask.text.id, option.verb)
                if kind in self.tried and not self.lot.one_in(self.rates.options):
                    continue
                self.tried.add(kind)
                clone = table.clone()
                clone.answer(ask.seat, ask.id, option.id)
                self._ledger_of(clone, box)
                self.checks["options"] += 1

    def _ledger_of(self, clone: Table, box: Counter[str]) -> None:
        try:
            self._ledger(clone, box)
            self._asks(clone)
        except ConformanceError as broken:
            raise ConformanceError(broken.kind, broken.detail, clone.save()) from None

    def _clones(self, table: Table, asks: list[OpenAsk]) -> None:
        """A clone is the same game, and what is done to it is done to nothing else."""
        since = table.step_began
        before = picture(table, since)
        one, other = table.clone(), table.clone()
        _equal("clone-differs", before, picture(one, since))
        self._wander(one, 3)
        _equal("clone-shares", before, picture(table, since))
        ask = asks[0]
        option = ask.options[-1]
        other.answer(ask.seat, ask.id, option.id)
        after = picture(other, since)
        self._wander(one, 2)
        _equal("clone-shares", after, picture(other, since))
        fresh = table.clone()
        _equal("clone-shares", before, picture(fresh, since))
        fresh.answer(ask.seat, ask.id, option.id)
        _equal("clone-shares", after, picture(fresh, since))
        self.checks["clones"] += 1

    def _wander(self, table: Table, answers: int) -> None:
        for _ in range(answers):
            asks = table.asks()
            if not asks:
                return
            ask = asks[self.lot.below(len(asks))]
            table.answer(ask.seat, ask.id, ask.options[self.lot.below(len(ask.options))].id)
            try:
                self._asks(table)
            except ConformanceError as broken:
                raise ConformanceError(broken.kind, broken.detail, table.save()) from None

    def _scenes(self, table: Table, seats: Any) -> None:
        for seat in seats:
            try:
                encode(table.view(seat))
            except Exception as error:
                raise ConformanceError("bad-view", f"seat {seat}: {error!r}") from error
            try:
                scene = table.scene(seat)
                encode(scene)
            except Exception as error:
                raise ConformanceError("bad-scene", f"seat {seat}: {error!r}") from error
            self.wording.check_all(scene, scene.labels())
            self._previews(table, seat, scene)
            self.checks["scenes"] += 1

    def _previews(self, table: Table, seat: int, scene: Scene) -> None:
        """What is told beforehand is about options that there are, and can be said."""
        ask = table.ask(seat)
        found = table.previews(ask) if ask is not None else None
        if ask is None or found is None:
            return
        encode(found)
        if not found.options.keys() <= {one.id for one in ask.options}:
            raise ConformanceError("bad-preview", ask.text.id)
        self.wording.check_all([*found.options.values()], scene.labels())

    def _orders(self, table: Table, asks: list[OpenAsk]) -> None:
        """The answers to a simultaneous question may arrive in any order, and be taken back."""
        chosen = {ask.seat: ask.options[self.lot.below(len(ask.options))] for ask in asks}
        orders = list(islice(permutations(asks), 1, None))
        wanted = _answered(table, asks, chosen)
        for _ in range(min(len(orders), self.rates.permutations)):
            order = orders.pop(self.lot.below(len(orders)))
            _equal("order-matters", wanted, _answered(table, order, chosen))
        _equal("undo-differs", wanted, _answered(table, asks, chosen, hesitant=True))
        self.checks["orders"] += 1

    def _redeal(self, table: Table) -> None:
        """How often the kernel finds a twin: a bot can think with nothing else."""
        seat = self.lot.below(table.seats + 1) - 1
        mask = eye(seat) if seat >= 0 else 0
        if not something_hidden(table.play, table.position, mask):
            return
        twin = redeal(table, mask, str(self.lot.secret()))
        if was_redealt(table, twin):
            self.record.redealt += 1
        else:
            self.record.not_redealt += 1
        since = table.step_began
        _equal("twin-broke", seen(table, seat, since), seen(twin, seat, since))
        self.checks["redeals"] += 1

    def _save(self, table: Table) -> None:
        try:
            again = Table.load(table.save(), limit=self.limit)
        except BadSave as error:
            raise ConformanceError("load-differs", str(error)) from error
        _equal("load-differs", picture(table), picture(again))
        if [ask.id for ask in table.asks()] != [ask.id for ask in again.asks()]:
            raise ConformanceError("load-differs", "ids of asks")
        self.checks["saves"] += 1

    # Secrets

    def _window(self, table: Table, *, closing: bool = False) -> None:
        """Compare the window that has become long enough, and open the next one."""
        began = table.step_began
        if self.window_base is not None:
            length = len(self.given) - self.window_at if closing else began - self.window_at
            if not closing and length < self.window_length:
                return
            if length > 0 or closing:
                answers = self.given[self.window_at : self.window_at + length]
                self._secrets(answers)
        self.window_base, self.window_at = table.position, began
        lengths = self.rates.windows
        self.window_length = lengths[self.lot.below(len(lengths))]

    def _secrets(self, answers: list[Given]) -> None:
        everybody = range(SPECTATOR, self.plan.seats)
        turn = self.window_seat
        count = min(self.rates.masks, len(everybody))
        seats = [(turn + number) % len(everybody) - 1 for number in range(count)]
        self.window_seat = turn + count
        window = Window(self.game, self.window_base, answers, seats)
        for seat in seats:
            agreed = window.compare(eye(seat) if seat >= 0 else 0, self.lot.secret())
            self.checks["secrets"] += agreed

    # Undo

    def _before_undo(self, table: Table, new: bool) -> Before:
        replay = self._due(self.rates.replays // self.rates.undo, new)
        answers = self.given[table.step_began :]
        return Before(table.position, answers, table.hash() if replay else "")

    def _undo(self, table: Table, seat: int, before: Before) -> None:
        """What the law lets a seat take back had told it, and anybody else, nothing."""
        if table.may_undo(seat) is None:
            return
        if before.hash:
            self._take_back(table, seat, before.hash)
        other = (seat + 1 + self.lot.below(max(1, table.seats - 1))) % table.seats
        window = Window(self.game, before.base, [*before.answers, self.given[-1]], {seat, other})
        window.compare_undo(eye(seat), self.lot.secret())
        window.compare_undo(eye(seat) | eye(other), self.lot.secret())
        self.checks["undo"] += 1

    def _take_back(self, table: Table, seat: int, hash_before: str) -> None:
        clone = table.clone()
        clone.undo(seat)
        if clone.hash() != hash_before:
            raise ConformanceError("undo-differs", f"seat {seat}")
        self._save(clone)
        self.checks["undo-replayed"] += 1


def seen(table: Table, seat: int, since: int = 0) -> tuple[Any, ...]:
    """All that a seat has before it, and what it heard from answer number `since` on."""
    return (
        encode(table.view(seat)),
        [(ask.text, ask.options, ask.rule, ask.topic) for ask in table.asks() if ask.seat == seat],
        table.waiting(),
        table.events(seat, since),
    )


def picture(table: Table, since: int = 0) -> tuple[Any, ...]:
    """The hash and what everybody sees: whatever could differ between two games."""
    return (table.hash(), [seen(table, seat, since) for seat in range(SPECTATOR, table.seats)])


def _equal(kind: Kind, one: tuple[Any, ...], other: tuple[Any, ...]) -> None:
    if one == other:
        return
    what = "hash" if one[0] != other[0] else "view, asks or events"
    raise ConformanceError(kind, what)


def _answered(
    table: Table, asks: Any, chosen: dict[int, Option], *, hesitant: bool = False
) -> tuple[Any, ...]:
    """What comes of a simultaneous question, answered in this order."""
    clone = table.clone()
    since = clone.answers + len(chosen)
    for number, ask in enumerate(asks):
        clone.answer(ask.seat, ask.id, chosen[ask.seat].id)
        if hesitant and number + 1 < len(asks):
            first = asks[0]
            clone.undo(first.seat)
            again = clone.ask(first.seat)
            if again is None:
                raise ConformanceError("undo-differs", f"seat {first.seat} is not asked again")
            clone.answer(first.seat, again.id, chosen[first.seat].id)
    seats = range(SPECTATOR, clone.seats)
    lately = [[line.event for line in clone.events(seat, since)] for seat in seats]
    return (clone.hash(), lately, [seen(clone, seat, since)[:3] for seat in seats])


def something_hidden(play: Play[Any], state: Any, mask: int) -> bool:
    """Whether two components with the same back and different faces are hidden from these seats."""
    faces: dict[str, set[str]] = {}
    for back, item in _hidden(play, state, mask):
        found = faces.setdefault(back, set())
        found.add(item)
        if len(found) > 1:
            return True
    return False


def _hidden(play: Play[Any], state: Any, mask: int) -> Iterator[tuple[str, str]]:
    for zone, items in state.zones.items():
        masks = state.known.get(zone) or [0] * len(items)
        for item, known in zip(items, masks, strict=True):
            eyes = state.eyes[zone] | known
            if eyes >= 0 and not eyes & mask:
                yield play.game.back(play, item, zone), item
