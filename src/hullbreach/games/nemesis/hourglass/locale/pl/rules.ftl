### Lista zasad klepsydry, po jednej wiadomości na zasadę.

chapter-nemesis-hourglass = Klepsydra

rule-NP-049 = Na początku każdej rundy odwraca się klepsydrę.
rule-NP-050 = Kto zauważy, że piasek się przesypał, może wziąć klepsydrę, wybrać dowolne pomieszczenie i wykonać w nim rzut na szmery.
rule-NP-051 = Spotkanie przez klepsydrę: liczbę porównuje się z ręką tej postaci w wybranym pomieszczeniu, która ma najmniej kart (przy remisie decyduje kolejność), i ją atakuje intruz z zaskoczenia.
rule-NP-052 = Spotkanie przez klepsydrę w pomieszczeniu bez postaci: nie ma ataku z zaskoczenia.
rule-NP-053 = Raz użyta klepsydra jest odłożona do następnej rundy.
rule-NP-054 = Nikt nie musi brać klepsydry.
rule-NP-055 = Jeśli ktoś się sprzeciwi, klepsydra zostaje usunięta z gry po wykonanym rzucie na szmery.
rule-NP-072 = Przyjęta wykładnia: w programie klepsydra jest licznikiem, który zaczyna od nowa w każdej rundzie; gdy dojdzie do końca, rzut wykonuje pierwsza osoba, która ją weźmie.
