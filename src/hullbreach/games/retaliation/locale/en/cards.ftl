# Action cards, wounds, robots, objectives and directives: names, and what they do in our own words.
# Whether a card can be played in combat comes from the data.

-command = Command
-reaction = Reaction
-nudge = Move the lander token one space either way.
-fix-here = remove a malfunction from your room, an item there or the robot there
-order-one = { -command }: a character of lower rank here or next door, no closed door between, moves (without causing an attack), shoots or fires a burst as you say.
-reinforce-far = reinforce an adjacent empty corridor that leads to a room with a character or the robot

## Cards of many decks

card-search = Search
card-search-text = Draw 1 item from the deck of each item symbol in your room. Keep 1; the others go under their decks.
card-rest = Rest
card-rest-text = Scan the contamination cards in your hand: clean ones leave the game. If any is infected, you get a larva, unless you have one, and the infected cards are discarded.
card-demolition = Demolition
card-demolition-text = Destroy a closed door within reach. Or: put a malfunction in your room.
card-repairs = Repairs
card-repairs-text = Discard 1 card: { -fix-here }. Or: open or close a door within reach.
card-secure = Secure
card-secure-text = Put 2 security tokens in your room. Or, discard 1 card: { -reinforce-far }.
card-chain-of-command = Chain of Command
card-chain-of-command-text = { -nudge } Or, { -order-one } { -reaction }: ignore a command given to you.
card-computer-skills = Computer Skills
card-computer-skills-text = In a room with a computer: use the room, if it works; or open or close any one door in the base.

## Recon

card-scouting = Scouting
card-scouting-text = Make a careful move to a discovered room. Or: move through an unexplored corridor, then search the new room, even among intruders.
card-shoot-first = Shoot First
card-shoot-first-text = Move through an empty corridor. At any moment of it, also right before an intruder attacks, you may shoot or fire a burst.
card-sprint = Sprint
card-sprint-text = Move. Then you may spend 1 oxygen to move again.
card-taking-aim = Taking Aim
card-taking-aim-text = Shoot or fire a burst. You may roll the die a second time.

## Officer

card-fire-at-will = Fire at Will
card-fire-at-will-text = { -nudge } Or, { -command }: choose your room, or a neighbouring one with no closed door between; each character there fires a burst. You choose the corridors, they choose the weapons.
card-first-in-command = First in Command
card-first-in-command-text = { -nudge } Or, { -order-one }
card-lets-go = Let's Go!
card-lets-go-text = { -nudge } Or: move. You may take another character of your room along, who makes no noise roll.
card-officers-channel = Officer's Channel
card-officers-channel-text = { -nudge } Or: play another card with a command from your hand; it reaches any room of the base.
card-stay-calm = Stay Calm
card-stay-calm-text = { -nudge } Or, { -command }: choose your room, or a neighbouring one with no closed door between; each character there draws 1 card. { -reaction }: prevent an attack on a character in your room.

## Contractor

card-basic-secure = Basic Security
card-basic-secure-text = Discard 1 card: put 2 security tokens in your room. Or, discard 1 card: { -reinforce-far }.
card-always-prepared = Always Prepared
card-always-prepared-text = Use your room, even in combat; then each intruder there attacks you. Or, discard 1 card: draw 2 items of one colour, keep 1; the other goes under its deck.
card-duck-and-cover = Duck and Cover
card-duck-and-cover-text = Discard 1 card: move; 1 attack on the way is prevented. { -reaction }: an attack on you in a room with another character strikes that character instead.
card-move-quietly = Move Quietly
card-move-quietly-text = Move to a discovered room without a noise roll.
card-weak-spot = Weak Spot
card-weak-spot-text = Deal 1 damage to an intruder in your room, then shoot at it or fight it hand to hand.

## Heavy Gun Operator

card-breakthrough = Breakthrough
card-breakthrough-text = Fire a burst. Then you may move through that corridor; all attacks on the way are prevented.
card-continuous-fire = Continuous Fire
card-continuous-fire-text = With a loaded BF Gun discard any number of cards: deal as much damage in an adjacent corridor. Then you may fire a burst with the BF Gun.
card-fast-reload = Fast Reload
card-fast-reload-text = With one weapon, in any order: put an ammo token of yours on it; shoot or fire a burst.
card-forcing-fire = Forcing Fire
card-forcing-fire-text = Spend ammo: expel all intruders from your room.

## Medic

card-combat-drugs = Combat Drugs
card-combat-drugs-text = Discard a medpack token: a character in your room draws until it holds 3 cards.
card-field-surgery = Field Surgery
card-field-surgery-text = Discard 1 card: a character in your room who agrees discards 1 serious wound and takes 1 contamination card, unless you discard a medpack token.
card-first-aid = First Aid
card-first-aid-text = You, or somebody here who agrees, regain 1 health. Or, in a room with a green item symbol: take a medpack token into an empty slot.
card-hippocratic-oath = Hippocratic Oath
card-hippocratic-oath-text = With another character here who has a serious wound: deal 2 damage to an intruder in your room, then shoot at it or fight it hand to hand.

## Combat Engineer

card-explosives = Explosives
card-explosives-text = Discard a grenade token: lay a random corridor to a neighbouring discovered room to which there is none. Or, in a room with a yellow item symbol: take a grenade token into an empty slot.
card-fast-repairs = Fast Repairs
card-fast-repairs-text = Remove a malfunction from your room, an item there or the robot there. Or: open or close a door within reach.
card-fast-secure = Fast Security
card-fast-secure-text = Put 2 security tokens in your room. Or: { -reinforce-far }.
card-pyrotechnics = Pyrotechnics
card-pyrotechnics-text = Discard the fire in your room. Or, discard a grenade token: all intruders in an adjacent corridor die.
card-tactical-retreat = Tactical Retreat
card-tactical-retreat-text = Discard 1 card and spend ammo: move through an empty corridor; all attacks are prevented. A character of your room who agrees may come along without a noise roll.

## Serious wounds

wound-arm = Arm
wound-arm-text = You can use only 1 hand. If both are full, discard what you hold in one.
wound-eyes = Eyes
wound-eyes-text = The numbers of your shots are 1 higher, so that they kill less easily. Symbols and melee are not changed.
wound-bleeding = Bleeding
wound-bleeding-text = When you pass, you lose 1 health.
wound-guts = Guts
wound-guts-text = When you pass, you take 1 contamination card.
wound-lungs = Lungs
wound-lungs-text = When you pass, you lose 1 oxygen; at 0 oxygen 2 health instead.
wound-body = Body
wound-body-text = In the cleanup phase you draw up to 4 cards instead of 5.
wound-leg = Leg
wound-leg-text = The basic action to move out of a room with an intruder costs 1 card more.
wound-hand = Hand
wound-hand-text = The basic action to use an item costs 1 card more.
wound-knee = Knee
wound-knee-text = The basic action of a careful move costs 1 card more.

## Robots

-drive-1 = The robot moves once.
-drive-2 = The robot moves up to 2 times.
-drive-3 = The robot moves up to 3 times.
robot-exploration = Exploration Robot
robot-exploration-text = { -drive-2 } Or: it goes through an unexplored corridor and discovers a room; the entry effect is skipped.
robot-medical = Medical Robot
robot-medical-text = { -drive-2 } Or: a character in its room discards 1 serious wound, or regains 2 health.
robot-military = Military Robot
robot-military-text = { -drive-1 } Or: roll the burst die and deal that much damage in a corridor next to it; special symbol: put a malfunction on the robot.
robot-securing = Securing Robot
robot-securing-text = { -drive-3 } Or: open or close a door within its reach. Or: put 2 security tokens in its room.
robot-server = Server Robot
robot-server-text = { -drive-3 } Or: use the room it is in, if it has a computer, even with a malfunction.
robot-technical = Technical Robot
robot-technical-text = { -drive-2 } Or: remove a malfunction, or discard the fire, from its room.

## Objectives

objective-mission = mission objective
objective-private = private objective
-unless-you = If that is you, only the latter counts.
-ranks = You survive, and so does the character of the lowest rank, which is not yours; or the character of the highest rank, which is not yours, does not survive. Of several with the same rank all count.
objective-official-order = Official Order
objective-official-order-text = The mission directive is fulfilled.
objective-ulterior-motive = Ulterior Motive
objective-ulterior-motive-text = The mission directive is not fulfilled.
objective-self-serving = Self-Serving
objective-self-serving-text = Nobody but you survives.
objective-veni-vidi-vici = Veni, Vidi, Vici
objective-veni-vidi-vici-text = The Nest is destroyed.
objective-great-hunt = Great Hunt
objective-great-hunt-text = The queen is dead.
objective-quarantine = Quarantine
objective-quarantine-text = Nobody leaves the base in the lander.
objective-shutdown = Shutdown
objective-shutdown-text = No life support is active anywhere, and you have a data token.
objective-crews-favorite = Crew's Favorite
objective-crews-favorite-text = { -ranks }
objective-weve-got-history = We've Got History
objective-weve-got-history-text = { -ranks }
objective-right-moment-to-strike = Right Moment to Strike
objective-right-moment-to-strike-text = The character of player 1 does not survive, or nobody but you survives. { -unless-you }
objective-greener-pastures = Greener Pastures
objective-greener-pastures-text = The character of player 2 does not survive, or nobody but you survives. { -unless-you }
objective-an-old-feud = An Old Feud
objective-an-old-feud-text = The character of player 3 does not survive, or nobody but you survives. { -unless-you }
objective-hostile-takeover = Hostile Takeover
objective-hostile-takeover-text = The character of player 4 does not survive, or nobody but you survives. { -unless-you }
objective-corporate-contract = Corporate Contract
objective-corporate-contract-text = The character of player 5 does not survive, or nobody but you survives. { -unless-you }
objective-experimental-subjects = Experimental Subjects
objective-experimental-subjects-text = Those who escaped have 3 or more contamination cards together.
objective-insider-information = Insider Information
objective-insider-information-text = Of all who survive, only you have a data token.
objective-states-evidence = State's Evidence
objective-states-evidence-text = Of all who survive, only you have a data token.
objective-luxurious-offer = Luxurious Offer
objective-luxurious-offer-text = You survive and carry an egg.

## Mission directives

directive-primary-samples = Primary Samples
directive-primary-samples-text = Those who escaped carry 2 or more eggs together.
directive-reconnaissance = Reconnaissance
directive-reconnaissance-text = All A, B and C rooms are discovered, and the Hibernatorium is connected.
directive-escort-mission = Escort Mission
directive-escort-mission-text = The robot has been in the Reactor, and somebody with a data token escapes.
directive-perimeter-clearing = Perimeter Clearing
directive-perimeter-clearing-text = The Reactor is shut down, and all A rooms are discovered.
directive-essential-data = Essential Data
directive-essential-data-text = Somebody with a data token leaves in the lander, and no corridor of sector A, its border with B included, is unexplored.
directive-facility-restart = Facility Restart
directive-facility-restart-text = The Hibernatorium is active, and the Reactor is shut down.
directive-supply-route = The Supply Route
directive-supply-route-text = Reinforced corridors lead without a gap from the Landing Zone to Life Support Control C, and the base is not destroyed. Intruders and doors do not matter.
directive-eradication = Eradication
directive-eradication-text = The queen is dead, and the base is not destroyed.

## Directives for solo and cooperative games

directive-clean-up = Clean-up
directive-clean-up-text = The Nest is destroyed.
directive-closedown = Closedown
directive-closedown-text = Life support is active in all sectors.
directive-crucial-intelligence = Crucial Intelligence
directive-crucial-intelligence-text = Somebody with a data token leaves in the lander, whatever becomes of them later.
directive-culinary-sample = Culinary Sample
directive-culinary-sample-text = Somebody escapes with an egg, whatever becomes of them later. With Scientific Sample it takes two of you who survive.
directive-scientific-sample = Scientific Sample
directive-scientific-sample-text = Somebody escapes with an egg, whatever becomes of them later. With Culinary Sample it takes two of you who survive.
directive-deep-search = Deep Search
directive-deep-search-text = All C rooms are discovered.
directive-entrance-inspection = Entrance Inspection
directive-entrance-inspection-text = All A rooms are discovered.
directive-no-corner-uncovered = No Corner Uncovered
directive-no-corner-uncovered-text = All B rooms are discovered, and the Hibernatorium is connected.
directive-faceoff = Faceoff
directive-faceoff-text = The queen is dead.
directive-safety-procedure = Safety Procedure
directive-safety-procedure-text = The Hibernatorium is active.
directive-shutdown-order = Shutdown
directive-shutdown-order-text = The Reactor is shut down.
directive-systems-backups = Systems Backups
directive-systems-backups-text = The robot is in the Reactor.
