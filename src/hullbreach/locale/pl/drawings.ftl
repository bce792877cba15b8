### Rysunki: co jest w nich nie tak i co byłoby dobrze.

art-nobody-drew = używa { $parts }, a tego nikt nie narysował.
art-twice = jest narysowany dwa razy. Zostaw jeden z nich.
art-declares = jest w nim deklaracja (<!…>). Rysunek składa się tylko z kształtów.
art-broken = to nie jest XML ({ $detail }).
art-no-svg = to nie jest dokument SVG: ma się zaczynać od <svg xmlns="http://www.w3.org/2000/svg">.
art-expected = tu pasuje jedno z { $known }, z id z małych liter, cyfr i łączników.
art-no-box = symbol musi mieć viewBox.
art-element = <{ $kind }> nie pasuje do rysunku. Pasują: { $known }.
art-words = są w nim słowa. Rysunek ich nie ma.
art-attribute = { $name }="{ $value }" nie pasuje do rysunku. O wyglądzie mówią klasy.
art-names = { $name }="{ $value }" nie jest nazwą rysunku tej gry. O wyglądzie mówią klasy.
