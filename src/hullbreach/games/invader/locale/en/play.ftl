### Zombicide: Invader: what is asked, told and shown.

game-invader = Zombicide: Invader
game-invader-about = Six survivors of a mining station against hordes of infected aliens. Choose a mission, reach its goals together, lose nobody. For 1 to 6 players, one to two hours.
game-invader-headline =
    Mold on the walls.
    Something runs in the corridors.
game-invader-line = Search, shoot, shut the door. Six survivors, eleven missions, and a horde that grows with everything you learn.
game-invader-length = 1–2 h
game-invader-place = large
pack-invader = What is played with
pack-invader-base = the box of Invader
mode-invader-standard = the tutorial
mode-invader-ultrared = beyond danger level red
setting-invader-ultrared = Survivors go on to learn beyond danger level red
setting-invader-easy-cards = Xeno cards 1 to 25, the easier ones
setting-invader-hard-cards = Xeno cards 26 to 50, the harder ones
setting-invader-activation-cards = Xeno cards 51 to 54, the extra activations
setting-invader-no-cards = the Xeno deck needs its easier cards, its harder cards, or both
setting-invader-no-tanks = this mission cannot be won without an Oxygen Tank for every survivor, and there are fewer tanks
content-invader-tiles = Sides of tiles
content-invader-items = Equipment cards
content-invader-mold-cards = Mold cards in the equipment deck
content-invader-machines = Machines
content-invader-xenos = Xeno figures
content-invader-xeno-cards = Xeno cards
content-invader-survivors = Survivors
content-invader-tokens = Tokens
content-invader-missions = Missions
content-invader-skills = Skills
measure-invader-xenos = Xenos on the map
measure-invader-mold = Zones with active mold
measure-invader-level = Danger level, from 0 to 3
measure-invader-experience = Experience of all survivors
fact-invader-survivor = Survivor
fact-invader-mission = Mission
fact-invader-level = Danger level at the end

## What is asked

ask-pick = Whom do you play?
ask-arm = What does { $who } start with?
ask-reinforce = More survivors, more Xenos: where does one more spawn token lie?
ask-first = Who gets the first player token?
ask-begin = Which survivor acts now?
ask-invader-turn = { $who }: { $left ->
    [0] no action left
    [one] one action left
   *[other] { $left } actions left
 }
ask-further = { $who } may go on.
ask-arrange = { $who } arranges cards.
ask-trade = { $who } trades with { $whom }.
ask-agree = Do you agree to the trade with { $who }?
ask-throw = What does { $who } throw away?
ask-shrug = { $who } may discard cards against { $damage } damage.
ask-shield = Does { $who } sacrifice the ablative armor?
ask-suffer = { $count } × { $cause }: who takes the damage?
ask-focus = { $zone }: { $dice ->
    [one] one die
   *[other] { $dice } dice
 } at { $chance } %{ $rerolls ->
    [0] {""}
    [one] , one re-roll
   *[other] , { $rerolls } re-rolls
 }. All at one target? { $odds }{ $vain ->
    [yes] {" "}Else hits are lost.
   *[no] {""}
 }{ $risk ->
    [yes] {" "}Misses hit friends.
   *[no] {""}
 }
ask-dice = Misses hit friends: { $fewer ->
    [0] { $more ->
        [one] roll one more die?
       *[other] roll { $more } more dice?
    }
   *[other] { $more } dice, or only { $fewer }?
 }
ask-reroll = Roll all dice again? Hits: { $hits }.
ask-hit = Whom does the next hit in { $zone } kill?
ask-skill = Which skill does { $who } learn?
ask-extra = The group in { $zone } does not divide evenly: where does one more go?
ask-send = Who goes to { $zone }? Still to be chosen: { $left }.
ask-fill = { $xeno }: which zone of mold is next?
ask-leave = Does { $who } leave through the exit?
invader-odds = { $xeno } { $percent } %{ $more ->
    [none] .
   *[other] , { $more }
 }

## What can be chosen

option-pick = Play { $a }
option-arm = { $a } starts with: { $b }
option-reinforce = One more in { $a }
option-first = First: { $a }
option-begin = { $a } acts
option-move = Move to { $a }
option-move-with-bot = Move with the bot to { $a }
option-search = Search
option-take-oxygen = Take an oxygen tank
option-open = Open: { $a }
option-close = Close: { $a }
option-arrange = Reorganise
option-trade = Trade with { $a }
option-strike = Strike with { $a }
option-strike-pair = Strike with both: { $a }
option-shoot = Shoot { $a } at { $b }
option-shoot-pair = Shoot both { $a } at { $b }
option-take = Take the objective in { $a }
option-noise = Make noise
option-eat = Eat an M.R.E.
option-throw = Throw a card away
option-drive = Send the bot to { $a }
option-machine-strike = Strike: { $a }
option-machine-shoot = { $a } shoots at { $b }
option-stop = End the turn
option-leave = Leave
option-stay = Stay
option-hold = { $a } into the { $b }
option-wear = Wear { $a }
option-stow = { $a } into the backpack
option-attach = Attach { $a }, { $b }
option-detach = Take { $a } off, { $b }
option-discard = Discard { $a } ({ $b })
option-give = Give { $a } ({ $b })
option-get = Get { $a } ({ $b })
option-done = Done
option-agree = Agree
option-refuse = Refuse
option-spread = Hits for all
option-focus = All at one { $a }
option-reroll = Roll again
option-keep = Keep the roll
option-more-dice = All dice
option-fewer-dice = Fewer dice
option-hit = { $a }
option-suffer = One for { $a }
option-suffer-all = All for { $a }
option-shield = Against { $a }
option-learn = { $a }
option-send = One { $a } to { $b }
option-send-all = As many as can go to { $b }: { $a }
option-extra = To { $a }
option-fill = { $a }
denied-actions = { $a ->
    [one] This costs one action.
   *[other] This costs { $a } actions.
 }
denied-no-action = No action is left for this.
denied-no-xeno = There is no Xeno.
denied-no-cards = There are no cards.

## What is told

log-picked = Player { $number } plays { $who }.
log-armed = { $who } starts with: { $item }.
log-reinforced = One more spawn token in { $zone }.
log-round-begins = Round { $number }
log-turn-begins = { $who } acts.
log-moved = { $who } goes to { $zone }{ $bot ->
    [yes] , and the bot with them
   *[no] {""}
 }.
log-machine-moved = { $who } sends the { $machine } to { $zone }.
log-found = { $who } searches and finds { $cards ->
    [none] nothing
   *[other] { $cards }
 }.
log-got = { $who } gets { $item }.
log-discarded = { $who } discards { $item }.
log-arranged = { $who } reorganises.
log-traded = { $who } and { $whom } { $agreed ->
    [yes] trade
   *[no] do not come to terms
 }.
log-door-moved = { $who } { $closed ->
    [yes] closes
   *[no] opens
 } the door between { $zone } and { $to }.
log-door-torn = Xenos in { $zone } destroy the door to { $to }.
log-noise-made = { $who } makes noise in { $zone }.
log-rolled = { $who } attacks { $zone } with { $weapon }{ $target ->
    [none] {""}
   *[other] , all at one { $target }
 }: { $faces }. Hits: { $hits }.
log-rerolled = { $who } rolls again.
log-killed = { $who } kills in { $zone }: { $count } × { $xeno }.
log-burned = { $who } sets { $zone } on fire.
log-hurt = { $who } takes { $damage } damage; armor { $armor }.
log-unhurt = { $who } is not hurt.
log-repaired = { $who } has armor { $armor } again.
log-fell = { $who } is eliminated.
log-machine-lost = { $machine } is destroyed in { $zone }.
log-experienced = { $who } gains { $points } experience.
log-rose = { $who } reaches danger level { $level }: { $skill }.
log-objective-taken = { $who } takes in { $zone }: { $token }.
log-objective-lost = Lost in { $zone }: { $token }.
log-xenos-move = { $count ->
    [one] A Xeno goes
   *[other] { $count } Xenos go
 } from { $zone } to { $to }.
log-xenos-attack = { $count ->
    [one] A Xeno attacks
   *[other] { $count } Xenos attack
 } in { $zone }.
log-xeno-card-drawn = { $zone }, danger level { $level }: { $card }.
log-spawned = New in { $zone }: { $count } × { $xeno }.
log-activated = All act at once: { $xeno }.
log-ran-out = There are no figures left: { $xeno }.
log-mold-grew = { $zone } is covered with mold.
log-mold-dried = The mold in { $zone } dries up.
log-spawn-woke = The { $token } in { $zone } wakes.
log-spawn-burned = Burnt in { $zone }: { $token }.
log-left = { $who } is out.
log-round-ends = The end phase.
log-ended = { $reason } { $won ->
    [yes] You have won.
   *[no] You have lost.
 }
end-invader-won = The mission is accomplished.
end-invader-fallen = A survivor was eliminated.
end-invader-mold = Active mold has joined two spawn zones.
end-invader-objective = An objective that the mission needs is lost.
end-invader-gun = The sentry gun is destroyed.
end-invader-child = Xenos have found the child.
end-invader-crew = Xenos are among the crew.

## What is shown

invader-tile = tile { $tile }
invader-noise = noise
invader-exit = exit
invader-spawn = Spawn zone { $order }, danger level { $level }
invader-spawn-asleep = Spawn zone { $order }, asleep
invader-way = { $a }–{ $b }
invader-door-green = green door
invader-door-purple = purple door
invader-woken = activated
invader-phase = Round { $round }
invader-danger = Danger
invader-danger-by = set by { $who }
invader-equipment = Equipment deck
invader-discard = Discarded equipment
invader-xeno-deck = Xeno deck
invader-xeno-discard = Discarded Xeno cards
invader-doors = Doors left
    .short = doors
invader-range = range
invader-from-to = { $low }–{ $high }
invader-dice = dice
invader-hit = hit
    .short = hit
invader-at-least = { $number }+
invader-damage = damage
    .short = damage
invader-weapon = { $noisy ->
    [yes] noisy
   *[no] silent
 }{ $hellfire ->
    [yes] {" "}· hellfire
   *[no] {""}
 }{ $dual ->
    [yes] {" "}· dual
   *[no] {""}
 }
invader-hands = Hands of { $who }
invader-skills = Skills
invader-level = Danger level
invader-experience = Experience
invader-skill = Skill
invader-remote = Remote control
invader-armor = Armor
invader-out = out
invader-done = has acted
invader-mission = Mission
invader-goal-take = take { $what }{ $all ->
    [one] {""}
   *[other] : { $done } of { $all }
 }
invader-goal-all = take all objectives: { $done } of { $all }
invader-goal-gun = at the sentry gun: { $done } of { $all }
invader-goal-clear = { $left ->
    [0] no Xeno there
    [one] one Xeno there
   *[other] { $left } Xenos there
 }
invader-goal-burnt = burn the purple spawn token
invader-goal-orange = at level orange: { $done } of { $all }
invader-goal-tanks = wear new oxygen tanks: { $done } of { $all }
invader-goal-samples = samples: { $done } of { $all }
invader-goal-crew = crew still at the exit: { $left }
invader-goal-out = out: { $done } of { $all }
invader-lost-fallen = a survivor falls
invader-lost-gun = the sentry gun is destroyed
invader-lost-child = a Xeno acts where the blue objective lies
invader-lost-crew = a Xeno reaches the exit before the crew is out
invader-lost-locked = the bot is destroyed while an objective lies behind the secured airlock
invader-lost-guest = a scientist falls
invader-lost-objective = an objective that you need is removed
invader-lost-oxygen = mold leaves too few oxygen tanks for all
invader-lost-mold = active mold joins two spawn zones
invader-seen = in sight, { $far } { $far ->
    [one] zone
   *[other] zones
 } away
invader-goal = Goal
invader-objectives = Objectives on the map
    .short = objectives
invader-left-worker = Workers left
    .short = workers
invader-left-tank = Tanks left
    .short = tanks
invader-left-hunter = Hunters left
    .short = hunters
invader-tanks = Oxygen tanks left
    .short = oxygen
invader-mold-left = { $left ->
    [one] Mold: lost in one zone
   *[other] Mold: lost in { $left } zones
 }
invader-card-read = Danger level { $level }: { $count } × { $xeno }.
invader-spawns-done = done
invader-spawns-now = now
invader-spawns-next = still to come
invader-spawns-asleep = asleep
invader-dies-at = dies at { $damage }
invader-level-from = { $level } { $points }
invader-next-level = { $left } more to the next level
invader-learned = { $who }: experience { $points }
invader-crew = Crew still to get out

## What only some missions have

option-force-lock = Force the secured airlock
option-collect-sample = Take a sample of mold
log-lock-forced = { $who } has the bot force the secured airlock.
log-crew-left = One of the crew is evacuated. { $left ->
    [0] Nobody is left
    [one] One is left
   *[other] { $left } are left
 } at the exit.
log-sampled = { $who } takes a sample: { $sample }.
end-invader-locked = Without the bot the secured airlock stays shut.
end-invader-oxygen = There are too few oxygen tanks for all, and mold has every storage.
sample-worker = Worker
sample-tank = Tank
sample-hunter = Hunter
sample-spoiler = Spoiler Abomination
sample-mold = mold
survivor-guest-1 = the first scientist
survivor-guest-2 = the second scientist
ask-guide = Which scientist moves towards the exit?
option-guide = { $a } goes to { $b }
end-invader-guest = A scientist was eliminated.

## Skills

ask-hide = No Xeno sees { $who }. Camouflage?
ask-cut-in = Does a tactician act now?
ask-react = Xenos in sight: does { $who } attack them at once?
ask-pull = Whom does { $who } pull out?
ask-pulled = Is { $whom } pulled out by { $who }?
option-hide = Take the camouflage token
option-zero-g-run = Zero-G run to { $a }
option-sprint = Sprint by way of { $a }
option-charge = Charge into { $a }
option-bloodlust = Bloodlust: to { $a }
option-taunt = Taunt the Xenos in { $a }
option-shove = Shove the Xenos into { $a }
option-rescue = Pull survivors out of { $a }
option-pull = Pull { $a } out
option-lead = An action for { $a }
log-hidden = { $who } is camouflaged.
log-noticed = { $who } is camouflaged no more.
log-taunted = { $who } taunts the Xenos in { $zone }.
log-shoved = { $who } shoves Xenos into { $zone }: { $count }.
log-pulled = { $who } pulls { $whom } to { $zone }.
log-led = { $who } leads, { $whom } acts.
ask-join = Who belongs to the second group?
option-join = { $a }
