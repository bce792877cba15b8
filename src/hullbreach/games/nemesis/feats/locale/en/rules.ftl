### The checklist of the feats, one message per rule.

chapter-nemesis-feats = Feats

rule-NP-008 = Each player gets 1 random feat card face down, which the owner may look at at any time.
rule-NP-009 = When its requirement is met, the feat card goes on top of the owner's action deck.
rule-NP-010 = A feat card in hand is recognisable to all players by its back.
