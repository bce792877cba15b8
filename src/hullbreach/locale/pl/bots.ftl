### Gracze, którzy są programami.

bot-random = gra losowo
bot-search = myśli naprzód w rozdaniach, które sobie wyobraża
bot-survivor = gra na zdrowy rozum
error-bot-budget = „{ $budget }” to nie budżet dla myślącego bota. Napisz na przykład: bot:search@200 (myśli) albo bot:search@0.5s (sekundy)
error-unknown-bot = Nie ma bota „{ $name }”. Są: { $known }.
