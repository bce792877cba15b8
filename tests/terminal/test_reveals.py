"""What is turned up is told with the full text of its card, in a box under the line of the log."""

from __future__ import annotations

from rich.console import Console

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import Died, SeriouslyWounded
from hullbreach.kernel import Event, Text, Texts
from hullbreach.terminal.screen import reveal_box


def boxed(event: Event) -> str:
    s, console = NemesisScenario("scout", "captain"), Console(width=100, record=True, quiet=True)
    scene = s.table.scene(0)
    shown = s.table.reveals(scene)(event)
    assert shown is not None
    box = reveal_box(shown, Texts("en", "nemesis"), scene.labels())
    assert box is not None
    with console.capture() as captured:
        console.quiet = False
        console.print(box)
    return captured.get()


def test_a_wound_is_told_with_what_it_does() -> None:
    words = boxed(SeriouslyWounded("character-scout", "wound-bleeding"))
    assert "Bleeding" in words
    assert "Until it is dressed" in words


def test_a_death_is_told_with_what_is_left_to_do() -> None:
    then = Text("death-next", {"mode": "standard", "revive": False})
    words = boxed(Died("character-scout", Text("cause-fire"), "slot-006", then))
    assert "You can stay and watch" in words
