"""The rules that the games of the family share, a module for each chapter."""
