"""The person at the prompt: questions asked in words, numbers and commands read.

Nothing here knows a game or a state: questions, choices, consequences and refusals come from the table
as JSON and are said by the speaker. Standard input may be a terminal or a pipe; where it ends, or where
the person breaks off, the game is left cleanly.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from statecraft.cli.play.screen import Json, Screen
from statecraft.cli.play.table import Cursor, TerminalTable
from statecraft.core.engine.driver import Player
from statecraft.core.refusal import Illegal

YES = ("", "y", "yes", "j", "ja")
NO = ("n", "no", "nein", "b")


class Left(Exception):
    """The person has left the table."""


class Typist:
    """Reads lines; end of input and Ctrl-C both mean that the person leaves."""

    def __init__(self, screen: Screen, read: Callable[[str], str] = input) -> None:
        self._screen = screen
        self._read = read

    def ask(self, prompt: str) -> str:
        try:
            typed = self._read(f"{prompt} ").strip()
        except (EOFError, KeyboardInterrupt):
            self._screen.line()
            raise Left from None
        if not sys.stdin.isatty():
            # A terminal shows what is typed; in a pipe the line would run on.
            self._screen.line(typed)
        return typed

    def leave(self) -> None:
        raise Left

    def agrees(self, key: str) -> bool:
        """Whether the person says yes; Enter means yes."""
        while True:
            word = self.ask(self._screen.texts.say(key)).lower()
            if word in YES:
                return True
            if word in NO:
                return False


class Trail:
    """The choices taken so far on the way to an action; some of them were the only ones."""

    def __init__(self, cursor: Cursor) -> None:
        self._cursor = cursor
        self._taken: list[tuple[str, bool]] = []

    def take(self, token: int, words: str, chosen: bool) -> None:
        self._cursor.choose(token)
        self._taken.append((words, chosen))

    def chosen(self) -> bool:
        """Whether the person has chosen anything yet."""
        return any(chosen for _words, chosen in self._taken)

    def back(self) -> bool:
        """Back to the last node with a choice; False if there is none."""
        if not self.chosen():
            return False
        chosen = False
        while not chosen:
            _words, chosen = self._taken.pop()
            self._cursor.back()
        return True

    def __str__(self) -> str:
        return " › ".join([words for words, _chosen in self._taken])


class Prompt:
    """Plays the people's seats at a table until the game is over or they leave."""

    def __init__(
        self,
        table: TerminalTable,
        screen: Screen,
        typist: Typist,
        people: list[int],
        rule: Callable[[str], Json | None],
        adviser: Callable[[int], Player],
        save: Path | None,
    ) -> None:
        self.table = table
        self.screen = screen
        self.typist = typist
        self.people = people
        self.rule = rule
        self.adviser = adviser
        self.save = save
        self._last: int | None = None

    def play(self) -> None:
        """The whole game; where a file to save to was named, it is written whatever happens."""
        try:
            question = self.table.advance()
            while question is not None:
                self.hand_over(question["seat"])
                self.screen.position(
                    self.table.view(question["seat"]), self.table.news(question["seat"])
                )
                self.answer(question)
                question = self.table.advance()
            seat = self.people[0] if len(self.people) == 1 else None
            news = self.table.log(None)[-5:] if seat is None else self.table.news(seat)
            self.screen.result(self.table.view(seat), news)
        except (Left, KeyboardInterrupt):
            self.screen.say("cli-play-left")
        finally:
            if self.save is not None:
                self.write(self.save)

    def hand_over(self, seat: int) -> None:
        """Before another person's secrets are shown, the first one looks away."""
        if len(self.people) > 1 and seat != self._last:
            if self._last is not None:
                self.screen.console.clear()
            name = self.screen.speaker.seat(seat)
            self.typist.ask(self.screen.texts.say("cli-play-hand-over", seat=name))
        self._last = seat

    def answer(self, question: Json) -> None:
        """Ask until the question is answered, skipped, or gone because of a command."""
        cursor = self.table.cursor(question)
        trail = Trail(cursor)
        self.screen.line()
        self.screen.line(self.screen.speaker.question(question["kind"]), "bold")
        while True:
            # A side question is never answered for the person, however few its answers.
            if question["must"] or trail.chosen():
                self.forward(cursor, trail)
            if cursor.action is not None:
                if self.confirm(cursor) and self.done(question, cursor):
                    return
                if not trail.back():
                    # There is no other choice, and its risks were declined: ask once more.
                    continue
            numbered = self.offer(cursor, trail)
            token = self.choose(question, numbered, trail)
            if token is None:
                return
            if token >= 0:
                trail.take(token, next(word for _n, t, word in numbered if t == token), True)

    def forward(self, cursor: Cursor, trail: Trail) -> None:
        """Take what is the only choice."""
        choices = cursor.choices()
        while len(choices) == 1:
            trail.take(choices[0]["token"], self.screen.speaker.say(choices[0]["label"]), False)
            choices = cursor.choices()

    def confirm(self, cursor: Cursor) -> bool:
        """Consequences are told, and then agreed to; without any, nothing is asked."""
        consequences = cursor.consequences()
        text = self.screen.speaker.action(cursor.action or {})
        if consequences:
            self.screen.line(f"  {text}")
            for note in consequences:
                self.screen.line(f"  {self.screen.speaker.say(note)}", "yellow")
            return self.typist.agrees("cli-play-confirm")
        self.screen.line(f"  {text}", "dim")
        return True

    def done(self, question: Json, cursor: Cursor) -> bool:
        action = cursor.action
        if action is None:
            return False
        try:
            self.table.answer(question, action)
        except Illegal as refusal:
            self.refused(refusal)
            return False
        return True

    def refused(self, refusal: Illegal) -> None:
        self.screen.line(f"  {self.screen.speaker.refusal(refusal)}", "red")

    def offer(self, cursor: Cursor, trail: Trail) -> list[tuple[int, int, str]]:
        """Show the choices of a node: number to type, token, words."""
        if trail.chosen():
            asked = self.screen.speaker.wanted(*cursor.asks_for)
            self.screen.line(f"{trail} › {asked or '…'}", "bold")
        numbered = self.numbered(cursor.choices())
        self.screen.choices([(number, text) for number, _token, text in numbered])
        return numbered

    def numbered(self, choices: list[Json]) -> list[tuple[int, int, str]]:
        """Choices that are numbers go by themselves (3 is three coins), all others by their place."""
        speaker = self.screen.speaker
        text = [speaker.say(choice["label"]) for choice in choices]
        values = [choice["label"]["values"].get("value") for choice in choices]
        if all(
            isinstance(value, int) and str(value) in words.split()
            for value, words in zip(values, text, strict=True)
        ):
            keys: list[Any] = values
        else:
            keys = list(range(1, len(choices) + 1))
        tokens = [choice["token"] for choice in choices]
        return list(zip(keys, tokens, text, strict=True))

    def choose(
        self, question: Json, numbered: list[tuple[int, int, str]], trail: Trail
    ) -> int | None:
        """The token chosen; -1: show the choices again; None: this question is settled."""
        by_number = {str(number): token for number, token, _text in numbered}
        prompt = self.screen.texts.say("cli-play-prompt" if question["must"] else "cli-play-skip")
        while True:
            typed = self.typist.ask(prompt)
            word, _, rest = typed.partition(" ")
            rest = rest.strip()
            if typed in by_number:
                return by_number[typed]
            if not typed:
                if not question["must"] and not trail.chosen():
                    return None
            elif word == "b":
                if trail.back():
                    return -1
                self.screen.say("cli-play-no-way-back")
            elif word == "u":
                if self.undo(question):
                    return None
            elif word == "c":
                if self.typist.agrees("cli-play-concede"):
                    self.table.concede(question["seat"])
                    return None
            elif word == "q":
                self.quit()
            elif word == "t":
                if self.trade(question):
                    return None
            elif word == "o":
                # An order for the very question that is open answers it at once.
                if question["kind"] in self.orders(question["seat"], rest):
                    return None
            elif not self.look(word, rest, question):
                self.screen.say("cli-play-unknown", typed=typed)

    def look(self, word: str, rest: str, question: Json) -> bool:
        """Commands that leave the question open; False for a word that is none."""
        if word == "?":
            self.screen.say("cli-play-commands")
        elif word == "m":
            self.screen.whole(self.table.view(question["seat"]))
        elif word == "w":
            self.why(question)
        elif word == "r":
            self.show_rule(rest)
        elif word == "l":
            for note in self.table.log(question["seat"]):
                self.screen.line(f"  {self.screen.speaker.say(note)}", "cyan")
        elif word == "s":
            self.write(Path(rest)) if rest else self.screen.say("cli-play-save-where")
        elif word == "hint":
            self.hint(question)
        else:
            return False
        return True

    def trade(self, question: Json) -> bool:
        """Ask what was kept quiet; True where the question at hand is to be asked anew."""
        quiet = self.table.kept_quiet(question["seat"])
        if not quiet:
            self.screen.say("cli-play-no-trade")
        for other in quiet:
            if self.table.still_asks(other):
                self.answer(other)
        return bool(quiet) and (question["must"] or not self.table.still_asks(question))

    def undo(self, question: Json) -> bool:
        try:
            self.table.undo(question["seat"])
        except Illegal as refusal:
            self.refused(refusal)
            return False
        return True

    def quit(self) -> None:
        """Leave; a game that no file was named for may still be saved."""
        if self.save is None:
            name = self.typist.ask(self.screen.texts.say("cli-play-save-first"))
            # A plain "no" is meant as one, not as the name of a file.
            if name and name.lower() not in ("n", "no", "nein"):
                self.save = Path(name)
        raise Left

    def why(self, question: Json) -> None:
        """What is not possible now, grouped by the reason."""
        reasons: dict[str, list[str]] = {}
        elsewhere: list[str] = []
        speaker = self.screen.speaker
        for verb, refusal in self.table.why_not(question):
            if refusal["rule"] == "ST-1.4":
                elsewhere.append(speaker.verb(verb))
            else:
                reasons.setdefault(speaker.refusal(refusal), []).append(speaker.verb(verb))
        for reason, verbs in reasons.items():
            self.screen.line(f"  {', '.join(verbs)}: {reason}")
        if elsewhere:
            self.screen.say("cli-play-elsewhere", verbs=", ".join(elsewhere))

    def show_rule(self, id: str) -> None:
        rule = self.rule(id)
        if rule is None:
            self.screen.say("cli-play-no-rule", id=id or "–")
        else:
            self.screen.line(f"  {rule['id']}  {rule['title']}", "bold")
            self.screen.line(f"  {rule['text']}")

    def orders(self, seat: int, rest: str) -> set[str]:
        """Show offers and standing orders; with a number, give that order or take it back.

        What comes back are the kinds of questions that are answered by default now.
        """
        speaker = self.screen.speaker
        kinds = [key.removeprefix("question-") for key in speaker.texts.keys("question-")]
        shows = not rest or self._change_order(seat, rest, kinds)
        orders = self.table.orders(seat)
        standing = {order["kind"] for order in orders if order["always"]}
        if not shows:
            return standing
        decided = [order for order in orders if not order["always"]]
        view = self.table.view(seat)
        self.screen.offers(view)
        if not view["offers"]:
            self.screen.say("cli-play-no-offers")
        self.screen.say("cli-play-orders")
        for number, kind in enumerate(kinds, start=1):
            mark = "[x]" if kind in standing else "[ ]"
            self.screen.line(f"  {number:>2}  {mark} {speaker.question(kind)}")
        if decided:
            self.screen.say("cli-play-decided")
        for number, order in enumerate(decided, start=len(kinds) + 1):
            self.screen.line(f"  {number:>2}  {self.screen.order(order)}")
        return standing

    def _change_order(self, seat: int, typed: str, kinds: list[str]) -> bool:
        """Give the order of that number, or take it back; those with conditions come behind the kinds of questions."""
        orders = self.table.orders(seat)
        decided = [order for order in orders if not order["always"]]
        number = int(typed) if typed.isdecimal() else 0
        try:
            if 1 <= number <= len(kinds):
                kind = kinds[number - 1]
                given = not any(order["always"] and order["kind"] == kind for order in orders)
                self.table.order(seat, kind, given)
            elif len(kinds) < number <= len(kinds) + len(decided):
                self.table.drop(seat, decided[number - len(kinds) - 1])
            else:
                self.screen.say("cli-play-no-order", typed=typed)
                return False
        except Illegal as refusal:
            self.refused(refusal)
            return False
        return True

    def hint(self, question: Json) -> None:
        action, reason = self.table.hint(question, self.adviser(question["seat"]))
        if action is None:
            self.screen.say("cli-play-hint-nothing")
        else:
            self.screen.say("cli-play-hint", action=self.screen.speaker.action(action))
        if reason is not None:
            self.screen.line(f"  {self.screen.speaker.say(reason)}", "dim")

    def write(self, path: Path) -> None:
        """Save the record; a file that cannot be written is said, not raised."""
        try:
            path.write_text(self.table.record(), encoding="utf-8")
        except OSError as error:
            self.screen.say("cli-play-not-saved", path=str(path), reason=error.strerror or "")
        else:
            self.screen.say("cli-play-saved", path=str(path))
