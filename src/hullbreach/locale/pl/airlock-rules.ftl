# Śluza: lista zasad, jeden komunikat na zasadę.

## Rozdziały

chapter-airlock-setup = Przygotowanie
chapter-airlock-turn = Tura
chapter-airlock-actions = Czynności
chapter-airlock-reactions = Reakcje
chapter-airlock-vote = Głosowanie
chapter-airlock-end = Koniec gry

## Zasady

rule-A-001 = Jest jeden sabotażysta; pozostali to załoga, a swoją rolę znasz tylko ty.
rule-A-002 = Wszyscy zaczynają w ładowni z dwiema kartami.
rule-A-003 = Im więcej osób oddycha, tym więcej jest powietrza: 12, 16 albo 20 dla 3, 4 albo 5 graczy.
rule-A-004 = Tura zaczyna się od dobrania karty; gdy talia jest pusta, tasuje się do niej stos odrzuconych.
rule-A-005 = W swojej turze robisz najwyżej dwie rzeczy; potem turę ma następna żywa osoba.
rule-A-006 = Nie możesz mieć więcej niż czterech kart: piątej nie dobierasz.
rule-A-007 = Idziesz do sąsiedniego pomieszczenia.
rule-A-008 = Pracujesz tam, gdzie jest system: zagraj kartę naprawy, rzuć kością i dodaj siłę karty; sześć lub więcej to sukces.
rule-A-009 = W pomieszczeniu bez systemu albo z takim, który już działa, nie ma nad czym pracować.
rule-A-010 = Dwa sukcesy naprawiają system.
rule-A-011 = Ze skanerem oglądasz rolę kogoś w twoim pomieszczeniu; ta osoba ją zachowuje.
rule-A-012 = Możesz zakończyć turę wcześniej.
rule-A-013 = Gdy ktoś pracuje, następna żywa osoba może zagrać zakłócenie: praca nie udaje się, bez rzutu.
rule-A-014 = Gdy wszyscy mieli turę, wszyscy żywi głosują jednocześnie i w tajemnicy: na kogoś albo na nikogo.
rule-A-015 = Kogo wskaże ponad połowa żywych, ten wylatuje za śluzę i pokazuje rolę.
rule-A-016 = Każda tura kosztuje jedno powietrze.
rule-A-017 = Załoga wygrywa, gdy działają wszystkie trzy systemy albo gdy sabotażysta jest za śluzą.
rule-A-018 = Sabotażysta wygrywa, gdy skończy się powietrze albo gdy na pokładzie zostaną tylko dwie osoby.
rule-A-019 = Kto wyleciał za śluzę, odrzuca karty, nie działa już i nie głosuje.
