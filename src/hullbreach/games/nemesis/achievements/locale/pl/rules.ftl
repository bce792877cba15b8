### Lista zasad osiągnięć, po jednej wiadomości na zasadę.

chapter-nemesis-achievements = Osiągnięcia

rule-NP-005 = Przy rozkładaniu gry dwie losowe karty osiągnięć leżą odkryte obok planszy.
rule-NP-006 = Kto pierwszy spełni wymaganie osiągnięcia, bierze jego kartę do ekwipunku.
rule-NP-007 = Kartę osiągnięcia zagrywa się tylko wtedy i tylko z tym skutkiem, które podaje jej dolna część.
rule-NP-058 = Przyjęta wykładnia: jeśli kilka osób spełni wymaganie w tej samej chwili, osiągnięcie bierze pierwsza w kolejności.
