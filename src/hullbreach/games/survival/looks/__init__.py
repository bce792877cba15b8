"""What a seat sees: the view, and the picture that is made of the view. No rule imports a look."""
