### Klepsydra: pytania i opowieści.

pack-nemesis-hourglass = klepsydra
supply-hourglass = Klepsydra
track-sand = Piasek
table-sand-out = przesypany

option-take-hourglass = Weź klepsydrę i wykonaj rzut na szmery w dowolnym pomieszczeniu
ask-noise-in = W którym pomieszczeniu wykonujesz rzut na szmery?
option-noise-in = { $a }
ask-hourglass = Klepsydra została użyta. Sprzeciwiasz się jej?
option-object-to-hourglass = Usuń ją z gry
log-sand-ran-out = Piasek się przesypał.
log-hourglass-taken = { $who } bierze klepsydrę. Kość szmerów { CASE($room, "in") } pokazuje: { $face }.
log-hourglass-removed = { $who } się sprzeciwia: klepsydra zostaje usunięta z gry.
denied-sand = { $a ->
    [one] Piasek jeszcze się sypie: potrzeba jednej tury.
    [few] Piasek jeszcze się sypie: potrzeba { $a } tur.
   *[other] Piasek jeszcze się sypie: potrzeba { $a } tur.
 }
denied-hourglass-taken = Klepsydra była już w tej rundzie użyta.
