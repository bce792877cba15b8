### What is asked and told, with its arguments.

option-test-card = { $a }
option-test-person = { $a }
log-blood-test-prepared = { $who } prepares a blood test: { $card }.
log-blood-test-shelved = The blood test is shuffled back into its deck ({ $card }).
