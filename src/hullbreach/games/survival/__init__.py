"""What the Nemesis games share: rooms and corridors, noise, the bag, encounters, wounds, items.

A game of the family brings its data, its rooms, cards and events, and the rules that it replaces
(`Rulebook`). Nothing here asks which game it is.
"""
