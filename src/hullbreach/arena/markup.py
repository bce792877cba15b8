"""HTML and SVG as Python calls; whatever is not markup already is escaped.

>>> el("th", "a < b", scope="row")
'<th scope="row">a &lt; b</th>'
>>> el("p", el("b", "x"), class_="note")
'<p class="note"><b>x</b></p>'
"""

from __future__ import annotations

from html import escape

VOID = ("meta", "br")


class Markup(str):
    """Text that is markup: it is not escaped again."""

    __slots__ = ()


def el(tag: str, /, *children: str, **attributes: str | float | None) -> Markup:
    """An element; an attribute that is None is left out, `class_` is `class`, `_` is `-`."""
    words = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_value(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    if tag in VOID:
        return Markup(f"<{tag}{words}>")
    return Markup(f"<{tag}{words}>{join(children)}</{tag}>")


def join(children: tuple[str, ...] | list[Markup]) -> Markup:
    """Several pieces, one after the other."""
    return Markup(
        "".join(child if isinstance(child, Markup) else escape(child) for child in children)
    )


def _value(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:g}"
