### Pictures of games to share, and what a link to a table says where it is shown.

picture-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
picture-date = { $day } { $month ->
    [m1] January
    [m2] February
    [m3] March
    [m4] April
    [m5] May
    [m6] June
    [m7] July
    [m8] August
    [m9] September
    [m10] October
    [m11] November
   *[m12] December
} { $year }

## Previews of links

preview-title = Statecraft
preview-description = Globopolis and Global Powers: two board games about the whole world, in the browser, with friends or against bots.
preview-open = { $game }: a table is open
preview-playing = { $game }, round { $round }
preview-over = { $game }: { $title }
preview-players = At the table: { $names }
preview-points = { $how } { $points }
preview-replay = Replay · { $title }
