# What the check of an edition says: each goes on where "file: key:" ends. `found` is what stands there.

edition-more = { $count ->
    [one] … and one problem more
   *[other] … and { $count } problems more
}
edition-unsound = { $path } is not a sound edition:
edition-meant = ; did you mean “{ $meant }”?

## The files

edition-no-folder = is not a folder; an edition is a folder of TOML files
edition-unreadable = cannot be read: { $reason }
edition-unused-file = is not used; there is { $known }
edition-no-plain-file = is not a plain file; links and folders have no place here
edition-too-large = is larger than { $most } KiB
edition-no-utf8 = is not UTF-8 text: byte { $byte } does not fit
edition-no-toml = is not valid TOML: { $reason }
edition-dots = has more than { $most } dots in line { $line }
edition-too-deep = is nested more than { $most } deep
edition-64-bits = holds a whole number of more than 64 bits

## Tables and rows

edition-missing = is missing
edition-unknown = is unknown; there is { $known }
edition-other-game = is { $found }; it should be { $game }
edition-no-such-game = names { $found }, which is no game on this machine; or give --game
edition-no-table = is no table; write [{ $table }] or [[{ $table }]]
edition-table-twice = is already in { $file }
edition-table-list = is a list; write [{ $table }] once
edition-unknown-table = is no table of { $game }
edition-other-file = should be in { $file }
edition-rows-exactly = has { $count ->
    [one] { $count } row
   *[other] { $count } rows
}; it should have { $least }
edition-rows-between = has { $count ->
    [one] { $count } row
   *[other] { $count } rows
}; it should have { $least } to { $most }
edition-no-column = is no column of this table
edition-twice = has the same { $columns } as { $other }: { $same }
edition-no-provenance = has no provenance for { $count ->
    [one] { $count } row
   *[other] { $count } rows
}; say one of { $kinds }
edition-source-alone = needs a source in English beside it
edition-check-waits = could not be checked for “{ $check }” until the problems above are mended

## Values

edition-no-number = is { $found }; it should be a whole number
edition-no-flag = is { $found }; it should be true or false
edition-no-text = is { $found }; it should be a text
edition-no-list = is { $found }; it should be a list
edition-at-least = is { $found }; it should be at least { $least }
edition-at-most = is { $found }; it should be at most { $most }
edition-too-short = is { $found } items long; it should be at least { $least }
edition-too-long = is { $found } items long; it should be at most { $most }
edition-not-one-of = is { $found }; it should be one of { $choices }
edition-not-in = names { $found }, which is not in { $table }

## Texts

edition-text-missing = is missing; { $table } needs it
edition-text-missing-always = is missing; every edition needs it
edition-unused-text = is used by nothing
edition-no-fluent = is not Fluent syntax: { $found }
edition-text-twice = is written twice
edition-text-one-language = is missing in { $lang }, present in { $other }
edition-variable-one-language = does not use ${ $name }, which { $other } does
edition-unknown-variable = uses ${ $name }, which nobody fills in; there is { $known }
edition-no-variables = uses ${ $name }, but nothing is filled in here
edition-unknown-reference = refers to { $name }, which is not written
edition-product-text = is a text of the product; an edition cannot say it anew
edition-product-term = has a term that the product has already
edition-unsayable = cannot be said: it names itself, or what is not there
edition-number-unsaid = does not say ${ $name }, the { $column } of its row
edition-number-written = says { $number } itself, which is the { $column } of its row; write { "{ $" }{ $name }{ " }" } instead
edition-game-needs-title = is missing; it says what { $name } is called
edition-game-needs-verb = is missing; the verb “{ $name }” needs it
edition-game-needs-option = is missing; the option “{ $name }” needs it
edition-game-needs-question = is missing; the question “{ $name }” needs it
edition-game-needs-chance = is missing; the chance “{ $name }” needs it
edition-game-needs-end = is missing; the end “{ $name }” needs it
edition-game-needs-code = is missing; the game's code names it

## The reference

edition-kind-integer = whole number, { $bounds }
edition-kind-text = text
edition-kind-flag = `true` or `false`
edition-kind-ref = the key of a row of `{ $table }`
edition-kind-one-of = one of { $choices }
edition-kind-many = list of { $count }; each: { $item }
edition-kind-optional = ; may be left out
edition-bounds-any = any number
edition-bounds-exactly = { $number }
edition-bounds-least = at least { $number }
edition-bounds-most = at most { $number }
edition-bounds-between = { $low } to { $high }
edition-reference-head = Any row may also say its `provenance` (`seed`, `public` or `reconstruction`), its `source` and its `source_de`; a file says them once for all its tables.
edition-reference-rows = Rows: { $rows }.
edition-reference-single = One table of single values.
edition-reference-column = column
edition-reference-kind = what it holds
edition-reference-shipped = in the box
edition-reference-unique = No two rows are the same in: { $columns }.
edition-reference-texts = Texts for each row, in both languages: { $texts }.
edition-reference-filled = { $faces } is given, from its row: { $variables }; and any option of the table as `$option-…`.
edition-reference-words = The words of { $place }
edition-reference-word = word
edition-reference-needs = its row says
edition-reference-does = what it does
edition-reference-always = Texts that every edition has
