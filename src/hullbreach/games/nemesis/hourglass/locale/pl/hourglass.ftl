### Klepsydra: pytania i opowieści.

pack-nemesis-hourglass = klepsydra
supply-hourglass = Klepsydra
track-sand = Piasek
table-sand-out = przesypany

option-take-hourglass = Weź klepsydrę i wykonaj rzut na szmery w dowolnym pomieszczeniu
ask-noise-in = W którym pomieszczeniu wykonujesz rzut na szmery?
ask-hourglass = Klepsydra została użyta. Sprzeciwiasz się jej?
option-object-to-hourglass = Usuń ją z gry
log-sand-ran-out = Piasek się przesypał.
denied-hourglass-taken = Klepsydra była już w tej rundzie użyta.
