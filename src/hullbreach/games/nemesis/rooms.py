"""What the rooms do."""
