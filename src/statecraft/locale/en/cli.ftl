### Everything the statecraft command says.

cli-help =
    Statecraft: Globopolis and Global Powers, two board games of world politics.

    Read the rules with the code and tests behind each of them, look at what the box prints, and check an edition of your own.
cli-examples = Examples
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-commands = Commands
cli-heading-error = Error
cli-examples-all =
    statecraft rules core
    statecraft edition check my-edition
    statecraft --lang de --help
cli-lang-help = Language of what is printed: en or de. Without it, the language your system is set to.
cli-json-help = Print JSON for a program to read.
cli-game-help = A game's name, “core” for the engine itself, or the dotted name of a Python package with a game.

## Counting and failing

cli-problems = { $count ->
    [one] { $count } problem found.
   *[other] { $count } problems found.
}
cli-no-such-path = { $path } does not exist.
cli-no-such-game = There is no game “{ $name }”. Known here: { $known }.
cli-not-a-game = The package { $package } is no game: it has no GAME.
cli-bare-folder = { $package } is a bare folder; a game is a package with an __init__.py.
cli-broken-game = { $package } cannot be imported: { $reason }

## statecraft version

cli-version-help = Show which version this is.
cli-version = Statecraft { $statecraft } on Python { $python }
cli-version-examples =
    statecraft version
    statecraft version --json

## statecraft rules

cli-rules-help =
    Print a game's numbered rules.

    Each rule is shown with its source, the code that cites its number and, in a checkout, the tests that cover it.
cli-rules-examples =
    statecraft rules core
    statecraft rules core --lang de
    statecraft rules core --json
    statecraft rules core --check
cli-rules-check-help = Check that tests prove every rule (in a checkout only): exit code 1 and a list if not.
cli-rules-checking = Running the tests that prove the rules of { $game }
cli-rules-needs-checkout = --check reads the tests of { $game }, and there are none with { $folder }. Run it in a checkout of the source, not in an installed copy.
cli-rules-needs-pytest = --check runs tests and needs pytest: use the environment that “make test” creates.
cli-rules-proven = Every rule of { $game } is proven by a test.
cli-rules-no-checkout = Tests are listed in a checkout of the source only.
cli-rules-from = from:
cli-rules-code = code:
cli-rules-tests = tests:
cli-rules-none = none
cli-kind-does = does
cli-kind-forbids = forbids
cli-kind-defines = defines
cli-finding-rulebook = rulebook: { $subject }
cli-finding-source = source: { $subject }
cli-finding-untested = { $subject } has no test: { $detail }
cli-finding-unpassed = { $subject } has marked tests, but none of them ran and passed: { $detail }
cli-finding-unrefused = { $subject } forbids something, but no test has seen it refused: { $detail }
cli-finding-stray-mark = { $subject } is marked in a test, but is no rule: { $detail }
cli-finding-failed = test did not pass: { $subject }

## statecraft edition

cli-edition-help = Check and show editions: the boards, cards and prices a game is played with.
cli-edition-check-help =
    Check an edition's folder and list everything wrong with it at once.

    The folder holds edition.toml, the game's tables as TOML files, and the printed words as en.ftl and de.ftl. Nothing in it is run.
cli-edition-check-examples =
    statecraft edition check my-edition
    statecraft edition check my-edition --game globopolis
    statecraft edition check my-edition --json
cli-edition-path-help = The edition's folder.
cli-edition-game-help = The game it is meant for, if edition.toml does not say so.
cli-edition-show-help = Show the edition a game ships, with the origin of every number.
cli-edition-show-examples =
    statecraft edition show globopolis
    statecraft edition show globopolis --lang de
    statecraft edition show globopolis --json
cli-edition-none = { $game } ships no edition.
cli-edition-sound = { $path } is a sound edition.
cli-edition-digest = digest:
cli-edition-printed = printed
cli-edition-provenance = origin
cli-provenance-seed = from the original
cli-provenance-public = publicly known
cli-provenance-reconstruction = reconstructed
