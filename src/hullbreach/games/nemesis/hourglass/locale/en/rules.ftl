### The checklist of the hourglass, one message per rule.

chapter-nemesis-hourglass = Hourglass

rule-NP-049 = The hourglass is turned over at the start of every round.
rule-NP-050 = A player who notices it has run out may pick it up, choose any room and make a noise roll there.
rule-NP-051 = Encounter through the hourglass: the number is compared with, and a surprise attack targets, the character in the chosen room whose player holds the fewest cards (ties by player order).
rule-NP-052 = Encounter through the hourglass in a room without characters: no surprise attack.
rule-NP-053 = Once used, the hourglass stays aside until the next round.
rule-NP-054 = Picking up the hourglass is never compulsory.
rule-NP-055 = If a player objects, the hourglass is removed from the game after a noise roll has been made.
rule-NP-072 = Reading adopted: in software the hourglass is a timer restarted each round; once it has run out, the first player to claim it makes the roll.
