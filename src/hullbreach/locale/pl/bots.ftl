### Gracze, którzy są programami.

bot-random = gra losowo
error-unknown-bot = Nie ma bota „{ $name }”. Są: { $known }.
