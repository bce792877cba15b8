# What is said in play: questions, options and the log.

option-take-offer = Weź Lukratywną ofertę
ask-take-offer = Zaraz wszystko się skończy. Bierzesz Lukratywną ofertę?
act-take-offer = Wzięcie Lukratywnej oferty
log-offer-taken = { $who } bierze Lukratywną ofertę.
log-destruct-ticks = Autodestrukcja trwa; zostało { $left }.
log-shuttle-launched = Prom odlatuje{ $crew ->
    [none] {""} bez nikogo na pokładzie
   *[other] . Na pokładzie: { $crew }
 }.
check-requirement = { $who } pokazuje „{ $card }”: { $met ->
    [yes] spełnione
   *[no] niespełnione
 }.
end-offer = { $met ->
    [yes] Postać przeżyła i dostarczyła to, czego żądała Lukratywna oferta.
   *[no] Postać przeżyła, ale nie dostarczyła tego, czego żądała Lukratywna oferta.
 }
end-remnants = Postać przeżyła, ale misja się nie powiodła: nieodsłonięte żetony: { $left }, dozwolone: { $allowed }.
end-requirement = { $met ->
    [yes] Postać przeżyła, a wymaganie „{ $card }” jest spełnione.
   *[no] Postać przeżyła, ale wymaganie „{ $card }” nie jest spełnione.
 }
denied-offer-taken = Ktoś wziął już Lukratywną ofertę.
