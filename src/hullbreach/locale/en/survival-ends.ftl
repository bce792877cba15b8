# What Nemesis and Lockdown say alike: the final checks, verdicts and objectives.

## What one dies of

cause-contamination = the contamination

## The victory check

check-larva = Contamination check. { $who } carries a larva: there is nothing to scan.
check-clean = Contamination check. { $who } has no infected card.
check-cards = Contamination check. { $found ->
    [0] None of { $drawn } cards that { $who } draws is a contamination card.
    [one] One of { $drawn } cards that { $who } draws is a contamination card.
   *[other] { $found } of { $drawn } cards that { $who } draws are contamination cards.
 }
check-objective = Objective check. { $who } shows “{ $objective }”: { $met ->
    [yes] fulfilled
   *[no] not fulfilled
 }. { $why }
check-shared-objective = Objective check. “{ $objective }”: { $met ->
    [yes] fulfilled
   *[no] not fulfilled
 }. { $why }

## Verdicts

end-won = Survived and fulfilled “{ $objective }”. { $why }
end-failed = Survived, but “{ $objective }” was not fulfilled. { $why }
end-died = Did not survive{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
 }.
end-crew-won = Somebody survived, and all objectives are fulfilled.
end-crew-died = Nobody survived.
end-crew-failed = Somebody survived, but “{ $objective }” was not fulfilled. { $why }

## Why an objective is fulfilled or not

why-and = { $first } { $rest }
why-nest-destroyed = The Nest is destroyed.
why-not-nest-destroyed = The Nest is not destroyed: { $eggs ->
    [one] one egg is left
   *[other] { $eggs } eggs are left
 }.
why-queen-killed = The queen is dead.
why-not-queen-killed = The queen lives.
why-signal-sent = The signal was sent.
why-not-signal-sent = { $needed ->
    [one] The signal was not sent.
   *[other] { $needed } characters had to send the signal, { $sent } did.
 }
why-weaknesses-found = Weaknesses revealed: { $found }.
why-not-weaknesses-found = Weaknesses revealed: { $found }; the objective needed { $needed }.
why-alone = Nobody else survived.
why-not-alone = Somebody else survived: { $who }.
why-holding = Brought to safety: { $thing }.
why-not-holding = Not brought to safety: { $thing }.
why-victim-dead = { $who } did not survive.
why-not-victim-dead = { $who } survived.
