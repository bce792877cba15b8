# What is said in play: questions, options and the log.

option-take-offer = Take the Lucrative Offer
ask-take-offer = All is about to end. Do you take the Lucrative Offer?
act-take-offer = Take the Lucrative Offer
log-offer-taken = { $who } takes the Lucrative Offer.
log-destruct-ticks = The self-destruct sequence goes on; { $left } to go.
log-shuttle-launched = The shuttle leaves{ $crew ->
    [none] {""} with nobody on it
   *[other] . On it: { $crew }
 }.
check-requirement = { $who } shows “{ $card }”: { $met ->
    [yes] fulfilled
   *[no] not fulfilled
 }.
end-offer = { $met ->
    [yes] Survived and delivered what the Lucrative Offer asked for.
   *[no] Survived, but could not deliver what the Lucrative Offer asked for.
 }
end-remnants = Survived, but the mission failed: tokens that nobody turned up: { $left }, allowed: { $allowed }.
end-requirement = { $met ->
    [yes] Survived and fulfilled “{ $card }”.
   *[no] Survived, but “{ $card }” was not fulfilled.
 }
denied-offer-taken = Somebody has taken the Lucrative Offer.
