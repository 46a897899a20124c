### The lab: reports on how games go, and what changes with other rules.

lab-balance-title = { $game }: how it plays
lab-compare-title = { $game }: two rule sets compared
lab-between = { $low } to { $high }

## What a run is

lab-fact-games = Games
lab-fact-games-two = { $games } of each side, on the same seeds
lab-fact-players = Players
lab-fact-bots = Bots
lab-fact-seed = Seed
lab-fact-rules = Rules
lab-fact-edition = Edition
lab-fact-options = Options
lab-fact-side = Side { $side }
lab-as-printed = as printed
lab-fact-version = Made with
lab-fact-digest = Digest of all games

## How to read it

lab-reading = Shares and means come with 95 % intervals: were all games played again with other luck, the truth would lie inside 19 times out of 20. A dashed line marks equal play. Triangles mark what differs from it even when all comparisons of this report are allowed for. Everything is measured with bots; people play differently.
lab-compare-reading = Both sides play on the same seeds with the same bots, so that luck is common to both. Differences are B less A, with 95 % intervals; where a game has one figure on either side they are taken game by game. Triangles mark what differs even when all comparisons of this report are allowed for. Everything is measured with bots; people play differently.
lab-data = The figures of this page are in figures.json, the games themselves in the tables beside it, and the charts as SVG files.
lab-warnings = What to look at
lab-no-warnings = Nothing decides games by itself, as far as these games tell.
lab-warnings-note = This report makes { $tests } comparisons of wins. Of so many, some look odd by luck alone; so only what an interval widened for all of them together (Bonferroni) sets apart from equal play is warned of.
lab-warning-unfinished = { $count ->
        [one] One game did not come to an end.
       *[other] { $count } games did not come to an end.
    }
lab-warning-decides = { $topic }: { $name } decides games. Who has it wins { $share } ({ $between }); equal play is { $equal }.
lab-warning-tilts = { $topic }: { $name } tilts games. Who has it wins { $share } ({ $between }); equal play is { $equal }.
lab-warning-tilts-seat = Seat { $name } wins { $share } ({ $between }); equal play is { $equal }.
lab-warning-tilts-place = Who comes in place { $name } wins { $share } ({ $between }); equal play is { $equal }.
lab-warning-settled = Games are settled early: who leads at half time wins { $share } ({ $between }).
lab-warning-one-way = Nearly all games end the same way, { $share } ({ $between }): { $reason }
lab-warning-unused = Never played in any of these games: { $verbs }.

## Columns and axes

lab-name = name
lab-share = share
lab-interval = 95 % interval
lab-cases = cases
lab-mean = mean
lab-others = others
lab-in-games = in games
lab-per-game = per game
lab-kind = kind
lab-quantile = { $percent } %
lab-a-game = a game has
lab-axis-wins = wins, with 95 % interval
lab-axis-games = games
lab-axis-share-of-games = share of games, with 95 % interval
lab-axis-points = points of a player
lab-axis-difference = B less A, with 95 % interval
lab-axis-difference-points = B less A in percentage points, with 95 % interval

## Wins

lab-wins = Who wins
lab-wins-note = In equal play everybody wins { $equal }. Who ties for first has a part of the win.
lab-wins-seat = By seat
lab-wins-place = By turn order
lab-wins-bot = By bot, for each of its seats
lab-seat = seat { $number }
lab-place = turn { $number }

## Length and ends

lab-length = How long games are
lab-length-note = Under 5 % to 95 % stands what so many of the games do not exceed; half of them lie between 25 % and 75 %.
lab-number-rounds = rounds
lab-number-inputs = inputs
lab-number-decisions = decisions
lab-number-conquests = takeovers won
lab-number-scorings = scorings
lab-number-turns = turns
lab-half-time = Who leads at half time wins { $share } ({ $between }) of { $cases } cases in { $games } games. Where several lead with equal points, each of them is a case; where nobody does, there is none.
lab-half-time-none = Nobody led at half time: points were not counted by then.
lab-half-time-leader = a leader at half time wins
lab-ends = How games end
lab-reason = reason

## Points

lab-points = Where points come from
lab-points-note = What a player has on average, by source. Over time ({ $time }) these are the games that got so far: from { $most } down to { $least }.
lab-points-end = At the end of all games:
lab-points-never = No points were counted in these games.
lab-source = source
lab-time-round = round
lab-time-scoring = scoring
lab-source-all = all points
lab-source-rest = everything else
lab-source-other = other

## What goes with winning

lab-when-start = How often those won who had it when play began, and how often the others of the same games. This comes from luck or from the set-up, so nothing here should be far from equal play.
lab-when-course = How often those won who had it or did it. This may help to win, or it may be what winners come to anyway; only a comparison of rule sets tells these apart.
lab-when-rules = How often those won who did it. Some of these win by the rules; what matters is in how many games it happens.
lab-cases-note = A case is one player of one game who had it. Several players of a game may, so there can be more cases than games.
lab-topic-card-dealt = Cards dealt
lab-topic-card-played = Cards played

## What is done, and which rules are at work

lab-chances = Cards at their first chance
lab-chances-note = Of the times a card was held when it could be played with effect for the first time, the share in which it was played then.
lab-deeds = What players and luck do
lab-deeds-note = How often in a game, by all players together, and in how many games at all.
lab-deed = what
lab-deed-verb = action
lab-deed-chance = luck
lab-rules = Which rules are at work
lab-rule = rule
lab-rules-note = The engine names the rules it carries out beside what can be seen of it: actions, luck, events and the end. So { $seen } of the rulebook's { $all } rules can be counted, each at least so often; { $used } of them were at work in these games. Rules that only define or forbid something do not show.
lab-rules-show = All rules that can be counted

## Two sides

lab-side = side
lab-changes = What changes
lab-no-changes = Nothing differs between the sides that luck could not explain.
lab-changes-note = This report makes { $tests } comparisons over { $pairs } pairs of games. Only what differs with an interval widened for all of them together (Bonferroni) is listed.
lab-change = { $heading }, { $name }: { $a } → { $b }, that is { $change } ({ $between }).
lab-change-share = { $heading }, { $name }: { $a } → { $b }, that is { $change } percentage points ({ $between }).
lab-change-verbs = { $count ->
        [one] One action is
       *[other] { $count } actions are
    } played more or less often; see the section below.
lab-difference = B − A
lab-difference-points = B − A, points
lab-heading-lengths = How long games are
lab-heading-half-time = Half time
lab-heading-reasons = How games end
lab-heading-seat = Wins by seat
lab-heading-place = Wins by turn order
lab-heading-sources = Where points come from
lab-heading-verbs = What players do

## Several sides, and how many games it takes

lab-many-title = { $game }: { $sides } rule sets compared
lab-many-reading = All sides play on the same seeds with the same bots, so that luck is common to them. Below each figure stands its difference from side A with a 95 % interval; for shares, in percentage points. Where a game has one figure on either side differences are taken game by game. ▲ and ▼ mark what differs from A even when all comparisons of this page are allowed for. Everything is measured with bots; people play differently.
lab-many-table = All figures side by side
lab-many-note = This page makes { $tests } comparisons with side A, and { $changed ->
        [0] none of them shows a difference that luck could not explain.
        [one] one of them shows a difference that luck could not explain.
       *[other] { $changed } of them show a difference that luck could not explain.
    }
lab-many-show = Show the table
lab-power = What so many games can show
lab-power-note = The smallest true difference that so many pairs of games reveal { $power } of the time, by the spread measured between the two games of a pair: if one looks at this figure alone, and among all comparisons of this report. The last column says how many pairs reveal a small difference: a percentage point of a share, a twentieth of any other figure of side A.
lab-power-alone = smallest difference, alone
lab-power-among = among all
lab-power-needed = pairs for a small one
lab-power-wins = So many games ({ $games }) reveal four times in five that a seat wins { $alone } percentage points more or less often than in equal play, if one looks at that seat alone; among all comparisons of this report, { $among } points. One percentage point takes { $needed } games, or { $sides } of each side where two rule sets are compared without common luck.
lab-power-help =
    Say how many games would show a difference.

    For a share, such as a seat's wins, it takes the share and the difference. With --from it takes the folder of a comparison, and says what its pairs of games could show, by the spread measured in them.
lab-power-examples =
    statecraft lab power --difference 2
    statecraft lab power --share 50 --difference 1
    statecraft lab power --from three-titles
lab-power-difference-help = The difference to be shown, in percentage points.
lab-power-share-help = About how large the share is, in per cent; with four players everybody wins 25.
lab-power-from-help = The folder of a comparison of two sides.
lab-power-for-one = { $games } games show four times in five that a share of { $share } is off by { $difference } percentage points.
lab-power-for-two = { $games } games of each side show such a difference between two rule sets played without common luck.
lab-power-paired = Pairs on the same seeds usually take fewer: play a few hundred, then ask with --from.
lab-power-of = What { $pairs } pairs of games reveal four times in five:
lab-power-no-pairs = { $path } holds no comparison of two sides.
lab-side-help = One more side, such as "agents=no,edition=my-edition"; may be given several times, for up to six sides in all.
lab-too-many-sides = { $count } sides do not fit in one table; there may be { $most }.
lab-sides-alike = Sides { $one } and { $other } have the same rules.

## The command

lab-help = Measure how a game plays, with bots: how even it is, and what other rules change.
lab-balance-help =
    Play many games between bots and write a report on them.

    The report is one page that works anywhere, with its charts beside it: wins by seat, length, points by source, what goes with winning, how games end, which rules are at work, and warnings where something decides games by itself. A run that is interrupted goes on with the same command.
lab-balance-examples =
    statecraft lab balance globopolis --games 1000 --out report
    statecraft lab balance global-powers --bots novice --games 200 --out report --lang de
    statecraft lab balance globopolis --edition my-edition --set agents=no --games 500 --out mine
    statecraft lab balance globopolis --games 100000 --cluster tcp://10.0.0.5:8786 --out large
lab-compare-help =
    Play the same games under two rule sets or more, and report what changes.

    Side A has the options of --set and the edition of --edition, side B those of --against and --against-edition. What is not named is as printed. With --side there are more, up to six in all, in one table against side A.
lab-compare-examples =
    statecraft lab compare globopolis --against titles_dealt=3 --games 500 --out three-titles
    statecraft lab compare global-powers --set points=fresh --against points=added --games 500 --out points
    statecraft lab compare globopolis --against-edition my-edition --games 500 --out mine-or-printed
    statecraft lab compare globopolis --side titles_dealt=3 --side edition=my-edition --side agents=no --games 500 --out four
lab-document-help =
    Write measured tables into pages, from stored runs.

    A place in a page begins with a line <!-- lab runs FOLDER… -->, <!-- lab topic NAME FOLDER -->, <!-- lab deeds NAME,NAME FOLDER… -->, <!-- lab sources FOLDER… --> or <!-- lab chances FOLDER -->, and ends with <!-- end of lab -->. Folders are named from the page's own; of each, run.json and figures.json are read.
lab-document-examples =
    statecraft lab document docs/balance-global-powers.md
lab-document-page-help = A page with marked places.
lab-document-done = { $path }: { $places ->
        [one] one table
       *[other] { $places } tables
    } written.
lab-document-no-place = { $path } has no place for a table: a line <!-- lab runs FOLDER --> and a line { $end } below it.
lab-document-mark = “{ $words }” names no table: it is runs FOLDER…, topic NAME FOLDER, deeds NAME,NAME FOLDER…, sources FOLDER… or chances FOLDER.
lab-document-run = { $path } cannot be read: { $reason }
lab-document-topic = The run in { $folder } knows no topic “{ $topic }”.
lab-document-length = { $name }: mean, median
lab-document-mean = { $mean }, { $median }
lab-document-first-round = over in the first round
lab-document-ended = ended by { $reason }
lab-document-seats = won by seat
lab-document-places = won by who begins, comes second …
lab-games-help = How many games, of each side.
lab-bots-help = The bot on all seats, or several with commas between; these move on by a seat each game.
lab-out-help = The folder for games and report. One that holds part of the same run is gone on with.
lab-jobs-help = How many processes share the work; 0 means one for each core.
lab-cluster-help = Play on the Dask cluster whose scheduler has this address, such as tcp://10.0.0.5:8786.
lab-csv-help = Write the tables as CSV instead of Parquet.
lab-against-help = Set an option of side B; may be given several times.
lab-against-edition-help = The folder of side B's edition.
lab-done = The report is { $path }.
lab-interrupted = Interrupted: { $done } of { $games } games are kept in { $path }. The same command goes on with them.
lab-extra = Reports need packages that are not installed ({ $missing }). To install them: pip install 'statecraft-games[lab]'
lab-none-finished = Not one of these games came to an end, so there is nothing to report.
lab-same-sides = Both sides have the same rules. Say what side B has with --against or --against-edition.
lab-run-another = { $path } holds another run ({ $what }). Choose another folder.
lab-run-occupied = { $path } is no folder of the lab, and it is not empty. Choose another folder.
lab-run-broken = { $path } cannot be read: { $reason }
lab-run-line = { $path }, line { $line }, is no game of the lab.
lab-cluster-extra = Playing on a cluster needs a package that is not installed. To install it: pip install 'statecraft-games[lab,cluster]'
lab-cluster-silent = No scheduler answers at { $address }: { $reason }
lab-cluster-empty = The cluster at { $address } has no workers. Start some with: dask worker { $address }
lab-cluster-lost = The cluster lost games for good: { $reason }. What is finished is kept; the same command goes on with it.
lab-cluster-other = A worker of the cluster has another Statecraft or another edition: { $reason }
