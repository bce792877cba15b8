"""What tests of games are written with."""
