### Lista zasad badań krwi, po jednej wiadomości na zasadę.

chapter-nemesis-blood-tests = Badania krwi

rule-NP-011 = Badanie krwi przygotowuje się akcją w dowolnym zielonym pomieszczeniu, poza walką i bez awarii (przyjęta wykładnia: 2 karty): karta badania trafia na stos kart odrzuconych.
rule-NP-012 = W talii gracza może być najwyżej 1 karta badania krwi.
rule-NP-059 = Kto ma kartę badania krwi w talii, na ręce lub na stosie kart odrzuconych, nie przygotuje następnej.
