"""`python -m statecraft` is the same as the `statecraft` command."""

from statecraft.cli import main

if __name__ == "__main__":
    main()
