### Środowiska dla programów, które się uczą.

error-illegal-action = Działanie { $action } nie jest teraz możliwe. Maska dopuszcza: { $known }.
