### What the pages in the browser say themselves. What a game says is said by its own texts.

## Everywhere

web-home = To the start
web-pages = Pages
web-rules = Rules
web-workshop = Workshop
web-learn = Learn it in ten minutes
web-about = About
web-loading = One moment …
web-cannot-load = This part could not be loaded.
web-brought-failed = What { $game } brings to be shown here does not work, so the plain form is shown. Loading the page again may help.
web-load-again = Load again
web-no-server = The server cannot be reached.
web-nowhere = There is no such page.
web-done = Done
web-cancel = Cancel
web-back = Back
web-you = (you)
web-your-turn = Your turn
web-line-lost = The connection is lost. Trying again …
web-line-slow = The server’s parts cannot reach each other just now: others’ moves may appear a few seconds late. Nothing is lost.

## Settings

web-settings = Settings
web-name = Name
web-theme = Theme
web-theme-night = Night
web-theme-paper = Paper
web-motion = Motion
web-motion-full = Full
web-motion-calm = Calm
web-plain-list = Decisions as plain lists
web-alone = Answer by itself what has one answer only
web-as-system = As my system
web-guest = Guest

## Start

web-welcome =
    Rule the ring.
    Carry the vote.
web-lead = Two board games of world politics, in your browser. With friends or bots, no account, every die checkable.
web-continue = Continue
web-game-round = { $game }, round { $round }
web-standing = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }, place { $place } of { $players }; { $name } leads with { $best }
web-standing-first = You lead with { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
web-left-minutes = { $count } min left
web-left-hours = { $count } h left
web-left-days = { $count } days left
web-turns-waiting = Turns waiting
web-with = with { $names }
web-first-visit = New here?
web-first-visit-text = A lesson on the real board, at your own pace. Ten minutes, and you can play.
web-bots-of = Bots: { $bot }
web-one-fewer = One fewer
web-one-more = One more
web-look-on = Look on
web-players = Players
web-bots = Bots
web-bot-random = Random
web-bot-novice = Novice
web-bot-steady = Steady
web-bot-expert = Expert
web-play-now = Play now
web-create = Create a table
web-my-tables = My tables
web-open-tables = Open tables
web-no-open-tables = No public table is open now. Create one!
web-finished-tables = Finished games
web-join = Join a table
web-code = Code of the table
web-join-button = Join
web-free-seat = free seat
web-status-open = open
web-status-starting = starting
web-status-playing = playing
web-status-over = over
web-status-closed = closed

## Creating a table

web-create-game = A table of { $game }
web-create-button = Create the table
web-seats = Seats
web-seat = Seat { $seat }
web-seat-me = I sit here
web-seat-at-this-screen = Somebody at this screen
web-seat-open = Open for somebody
web-seat-bot = Bot: { $bot }
web-more-seats = One more seat
web-fewer-seats = Remove the last seat
web-teams = Teams: several seats play for one colour
web-seat-colour = Colour of seat { $seat }
web-teams-few = At least two colours must play.
web-table = Table
web-time = Time
web-time-none = No clock
web-time-quick = Quick: 30 seconds a decision
web-time-normal = Normal: 60 seconds a decision
web-time-day = By days: one for each turn, 7 in the bank
web-time-days = By days: 2 for each turn, 10 in the bank
web-time-week = By days: a week for each turn, 14 days in the bank
web-time-own-days = By days: { $days } for each turn, { $bank } in the bank
web-time-ahead = { $time }, without waiting for replies
web-time-weekdays = { $time }, weekends off
web-days-ahead = Others’ turns do not wait for me: what no order of mine answers is passed
web-weekends-off = Saturdays and Sundays do not count
web-days-help = Everybody’s days count by the clock where they live. Nobody is waited for at night, on vacation, or with trifles: standing orders answer those.
web-days-mine = My time zone, nights and vacations
web-public = Everybody may find this table
web-hints-allowed = Hints are allowed
web-edition = Edition
web-edition-box = The one that comes with the game
web-edition-own = My own: { $name }
web-edition-bring = Bring an own edition
web-edition-help = An edition is a folder of .toml and .ftl files: board, cards and words. Choose all its files at once. It is played at private tables and does not count for ratings.
web-edition-warnings = It can be played with. But have a look at this:
web-played-entry = Played with “{ $name }” of the workshop, version { $version }
web-played-entry-gone = Played with an entry of the workshop that is no longer there
web-create-entry = Options and edition are those of “{ $name }”, version { $version }, in the workshop.
web-create-no-entry = Choose options and edition myself
web-entry-private = With an edition of its own it is played at private tables and does not count for ratings.
web-time-own = { $seconds } seconds a decision
web-table-facts = What is played
web-facts-public = Everybody may find this table
web-facts-private = Only with the code or link
web-facts-hints = Hints are allowed
web-facts-no-hints = Without hints
web-facts-standard = Standard game, no option changed
web-until = until { $at }
web-until-help = The round in which the time comes is finished, then the highest score wins.
web-options-end = When the game ends
web-options-setup = At the beginning
web-options-play = In play
web-options-limits = Limits
web-option-victory-points = points
web-option-victory-territories = territories
web-option-victory-bitter-end = the last one left
web-option-redeal_missions-two = with two players
web-option-redeal_missions-always = always
web-option-redeal_missions-never = never
web-option-pass_pay-each = each time
web-option-pass_pay-turn = once a turn
web-option-orss-bases = to bases
web-option-orss-nearest = also to the next Independent Territory
web-option-orss-independent = also to Independent Territories
web-option-orss-any = to any territory
web-option-points-fresh = counted afresh
web-option-points-added = added up
web-option-assassination-german = by the German text
web-option-assassination-designer = by the designer
web-option-expansion-german = by the German text
web-option-expansion-designer = by the designer
web-option-placement-auction = auction
web-option-placement-open = open
web-option-war_price-draw = after a draw
web-option-war_price-always = always
web-option-war_price-winner = the winner
web-option-coup_stakes-mauritius = to Mauritius
web-option-coup_stakes-return = come back
web-option-warmonger-war = by war
web-option-warmonger-any = by any violence

## Before the game

web-lobby = { $game }: who plays?
web-sit = Sit down
web-get-up = Get up
web-start = Start the game
web-start-needs = Some seats are still free. Fill them with people or bots, then start.
web-start-ready = Every seat is taken.
web-seat-program = Given to a program
web-program = Seat { $seat } is for a program of yours. Its token is shown here and never again; this command lets the example play:
web-program-command = Command for the program
web-program-docs = How a program plays here
web-fill = Fill free seats with bots
web-close-table = Close the table
web-host-starts = The host starts the game when every seat is taken.
web-invite = Invite
web-invite-code = Code:
web-invite-link = Link to this table
web-copy = Copy
web-copied = Copied
web-table-closed = This table is closed.

## At the table

web-board = Board
web-column = Decision, players and log
web-parts = Parts of the table
web-tab-seats = Players
web-tab-board = Board
web-tab-mine = Mine
web-tab-log = Log
web-tab-chat = Talk
web-round = Round { $round }
web-watching = You are looking on
web-seat-shown = Seat
web-away = away, a bot plays
web-conceded = gave up
web-waited-for = The table waits here.
web-waiting = One moment …
web-waiting-for = Waiting for { $names }
web-dice-roll = The dice decide …
web-answer-kept = Your answer is kept until the time is over
web-time-left = Time left: { $time }
web-due-when = until { $when }
web-choose = Choose
web-do-it = Do this
web-hint = Hint
web-undo = Take back
web-more = More
web-orders = Standing orders
web-orders-help = A standing order answers a question for you, always with what happens when time runs out. Nobody else learns of it.
web-order-give = Always: { $answer }
web-order-drop = Ask me again
web-stop-clock = Stop the clock for a negotiation
web-run-clock = Let the clock run
web-give-up = Give up
web-give-up-sure = Giving up cannot be taken back.
web-give-up-yes = Give up now
web-back-together = Go back together
web-back-help = Everybody goes back to the beginning of a turn if all agree; bots always do. Such a game no longer counts for ratings.
web-back-this = To the beginning of this turn
web-back-before = To the beginning of the turn before
web-back-wished = { $turns ->
    [0] { $name } wishes to go back to the beginning of this turn.
    [1] { $name } wishes to go back to the beginning of the turn before this one.
   *[other] { $name } wishes to go back { $turns } turns.
}
web-back-agree = Agree
web-back-refuse = Refuse
web-back-withdraw = Take the wish back
web-earlier = Earlier
web-message = Message
web-send = Send
web-no-talk = Nobody has said anything yet.
web-unread = New:
web-talk-to = To whom
web-to-all = All
web-to = to { $names }
web-gallery = Gallery
web-notes = Notes only you see
web-notes-kept = Saved.
web-disturbed = Mute or report somebody
web-mute = Mute
web-unmute = Unmute
web-complain = Tell the operator about
web-complain-text = What happened?
web-complain-send = Report
web-disturbed-told = The operator of this server has been told.

## Offers

web-offer-to = To
web-offer-which = Answer to
web-offer-nothing = Nothing that could be traded.
web-offer-send = Make the offer

## The end, and after it

web-over = The game is over
web-rematch = Play again
web-replay = Replay
web-dice-report = Dice report
web-to-table = To the table
web-replay-quiet = Nothing was heard of this step.
web-seen-by = Seen by
web-turn-back = One turn back
web-step-back = One step back
web-step-on = One step on
web-turn-on = One turn on
web-run = Run
web-pause = Pause
web-position = Position
web-speed = Speed

## Rules and about

web-rules-core = Every table
web-search-rules = Search the rules
web-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
web-rule-does = makes something happen
web-rule-forbids = forbids something
web-rule-defines = says what something is
web-source-seed = printed rules, line { $of }
web-source-ruling = ruling { $of }
web-source-ours = this edition’s own
web-about-what = Statecraft is a digital edition of two board games of world politics, Globopolis and Global Powers, for the browser, the terminal and for programs.
web-about-authors = It is an independent edition of games by their authors. Board, cards and pictures here are of our own making.
web-about-dice = Every die and every shuffled card can be checked afterwards: each table has a report of its dice.
web-version = Version { $version }
web-imprint = Imprint
web-privacy = Privacy
web-api = For programs: the interface of this server
