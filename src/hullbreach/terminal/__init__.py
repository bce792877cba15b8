"""A client for the shell: it draws any game's scene as text and knows no game."""
