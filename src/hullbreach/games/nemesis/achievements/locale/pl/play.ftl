### What is asked and told, with its arguments.

ask-press = Trafiasz. Cel: { $intruder }. Pogarszasz jego stan?
option-press = { $a }: 2 obrażenia więcej
option-go-back-to = Idź { CASE($a, "to") }
option-set-engine = { $a }
log-achievement-won = { $who } zdobywa osiągnięcie: { $card }.
