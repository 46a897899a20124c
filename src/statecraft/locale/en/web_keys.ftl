### The keys of the page and of its instruments, as `?` lists them, and the palette of commands.

keys-title = Keys
keys-when = Keys do nothing while you write in a field, nor in the blink after a new question has come.
keys-everywhere = On every page
keys-table = At the table
keys-now = For this decision
keys-on-board = On the board
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Space
keys-name-ctrl = Ctrl

keys-palette = everything one can do now, found by typing
keys-keys = this list

keys-primary = the large button: what is set now
keys-back = back, or stop what is being put together
keys-choose = choose the first to ninth answer in the list
keys-next = the next answer in the list
keys-previous = the answer before
keys-undo = take back: what is set and not sent, or your last step if nobody has seen it
keys-hint = ask for a hint
keys-skip = skip what is shown
keys-finish = to the end of a fight that is shown
keys-board = to the board

keys-walk = from place to place: along the ring, or over the map in that direction
keys-press = press the place

keys-offer-give = what you give
keys-offer-want = what you want
keys-offer-discard = put the offer aside

keys-answers = choose among the answers
keys-dice = so many dice
keys-direction = turn round
keys-attack = attack
keys-clean-house = clean house
keys-faces = from card to card
keys-face = choose the first to ninth
keys-unit = take a unit: water, food, energy, UCP, NS
keys-develop = develop the first territory that can be
keys-put-down = put down what is in hand, close a card
keys-pay = pay
keys-money = 5 EU more or less
keys-stay = whether their agents stay
keys-units-sent = one unit more or less
keys-posts = from post to post
keys-more-less = more or less
keys-shelves = from shelf to shelf
keys-needed = take what your territories need
keys-dial = more or less
keys-verb = choose what to do
keys-next-verb = the next thing to do
keys-slot = what the sentence names
keys-slot-option = choose the first to ninth of it
keys-consent = agree, or refuse
keys-for = for it
keys-against = against it
keys-abstain = abstain
keys-veto = veto

## The palette

palette-title = Everything one can do
palette-type = What would you like to do?
palette-found = { $count ->
    [0] Nothing is called that.
    [one] { $count } found
   *[other] { $count } found
}
palette-answers = Answers
palette-table = At the table
palette-places = Go to
palette-rules = Rules
palette-pages = Pages
palette-settings = Settings
