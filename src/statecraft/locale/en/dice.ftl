### Fair dice: what is wrong with a report, why a seed is not taken, and the readable page.

## Why a seed or its promise is not taken

dice-refused-not-hex = A seed, and the promise of one, is 32 bytes in lower-case hexadecimal digits.
dice-refused-late-seed = A seed has been shown already, so nobody can promise one any more.
dice-refused-second-seed = This seat has promised a seed already.
dice-refused-late-reveal = The seeds are closed, so none can be shown any more.
dice-refused-no-promise = This seat has promised no seed.
dice-refused-second-reveal = This seat has shown its seed already.
dice-refused-foreign-seed = This is not the seed that was promised.

## What is wrong with an entry of a report

dice-wrong-shape = It is not written as an entry of this kind must be.
dice-wrong-order = It is not in its place: an entry was left out, repeated or moved.
dice-wrong-before = It does not carry the hash of the entry before it.
dice-wrong-hash = It was changed: its hash is not the hash of what it says.
dice-wrong-signature = It is not signed with the key named in the first entry.
dice-wrong-key = The report is signed with another key than the one you asked for.
dice-wrong-phase = An entry of the kind “{ $kind }” has no place here in the order of things.
dice-wrong-late-seed = Seat { $seat } promised its seed after another seed had been shown.
dice-wrong-seed-twice = Seat { $seat } promised a seed twice.
dice-wrong-seed = The seed of seat { $seat } is not one that it promised and still owed.
dice-wrong-seed-open = Seat { $seat } promised a seed that was neither shown nor named as missing.
dice-wrong-mixed = The key of the game is not the one that the seeds shown make.
dice-wrong-number = It is roll { $number } where roll { $expected } is due: one was left out, repeated or moved.
dice-wrong-element = What it shows for roll { $number } is no element of the chain the server promised.
dice-wrong-proof = The proof of roll { $number } is not that of its number, purpose and dice.
dice-wrong-result = Roll { $number } did not come out so; it came out as { $right }.
dice-wrong-opened = It opens something else than the oldest entry still sealed.
dice-wrong-seal = Draw { $number } is not the one that was sealed.
dice-wrong-bid = The sealed answer of seat { $seat } is not the one that came in.
dice-wrong-unopened = The log is closed, but entry { $sealed } was never opened.
