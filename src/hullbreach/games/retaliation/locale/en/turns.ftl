### Turns and bodies: what is asked beside the actions; how hard a game is.

ask-decide-last = Both actions are done. Do you choose between your objectives now?
ask-carry = For another card you can carry somebody along. Whom?
option-carry = Carry { $a }
act-carry = Carry { $a } along
setting-retaliation-difficulty = How many directives a cooperative or solo game has
setting-retaliation-difficulty-easy = one directive fewer than characters
setting-retaliation-difficulty-usual = as many directives as characters
setting-retaliation-difficulty-hard = one directive more than characters
