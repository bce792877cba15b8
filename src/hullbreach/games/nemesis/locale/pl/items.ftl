### Nemesis: przedmioty.

## Do czego służy przedmiot

effect-tinker-with-engine = Napraw albo zepsuj ten silnik
effect-spray-intruder = Zmuś intruza do wycofania się
effect-arm-ship = Uruchom autodestrukcję
effect-disarm-ship = Zatrzymaj autodestrukcję

## Pytania i odpowiedzi

ask-lure = Gdzie umieszczasz wabik?
option-lure = Zwab intruzów { CASE($a, "to") }
ask-read-messages = Czyj cel sprawdzasz?
option-read-messages = { $a }: { $b }
ask-walk-outside = Dokąd idziesz po kadłubie?
option-walk-outside = Idź { CASE($a, "to") }
ask-drugs-discard = Które karty odrzucasz? Dobierzesz tyle samo i jedną więcej.
