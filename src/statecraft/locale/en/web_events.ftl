### What the table in the browser says about what happens there: scenes, the digest, the end.

web-event = What happens
web-skip = Skip
web-to-the-end = To the end
web-go-on = Continue
web-shown = What others do is shown
web-shown-slow = slowly
web-shown-normal = at normal speed
web-shown-instant = at once
web-counting = It is counted …
web-opening = The envelopes are opened …
web-meanwhile = Meanwhile
web-meanwhile-quiet = nobody’s points changed
web-meanwhile-routine = Nothing but routine.
web-see-again = See again

## The end

web-you-win = You win!
web-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-what-decided = What decided it
web-ahead-since = in the lead for good since then
web-best-turn = the best turn, in round { $round }
web-most-from = points, the most, from: { $source }
web-look-at-board = Look at the board
web-you-name = You
