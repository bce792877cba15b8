"""What cards, items, rooms, robots and events do."""
