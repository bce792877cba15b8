"""What skills do: numbers that they change, and actions that they bring."""
