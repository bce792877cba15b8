# What Nemesis and Lockdown say alike: rooms, doors and discoveries.

## What a room's action can be

effect-dress-wounds = Dress all your serious wounds
effect-heal-dressed = Heal one of your dressed serious wounds
effect-heal-scratches = Heal all your light wounds

## Questions and answers

ask-recharge = Which weapon do you recharge?
option-recharge = Recharge { $a }
ask-heal = Which wound do you heal?
option-heal = Heal { $a }
ask-examine = What do you examine?
option-examine = Examine { $a }
ask-search-deck = From which deck do you draw?
option-search-deck = The { $a } deck
ask-scan = Do you scan the contamination cards in your hand?
option-scan-hand = Scan them
option-no-scan = Scan nothing
ask-doors-of = The doors of which room do you want to open or close?
option-doors-of = The doors of { $a }
ask-doors = Doors of { $where }: which do you change next?
ask-door = Which door do you change?
option-open-door = Open the door: { $a }
option-close-door = Close the door: { $a }
ask-look-at = Which unexplored room do you look at?
option-look-at = Look at { $a }
ask-flood = In which room do you start the fire control procedure?
option-flood = Fire control in { $a }

cause-surgery = surgery
peek-tile = { $slot }

## What happened

log-signal-sent = { $who } sends the signal.
log-weakness-found = { $who } discovers a weakness of the { -intruders }: { $weakness }.
log-washed = { $who } gets rid of the slime.
log-turned-back = { $who } has to give up: { -an-intruder } appeared in { $room }.
log-revived = The AutoDoc in { $room } brings { $who } back to life.
