### What the analysis of a finished game says, on the page, in the terminal and in its report.

analysis-title = Analysis
analysis-of = Analysis: { $game }
analysis-player = Player { $number }
analysis-view = The line is judged as somebody who looks on sees the table: what lies open counts, nobody’s hidden cards. Luck, decisions and trades are judged as each player’s own seat saw it.
analysis-learned = Chances are learned from many games between bots.
analysis-reckoned = For these rules and this edition no chances have been learned; they are reckoned as a steady bot does, which is rougher.
analysis-working = The game is being judged. That takes some seconds, once.
analysis-not-over = The game is not over. Only finished games are analysed.
analysis-again = Try again

## Chances

analysis-chances = Chances to win
analysis-line = { $name } ends at { $end }; most { $most }, in round { $round }
analysis-chart = Everybody’s chance to win, from the beginning to the end of the game. { $lines }.
analysis-round = Round
analysis-table = The same as a table
analysis-move = To be read with the arrow keys: a turn back or on, Enter opens the replay there.
analysis-at = Round { $round }, turn { $turn }: { $chances }

## Turning points

analysis-turning = Turning points
analysis-no-turning = Nobody’s chance changed by much in any one turn.
analysis-turned = Round { $round }: { $changes }
analysis-change = { $name } { $change }
analysis-open = Open the replay there
analysis-open-at = Open the replay there: round { $round }, step { $line }

## Luck

analysis-luck = Luck
analysis-luck-help = What came against what was to be expected, at every roll and card, in points of a hundred of a chance to win. Two thirds of all games stay within the usual.
analysis-luck-row = { $name }: { $gain } (usual is ±{ $usual })
analysis-luck-none = There was no time to judge all rolls and cards of this game.
analysis-luck-lucky = luckier than usual
analysis-luck-unlucky = unluckier than usual
analysis-luck-usual = as usual
analysis-strokes = The greatest strokes of luck
analysis-stroke = Round { $round }: { $changes }

## Decisions

analysis-decisions = Costliest decisions
analysis-decisions-help = Against the best few other answers that a steady bot thinks of, in positions imagined from the player’s own view with equal luck for all, the turn played on by a steady bot for the player and quick ones for the others.
analysis-decisions-looked = { $looked } of { $count } decisions were looked at.
analysis-decisions-none = { $name }: nothing that surely cost anything.
analysis-decision = Round { $round }: { $action }
analysis-cost = It cost { $cost } of a chance to win (±{ $error }): { $better } would have left { $chance-better } instead of { $chance }.
analysis-leave = to leave it
analysis-why = Why: { $reason }
analysis-brings = What it brought: { $notes }
analysis-would = What that would bring: { $notes }

## Trades and pledges

analysis-deals = Trades
analysis-no-deals = Nobody traded.
analysis-deal = Round { $round }: { $by } gave { $to } { $give } for { $get }.
analysis-deal-pledges = Round { $round }: { $by } gave { $to } { $give } and { $count ->
    [one] a promise
   *[other] { $count } promises
} for { $get }.
analysis-paid = As each saw it: { $gains }
analysis-pledges = Promises
analysis-no-pledges = No promise came to be kept or broken.
analysis-pledge = Round { $round }: { $event }

## statecraft analyse

cli-analyse-help =
    Show how a finished game was won: everybody’s chance to win over time, turning points, luck, and costly decisions.

    The record is that of a game that is over, as `statecraft play --save` or a server writes it. A game that is still running is refused.
cli-analyse-examples =
    statecraft analyse game.jsonl
    statecraft analyse game.jsonl --html analysis.html --names "Ann,Bob,Cay"
    statecraft analyse game.jsonl --json --seconds 20
cli-analyse-record-help = The record of a game (JSON Lines).
cli-analyse-html-help = Write a page that can be read without a line.
cli-analyse-names-help = What the players are called, seat by seat, with commas between.
cli-analyse-seconds-help = How long it may take at most; what looks doubtful is looked at first. Without it everything is looked at, and the same record always gives the same answer.
cli-analyse-running = Judging decisions
cli-analyse-unreadable = { $path } is no record of a game: { $reason }
cli-analyse-unwritten = { $path } cannot be written: { $reason }
cli-analyse-not-over = { $path } is the record of a game that is not over. Only finished games are analysed.
cli-analyse-no-value = Nobody can judge { $game }: there are globopolis and global-powers.
cli-analyse-names-count = There are { $seats } seats, but { $count ->
    [one] one name
   *[other] { $count } names
}.
cli-analyse-written = Written: { $path }
