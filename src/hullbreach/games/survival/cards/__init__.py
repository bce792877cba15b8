"""What cards, items, rooms and events do that several games have."""
