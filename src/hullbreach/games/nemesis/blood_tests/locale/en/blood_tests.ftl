### Blood tests: the cards, what is asked and told of them.

pack-nemesis-blood-tests = blood tests
content-nemesis-blood-test-cards = blood tests
pile-blood-test = Blood tests
card-quick-test = Quick Test
card-quick-test-text = Scan 1 contamination card from your hand: a clean one is removed from the game, an infected one stays. Nothing else happens. Shuffle this card back into the deck of blood tests.
card-full-panel = Full Panel
card-full-panel-text = Scan all contamination cards in your hand: clean ones are removed from the game, infected ones stay. Nothing else happens. Shuffle this card back into the deck of blood tests.
card-cross-test = Cross Test
card-cross-test-text = A character in your room scans 1 contamination card from the hand: a clean one is removed from the game, an infected one stays. Nothing else happens. Shuffle this card back into the deck of blood tests.
card-spoiled-sample = Spoiled Sample
card-spoiled-sample-text = Get 1 contamination card and draw 2 action cards. Shuffle this card back into the deck of blood tests.

option-prepare-test = Prepare a blood test
act-prepare-test = Prepare a blood test
ask-test-card = Which card is tested?
ask-test-person = Whose blood is tested?
denied-not-green = Blood tests are prepared in green rooms.
denied-has-test = You have a blood test among your cards already.
denied-no-tests = All blood tests are with the players.
