# Lockdown: how to play, on one page.

howto-lockdown-1 = What it is about
howto-lockdown-1-text = A secret base on Mars has locked itself. The nightstalkers are out of the laboratory, the power fails section by section, and the company has a plan for what becomes of those who know too much. Everybody has a secret objective. You win if you survive and have done what yours asks for.
howto-lockdown-2 = A round
howto-lockdown-2-text = Everybody draws up to five action cards. Then you take turns of two actions each, until all have passed. After that comes the event phase, and the next round begins.
howto-lockdown-3 = Cards are what you act with
howto-lockdown-3-text = An action card is played for its text, or discarded to pay for something else: a step costs one card, the action of a room mostly two. Who runs out of cards can only pass.
howto-lockdown-4 = Moving and noise
howto-lockdown-4-text = Step into an empty room and you roll for noise. The die names a corridor, which gets a noise marker. If one lies there already, there is an encounter. Stairs join the three sections, and so does the elevator while it has power.
howto-lockdown-5 = Light and dark
howto-lockdown-5-text = Each section has a power token. As time passes, power drops, and the lit token with the highest number goes out. In the dark computers are dead, you shoot with the worse die, and tokens, attacks and events get meaner.
howto-lockdown-6 = Encounters and fights
howto-lockdown-6-text = A token from the bag says what comes. It has two numbers, for light and for the dark: if you hold fewer cards, it attacks at once. In your room it is combat: shoot, strike or flee. A card decides after every hit how much they can take.
howto-lockdown-7 = Wounds and contamination
howto-lockdown-7-text = Light wounds add up to serious ones, and after three serious wounds the next one kills. Contamination cards clog your hand, and some are infected. Resting scans them. Found infected with a larva inside, you die.
howto-lockdown-8 = Computer and knowledge
howto-lockdown-8-text = The base has one computer; its open card offers a few things to whoever stands at a console with power. Knowledge is what you gain by research: objectives, rooms and cards ask for it.
howto-lockdown-9 = Contingencies
howto-lockdown-9-text = One contingency is in force, and nobody sees it before the end. It says which survivors die after all: because of where they are, what they know, or a signal that they did not send. The tokens in your hand are not the one, though codes blue and yellow are there twice: put together who holds which, if you believe what they say.
howto-lockdown-10 = Getting out
howto-lockdown-10-text = Leave in a pod of the Cargo Sending System while a token lies under the time, reach the bunker across the surface, or lock yourself in the Isolation Room late in the game. Then the contingency is revealed, contamination is checked, and objectives are opened.
