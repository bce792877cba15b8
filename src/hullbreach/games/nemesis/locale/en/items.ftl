### Nemesis: items.

## What an item can do

effect-tinker-with-engine = Repair or break this engine
effect-spray-intruder = Drive an intruder off
effect-arm-ship = Start the self-destruct sequence
effect-disarm-ship = Stop the self-destruct sequence

## Questions and answers

ask-lure = Where do you put the decoy?
option-lure = Lure the intruders to { $a }
ask-read-messages = Whose objective do you look at?
option-read-messages = { $a }: { $b }
ask-walk-outside = Where do you go along the hull?
option-walk-outside = Go to { $a }
ask-drugs-discard = Which cards do you discard? You draw as many and one more.
