### Lista zasad talii czołgania, po jednej wiadomości na zasadę.

chapter-nemesis-crawl-deck = Talia czołgania

rule-NP-001 = Czołganie (1 karta) przenosi postać z pomieszczenia z wejściem do korytarza technicznego do dowolnego innego takiego pomieszczenia.
rule-NP-002 = Nie można czołgać się w walce.
rule-NP-003 = Czołganie: przed rzutem na szmery dobiera się i rozpatruje kartę czołgania, a potem wtasowuje ją z powrotem do talii.
rule-NP-004 = Czołganie jest możliwe tylko w grze z talią czołgania.
rule-NP-056 = Przyjęta wykładnia: czołganie liczy się jak wejście z korytarzy technicznych i jak zwykle odkrywa nieodkryte pomieszczenie.
rule-NP-057 = Na alternatywnej planszy można przeczołgać się z jednej sieci korytarzy technicznych do drugiej.
