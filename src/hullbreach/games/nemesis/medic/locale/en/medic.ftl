### The Medic: her cards, her needle gun, her quest items.

pack-nemesis-medic = the Medic

item-needle-gun = Needle Gun
item-needle-gun-text = A shot that hits does not injure: the target retreats instead. Refilled with Chemicals only.
character-medic = Medic
card-er = ER
card-er-text = Spend 1 ammo of your Needle Gun and choose a character in your room. Either they discard 1 action card and put the contamination from their hand in their discard pile, or they draw 3 action cards.
card-pharmacist = Pharmacist
card-pharmacist-text = Choose a character in your room, or yourself: dress 1 serious wound or heal 1 dressed serious wound. In a green room you then draw 1 action card.
card-field-dressing = Field Dressing
card-field-dressing-text = Choose a character in your room, or yourself: heal all light wounds or dress 1 serious wound. In a green room you then draw 1 action card.
quest-surgery-kit = Surgery Kit
quest-surgery-kit-text = Unlock: discard a Medkit. Use: choose a character in your room, or yourself. All their contamination is scanned; infected cards and a larva are removed. They shuffle all their cards, hand included, into their deck and take 1 light wound.
quest-combat-drugs = Combat Drugs
quest-combat-drugs-text = Unlock: be in the Emergency Room. Use: draw until you hold 5 cards.
