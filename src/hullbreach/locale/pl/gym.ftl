### Środowiska dla programów, które się uczą.

error-illegal-action = Działanie { $action } nie jest teraz możliwe. Maska dopuszcza: { $known }.
error-not-begun = Jeszcze nic się nie zaczęło: najpierw wywołaj reset().
error-ended = Gra się skończyła: następną zaczyna reset().
error-bad-parameter = { $name } nie może mieć wartości „{ $value }”. Możliwe: { $known }.
