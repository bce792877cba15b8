"""Tables over HTTP and WebSocket: people and bots meet here, and no move is ever lost."""

from hullbreach.kernel.extras import require

require("serve")
