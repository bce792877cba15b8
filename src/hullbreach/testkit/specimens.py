"""What the browser table is made of, read out of its own files: colours, type, rooms, doors, frames of cards.

Nothing is drawn here a second time: styles are those of the components, paths and gradients those of the board.
"""

from __future__ import annotations

import re
from collections import Counter
from math import cos, pi, sin
from pathlib import Path
from typing import get_args

from hullbreach.kernel.art import Art
from hullbreach.kernel.scenes import CardKind, Door

WEB = Path(__file__).parents[3] / "web" / "src"
PALETTE = re.compile(r"^  --([a-z0-9-]+): (#[0-9a-f]{6});", re.MULTILINE)
FONT = re.compile(
    r"font: ([4-7]00) ([\d.]+)px(?:/[\d.a-z]+)? var\(--(body|cond|disp|narrow|display)\)"
)
FAMILIES = {"narrow": "cond", "display": "disp"}
"""The board has names of its own for two of them."""
TERM = re.compile(r"\{(-?)(h|width)(?: ([+-]) ([\d.]+))?\}")
"""What the drawing of a door computes."""
RADIUS = 56
WALL = -5
DOOR = 22
RIMS = ("red", "yellow", "green", "white")
STATES = (
    "",
    "fire",
    "fault",
    "fire fault",
    "slime",
    "dark",
    "dark fault",
    "unknown",
    "act",
    "here",
)
STYLE = """
.swatch { width: 132px; text-align: left; font: 600 13px/1.2 var(--cond) } .swatch i { display: block; height: 34px; border-radius: 5px; border: 1px solid var(--line) }
.swatch small, .face small { display: block; font: 500 11.5px/1.2 var(--cond); color: var(--dim) }
.face { min-width: 150px } .state { width: 124px } .state svg { width: 120px; height: 106px; overflow: visible } .doors .state svg { height: 44px }
.region .art.off { --art-lamp: #3a3f44; --art-core: #4f4a44 } .steel { fill: url(#b-steel) } .frames > div { width: 136px; height: 163px }
.region .glow path { fill: none; stroke: var(--act); stroke-width: 2.6 } .region .glow .here { stroke: var(--hi); stroke-dasharray: 3 5 }
"""


def _read(*parts: str) -> str:
    return WEB.joinpath(*parts).read_text(encoding="utf-8")


def _between(text: str, start: str, end: str) -> str:
    return text.split(start, 1)[1].split(end, 1)[0]


def style() -> str:
    """The client's own styles, those of cards for whatever is in `.frames`, and its fonts if they are built."""
    card = _between(_read("components", "Card.svelte"), "<style>", "</style>")
    rules = [line for line in card.splitlines() if not re.search(r":global|@keyframes", line)]
    fonts = WEB / "generated" / "fonts.css"
    faces = fonts.read_text(encoding="utf-8") if fonts.exists() else ""
    faces = faces.replace("./fonts/", f"{(WEB / 'generated' / 'fonts').as_uri()}/")
    app, board = _read("app.css"), _read("board", "board.css")
    colours = _between(app, ":root {", "}")
    forms = "".join(line for line in app.splitlines() if line.startswith(".form"))
    return "\n".join(
        (faces, f":root {{{colours}}}", board, forms, f".frames {{ {' '.join(rules)} }}", STYLE)
    )


def body(art: Art) -> str:
    """All specimens, before the drawings of a game."""
    clip = f'<clipPath id="b-inside"><path d="{_hexagon(WALL)}"/></clipPath>'
    defs = f"<defs>{_between(_read('board', 'Defs.svelte'), '<defs>', '</defs>')}{clip}</defs>"
    parts = {
        "palette": _palette("app.css") + _palette("art.css"),
        "type": _faces(),
        "states of a room": "".join(_room(art, state) for state in STATES),
        "doors": "".join(_door(state) for state in get_args(Door) if state != "none"),
        "frames of cards": _frames(art),
    }
    rows = {"doors": "row doors", "frames of cards": "row frames"}
    told = "".join(
        f'<h2>{name}</h2><div class="{rows.get(name, "row")}">{inside}</div>'
        for name, inside in parts.items()
    )
    return f'<svg class="sprite">{defs}</svg>{told}'


def _palette(file: str) -> str:
    ground = dict(PALETTE.findall(_read("app.css")))["panel"]
    return "".join(
        f'<figure class="swatch"><i style="background:{colour}"></i>{name}'
        f"<small>{colour} · {contrast(colour, ground):.1f}:1</small></figure>"
        for name, colour in PALETTE.findall(_between(_read(file), ":root {", "\n}"))
    )


def contrast(one: str, other: str) -> float:
    """How far two colours are apart, as accessibility guidelines count it."""
    bright, dim = sorted((_light(one), _light(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def _light(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def fonts_in_use() -> Counter[tuple[str, float, str]]:
    """How often each face, size and weight is written in the client."""
    files = [*WEB.rglob("*.svelte"), WEB / "app.css", *WEB.glob("board/*.css")]
    return Counter(
        (FAMILIES.get(family, family), float(size), weight)
        for file in files
        for weight, size, family in FONT.findall(file.read_text(encoding="utf-8"))
    )


def _faces() -> str:
    return "".join(
        f'<figure class="face"><span style="font:{weight} {size}px/1.1 var(--{family})">Żółć 123 Ag</span>'
        f"<small>{family} {size:g} · {weight} · {count}×</small></figure>"
        for (family, size, weight), count in sorted(fonts_in_use().items(), reverse=True)
    )


def _hexagon(by: float = 0) -> str:
    """The walls of a usual room, grown by a distance."""
    far = RADIUS + by / cos(pi / 6)
    corners = [(far * cos(pi / 3 * at), far * sin(pi / 3 * at)) for at in range(6)]
    return f"M{'L'.join(f'{x:.1f} {y:.1f}' for x, y in corners)}Z"


def _room(art: Art, state: str) -> str:
    """A room of the game in a state, in the layers of the board."""
    states = state.split()
    inside = _hexagon(WALL)
    if "unknown" in states:
        drawn = (
            f'<path class="body" d="{_hexagon()}"/><path d="{_hexagon(-6)}" fill="url(#b-hatch)"/>'
        )
    else:
        room = next((id for id in art.sprite.ids if id.startswith("room-")), "")
        use = f'<use href="#{art.sprite.name}-{room}" x="-50" y="-50" width="100" height="100"/>'
        look = f"art {'off' if 'fault' in states else ''} {'art-dark' if 'dark' in states else ''}"
        fit = f"scale({RADIUS / 65:.2f})"
        drawn = (
            f'<path class="body" d="{_hexagon()}"/><path class="floor" d="{inside}"/>'
            f'<path d="{inside}" fill="url(#b-grid)"/>'
            f'<g class="{look}" transform="{fit}">{use}</g><g clip-path="url(#b-inside)">{_floor(states, inside)}</g>'
            f'<path class="lip" d="{_hexagon(WALL - 1)}"/>'
            f'<path class="rim" d="{inside}" stroke="var(--steel)"/>'
        )
    light = {"act": "act-line", "here": "here"}.get(state)
    glow = f'<g class="glow"><path class="{light}" d="{_hexagon(3)}"/></g>' if light else ""
    blaze = f'<circle r="{RADIUS * 1.3}" fill="url(#b-blaze)"/>' if "fire" in states else ""
    kind = "region unknown" if "unknown" in states else "region"
    return (
        f'<figure class="state"><svg viewBox="-62 -55 124 110"><g class="{kind}">{blaze}{drawn}{glow}</g></svg>'
        f"<figcaption>{state or 'lit'}</figcaption></figure>"
    )


def _floor(states: list[str], inside: str) -> str:
    """What a state paints on the floor, with the board's own paths."""
    source = _read("board", "Region.svelte")
    found = ""
    if "dark" in states:
        found += f'<path d="{_hexagon(-4)}" fill="#010203" opacity="0.42"/>'
    if "slime" in states:
        slime = _between(source, 'const SLIME = "', '"')
        found += f'<g class="slime"><path d="{slime}"/></g>'
    if "fault" in states:
        ring = f"{inside}{_hexagon(WALL - 8)}"
        found += f'<path d="{ring}" fill="url(#b-hazard)" fill-rule="evenodd" opacity="0.9"/>'
    if "fire" in states:
        flame = _between(source, 'const FLAME = "', '"')
        places = re.findall(
            r"\[(-?\d+), (\d+), ([\d.]+)\]", _between(source, "const FLAMES = ", ";")
        )
        flames = "".join(
            f'<path transform="translate({x} {y}) scale({k})" d="{flame}"/>' for x, y, k in places
        )
        inner = f'<g class="flames inner" transform="translate(2 6) scale(.7 .72)">{flames}</g>'
        found += f'<path class="firelight" d="{inside}"/><g class="flames">{flames}</g>{inner}'
    return found


def _door(state: str) -> str:
    """A door in its corridor, as the board draws it."""
    source = _read("board", "Door.svelte")
    drawing = re.split(r"\{:else|\{/if", _between(source, f'state === "{state}"}}', "</g>"))[0]
    drawn = TERM.sub(_number, drawing)
    way = "".join(
        f'<path class="{part}" d="M-60 0H60" stroke-width="{DOOR + wide}"/>'
        for part, wide in (("wall", 3), ("floor", -3), ("ribs", -5))
    )
    return (
        f'<figure class="state"><svg viewBox="-62 -22 124 44"><g class="link">{way}</g><g class="door">{drawn}</g></svg>'
        f"<figcaption>{state}</figcaption></figure>"
    )


def _number(term: re.Match[str]) -> str:
    minus, name, sign, more = term.groups()
    value = DOOR / 2 if name == "h" else DOOR
    extra = float(f"{sign}{more}") if more else 0
    return f"{(-value if minus else value) + extra:g}"


def _frames(art: Art) -> str:
    kinds = [(kind, "") for kind in get_args(CardKind)] + [("item", rim) for rim in RIMS]
    return "".join(_frame(art, kind, rim) for kind, rim in kinds)


def _frame(art: Art, kind: str, rim: str) -> str:
    """A card without a text: its band, border and ground tell its kind."""
    drawing = next((id for id in (f"kind-{kind}", kind) if id in art.sprite.ids), "")
    use = f'<use href="#{art.sprite.name}-{drawing}" width="100%" height="100%"/>'
    ghost = f'<span class="ghost"><svg width="92" height="92">{use}</svg></span>' if drawing else ""
    colour = f' data-rim="{rim}"' if rim else ""
    form = f'<i class="form form-{rim}"></i>' if rim else ""
    return (
        f'<div><button class="card kind-{kind}"{colour}>{ghost}<span class="band"><strong>{rim} {kind}</strong>{form}</span>'
        f'<span class="tx">Żółć 123 Ag</span><span class="ft">kind-{kind}</span></button></div>'
    )
