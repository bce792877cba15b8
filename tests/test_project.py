"""Checks the project itself: texts, versions, packaging, and what must not be committed."""

import json
import os
import re
import runpy
import subprocess
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from hatchling.builders.wheel import WheelBuilder

import hullbreach
from hullbreach.kernel.texts import FORMS

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "hullbreach"
LANGUAGES = ("en", "pl")

NOT_OURS = {".git", ".venv", ".cache", ".hypothesis", ".benchmarks", "__pycache__"} | {
    "node_modules",
    "dist",
    "build",
}

# In two parts, or this file would find itself.
REGISTRIES = [
    ".".join(parts)
    for parts in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("anaconda", "org"),
    ]
]


def our_files(root: Path) -> Iterator[Path]:
    """Every file of the project; nothing that was installed, built or cached."""
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(set(folders) - NOT_OURS)
        # In a worktree .git is a file, and it is not ours either.
        yield from (Path(folder, name) for name in sorted(set(names) - NOT_OURS))


# --- texts ---------------------------------------------------------------------------------------


def message_ids(file: Path) -> set[str]:
    """The ids of a Fluent file's messages and of their attributes.

    Terms, and the forms of names, are a language's own.
    """
    ids: set[str] = set()
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{file.name} cannot be read from here on: {entry.content!r}")
        if isinstance(entry, ast.Message):
            attributes = [a.id.name for a in entry.attributes if a.id.name not in FORMS]
            found = [entry.id.name, *(f"{entry.id.name}.{name}" for name in attributes)]
            if entry.id.name in ids:
                raise ValueError(f"{file.name} has {entry.id.name} twice")
            ids.update(found)
    return ids


def language_gaps(locale: Path) -> list[str]:
    """What one language has and another has not, as ``pl/cards.ftl: noise-roll is missing``."""
    texts = {
        language: {
            file.relative_to(locale / language): message_ids(file)
            for file in sorted((locale / language).rglob("*.ftl"))
        }
        for language in LANGUAGES
    }
    files = sorted({file for by_file in texts.values() for file in by_file})
    gaps = []
    for file in files:
        wanted = set().union(*(texts[language].get(file, set()) for language in LANGUAGES))
        for language in LANGUAGES:
            if file not in texts[language]:
                gaps.append(f"{language}/{file.as_posix()} is missing")
            else:
                missing = sorted(wanted - texts[language][file])
                gaps += [f"{language}/{file.as_posix()}: {name} is missing" for name in missing]
    return gaps


def test_every_text_exists_in_english_and_in_polish() -> None:
    texts = list(PACKAGE.rglob("*.ftl"))
    if not texts:
        pytest.skip("there are no texts yet")
    locales = sorted({file.parent.parent for file in texts})
    assert [locale for locale in locales if locale.name != "locale"] == []
    assert [file for file in texts if file.parent.name not in LANGUAGES] == []
    assert [gap for locale in locales for gap in language_gaps(locale)] == []


@pytest.mark.parametrize("owner", ["survival", "nemesis", "lockdown", "invader"])
def test_no_game_says_the_same_twice_in_its_files(owner: str) -> None:
    files = (PACKAGE / "games" / owner / "locale" / "en").glob("*.ftl")
    count = Counter(id for file in files for id in message_ids(file))
    assert [id for id, times in count.items() if times > 1] == []


def test_a_missing_translation_is_found(tmp_path: Path) -> None:
    for language, name, text in [
        ("en", "cards.ftl", "-ship = ship\nnoise = Noise\n    .hint = Roll\ndoor = Door\n"),
        ("pl", "cards.ftl", "noise = Szmery\ndoor = Drzwi\n    .ins = drzwiami\nslime = Śluz\n"),
        ("en", "rooms.ftl", "nest = Nest\n"),
    ]:
        (tmp_path / language).mkdir(exist_ok=True)
        (tmp_path / language / name).write_text(text, encoding="utf-8")
    assert language_gaps(tmp_path) == [
        "en/cards.ftl: slime is missing",
        "pl/cards.ftl: noise.hint is missing",
        "pl/rooms.ftl is missing",
    ]


@pytest.mark.parametrize("text", ["noise = Noise\nnoise = Noise\n", "this is no message\n"])
def test_a_broken_text_is_found(tmp_path: Path, text: str) -> None:
    file = tmp_path / "cards.ftl"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"cards\.ftl"):
        message_ids(file)


# --- what must not be committed ------------------------------------------------------------------


def registries_named(root: Path) -> list[str]:
    """Where a file names the host of a package registry, as ``Makefile: <host>``."""
    return [
        f"{file.relative_to(root).as_posix()}: {host}"
        for file in our_files(root)
        for host in REGISTRIES
        if host.encode() in file.read_bytes().lower()
    ]


def test_no_file_names_a_registry() -> None:
    assert registries_named(ROOT) == []


def test_a_named_registry_is_found(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"see https://{REGISTRIES[0].upper()}/simple")
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "pip.conf").write_text(REGISTRIES[0])
    assert registries_named(tmp_path) == [f"docs/index.md: {REGISTRIES[0]}"]


def test_constraints_pin_versions_with_hashes_and_nothing_else() -> None:
    pin = re.compile(
        r"[a-z0-9][a-z0-9.-]*==[0-9][\w.+!]*( ; [^\\\n]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+"
    )
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    blocks = re.split(r"\n(?=\S)", text.rstrip("\n"))
    assert [block for block in blocks if not pin.fullmatch(block)] == []


def test_a_pin_holds_for_every_python_that_is_supported() -> None:
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert re.findall(r"^.*python_(?:full_)?version <.*$", text, flags=re.MULTILINE) == []


def test_the_client_is_locked_with_hashes() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert lock.pop("")["devDependencies"] == package["devDependencies"], "run `make lock`"
    assert [name for name, one in lock.items() if not one.get("integrity")] == []
    assert [name for name, one in lock.items() if "resolved" in one] == []


def test_a_pinned_package_is_printed_with_its_hashes() -> None:
    def pinned(name: str) -> subprocess.CompletedProcess[str]:
        command = [str(ROOT / "scripts" / "pinned"), name]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    lines = pinned("uv").stdout.splitlines()
    assert lines[0].startswith("uv==")
    assert len(lines) > 1
    assert all(line.startswith("    --hash=sha256:") for line in lines[1:])
    assert pinned("no-such-package").returncode == 1


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *(need for extra in project["project"]["optional-dependencies"].values() for need in extra),
        *project["dependency-groups"]["install"],
    ]
    pinned = {
        line.partition("==")[0]
        for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    }
    names = {re.split(r"[\[<>=!~; ]", need)[0].lower().replace(".", "-") for need in wanted}
    names.discard(project["project"]["name"])  # an extra may contain another
    assert names - pinned == set(), "run `make lock`"


# --- how long a file may be ------------------------------------------------------------------------

LONGEST = 500
"""Lines of a module: what is longer is two."""


def longer_modules(root: Path) -> set[str]:
    """The modules with more lines than a reader wants."""
    return {
        file.relative_to(root).as_posix()
        for file in root.rglob("*.py")
        if len(file.read_text(encoding="utf-8").splitlines()) > LONGEST
    }


def test_no_module_is_too_long() -> None:
    assert longer_modules(PACKAGE) == set()


def test_a_module_that_is_too_long_is_found(tmp_path: Path) -> None:
    (tmp_path / "short.py").write_text("pass\n" * LONGEST)
    (tmp_path / "long.py").write_text("pass\n" * (LONGEST + 1))
    assert longer_modules(tmp_path) == {"long.py"}


# --- versions and packaging ----------------------------------------------------------------------


def test_the_changelog_opens_with_the_version_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## \[(\d[^\]]*)\]", changelog, flags=re.MULTILINE)
    assert versions[:1] == [project["version"]]
    assert hullbreach.__version__ == project["version"], "installed before the version changed"


def test_a_wheel_holds_every_file_of_the_package() -> None:
    ours = {
        file.relative_to(PACKAGE.parent).as_posix()
        for file in our_files(PACKAGE)
        if file.suffix != ".pyc"
    }
    wheel = {
        Path(file.distribution_path).as_posix()
        for file in WheelBuilder(str(ROOT)).recurse_included_files()
    }
    assert "hullbreach/py.typed" in ours
    assert ours - wheel == set()


@pytest.mark.parametrize(
    ("target", "place"), [("wheel", "hullbreach/server/client"), ("sdist", "web/dist")]
)
def test_a_distribution_carries_the_client_where_it_was_built(
    tmp_path: Path, target: str, place: str
) -> None:
    hook = runpy.run_path(str(ROOT / "hatch_build.py"))["Hook"](
        str(tmp_path), {}, None, None, str(tmp_path), target
    )
    data: dict[str, dict[str, str]] = {"force_include": {}}
    hook.initialize("standard", data)
    assert data["force_include"] == {}, "nothing was built"
    built = tmp_path / "web" / "dist"
    built.mkdir(parents=True)
    (built / "index.html").touch()
    hook.initialize("editable", data)
    assert data["force_include"] == {}, "found beside the sources"
    hook.initialize("standard", data)
    assert data["force_include"] == {str(built): place}


def test_a_wheel_lists_which_tests_name_which_rules(tmp_path: Path) -> None:
    package = tmp_path / "src" / "hullbreach" / "testkit"
    package.mkdir(parents=True)
    (package / "proofs.py").write_bytes((PACKAGE / "testkit" / "proofs.py").read_bytes())
    (tmp_path / "tests").mkdir()
    test = 'import pytest\n@pytest.mark.rule("A-007")\ndef test_it(): pass\n'
    (tmp_path / "tests" / "test_it.py").write_text(test)
    hook = runpy.run_path(str(ROOT / "hatch_build.py"))["Hook"]
    data: dict[str, dict[str, str]] = {"force_include": {}}
    hook(str(tmp_path), {}, None, None, str(tmp_path), "wheel").initialize("standard", data)
    (made,) = data["force_include"]
    assert data["force_include"][made] == "hullbreach/testkit/proofs.json"
    assert json.loads(Path(made).read_text()) == {"tests/test_it.py::test_it": ["A-007"]}


def test_scripts_can_be_run() -> None:
    scripts = [ROOT / ".ci" / "run", *(ROOT / "scripts").iterdir()]
    assert [script.name for script in scripts if not os.access(script, os.X_OK)] == []
