### What is said at a table on the server: refusals that no rule of a game makes, and what befalls seats.

## Making a table and sitting down

server-no-tutorial = There is no tutorial of this game.
server-no-such-game = There is no game “{ $game }” here.
server-no-such-table = There is no such table, or it is private and the code is missing.
server-no-such-seat = There is no such seat at this table.
server-no-such-bot = There is no bot “{ $name }”.
server-no-such-person = There is no such person here.
server-bad-options = These options cannot be: { $problems }
server-bad-control = The time control is wrong: { $name }.
server-bad-pace = Bots play at one of these paces: { $paces }.
server-bad-seat = A seat is open, yours, or a bot’s.
server-seats-and-holders = There must be as many seats as colours are given for.
server-no-code = No free code was found. Try again.
server-too-many-tables = You are the host of { $most } tables already. Finish or close one first.
server-too-many-records = You have brought { $most } records already; this server keeps no more for anybody.
server-table-damaged = This table cannot be read any more; whoever looks after the server has been told. Nothing of it was changed.
server-other-rules = This table is played by rules of another version of the server, which is just being exchanged. Try again in a moment.
server-kicked = The host has shown you out of this table.
server-seat-taken = This seat is taken.
server-has-started = The game has started already, or the table is closed.
server-not-let-in = There is no seat for you at this table.
server-sits-there = You sit at this table already.
server-not-waited-for = Nobody waits for this player now.
server-not-gone = This player is still here, or has not been away for long enough.
server-not-left = Nobody can be substituted there: the player is still around, or nobody else plays on who could vote.
server-substitute-asked = The others are already voting on a substitute.
server-no-substitute = There is no substitute to vote on.
server-not-your-vote = Only those who play on have a vote on that.
server-not-abandoned = This seat cannot be taken over: its player has not been away for long enough, or the table is private.
server-not-host = Only the host of the table may do this.
server-not-at-table = You do not sit at this table.
server-not-your-seat = This is not your seat.
server-open-seats = Some seats are still open. Fill them with people or bots first.
server-not-starting = Seeds are shown while the table is starting.
server-no-beacon = This server mixes no public beacon into its dice.
server-one-of-both = Give either the promise of a seed or the seed.
server-bad-token = This token belongs to no seat.
server-no-rematch = Only those who played a finished game can play it again.

## Playing

server-not-started = The game has not started yet.
server-no-program = No program plays this seat.
server-not-playing = Nothing can be played here: the game has not started, or it is over.
server-no-analysis = Nobody can judge this game, so there is no analysis of it.
server-not-over = This is open only when the game is over.
server-bad-command = This is no command that a player can send.
server-not-asked = Your seat is not asked this now.
server-no-hints = Hints are not allowed at this table.
server-no-such-turn = The game cannot go back to this turn.
server-wish-open = Somebody’s wish to go back is still to be answered.
server-no-wish = Nobody wishes to go back.
server-no-dice = This game came without dice of ours.

## Talk

server-bad-text = A message has 1 to { $most } characters that can be seen.
server-bad-channel = Talk goes to all, to seats, or to the gallery.
server-no-such-circle = You can talk to one seat, to your team, or to a coalition you belong to.
server-players-not-in-gallery = Who plays does not talk in the gallery.

## Records and editions

server-no-such-line = The record has no line { $line }.
server-bad-record = This is no record that can be played here: { $reason }
server-record-too-long = A record may have at most { $most } lines.
server-record-too-large = A record has at most { $most } kB.
server-no-such-edition = There is no such edition.
server-edition-is-private = An own edition is for private tables.
server-edition-fixed = { $game } can only be played with the edition it ships.
server-edition-files = An edition has 1 to { $most } files.
server-edition-file-name = A file of an edition cannot be called { $name }, or its text is broken.
server-edition-too-large = An edition has at most { $most } kB.
server-too-many-editions = You have { $most } editions already.
server-bad-edition =
    This is no sound edition:
    { $problems }

## What befalls seats

event-timed-out = { $seat } has run out of time; the default is played.
event-away = A bot keeps { $seat }’s seat warm.
event-back = { $seat } is back.
event-nudge = { $by } nudges { $seat }: it is your turn.
event-stand-in = { $seat } is gone; until they are back a bot plays.
event-substitute = { $name } offers to play on for { $seat }. The others vote.
event-substitute-refused = The others have voted against { $name } playing on for { $seat }.
event-claimed = Somebody else has taken over a seat: { $seat } plays on.

## People among each other

server-yourself = This is you.
server-friends-already = You are friends already.
server-blocked-by-you = You have blocked this person. Lift that first.
server-no-request = This person has not asked to be your friend, or no longer does.
server-no-friend = Only friends can be invited.
server-too-many-friends = Nobody has more than { $most } friends here.
server-too-many-requests = { $most } of your requests are still unanswered. Withdraw one first.
server-too-many-blocked = Nobody can block more than { $most } people.
