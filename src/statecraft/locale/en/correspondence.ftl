### What mails say that can be answered by a reply, and what is answered to such a reply.

## The numbers

mail-reply-amount = { $low } to { $high }
mail-reply-more = { $asks ->
    [none] { $words } …
   *[other] { $words } … ({ $asks })
}
mail-reply-above = =-=-= Answer above this line, with numbers =-=-=
mail-reply-how = To answer, reply to this mail with the number in brackets, such as “{ $example }”. Several answers go on lines of their own or with “;” between them, “0” says that is all, “undo” takes your last step back, “help” tells more.
