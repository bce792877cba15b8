"""The options of a game as a lobby or a command line needs them: typed, described, checked."""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from hullbreach.kernel.errors import BadOption, BadSeats, UnknownMode, UnknownOption
from hullbreach.kernel.game import Game
from hullbreach.kernel.texts import Text

Kind = Literal["switch", "choice", "number", "text", "set"]


class Setting(msgspec.Struct, frozen=True):
    """One option: its name, what values it takes, and the words for it."""

    name: str
    kind: Kind
    default: Any
    choices: tuple[str, ...]
    label: Text
    low: int | None = None
    high: int | None = None
    roles: tuple[str, ...] = ()
    """Of a set of packs: the role of each choice. Of all but modules one is chosen."""
    needs: Mapping[str, tuple[Any, ...]] = {}
    """It applies only where these other options, or `seats`, have one of these values."""

    def choice_label(self, value: str) -> Text:
        """The words for one of the choices."""
        return Text(f"{self.label.id}-{value}")


def settings(game: Game[Any]) -> list[Setting]:
    """The options of a game, in the order in which it lists them."""
    found: list[Setting] = []
    hints = typing.get_type_hints(game.Options, include_extras=True)
    for field in msgspec.structs.fields(game.Options):
        if field.name == "packs":
            found += _packs(game)
        if field.name in ("packs", *game.carried):
            continue
        hint, low, high = hints[field.name], None, None
        if typing.get_origin(hint) is typing.Annotated:
            hint, meta = typing.get_args(hint)[:2]
            low, high = meta.ge, meta.le
        label = Text(f"setting-{game.name}-{field.name.replace('_', '-')}")
        kind, choices = _kind(hint)
        needs = game.option_needs.get(field.name, {})
        found.append(
            Setting(field.name, kind, field.default, choices, label, low, high, needs=needs)
        )
    return found


def _packs(game: Game[Any]) -> list[Setting]:
    """Which packs are played with, where there is anything to choose; the base always is."""
    packs = [pack for pack in game.packs.values() if pack.role != "base"]
    if len(packs) < 2:
        return []
    ids, roles = tuple(pack.id for pack in packs), tuple(pack.role for pack in packs)
    usual = [id for id in game.usual_packs if id in ids]
    return [Setting("packs", "set", usual, ids, Text(f"pack-{game.name}"), roles=roles)]


def _kind(hint: Any) -> tuple[Kind, tuple[str, ...]]:
    if hint is bool:
        return "switch", ()
    if hint is int:
        return "number", ()
    if typing.get_origin(hint) is Literal:
        return "choice", typing.get_args(hint)
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return _kind(next(arg for arg in typing.get_args(hint) if arg is not type(None)))
    return "text", ()


def _wanted(given: dict[str, Any]) -> list[Any]:
    """The packs that options name; a command line has commas between them."""
    wanted = given.get("packs", ())
    if isinstance(wanted, str):
        return [name.strip() for name in wanted.split(",") if name.strip()]
    return list(wanted) if isinstance(wanted, list | tuple) else [wanted]


def read_options(game: Game[Any], given: dict[str, Any], seats: int) -> Any:
    """The game's options from names and values; strings are taken as a command line gives them."""
    known = {setting.name for setting in settings(game)} | {"packs", *game.carried}
    for name in given:
        if name not in known:
            raise UnknownOption(name=name, game=game.name, known=", ".join(sorted(known)) or "-")
    wanted = _wanted(given)
    if not all(isinstance(one, str) for one in wanted):
        raise BadOption(game=game.name, detail="packs")
    # A game with nothing to choose needs no word of it.
    agreed = game.agree(wanted)
    given = {**given, "packs": agreed if len(game.packs) > 1 else ()}
    try:
        options = msgspec.convert(given, game.Options, strict=False)
    except msgspec.ValidationError as error:
        raise BadOption(game=game.name, detail=str(error)) from None
    if seats not in game.seats:
        raise BadSeats(
            game=f"game-{game.name}", seats=seats, low=game.seats[0], high=game.seats[-1]
        )
    game.check(options, seats)
    return options


def together(chosen: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    """Options of a mode and those that are given besides: these count, and packs come together."""
    packs = [*_wanted(chosen), *_wanted(given)]
    both = {**chosen, **given}
    return {**both, "packs": packs} if packs else both


def mode_options(game: Game[Any], mode: str, seats: int) -> dict[str, Any]:
    """The options of a way to play that the game lists, for a number of players it allows."""
    found = _mode(game, mode)
    if found is None:
        raise UnknownMode(name=mode, known=", ".join(name for name, *_rest in game.modes()))
    options, counts = found
    if seats not in counts:
        title = game.mode_title(mode)
        raise BadSeats(game=title, seats=seats, low=min(counts), high=max(counts))
    return dict(options)


def fewest(game: Game[Any], mode: str) -> int:
    """How many players a way to play takes at least."""
    found = _mode(game, mode)
    return game.seats[0] if found is None else min(found[1])


def _mode(game: Game[Any], mode: str) -> tuple[dict[str, Any], list[int]] | None:
    """A way to play; those that the game would list after it load none of their packs."""
    for name, options, counts in game.modes():
        if name == mode:
            return options, list(counts)
    return None
