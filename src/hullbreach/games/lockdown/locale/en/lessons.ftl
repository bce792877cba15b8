# Lockdown: what its lessons say.

## A first round

lesson-lockdown-first = Your first round
lesson-lockdown-first-welcome = Welcome to Mars. Something got out of the laboratory, and the base has locked itself. We play one round together; the dice are on your side today.
lesson-lockdown-first-board = This is you, the Sentry, in the Isolation Room. The other rooms have still to be explored. Corridors join them, and each has a number.
lesson-lockdown-first-light = The base has three sections and an elevator, each with power of its own. As long as there is power, there is light. They see better in the dark than you do.
lesson-lockdown-first-hand = Your action cards are everything you can do. You play a card for its text, or you pay with it for something else.
lesson-lockdown-first-move = In a turn you take two actions. Begin with a step: move to the marked room.
lesson-lockdown-first-pay = A move costs one card, of your choice. Demolition will not be missed today.
lesson-lockdown-first-explored = You found the Laboratory, and its exploration token says: 2 items can be found here, and a malfunction. As long as that marker lies here, the room's own action does not work.
lesson-lockdown-first-noise = Then you rolled for noise: a 4. So a noise marker lies in corridor 4 of this room. One marker only tells that something may have heard you.
lesson-lockdown-first-search = This room is green: medicine. Play Search and see what you find.
lesson-lockdown-first-keep = You see two cards and keep one. Take the Medkit. The others only learn that you found something green.
lesson-lockdown-first-others = Two actions, and your turn was over. The Survivor passed, so the rest of this round is yours.
lesson-lockdown-first-danger = Now the dangerous way: the Guard Room, through the noisy corridor. If the die shows that corridor again, something comes out of it.
lesson-lockdown-first-encounter = An encounter. A token was drawn from the bag, and it is an Adult. A token has two numbers, one for light and one for the dark: whoever holds fewer cards than that is attacked at once.
lesson-lockdown-first-objective = The first encounter of a game makes everybody decide what they live for. Read both objectives and keep one; nobody else will know which.
lesson-lockdown-first-fight = It stands in your room: this is combat now. Shoot with your SMG. A shot costs one card and one ammo.
lesson-lockdown-first-killed = Two injuries. An attack card decided whether that is enough, and it was. Do not rely on it.
lesson-lockdown-first-pass = One card is left. Nothing good comes of that: pass, and leave the round.
lesson-lockdown-first-discard = Whoever passes may discard cards to draw others next round. Keep yours and be done.
lesson-lockdown-first-event = Everybody had passed, so the event phase came. Time went on, and a section lost its power: its lights are out. Then nightstalkers attack where they stand with somebody, fire hurts, and an event is drawn. At the end of the track the base is closed for good.
lesson-lockdown-first-bag = Last, a token from the bag decides how the nightstalkers grow. This time a blank: one more Adult went into the bag.
lesson-lockdown-first-end = That was a round. Do what your objective asks for, find out what you can about the contingency in force, and be out in time. The short lessons show you how.

## Power and light

lesson-lockdown-power = Power and light
lesson-lockdown-power-welcome = You are the Hacker, and it is dark down here: section S-03 has no power. Only S-01 has.
lesson-lockdown-power-dark = In the dark, computers do not work, you shoot with the worse die, and tokens, attacks and events are meaner. Every power token has a number: whenever power drops, the lit token with the highest number goes out.
lesson-lockdown-power-backup = The Backup Power Supply works even now. Use the room, and pay with any two cards.
lesson-lockdown-power-order = Tokens 1 and 2 give power again, 3 and 4 do not, and you decide which token lies where. Whoever decides that decides who sits in the dark. Choose any order.
lesson-lockdown-power-back = The backup power is on, and everybody saw what you chose.
lesson-lockdown-power-end = Keep an eye on the light of the section you stand in. A flashlight or a glowstick helps for a while, power helps longer.

## The computer

lesson-lockdown-computer = The computer
lesson-lockdown-computer-welcome = The whole base has one computer. Its open card offers a few things to whoever stands in a room with a console, if the section has power.
lesson-lockdown-computer-card = This card lets you gain knowledge, look at a token of the Cargo Sending System, or swap two power tokens.
lesson-lockdown-computer-use = You are in the Laboratory, which has a console. Gain knowledge, and pay with any card.
lesson-lockdown-computer-next = You know more now, and the next card is open: everybody else will have other choices.
lesson-lockdown-computer-end = Knowledge matters: objectives, rooms and cards ask for it. Among the computer's cards is also one that locks everything down, so take what you need while you can.

## Ways out

lesson-lockdown-escape = Ways out
lesson-lockdown-escape-welcome = You can leave the base in three ways: in a pod of the Cargo Sending System, to the bunker across the surface, or not at all: locked in the Isolation Room.
lesson-lockdown-escape-token = Under some spaces of the time track lie tokens, face down. When the time is on one of these, pods can be entered, and at the end of the round the token tells which of them are launched: one, all or none.
lesson-lockdown-escape-enter = Such a moment is now, and you are in room A of the system. Get in. It costs two cards; the rest of your hand is lost, and you pass.
lesson-lockdown-escape-end = The token showed A: you are away. Had it been another one, you would be back in that room, with a serious wound. There are rooms and computer cards that show you a token before, and that is worth the trouble.

## Contamination

lesson-lockdown-contamination = What you carry
lesson-lockdown-contamination-welcome = Among your cards are two contamination cards. They cannot be played and they pay for nothing; and any of them may be infected, which you cannot see.
lesson-lockdown-contamination-rest = Rest lets you find out: all contamination cards in your hand are scanned. Play it.
lesson-lockdown-contamination-larva = One card was clean and is gone. The other was infected, and now you carry a larva. Whoever carries one and is found infected once more dies. It may also kill you at the very end of the game.
lesson-lockdown-contamination-surgery = You are in the Surgery, luckily. Use the room.
lesson-lockdown-contamination-end = The larva is gone, all your contamination cards were scanned, and it cost a light wound and the rest of the round. A fair price.

## Trade and betrayal

lesson-lockdown-trade = Trade and betrayal
lesson-lockdown-trade-welcome = The Hacker is in your room. Whoever stands together can trade, and talk about anything at any time. What people say need not be true.
lesson-lockdown-trade-open = Open a trade. It costs one card, whatever comes of it.
lesson-lockdown-trade-offer = Offer the Medkit. Nobody else sees what comes out of an inventory.
lesson-lockdown-trade-price = You can give it away, or ask for something that you know the Hacker has. Ask for an offer: you do not know what is in that backpack.
lesson-lockdown-trade-agree = A Weapon Battery, ammo for any gun of that kind. Agree.
lesson-lockdown-trade-done = You could go on offering. Say that you are done.
lesson-lockdown-trade-betrayal = Now think of what only you know: your objective, and your contingencies. None of your tokens is the one in force, though codes blue and yellow are there twice. Whoever knows enough of them knows who dies after all, and need not tell.
lesson-lockdown-trade-end = So people trade in words more than in things here. Listen to what is not said.
