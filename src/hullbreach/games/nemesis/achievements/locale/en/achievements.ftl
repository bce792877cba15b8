### Achievements: the cards, what is asked and told of them.

pack-nemesis-achievements = achievements
content-nemesis-prize-items = achievements
deck-prize = Achievement
pile-prize = Achievements
table-achievements = Achievements
item-prize = an achievement
item-first-blood = First Blood
item-first-blood-text = For killing an intruder other than a larva. When your shot or blow has hit an intruder: 2 injuries more.
item-cartographer = Cartographer
item-cartographer-text = For exploring 4 rooms. Go to any explored room; the noise roll follows as usual.
item-chief-engineer = Chief Engineer
item-chief-engineer-text = For repairing or breaking two different engines. Look at any engine and repair or break it.
item-xenobiologist = Xenobiologist
item-xenobiologist-text = For discovering a weakness or overcoming an adaptation. Examine an object that you carry, in any room.
item-still-standing = Still Standing
item-still-standing-text = For having 2 serious wounds. Dress all your serious wounds.
item-loud-and-clear = Loud and Clear
item-loud-and-clear-text = For sending the signal. Unlock an escape pod from anywhere.

ask-go-back-to = Where do you go?
ask-set-engine = Which engine?
denied-nowhere-known = There is no other explored room.
denied-no-specimen-carried = You carry nothing from which something could be learned.
denied-no-locked-pod = No pod is locked.
