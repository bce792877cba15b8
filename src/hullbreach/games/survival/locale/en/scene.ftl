# What Nemesis and Lockdown show alike: the words of the picture.

## Board

table-room-note = { $colour ->
    [none] computer
   *[other] { $colour }{ $computer ->
        [yes] {" "}· computer
       *[no] {""}
     }
 }
table-items-left = { $count ->
    [one] one item
   *[other] items
 }
table-token-seen = { $token } ({ $items })
table-corridor = corridor { $numbers }
table-computer = computer
table-entrance = entrance to the technical corridors ({ $numbers })
table-door-closed = closed door
table-door-destroyed = destroyed door
table-way = corridor { $a }–{ $b }
table-space = space { $number }
table-figure = { $kind } #{ $number }
table-figure-text = The number only tells it from others of its kind.
table-figure-here = { $kind } here
table-figure-at = { $kind } ({ $where })
table-injuries = { $count ->
    [one] one injury
   *[other] { $count } injuries
 }

## Piles and cards

table-drawn = On the table
table-looking = You look at
table-hand = Your cards
table-items = Your items
table-wounds = Your serious wounds
table-dressed-wound = dressed: it does nothing until it is opened again
table-light-wounds = light wounds: { $count } of { $most }; one more turns into a serious wound
table-in-deck = { $count } in the deck
table-quests = Your locked quest items
table-here = In your room
table-objectives = Your objectives
table-shared-objectives = Shared objectives
table-weaknesses = Weaknesses known
table-seen = What you know
table-seen-in = { $place }
table-seen-hand = in the hand of { $who }
table-seen-deck = in the deck of { $who }
table-seen-pack = in the inventory of { $who }
table-seen-objectives = objective of { $who }
table-seen-pile = { $pile }
table-reaction = reaction
table-item-kind = { $deck }{ $weapon ->
    [none] {""}
   *[other] {" "}· { $weapon }
 }{ $part ->
    [none] {""}
   *[other] {" "}· { $part }
 }{ $heavy ->
    [yes] {" "}· heavy
   *[no] {""}
 }{ $once ->
    [yes] {" "}· one use
    [no] {" "}· reusable
   *[none] {""}
 }
table-quest-kind = { $room ->
    [none] { $item ->
        [none] unlocked with knowledge { $knowledge }
       *[other] unlocked by giving up: { $item }
     }
   *[other] unlocked in: { $room }
 }{ $weapon ->
    [none] {""}
   *[other] {" "}· { $weapon }
 }{ $heavy ->
    [yes] {" "}· heavy
   *[no] {""}
 }{ $once ->
    [yes] {" "}· one use
    [no] {" "}· reusable
   *[none] {""}
 }
table-or = { $first } or { $rest }
table-event-kind = corridor { $ways } · moving: { $movers }
table-attack-kind = attackers: { $attackers }{ $flees ->
    [yes] {" "}· retreat arrow
   *[no] { $blood ->
        [none] {""}
       *[other] {" "}· blood { $blood }
     }
 }
table-face-down = face down
table-attack-kind-two = attackers: { $attackers } · blood { $flees ->
    [yes] retreat arrow
   *[no] { $blood }
 }, of the smallest { $scatters ->
    [yes] retreat arrow
   *[no] { $small }
 }
table-seen-print = { $where } · { $print }

## Panels

table-round = Round
table-fire = Fire
table-malfunction = Malfunctions
    .short = Faults
table-eggs = Eggs in the Nest
    .short = Eggs
table-nest = Nest
table-nest-destroyed = destroyed
table-bag = Bag
table-of = { $count } of { $most }
table-count = { $what } × { $count }
table-none = nothing
table-yes = yes
table-number = Player number
table-status = Status
table-status-aboard = { $where }
table-status-pod = { $where }
table-status-escaped = away in a pod
table-status-dead = dead
table-first = First player
table-actions = Actions left
table-cards = Cards
table-card-counts = { $hand } in hand, { $deck } in the deck, { $discard } discarded
table-in-hand = Cards in hand
table-light = Light wounds
table-serious = Serious wounds
table-dressed = Dressed wounds
table-signs = Marks
table-slimed = slime
table-larva = larva
table-signal = signal sent
table-passed = has passed
table-taped = heavy items taped together
table-carried = In the hands
table-ammo = { $weapon } ({ $ammo })
table-pack = Inventory
table-quests-open = Locked quest items
table-objectives-seen = Objectives
