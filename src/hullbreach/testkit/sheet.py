"""A specimen sheet: every drawing of a game on one page, large, small, and in the dark.

    python -m hullbreach.testkit.sheet nemesis > sheet.html

Open the page in a browser. `--packs` chooses the packs, as on the command line of the game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from hullbreach.kernel import registry
from hullbreach.kernel.art import Art

PAINT = Path(__file__).parents[3] / "web" / "src" / "art.css"
"""How the client paints drawings."""
STYLE = """
body { background: #0f1316; color: #e9e4da; font: 12px/1.2 sans-serif; margin: 16px; width: 1400px; }
h1 { font-size: 20px } h2 { font-size: 15px; border-bottom: 1px solid #2c343b; margin: 14px 0 6px }
.row { display: flex; flex-wrap: wrap; gap: 6px }
figure { margin: 0; padding: 4px; width: 108px; background: #1b2126; border-radius: 6px; text-align: center }
figure.wide { width: 330px } figure.wide svg.big { width: 320px; height: 200px }
svg.big { width: 76px; height: 76px; display: block; margin: auto } svg.small { width: 24px; height: 24px }
.art-dark { background: #050608 }
figcaption { overflow-wrap: anywhere; font-size: 11px; color: #a3b3c4 }
"""
WIDE = ("key", "ground")


def page(art: Art) -> str:
    """The sheet as one HTML document."""
    groups = groupby(art.sprite.ids, lambda id: id.partition("-")[0])
    body = "".join(f"<h2>{kind}</h2>{_row(art.sprite.name, ids)}" for kind, ids in groups)
    style = PAINT.read_text(encoding="utf-8") + STYLE
    sprite = art.sprite.data.decode().replace("<svg", '<svg class="sprite"', 1)
    return (
        f'<!doctype html><meta charset="utf-8"><title>{art.game}</title><style>{style}</style>'
        f"{sprite}<h1>{art.game}: {len(art.sprite.ids)}</h1>{body}"
    )


def _row(sprite: str, ids: Iterable[str]) -> str:
    return f'<div class="row">{"".join(_specimen(sprite, id) for id in ids)}</div>'


def _specimen(sprite: str, id: str) -> str:
    use = f'<use href="#{sprite}-{id}" width="100%" height="100%"/>'
    wide = id.startswith(WIDE)
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
