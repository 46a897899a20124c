### What the pages of the workshop say.

## The list

workshop-lead = Editions and rule sets that people have published here. Read what they change, see how they play, take one to a table, or publish your own.
workshop-publish = Publish something
workshop-search = Search
workshop-game = Game
workshop-all-games = All games
workshop-sort = Sorted by
workshop-sort-rating = rating
workshop-sort-newest = newest
workshop-sort-played = most played
workshop-mine = Only my own
workshop-none = Nothing has been published here yet. Be the first!
workshop-none-found = Nothing like that is here.
workshop-more = Show more
workshop-by = by { $author }
workshop-by-you = by you
workshop-version = version { $version }
workshop-kind-rules = { $count ->
    [one] { $count } option changed
   *[other] { $count } options changed
}
workshop-kind-edition = own edition
workshop-kind-both = { $count ->
    [one] own edition, { $count } option changed
   *[other] own edition, { $count } options changed
}
workshop-played = { $count ->
    [0] not played yet
    [one] played once
   *[other] played { $count } times
}
workshop-withdrawn = withdrawn
workshop-hidden = hidden

## Stars

workshop-stars = { $stars } of 5 stars, { $votes ->
    [one] { $votes } rating
   *[other] { $votes } ratings
}
workshop-no-stars = not rated yet
workshop-rate = Your rating
workshop-rate-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
workshop-rate-back = Take my rating back
workshop-rated = Thank you, your rating counts.
workshop-rated-back = Your rating was taken back.
workshop-rate-who = Who rates has finished a game with it, or has been known here by an e-mail address for a day.

## One entry

workshop-back = All entries
workshop-made-from = Made from “{ $name }” by { $author }
workshop-old-version = This is version { $shown }. The latest is { $latest }.
workshop-to-latest = Show the latest
workshop-is-withdrawn = You have withdrawn this entry: nobody else sees it. Tables that were made with it go on.
workshop-is-hidden = An operator has hidden this entry: { $reason }
workshop-play = Use it for a new table
workshop-copy = Download a copy
workshop-own-version = Make my own version
workshop-new-version = Publish a new version
workshop-withdraw = Withdraw it …
workshop-withdraw-help = It vanishes from the workshop for good. Tables that were made with it go on.
workshop-withdraw-yes = Yes, withdraw it
workshop-licence = Origin and licence
workshop-what = What it changes
workshop-options = Options
workshop-option-instead = instead of { $value }
workshop-tables-changed = In the box
workshop-words-changed = Words
workshop-added = new
workshop-removed = left out
workshop-row = row { $key }
workshop-change = { $before } → { $after }
workshop-nothing-there = none
workshop-more-rows = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
workshop-words-none = In this language no word is changed.
workshop-edition-alike = Everything in the box is as it comes, but for its name.
workshop-versions = Versions
workshop-versions-first = First version
workshop-tables = Tables
workshop-tables-none = No public table yet.
workshop-tables-private = With an edition of its own it is played at private tables, which are not listed.
workshop-checked = Checked by this server as every edition is: tables, words and limits.

## The report

workshop-report = How it plays
workshop-report-none = There is no balance report on this version.
workshop-report-queued = The balance report is waiting for its turn. { $others ->
    [0] It is the next.
    [one] { $others } other is in the queue.
   *[other] { $others } others are in the queue.
}
workshop-report-running = Bots are playing: { $done } of { $games } games.
workshop-report-progress = Games played for the report
workshop-report-failed = The balance report could not be made. { $why }
workshop-failed-time = It took longer than this server allows.
workshop-failed-memory = It needed more memory than this server allows.
workshop-failed-none-ended = Not one game came to an end.
workshop-failed-no-lab = This server lacks what reports are made with.
workshop-failed-gone = The game, or these options of it, are no longer here.
workshop-failed-crashed = The process that made it ended unexpectedly.
workshop-report-ask = Ask for a report
workshop-report-again = Try again
workshop-report-facts = { $games ->
    [one] { $games } game
   *[other] { $games } games
} between { $players } bots ({ $bots })
workshop-report-whole = Read the whole report
workshop-report-wins = Wins by seat
workshop-report-equal = Equal play would be { $equal }.
workshop-report-seat = Seat { $seat }
workshop-report-between = { $low } to { $high }
workshop-report-length = Length
workshop-report-rounds = { $mean } rounds on average; nine games in ten take { $low } to { $high }.
workshop-report-ends = How games end
workshop-report-warnings = What to look at
workshop-report-no-warnings = Nothing stands out.
workshop-report-share = Share of games
workshop-report-interval = 95 % interval

## Operators and complaints

workshop-complain = Something is wrong with this entry
workshop-complain-text = What is wrong?
workshop-complain-send = Tell the operator
workshop-complained = The operator has been told.
workshop-moderate = For operators
workshop-hide-reason = Reason, which the author reads
workshop-hide = Hide this entry
workshop-show-again = Show this entry again

## Publishing

workshop-publish-title = Publish in the workshop
workshop-publish-version = A new version of “{ $name }”
workshop-publish-help = What you publish can be read, rated, copied and played by everybody on this server. It stays as it is; a change is a new version. Bots then play it, and everybody can read how it went.
workshop-name = Name
workshop-description = Description
workshop-description-help = In your words: what it changes, for whom it is, how it plays. An empty line begins a paragraph.
workshop-licence-help = Where it comes from and what others may do with it, such as “All our own, CC BY 4.0”.
workshop-changes = What is new in this version
workshop-rules = Rules
workshop-edition-help = Leave the box as it is for a rule set, or choose an edition of your own. Both together are possible.
workshop-edition-of = The one of “{ $name }”
workshop-publish-button = Publish
workshop-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}
workshop-read-only = On this server the workshop can only be read.
workshop-copy-name = { $name } (mine)
