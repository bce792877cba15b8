"""A plot as an SVG picture: lines with points over whole numbers, and a legend."""

from __future__ import annotations

from html import escape

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 50, 50
COLOURS = ("#1f6feb", "#d1242f", "#1a7f37")
STEPS = (1, 2, 5)


def plot(title: str, across: str, up: str, lines: dict[str, list[tuple[int, float]]]) -> str:
    """The picture of some lines, with zero at the bottom."""
    points = [point for line in lines.values() for point in line]
    low, high = min(x for x, _ in points), max(x for x, _ in points)
    tick = _tick(max(y for _, y in points))
    top = tick * (int(max(y for _, y in points) / tick) + 1)

    def at(x: float, y: float) -> tuple[float, float]:
        wide = (x - low) / max(high - low, 1)
        return (
            round(LEFT + wide * (WIDTH - LEFT - RIGHT), 1),
            round(HEIGHT - BOTTOM - y / top * (HEIGHT - TOP - BOTTOM), 1),
        )

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(title)}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        _text(LEFT, 20, title, size=15),
        _text(WIDTH / 2, HEIGHT - 12, across, anchor="middle"),
        _text(LEFT, TOP - 12, up),
    ]
    for count in range(int(top / tick) + 1):
        x, y = at(low, count * tick)
        parts.append(f'<path d="M{x} {y}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(_text(x - 6, y + 4, f"{count * tick:g}", anchor="end"))
    for number in range(low, high + 1):
        x, y = at(number, 0)
        parts.append(_text(x, y + 18, str(number), anchor="middle"))
    for index, (name, line) in enumerate(lines.items()):
        colour = COLOURS[index % len(COLOURS)]
        places = [at(x, y) for x, y in line]
        path = "L".join(f"{x} {y}" for x, y in places)
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in places]
        parts.append(_text(WIDTH - RIGHT, 20 + 16 * index, name, anchor="end", colour=colour))
    return "\n".join([*parts, "</svg>\n"])


def _tick(most: float) -> float:
    """A round distance of lines, about five of them."""
    size = 1.0
    while True:
        for step in STEPS:
            if most / (step * size) <= 6:
                return step * size
        size *= 10


def _text(
    x: float, y: float, text: str, *, size: int = 12, anchor: str = "start", colour: str = "#333"
) -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" fill="{colour}">'
        f"{escape(text)}</text>"
    )
