"""The rules that only the base on Mars has."""
