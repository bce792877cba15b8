"""What the server writes down, and what it never does: no secret link, no seed, no card."""

from __future__ import annotations

import logging

LEVELS = ("debug", "info", "warning", "error")

TALKATIVE = ("uvicorn", "uvicorn.error", "uvicorn.asgi", "websockets", "sqlalchemy", "asyncio")
"""At their most talkative these log whole messages and rows, and so the links of players."""


def set_up(level: str) -> None:
    """Log to the standard error from this level on."""
    logging.basicConfig(
        level=level.upper(), format="%(asctime)s %(levelname)s %(name)s %(message)s"
    )
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))
