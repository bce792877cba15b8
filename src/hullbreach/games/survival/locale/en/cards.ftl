# What Nemesis and Lockdown say alike: action cards, trade and crafting.

## What a card can be used for

effect-work-a-door = Open or close a door
effect-computer-action = Use this room for free
effect-blow-door = Destroy a closed door
effect-wreck-room = Cause a malfunction here
effect-mend-room = Remove the malfunction here
effect-recall-room = Look at an unexplored room
effect-douse-fire = Put out the fire here
effect-dress-a-wound = Dress a serious wound of somebody here
effect-heal-a-wound = Heal a dressed serious wound of somebody here
effect-heal-light = Heal all light wounds of somebody here

## Questions of the cards, and their answers

ask-weapon = Which weapon do you use?
option-weapon = { $a }
ask-shoot-at = What do you shoot at with { $weapon }?
option-shoot-at = Shoot at { $a }
ask-blow-door = Which door do you destroy?
option-blow-door = Destroy the door: { $a }
ask-go = Where do you go?
option-go = Go to { $a } ({ $b })
option-stay = Stay here
ask-cover = Whom do you cover while they leave?
option-cover = Only { $a } leaves
option-treat = { $a }
ask-go-covered = { $who } covers you. Do you leave? No { -intruder } will attack you on the way.
ask-crawl = Where do you go through the technical corridors?
option-crawl = Go to { $a }
ask-foresee = The next event is { $event }. Where do you put it?
option-leave-on-top = Leave it on top
option-put-at-bottom = Put it on the bottom
option-react = React with { $a }
peek-objectives = the objectives of { $whom }
peek-event = the next event card

## Crafting

option-craft = Craft { $a }
ask-craft = What do you craft?
ask-component = Which item do you use up for { $what }?
option-component = Use up { $a }

## Trade

option-trade = Trade with everybody here
ask-trade = Trade: do you offer something?
option-offer = Offer { $a }
ask-trade-whom = To whom do you offer { $thing }?
option-to = To { $a }
ask-trade-price = What do you want from { $whom } for { $thing }?
option-for-nothing = Nothing: it is a gift
option-for-an-offer = Something of their choice
option-for = { $a }
ask-trade-for-nothing = { $who } offers you { $thing } as a gift.
ask-trade-for-an-offer = { $who } offers you { $thing }. What do you give for it?
ask-trade-for = { $who } offers you { $thing } for { $wanted }.
ask-trade-in-return = { $who } would give you { $wanted } for { $thing }.
option-agree = Agree
option-refuse = Refuse
option-in-return = Offer { $a } in return
terms-for-nothing = as a gift
terms-for-an-offer = for an offer
terms-for = for { $thing }

## The log

log-reaction-played = { $who } reacts with { $what }.
log-ammo-spent = { $who } spends { $count } ammo of { $weapon }.
log-discarded = { $who } discards { $cards ->
    [none] nothing
   *[other] { $cards }
 }.
log-crafted = { $who } crafts { $item }.
log-offered = { $who } makes { $whom } an offer{ $thing ->
    [none] {""}
   *[other] : { $thing } { $terms }
 }.
log-traded = { $who } gives { $whom } { $thing }{ $returned ->
    [none] {""}
   *[other] {" "}and gets { $returned }
 }.
log-no-deal = Nothing changed hands, so there was no trade. { $who } takes back { $cards ->
    [none] nothing
   *[other] { $cards }
 }.
log-event-foreseen = { $who } has seen the next event and { $bottom ->
    [yes] puts it on the bottom of the deck
   *[no] leaves it on top
 }.
