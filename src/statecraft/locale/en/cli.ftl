### Everything the statecraft command says.

cli-help =
    Statecraft: Globopolis and Global Powers, two board games of world politics.

    Play in the terminal, read the rules with the code and tests behind each of them, look at what the box prints, and check an edition of your own.
cli-examples = Examples
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-commands = Commands
cli-heading-error = Error
cli-examples-all =
    statecraft play globopolis
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
cli-version = Statecraft { $statecraft } on Python { $python }{ $engine ->
    [compiled] {", with the compiled engine"}
   *[pure] {""}
}
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
    statecraft rules globopolis GB-8.15
    statecraft rules core --check
cli-rules-id-help = Rules by their numbers, such as GB-8.15, or a chapter, such as GB-8; all of them if nothing is said.
cli-rules-no-rule = There is no rule “{ $id }” in { $game }. Perhaps: { $near }.
cli-rules-world-help = The story, a glossary, tips and questions instead of the rules.
cli-rules-no-world = { $game } has neither story nor glossary.
cli-rules-check-help = Check that code names and tests prove every rule (in a checkout only): exit code 1 and a list if not.
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
cli-finding-uncited = { $subject } is named by no code: { $detail }
cli-finding-unrefused = { $subject } forbids something, but no test has seen it refused: { $detail }
cli-finding-stray-mark = { $subject } is marked in a test, but is no rule: { $detail }
cli-finding-failed = test did not pass: { $subject }

## statecraft options

cli-options-help =
    List a game's options: default, what may be set, the rule and what it means.

    In other commands each is set by --set NAME=VALUE.
cli-options-examples =
    statecraft options globopolis
    statecraft options global-powers --lang de
    statecraft options globopolis --json
cli-options-number = { $low } to { $high }

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
cli-edition-new-help =
    Begin an edition of your own: a copy of the one a game ships.

    Change its tables and words, have it checked, and play with it by --edition.
cli-edition-new-examples =
    statecraft edition new globopolis my-edition
    statecraft edition check my-edition
    statecraft play globopolis --edition my-edition
cli-edition-new-path-help = A folder for it, which is new or empty.
cli-edition-new-done = { $path } is a copy of the edition that ships, in { $count } files. Give it a name and a version of its own in edition.toml.
cli-edition-new-next = When it is as you like it: statecraft edition check { $path }; statecraft play { $game } --edition { $path }
cli-edition-new-taken = { $path } is there already, and is not an empty folder. Name another; nothing was changed.
cli-edition-new-failed = { $path } cannot be written: { $reason }
cli-edition-reference-help = Print every table, column, bound, effect and text that an edition of a game may have, worked out from the game itself.
cli-edition-reference-examples =
    statecraft edition reference globopolis
    statecraft edition reference global-powers --json
cli-edition-show-help = Show the edition a game ships, with the origin of every number.
cli-edition-show-examples =
    statecraft edition show globopolis
    statecraft edition show globopolis --lang de
    statecraft edition show globopolis --json
cli-edition-none = { $game } ships no edition.
cli-edition-sound = { $path } is a sound edition.
cli-edition-warning = warning: { $problem }
cli-edition-warnings = { $count ->
    [one] There is { $count } warning; it can be played with all the same.
   *[other] There are { $count } warnings; it can be played with all the same.
}
cli-edition-digest = digest:
cli-edition-printed = printed
cli-edition-provenance = origin
cli-provenance-seed = from the original
cli-provenance-public = publicly known
cli-provenance-reconstruction = reconstructed

## Seats, bots and options

cli-not-playable = “{ $name }” cannot be played: it is the engine, not a game.
cli-seats-help = How many players; 4 if nothing is said.
cli-teams-help = For teams: the team of each seat in turn order, such as 0,1,0,1.
cli-bots-help = Who plays the other seats, in turn order and over again: random, learner (kind, and errs), novice (a beginner at either game), steady (plays either with thought), expert (searches ahead), master (searches by what was learned), process:COMMAND (a program of your own). A bot that searches takes a budget for each answer: name:sims=200 or name:seconds=1. The bots of the games also take a temper: steady:temper=raider.
cli-edition-own-help = The folder of an edition to take instead of the one in the box.
cli-set-help = Set an option of the game; may be given several times.
cli-seats-count = 2 to { $most } players or teams can play, not { $count }.
cli-seats-most = There are { $most } seats at the most, not { $count }.
cli-seats-or-teams = Give --seats or --teams, not both: --teams says how many seats there are.
cli-teams-form = --teams { $teams }: name the team of each seat with numbers from 0 and commas between, such as 0,1,0,1.
cli-me-form = --me { $me }: name seats from 0 to { $last }, with commas between.
cli-no-such-bot = There is no bot “{ $name }”. Known here: { $known }.
cli-bot-not-here = There is no bot “{ $name }” for { $game }. It has: { $known }.
cli-bot-python-form = Bot “{ $name }”: name a module and what makes a player in it, such as python:mybots:Thrifty.
cli-bot-python-missing = Bot “{ $name }” cannot be loaded: { $reason }.
cli-bot-python-arguments = Bot “{ $name }” cannot be made: it must be called with nothing, or with a seed, a seat and the name it was given.
cli-bot-python-no-player = Bot “{ $name }” is no player: it has no method choose(handle).
cli-bot-no-command = Bot “{ $name }”: name the program after the colon, such as process:./mybot.
cli-bot-no-program = There is no program “{ $program }” to play with, or it may not be run.
cli-bot-setting-form = Bot “{ $name }”: “{ $setting }” is no setting; write it as sims=200 or seconds=1.
cli-bot-setting-unknown = Bot “{ $name }”: there is no setting “{ $setting }” here, or it is there twice. There are: { $known }.
cli-bot-setting-sims = Bot “{ $name }”: sims is a whole number from 1, not “{ $word }”.
cli-bot-setting-seconds = Bot “{ $name }”: { $setting } is a number of seconds above 0, such as 0.5, not “{ $word }”.
cli-bot-setting-temper = Bot “{ $name }”: there is no temper “{ $word }”. There are: { $known }.
cli-set-form = --set { $setting }: write it as option=value.
cli-no-such-option = This game has no option “{ $name }”. It has: { $known }.
cli-option-one-of = { $name } is one of { $choices }, not “{ $word }”.
cli-option-yes-no = { $name } is yes or no, not “{ $word }”.
cli-option-number = { $name } is a whole number from { $low } to { $high }, not “{ $word }”.
cli-bad-options = These options do not go together: { $reason }
cli-bad-record = { $path } cannot be played on: { $reason }

## statecraft play

cli-play-help =
    Play a game in the terminal, against bots or with several people at one keyboard.

    Type the number of a choice; “?” lists everything else you can type.
cli-play-examples =
    statecraft play globopolis
    statecraft play globopolis --seats 3 --me 0,2
    statecraft play globopolis --dice ask --save game.jsonl
    statecraft play globopolis --load game.jsonl --lang de
    statecraft play global-powers --seats 3 --bots random
cli-play-me-help = Your seat, counted from 0; several with commas for several people.
cli-play-seed-help = A number that fixes all dice and cards, and what the bots choose.
cli-play-dice-help = Who throws: computer, or ask to type in what real dice show.
cli-play-load-help = Go on with a saved game.
cli-play-until-help = Play until this time of day, or for so many minutes: the round is finished, then points decide.
cli-play-until-form = --until takes a time of day such as 22:30, or minutes from 1 to 1440, not “{ $word }”.
cli-play-until-game = { $game } is not played until a set time.
cli-play-until = Played until { $at }: the round in which it strikes is finished, then points decide.
cli-play-load-alone = A saved game has its seats and options already: give --load without --seats, --teams, --set and --until.
cli-play-save-help = Save the game to this file when it ends or you leave.
cli-play-welcome = { $game }, game no. { NUMBER($seed, useGrouping: 0) }. Type “?” for help, “q” to leave.
cli-play-player = Player
cli-play-you = (you)
cli-play-gave-up = (has given up)
cli-play-round = round { $round }
cli-play-turn = { $seat }’s turn
cli-play-offer = Offer no. { $number }: { $by } gives { $to } { $give } for { $get }.
cli-play-ring = Ring { $number }: { $by } gives { $give } to { $to }, who gives { $between } to { $third }, who gives { $get } to { $by }. Agreed so far: { $agreed }.
cli-play-promise = Promised: { $promise }.
cli-play-over = The game is over.
cli-play-rank = { $rank }. { $holder }: { $score }
cli-play-hand-over = { $seat }, please take the keyboard and press Enter when nobody else is looking.
cli-play-prompt = Your choice:
cli-play-skip = Your choice (Enter: leave it):
cli-play-confirm = Do it? (Enter: yes, n: no)
cli-play-concede = Give up for good? (Enter: yes, n: no)
cli-play-no-way-back = There is no choice to take back; “u” takes back your last step.
cli-play-unknown = “{ $typed }” is neither a number above nor a command; “?” lists the commands.
cli-play-commands =
    { "" }  number    choose
    { "" }  b         back one choice
    { "" }  u         undo your last step
    { "" }  m         the whole board
    { "" }  t         trade: make an offer, or withdraw one
    { "" }  w         why other things are not possible now
    { "" }  r ID      read a rule, such as r ST-6.1
    { "" }  o         offers and standing orders; o 3 gives or takes back order no. 3
    { "" }  hint      what a bot would do
    { "" }  l         the whole log
    { "" }  s FILE    save the game
    { "" }  c         give up
    { "" }  q         leave
cli-play-elsewhere = { "" }  Not asked here: { $verbs }. (ST-1.4)
cli-play-no-trade = There is nothing to trade now.
cli-play-no-rule = There is no rule “{ $id }” in the rulebooks of this game.
cli-play-no-offers = { "" }  No offers are open.
cli-play-orders = Standing orders: marked questions are answered for you in the most cautious way. “o 1” changes the first.
cli-play-decided = Decided ahead, which is tried first; their numbers take them back:
cli-play-order = { $conditions ->
    [always] { $asked } In any case: { $answer }
   *[other] { $asked } If { $conditions }: { $answer }
}
cli-play-and = { $one }, and { $other }
cli-play-no-order = There is no standing order no. { $typed }.
cli-play-hint = { "" }  The bot would choose: { $action }
cli-play-hint-nothing = { "" }  The bot would leave it.
cli-play-save-where = Say where to save: s FILE
cli-play-save-first = Save the game? (file name, Enter: no)
cli-play-saved = Saved to { $path }.
cli-play-not-saved = { $path } could not be written: { $reason }
cli-play-left = You leave the table.
cli-dice-for = { $what } ({ $seat })
cli-dice-throw = throw { $sides } and type what they show (Enter: let the computer throw)
cli-dice-draw = type the number of the card (Enter: let the computer draw)
cli-dice-deal = type the numbers of the cards, hand by hand ({ $sizes }) (Enter: let the computer deal)
cli-dice-lot = type the number that was drawn, 1 to { $count } (Enter: let the computer draw)

## statecraft simulate

cli-simulate-help =
    Play many games between bots and say how they went.

    The same arguments always give the same games and the same digest, with any number of processes. Exit code 1 where a bot that is a program came to an end before its game did.
cli-simulate-examples =
    statecraft simulate globopolis --games 1000 --seed 1
    statecraft simulate globopolis --seats 3 --bots random --jobs 2 --json
    statecraft simulate global-powers --seats 4 --bots random --games 50
cli-simulate-games-help = How many games.
cli-simulate-seed-help = A number that fixes all dice, cards and choices.
cli-simulate-jobs-help = How many processes share the work; 0 is one for each core.
cli-simulate-running = Playing { $game }{ $engine ->
    [compiled] {" on the compiled engine"}
   *[pure] {""}
}
cli-fixed-edition = { $game } is played with the edition it ships; it takes no other.
cli-figure-games = games
cli-figure-finished = finished
cli-figure-decisions = decisions
cli-figure-decisions-per-s = decisions/s
cli-figure-games-per-s = games/s
cli-figure-rounds = rounds
cli-figure-wins = wins by seat
cli-figure-end-reasons = ended because
cli-figure-digest = digest
cli-spread-mean = mean
cli-spread-min = least
cli-spread-q25 = quarter
cli-spread-median = median
cli-spread-q75 = three quarters
cli-spread-max = most

## statecraft arena

cli-arena-help =
    Let bots play each other on equal terms, and say who is how strong.

    Every distinct seating of the bots plays the same dice and cards, so neither a seat nor luck favours anyone. The table is the same on any number of processes. Exit code 1 where a bot that is a program came to an end before its game did.
cli-arena-examples =
    statecraft arena globopolis --bots novice,random,random,random --games 100
    statecraft arena global-powers --bots novice,random,random --games 300 --jobs 2 --out results
    statecraft arena --from results --json
cli-arena-bots-help = The bots, one for each seat, 2 to 5 of them; the same may be named several times.
cli-arena-games-help = How many games; rounded up to whole sets of all seatings.
cli-arena-out-help = A folder to store the games in. An arena that was interrupted goes on where it was.
cli-arena-from-help = Make the table from a stored arena instead of playing; may be given several times.
cli-arena-replay-help = With --from: also play every stored game again, and see that it ends as noted.
cli-arena-ladder-help = With --from: write the tables into this page, between its two marks.
cli-arena-from-alone = --from makes a table of what is stored: give no game, no --bots and no --out with it.
cli-arena-needs-from = --ladder and --replay go with --from, which names a stored arena.
cli-arena-game-or-from = Name a game and its --bots to play, or a stored arena with --from.
cli-arena-bots-count = --bots: name one bot for each seat, 2 to { $most } of them, not { $count }.
cli-arena-another = { $path } holds another arena: other bots, options, seed, rules or edition. Choose another folder.
cli-arena-none = { $path } holds no arena: { $reason }
cli-arena-line = { $path }: line { $line } is no result.
cli-arena-empty = { $path } has no complete set yet. Go on with the command that began it.
cli-arena-record = { $path } cannot be played again: { $reason }
cli-arena-otherwise = { $path } does not end as noted.
cli-arena-about = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    } in { $sets ->
        [one] one set
       *[other] { $sets } sets
    }, seed { $seed }
cli-arena-head-bot = bot
cli-arena-head-seat = seat
cli-arena-head-share = win share
cli-arena-head-interval = 95 % interval
cli-arena-head-rating = rating
cli-arena-head-faults = faults
cli-arena-head-sigma = uncertainty
cli-arena-unfinished = { $count ->
        [one] One game did not end.
       *[other] { $count } games did not end.
    }
cli-bot-faults = { $name }: { $faults }
cli-bot-died = { $name } came to an end before its game did, in { $count ->
        [one] one game
       *[other] { $count } games
    }; its moves after that were defaults. Exit code 1.
cli-ladder-marks = { $path } has no place for the ladder: a line { $begin } and a line { $end } below it.
cli-ladder-again = Everything from here to the end of the section is written by
cli-ladder-about = **{ $game }**, { $games } games in { $sets ->
        [one] one set
       *[other] { $sets } sets
    } of all seatings, with edition `{ $edition }`:
cli-ladder-seats = Wins by seat: { $shares }.

## statecraft train

cli-train-help =
    Learn from games between bots who wins, and write a value that gives everybody's chance to win.

    Bots of all strengths and earlier values play each other; a network is fitted to who won, measured on games it never saw, and played with in the arena. Every game depends on its number alone: a training that was stopped goes on with the same command.
cli-train-examples =
    statecraft train globopolis --out learned
    statecraft train global-powers --out learned --games 2000 --generations 3 --jobs 2
cli-train-out-help = The folder for games and values. One that holds part of the same training is gone on with.
cli-train-games-help = How many games of each generation.
cli-train-generations-help = How many generations; those after the first also play against what was learned before. More may be added later.
cli-train-units-help = How many hidden units the network has.
cli-train-match-help = How many games of the arena a master with the last value plays at the end, alone against three steady; 0 for none.
cli-train-running = Games to learn from ({ $engine })
cli-train-step = Generation { $generation }, time { $round } through all games: surprise { $loss }
cli-train-measured = Of { $count ->
        [one] one game
       *[other] { $count } games
    }, judged by networks that had not seen them:
cli-train-part = At { $part } % of a game: AUC { $auc }, Brier { $brier } (as a steady player reckons: { $reckoned }, { $before }; by points alone: { $points })
cli-train-off = Chances miss what comes of them by { $off } points of a hundred on average.
cli-train-done = The value is { $path }.
cli-train-interrupted = Interrupted: what is finished is kept in { $path }. The same command goes on with it.
cli-train-extra = Training needs numpy, which is not installed. To install it: pip install 'statecraft-games[train]'
cli-train-few = --games: at least { $least } games of a generation are needed to learn anything, not { $games }.
cli-train-no-game = { $game } has nothing yet that says what a table looks like in numbers. There are globopolis and global-powers.

## statecraft bench-bots

cli-bench-bots-help =
    Measure a bot by a fixed protocol, and say so in one line to compare.

    It plays alone against three novice, three steady and three expert, always the same games in all seatings. Lines of the same protocol, game and edition can be compared.
cli-bench-bots-examples =
    statecraft bench-bots globopolis steady
    statecraft bench-bots global-powers master:sims=100 --out results --jobs 2
cli-bench-bots-bot-help = The bot, as at --bots of the arena; one that searches thinks for 64 imagined games if nothing else is said.
cli-bench-bots-sets-help = How many sets of all seatings against each opponent; only lines with the usual number are the protocol's.
cli-bench-bots-one = Name one bot to measure, not { $count }.

## statecraft bot

cli-bot-help = Begin a bot of your own.
cli-bot-new-help =
    Write a bot of your own that plays at once, for you to make it better.

    A folder of its name is made here, with a README that says how to let it play. Nothing that is there is overwritten.
cli-bot-new-examples =
    statecraft bot new my-bot
    statecraft bot new my-bot --game globopolis
    statecraft bot new my-bot --language javascript
cli-bot-new-name = What it is called: letters, digits and hyphens. The folder is called so, too.
cli-bot-new-language = What it is written in: Python, with a test, or JavaScript, as a program of its own.
cli-bot-new-game = The game it is for; without one it plays any.
cli-bot-new-no-name = “{ $name }” cannot be a bot’s name: it begins with a letter and has letters, digits and single hyphens, like my-bot.
cli-bot-new-done = { $path } holds a bot that plays at once, in { $count } files. To let it play:
cli-bot-new-readme-python = A bot for Statecraft, in Python. What it thinks of a position is the function `worth`. These commands let it play, from the folder that { $name } lies in; docs/bots.md of Statecraft has the rest.
cli-bot-new-readme-javascript = A bot for Statecraft, in JavaScript, for node. What it answers is decided in the function `choose`; with BOT_TALKS=1 it says its answers in words. These commands let it play, from the folder that { $name } lies in; docs/bots.md of Statecraft has the rest.

## statecraft odds

cli-odds-help =
    Work out the exact chances of something in a game.

    Each question has numbers of its own, given as --name number. In Globopolis, takeover asks for the six-sided dice of --aggressor and --defender (0: the polygon alone, to 6), and cleaning for the agents of --owner (0 to 3) and --infiltrator (1 to 3). In Global Powers, war and coup ask for the --lead of the attacker or putschist, which may be negative: in military chips (-5 to 5), or in politicians with those staked; assassination asks for nothing.
cli-odds-examples =
    statecraft odds globopolis takeover --aggressor 4 --defender 3
    statecraft odds globopolis takeover --aggressor 6 --defender 6 --set times_six=yes --json
    statecraft odds globopolis cleaning --owner 2 --infiltrator 1
    statecraft odds global-powers war --lead 2
    statecraft odds global-powers coup --lead -1 --json
cli-odds-what-help = What the chances are asked of, such as takeover.
cli-odds-none = { $game } has no odds to work out.
cli-odds-unknown = There are no odds of “{ $what }”. There are: { $known }.
cli-odds-missing = { $name } is missing: a whole number from { $low } to { $high }.
cli-odds-extra = { $what } has no number “{ $name }”. It has: { $known }.
cli-odds-no-numbers = { $what } asks for no numbers, so “{ $name }” is too much.
cli-odds-win = Chance to win:
cli-odds-draw = Chance of a draw:
cli-odds-loss = Chance to lose:
cli-odds-out = Victim out of the game:
cli-odds-base = Victim back to base:
cli-odds-backfire = The attempt backfires:
cli-odds-expected-moved = Expected politicians moved:
cli-odds-expected-rounds = Expected rounds:

## statecraft verify

cli-verify-help =
    Check a report of the dice of a table: every roll, draw, seed and sealed answer, and that nothing was left out, moved or changed. Given the mails of a game (an mbox file, a maildir, or a folder of .eml files), say whether all of them tell one and the same history, and which does not.

    Exits with 0 if all is right, with 1 if not, naming the first entry that is wrong and why.
cli-verify-examples =
    statecraft verify report.json
    statecraft verify report.json --record game.jsonl
    statecraft verify report.json --page report.html --lang de
    statecraft verify games.mbox --head "31a4 c541 1d3a 598f ef7c 6b8d c825 1351"
cli-verify-file-help = The report, as the server hands it out (JSON), or a mailbox.
cli-verify-record-help = The record of the same game: also check that it was played with these dice.
cli-verify-key-help = The server's key, or its fingerprint: also check that the report is signed with it.
cli-verify-receipt-help = A receipt that the server gave for a seed: also check that the report has its entry. May be given several times.
cli-verify-page-help = Write the report as a page to read.
cli-verify-unreadable = { $file } cannot be read: { $reason }
cli-verify-unwritable = { $file } cannot be written: { $reason }
cli-verify-no-report = { $file } is no report of dice: { $reason }
cli-verify-no-record = { $file } is no record of a game: { $reason }
cli-verify-no-receipt = A receipt proves nothing about this report: { $reason }
cli-verify-right = The dice of the table { $table } are right.
cli-verify-record-agrees = The record of the game has the same outcomes, and played through it asks for these dice and cards.
cli-verify-record-outcomes = The record of the game has the same outcomes. It was not played through, so which dice and cards it asked for is not checked: { $reason }
cli-verify-game-unknown = there is no game “{ $game }” here.
cli-verify-key = Signed with the key { $key }, fingerprint { $fingerprint }

### Mailboxes as evidence (statecraft verify MAILBOX).

cli-verify-head-help = With a mailbox: the head of the dice as another player has written it down; also look whether these mails have it.
cli-verify-no-dice-mails = { $file }: no mail in it tells of dice.
cli-verify-only-reports = --receipt and --page are for a report, not for a mailbox.
mailbox-right = { $about } (table { $table }): { $mails ->
    [one] the only mail tells a history of the dice without contradiction.
   *[other] all { $mails } mails tell one and the same history of the dice.
}
mailbox-wrong = { $table ->
    [none] { $mails ->
        [one] One mail does not say which table its dice are of.
       *[other] { $mails } mails do not say which table their dice are of.
    }
   *[other] { $about } (table { $table }): the mails do not tell one and the same whole history of the dice.
}
mailbox-entries = { $whole ->
    [yes] { "" }
   *[no] { "Without what is wrong or missing: " }
}{ $entries ->
    [one] One entry
   *[other] { $entries } entries
}, { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}. The head of the last is { $head }. Ask the other players: theirs must be the same.
mailbox-key = All of it is signed with one key. Its fingerprint is { $fingerprint }, and must stand below each mail of the server.
mailbox-missing = Entries { $first } to { $last } are in no mail here: at least one mail is missing. What comes after them was signed, and fixes what was before; its rolls are not checked.
mailbox-wrong-shape = “{ $mail }”: the attached file is damaged and cannot be read. Take the mail as it came, or ask another player for theirs.
mailbox-wrong-order = “{ $mail }”: its entries do not follow each other (entry { $entry }).
mailbox-wrong-entry = “{ $mail }”: entry { $entry } is not what the server signed. Somebody has changed this mail after it was sent.
mailbox-wrong-key = “{ $mail }”: signed with another key. It is not from this server, or not about this game.
mailbox-wrong-head = “{ $mail }”: its text names another head than that of entry { $entry }, which is attached.
mailbox-other-history = “{ $mail }”: tells another history from entry { $entry } on than the other mails, signed with the same key. Somebody was told something else.
mailbox-wrong-table = “{ $mail }”: the dice that are attached are those of another table.
mailbox-wrong-dice = “{ $mail }”: entry { $entry } is wrong although the server has signed it. The server has broken its word.
mailbox-head-found = The head { $head } is that of entry { $entry } in these mails: up to there both were told the same.
mailbox-head-unknown = No entry in these mails has the head { $head }: whoever wrote it down was told something else, or something later.
