"""Colours as people see them who see fewer: what looks alike has another form."""

from __future__ import annotations

from itertools import combinations
from math import dist
from typing import Any

import pytest
from tests.web import moments
from tests.web.conftest import Server
from tests.web.gallery import Show
from tests.web.table import person

FULL = {"width": 1440, "height": 900}
CLOSE = 30.0
"""Colours that differ by less (CIE 1976) are taken for one another at the size of a badge."""

SIGHTS = {
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""What is left of linear red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1)."""
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)

Colour = tuple[float, ...]
Matrix = tuple[Colour, Colour, Colour]

BADGES = """() => [...document.querySelectorAll('.board .badge')].map(one => ({
    colour: getComputedStyle(one.querySelector('path')).stroke, form: one.querySelector('path').getAttribute('d')}))"""
FIGURES = """() => [...document.querySelectorAll('.board .look-pawn')].map(one => ({
    colour: getComputedStyle(one.querySelector('.base')).fill,
    form: one.querySelector('.code').textContent + one.querySelector('use')?.getAttribute('href')}))"""
BOARDS = """() => [...document.querySelectorAll('.crew .pb')].map(one => ({
    colour: getComputedStyle(one).getPropertyValue('--colour'), form: one.querySelector('strong').textContent}))"""
MARKS = """() => [...document.querySelectorAll('.tracks .mark')].map(one => ({
    colour: getComputedStyle(one).backgroundColor, form: one.textContent}))"""
THINGS = """() => ['red', 'yellow', 'green', 'white'].map(name => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.className = `form form-${name}`;
    const how = getComputedStyle(probe);
    const found = {colour: how.backgroundColor, form: how.clipPath};
    probe.remove();
    return found;
})"""


def times(matrix: Matrix, colour: Colour) -> Colour:
    return tuple(sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)


def linear(css: str) -> Colour:
    """A colour of the page without its gamma."""
    if css.startswith("#"):
        numbers = [int(css[at : at + 2], 16) for at in (1, 3, 5)]
    else:
        numbers = [int(float(one)) for one in css[css.index("(") + 1 : -1].split(",")[:3]]
    parts = [number / 255 for number in numbers]
    return tuple(one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)


def lab(colour: Colour) -> Colour:
    """As far apart as it looks."""
    seen = (min(1.0, max(0.0, one)) for one in colour)
    x, y, z = (
        one ** (1 / 3) if one > 0.008856 else 7.787 * one + 16 / 116
        for one in (a / b for a, b in zip(times(TO_XYZ, tuple(seen)), WHITE, strict=True))
    )
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


def taken_for_another(found: list[dict[str, str]], sight: Matrix) -> list[tuple[str, str]]:
    """Pairs of colours that look alike and have the same form."""
    drawn = {(one["colour"].strip(), one["form"]) for one in found}
    return sorted(
        (a[0], b[0])
        for a, b in combinations(sorted(drawn), 2)
        if a[0] != b[0]
        and a[1] == b[1]
        and dist(lab(times(sight, linear(a[0]))), lab(times(sight, linear(b[0])))) < CLOSE
    )


def test_red_and_green_are_taken_for_one_another() -> None:
    """The measure itself: what everybody knows."""
    red, green = linear("#d9483b"), linear("#4fae5a")
    assert dist(lab(red), lab(green)) > 2 * CLOSE
    seen = [dist(lab(times(one, red)), lab(times(one, green))) for one in SIGHTS.values()]
    assert min(seen) < 2 * CLOSE < max(seen)
    alike = [{"colour": one, "form": "disc"} for one in ("#d9483b", "#d9583b")]
    assert taken_for_another(alike, SIGHTS["protanopia"])
    assert not taken_for_another([alike[0], alike[1] | {"form": "square"}], SIGHTS["protanopia"])


@pytest.mark.parametrize("moment", [moments.turn_aboard, moments.on_the_surface])
def test_what_looks_alike_has_another_form(server: Server, browser: Any, moment: Any) -> None:
    scene = moment().table.scene(0)
    game = scene.title.id.removeprefix("game-")
    with person(browser, server.address, size=FULL) as ala:
        Show(ala, scene, game=game)
        ala.page.wait_for_selector(".crew .pb")
        for probe in (BADGES, FIGURES, BOARDS, MARKS, THINGS):
            found = ala.page.evaluate(probe)
            assert found or probe is MARKS
            for name, sight in SIGHTS.items():
                assert taken_for_another(found, sight) == [], (name, probe)
