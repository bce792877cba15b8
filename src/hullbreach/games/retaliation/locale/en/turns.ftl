### Turns and bodies: what is asked beside the actions; how hard a game is.

ask-decide-last = Both actions are done. Do you choose between your objectives now?
ask-carry = For another card you can carry somebody along. Whom?
option-carry = Carry { $a }
act-carry = carries { $a } along
setting-retaliation-difficulty = Directives, when you play together or alone
setting-retaliation-difficulty-easy = One fewer
setting-retaliation-difficulty-usual = As many as characters
setting-retaliation-difficulty-hard = One more
