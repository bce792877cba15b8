### What is asked and told with Void Seeders, and what they change in other words.

act-panic = Panic: { $a }
table-panic-value = from insanity { $value } on
ask-dare = Where does your insane courage lead you?
option-dare = { $a }
ask-reopen = Which wound do you tear open?
option-reopen = { $a }
ask-forget = Which card is lost for good?
option-forget = { $a }
ask-empty = Which weapon do you empty into the void?
option-empty = { $a }
ask-destroy = What do you destroy?
option-destroy = { $a }
ask-calm-down = Do you calm down?
option-calm-down = Lower your insanity by 1
option-stay-tense = Leave it as it is
option-study-mind = Somebody's insanity

log-panic-drawn = { $who } panics: { $card } (from { $level } on, insanity { $insanity }){ $holds ->
    [yes] . Nothing comes of it
   *[no] {""}
 }.
log-panic-stopped = { $who } is brought back to reason: { $card } does nothing.
log-panic-failed = { $who } cannot do what { $card } demands.
log-insanity-rose = { $who }: insanity rises to { $level }.
log-insanity-fell = { $who }: insanity sinks to { $level }.
log-insanity-left = Out of the bag for good: { $token }.
log-insanity-back = Back in the bag: { $token }.
log-lair-found = { $who } finds a Lair: { $room }.
log-lair-destroyed = A Lair is destroyed: { $room }. Lairs destroyed: { $count }.
log-despoiler-gone = All Lairs are destroyed: the Despoiler is gone for good.
log-lurked = { $intruder } fades away unseen: { $room }.
log-weapon-emptied = { $who } empties a weapon into the void: { $weapon }.
log-wound-opened = { $who } tears a wound open: { $wound }.
log-card-forgotten = { $who } loses an action card for good: { $card }.
log-tried-again = { $who } rolls again: { $face } instead of { $before }.
log-mind-studied = { $who } examines an insane mind.

check-insanity = Contamination check. { $who } has { $found ->
    [one] 1 contamination card
   *[other] { $found } contamination cards
 }: insanity { $level }.
check-insane = Contamination check. { $who } is at insanity 5: nothing is counted.

denied-calm = You have no contamination card in your hand, and your insanity cannot sink.
denied-calm-canteen = You have neither a light wound nor a contamination card in your hand, and your insanity cannot sink.
denied-nothing-to-study = Nothing that is here leads to a weakness still unknown.

## Other words

-intruder = Void Seeder
-intruders = Void Seeders
-an-intruder = a Void Seeder
-rest-of-mind = You may scan every contamination card in your hand: clean ones leave the game. If any is infected, it stays and your insanity rises to 5. Otherwise you may lower your insanity by 1; from 3 it does not sink any more.
card-rest-text = { -rest-of-mind }
card-interruption-text = Reaction: cancel an action, a reaction or the effect of a panic card of another player whose character is in your room; what it cost stays paid. An Interruption can be cancelled in the same way.
room-canteen-text = Heal 1 light wound. { -rest-of-mind }
room-shower-room-text = { -rest-of-mind }
room-surgery-text = Scan all contamination in your deck, hand and discard pile: infected cards leave the game, clean ones stay. Your insanity sinks to 3. Then you take 1 light wound, shuffle all your cards, hand included, into your action deck, and pass.
room-laboratory-text = Examine an egg or a carcass that you carry or that lies here, or the insanity of somebody here who is at 3 or more, and reveal the weakness card of that slot. An object is not used up. Corpses are of no use.
room-nest-text = Take 1 egg from the Void Seeder board into your hands, then make a noise roll. The Nest cannot be searched and never has a malfunction.
item-clothes-text = Dress one of your serious wounds.
item-alcohol-text = Scan one contamination card from your hand and remove it from the game. If it was infected, take a new contamination card; your insanity does not rise from it.
item-antidote-text = Scan all contamination in your deck, hand and discard pile: infected cards leave the game. Your insanity sinks to 3. Take 1 contamination card, shuffle your discard pile into your deck and pass. You may keep the cards in your hand.
objective-the-great-hunt-text = You have sent the signal, and the ship is destroyed or all 3 Lairs are, and with them the Despoiler.
objective-cutting-off-the-head-text = The signal has been sent, and the ship is destroyed or all 3 Lairs are, and with them the Despoiler.
goal-queen = Lairs destroyed
goal-queen-or-ship = Lairs or ship destroyed
why-queen-killed = The Despoiler is gone for good.
why-not-queen-killed = The Despoiler can still come.
