### Wieżyczki: ich nazwy, pytania o nie i opowieść.

pack-nemesis-turrets = wieżyczki
exploration-turret = Wieżyczka
exploration-turret-text = Umieść w tym pomieszczeniu wieżyczkę i przetasuj jej trzy żetony statusu; potem wykonaj rzut na szmery. Za to wejście wieżyczka do ciebie nie strzela. W Gnieździe ani w Pomieszczeniu pokrytym śluzem wieżyczki nie ma.
supply-turret = Wieżyczka
supply-turret-status = Żeton statusu wieżyczki
turret-all = Cel: wszyscy
turret-intruders = Cel: intruzi
turret-inactive = Nieaktywna
table-turret = Wieżyczka: { $status }
table-turret-hidden = zakryty status
cause-turret = wieżyczka
effect-smash-turret = Zniszcz tutejszą wieżyczkę

ask-set-turret = Jaki status otrzymuje wieżyczka?
option-set-turret = { $a }
ask-control-turret = Którą wieżyczką sterujesz?
option-control-turret = Wieżyczka: { $a }

log-turret-placed = Wieżyczka staje { CASE($room, "in") }.
log-turret-shown = Wieżyczka { CASE($room, "in") } pokazuje swój status. { $status }.
log-turret-fired = Wieżyczka { CASE($room, "in") } trafia. Cel: { $target }.
log-turret-set = { $who } ustawia wieżyczkę { CASE($room, "in") }{ $status ->
    [none] {""}, a nikt inny nie wie jak
   *[other] : { $status }
 }.
log-turret-destroyed = Wieżyczka { CASE($room, "in") } zostaje zniszczona.

denied-no-turret-here = W tym pomieszczeniu nie ma wieżyczki.
denied-turret-inactive = Tutejsza wieżyczka jest nieaktywna: nie można jej zniszczyć.
denied-no-turret = Na planszy nie ma żadnej wieżyczki.
