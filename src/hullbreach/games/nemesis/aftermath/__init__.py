"""What the missions of Aftermath share: the shuttle, alerts, events and exploration tokens."""
