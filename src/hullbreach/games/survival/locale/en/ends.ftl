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
check-dead-objective = { $who } is dead and had the objective { $objective }.
log-objective-shown = { check-dead-objective }
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

## What is shown large

reveal-noise = Noise roll: { $face }
reveal-number = whoever holds fewer cards than this number is surprised
reveal-surprise = fewer cards in hand than its number: a surprise attack
reveal-hit = { $who } is hit
reveal-missed = { $who } is not hit: this attacker is not on the card
reveal-light = { $count ->
    [one] one light wound
   *[other] { $count } light wounds
 }
reveal-wounds = { $left ->
    [0] The next wound of any kind kills.
   *[other] Serious wounds now: { $count }.
 }
reveal-larva = A larva grows inside: it comes out as soon as it can, and whoever carries one at the end needs luck.
death-next = { $mode ->
    [coop] { $revive ->
        [yes] Somebody may still bring the body to the AutoDoc. Until then you watch; the others can win for all of you.
       *[no] You watch from here on. The others can still win for all of you.
     }
   *[other] Your objectives are lost with you. You can stay and watch: at the end everybody sees what everyone wanted.
 }

## What objectives ask for

goal-signal = { $needed ->
    [one] signal sent
   *[other] signals sent: { $sent } of { $needed }
 }
goal-nest = { $eggs ->
    [0] Nest destroyed
   *[other] Nest destroyed (eggs: { $eggs })
 }
goal-queen = queen dead
goal-company = somebody else alive
goal-weaknesses = weaknesses: { $found } of { $needed }
goal-egg = egg in the hands
goal-corpse = blue corpse in the hands
goal-victim = { $who ->
    [none] nobody else alive
   *[other] { $who } dead, or nobody else alive
 }
