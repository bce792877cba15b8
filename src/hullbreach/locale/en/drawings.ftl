### Drawings: what is wrong with one, and what would be right.

art-nobody-drew = it uses { $parts }, which nobody drew.
art-twice = it is drawn twice. Keep one of them.
art-declares = there is a declaration in it (<!…>). A drawing has shapes only.
art-broken = this is not XML ({ $detail }).
art-no-svg = this is no SVG document: it has to begin with <svg xmlns="http://www.w3.org/2000/svg">.
art-expected = here belongs one of { $known }, with an id of small letters, digits and dashes.
art-no-box = a symbol needs a viewBox.
art-element = <{ $kind }> does not belong into a drawing. What does: { $known }.
art-words = there are words in it. A drawing has none.
art-attribute = { $name }="{ $value }" does not belong into a drawing. How it looks is said by classes.
art-names = { $name }="{ $value }" names no drawing of this game. How it looks is said by classes.
