### The checklist of the blood tests, one message per rule.

chapter-nemesis-blood-tests = Blood tests

rule-NP-011 = Prepare blood test is a room action in any green room, out of combat and without malfunction (reading adopted: 2 cards): a blood test card goes to the player's discard pile.
rule-NP-012 = A player's deck may hold at most 1 blood test card.
rule-NP-059 = A player who holds a blood test card in deck, hand or discard pile cannot prepare another.
