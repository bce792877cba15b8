# Lockdown: action cards, reactions, attacks and the advantage die.

## What a card can be used for

effect-use-computer-room = Use this room with a computer for free
effect-use-workspace = Use this white or green room for free
effect-use-defenses = Use this white or red room for free
effect-use-machinery = Use this white or yellow room for free
effect-study-plans = Look at two unexplored rooms
effect-grit-teeth = Draw a card for each serious wound
effect-bind-wound = Discard an item and dress a serious wound
effect-sweat-out = Get rid of your slime
effect-digest = Discard a contamination card and draw cards
effect-still-noise = Take a noise marker away
effect-make-noise = Put a noise marker down
effect-bypass = Do as much of the computer card as you like
effect-switch-section = Turn the power of your section on or off
effect-look-closely = Learn from what lies here instead of searching it
effect-foresee-events = Choose the next of two events
effect-foresee-attacks = Choose the next of two attack cards
effect-knock-out = Somebody here with few cards loses them all
effect-throw-weapon = Discard a weapon and drive a nightstalker away
effect-ride-with-key = Call the elevator and ride it, even without power
effect-clear-debris = Remove the malfunction here
effect-clear-ashes = Put out the fire here
effect-use-broken-room = Use this room even if it is broken
effect-use-dark-computer = Use the computer here without power
effect-take-rover = Take the rover to the bunker
effect-send-rover = Move the rover from here

## Questions of the cards, and their answers

ask-computer = What do you do at the computer?
ask-bypass = What do you do with the computer card now?
ask-quarantine = Around which room do you close all doors?
ask-attack-whom = Whom do you attack?
option-hunter = { $a }
ask-bind-with = Which item do you use up to dress the wound?
ask-distract-with = Which item do you throw away as a distraction?
ask-distraction = Who leaves while they look the other way?
ask-go-distracted = { $who } distracts them. Do you leave? Nothing will attack you on the way.
ask-still = Where does it grow quiet?
option-still = Take the noise away: { $a }
ask-make-noise = Where do you make noise?
ask-next-event = Which event comes next? The other goes to the bottom of the deck.
ask-next-attack = Which attack card comes next? The other goes to the bottom of the deck.
option-put-on-top = { $a } comes next
peek-next-event = the next event cards
peek-next-attack = the next attack cards
ask-throw-weapon = Which weapon do you discard?
ask-drive-whom = Which nightstalker flees?
ask-drive-to = Where must it flee?
option-drive-to = To { $a }
ask-tour = Who comes with you?

## Reactions

ask-inconspicuous = You are attacked, and you are not alone here. Do you let somebody else be attacked?
ask-keep-still = You are to roll for noise in the dark. Do you keep still instead?
ask-feel-of-the-dark = Darkness would make it worse for you. Do you ignore that?
ask-expect-surprise = You are attacked by surprise in the dark. Do you ignore the attack?
ask-pheromones = The attack hits you. Do you send the attacker after something else?
ask-instead = Who is attacked instead of you?
option-instead = { $a } is attacked instead
ask-lure = What do you send the attacker after?
option-lure = Give it { $a } and ignore the attack

## The advantage die

ask-one-card-more = The die shows { $face }. Do you discard an action card for one injury more?
option-spare-card = Keep your cards
combat-card-hit = hit for a card
combat-hit-plus = hit, two for a card

## The log

log-noise-stilled = It is quiet again: { $where }.
log-foreseen = { $who } has chosen the next card: { $pile }.
log-attack-diverted = { $who } sends the attacker after { $whom } ({ $thanks_to }).
log-darkness-ignored = { $who } ignores what the darkness would do.
log-kept-still = { $who } keeps still: no noise roll.
