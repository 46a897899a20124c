### What the pages say that come after a game, or stand beside the tables: dice, replays, people.

## How a game went

web-result = Result
web-course = Where the points came from
web-course-all = Everybody’s points, turn by turn
web-course-of = Where the points of { $name } came from
web-course-end = At the end:
web-course-whose = Whose points
web-course-everybody = Everybody
web-course-table = The same as a table
web-course-round = Round
web-course-sum = Together
web-part-gb-sheet-territories = Territories
web-part-gb-sheet-guilds = Guilds
web-part-gb-sheet-developments = Developments
web-part-gb-sheet-groups = Colour groups
web-part-gb-sheet-bought = Points bought and sold
web-part-gb-sheet-missions = Missions
web-part-gb-sheet-cards = INFLUENCE cards
web-part-gb-sheet-journeys = Journeys: Switzerland, MOONSHOT!, going back
web-part-gb-sheet-debts = Debts paid with points
web-part-gp-sheet-sole = Sole rule
web-part-gp-sheet-majority = Majority government
web-part-gp-sheet-coalition = Coalition government
web-part-gp-sheet-opposition = Opposition
web-part-gp-sheet-un = United Nations
web-part-gp-sheet-mauritius = Mauritius
web-part-gp-sheet-before = Earlier scorings

## Replay

web-open-cards = Open cards
web-share = Share
web-share-help = The link opens the game at just this position, seen as you see it now.
web-share-link = Link to this position
web-fork = Play on from here
web-fork-help = A new table begins with this position, with dice of its own, against bots or with whoever sits down. It does not count for ratings.
web-fork-seat = I play
web-fork-others = The others
web-fork-go = Begin
web-record-save = Save the record
web-record-bring = Bring a game from elsewhere
web-record-bring-help = A record is a file of JSON lines, as “Save the record” and the command line write them. It is played through to see that it keeps the rules. A game that is not over can be played on.
web-record-file = Choose a record
web-record-none = { $file } is no record of a game.

## Dice

web-dice-title = Check the dice
web-dice-lead = Every roll, shuffle and sealed answer of a table is in its report (DR²). Your browser works out each of them anew and believes nobody: neither the players nor the server.
web-dice-looking = { $looked } of { $count } entries are checked …
web-dice-tampered = This report is not genuine
web-dice-tampered-help = { $checked ->
    [0] Nothing in it can be believed.
    [one] Only the entry before it is proven; what comes after it proves nothing any more.
   *[other] The { $checked } entries before it are proven; what comes after it proves nothing any more.
}
web-dice-of = { $game } with { $names }.
web-dice-file = From the file { $file }.
web-dice-by-browser = { $count } entries, checked here by the browser’s own cryptography, signatures included.
web-dice-by-script = { $count } entries, checked here by a script, signatures included, because this page did not come by https.
web-dice-no-report = { $file } is no report of dice.
web-dice-save = Save the report
web-dice-bring = Check another report
web-dice-own = Back to the report of this table
web-dice-drop = or drop a file here
web-dice-luck = Expected and actual
web-dice-luck-help = What all the dice of a player’s rolls showed together, against the average. Grey is the band in which honest dice stay 95 times in a hundred. In fights both sides’ dice count with the roll. More is not always better: what the dice did to the chances to win stands in the analysis.
web-dice-luck-row = { $name }: { $came } on { $count ->
    [one] one die
   *[other] { $count } dice
}, expected { $expected } ± { $band }
web-dice-luck-nobody = Nobody’s rolls
web-dice-luck-more = How lucky that was
web-dice-seat = Seat { $number }
web-dice-even = Are the dice even?
web-dice-even-help = Bars show how often each face came up, the dashed line how often it should on average. Few rolls stray far: that is luck, not fraud.
web-dice-die = d{ $sides }
web-dice-thrown = { $count ->
    [one] thrown once
   *[other] thrown { $count } times
}
web-dice-spread = How often each face of the d{ $sides } came up; { $expected } times are expected of each. { $faces }
web-dice-few = Too few rolls to say anything about this die.
web-dice-usual = χ² is { $chi }: { $hundred } of 100 honest series stray at least this far. Nothing unusual.
web-dice-rare = χ² is { $chi }: only { $hundred } of 100 honest series stray at least this far. Unusual, but it happens.
web-dice-strange = χ² is { $chi }: fewer than one of a thousand honest series stray this far. Compare it with other tables.
web-dice-entries = Entry by entry
web-dice-show = Show
web-dice-show-rolls = Rolls and draws
web-dice-show-all = All entries
web-dice-more = Show more ({ $count } left)
web-dice-none = Nothing has been rolled yet.
web-dice-number = Roll { $number }
web-dice-entry = Entry { $entry }
web-dice-right = right
web-dice-wrong = wrong
web-dice-left = not checked
web-dice-proof = Proof
web-dice-sealed = sealed until the end
web-dice-lot = one of { $count } lots
web-dice-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-dice-kind-opening = Opening
web-dice-kind-seed-committed = Seed promised
web-dice-kind-seed-dropped = Seat left
web-dice-kind-seed-revealed = Seed shown
web-dice-kind-burned = Restored from a backup: new chains
web-dice-kind-beacon = Round of the beacon
web-dice-kind-seeds-closed = Seeds closed
web-dice-kind-roll = Roll
web-dice-kind-draw = Secret draw
web-dice-kind-skipped = Passed over
web-dice-kind-sealed = Sealed answer
web-dice-kind-opened = Opened
web-dice-kind-closed = End of the log
web-dice-promises = Promised before the first roll
web-dice-chains = Two chains of the server
web-dice-chains-help = Before anybody sat down, the server made 65,536 links of luck twice over and published the tip of each chain. Every roll shows the next link, and each must lead back to its tip, so the server could not choose one later.
web-dice-chain-public = Tip of the chain for open rolls
web-dice-chain-secret = Tip of the chain for secret draws
web-dice-seeds = Seeds of the players
web-dice-seeds-help = Players promise a seed by its hash and show it only when all have promised, so nobody can fit theirs to another’s. All seeds together make the key that enters every roll; one honest seed is enough to keep the server from choosing its chains.
web-dice-seed-committed = promised
web-dice-seed-dropped = left the seat
web-dice-seed-revealed = showed
web-dice-no-seeds = Nobody gave a seed.
web-dice-key = Key of the game
web-dice-signed = Signatures
web-dice-signed-help = Every entry carries the hash of the one before it and the server’s signature. Whoever keeps one entry can tell later whether anything before it was changed.
web-dice-signer = Key of the server’s signature
web-dice-save-receipts = Save my receipts
web-dice-receipts = { $count ->
        [one] The entry of one receipt is in the report.
       *[other] The entries of { $count } receipts are in the report.
    }
web-dice-no-receipt = That receipt proves nothing about this report: it is of another table or another key, or was changed.
web-dice-stranger = A stranger’s report: it is not signed with the key of this server that your browser has pinned.
web-dice-alarm = Do not trust these dice
web-dice-alarm-wrong = The report of the dice is not genuine; entry { $entry } is wrong.
web-dice-alarm-receipt = The server has promised you something else than what its report says: a receipt that your browser keeps does not fit.
web-dice-alarm-chains = The report has other chains than those for which your browser promised a seed ({ $name }).
web-dice-alarm-replaced = The seed that stands for { $name } is not the one your browser promised. Somebody has put another in its place.
web-dice-alarm-lost = Your browser has shown the seed of { $name }, and the server has left it out.
web-dice-alarm-stranger = The report is not signed with the key of this server that your browser has pinned.
web-dice-alarm-do = Save the report and your receipts on the page of the dice: with them anybody can check this.
web-dice-alarm-close = Close
web-dice-key-here = Key of the dice:
web-dice-key-changed = This server signs its dice with another key than before. Unless its operator has told you so elsewhere, do not trust it.
web-dice-key-accept = Accept the new key

## People

web-profile = Profile
web-me-who = Who I am here
web-colour = Colour
web-colour-orange = Orange
web-colour-blue = Blue
web-colour-green = Green
web-colour-yellow = Yellow
web-colour-pink = Pink
web-colour-red = Red
web-colour-violet = Violet
web-colour-teal = Teal
web-colour-brown = Brown
web-colour-grey = Grey
web-me-keep = Save
web-me-kept = Saved.
web-me-public = My profile as others see it
web-me-devices = My other devices
web-me-email-help = You are known by this browser alone. With an e-mail address you are the same person everywhere; there is no password.
web-me-email-is = You are found by { $email }. Ask for a link to sign in on another device.
web-email = E-mail
web-me-link = Send me a link
web-me-link-sent = If { $email } can be reached, a link is on its way. It is good for { $minutes } minutes.
web-me-leave = Sign out everywhere
web-me-leave-help = All your devices forget who you are, this one too. A link by e-mail brings you back.
web-me-leave-lost = All your devices forget who you are, this one too. Without an e-mail address there is no way back.
web-me-leave-yes = Sign out everywhere now
web-since = Here since { $day }
web-ratings = Ratings
web-ratings-help = A rating is what somebody’s strength surely is, so it begins at 0 and grows as games make it certain. Ended games between different players count.
web-no-ratings = No game has counted yet.
web-rating-course = How the rating went: { $values }
web-rated-games = { $count ->
    [one] one game
   *[other] { $count } games
}
web-played = Games
web-played-none = No game is over yet.
web-place = Place { $rank } of { $players }
web-points-figure = Points: { $points }
web-best = Leaderboard
web-best-short = Leaderboard
web-best-help = Whoever has played five games that count is listed. Bots play along.
web-best-none = Nobody has played five games of this kind yet.
web-game = Game
web-games = Games
web-rank = Place
web-rating = Rating
web-variant = Variant
web-variant-standard = Standard game
web-variant-edition = own edition
web-bot = Bot: { $name }
web-yes = yes
web-no = no

## About

web-independent = An independent edition
web-credits = Credits
web-credit-authors = Globopolis and Global Powers are the work of their authors; the rules here follow the printed ones, with every ruling of this edition named.
web-credit-map = World map: made from Natural Earth data, which is in the public domain.
web-credit-type = Type: Source Sans 3, under the SIL Open Font License.
web-credit-software = Built with Python, Litestar, Svelte and Fluent, all free software.
web-checking = Check and extend it
web-imprint-none = The operator of this server gives no imprint.
web-privacy-none = The operator of this server gives no privacy text.

## Where everything in the box comes from

web-origins = Where everything in the box comes from
web-origins-help = Of some pieces the print is known, others had to be made anew.
web-origin-seed = from the original
web-origin-public = publicly known
web-origin-reconstruction = reconstructed
web-box-groups = Colour groups
web-box-fields = Fields of the ring
web-box-guilds = Guilds
web-box-influence = Influence cards
web-box-markets = Markets
web-box-market-terms = Terms of the markets
web-box-switzerland = Switzerland
web-box-missions = Missions
web-box-opportunities = Opportunity cards
web-box-operations = Operation cards
web-box-players = By the number of players
web-box-cards = Cards
web-box-movement = Movement
web-box-points = Points
web-box-development = Development
web-box-guild-terms = Terms of the guilds
web-box-aggression = Takeovers
web-box-agents = Agents
web-box-supply = Supply
web-box-titles = Titles
web-box-regions = Regions
web-box-parties = Parties
web-box-chips = Chips
web-box-markers = Markers
web-box-dice = Dice
