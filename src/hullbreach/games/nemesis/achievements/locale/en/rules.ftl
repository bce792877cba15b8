### The checklist of the achievements, one message per rule.

chapter-nemesis-achievements = Achievements

rule-NP-005 = Two random achievement cards are placed face up beside the board at setup.
rule-NP-006 = The first player to meet an achievement's requirement takes the card into the inventory.
rule-NP-007 = An achievement card is played only at the time, and with the effect, stated in its lower part.
rule-NP-058 = Reading adopted: several players meeting a requirement at the same moment: the first in player order takes the achievement.
