"""What the games of the family tell: one class per kind of happening. All of them are found here."""

from __future__ import annotations

from hullbreach.games.survival.rules.events.bodies import *  # noqa: F403
from hullbreach.games.survival.rules.events.endings import *  # noqa: F403
from hullbreach.games.survival.rules.events.intruders import *  # noqa: F403
from hullbreach.games.survival.rules.events.moving import *  # noqa: F403
from hullbreach.games.survival.rules.events.rounds import *  # noqa: F403
from hullbreach.games.survival.rules.events.things import *  # noqa: F403
