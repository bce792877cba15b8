# Nemesis: Lockdown: names of everything in the box, and what it does in our own words. What Nemesis calls the same is in
# survival.ftl. <kind>-<id> is a name, <kind>-<id>-text says how it works. Costs and symbols come from the data.

-intruder = nightstalker
-intruders = nightstalkers
-an-intruder = a nightstalker
-removed = go to the bottom of the contamination deck

## Board

network-tc = Technical corridors
network-area-1 = Area 1
network-area-2 = Area 2
network-area-3 = Area 3
network-area-4 = Area 4
section-s-01 = Section S-01
section-s-02 = Section S-02
section-s-03 = Section S-03
section-elevator = Elevator
building-west = West building
building-east = East building
pod-a = CSS pod A
pod-b = CSS pod B
pod-c = CSS pod C
place-bunker = Bunker

## Rooms

room-archive = Archive
room-archive-text = Only while your knowledge token is inactive: turn it to its active side and gain 2 knowledge. Then look in secret at one contingency of any other player or of the pool, never at the one in force.
room-cave-entrance = Cave Entrance
room-cave-entrance-text = Go to any explored room with an entrance to the technical corridors. When you get there draw 1 attack card: an adult attacks you in darkness. Then, as after any move, make a noise roll if nobody is there.
room-cooling-system = Cooling System
room-cooling-system-text = Start the autodestruction: its token goes 3 spaces to the right of the time token, yellow side up.
room-decon-room = Decon Room
room-decon-room-text = Scan the contamination in your hand: infected cards leave your deck, and so does a larva on your board. Your slime is washed off, too.
room-laboratory-text = Needs a corpse, a carcass or an egg in the room, lying there or carried. You gain 3 knowledge and the object is used up. The first one of its kind reveals the next weakness.
room-css-a = CSS A
room-css-a-text = { -enter-pod }
room-css-b = CSS B
room-css-b-text = { -enter-pod }
room-css-c = CSS C
room-css-c-text = { -enter-pod }
room-nest-text = Take 1 egg, then make a noise roll. Whoever discovers the Nest gains 1 knowledge. It cannot be searched and never has a malfunction.
room-generator-text = Stop the autodestruction while its token is yellow. Or: switch the power of this section on or off.
room-transmitter-control-room = Transmitter Control Room
room-transmitter-control-room-text = Send your signal. Or: look in secret at the objectives of a player who has sent theirs.
room-css-control-room = CSS Control Room
room-css-control-room-text = Look in secret at one CSS token. You may shift it by one space, but not onto another one; the one at the time token stays where it is.
room-defense-control-room = Defense Control Room
room-defense-control-room-text = Lower this room's item counter by 1, or put a malfunction here. Then choose a room with a nightstalker and without a malfunction: it gets one, every nightstalker there takes 1 injury and every character 1 serious wound. An egg that nobody carries there breaks, too; then make a noise roll.
room-guard-room = Guard Room
room-guard-room-text = Lower this room's item counter by 1 and take a Taser or an Enviro-Suit.
room-contaminated-room = Contaminated Room
room-contaminated-room-text = Works by itself: whoever searches here gets slime. The room never has a malfunction.
room-testing-lab = Testing Lab
room-testing-lab-text = With knowledge 4 or more, take a Neutralizer.
room-vent-control-room = Vent Control Room
room-vent-control-room-text = Choose a room with an entrance to the technical corridors and no destroyed door around it. All doors around it close, its fire goes out and it gets the ventilation token. If none of those doors is opened before the player phase ends, every character and nightstalker inside dies.
room-repository = Repository
room-repository-text = Craft an item with one component fewer. After you, the other characters here may do the same.
room-isolation-room = Isolation Room
room-isolation-room-text = Works by itself: whoever is here at the start of a round draws up to 6 cards, unless there is a malfunction. Action, on white spaces of the time track or during the alert procedure: make a noise roll; if no nightstalker comes, you lock yourself in for the rest of the game.
room-backup-power-supply = Backup Power Supply
room-backup-power-supply-text = With fewer than 3 power tokens active, tokens 1 and 2 are switched on and 3 and 4 off. Then deal the four tokens to the sections and the elevator as you like. The time token turns to its active side.
room-alert-room = Alert Room
room-alert-room-text = Start the alert procedure: halve the number of the space where the time token is, rounding down; the game ends when the time token leaves the space of that number. The Isolation Room opens. Or: take 1 contingency from the pool.
room-elevator-room-s-01 = Elevator Room S-01
room-elevator-room-s-01-text = { -elevator }
room-elevator-room-s-02 = Elevator Room S-02
room-elevator-room-s-02-text = { -elevator }
room-elevator-room-s-03 = Elevator Room S-03
room-elevator-room-s-03-text = { -elevator }
room-emergency-staircase-1 = Emergency Staircase 1
room-emergency-staircase-1-text = { -staircase }
room-emergency-staircase-2 = Emergency Staircase 2
room-emergency-staircase-2-text = { -staircase }
room-emergency-staircase-3 = Emergency Staircase 3
room-emergency-staircase-3-text = { -staircase }
room-emergency-staircase-4 = Emergency Staircase 4
room-emergency-staircase-4-text = { -staircase }
room-vestibule = Vestibule
room-vestibule-text = Nothing to do and nothing to find here.
room-crossroads-1 = Crossroads 1
room-crossroads-1-text = { -crossroads }
room-crossroads-2 = Crossroads 2
room-crossroads-2-text = { -crossroads }
room-crossroads-3 = Crossroads 3
room-crossroads-3-text = { -crossroads }
-enter-pod = Only while the time token's space has a CSS token, and if the pod is free: get into the pod of this letter. You discard your hand and pass. If the token does not launch this pod, you step out and take 1 serious wound.
-elevator = Needs power in the elevator. Call it to this section. Or, if it is here: ride to another section and ask along whom you like of those in the room; whoever is asked may refuse.
-staircase = Belongs to no section and is always dark. Nothing to do and nothing to find here.
-crossroads = A place in the open, next to all four areas. No fire and no malfunction ever.
-repair-room = Remove the malfunction from your room.

## Figures and tokens

surface-red = Red item
surface-red-text = Draw 1 red item, then make the noise roll.
surface-yellow = Yellow item
surface-yellow-text = Draw 1 yellow item, then make the noise roll.
surface-green = Green item
surface-green-text = Draw 1 green item, then make the noise roll.
surface-mars = Mars
surface-mars-text = Draw a Mars card and resolve it, then make the noise roll.
surface-silence = { exploration-silence }
surface-silence-text = { exploration-silence-text }
surface-danger = { exploration-danger }
surface-danger-text = { exploration-danger-text }
surface-fire = { exploration-fire }
surface-fire-text = { exploration-fire-text } On a crossroads there is no fire.
surface-malfunction = { exploration-malfunction }
surface-malfunction-text = { exploration-malfunction-text } On a crossroads there is no malfunction.
power-1 = token 1
power-2 = token 2
power-3 = token 3
power-4 = token 4
cargo-a = CSS token A
cargo-a-text = Pod A launches.
cargo-b = CSS token B
cargo-b-text = Pod B launches.
cargo-c = CSS token C
cargo-c-text = Pod C launches.
cargo-all = CSS token “all”
cargo-all-text = All pods launch.
cargo-none = CSS token “none”
cargo-none-text = No pod launches.
contingency-blue = Code blue
contingency-blue-text = Every character who has not sent the signal dies.
contingency-yellow = Code yellow
contingency-yellow-text = Every character with knowledge 4 or less dies.
contingency-grey = Code grey
contingency-grey-text = Every character who left in a CSS pod dies.
contingency-red = Code red
contingency-red-text = Every character in the Isolation Room dies.
contingency-green = Code green
contingency-green-text = Nobody dies.
contingency-unknown = Contingency
supply-corpse-red = Corpse
supply-injuries-8 = Injury counter 1 to 8
supply-injuries-12 = Injury counter 1 to 12
supply-knowledge = Knowledge token
supply-time = Time token
supply-alert = Alert token
supply-ventilation = Ventilation token
supply-autodestruction = Autodestruction token
supply-rover = Rover
supply-main-gate = Main gate
supply-elevator = Elevator
supply-contingency-card = Card about contingencies
supply-nightstalker-card = Card about nightstalkers
supply-laboratory-board = Laboratory board

## Dice

die-advantage = Advantage die
die-mars = Mars die

## Events

event-regeneration-text = Every nightstalker on the board loses up to 2 injuries.

## Computer

computer-a = Computer card A
computer-a-text = Choose: { computer-option-move-rover }; { computer-option-peek-css }; { computer-option-peek-contingencies }.
computer-b = Computer card B
computer-b-text = Choose: { computer-option-knowledge }; { computer-option-peek-css }; { computer-option-swap-power }.
computer-c = Computer card C
computer-c-text = Choose: { computer-option-purge }; { computer-option-swap-power }; { computer-option-peek-contingencies }.
computer-d = Computer card D
computer-d-text = Choose: { computer-option-door }; { computer-option-peek-css }; { computer-option-move-rover }.
computer-e = Computer card E
computer-e-text = Choose: { computer-option-purge }; { computer-option-swap-power }; { computer-option-peek-css }.
computer-lock-down = Lock-Down
computer-lock-down-text = When it is revealed: the revealer's room gets a malfunction and the whole computer deck is shuffled.
computer-option-move-rover = move the rover
computer-option-peek-css = look at a CSS token
    .short = see a CSS token
computer-option-peek-contingencies = look at all contingencies of another player in your section
    .short = see somebody's plans
computer-option-knowledge = gain 1 knowledge
    .short = knowledge +1
computer-option-swap-power = swap two power tokens
    .short = swap power
computer-option-purge = put out the fire in a room; all nightstalkers retreat from it
    .short = purge a room
computer-option-door = open or close a door

## Surface of Mars

mars-radioactive-dust = Radioactive Dust
mars-radioactive-dust-text = You take 1 contamination card and get slime. In an Enviro-Suit or a building: only the card.
mars-sandstorm = Sandstorm
mars-sandstorm-text = Everyone on the surface discards 1 action card. In an Enviro-Suit or a building: nothing.
mars-suit-leak = Suit Leak
mars-suit-leak-text = You take 1 light wound. In an Enviro-Suit or a building: nothing.
mars-meteorites = Meteorites
mars-meteorites-text = You take 1 serious wound. In an Enviro-Suit or a building: 1 light wound.
mars-loose-ground = Loose Ground
mars-loose-ground-text = Your turn ends. In an Enviro-Suit or a building: nothing.
mars-solar-flare = Solar Flare
mars-solar-flare-text = Everyone on the surface takes 1 contamination card, and whoever drew this card switches the power of one section off. In an Enviro-Suit or a building: only the power.
mars-tremor = Tremor
mars-tremor-text = Put noise in every area that has none. In an Enviro-Suit or a building: in one area of your choice.
mars-lost-bearings = Lost Bearings
mars-lost-bearings-text = The player on your left moves you to a neighbouring crossroads. In an Enviro-Suit or a building: nothing.

## Weaknesses

weakness-the-way-of-moving-text = Creepers and adults cannot destroy closed doors. Of nightstalkers this holds for the doors at your own room.

## Serious wounds

wound-knee = Knee
wound-knee-text = Until it is dressed, your first move in your first turn of a round costs 1 card more.
wound-eyes = Eyes
wound-eyes-text = Until it is dressed, you always count as being in darkness.
wound-guts = Guts
wound-guts-text = Until it is dressed, you take 1 contamination card each time you pass.

## Items

item-weapon-battery = Weapon Battery
item-weapon-battery-text = Fill one of your energy weapons up with ammo. Or: open or close one door at your room.
item-glowstick = Glowstick
item-glowstick-text = Until the end of the round you are not in darkness. Also as a reaction.
item-thermite-charge = Thermite Charge
item-thermite-charge-text = Your room or a neighbouring one gets a malfunction and fire; every nightstalker there takes 1 injury and every character, you included, 1 light wound. An egg that nobody carries there breaks, too; then make a noise roll.
item-main-gate-key = Main Gate Key
item-main-gate-key-text = In an exit room: open the main gate.
item-contingency-codes = Contingency Codes
item-contingency-codes-text = In a computer room with power: look in secret at one contingency of any player or of the pool, never at the one in force.
item-toolbelt = Toolbelt
item-toolbelt-text = { -repair-room } Or: open or close one door at your room. Or: restore all uses of your Probe Arm or fill your Nailgun.
item-reagent = Reagent
item-reagent-text = Fill your Flamethrower up with ammo. Or, with knowledge 5: a nightstalker in your room retreats.
item-duct-tape-text = Tape two of your heavy items together, so that they share one hand slot; heavy objects cannot be taped. Or: remove the malfunction from your room.
item-fire-blanket = Fire Blanket
item-fire-blanket-text = Remove the fire from your room. Or: remove your slime marker.
item-flashlight = Flashlight
item-flashlight-text = Works 3 times. Reaction: in an encounter in darkness, the lower number of the token counts for you.
item-cave-plans = Cave Plans
item-cave-plans-text = From a room with an entrance to the technical corridors go to any other explored one. As after any move, you make a noise roll if nobody is there.
item-facility-plans = Facility Plans
item-facility-plans-text = Look in secret at two unexplored room tiles, but not at their exploration tokens.
item-medkit-text = Dress one of your serious wounds. Or: heal one that is dressed.
item-medical-stapler = Medical Stapler
item-medical-stapler-text = Dress one of your serious wounds. Or: heal all your light wounds.
item-caffeine-pills = Caffeine Pills
item-caffeine-pills-text = Draw 3 cards. Contamination among them is scanned at once, with all that follows if it is infected.
item-antiseptic = Antiseptic
item-antiseptic-text = Scan one contamination card in your hand and remove it. If it was infected, take a new contamination card; you get no larva from it.
item-scalpel = Scalpel
item-scalpel-text = A character in your room may get rid of a larva and takes 1 serious wound for it. Or: a nightstalker in your room, or an egg that nobody carries there, takes 1 injury and you take 1 contamination card; after eggs, make a noise roll.
item-analyze-toolset = Analyze Toolset
item-analyze-toolset-text = Use up a corpse, a carcass or an egg: reveal a weakness and gain 3 knowledge. Or: scan the contamination in your hand without any consequence.
item-research-documents = Research Documents
item-research-documents-text = Gain 1 knowledge. Or: look in secret at 1 contingency of the pool.
item-neutralizer = Neutralizer
item-neutralizer-text = Scan all contamination in your deck, hand and discard pile: infected cards and a larva on your board are removed. Shuffle all your cards, hand included, into your deck and pass.
item-taser-text = Choose a nightstalker in your room: it takes 1 injury and retreats. It may also be an egg that nobody carries there; then make a noise roll. Or: choose a character in your room, who discards their whole hand.
item-flamethrower-text = Any face but the blank deals at least 1 injury. A double hit in combat also sets your room on fire. Refilled with a Reagent.
item-enviro-suit = Enviro-Suit
item-enviro-suit-text = While the main gate is open you can flee to the bunker on foot: from an exit room, on the alternative side from the crossroads before the bunker. You make a noise roll and get there if no nightstalker comes. On the surface the part of the Mars cards for those in an Enviro-Suit or a building holds for you.
item-smg = SMG
item-smg-text = { item-rifle-text }
item-smart-gun = Smart Gun
item-smart-gun-text = You may reroll the die once in every shot.
item-nailgun = Nailgun
item-nailgun-text = { item-rifle-text } Refilled with a Toolbelt only.
item-probe-arm = Probe Arm
item-probe-arm-text = Works 3 times, until a Toolbelt restores it: in combat, take a carcass from the supply. Nothing happens to the nightstalker from which you take the sample.
-look-at-tiles = look in secret at two unexplored room tiles, but not at their exploration tokens.

## Characters

character-survivor = Survivor
character-lab-rat = Lab Rat
character-hacker = Hacker
character-xenobiologist = Xenobiologist
character-sentry = Sentry
character-janitor = Janitor
group-survivor = survivor of the Nemesis
group-worker = facility worker
character-survivor-text = { -from-nemesis }
character-lab-rat-text = { -from-nemesis }
character-hacker-text = { -of-the-base }
character-xenobiologist-text = { -of-the-base }
character-sentry-text = { -of-the-base }
character-janitor-text = { -of-the-base }
-from-nemesis = Came here from the Nemesis.
-of-the-base = Works in this base.

## Action cards

card-fast-repairs-text = { -repair-room }
card-ingenuity-text = { -repair-room } Or: craft an item; any yellow item may stand in for the tool component.
card-piloting-text = In an exit room, use the rover for free. Or: from a computer room, move the rover.
card-basic-repairs-text = { -repair-room }
card-repairs-text = { -repair-room }
card-desperate-attack = Desperate Attack
card-desperate-attack-text = Take 1 contamination card and deal 2 injuries to a nightstalker in your room. If it is still there, it attacks you.
card-obstinate = Obstinate
card-obstinate-text = Draw 1 card for each of your serious wounds. Or: discard an item to dress one of them.
card-vents = Vents
card-vents-text = From a room with an entrance to the technical corridors go to any other explored one. When you get there draw 1 attack card: an adult attacks you in darkness. Then, as after any move, make a noise roll if nobody is there.
card-distraction = Distraction
card-distraction-text = Discard an item: you, one other character in your room, or both move to the same neighbouring room, and no nightstalker attacks on the way.
card-weird-metabolism = Weird Metabolism
card-weird-metabolism-text = Remove your slime marker. Or: discard 1 contamination card from your hand to draw 2 cards.
card-sensitive-hearing = Sensitive Hearing
card-sensitive-hearing-text = Put noise in a corridor of your room, or remove it from one.
card-feel-of-the-dark = Feel of the Dark
card-feel-of-the-dark-text = Reaction, in darkness: ignore what darkness makes worse for you in an event, on an attack card or with an encounter token (its lower number counts). Or: ignore the card of a surprise attack that meets you in darkness.
card-inconspicuous = Inconspicuous
card-inconspicuous-text = Reaction, before the attack card is drawn: the nightstalker attacks another character in your room. Or, in darkness: make no noise roll when the bag develops.
card-recharge = Recharge
card-recharge-text = In a section with power: put 2 ammo on one of your energy weapons.
card-neuralink = Neuralink
card-neuralink-text = Take a computer action although there is no computer here, in a section with power. Or: use the computer of your room without power.
card-bypass = Bypass
card-bypass-text = In a computer room with power: carry out any number of options of the computer card; then the computer card goes to the bottom of its deck. Or: switch the power of your section on or off.
card-it-works-for-me = It Works for Me
card-it-works-for-me-text = { -repair-room } If there is a computer with power, you may use it at once.
card-master-plan = Master Plan
card-master-plan-text = In a computer room, take the room's action for free. Or: { -look-at-tiles }
card-rushed-analysis = Rushed Analysis
card-rushed-analysis-text = Scan the contamination in your hand and remove the clean cards; if you removed any, gain 1 knowledge. Infected ones have their usual consequences.
card-workspace-plan = Workspace Plan
card-workspace-plan-text = In a white or green room, take the room's action for free. Or: { -look-at-tiles }
card-pheromones = Pheromones
card-pheromones-text = Reaction: discard an egg or a carcass to ignore an attack on you; everybody in the room gets slime. Or, with knowledge 6: turn the attack on another character in your room.
card-field-experience = Field Experience
card-field-experience-text = Lower the item counter of your room by 1 and gain 1 knowledge. Or, with knowledge 4: look at 2 event cards, put one on top of the deck and one on the bottom. Or, with knowledge 6: the same with attack cards.
card-vivisection = Vivisection
card-vivisection-text = Spend 1 use of your Probe Arm: a nightstalker in your room takes 1 injury and 1 more for every 2 knowledge that you have.
card-stun = Stun
card-stun-text = Another character in your room with 1 to 3 cards in hand discards them all. Or, discarding a weapon: a nightstalker retreats to a neighbouring room of your choice, not through a closed door.
card-quarantine = Quarantine
card-quarantine-text = In a computer room, even without power: close all doors around any room.
card-facility-tour = Facility Tour
card-facility-tour-text = Move to a neighbouring room and take along up to one other character, willing or not. You may ignore its exploration token. The noise roll is made as usual.
card-defense-plan = Defense Plan
card-defense-plan-text = In a white or red room, take the room's action for free. Or: { -look-at-tiles }
card-emergency-key = Emergency Key
card-emergency-key-text = In an Elevator Room: call the elevator and ride, even without power. Or: open or close one door at your room.
card-clean-up = Clean Up
card-clean-up-text = Remove the malfunction from your room. Or: remove the fire from it.
card-maintenance-plan = Maintenance Plan
card-maintenance-plan-text = In a white or yellow room, take the room's action for free. Or: { -look-at-tiles }
card-jury-rigging = Jury-Rigging
card-jury-rigging-text = In a yellow room: lower its item counter by 1 and take a Flamethrower, an Enviro-Suit or a Taser.
card-it-should-work = It Should Work
card-it-should-work-text = Take your room's action in spite of a malfunction. Or: use the computer of your room without power.

## Quest items

quest-assault-rifle = { item-assault-rifle }
quest-assault-rifle-text = { -unlock-in-repository } { item-assault-rifle-text }
quest-wail = Wail
quest-wail-text = Unlock: be in the Laboratory. Use: put noise in any corridors of your section, or remove it from them.
quest-cheat-codes = Cheat Codes
quest-cheat-codes-text = Unlock: be in the Archive. Use: carry out one option of any computer card, with no need of a computer or power.
quest-overmind = Overmind
quest-overmind-text = Unlock: knowledge 6. Use: a nightstalker in your section that is not in combat moves to a neighbouring room of your choice, not through a closed door.
quest-battle-suit = Battle Suit
quest-battle-suit-text = Unlock: discard a Toolbelt or Duct Tape. From then on: you get no slime and no wounds from fire. You can flee to the bunker on foot, with a noise roll, as in an Enviro-Suit; against Mars cards it does not help.
quest-pressure-washer = Pressure Washer
quest-pressure-washer-text = Unlock: be in the Cooling System. Use: remove the fire from your room, or the slime from everybody in it.
-unlock-in-repository = Unlock: be in the Repository.

## Objectives

objective-complete-study = Complete Study
objective-complete-study-text = All 3 weaknesses are revealed.
objective-my-precious-text = You have sent the signal and leave, or lock yourself in, holding an egg.
objective-expert-opinion = Expert Opinion
objective-expert-opinion-text = Your knowledge is 8 or more.
objective-field-report = Field Report
objective-field-report-text = You have sent the signal and at least 2 weaknesses are revealed.
objective-upper-levels = Upper Levels
objective-upper-levels-text = You have sent the signal and every room of S-01 and S-02 is explored.
objective-lower-levels = Lower Levels
objective-lower-levels-text = Every room of S-02 and S-03 is explored.
objective-the-whole-truth = The Whole Truth
objective-the-whole-truth-text = Your knowledge token is active and your knowledge 6 or more.
objective-the-great-hunt-text = You have sent the signal, and the queen is dead or the base destroyed.
objective-scorched-earth = Scorched Earth
objective-scorched-earth-text = The Nest or the base is destroyed.
objective-no-witnesses = No Witnesses
objective-no-witnesses-text = No survivor of the Nemesis survives, or nobody but you does.
objective-whistleblower = Whistleblower
objective-whistleblower-text = You have sent the signal and your knowledge token is active.
objective-pest-control = Pest Control
objective-pest-control-text = You have sent the signal, and the Nest or the base is destroyed.
objective-institutional-knowledge = Institutional Knowledge
objective-institutional-knowledge-text = A survivor has knowledge 8.
objective-clean-up-crew-text = The signal has been sent and the Nest is destroyed.
objective-cutting-off-the-head-text = The signal has been sent, and the queen is dead or the base destroyed.
objective-full-survey = Full Survey
objective-full-survey-text = Every room of all three sections is explored.
objective-know-your-enemy = Know Your Enemy
objective-know-your-enemy-text = All 3 weaknesses are revealed.
objective-special-delivery-text = A survivor holds an egg.
objective-nothing-left-behind = Nothing Left Behind
objective-nothing-left-behind-text = The base is destroyed and somebody survives outside.
objective-leaked-files = Leaked Files
objective-leaked-files-text = The signal has been sent and a survivor's knowledge token is active.
objective-lights-on = Lights On
objective-lights-on-text = The Nest is destroyed and all three sections have power.
objective-final-report = Final Report
objective-final-report-text = The signal has been sent and at least 2 weaknesses are revealed.

## Kinds and colours

colour-orange = orange
colour-grey = grey

## Lists of the box

list-room-tiles-fixed = Fixed room tiles
list-surface-tokens = Surface exploration tokens
list-power-tokens = Power tokens
list-css-tokens = CSS tokens
list-contingency-tokens = Contingency tokens
list-computer-cards = Computer cards
list-mars-cards = Mars cards
list-replacement-events = Event cards for intruders from Nemesis
content-lockdown-sides = { list-sides }
content-lockdown-tracks = { list-tracks }
content-lockdown-room-tiles-1 = Room tiles “I”
content-lockdown-room-tiles-2 = Room tiles “II”
content-lockdown-room-tiles-fixed = { list-room-tiles-fixed }
content-lockdown-special-rooms = { list-special-rooms }
content-lockdown-intruder-figures = { list-intruder-figures }
content-lockdown-intruder-tokens = { list-intruder-tokens }
content-lockdown-exploration-tokens = { list-exploration-tokens }
content-lockdown-surface-tokens = { list-surface-tokens }
content-lockdown-power-tokens = { list-power-tokens }
content-lockdown-css-tokens = { list-css-tokens }
content-lockdown-contingency-tokens = { list-contingency-tokens }
content-lockdown-computer-cards = { list-computer-cards }
content-lockdown-mars-cards = { list-mars-cards }
content-lockdown-supplies = { list-supplies }
content-lockdown-dice = { list-dice }
content-lockdown-events = { list-events }
content-lockdown-attacks = { list-attacks }
content-lockdown-weaknesses = { list-weaknesses }
content-lockdown-serious-wounds = { list-serious-wounds }
content-lockdown-contamination = { list-contamination }
content-lockdown-corporate-objectives = { list-corporate-objectives }
content-lockdown-personal-objectives = { list-personal-objectives }
content-lockdown-coop-objectives = { list-coop-objectives }
content-lockdown-red-items = { list-red-items }
content-lockdown-yellow-items = { list-yellow-items }
content-lockdown-green-items = { list-green-items }
content-lockdown-crafted-items = { list-crafted-items }
content-lockdown-starting-items = { list-starting-items }
content-lockdown-quest-items = { list-quest-items }
content-lockdown-characters = { list-characters }
content-lockdown-guests = { list-characters }
content-lockdown-action-cards = { list-action-cards }
