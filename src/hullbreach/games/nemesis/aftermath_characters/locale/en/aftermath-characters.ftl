### The characters of Aftermath: their cards, what they start with, their quest items.

pack-nemesis-aftermath-characters = the characters of Aftermath

character-ceo = CEO
character-android = Android
character-psychologist = Psychologist
character-bounty-hunter = Bounty Hunter
character-convict = Convict
companion-laika = Laika

## What they start with

item-robot = Robot
item-robot-text = It carries 5 energy markers. Its action cards cost 1 energy each and cannot be played without; those that are used once cost none. Refilled with an Energy Charge, never in the Armory. It needs no hand and stays with the CEO.
item-arm-gun = Arm Gun
item-arm-gun-text = A double hit deals 1 more injury. It is a part of the Android: it needs no hand and can be neither dropped nor traded.
item-psychologists-pistol = { item-pistol }
item-psychologists-pistol-text = A double hit counts as a single one.
item-rifle-247 = Rifle 247
item-rifle-247-text = An energy weapon without further ado.
item-cuffs = Cuffs
item-cuffs-text = They fill one hand and can be neither dropped, traded nor taped. Only the Cuffs Key takes them off.
item-cuffs-key = Cuffs Key
item-cuffs-key-text = Take the Cuffs off the Convict, wherever he is. Anybody who has the key can use it.

## Quest items

quest-access-codes = Access Codes
quest-pod-override = Access Codes: Pod Override
quest-pod-override-text = Unlock: be in a room with a working computer; the other Access Codes leave the game unseen. Use: launch any escape pod, locked or not, with whoever is in it. Or: look at both tokens of one engine and put them back in either order, in secret.
quest-ship-codes = Access Codes: Ship Codes
quest-ship-codes-text = Unlock: be in a room with a working computer; the other Access Codes leave the game unseen. Use: look through the spare coordinates cards and put one of them on the board instead, in secret. Or: take an item of your choice from the deck of your room's colour, in a white room from any deck.
quest-emergency-energy-cell = Emergency Energy Cell
quest-emergency-energy-cell-text = Unlock: discard an Energy Charge. While you have it, you shut down only when the time marker reaches 3 instead of 5.
quest-deactivation-module = Deactivation Module
quest-deactivation-module-text = Unlock: be in the Laboratory. Use: before the intruders' attacks of the event phase discard 1 action card; in that step they take no notice of you.
quest-oculobe-drone = Oculobe Drone
quest-oculobe-drone-text = Unlock: discard an Energy Charge. Use: give it to a character in your room, with whom it stays. Whatever that character looks at or sets in secret on the board, you see, too.
quest-emotion-scanner = Emotion Scanner
quest-emotion-scanner-text = Unlock: be in the Emergency Room. Use: see the objectives of a character in your room or in a neighbouring one, but not through a closed door.
quest-seek-mod = Seek Mod
quest-seek-mod-text = Unlock: discard Tools or Duct Tape. Use: when Laika has just moved, discard 1 action card; she searches her room, brings you what you keep, and is with you again.
quest-aggro-override = Aggro Override
quest-aggro-override-text = Unlock: be in the Armory. Whenever Laika could be moved and is not, you may deal 1 injury to an intruder in your room.
quest-augmented-arm = Augmented Arm
quest-augmented-arm-text = Unlock: discard Tools or Duct Tape. You may rest as a basic action for 1 card. At the start of each of your turns choose one of your serious wounds: it does not hinder you.
quest-pipe = Pipe
quest-pipe-text = Unlock: anywhere. When you miss in melee, you take 1 light wound instead of a serious one. It cannot be traded. If you lose it, you can unlock it again.

## Action cards

-robot = The Robot spends 1 energy.
-once = Afterwards this card leaves the game.
card-robot-demolition = { card-demolition }
card-robot-demolition-text = { -robot } { card-demolition-text }
card-robot-repairs = { card-fast-repairs }
card-robot-repairs-text = { -robot } { card-fast-repairs-text }
card-robotic-punch = Robotic Punch
card-robotic-punch-text = { -robot } Roll the combat die against an intruder in your room; a miss is harmless. After a hit each further energy that you spend deals 1 more injury.
card-protect = Protect
card-protect-text = Go to a neighbouring room; no intruder attacks you. { -once }
card-stop-it = Stop It!
card-stop-it-text = Reaction: cancel an intruder's attack on you, whatever its cause. You may see its attack card first. { -once }
card-just-one-more-thing = Just One More Thing
card-just-one-more-thing-text = Reaction: when you have passed and another player's turn ends, take one more turn; you may step out of a pod first. Then you pass again.
card-authority = Authority
card-authority-text = Name a neighbouring room. Go there and take another character from your room along, willing or not. There is one noise roll, and it is yours.
card-executive-access = Executive Access
card-executive-access-text = { card-computer-skills-text }
card-bonus-pay = Bonus Pay
card-bonus-pay-text = You and another character in your room draw 1 action card each.
card-self-repair = Self-Repair
card-self-repair-text = Discard Tools, Duct Tape or an Energy Charge: heal all your light wounds or dress one of your serious wounds. Your serious wounds are never healed.
card-efficiency = Efficiency
card-efficiency-text = Take your room's action for free. Not with a malfunction.
card-target-lock = Target Lock
card-target-lock-text = Shoot with your Arm Gun. If you hit, you deal 1 more injury.
card-overclock = Overclock
card-overclock-text = Take 1 light wound and draw 3 action cards.
card-lend-a-hand = Lend a Hand
card-lend-a-hand-text = A character in your room draws 1 action card and then discards 1. If you choose yourself, draw 2 and discard 1.
card-dont-panic = Don't Panic
card-dont-panic-text = Reaction: ignore a surprise attack on a character in your room, or on you. You may see the attack card first. Against Void Seeders: or cancel a panic card of a character in your room, or your own.
card-suggestion = Suggestion
card-suggestion-text = Another character in your room at once moves, moves carefully or picks up an object, as you say, willing or not, and pays nothing.
card-group-therapy = Group Therapy
card-group-therapy-text = Every character in your room may scan 1 contamination card in hand: a clean one leaves the game, an infected one simply stays. Against Void Seeders: or lower the insanity by 1, where it can sink.
card-go-girl = Go Girl!
card-go-girl-text = Move Laika to a neighbouring room. From your board she starts in your room.
card-tactical-move = Tactical Move
card-tactical-move-text = Go to a neighbouring room together with one intruder from your room. Nobody attacks you, and there is no noise roll.
card-sentinel = Sentinel
card-sentinel-text = Discard one noise marker at Laika's room. Or as a reaction: cancel an intruder's attack on you, whatever its cause; Laika leaves the game.
card-quick-shot = Quick Shot
card-quick-shot-text = Shoot with an energy weapon. You may reroll the combat die once.
card-i-need-this = I Need This
card-i-need-this-text = Reaction: when another character in your room keeps an item from a search, you take it, and they keep another card that was drawn. Nobody can interrupt this.
card-short-temper = Short Temper
card-short-temper-text = Take your room's action for free, even with a malfunction. When all of it is done, make a noise roll.
card-opportunist = Opportunist
card-opportunist-text = Go to a neighbouring room and close the door behind you. In combat nobody attacks you if another character stays behind.
card-bash = Bash
card-bash-text = Make a melee attack. If you hit, you deal 1 more injury.
