"""What a seat sees of Nemesis."""
