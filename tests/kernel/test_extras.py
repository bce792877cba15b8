"""What is not installed is told with the extra that brings it; the rest works without."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from hullbreach.kernel import extras
from hullbreach.kernel.errors import MissingExtra
from hullbreach.kernel.texts import Texts

PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"

WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

class Nothing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Nothing())
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name: None if name in {names} else found(name)
"""


def without_extras(code: str) -> subprocess.CompletedProcess[str]:
    """Run some code where nothing is installed that only an extra brings."""
    names = {module for modules in extras.MODULES.values() for module in modules}
    names |= {"fluent.runtime", "pytest", "pytz"}
    start = WITHOUT.replace("{names}", repr(names))
    command = [sys.executable, "-c", start + code]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_every_extra_of_the_project_is_known() -> None:
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    assert set(extras.MODULES) == set(project["optional-dependencies"]) - {"dev"}


@pytest.mark.parametrize("extra", extras.MODULES)
def test_a_missing_extra_is_named_with_what_installs_it(
    extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra) as raised:
        extras.require(extra)
    for language in ("en", "pl"):
        said = Texts(language).format(raised.value.text)
        assert f"make {extra}." in said
        assert f"{sys.executable} -m pip install 'hullbreach[{extra}]'" in said


@pytest.mark.parametrize(
    ("module", "extra"),
    [("client", "serve"), ("server.app", "serve"), ("gym", "rl"), ("cli.serve", "serve")],
)
def test_an_import_without_its_extra_says_which(module: str, extra: str) -> None:
    done = without_extras(f"import hullbreach.{module}")
    assert done.returncode == 1
    assert f"hullbreach[{extra}]" in done.stderr


def test_the_engine_and_the_terminal_need_no_extra(tmp_path: Path) -> None:
    code = f"""
from hullbreach.cli import main
assert main(["games"]) == 0
assert main(["rules", "airlock", "A-001"]) == 0
assert main(["play", "airlock", "--watch", "--save", {str(tmp_path / "game.json")!r}]) == 0
assert main(["replay", {str(tmp_path / "game.json")!r}]) == 0
assert main(["check", "airlock", "--games", "1", "--jobs", "1", "--out", {str(tmp_path)!r}]) in (0, 1)
for command, extra in (("serve", "serve"), ("arena", "sim")):
    assert main([command, "airlock"][: 1 if command == "serve" else 2]) == 2
"""
    done = without_extras(code)
    assert done.returncode == 0, done.stderr
    assert "hullbreach[serve]" in done.stderr
    assert "hullbreach[sim]" in done.stderr
