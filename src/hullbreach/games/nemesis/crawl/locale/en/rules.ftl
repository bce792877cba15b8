### The checklist of the crawl deck, one message per rule.

chapter-nemesis-crawl-deck = Crawl deck

rule-NP-001 = Crawl (1 card) moves a character from a room with a technical corridor entrance to any other such room.
rule-NP-002 = Crawl cannot be used in combat.
rule-NP-003 = Crawl: a crawl card is drawn and resolved before the noise roll, then shuffled back into the crawl deck.
rule-NP-004 = Crawl is available only when the crawl deck is in play.
rule-NP-056 = Reading adopted: a crawl counts as arriving through technical corridors and explores an unexplored room as usual.
rule-NP-057 = On the alternative layout a crawl may lead from one technical corridor network to the other.
