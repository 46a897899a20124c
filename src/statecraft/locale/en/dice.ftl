### Fair dice: what is wrong with a report, why a seed is not taken, and the readable page.

## Why a seed or its promise is not taken

dice-refused-not-hex = A seed, and the promise of one, is 32 bytes in lower-case hexadecimal digits.
dice-refused-late-seed = A seed has been shown already, so nobody can promise one any more.
dice-refused-late-reveal = The seeds are closed, so none can be shown any more.
dice-refused-no-promise = This seat has promised no seed.
dice-refused-second-reveal = This seat has shown its seed already.
dice-refused-foreign-seed = This is not the seed that was promised.
dice-refused-not-signed = A seed and its promise are signed with one key, or neither is.
dice-refused-other-key = A promise with another key stands for this seat, made by another browser. Leave the seat to make a new one.
dice-refused-too-many = Too many seeds have been promised for this seat.

## What is wrong with an entry of a report

dice-wrong-shape = It is not written as an entry of this kind must be.
dice-wrong-order = It is not in its place: an entry was left out, repeated or moved.
dice-wrong-before = It does not carry the hash of the entry before it.
dice-wrong-hash = It was changed: its hash is not the hash of what it says.
dice-wrong-signature = It is not signed with the key named in the first entry.
dice-wrong-key = The report is a stranger's: it is signed with another key than the one you asked for.
dice-wrong-phase = An entry of the kind “{ $kind }” has no place here in the order of things.
dice-wrong-late-seed = Seat { $seat } promised its seed after another seed had been shown.
dice-wrong-seed = The seed of seat { $seat } is not one that it promised and still owed.
dice-wrong-seed-open = The seats that promised a seed and did not show it are not the ones it names.
dice-wrong-mixed = The key of the game is not the one that what was mixed in so far makes.
dice-wrong-seat-signature = What seat { $seat } promised or showed is not signed with the key of its player.
dice-wrong-replaced = A promise that seat { $seat } had signed was replaced under another key, though nobody had left the seat.
dice-wrong-beacon = Round { $round } is none that the beacon named in the first entry could have published here.
dice-wrong-receipt = A receipt of the server has another entry here: the server has said two things.
dice-wrong-number = It is roll { $number } where roll { $expected } is due: one was left out, repeated or moved.
dice-wrong-element = What it shows for roll { $number } is no element of the chain the server promised.
dice-wrong-proof = The proof of roll { $number } is not that of its number, purpose and dice.
dice-wrong-result = Roll { $number } did not come out so; it came out as { $right }.
dice-wrong-opened = It opens something else than the oldest entry still sealed.
dice-wrong-seal = Draw { $number } is not the one that was sealed.
dice-wrong-bid = The sealed answer of seat { $seat } is not the one that came in.
dice-wrong-unopened = The log is closed, but entry { $sealed } was never opened.

## What the record of the game contradicts

dice-wrong-record-opening = The record was begun with other dice: it does not name this report's first entry.
dice-wrong-record-outcome = Roll { $number } is not the outcome in line { $line } of the record.
dice-wrong-record-fewer = The record has no outcome for roll { $number }.
dice-wrong-record-more = The record goes on in line { $line } with an outcome that the report does not have.
dice-wrong-record-skipped = Roll { $number } was passed over, but in the record nothing was taken back there.
dice-wrong-record-bid = In the record, seat { $seat } never gave the sealed answer that was opened.
dice-wrong-record-dice = In the game as recorded, roll { $number } was to be made with other dice or cards, for another purpose or for another seat.

## A report in words

dice-wrong-entry = Entry { $entry } is wrong. { $reason }
dice-sum-rolls = { $count ->
        [one] One roll follows from its proof.
       *[other] { $count } rolls follow from their proofs.
    }
dice-sum-draws = { $count ->
        [one] One secret draw.
       *[other] { $count } secret draws.
    }
dice-sum-bids = { $count ->
        [one] One sealed answer.
       *[other] { $count } sealed answers.
    }
dice-sum-seeds = { $count ->
        [0] No seat gave a seed: the luck is the server's alone.
        [one] One seat's seed is in the luck.
       *[other] The seeds of { $count } seats are in the luck.
    }
dice-sum-missing = Promised a seed and did not show it: { $seats }.
dice-sum-unsigned = Without a key of the player's own, so that the server could have made them: the seeds of { $seats }.
dice-sum-again = Promised more than once, by whoever sat there: { $seats }. The last promise counts.
dice-sum-dropped = Left by somebody who had promised: { $seats }.
dice-sum-burned = { $number ->
        [0] Before the first roll the server was restored from a backup and began new chains.
       *[other] After roll { $number } the server was restored from a backup and began new chains. It knew the seeds then: what follows is fair if the restore was.
    }
dice-sum-beacon = { $count ->
        [one] One round of { $name } was mixed in.
       *[other] { $count } rounds of { $name } were mixed in.
    }
dice-sum-stale = { $count ->
        [0] Each roll had a fresh one, so the server could not compute ahead.
        [one] One roll was made without a fresh one.
       *[other] { $count } rolls were made without a fresh one.
    }
dice-sum-quicknet = the public beacon drand quicknet
dice-sum-other-beacon = a beacon with the key { $key }…
dice-sum-skipped = { $count ->
        [one] One number was passed over, because a step was taken back.
       *[other] { $count } numbers were passed over, because steps were taken back.
    }
dice-sum-over = The game is over, and all that was sealed has been opened and is right.
dice-sum-aborted = The game was broken off, and all that was sealed has been opened and is right.
dice-sum-running = { $count ->
        [0] The report has no end yet.
        [one] The report has no end yet: one entry is still sealed and can be checked only when the game is over.
       *[other] The report has no end yet: { $count } entries are still sealed and can be checked only when the game is over.
    }

## The readable page

dice-page-title = Dice of the table { $table }
dice-page-about = DR²: a documented report of the results of all rolls. Everybody can check it; the proofs say how each result came about.
dice-page-right = Every entry is right.
dice-page-promises = Promised before the first roll
dice-page-rolls = Rolls and draws
dice-page-bids = Sealed answers
dice-page-none = None.
dice-page-table = Table
dice-page-game = Game
dice-page-public = Tip of the chain for open rolls
dice-page-secret = Tip of the chain for secret draws
dice-page-key = Key of the server's signature
dice-page-seed-committed = promised a seed
dice-page-seed-revealed = showed the seed
dice-page-seed-dropped = left the seat
dice-page-burned = restored from a backup: new chains
dice-page-number = No.
dice-page-when = When
dice-page-what = What
dice-page-purpose = Purpose
dice-page-who = Who
dice-page-dice = Dice
dice-page-result = Result
dice-page-answer = Answer
dice-page-proof = Proof
dice-page-seat = Seat { $seat }
dice-page-nobody = the table
dice-page-sealed = sealed
dice-page-skipped = passed over
dice-page-die = d{ $sides }
dice-page-lot = one of { $count } lots, counted from 0
dice-page-draw = { $deck }: one of { $count } cards, { $cards }
dice-page-deal = { $deck }: hands of { $count } cards, { $cards }
dice-page-card = { $name } (no.{ "\u00A0" }{ $number })
dice-page-cards = Which card has which number
