# Lockdown: o co pytają i co mówią przedmioty, także osobiste.

## Do czego służy przedmiot

effect-fill-flamethrower = Naładuj do pełna swój Miotacz ognia
effect-drive-off-with-reagent = Zmuś nocnego łowcę stąd do wycofania się
effect-fill-nailgun = Naładuj do pełna swoją Gwoździarkę
effect-restore-probe-arm = Odnów wszystkie użycia swojego Ramienia badawczego
effect-cut-larva-out = Wytnij komuś stąd larwę
effect-stab-intruder = Dźgnij nocnego łowcę albo jaja
ask-prey = { $what }: jaki cel?
effect-read-documents = Podnieś swój poziom wiedzy
effect-find-plan = Podejrzyj plan awaryjny z puli
effect-analyze-object = Zbadaj obiekt
effect-scan-own-hand = Przeskanuj karty skażenia na swojej ręce
effect-heal-own-dressed-wound = Ulecz jedną ze swoich opatrzonych głębokich ran
effect-heal-own-light-wounds = Ulecz wszystkie swoje powierzchowne rany
effect-hose-everyone-down = Zmyj śluz ze wszystkich w tym pomieszczeniu

## Pytania i odpowiedzi

ask-flashlight = Coś wychodzi na ciebie z ciemności. Włączasz latarkę?
ask-glowstick = Ciemność zaraz ci zaszkodzi. Zapalasz światło chemiczne?
ask-operate-on = Kogo uwalniasz od larwy?
option-operate-on = { $a }
ask-be-cut = { $who } może wyciąć ci larwę, ale zostanie po tym głęboka rana. Zgadzasz się?
option-accept = Tak
ask-wail = Gdzie zmieniasz szmery?
option-hush = Usuń szmery { CASE($a, "in") }
ask-cheat = Co każesz zrobić komputerowi?
ask-command = Który nocny łowca dokąd idzie?
option-command = { CASE($a, "nom") } idzie { CASE($b, "to") }

## Dziennik

log-lit-up = { $who } ma światło do końca rundy.
log-use-spent = { $who } używa { CASE($item, "gen") }; zostało użyć: { $left }.
log-uses-restored = { $who } odnawia { CASE($item, "acc") }; zostało użyć: { $left }.
