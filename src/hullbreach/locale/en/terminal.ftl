### The player for the terminal.

board-place = Place
board-here = Here
board-signs = Signs
board-ways = Ways to
