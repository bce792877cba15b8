"""`python -m hullbreach` is the command `hullbreach`."""

import sys

from hullbreach.cli import main

if __name__ == "__main__":
    sys.exit(main())
