### Mails about tables that are played by mail, and the page that ends them.

mail-turn-subject = { $game } with { $names }
mail-turn-hello = Hello { $name },
mail-turn-turn = it is your turn in { $game } with { $names }.
mail-turn-reminder = { $game } with { $names } still waits for you.
mail-turn-nudge = { $by } reminds you: { $game } with { $names } waits for you.
mail-turn-gone = your time in { $game } with { $names } is used up. A bot keeps your seat warm until you are back; any move brings you back.
mail-turn-ended = { $game } with { $names } is over.
mail-turn-until = Until { $day ->
    [d1] Monday
    [d2] Tuesday
    [d3] Wednesday
    [d4] Thursday
    [d5] Friday
    [d6] Saturday
   *[d7] Sunday
}, { $date }, { $time } ({ $zone })
mail-turn-happened = What has happened
mail-turn-earlier = { $count ->
    [one] one more thing before that, which the table shows
   *[other] { $count } more things before that, which the table shows
}
mail-turn-situation = How it stands
mail-turn-standing = { $me ->
    [yes] { $name } (you): { $points }
   *[no] { $name }: { $points }
}
mail-turn-picture = The board of { $game }. { $points }
mail-turn-decide = What you decide
mail-turn-open = Open the table
mail-turn-reply-to = This table’s answers go to { $address }
mail-turn-dice = { $rolls ->
    [0] No rolls since the last mail.
    [one] One roll since the last mail.
   *[other] { $rolls } rolls since the last mail.
} Attached, with what checks them: { $file } ({ $entries ->
    [one] one entry
   *[other] { $entries } entries
}). “statecraft verify” takes a whole mailbox.
mail-turn-head = Head of the dice after entry { $entry }: { $head }. All players have the same, or somebody was told something else.
mail-turn-stop = No more such mails: { $link }
mail-digest = { $count } tables wait for you or have news.
mail-digest-subject = { $count } tables

page-stop-ask = No more mails about turns, reminders, invitations and results for { $name }? Links to sign in are still sent when you ask for one.
page-stop-button = No more mails
page-stop-done = You get no more mails about tables. On your profile page you can have them again.
page-stop-unknown = This link does not end any mails. Take it from a mail as it is, or change your mails on your profile page.
