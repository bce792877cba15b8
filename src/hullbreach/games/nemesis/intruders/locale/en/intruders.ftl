# The intruders: events and weaknesses.

## Events

event-coolant-leak-text = If the Generator has a malfunction, the self-destruct sequence starts, even with somebody in hibernation. Remove this card from the game and shuffle the discard pile into the event deck.
event-bulkheads-open-text = All closed doors open. Destroyed doors stay destroyed.
event-regeneration-text = Every intruder on the board loses up to 2 injuries.
event-life-support-failure = Life Support Failure
event-life-support-failure-text = Put a malfunction marker in every explored green room. Remove this card from the game and shuffle the discard pile into the event deck.
event-damage-text = Put a malfunction marker in each room that holds an adult, a breeder or the queen.
event-malfunction = Malfunction
event-malfunction-text = Put a malfunction marker in the explored room with the lowest number among those without one. Shuffle this card back into the event deck.
event-egg-protection-text = Resolve an encounter for each character who is in the Nest or carries an egg.
event-pod-ejection = Evacuation Pod Ejection
event-pod-ejection-text = The escape pod with the lowest number leaves the game, with whoever waits in it: for them that is a launch. Remove this card from the game and shuffle the discard pile into the event deck.
event-hatching-text = Discard 1 egg from the intruder board. Every character in the Nest without action cards in hand is infested. If nobody was, put a larva token in the bag.
event-nest-text = If the Nest is explored, put noise in every corridor around it that has none.
event-short-circuit-text = Put a malfunction marker in each explored yellow room with a computer. Remove this card from the game and shuffle the discard pile into the event deck.
event-lurking-text = All intruders that share no room with a character leave the board, and a token of each goes into the bag.
event-noise-in-technical-corridors = Noise in Technical Corridors
event-noise-in-technical-corridors-text = If the technical corridors have no noise, put a marker there. Otherwise every character in a room with an entrance, and with no intruder in it, makes a noise roll.
event-consuming-fire-text = The item counter of every burning room drops to 0. Then { -fire-spreads }
event-flammable-compounds = Flammable Compounds
event-flammable-compounds-text = Put fire in the Hibernatorium. If it was burning already, put fire in all rooms next to it.

## Weaknesses

weakness-the-way-of-moving-text = Only breeders and the queen can destroy closed doors.
weakness-susceptibility-to-phosphates = Susceptibility to Phosphates
weakness-susceptibility-to-phosphates-text = An intruder driven off by a Fire Extinguisher or by the Fire Control System also takes 1 injury.
weakness-vulnerability-to-fire = Vulnerability to Fire
weakness-vulnerability-to-fire-text = Every instance of fire damage, be it a fire marker, a Molotov Cocktail or the Flamethrower, deals 1 more injury. Fire in the Nest destroys 2 eggs a round.
