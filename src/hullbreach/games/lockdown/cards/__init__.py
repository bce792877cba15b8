"""What the cards, items and rooms of Lockdown do."""
