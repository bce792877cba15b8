# Nemesis: action cards and quest items.

## What a card can be used for

effect-tend-engine = Repair or break the engine here
effect-helm-action = Use this room for free
effect-plot-course = Look at the coordinates card
effect-light-fire = Discard an item and set this room on fire
effect-improvise = Craft an item; a yellow item may stand in for the tool component
effect-block-access = Cause a malfunction in a room with a computer
effect-desperate-shot = Shoot and draw a card
effect-desperate-flight = Escape and draw a card

## Questions of the cards, and their answers

ask-covering = Who leaves under your fire?
option-alone = You alone
option-together = You and { $a }
ask-order = To whom do you give the order?
option-order = { $a }
ask-order-to = Where must { $whom } go?
ask-burn = Which item do you discard?
option-burn = Discard { $a }
ask-block = In which room with a computer do you cause a malfunction?
option-block = Malfunction in { $a }
ask-intranet = Which room do you use from here?
option-leave-it = Leave it alone
option-intranet = Use { $a }
ask-nerves = You are attacked by surprise and can see the attack card. Do you ignore the attack?
ask-armor = You are attacked. Do you use your Armor?
ask-scanner = Your noise roll shows { $face }. Do you discard a card to roll again?
ask-read-log = Whose objectives do you read?
option-read-log = Those of { $a }
option-autoload = Autoloader: fill the Assault Rifle with { $a }
