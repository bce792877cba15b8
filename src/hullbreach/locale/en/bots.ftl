### Players that are programs.

bot-random = plays at random
error-unknown-bot = There is no bot “{ $name }”. There are: { $known }.
