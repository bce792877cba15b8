"""How fast it is: `python -m benchmarks`, or `make bench`. Nothing here ever fails a build."""
