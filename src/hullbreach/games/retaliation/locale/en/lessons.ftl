# Retaliation: what its lessons say.

## A first round

lesson-retaliation-first = Your first round
lesson-retaliation-first-welcome = Welcome to the base. Nobody has answered from here for days. We play one round together; the dice are on your side today.
lesson-retaliation-first-board = This is you, the Recon, in the Landing Zone. There is little of the base to be seen yet: rooms and corridors are laid as you find them. Every corridor has a number, its noise value.
lesson-retaliation-first-hand = Your action cards are everything you can do. You play a card for its text, or you pay with it for something else.
lesson-retaliation-first-explore = In a turn you take two actions. Begin with the unknown: move through the marked corridor. It leads to no room yet.
lesson-retaliation-first-pay = A move costs one card, of your choice. Demolition will not be missed today.
lesson-retaliation-first-found = An exploration card said what is here: a room of sector A, three more corridors, one of them with noise, and a malfunction. Life Support Control A could give the sector air, but not before somebody mends it.
lesson-retaliation-first-noise = The card also had you roll for noise: a 4. So another noise marker lies in the corridor of value 4. One marker only tells that something is in there.
lesson-retaliation-first-search = The room shows a green and a red item. Play Search: you see one card of each and keep one.
lesson-retaliation-first-keep = Take the Flashbang. The others only learn that you found something.
lesson-retaliation-first-at-once = Some items can be used as soon as you get them. This one cannot, so leave it. You are asked all the same: silence would tell the others what it is.
lesson-retaliation-first-others = Two actions, and your turn was over. There is no life support here, so it cost 1 oxygen, too. The Medic passed, and the rest of the round is yours.
lesson-retaliation-first-back = Now go back to the Landing Zone. After a move to a known room you always roll for noise. A marker lies in the corridor of value 3: if the die shows a 3, something comes out of it.
lesson-retaliation-first-resolved = A 3. The marker was resolved: a token from the bag brought two adults into that corridor. If the die calls them again, the largest of them comes in and attacks at once.
lesson-retaliation-first-burst = They stand in a corridor: that is where bursts go. Fire one with your Assault Rifle. It costs one card, and it always spends ammo.
lesson-retaliation-first-killed = The die showed 2, and in a corridor one damage kills an adult. Both are gone. In your own room you would have to shoot at them one by one.
lesson-retaliation-first-pass = One card is left. Pass, and leave the round.
lesson-retaliation-first-discard = Whoever passes may discard cards to draw others instead. Keep yours and be done.
lesson-retaliation-first-event = All had passed. Now fire would burn intruders, and those in your rooms would attack. Then an event was drawn: intruders move, something happens, and here every unexplored corridor got noise.
lesson-retaliation-first-bag = Last, a token from the bag showed how they multiply. It was the blank: two more adult tokens are in the bag now.
lesson-retaliation-first-end = Then everybody drew up to five cards, and the round marker moved on. Fourteen rounds, one lander, and an objective: the next lessons tell you about them.

## Noise and intruder movement

lesson-retaliation-noise = Noise and how they move
lesson-retaliation-noise-welcome = You are the Medic. In the marked corridor, of value 4, a drone and two adults wait. As long as nobody calls them they stay there.
lesson-retaliation-noise-careful = You have to get to the Alarm Room, next to them. Move carefully: it costs two cards, any two, and brings a security token along.
lesson-retaliation-noise-called = You rolled a 4, and the corridor answered: its largest intruder came in, the drone. It tries to attack at once.
lesson-retaliation-noise-shield = But the security token was there first. It is used up instead of the attack. Each intruder that comes in needs a token of its own, and tokens do nothing against those who are in already.
lesson-retaliation-noise-fight = With an intruder in your room you are in combat: no careful moves, no rooms, no trade. Shoot at the drone with your Carbine, and pay with any card.
lesson-retaliation-noise-left = One damage from the shot. The die showed 5, more than its damage, so the drone lives; your Carbine deals one more to a target that survives. The next shot kills at 3 or less.
lesson-retaliation-noise-pass = Let us see what they do on their own. Pass.
lesson-retaliation-noise-phase = In the intruder phase everyone in a room with you attacks once. The drone scratched you: 1 health. A card is drawn for every attack, and each kind of attacker reads its own line of it.
lesson-retaliation-noise-moves = Then the event moved all intruders in level corridors. Each group goes the shortest way to the nearest of you, one step. Into a room with somebody only the largest enters: one adult came in, and attacked. The other waits.
lesson-retaliation-noise-end = Reinforced corridors never answer the die, closed doors cost them a step, and bursts empty a corridor before they come. Listen to the numbers around you before you walk.

## Objectives and the way out

lesson-retaliation-escape = Objectives and the way out
lesson-retaliation-escape-welcome = You are the Officer, in round 9. You hold two objectives: a mission objective, which asks for the directive that all can read, and a private one.
lesson-retaliation-escape-decide = At any moment of your turn you may decide for one of them. It is no action, and it pays: the first to decide draws three cards, the last only one. Decide now.
lesson-retaliation-escape-keep = Quarantine wants that nobody leaves in the lander, and you mean to. Keep Official Order; the other leaves the game unseen.
lesson-retaliation-escape-reward = Three more cards. You can win only with what you kept.
lesson-retaliation-escape-lander = The lander token lies on round 10. When it meets the round marker, the lander tries to land. If the anti-aircraft defence is active, it is shot down. Life Support Control B can show you, and change it; somebody has been there today.
lesson-retaliation-escape-nudge = Cards with a command can move the lander token instead. Play Stay Calm, choose the lander, and call it one round earlier.
lesson-retaliation-escape-landed = It met the round marker, the defence was off, and the lander is here.
lesson-retaliation-escape-board = Use the Landing Zone to get in. It costs two cards, any two, and begins with a noise roll: with an intruder in the room you would have to stay.
lesson-retaliation-escape-aboard = You are in. Nothing can hurt you here but the end of the base, or an intruder in the Landing Zone that drives you out. Your turns are skipped until the event phase.
lesson-retaliation-escape-take-off = Before the event anybody in the lander may take off; nobody else has to agree. The Medic is not here. Take off.
lesson-retaliation-escape-end = You have escaped. At the end contamination is checked, and then your objective has to be fulfilled: by whomever. There are two other ways, the Escape Shuttle for one of you, and the Hibernatorium, once it is active, for all who trust the base to stand.
