# What Nemesis and Lockdown say alike while they are played.
# A game that says it differently has a message of the same name in its own files.

## Questions

ask-draft = Which character do you play?
ask-objective = Which objective do you keep? The other one leaves the game unseen.
ask-turn = { $who }, your turn. { $left ->
    [one] One action left.
   *[other] { $left } actions left.
 }
ask-pay = { $what ->
    [none] Which card do you discard to pay?
   *[other] { $what }: which card do you discard to pay?
 } { $left ->
    [one] This is the last one.
   *[other] { $left } to go.
 }
ask-discard = Which card do you discard?
ask-pass-discard = You pass. Which cards do you discard?
ask-interrupt = In your room { $who } does this: { $what }. Do you interrupt it?
ask-interrupt-interruption = { $who } interrupts { $whom } ({ $what }). Do you stop that Interruption with yours?
ask-effect = What do you use { $what } for?
ask-give-up = What do you discard to unlock { $what }?
ask-keep = Which item do you keep? The rest goes to the bottom of the deck.
ask-drop-heavy = Your hands are full. What do you drop?
ask-careful = Where do you put the noise of your careful movement?
ask-door-from = All doors are in use. From where do you take one?

## Options

option-move = Move to { $a } ({ $b })
    .short = Move
option-careful = Move carefully to { $a } ({ $b })
    .short = Move carefully
option-shoot = Shoot at { $b } with { $a }
    .short = Shoot
option-melee = Fight { $a } hand to hand
    .short = Fight
option-play = Play { $a }
    .short = Play
option-room = Use this room
option-use = Use { $a }
    .short = Use
option-pick-up = Pick up { $a }
    .short = Pick up
option-activate = Unlock { $a }
    .short = Unlock
option-drop = Drop { $a }
    .short = Drop
    .careful = yes
option-discard = Discard { $a }
    .many = Discard { $count } cards
ask-drop-last = Your turn ends. Do you drop anything here?
option-done = No more
option-interrupt = Interrupt it
option-draft = Play the { $a }
option-objective = Keep { $a }
option-effect = { $a }
option-give-up = Discard { $a }
    .many = Discard { $count }
option-keep = Keep { $a }
option-noise = Noise in { $a }
option-take-door = From { $a }
act-move = Move to { $a }
act-careful = Move carefully to { $a }
act-shoot = Shoot at { $b } with { $a }
act-melee = Fight { $a } with bare hands
act-play = Play { $a }
act-room = Use the room: { $a }
act-use = Use { $a }
act-pick-up = Pick up { $a }
act-activate = Unlock { $a }
act-craft = Craft { $a }
act-trade = Trade with everybody here
act-react = React with { $a }
eggs-here = eggs

## The log: round and cards

log-drafted = { $who } is player { $number }.
log-turn-begins = Turn of { $who }.
log-round-begins = Round { $round } begins. First player: { $first }.
log-drew = { $who } draws { $cards ->
    [none] { $count ->
        [one] one card
       *[other] { $count } cards
     }
   *[other] { $cards }
 }.
log-reshuffled = { $deck }: the discard pile becomes the new deck.
log-acted = { $who }: { $what }{ $paid ->
    [none] {""}
   *[other] {" "}– paid with { $paid }
 }.
log-interrupted = { $who } interrupts { $whom }.
log-passed = { $who } passes{ $discarded ->
    [none] {""}
   *[other] {" "}and discards { $discarded }
 }.
deck-of = Action deck of { $who }
log-event-drawn = { $ignored ->
    [yes] Only the direction of an event card counts: corridor { $direction } ({ $event }).
   *[no] Event: { $event } (corridor { $direction }{ $then ->
        [none] {""}
       *[other] , then { $then }
     }).
 }

## The log: moving about

log-moved = { $who } goes to { $room }.
log-explored = { $who } explores { $room }. Exploration token: { $token }.
log-token-ignored = { $who } ignores the exploration token.
log-slimed = { $who } gets a slime marker.
log-noise-rolled = { $who } rolls for noise: { $face }.
log-noise-placed = Noise: { $where }.
log-marker-placed = { $marker }: { $room }.
log-marker-removed = { $marker } removed: { $room }.
log-door-closed = A door closes: { $where }.
log-door-opened = A door opens: { $where }.
log-door-destroyed = A door is destroyed: { $where }.
corridor-name = { $a } – { $b }

## The log: intruders

log-encountered = Encounter! { $who } in { $room } draws { $token } from the bag.
log-summoned = Out of the bag into { $room }: { $token }.
log-hand-measured = { $who } holds { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
 }, the token counts as { $number }: { $surprised ->
    [yes] a surprise attack
   *[no] no surprise attack
 }.
log-figure-missing = { $intruder }: all figures are in use, so nothing appears in { $room }.
log-intruder-placed = { $intruder } appears in { $room }.
log-intruder-moved = { $intruder } moves to { $room }.
log-intruder-left = { $intruder } leaves { $room }{ $token ->
    [none] {""}
   *[other] {" "}and goes back into the bag
 }.
log-attacked = { $intruder } attacks { $who }{ $surprise ->
    [yes] {" "}by surprise
   *[no] {""}
 }{ $card ->
    [none] {""}
   *[other] : { $card }, { $hit ->
        [yes] a hit
       *[no] a miss
     }
 }.
log-attack-ignored = { $who } ignores the attack thanks to { $thanks_to }.
log-shot = { $who } shoots at { $target } with { $weapon }: { $face }, { $injuries ->
    [0] no injury
    [one] one injury
   *[other] { $injuries } injuries
 }.
log-fought = { $who } fights { $target } hand to hand: { $face }, { $injuries ->
    [0] no injury
   *[other] one injury
 }.
log-injured = { $intruder } has { $injuries ->
    [one] one injury
   *[other] { $injuries } injuries
 }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
 }{ $flees ->
    [yes] {" "}and flees: the card shows an arrow
   *[no] { $unmoved ->
        [yes] ; the card shows an arrow
       *[no] { $blood ->
            [none] {""}
           *[other] ; blood { $blood }{ $less ->
                [0] {""}
               *[other] , less { $less } for a weakness
             }
         }
     }: { $killed ->
        [yes] it dies
       *[no] it lives{ $unmoved ->
            [yes] {" "}and stays
           *[no] {""}
         }
     }
 }.
log-egg-destroyed = { $room }: { $count ->
    [one] one egg is
   *[other] { $count } eggs are
 } destroyed.
log-token-added = Into the bag: { $token }.
log-bag-developed = The bag develops: { $token }.

## The log: bodies

log-lightly-wounded = { $who } takes { $count ->
    [one] a light wound
   *[other] { $count } light wounds
 }{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
 }.
log-seriously-wounded = { $who } takes a serious wound: { $wound }.
log-healed = { $who }: { $wound ->
    [none] { $count ->
        [one] one light wound healed
       *[other] { $count } light wounds healed
     }
   *[other] serious wound healed ({ $wound })
 }.
log-dressed = { $who }: serious wound dressed ({ $wound }).
log-contaminated = { $who } gets a contamination card.
log-scanned = { $who } scans contamination: { $infected } infected, { $clean } clean.
log-infested = { $who } carries a larva.
log-cured = { $who } is rid of the larva.
log-died = { $who } dies: { $cause }.
cause-fire = fire
cause-melee = wounds of a fight hand to hand
cause-larva = a larva that grew up

## The log: things

log-found = { $who } searches ({ $colour }){ $kept ->
    [none] {""}
   *[other] {" "}and keeps { $kept }
 }{ $left ->
    [none] {""}
   *[other] {"; "}to the bottom of the deck: { $left }
 }.
log-found-nothing = { $who } searches ({ $colour }), but there is nothing left to find.
log-took-object = { $who } picks up { $thing }.
log-dropped = { $who } drops { $thing }.
log-used = { $who } uses { $item }.
log-gave-up = { $who } gives up { $item }.
log-reloaded = { $who } reloads { $weapon }; ammo: { $ammo }.
log-peeked = { $who } looks at { $what }{ $seen ->
    [none] {""}
   *[other] : { $seen }
 }.

## The log: critical moments

log-objective-kept = { $who } chooses an objective.
log-checked = { $what }
log-judged = { $who } { $won ->
    [yes] wins
   *[no] loses
 }. { $reason }

## Faces of the dice

noise-1 = 1
noise-2 = 2
noise-3 = 3
noise-4 = 4
noise-silence = silence
noise-danger = danger
combat-blank = blank
combat-creeper = creeper
combat-adult = adult
combat-hit = hit
combat-double-hit = double hit

## The picture: piles and cards

pile-event = Events
pile-attack = Attacks
pile-wound = Serious wounds
pile-contamination = Contamination
pile-red = Red items
pile-yellow = Yellow items
pile-green = Green items
pile-crafted = Crafted items
pile-own = Your action deck
pile-own-discard = Your discard pile
item-red = red item
item-yellow = yellow item
item-green = green item
item-crafted = crafted item
item-starting = starting item
box = out of the game
weakness = weakness card
ask-ignore-token = You turn up { $token }. Do you ignore it?
option-heed-token = Do what it says
option-ignore-token = Ignore it
