### Lista zasad wyczynów, po jednej wiadomości na zasadę.

chapter-nemesis-feats = Wyczyny

rule-NP-008 = Każdy dostaje 1 losową zakrytą kartę wyczynu, którą może w każdej chwili obejrzeć.
rule-NP-009 = Gdy wymaganie zostanie spełnione, karta wyczynu trafia na wierzch talii akcji swojej osoby.
rule-NP-010 = Kartę wyczynu na ręce wszyscy poznają po rewersie.
