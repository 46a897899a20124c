# What operators read: the command `statecraft admin`, and the operators’ page.

server-banned = You are not let in here.
server-banned-because = You are not let in here: { $reason }
server-is-over = The game at this table is over already.

admin-help = Look after a server: backups, complaints, people who disturb, and what is going on.
admin-status-examples =
    statecraft admin status
    statecraft admin status --json
admin-database-help = Address of the PostgreSQL database, where servers share one. Rather in the environment or the file. Environment: STATECRAFT_DATABASE.
admin-person-help = A person’s id, or the e-mail address they have confirmed.
admin-table-help = A table’s code or id.
admin-who-help = A person (id or confirmed e-mail address), or a network such as 192.0.2.7 or 2001:db8::/64.

admin-status-help = Show what is going on: nodes, tables, people, queues, the outbox, room on the disk.
admin-backup-help =
    Write a backup into one file while the server runs.

    All of it is of one moment, and nobody stops playing. The file has everybody’s secrets in it: keep it where nobody else can read it.
admin-backup-examples =
    statecraft admin backup saturday.backup
admin-backup-file-help = The file to write; it must not be there yet.
admin-backing-up = writing the backup
admin-backup-done = { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries } entries, { $people ->
    [one] one person
   *[other] { $people } people
}, { $kib } KiB
admin-restore-help =
    Bring a backup back. No server may be running.

    Games go on from where they were then. The rest of their dice is burned and new chains are begun, since what was rolled after the backup may be known. The backup may be of the other kind of database.
admin-restore-examples =
    statecraft admin restore saturday.backup --replace
admin-restore-file-help = A file that backup wrote.
admin-restore-replace-help = Replace what is there. A file of SQLite is kept beside it, as statecraft.sqlite.replaced.
admin-restoring = bringing the backup back
admin-restore-done = Brought back: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries } entries, { $people ->
    [one] one person
   *[other] { $people } people
}. New dice for { $burned ->
    [one] one game
   *[other] { $burned } games
} that { $burned ->
    [one] goes
   *[other] go
} on.
admin-verify-help =
    Look through everything that was played: fold each table’s record from its beginning, and check its dice.

    Exits with 0 if all is right, with 1 if not, naming each table that is wrong and why.
admin-verify-examples =
    statecraft admin verify
    statecraft admin verify KX4P7M
admin-verify-tables-help = Codes or ids of tables; without any, all.
admin-verifying = looking through the tables
admin-verified = { $tables ->
    [one] One table
   *[other] { $tables } tables
} and { $reports ->
    [one] one report
   *[other] { $reports } reports
} of dice looked through ({ $burned ->
    [0] no chains burned
    [one] chains burned once
   *[other] chains burned { $burned } times
}): { $wrong ->
    [0] all is right.
    [one] one thing is wrong.
   *[other] { $wrong } things are wrong.
}
admin-wrong-unreadable = it cannot be read: { $reason }
admin-wrong-result = its result is not what its record comes to
admin-wrong-dice = its dice are wrong at entry { $entry } ({ $reason })
admin-export-help = Print everything the database has of one person, as JSON.
admin-export-examples =
    statecraft admin export ada@example.org > ada.json
admin-delete-help =
    Delete one person: name, address, talk, notes, friends, ratings. It cannot be taken back.

    Records of games stay, with a pseudonym in the person’s place. Backups made before still have everything.
admin-delete-examples =
    statecraft admin delete ada@example.org --yes
admin-delete-yes-help = Yes, delete. Nothing is deleted without it.
admin-delete-unsure = This cannot be taken back. Add --yes to do it.
admin-deleting = deleting
admin-deleted = Deleted. In records stands { $pseudonym } now; tables closed: { $closed }; mails taken out of the outbox: { $mails }.
admin-close-help = Close a table, whether it has begun or not. What is hidden in its dice is opened, and nothing is rated.
admin-close-examples =
    statecraft admin close KX4P7M
admin-closed = The table { $code } ({ $table }) is closed.
admin-ban-help =
    Keep out a person or a network, at every node, from a second later at most. Open connections are cut off.

    A guest who is kept out can come back as another guest; a network keeps that out, and everybody else there too.
admin-ban-examples =
    statecraft admin ban ada@example.org --reason "threats at the table" --days 30
    statecraft admin ban 192.0.2.0/24
admin-reason-help = Why; who is kept out reads it.
admin-days-help = For so many days; 0 for good.
admin-banned = { $who } is kept out until: { $until }
admin-unban-help = Let a person or a network in again.
admin-unban-examples =
    statecraft admin unban 192.0.2.0/24
admin-unbanned = { $who } is let in again.
admin-bans-help = List who is kept out.
admin-bans-examples =
    statecraft admin bans
admin-complaints-help = List what people complain about, the newest first.
admin-complaints-examples =
    statecraft admin complaints
    statecraft admin complaints --handled 12
admin-complaints-all-help = Also those that somebody has seen to.
admin-handled-help = Say that this complaint is seen to.
admin-complaint = { $by } ({ $by_id }) about { $about } ({ $about_id }) at { $place }{ $handled ->
    [1] , seen to
   *[other] {""}
}: { $text }
admin-announce-help = Tell everybody something: pages show it within a minute, until it is read or its time is over. Without a text, list what is told.
admin-announce-examples =
    statecraft admin announce "The server rests from 6 to 7 o’clock." --hours 12
    statecraft admin announce --withdraw 3
admin-announce-text-help = What to tell, up to 500 characters.
admin-hours-help = For so many hours; 0 until it is taken back.
admin-withdraw-help = Take this one back.

admin-no-database = There is no database at { $path }. Name the data folder with --data, or the database with --database.
admin-failed = It could not be done: { $reason }
admin-backup-there = { $path } is there already. Choose another name.
admin-backup-failed = The backup could not be written: { $reason }
admin-no-backup = { $path } is no backup that can be used: { $reason }
admin-restore-not-empty = People or tables are there already. With --replace they are replaced by the backup.
admin-restore-nodes = Servers are running on this database ({ $nodes }). End them first.
admin-no-person = There is nobody with the id or address “{ $given }”.
admin-no-network = “{ $given }” is no address or network.
admin-network-too-wide = The network { $given } is too wide: at least /8, or /16 with IPv6.
admin-bad-days = A number of days is 0 or more.
admin-bad-hours = A number of hours is 0 or more.
admin-not-banned = { $given } is not kept out.
admin-no-complaint = There is no complaint { $id } that waits.
admin-no-broadcast = There is no announcement { $id }.
admin-too-many-broadcasts = { $most } announcements at once are enough. Take one back first.

admin-status-nodes = Nodes
admin-status-nodes-is = { $count ->
    [0] none that share a database
    [one] one: { $names }
   *[other] { $count }: { $names }
}
admin-status-tables = Tables
admin-status-tables-is = { $playing } in play, { $open } open, { $over } over, { $closed } closed
admin-status-entries = Entries
admin-status-entries-is = { $count }, { $day } in the last 24 hours
admin-status-last = Last entry
admin-status-people = People
admin-status-people-is = { $count }, { $addresses } with an address, { $new } new in the last 24 hours
admin-status-queues = Queues
admin-status-queues-is = { $deadlines } deadlines ({ $deadlines_overdue } overdue), { $bots } games with bots, { $mails } mails, { $reports } reports
admin-status-outbox = Outbox
admin-status-outbox-is = { $count ->
    [one] one mail
   *[other] { $count } mails
}
admin-status-disk = Disk
admin-status-disk-is = { $free } of { $total } MiB free, { $files } MiB in the files of the database
admin-status-people-care = To look after
admin-status-people-care-is = { $complaints } complaints, { $bans } kept out, { $broadcasts } announcements

operators-title = Operators
operators-status = What is going on
operators-complaints = Complaints
operators-bans = Kept out
operators-announcements = Announcements
operators-tables = Tables that go on
operators-person = A person
operators-keeping = Backups and records
operators-acts = What operators did
operators-none = None.
operators-handled = Seen to
operators-ban = Keep out
operators-unban = Let in again
operators-who = Person (id or address) or network
operators-who-person = Id or confirmed address
operators-reason = Reason (they read it)
operators-days = Days (0: for good)
operators-text = What to tell everybody
operators-hours = Hours (0: until taken back)
operators-announce = Tell everybody
operators-withdraw = Take back
operators-table = Code or id of the table
operators-close = Close the table
operators-table-open = open
operators-table-starting = starting
operators-table-playing = in play
operators-look-up = Look up
operators-name = Name
operators-id = Id
operators-address = Address
operators-since = Since
operators-export = Give out everything
operators-delete = Delete this person
operators-again = The id once more
operators-backup = Make a backup
operators-verify = Look through all records
operators-running-backup = A backup is being written. Load the page again to see what came of it.
operators-running-verify = The records are being looked through. Load the page again to see what came of it.
operators-keeping-told =
    Backups are written into the folder “backups” of this node’s data folder, and nobody can fetch them over the network. Copy them to another machine.

    A backup is brought back with the command “statecraft admin restore”, while no server runs.
operators-at = When
operators-by = Who
operators-what = What
operators-about = About
operators-act-ban = kept out
operators-act-unban = let in again
operators-act-close = table closed
operators-act-delete = person deleted
operators-act-announce = announced
operators-act-withdraw = taken back
operators-act-handled = complaint seen to
operators-act-export = data given out
operators-act-backup = backup
operators-act-restore = restored
operators-act-verify = records looked through
operators-done-ban = Kept out.
operators-done-unban = Let in again.
operators-done-close = The table is closed.
operators-done-delete = The person is deleted.
operators-done-announce = Everybody is told.
operators-done-withdraw = Taken back.
operators-done-handled = The complaint is seen to.
operators-done-export = Given out.
operators-done-backup = The backup has begun.
operators-done-verify = The records are being looked through.
operators-busy = Something is under way already. Wait until it is done.
operators-not-oneself = That would be yourself, or where you are. Whoever may use the machine can do it with the command.
operators-no-number = A number belongs there.
operators-not-typed-again = The id typed again is another one. Nothing was deleted.
