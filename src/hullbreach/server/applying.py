"""What an answer, an undo or a standing answer does to a table."""

from __future__ import annotations

from hullbreach.kernel.errors import NotOnOffer
from hullbreach.kernel.table import Table
from hullbreach.server import lessons
from hullbreach.server.errors import NoTopic
from hullbreach.server.protocol import Give, Standing, TakeBack


def apply(table: Table, seat: int, message: Give | TakeBack | Standing) -> None:
    """Do what a seat wants; refused is what the table, or its lesson, does not allow."""
    if isinstance(message, Give):
        lessons.check(table, seat, message.option)
        table.answer(seat, message.ask, message.option, id=message.id)
    elif isinstance(message, TakeBack):
        table.undo(seat)
    else:
        _check_topic(table, seat, message)
        table.stand(seat, message.topic, message.option)


def _check_topic(table: Table, seat: int, message: Standing) -> None:
    """A standing answer is one to the question that is asked, or one that stands already."""
    if not message.option:
        if (seat, message.topic) not in table.standing:
            raise NoTopic()
        return
    ask = table.ask(seat)
    if ask is None or not ask.topic or ask.topic != message.topic:
        raise NoTopic()
    known = [one.id for one in ask.options]
    if message.option not in known:
        raise NotOnOffer(option=message.option, known=", ".join(known))
