"""Types at the hub: a rule, a number and a field that there are not are mistakes under mypy.

Nothing here is run. Each of these lines is an error for mypy, and says so: an ignore that is not needed is
an error, too, so the types check this module.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hullbreach.games.invader.rules.play import Invader
    from hullbreach.games.lockdown.rules.play import Lockdown
    from hullbreach.games.nemesis.rules.play import Nemesis
    from hullbreach.games.survival.rules.model import SurvivalState
    from hullbreach.games.survival.rules.play import Survival

    def shared(g: Survival[SurvivalState]) -> None:
        """Rules of the family."""
        g.rules.no_such_rule(1)  # type: ignore[attr-defined]
        g.box.numbers.no_such  # type: ignore[attr-defined] # noqa: B018
        g.state.no_such = 3  # type: ignore[attr-defined]
        g.rules.hand_limit(g)  # type: ignore[call-arg]

    def nemesis(g: Nemesis) -> None:
        """Rules of Nemesis."""
        g.rules.no_such_rule(1)  # type: ignore[attr-defined]
        g.box.numbers.no_such  # type: ignore[attr-defined] # noqa: B018
        g.state.no_such = 3  # type: ignore[attr-defined]
        g.rules.hand_limit(g)  # type: ignore[call-arg]

    def lockdown(g: Lockdown) -> None:
        """Rules of Lockdown."""
        g.rules.no_such_rule(1)  # type: ignore[attr-defined]
        g.box.numbers.no_such  # type: ignore[attr-defined] # noqa: B018
        g.state.no_such = 3  # type: ignore[attr-defined]
        g.rules.hand_limit(g)  # type: ignore[call-arg]

    def invader(g: Invader) -> None:
        """Rules of Invader."""
        g.rules.no_such_rule(1)  # type: ignore[attr-defined]
        g.box.numbers.no_such  # type: ignore[attr-defined] # noqa: B018
        g.state.no_such = 3  # type: ignore[attr-defined]
        g.rules.may_leave(g)  # type: ignore[call-arg]


def test_unneeded_ignores_are_errors() -> None:
    """Otherwise the lines above prove nothing."""
    import tomllib
    from pathlib import Path

    root = Path(__file__).resolve().parent.parent.parent
    settings = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["mypy"]
    assert settings["strict"]
    assert settings.get("warn_unused_ignores", True)
    assert any(Path(place).name == "tests" for place in settings["files"])
