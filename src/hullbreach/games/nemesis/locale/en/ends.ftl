### Nemesis: how it ends, and playing on as the intruders.

## What becomes of the ship

end-nobody = Nobody is awake aboard any more.
end-jump = The ship jumps.
end-jump-destruct = The ship destroys itself moments before the jump.
end-destruct = The self-destruct sequence is over: the ship is destroyed.
end-explosion = One fire too many: the ship explodes.
end-hull = One malfunction too many: the hull breaks up and the ship is destroyed.
end-engines = Too few engines work: the ship explodes in the jump.

cause-airlock = depressurization
cause-jump = awake during the jump
cause-ship = the destruction of the ship
cause-engines = the ship exploded in the jump
cause-destination = hibernating on a ship that went to the wrong place ({ $place })

## The victory check

check-engines = Engines check. { $first }. { $second }. { $third }.
check-coordinates = Coordinates check. The marker is on { $space }, and the ship arrives: { $place }.
check-quarantine = { $who } shows “{ $objective }” and survives in quarantine on Mars.

## Verdicts

end-intruder = Died first and played the intruders, who cannot win; { $won ->
    [yes] somebody else has won
   *[no] nobody else has won either
 }.

## Why an objective is fulfilled or not

why-ship-reached = The ship reached { $place }.
why-not-ship-reached = { $there ->
    [none] The ship was destroyed; the objective needed it to reach { $place }.
   *[other] The ship reached { $there }; the objective needed { $place }.
 }
why-ship-destroyed = The ship was destroyed.
why-not-ship-destroyed = The ship was not destroyed.
why-rooms-explored = Every room was explored.
why-not-rooms-explored = { $left ->
    [one] One room was not explored.
   *[other] { $left } rooms were not explored.
 }
why-weakness-egg-found = The weakness of the egg slot is revealed.
why-not-weakness-egg-found = The weakness of the egg slot is not revealed.
why-weakness-carcass-found = The weakness of the carcass slot is revealed.
why-not-weakness-carcass-found = The weakness of the carcass slot is not revealed.
why-not-in-pod = The objective needed an escape pod.
why-hoard = Items taken along: { $items }.
why-not-hoard = Items taken along: { $items }; the objective needed { $needed }.
why-corpse-in-surgery = The blue corpse lies in the Surgery.
why-not-corpse-in-surgery = The blue corpse does not lie in the Surgery.

## Playing as the intruders

ask-intruder-turn = You are the intruders: play one card, or pass.
ask-intruder-discard = You pass. Discard cards until at most one is left.
ask-intruder-attack = Which of these attacks do you resolve? The others go to the bottom of the deck.
ask-intruder-event = Which of these events do you resolve? The others go to the bottom of the deck.
ask-intruder-pursue = Who rolls for noise?
ask-intruder-heal = Which intruder loses injuries?
option-intruder-move = { $a }: send { $b } through { $c }
option-intruder-attack = { $a }: { $b } attacks { $c }
option-intruder-effect = { $a }: do what the card says
option-intruder-resolve = { $a }
option-intruder-pursue = { $a }
option-intruder-heal = { $a }
intruder-moves = { $a } goes through { $b }.
intruder-attacks = { $a } attacks { $b }.
intruder-schemes = What the card says happens.

log-intruder-takes-over = { $who } died first and plays the intruders from now on.
log-intruder-acted = { $who } plays { $card } for the intruders. { $what }
log-injuries-healed = { $intruder } loses { $count ->
    [one] one injury
   *[other] { $count } injuries
 }.
reveal-takes-over = You draw cards of the intruders now and decide where they go and whom they attack. Nobody plays on your side any more.

## What objectives ask for

goal-queen-or-ship = queen dead or ship destroyed
goal-nest-or-ship = { $eggs ->
    [0] Nest or ship destroyed
   *[other] Nest or ship destroyed (eggs: { $eggs })
 }
goal-explored = { $left ->
    [0] all rooms explored
    [one] all rooms explored: 1 left
   *[other] all rooms explored: { $left } left
 }
goal-pod = away in a pod
goal-hoard = items: { $items } of { $needed }
goal-weakness-egg = weakness of the egg
goal-weakness-carcass = weakness of the carcass
goal-corpse-in-surgery = blue corpse lies in the Surgery
goal-earth = ship to Earth
goal-earth-or-alone = ship to Earth, or nobody else alive
goal-quarantine = ship to Mars, or to Earth without the Nest
