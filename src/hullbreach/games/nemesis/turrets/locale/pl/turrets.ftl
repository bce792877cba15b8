### Wieżyczki: ich nazwy, pytania o nie i opowieść.

pack-nemesis-turrets = wieżyczki
exploration-turret = Wieżyczka
exploration-turret-text = Umieść w tym pomieszczeniu wieżyczkę i przetasuj jej trzy żetony statusu; potem wykonaj rzut na szmery. Za to wejście wieżyczka do ciebie nie strzela. W Gnieździe ani w Pomieszczeniu pokrytym śluzem wieżyczki nie ma.
supply-turret = Wieżyczka
supply-turret-status = Żeton statusu wieżyczki
turret-all = Cel: wszyscy
turret-intruders = Cel: intruzi
turret-inactive = Nieaktywna
table-turret-hidden = zakryty status
cause-turret = wieżyczka
effect-smash-turret = Zniszcz tutejszą wieżyczkę
