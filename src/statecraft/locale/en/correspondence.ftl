### What mails say that can be answered by a reply, and what is answered to such a reply.

## The numbers

mail-reply-amount = { $low } to { $high }
mail-reply-more = { $asks ->
    [none] { $words } …
   *[other] { $words } … ({ $asks })
}
mail-reply-above = =-=-= Answer above this line, with numbers =-=-=
mail-reply-how = To answer, reply to this mail with the number in brackets, such as “{ $example }”. Several answers go on lines of their own or with “;” between them, “0” says that is all, “undo” takes your last step back, “help” tells more.

## What is answered to a reply

mail-reply = Your reply
    .subject = Your reply: { $game }
mail-reply-besides = What has happened besides since the last mail
mail-reply-done = Done: { $words }
mail-reply-failed = { $words ->
    [none] Not done: { $why }
   *[other] Not done: { $words }. { $why }
}
mail-reply-left = Not done either, because it came after that: { $words }
mail-reply-unclear = { $line ->
    [none] Your reply has no number and none of our words. Nothing was played.
   *[other] It is not sure what you mean by “{ $line }”. Nothing was played. Write the numbers alone, such as “1” or “4 2”.
}
mail-reply-now = This is for you to decide now:
mail-reply-may = You need not decide anything now, but you may:
mail-reply-waits = The game waits for { $names }.
mail-reply-over = The game is over.
mail-reply-link = The table: { $link }
mail-reply-confirm = To give up, reply to this mail with “concede { $code }”. Until then nothing happens.
mail-reply-help =
    Write the number that stands in brackets before an answer. Where it says “[4 1]”, write both numbers in one line: “4 1”. If more is to be chosen after that, you are told by mail what; then write all of it, such as “4 1 20”.
    Several answers go on lines of their own, or with “;” between them: “2; 7”. They are played in this order, up to the first that is no longer possible.
    “0” ends a list of things. “undo” takes your last step back, as long as nothing came to light since. “concede” asks whether you give up.
    What you quote, and your signature, is not read.
mail-reply-undo = Your last step is taken back
mail-reply-giveup = You give up
mail-reply-stale = This question is answered, or was withdrawn.
mail-reply-changed = It would cost or risk something else now than the mail said.
mail-reply-came-between = In the meantime dice were rolled, or somebody else has acted.
mail-reply-no-number = There was no answer with the number { $number }.
mail-reply-too-many = “{ $numbers }” has more numbers than that answer takes. Answers that do not belong together go on lines of their own.
mail-reply-half-way = One more number has to follow.{ $asks ->
    [none] {""}
   *[other] {" "}{ $asks }
}{ $begun ->
    [none] {""}
   *[other] {" "}Begin with “{ $begun }”:
}
mail-reply-no-step = The number { $number } cannot stand there.{ $asks ->
    [none] {""}
   *[other] {" "}{ $asks }
}{ $begun ->
    [none] {""}
   *[other] {" "}Begin with “{ $begun }”:
}
mail-reply-undo-stale = You have done something else since that mail. Reply to the newest one.
mail-reply-wrong-code = Giving up takes the number that was sent to you for it.
mail-reply-other = Hello { $name },

    somebody has replied to a mail that we had sent to you about a game, from another address. Nothing was played. If that was you, reply from the address to which our mails come. If it was not, somebody has had that mail before them; decide what the mail asked at the table, and its address is worth nothing any more.

    { $link }
    .subject = Somebody else has replied to your mail
mail-reply-astray =
    Hello { $name },

    your mail has arrived, but at no table: nothing was played. A mail about several tables says below each of them which address its answers go to. Write to that one.
