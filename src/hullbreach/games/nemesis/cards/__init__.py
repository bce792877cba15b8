"""What the cards, items and rooms of Nemesis do."""
