"""A specimen sheet: what the table is made of, and every drawing of a game, large, small, and in the dark.

    python -m hullbreach.testkit.sheet nemesis > sheet.html

Open the page in a browser. `--packs` chooses the packs, as on the command line of the game.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from hullbreach.kernel import registry
from hullbreach.kernel.art import Art
from hullbreach.testkit import specimens

PAINT = Path(__file__).parents[3] / "web" / "src" / "art.css"
"""How the client paints drawings."""
STYLE = """
body { background: #0f1316; color: #e9e4da; font: 12px/1.2 var(--body); margin: 16px; width: 1400px; }
h1, h2 { font-family: var(--disp) } h1 { font-size: 20px } h2 { font-size: 15px; border-bottom: 1px solid #2c343b; margin: 14px 0 6px }
.row { display: flex; flex-wrap: wrap; gap: 6px }
figure { margin: 0; padding: 4px; width: 108px; background: #1b2126; border-radius: 6px; text-align: center }
figure.wide { width: 330px } figure.wide svg.big { width: 320px; height: 200px }
svg.big { width: 76px; height: 76px; display: block; margin: auto } svg.small { width: 24px; height: 24px }
.art-dark { background: #050608 }
.line { display: flex; flex-wrap: wrap; align-items: end; gap: 22px; padding: 10px 16px; background: radial-gradient(closest-side, #3a1512, #0f1316) }
.line figure { background: none; width: auto } .line svg { display: block; overflow: visible }
svg.room { width: 100px; height: 90px; display: block; margin: auto }
.room .wall { fill: #06080b } .room .rim { fill: #343c43; stroke: #8b969f; stroke-width: 3 }
figcaption { overflow-wrap: anywhere; font-size: 11px; color: #a3b3c4 }
"""
WIDE = ("key", "ground")
HEXAGON = "M50 0L25 43.3H-25L-50 0L-25 -43.3H25Z"
"""The walls of a room."""
BOX = re.compile(r'<symbol id="[^"]*?-(intruder-[a-z-]+|xeno-[a-z-]+)" viewBox="([^"]+)"')
"""Creatures have boxes of their own."""
SQUARE = (100, 100)
HIGH = 150
"""So many pixels high a creature is shown."""


def page(art: Art) -> str:
    """The sheet as one HTML document."""
    groups = groupby(art.sprite.ids, lambda id: id.partition("-")[0])
    body = _creatures(art) + "".join(
        f"<h2>{kind}</h2>{_row(art.sprite.name, ids)}" for kind, ids in groups
    )
    style = specimens.style() + PAINT.read_text(encoding="utf-8") + STYLE
    sprite = art.sprite.data.decode().replace("<svg", '<svg class="sprite"', 1)
    return (
        f'<!doctype html><meta charset="utf-8"><title>{art.game}</title><style>{style}</style>'
        f"{sprite}<h1>{art.game}: {len(art.sprite.ids)}</h1>{specimens.body(art)}{body}"
    )


def _creatures(art: Art) -> str:
    """All creatures side by side, large enough for their details."""
    found = []
    for id, box in BOX.findall(art.sprite.data.decode()):
        width, height = map(float, box.split()[2:])
        if (width, height) != SQUARE:
            use = f'<use href="#{art.sprite.name}-{id}" width="100%" height="100%"/>'
            picture = f'<svg width="{HIGH * width / height:.0f}" height="{HIGH}">{use}</svg>'
            found.append(f"<figure>{picture}<figcaption>{id}</figcaption></figure>")
    return f'<h2>creatures</h2><div class="line">{"".join(found)}</div>' if found else ""


def _row(sprite: str, ids: Iterable[str]) -> str:
    return f'<div class="row">{"".join(_specimen(sprite, id) for id in ids)}</div>'


def _specimen(sprite: str, id: str) -> str:
    use = f'<use href="#{sprite}-{id}" width="100%" height="100%"/>'
    wide = id.startswith(WIDE)
    if id.startswith("room-"):
        drawing = f'<use href="#{sprite}-{id}" x="-42" y="-42" width="84" height="84"/>'
        walls = f'<path class="wall" d="{HEXAGON}"/><path class="rim" d="{HEXAGON}" transform="scale(0.9)"/>'
        inside = f'<svg class="room" viewBox="-52 -46 104 92">{walls}{drawing}</svg>'
        return f"<figure>{inside}<figcaption>{id}</figcaption></figure>"
    small = "".join(f'<svg class="small {where}">{use}</svg> ' for where in ("", "art-dark"))
    return (
        f'<figure class="{"wide" if wide else ""}"><svg class="big">{use}</svg>{"" if wide else small}'
        f"<figcaption>{id}</figcaption></figure>"
    )


def main(arguments: list[str] | None = None) -> None:
    """Write the sheet of a game to standard output."""
    parser = argparse.ArgumentParser(prog="python -m hullbreach.testkit.sheet")
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--packs", nargs="*", default=[])
    given = parser.parse_args(arguments)
    edition = registry.find(given.game).edition(tuple(given.packs))
    sys.stdout.write(page(edition.art))


if __name__ == "__main__":
    main()
