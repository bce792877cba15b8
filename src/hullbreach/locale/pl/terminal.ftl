### Gra w terminalu.

board-place = Miejsce
board-here = Kto tu jest
board-signs = Znaczniki
board-ways = Przejścia do
