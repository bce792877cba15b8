### Feats: the cards, what is asked and told of them.

pack-nemesis-feats = feats
content-nemesis-feat-cards = feats
table-feats = Feat
pile-feat = Feats
table-feat = Feat
card-slayer = Slayer
card-slayer-text = Earned by killing an intruder other than a larva. Shoot or fight with bare hands; a hit causes 1 injury more.
card-pathfinder = Pathfinder
card-pathfinder-text = Earned by exploring 3 rooms. Move two rooms further through explored rooms; make a noise roll in the second one only.
card-fixer = Fixer
card-fixer-text = Earned by removing 2 malfunctions. Remove the malfunction of your room; then you may use the room for free.
card-hardened = Hardened
card-hardened-text = Earned by having 2 serious wounds. Reaction: ignore one wound that you are about to take.
card-hoarder = Hoarder
card-hoarder-text = Earned by having 4 items. Search the room and keep all that you find.
effect-slay-with-weapon = Shoot; a hit causes 1 injury more
effect-slay-with-hands = Fight with bare hands; a hit causes 1 injury more

ask-slay = Whom do you attack?
ask-hardened = You are about to be wounded. Do you react?
ask-use-fixed = The room works. Do you use it for free?
denied-no-path = No two explored rooms lie one behind the other here.
denied-card-hardened = This is a reaction: it is played when you are about to be wounded.
