"""What the rules say, in the reader's language: the sentence behind a rule's id."""

from __future__ import annotations

import re
from typing import Any

from hullbreach.kernel.game import Game
from hullbreach.kernel.rules import Row
from hullbreach.kernel.texts import Text, Texts
from hullbreach.terminal.matching import folded

MOST_FOUND = 12


def sentence(game: Game[Any], rule: str, texts: Texts) -> str:
    """The rule in words: translated, or as the checklist has it; empty for an unknown id."""
    if texts.has(f"rule-{rule}"):
        return texts.format(Text(f"rule-{rule}"))
    row = game.checklist.rows.get(rule)
    return row.rule if row is not None else ""


def chapter(game: Game[Any], title: str, texts: Texts) -> str:
    """The name of a chapter of the checklist, in the reader's language if it has one."""
    slug = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
    message = f"chapter-{game.name}-{slug}"
    return texts.format(Text(message)) if texts.has(message) else title


def search(game: Game[Any], wanted: str, texts: Texts) -> list[Row]:
    """The rules that were meant: by id, by its number alone, or by words of the sentence."""
    rows = game.checklist.rows
    if wanted.upper() in rows:
        return [rows[wanted.upper()]]
    if wanted.isdigit():
        return [row for row in rows.values() if re.fullmatch(rf".*\D0*{int(wanted)}", row.id)]
    words = folded(wanted).split()
    found = [
        row
        for row in rows.values()
        if all(word in folded(sentence(game, row.id, texts)) for word in words)
    ]
    return found[:MOST_FOUND] if words else []
