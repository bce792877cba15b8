### What is asked and told, with its arguments.

option-test-card = { $a }
option-test-person = { $a }
log-blood-test-prepared = { $who } przygotowuje badanie krwi: { $card }.
log-blood-test-shelved = Badanie krwi wraca do swojej talii ({ $card }).
