### Śluza: lista kontrolna zasad, jeden komunikat na zasadę.

chapter-airlock-setup = Przygotowanie
chapter-airlock-turn = Tura
chapter-airlock-actions = Czynności
chapter-airlock-reactions = Reakcje
chapter-airlock-vote = Głosowanie
chapter-airlock-end = Koniec gry

rule-A-001 = Jest jeden sabotażysta; wszyscy inni są załogą, a swoją rolę zna tylko ten, kto ją ma.
rule-A-002 = Wszyscy zaczynają w ładowni, z dwiema kartami.
rule-A-003 = Im więcej osób oddycha, tym więcej jest powietrza: 12, 16 lub 20 dla 3, 4 lub 5 graczy.
rule-A-004 = Tura zaczyna się od dobrania karty; gdy talia jest pusta, wtasowuje się do niej stos odrzuconych.
rule-A-005 = W turze wykonuje się najwyżej dwie czynności; po nich turę ma następna żywa osoba.
rule-A-006 = Nie można mieć więcej niż czterech kart: piątej się nie dobiera.
rule-A-007 = Idziesz do sąsiedniego pomieszczenia.
rule-A-008 = Pracujesz tam, gdzie jest system: zagrywasz kartę naprawy, rzucasz kością i dodajesz siłę karty; sześć lub więcej to sukces.
rule-A-009 = W pomieszczeniu bez systemu albo z systemem, który już działa, nie ma nad czym pracować.
rule-A-010 = Dwa sukcesy naprawiają system.
rule-A-011 = Skanerem oglądasz rolę kogoś, kto jest w twoim pomieszczeniu; ta osoba ją zachowuje.
rule-A-012 = Możesz zakończyć turę wcześniej.
rule-A-013 = Gdy ktoś pracuje, następna żywa osoba może zagrać zakłócenie: praca się nie udaje, bez rzutu.
rule-A-014 = Gdy każdy miał turę, wszyscy żywi głosują jednocześnie i tajnie: na kogoś albo na nikogo.
rule-A-015 = Kogo wskaże ponad połowa żywych, ten wylatuje za śluzę i pokazuje rolę.
rule-A-016 = Każda tura kosztuje jedną jednostkę powietrza.
rule-A-017 = Załoga wygrywa, gdy działają wszystkie trzy systemy albo gdy sabotażysta jest za śluzą.
rule-A-018 = Sabotażysta wygrywa, gdy powietrze się skończy albo gdy na pokładzie zostaną tylko dwie osoby.
rule-A-019 = Kto wyleci za śluzę, odrzuca karty z ręki i już nie działa ani nie głosuje.
