### The crawl deck: its cards, what is asked and told of crawling.

pack-nemesis-crawl = the crawl deck
content-nemesis-crawls = crawl cards
pile-crawl = Crawl deck
crawl-clear-shaft = Clear Shaft
crawl-clear-shaft-text = Nothing happens.
crawl-padded-duct = Padded Duct
crawl-padded-duct-text = You make no noise roll for this move.
crawl-slime-trail = Slime Trail
crawl-slime-trail-text = You are covered with slime. Against Void Seeders: get a contamination card instead.
crawl-torn-metal = Torn Metal
crawl-torn-metal-text = Take 1 light wound.
crawl-tight-squeeze = Tight Squeeze
crawl-tight-squeeze-text = Discard 1 action card or take 1 light wound.
crawl-wrong-turn = Wrong Turn
crawl-wrong-turn-text = You come out at a random entrance other than the one where you began.
crawl-echo = Echo
crawl-echo-text = Put a noise marker in the technical corridors; then the noise roll follows as usual. If there was one already, an encounter awaits you instead of the noise roll.
crawl-not-alone = Not Alone
crawl-not-alone-text = An encounter awaits you instead of the noise roll.

ask-squeeze = It is too narrow. What do you do?
option-squeeze = Discard a card
option-force = Force your way: 1 light wound
cause-crawl = a narrow shaft
