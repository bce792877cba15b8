### What is asked and told, with its arguments.

ask-press = You have hit { $intruder }. Do you make it worse?
option-press = { $a }: 2 injuries more
option-go-back-to = Go to { $a }
option-set-engine = { $a }
log-achievement-won = { $who } wins { $card }.
