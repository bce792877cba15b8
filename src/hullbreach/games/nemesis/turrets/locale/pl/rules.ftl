### Lista kontrolna wieżyczek, jeden komunikat na zasadę.

chapter-nemesis-turrets = Wieżyczki

rule-NP-013 = Wieżyczki w grze podstawowej: 3 żetony wieżyczek wtasowuje się w żetony eksploracji przed ich rozłożeniem.
rule-NP-014 = Żeton wieżyczki: w pomieszczeniu staje wieżyczka, żeton opuszcza grę, a rzut na szmery się odbywa.
rule-NP-015 = Przyjęta wykładnia: wieżyczka nie strzela do postaci, która swoim wejściem odsłania żeton wieżyczki.
rule-NP-016 = Ani w Gnieździe, ani w Pomieszczeniu pokrytym śluzem wieżyczki być nie może; odsłonięty tam żeton wieżyczki przepada bez wieżyczki, a rzut na szmery się odbywa.
rule-NP-017 = Trzy żetony statusu wieżyczki tasuje się i układa zakryte jeden na drugim; ten na wierzchu jest jej statusem.
rule-NP-018 = Zakryty status wieżyczki odsłania się, gdy tylko postać lub intruz wejdzie do pomieszczenia.
rule-NP-019 = Status zmieniony po odsłonięciu jest znów zakryty aż do następnego wejścia.
rule-NP-020 = Nieaktywne wieżyczki nie strzelają i nie można ich zniszczyć.
rule-NP-021 = Wieżyczka z celem „wszyscy” strzela do postaci i do intruzów.
rule-NP-022 = Wieżyczka z celem „intruzi” strzela tylko do intruzów.
rule-NP-023 = Wieżyczka strzela, ilekroć postać lub intruz wchodzi do jej pomieszczenia; przyjęta wykładnia: tylko do tych, którzy wchodzą, i tylko jeśli obejmuje ich jej status.
rule-NP-024 = W kroku obrażeń od ognia wieżyczka strzela do wszystkich swoich celów w pomieszczeniu.
rule-NP-025 = Strzał wieżyczki zadaje postaci 1 powierzchowną ranę, a intruzowi 1 obrażenie.
rule-NP-026 = Intruz, który pojawia się w pomieszczeniu z wieżyczką, jest traktowany jak wchodzący.
rule-NP-027 = Ten sam cel można trafić w rundzie kilka razy: przy każdym wejściu i w kroku obrażeń od ognia.
rule-NP-028 = Efekty, które pomijają krok obrażeń od ognia, nie powstrzymują wieżyczek od strzału.
rule-NP-029 = Akcja Demolka może zniszczyć wieżyczkę.
rule-NP-030 = W kroku obrażeń od ognia intruzi niszczą aktywną wieżyczkę w swoim pomieszczeniu, nawet jeśli jej ogień ich w tej samej chwili zabija.
rule-NP-031 = Zniszczona wieżyczka znika z planszy.
rule-NP-060 = Przyjęta wykładnia: w kroku obrażeń od ognia zakryty status najpierw się odsłania, jeśli w pomieszczeniu jest postać lub intruz.
rule-NP-061 = Przyjęta wykładnia: najpierw rani ogień; potem jednocześnie strzelają wieżyczki, a intruzi niszczą te, które są aktywne.
rule-NP-062 = Przyjęta wykładnia: do wchodzącej larwy lub postaci wieżyczka strzela po wszystkich innych skutkach wejścia.
rule-NP-063 = Przyjęta wykładnia: Demolka niszczy tylko wieżyczkę we własnym pomieszczeniu i tylko jeśli jej status nie jest nieaktywny.
