### Lista zasad cech, po jednej wiadomości na zasadę.

chapter-nemesis-traits = Cechy

rule-NP-032 = Karty cech są opcjonalne; cecha leży odkryta obok planszy postaci i działa przez całą grę.
rule-NP-033 = Cecha Prezesa: dopóki Robot ma energię, głęboka rana tułowia Prezesa liczy się jak opatrzona.
rule-NP-034 = Cecha Prezesa: ranę tułowia można normalnie uleczyć.
rule-NP-035 = Cecha Prezesa: w epilogu oglądanie celów korporacyjnych nic nie daje.
rule-NP-036 = Cecha Androida: w grach z celami korporacyjnymi Prezes zna cele Androida.
rule-NP-037 = Cecha Androida: karta skażenia dobrana z jego talii akcji na rękę jest od razu skanowana i opuszcza grę, zarażona czy nie; jeśli jest zarażona, Android otrzymuje 1 powierzchowną ranę.
rule-NP-038 = Cecha Androida: za każdą tak usuniętą kartę skażenia dobiera się następną, którą traktuje się tak samo.
rule-NP-039 = Cecha Psychologa: gdy rusza się inna postać, Psycholog może odrzucić kartę akcji i pójść z nią.
rule-NP-040 = Cecha Psychologa: przy wspólnym ruchu rzut na szmery wykonuje i jego skutki ponosi osoba aktywna.
rule-NP-041 = Cecha Łowcy nagród: tuż przed jego pierwszą turą w rundzie, i tylko wtedy, Łajka może przejść do sąsiedniego pomieszczenia; inaczej rusza ją tylko karta „Naprzód!”.
rule-NP-048 = Cecha Skazańca: umiera przy większej liczbie głębokich ran (rekonstrukcja: 4), ale karta ataku, która zabija przy 1 lub 2 głębokich ranach, zabija i jego.
rule-NP-064 = Na każdą postać przypada jedna karta cechy: 6 podstawowych, 5 z Pokłosia, 1 Medyka.
rule-NP-065 = Cecha Prezesa: w grze standardowej i misji badawczej Prezes widzi cele korporacyjne wszystkich, także oba cele Androida.
rule-NP-066 = Cecha Androida: po wyborze postaci Android odrzuca w tajemnicy cel osobisty i bierze drugi korporacyjny; wybór między dwoma pozostaje.
rule-NP-067 = Cecha Androida: zarażona karta znaleziona dzięki cesze nie daje larwy, mutacji ani obłędu.
rule-NP-068 = Cecha Psychologa: może pójść tylko z pomieszczenia osoby, która się rusza, i dopiero gdy cel i zapłata są ustalone.
