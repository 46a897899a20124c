"""Before the first move: making a table, sitting down, filling seats, promising seeds, starting."""

import asyncio
import json
from collections.abc import Sequence
from functools import partial

from statecraft.core.record.record import new_header
from statecraft.fairdice.signing import Ed25519PrivateKey
from statecraft.server.ids import hashed
from statecraft.server.jobs.workers import Workers
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Taken
from statecraft.server.tables import seating, table_dice, waiting
from statecraft.server.tables.change import CLOSED, OVER, PLAYING, SEEDS, STARTING, Change
from statecraft.server.tables.change import OPEN as TABLE_OPEN
from statecraft.server.tables.closing import closed
from statecraft.server.tables.live_tables import LiveTables
from statecraft.server.tables.loader import Library
from statecraft.server.tables.new_table import NewTable
from statecraft.server.tables.seats import BOT, OPEN, PERSON, TOKEN, Actor, SeatRow
from statecraft.server.tables.table import Table
from statecraft.server.tables.table_dice import TableDice
from statecraft.server.updates.projection import Json

SEED_SECONDS = 10.0
"""So long a starting table waits for seeds that were promised."""

_CODES = 5


class Lobby:
    """Makes tables and brings them to their start."""

    def __init__(
        self,
        live_tables: LiveTables,
        library: Library,
        signer: Ed25519PrivateKey,
        workers: Workers,
        most_tables: int = 100,
    ) -> None:
        self._live_tables = live_tables
        self._library = library
        self._signer = signer
        self.most = most_tables
        self._workers = workers

    # Making a table.

    def table_for(self, actor: Actor, wanted: NewTable) -> Table:
        """The table somebody wishes for, if it can be, in memory alone."""
        if actor.person is None:
            raise Refused("server-nobody", "nobody")
        id, now = self._live_tables.ids.name(), self._live_tables.now()
        if wanted.beacon and self._live_tables.rounds.beacon is None:
            raise Refused("server-no-beacon", "conflict")
        settings = wanted.settings(self._library, id, actor.person, now)
        rows = seating.rows(id, actor, wanted.seats)
        return Table(settings, rows, TABLE_OPEN, self._live_tables.ids.name())

    async def create(self, actor: Actor, wanted: NewTable, lines: Sequence[Json] = ()) -> Table:
        """A new table; ``lines`` of another game are played first when it starts."""
        if actor.person is None:
            raise Refused("server-nobody", "nobody")
        # Checked again when it is written; here so that one too many costs nothing.
        await self._live_tables.store.read(partial(self._check_count, actor.person))
        if wanted.edition and not wanted.public:
            # To read a whole box takes a moment, in which others play on; then it is at hand.
            await asyncio.to_thread(self._library.game, wanted.game, wanted.edition)
        table = self.table_for(actor, wanted)
        table.forked = list(lines)
        settings = table.settings
        random = self._live_tables.ids.bytes(64)
        chains = await self._workers.run(actor.person, table_dice.grow, random)
        rounds = self._live_tables.rounds
        for _ in range(_CODES):
            settings.code = self._live_tables.ids.code()
            dice = TableDice.opened(
                settings.id,
                settings.game.name,
                chains,
                self._signer,
                settings.created,
                rounds.beacon if settings.beacon else None,
                rounds.latest,
            )
            table.dice = dice
            try:
                await self._live_tables.store.write(
                    partial(self._write_new, table, chains, dice.all())
                )
            except Taken:
                continue
            self._live_tables.written(table.id, 1)
            table.seq = 1
            table.dice_entries = dice.all()
            self._live_tables.put(table)
            return table
        raise Refused("server-no-code", "unready")

    def _check_count(self, host: str, db: Connection) -> None:
        mine = db.rows(
            "SELECT id FROM game_table WHERE host = :host AND status IN ('open', 'starting', 'playing')",
            host=host,
        )
        if len(mine) >= self.most:
            raise Refused("server-too-many-tables", "conflict", {"most": self.most})

    def _write_new(self, table: Table, chains: bytes, dice: list[Json], db: Connection) -> None:
        settings = table.settings
        self._check_count(settings.host, db)
        control = None if settings.control is None else settings.control.to_json()
        db.run(
            "INSERT INTO game_table (id, code, host, game, edition, options, holders, control, public,"
            " hints, rated, variant, status, origin, created, pace, wait, workshop_entry,"
            " workshop_version)"
            " VALUES (:id, :code, :host, :game, :edition, :options, :holders, :control, :public,"
            " :hints, :rated, :variant, :status, :origin, :created, :pace, :wait, :entry, :version)",
            id=settings.id,
            code=settings.code,
            host=settings.host,
            game=settings.game.name,
            edition=settings.edition,
            options=json.dumps(settings.options),
            holders=json.dumps(settings.holders),
            control=json.dumps(control),
            public=int(settings.public),
            hints=int(settings.hints),
            rated=int(settings.rated),
            variant=settings.variant,
            status=table.status,
            origin=json.dumps(settings.origin),
            created=settings.created,
            pace=settings.pace,
            wait=int(settings.wait),
            entry=None if settings.workshop is None else settings.workshop.entry,
            version=None if settings.workshop is None else settings.workshop.version,
        )
        for row in table.seats:
            seating.put_seat(table.id, row, db)
        db.run(
            "INSERT INTO dice (table_id, chains) VALUES (:id, :chains)", id=table.id, chains=chains
        )
        db.run(
            "INSERT INTO entry (table_id, seq, at, kind, body) VALUES (:id, 1, :at, 'made', :body)",
            id=table.id,
            at=settings.created,
            body=json.dumps({"dice": dice, "forked": table.forked}),
        )

    # Sitting down and getting up.

    async def sit(self, id: str, actor: Actor, seat: int | None) -> int:
        """Take an open seat, or the first that is open."""
        if actor.person is None:
            raise Refused("server-nobody", "nobody")
        taken = -1

        def act(table: Table) -> Change:
            nonlocal taken
            seating.check_open(table)
            if actor.person in table.kicked:
                raise Refused("server-kicked", "forbidden")
            free = [row.seat for row in table.seats if row.kind == OPEN]
            if not free or (seat is not None and seat not in free):
                raise Refused("server-seat-taken", "conflict")
            taken = free[0] if seat is None else seat
            return self._seated(table, *seating.sat_down(id, actor, taken, table.seats))

        await self._live_tables.change(id, act)
        return taken

    async def leave(self, id: str, actor: Actor) -> None:
        """Get up from all one's seats; whoever leaves as the host closes the table."""

        def act(table: Table) -> Change:
            seating.check_open(table)
            mine = [
                row.seat
                for row in table.seats
                if row.person is not None and row.person == actor.person
            ]
            if actor.person == table.settings.host:
                return closed(table, self._live_tables.now())
            if not mine:
                raise Refused("server-not-at-table", "forbidden")
            return self._seated(table, *[SeatRow(seat) for seat in mine])

        await self._live_tables.change(id, act)

    async def look_as_now(self, id: str, actor: Actor) -> None:
        """Sit as one's profile says now: with its name, colour and face, as far as nobody else there has them."""
        if actor.person is None:
            raise Refused("server-nobody", "nobody")

        def act(table: Table) -> Change:
            seating.check_open(table)
            mine = [row.seat for row in table.seats if row.person == actor.person]
            if not mine:
                raise Refused("server-not-at-table", "forbidden")
            seats = [SeatRow(row.seat) if row.seat in mine else row for row in table.seats]
            for seat in mine:
                if table.seats[seat].kind != PERSON:
                    # A program keeps the place it was given.
                    seats[seat] = table.seats[seat]
                    continue
                for row in seating.sat_down(id, actor, seat, seats):
                    seats[row.seat] = row
            changed = [row for row in seats if row != table.seats[row.seat]]
            return self._seated(table, *changed)

        await self._live_tables.change(id, act)

    async def fill(self, id: str, actor: Actor, seat: int, kind: str, bot: str | None) -> None:
        """The host gives a seat to a bot, or empties it: of a bot, or of a troublemaker, who stays out then."""

        shown_out: str | None = None

        def act(table: Table) -> Change:
            nonlocal shown_out
            seating.check_host(table, actor)
            seating.check_open(table)
            seating.check_seat(table, seat)
            rows = [SeatRow(seat)]
            if kind == BOT:
                rows = [seating.bot(id, seat, bot, table.seats)]
            elif kind == "me":
                rows = seating.sat_down(id, actor, seat, table.seats)
            elif kind != OPEN:
                raise Refused("server-bad-seat")
            before = table.seats[seat].person
            change = self._seated(table, *rows)
            if before is not None and before != actor.person:
                shown_out = before
                table.kicked = [*table.kicked, before]
                change.body["kicked"] = table.kicked
            return change

        await self._live_tables.change(id, act)
        if shown_out is not None:
            # Whoever looks on at other tables too comes back there at once.
            self._live_tables.show_out(person=shown_out)

    async def token(self, id: str, actor: Actor, seat: int) -> str:
        """A token by which a program plays a seat: an own one, or as the host, before the start, one that is nobody's.

        The seat stays its owner's: of whoever sat there, or else of the host who gave it away.
        """
        token = self._live_tables.ids.token()

        def act(table: Table) -> Change:
            seating.check_seat(table, seat)
            row = table.seats[seat]
            if not seating.may_give_away(table, actor, row):
                raise Refused("server-not-your-seat", "forbidden")
            if table.status not in (TABLE_OPEN, PLAYING):
                raise Refused("server-not-playing", "conflict")
            name = row.name if row.person is not None else f"Bot {seat + 1}"
            colour = row.colour or seating.free_colours(table.seats, seat)[0]
            given = SeatRow(seat, TOKEN, actor.person, None, name, colour, face=row.face)
            change = self._seated(table, given)
            change.rows.append(
                partial(seating.put_token, id, seat, hashed(token), self._live_tables.now())
            )
            return change

        await self._live_tables.change(id, act)
        self._live_tables.show_out(token=(id, seat))
        return token

    async def take_back(self, id: str, actor: Actor, seat: int) -> None:
        """The owner of a seat takes it back from a program, whose token is worth nothing any more."""

        def act(table: Table) -> Change:
            seating.check_seat(table, seat)
            row = table.seats[seat]
            if actor.person is None or row.person != actor.person:
                raise Refused("server-not-your-seat", "forbidden")
            if row.kind != TOKEN:
                raise Refused("server-no-program", "conflict")
            if table.status not in (TABLE_OPEN, PLAYING):
                raise Refused("server-not-playing", "conflict")
            own = SeatRow(seat, PERSON, row.person, None, row.name, row.colour, face=row.face)
            change = self._seated(table, own)
            change.rows.append(partial(seating.drop_token, id, seat))
            return change

        await self._live_tables.change(id, act)
        self._live_tables.show_out(token=(id, seat))

    def _seated(self, table: Table, *rows: SeatRow) -> Change:
        change = Change("seats", self._live_tables.now(), {})
        for row in rows:
            if table.status == TABLE_OPEN and not row.is_same_player(table.seats[row.seat]):
                # What somebody promised who has left is not the next one's to keep.
                change.dice += table.thrown().seed_dropped(row.seat, change.at)
            table.seats[row.seat] = row
            change.rows.append(partial(seating.put_seat, table.id, row))
        if table.status == PLAYING:
            # Nobody waits any more for whose place a program has taken, and the other way round.
            waiting.go_on(table, change)
        change.extra["table"] = table.info()
        return change

    # Seeds and the start.

    async def promise(
        self,
        id: str,
        actor: Actor,
        seat: int,
        commitment: str,
        key: str | None = None,
        signature: str | None = None,
    ) -> Json:
        """A player promises a seed for the dice, before the start; the receipt for it.

        A page that was left before the answer came promises the same seed again, which changes nothing.
        """
        receipt: Json | None = None

        def act(table: Table) -> Change | None:
            nonlocal receipt
            seating.check_open(table)
            seating.check_own(table, actor, seat)
            dice, at = table.thrown(), self._live_tables.now()
            change = None
            if dice.promised(seat) != commitment:
                entries = dice.seed_committed(seat, commitment, at, key, signature)
                change = Change("seed", at, {}, dice=entries)
            receipt = dice.receipt(seat, commitment=commitment)
            return change

        await self._live_tables.change(id, act)
        return receipt or {}

    async def start(self, id: str, actor: Actor) -> None:
        """The host starts; where seeds were promised they are shown first."""

        def act(table: Table) -> Change:
            seating.check_host(table, actor)
            seating.check_open(table)
            if any(row.kind == OPEN for row in table.seats):
                raise Refused("server-open-seats", "conflict")
            at = self._live_tables.now()
            if not table.thrown().owing():
                return self.begin(table, at)
            table.status = STARTING
            change = Change("starting", at, {}, extra={"table": table.info()})
            change.rows.append(partial(seating.put_status, table.id, STARTING, None))
            waiting.set_due(table, {SEEDS: at + SEED_SECONDS}, change)
            return change

        await self._live_tables.change(id, act, await self._goes_on(id))

    async def reveal(
        self, id: str, actor: Actor, seat: int, seed: str, signature: str | None = None
    ) -> Json:
        """A player shows the promised seed, and the last one starts the game; the receipt for it.

        Who does not know whether it arrived shows it again, and is given the same receipt.
        """
        receipt: Json | None = None

        def act(table: Table) -> Change | None:
            nonlocal receipt
            seating.check_own(table, actor, seat)
            dice = table.thrown()
            receipt = dice.receipt(seat, seed=seed)
            if receipt is not None:
                return None
            if table.status != STARTING:
                raise Refused("server-not-starting", "conflict")
            at = self._live_tables.now()
            entries = dice.seed_revealed(seat, seed, at, signature)
            receipt = dice.receipt(seat, seed=seed)
            if dice.owing():
                return Change("seed", at, {}, dice=entries)
            change = self.begin(table, at)
            change.dice[:0] = entries
            return change

        await self._live_tables.change(id, act, await self._goes_on(id))
        return receipt or {}

    async def _goes_on(self, id: str) -> bool:
        """Whether a table begins with the lines of another game, which takes a while to play."""
        return bool((await self._live_tables.open(id)).forked)

    def begin(self, table: Table, at: float) -> Change:
        """All seeds are in, or their time is over: the game begins."""
        dice = table.thrown()
        closing = dice.seeds_closed(at)
        header = new_header(
            table.settings.game, table.settings.options, table.settings.holders, dice.commitments()
        )
        return table.start(header, at, closing)

    # After the end.

    async def rematch(self, id: str, actor: Actor) -> Table:
        """A new table with the same settings: bots and the asking person sit again, the rest is open."""
        old = await self._live_tables.open(id)
        if old.status not in (OVER, CLOSED) or not old.seats_of(actor):
            raise Refused("server-no-rematch", "conflict")
        settings = old.settings
        known = await self._known_rematch(old)
        if known is not None:
            return known
        wanted = NewTable(
            game=settings.game.name,
            seats=[seating.wanted_again(row, actor) for row in old.seats],
            options=settings.options,
            holders=settings.holders,
            control=None if settings.control is None else settings.control.to_json(),
            public=settings.public,
            hints=settings.hints,
            # A game that went back is no longer rated; the next one is, unless it was never to be.
            rated=settings.rated or "went-back" in settings.origin,
            edition=settings.edition,
            pace=settings.pace,
            wait=settings.wait,
            origin={"rematch-of": id},
            workshop=settings.workshop,
            beacon=settings.beacon and self._live_tables.rounds.beacon is not None,
        )
        before = settings.origin.get("rematch")
        table = await self.create(actor, wanted)

        def act(old: Table) -> Change | None:
            if old.settings.origin.get("rematch") != before:
                return None
            old.settings.origin["rematch"] = table.id
            change = Change("rematch", self._live_tables.now(), {}, extra={"table": old.info()})
            change.rows.append(partial(seating.put_origin, id, json.dumps(old.settings.origin)))
            return change

        if await self._live_tables.change(id, act) is None:
            # Somebody else was quicker: one new table is enough.
            await self.leave(table.id, actor)
            return await self.rematch(id, actor)
        return table

    async def _known_rematch(self, old: Table) -> Table | None:
        """The table at which they play again already, unless it was closed."""
        known = old.settings.origin.get("rematch")
        if known is None:
            return None
        table = await self._live_tables.open(known)
        return None if table.status == CLOSED else table
