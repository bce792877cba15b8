"""The games: each a package that imports the kernel and nothing above it."""
