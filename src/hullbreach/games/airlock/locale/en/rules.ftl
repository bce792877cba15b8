### Airlock: the rules checklist, one message per rule.

chapter-airlock-setup = Setup
chapter-airlock-turn = Turn
chapter-airlock-actions = Actions
chapter-airlock-reactions = Reactions
chapter-airlock-vote = Vote
chapter-airlock-end = End of the game

rule-A-001 = There is one saboteur; everybody else is crew, and only you know your role.
rule-A-002 = Everybody starts in the hold with two cards.
rule-A-003 = There is more air the more people breathe it: 12, 16 or 20 for 3, 4 or 5 players.
rule-A-004 = A turn begins with drawing a card; when the deck is empty the discard pile is shuffled into it.
rule-A-005 = In a turn you do up to two things; after them the next person alive has the turn.
rule-A-006 = You cannot hold more than four cards: draw no fifth.
rule-A-007 = You move to a neighbouring room.
rule-A-008 = You work where a system is: play a repair card, roll the die and add the card's strength; six or more is a success.
rule-A-009 = A room without a system, or with one that works already, gives nothing to work on.
rule-A-010 = Two successes repair a system.
rule-A-011 = With a scanner you look at the role of somebody in your room; they keep it.
rule-A-012 = You may end your turn early.
rule-A-013 = When somebody works, the next person alive may play a jam: the work fails without a roll.
rule-A-014 = When everybody has had a turn, all alive vote at the same time, in secret: a name, or nobody.
rule-A-015 = Whoever more than half of the living name goes out of the airlock, and shows the role.
rule-A-016 = Every turn costs one air.
rule-A-017 = The crew wins when all three systems work, or when the saboteur is out.
rule-A-018 = The saboteur wins when the air is gone, or when only two people are left aboard.
rule-A-019 = Whoever goes out of the airlock discards the hand and neither acts nor votes any more.
