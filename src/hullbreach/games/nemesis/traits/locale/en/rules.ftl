### The checklist of the traits, one message per rule.

chapter-nemesis-traits = Traits

rule-NP-032 = Trait cards are optional; a trait lies face up by the character board and applies for the whole game.
rule-NP-033 = CEO trait: while the Robot has energy, the CEO's Body serious wound counts as dressed.
rule-NP-034 = CEO trait: the Body wound can be healed normally.
rule-NP-035 = CEO trait: looking at corporate objectives does nothing in an epilogue game.
rule-NP-036 = Android trait: in games with corporate objectives the CEO knows those of the Android.
rule-NP-037 = Android trait: a contamination card drawn from the Android's action deck into hand is scanned at once and leaves the game, infected or not; if infected, the Android takes 1 light wound.
rule-NP-038 = Android trait: for each contamination card removed this way another card is drawn, which is treated the same way.
rule-NP-039 = Psychologist trait (Shrink): when another character moves, the Psychologist may discard an action card and move along.
rule-NP-040 = Psychologist trait: on a shared move the active player makes the noise roll and suffers its effects.
rule-NP-041 = Bounty Hunter trait: right before the Bounty Hunter's first turn of a round, and at no other time, Laika may move to a room neighbouring her own; the Go Girl! card is the only other way to move her.
rule-NP-048 = Convict trait: he holds more serious wounds before dying (reconstruction: 4), but an attack card that kills outright at 1 or 2 serious wounds still kills him.
rule-NP-064 = There is one trait card per character: 6 base, 5 Aftermath, 1 Medic.
rule-NP-065 = CEO trait: in standard games and research missions the CEO sees every player's corporate objectives, both of an Android's.
rule-NP-066 = Android trait: after the draft the Android's player discards the personal objective unseen and takes a second corporate one; the choice between two remains.
rule-NP-067 = Android trait: an infected card found by the trait brings no larva, mutation or insanity.
rule-NP-068 = Psychologist trait: she can go along only from the mover's room and only after destination and payment are fixed.
