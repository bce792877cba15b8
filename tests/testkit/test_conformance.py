"""The suite itself: the sample game passes, and every way of cheating is caught by its name."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hullbreach.games.airlock import GAME, AirlockGame
from hullbreach.games.airlock.model import (
    JAM,
    Airlock,
    AirlockOptions,
    AirlockState,
    AirlockView,
    Drew,
    Moved,
    person,
)
from hullbreach.kernel import ALL_EYES, PASS, Ask, Option, Rule, Table, Text, eye, option, registry
from hullbreach.kernel.errors import BadSeats, RuleBroke, UnknownGame, UnknownMode
from hullbreach.kernel.play import NO_EYES
from hullbreach.kernel.run import Run
from hullbreach.kernel.saves import decode
from hullbreach.kernel.scenes import Scene
from hullbreach.testkit import conformance
from hullbreach.testkit.conformance import Report

# --- the sample game -----------------------------------------------------------------------------


def test_the_sample_game_passes_the_thorough_suite() -> None:
    report = conformance.check("airlock", games=6, thorough=True, jobs=1)
    assert report.findings == []
    assert report.games == 6
    assert set(report.checks) == set(conformance.CHECKS), "every check was made"
    assert report.unused == []
    assert report.not_redealt == 0


def test_the_result_is_the_same_for_any_number_of_processes() -> None:
    one, two = (
        conformance.check("airlock", games=8, seed="x", jobs=jobs, files_elsewhere=0)
        for jobs in (1, 2)
    )
    assert one == two
    assert one.passed


def test_games_are_spread_over_modes_and_numbers_of_players() -> None:
    plans = conformance.plans(GAME, 12, "s")
    ways = {(plan.mode, plan.seats) for plan in plans}
    assert ways == {(mode, seats) for mode in ("standard", "open-votes") for seats in (3, 4, 5)}
    assert len({plan.seed for plan in plans}) == 12
    only = conformance.plans(GAME, 5, "s", mode="open-votes", seats=4)
    assert {(plan.mode, plan.seats) for plan in only} == {("open-votes", 4)}


def test_a_mode_that_does_not_go_with_the_packs_is_left_out() -> None:
    nemesis = registry.find("nemesis")
    usual, ours = (
        {plan.mode for plan in conformance.plans(nemesis, 400, "s", packs=packs)}
        for packs in ((), ("carnomorphs",))
    )
    assert {"standard", "intruder-player", "void-seeders", "medic"} <= usual
    assert {"standard", "medic"} <= ours
    assert ours.isdisjoint(("intruder-player", "void-seeders", "epilogue"))


def test_an_unknown_mode_or_number_of_players_is_refused() -> None:
    with pytest.raises(UnknownMode, match="standard, open-votes"):
        conformance.plans(GAME, 1, "s", mode="solo")
    with pytest.raises(BadSeats, match="3 to 5"):
        conformance.plans(GAME, 1, "s", seats=9)
    with pytest.raises(UnknownGame, match="airlock"):
        conformance.check("chess")


# --- cheating ------------------------------------------------------------------------------------


def tampered(
    rule: Rule[None], change: Callable[[Any], Any], then: Callable[[Any], None]
) -> Rule[None]:
    """A rule whose asks go through `change`, and whose answers through `then`."""
    sent: Any = None
    while True:
        try:
            signal = rule.send(sent)
        except StopIteration:
            return
        sent = yield change(signal)
        then(sent)


class Cheat(AirlockGame):
    """The sample game, with hooks at the start of a step, on an ask and on an answer."""

    def start(self, g: Airlock) -> None:
        """What is done before every step."""

    def on_ask(self, g: Airlock, ask: Any) -> Any:
        """What becomes of an ask."""
        return ask

    def on_answer(self, g: Airlock, answer: Any) -> None:
        """What is done with an answer."""

    def step(self, play: Airlock) -> Rule[None] | None:
        """The real step with its hooks."""
        rule = super().step(play)
        if rule is None:
            return None
        self.start(play)
        return tampered(rule, lambda a: self.on_ask(play, a), lambda a: self.on_answer(play, a))


class Honest(Cheat):
    """The hooks alone change nothing."""


class ViewTellsRoles(Cheat):
    """Everybody sees all roles."""

    def view(self, play: Airlock, seat: int) -> AirlockView:
        view: AirlockView = super().view(play, seat)
        people = [
            msgspec.structs.replace(one, role=play.role(other))
            for other, one in enumerate(view.people)
        ]
        return msgspec.structs.replace(view, people=people)


class ViewTellsTheDeck(Cheat):
    """The spectators see which card comes next."""

    def view(self, play: Airlock, seat: int) -> AirlockView:
        view: AirlockView = super().view(play, seat)
        deck = play.state.zones["deck"]
        return msgspec.structs.replace(view, hand=deck[-1:]) if seat < 0 else view


class EventTellsADraw(Cheat):
    """Everybody hears which card the one whose turn it is holds."""

    def start(self, g: Airlock) -> None:
        if g.hand(g.state.turn):
            g.tell(Drew(person(g.state.turn), g.hand(g.state.turn)[-1]), "A-004")


class EventTellsLater(Cheat):
    """Who the saboteur is gets noted in a hidden place at one step and told at another."""

    def start(self, g: Airlock) -> None:
        loaded = g.state.loaded
        if "memo" in loaded:
            g.tell(Drew(loaded.pop("memo")[0]), "A-004")
        elif g.state.actions == 1:
            saboteur = next(seat for seat in range(g.state.seats) if "sab" in g.role(seat))
            loaded["memo"] = [person(saboteur)]


class AskTellsAHand(Cheat):
    """What one may do depends on whether the next one holds a jam."""

    def on_ask(self, g: Airlock, ask: Any) -> Any:
        turn = isinstance(ask, Ask) and ask.prompt == "ask-airlock-turn"
        if turn and JAM in g.hand(g.next_alive(ask.seat)):
            ask.options = [one for one in ask.options if one.verb != "stop"]
        return ask


class ArgumentTellsAHand(Cheat):
    """The words of a question depend on another's hand."""

    def on_ask(self, g: Airlock, ask: Any) -> Any:
        if isinstance(ask, Ask) and ask.prompt == "ask-airlock-turn":
            ask.args = {"actions": 1 + g.hand(g.next_alive(ask.seat)).count(JAM)}
        return ask


class PauseTellsAHand(Cheat):
    """A reaction is asked for only where there is one: the pause tells that there is."""

    def step(self, play: Airlock) -> Rule[None] | None:
        rule = AirlockGame.step(self, play)
        return None if rule is None else self._eager(play, rule)

    def _eager(self, g: Airlock, rule: Rule[None]) -> Rule[None]:
        sent: Any = None
        while True:
            try:
                signal = rule.send(sent)
            except StopIteration:
                return
            # In the last action of a turn the next one to be asked may be the same person.
            if isinstance(signal, Ask) and signal.options == [PASS] and g.state.actions:
                sent = PASS
            else:
                sent = yield signal


class HalfATruth(Cheat):
    """A rule of the game tells whether somebody has a jam; it must say that it does."""

    says_so = False

    def on_answer(self, g: Airlock, answer: Any) -> None:
        if isinstance(answer, Option) and answer.verb == "move":
            if self.says_so:
                g.reveal()
            other = g.next_alive(g.state.turn)
            g.tell(Moved(person(other), "room-hold" if JAM in g.hand(other) else "nobody"), "A-007")


class HalfATruthSaidSo(HalfATruth):
    """The same, as it should be."""

    says_so = True


FLAG = "airlock-door"


class Buries(Cheat):
    """Whoever has the turn may bury a card of theirs in secret, or a flag that lies open."""

    def box(self, options: Any, seats: int) -> Counter[str]:
        return super().box(options, seats) + Counter({FLAG: 1})

    def setup(self, options: AirlockOptions, seats: int, key: bytes) -> AirlockState:
        state = super().setup(options, seats, key)
        state.zones.update(table=[FLAG], grave=[])
        state.eyes.update(table=ALL_EYES, grave=ALL_EYES)
        return state

    def step(self, play: Airlock) -> Rule[None] | None:
        rule = AirlockGame.step(self, play)
        return rule if rule is None or play.state.phase == "vote" else self._bury(play, rule)

    def _bury(self, g: Airlock, rule: Rule[None]) -> Rule[None]:
        seat = g.state.turn
        if len(g.hand(seat)) > 1:
            cards = dict.fromkeys([*g.hand(seat), *g.state.zones["table"]])
            options = [option("work", card) for card in cards]
            chosen = yield Ask(seat, "ask-airlock-turn", options, {"actions": 1}, secret=True)
            if chosen.args[0] == FLAG:
                g.put(FLAG, "table", "grave")
                g.tell(Drew(person(seat), FLAG), "A-004")
            else:
                g.put(chosen.args[0], f"hand-{seat}", "deck", at=0)
                g.tell(Drew(person(seat)), "A-004")
        yield from rule


class BuriesAloud(Buries):
    """The same, but everybody hears which card it was."""

    def _bury(self, g: Airlock, rule: Rule[None]) -> Rule[None]:
        before, seat = list(g.hand(g.state.turn)), g.state.turn
        inner = super()._bury(g, rule)
        sent: Any = None
        while True:
            try:
                signal = inner.send(sent)
            except StopIteration:
                return
            sent = yield signal
            if isinstance(sent, Option) and sent.verb == "work" and sent.args[0] in before:
                g.tell(Drew(person(seat), sent.args[0]), "A-004")
                before = []


class SetOrder(Cheat):
    """The rooms come in the order of a set."""

    def start(self, g: Airlock) -> None:
        order = sorted(g.state.repairs)  # so that the order is the same as long as the process
        g.state.repairs = {room: g.state.repairs[room] for room in set(order)}


class SetOptions(Cheat):
    """The options come in the order of a set; the state does not show it."""

    def on_ask(self, g: Airlock, ask: Any) -> Any:
        if isinstance(ask, Ask) and ask.prompt == "ask-airlock-turn":
            by_id = {one.id: one for one in ask.options}
            ask.options = [by_id[each] for each in set(by_id)]
        return ask


class LosesACard(Cheat):
    """A card falls under the table."""

    def start(self, g: Airlock) -> None:
        if len(g.state.zones["discard"]) == 2:
            g.state.zones["discard"] = g.state.zones["discard"][:-1]


class FindsACard(Cheat):
    """There is one card too many."""

    def start(self, g: Airlock) -> None:
        if len(g.state.zones["discard"]) == 2:
            g.state.zones["discard"] = [*g.state.zones["discard"], JAM]


class NoEyes(Cheat):
    """Nobody said who sees a new zone."""

    def start(self, g: Airlock) -> None:
        g.state.zones["table"] = []


class KnownIsLonger(Cheat):
    """What is known of a zone does not go with its cards."""

    def start(self, g: Airlock) -> None:
        g.state.known["roles"] = [0]


BOARD: list[str] = []


class ModuleState(Cheat):
    """The rules remember something beside the state."""

    def on_answer(self, g: Airlock, answer: Any) -> None:
        BOARD.append("answer")

    def view(self, play: Airlock, seat: int) -> AirlockView:
        view: AirlockView = super().view(play, seat)
        return msgspec.structs.replace(view, air=len(BOARD))


class SharedCopy(Cheat):
    """A copy of a state shares a part with the original."""

    @property
    def copy(self) -> Callable[[AirlockState], AirlockState]:
        honest = GAME.copy

        def share(state: AirlockState) -> AirlockState:
            new = honest(state)
            new.people = state.people
            return new

        return share


class OwnDice(Cheat):
    """A rule has its own chance."""

    def on_answer(self, g: Airlock, answer: Any) -> None:
        g.state.air += random.randrange(2)


class OptionCrashes(Cheat):
    """Something that is offered cannot be done."""

    def on_answer(self, g: Airlock, answer: Any) -> None:
        if isinstance(answer, Option) and answer.verb == "scan":
            raise KeyError("no scanner")


class NeverEnds(Cheat):
    """The same question again and again."""

    def step(self, play: Airlock) -> Rule[None] | None:
        def ask() -> Rule[None]:
            yield Ask(0, "ask-airlock-vote", [option("vote", person(1)), option("stop")])

        return ask()


class NeverComesBack(Cheat):
    """A rule that does not come to an end."""

    def on_answer(self, g: Airlock, answer: Any) -> None:
        while True:
            pass


class NothingToChoose(Cheat):
    """An ask without an option."""

    def on_ask(self, g: Airlock, ask: Any) -> Any:
        if isinstance(ask, Ask) and ask.topic == "jam":
            ask.options = []
        return ask


class TheSameTwice(Cheat):
    """An option that is offered twice."""

    def on_ask(self, g: Airlock, ask: Any) -> Any:
        if isinstance(ask, Ask) and ask.topic == "jam":
            ask.options = [PASS, PASS]
        return ask


class AsksAStranger(Cheat):
    """A question to a seat that does not exist."""

    def on_ask(self, g: Airlock, ask: Any) -> Any:
        if isinstance(ask, Ask) and ask.topic == "jam":
            ask.seat = 7
        return ask


class UndoAfterAPeek(Cheat):
    """Whoever moves looks at a role and may take the move back."""

    def on_answer(self, g: Airlock, answer: Any) -> None:
        if isinstance(answer, Option) and answer.verb == "move":
            safe = g.safe
            g.show(f"role-{g.next_alive(g.state.turn)}", 0, eye(g.state.turn))
            g.safe = safe


class UndoAfterADie(Cheat):
    """A die is rolled, everybody sees it, and the move can be taken back."""

    def on_answer(self, g: Airlock, answer: Any) -> None:
        if isinstance(answer, Option) and answer.verb == "move":
            g.tell(Drew(person(g.bits() % g.state.seats)), "A-004")


class UndoAfterAnothersPeek(Cheat):
    """Whoever moves lets another look at the deck, and may take the move back."""

    def on_answer(self, g: Airlock, answer: Any) -> None:
        if isinstance(answer, Option) and answer.verb == "move" and g.state.zones["deck"]:
            safe, other = g.safe, g.next_alive(g.state.turn)
            top = len(g.state.zones["deck"]) - 1
            card = g.show("deck", top, eye(other))
            g.tell(Drew(person(other), card), "A-004", to=eye(other), instead=Drew(person(other)))
            g.safe = safe


class SceneBreaks(Cheat):
    """A position that cannot be drawn."""

    def scene(self, view: AirlockView) -> Scene:
        if view.discard:
            raise ValueError("no paint")
        return super().scene(view)


class NoWords(Cheat):
    """A picture with a word that no language has, and an event about nobody."""

    def scene(self, view: AirlockView) -> Scene:
        return msgspec.structs.replace(super().scene(view), title=Text("airlock-unwritten"))

    def start(self, g: Airlock) -> None:
        g.tell(Moved("person-stowaway", "room-hold"), "A-007")


class NeverUsed(Cheat):
    """Content that no game uses."""

    def usable(self, packs: Sequence[str] = ()) -> Iterable[str]:
        return [*super().usable(packs), "room-attic"]


class TwinBreaks(Cheat):
    """The rules keep a secret twice, and `redeal` exchanges it only once."""

    def start(self, g: Airlock) -> None:
        noted = g.state.loaded.setdefault("memo", [g.role(0)])
        if noted != [g.role(0)]:
            raise RuntimeError("somebody has touched the roles")


def caught(game: AirlockGame, games: int = 6, thorough: bool = True, **more: Any) -> Report:
    more = {"jobs": 1, "files_elsewhere": 0, **more}
    return conformance.check(game, games=games, thorough=thorough, **more)


def test_hooks_alone_change_nothing() -> None:
    assert caught(Honest()).passed


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        (ViewTellsRoles(), {"leaking-view"}),
        (ViewTellsTheDeck(), {"leaking-view"}),
        (EventTellsADraw(), {"leaking-event"}),
        (EventTellsLater(), {"leaking-event"}),
        (AskTellsAHand(), {"leaking-ask"}),
        (ArgumentTellsAHand(), {"leaking-ask"}),
        (PauseTellsAHand(), {"leaking-turn"}),
        # Behind the back of the ledger: views do not hear of it either.
        (LosesACard(), {"ledger", "clone-shares"}),
        (FindsACard(), {"ledger", "clone-shares"}),
        (NoEyes(), {"eyes"}),
        (KnownIsLonger(), {"known"}),
        (ModuleState(), {"clone-shares"}),
        (SharedCopy(), {"clone-shares"}),
        (OptionCrashes(), {"broken-rule"}),
        (NothingToChoose(), {"no-option"}),
        (TheSameTwice(), {"same-option-twice"}),
        (AsksAStranger(), {"bad-ask"}),
        (UndoAfterAPeek(), {"undo-leaks"}),
        (UndoAfterADie(), {"undo-leaks"}),
        (UndoAfterAnothersPeek(), {"undo-leaks"}),
        (SceneBreaks(), {"bad-scene"}),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, AirlockGame) else "",
)
def test_a_cheat_is_caught(game: AirlockGame, kinds: set[str]) -> None:
    report = caught(game)
    assert report.kinds() == kinds, [(f.kind, f.detail) for f in report.findings]
    for finding in report.findings:
        assert finding.seed
        assert finding.file
        assert decode(finding.file).seed == finding.seed


@pytest.mark.parametrize("game", [SetOrder(), SetOptions()])
def test_the_order_of_a_set_is_caught_in_another_process(game: AirlockGame) -> None:
    report = caught(game, games=2, thorough=False, files_elsewhere=2)
    assert report.kinds() == {"process-differs"}
    assert len(report.findings) == 2


def test_a_rule_with_its_own_dice_is_caught() -> None:
    assert caught(OwnDice()).kinds() & {"clone-differs", "clone-shares", "load-differs"}


def test_half_a_truth_is_a_leak_unless_the_rule_says_so() -> None:
    assert "leaking-event" in caught(HalfATruth()).kinds()
    assert caught(HalfATruthSaidSo()).passed


def test_choices_among_open_and_hidden_cards_are_no_leak_unless_they_are_told() -> None:
    assert caught(Buries()).findings == []
    assert caught(BuriesAloud()).kinds() == {"leaking-event"}


def test_a_game_without_end_is_caught() -> None:
    report = caught(NeverEnds(), games=1, most_answers=50)
    assert report.kinds() == {"endless"}
    assert report.findings[0].decision == 50


def test_a_rule_without_end_is_cut_off_and_caught() -> None:
    report = caught(NeverComesBack(), games=1, limit=0.2)
    assert report.kinds() == {"broken-rule"}
    assert "StepTooLong" in report.findings[0].detail


def test_missing_words_are_collected_for_both_languages() -> None:
    report = caught(NoWords(), games=1, thorough=False)
    assert report.kinds() == {"missing-text"}
    missing = {finding.detail for finding in report.findings}
    assert missing == {
        f"{language}: {name}"
        for language in ("en", "pl")
        for name in ("airlock-unwritten", "person-stowaway")
    }


def test_content_that_was_never_used_is_a_finding_only_after_enough_games() -> None:
    few = caught(NeverUsed(), thorough=False)
    assert few.unused == ["room-attic"]
    assert few.passed
    enough = caught(NeverUsed(), thorough=False, require_content=6)
    assert enough.kinds() == {"unused-content"}
    assert enough.findings[0].detail == "room-attic"


def test_who_examines_one_way_to_play_need_not_meet_everything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(conformance, "ENOUGH_FOR_CONTENT", 1)
    assert caught(NeverUsed(), thorough=False).kinds() == {"unused-content"}
    ways: list[dict[str, Any]] = [{"mode": "standard"}, {"seats": 3}]
    for way in ways:
        report = caught(NeverUsed(), thorough=False, **way)
        assert report.passed
        assert "room-attic" in report.unused


def test_with_packs_only_their_content_has_to_be_met() -> None:
    game = registry.find("retaliation")
    everything, cult = set(game.usable()), set(game.usable(["neosoma"]))
    assert cult < everything
    assert {"intruder-queen", "event-breaking-in"} <= everything - cult
    assert {"room-nest", "intruder-runt"} <= cult


def test_an_order_that_matters_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def in_order_of_arrival(run: Run, seat: int, option: Option) -> None:
        run.given[seat] = option
        run.asks = tuple(ask for ask in run.asks if ask.seat != seat)
        if not run.asks:
            answers, run.given, run.group = run.given, {}, False
            run.play.safe = NO_EYES
            run.give(-1, answers)

    monkeypatch.setattr(Run, "_gather", in_order_of_arrival)
    report = caught(Honest(), mode="open-votes")
    assert report.kinds() == {"order-matters"}


def test_an_undo_of_somebody_elses_answer_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "may_undo", lambda table, seat: table.answers - 1)
    assert caught(Honest(), games=1).kinds() == {"undo-foreign"}


def test_a_wrong_undo_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Table.undo

    def too_far(table: Table, seat: int, **more: Any) -> None:
        undo(table, seat, **more)
        table._live().play.state.chance += 1

    monkeypatch.setattr(Table, "undo", too_far)
    assert caught(Honest(), games=1).kinds() == {"undo-differs"}


def test_a_deal_on_which_the_rules_break_is_caught() -> None:
    assert "twin-broke" in caught(TwinBreaks(), games=6).kinds()


def test_a_leak_is_found_by_the_quick_suite_as_well() -> None:
    for game in (ViewTellsRoles(), EventTellsADraw(), AskTellsAHand(), PauseTellsAHand()):
        assert not caught(game, games=12, thorough=False).passed


# --- files ---------------------------------------------------------------------------------------


def test_a_finding_is_written_to_a_file_that_replays_it(tmp_path: Path) -> None:
    report = caught(OptionCrashes(), games=2)
    written = conformance.write_files("airlock", report.findings, tmp_path / "new")
    assert [path.suffix for _finding, path in written] == [".json"] * len(report.findings)
    finding, path = written[0]
    save = decode(path.read_bytes())
    assert save.attempt is not None
    assert "no scanner" in save.error
    table = Table.load(path.read_bytes())
    assert table.answers == finding.decision
    with registry.lent(OptionCrashes()), pytest.raises(RuleBroke, match="KeyError"):
        Table.load(path.read_bytes()).answer(
            save.attempt.seat, save.attempt.ask, save.attempt.option
        )


def test_a_game_that_other_processes_cannot_find_is_played_in_this_one() -> None:
    class Local(AirlockGame):
        pass

    report = conformance.check(Local(), games=2, jobs=2)
    assert report.passed
    assert report.checks["processes"] == 0
