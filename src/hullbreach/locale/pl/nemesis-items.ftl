### Nemesis: przedmioty.

## Do czego służy przedmiot

effect-tinker-with-engine = Napraw albo zepsuj ten silnik
effect-spray-intruder = Wypłosz intruza
effect-arm-ship = Uruchom autodestrukcję
effect-disarm-ship = Zatrzymaj autodestrukcję

## Pytania i odpowiedzi

ask-lure = Gdzie umieszczasz wabik?
option-lure = Zwab intruzów do: { $a }
ask-read-messages = Czyj cel sprawdzasz?
option-read-messages = { $a }: { $b }
ask-walk-outside = Dokąd idziesz po kadłubie?
option-walk-outside = Idź do: { $a }
ask-drugs-discard = Które karty odrzucasz? Dobierzesz tyle samo i jedną więcej.
