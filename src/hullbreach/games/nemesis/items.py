"""What the items do."""
