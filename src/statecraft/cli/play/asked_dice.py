"""Outcomes that a person types in: dice thrown on a real table, cards off a real pile.

Only what somebody at this terminal may see is asked for; what stays hidden from all of them is drawn
here, and so is everything for which the person just presses Enter. What cannot come out is refused with
the reason, and asked again.
"""

from collections.abc import Callable, Collection
from typing import Any

from statecraft.cli.play.prompt import Typist
from statecraft.cli.play.screen import Screen
from statecraft.core.chance.distributions import Deal, Dice, Draw, cards_in
from statecraft.core.chance.luck import Luck
from statecraft.core.engine.question import Chance

_NONE = -1


class AskedOutcomes:
    """Luck that asks. ``holders`` are those of the people at the terminal."""

    def __init__(
        self, screen: Screen, typist: Typist, holders: Collection[int], otherwise: Luck
    ) -> None:
        self._screen = screen
        self._typist = typist
        self._holders = holders
        self._otherwise = otherwise

    def outcome(self, chance: Chance) -> Any:
        audience = chance.audience
        if audience is not None and not any(holder in self._holders for holder in audience):
            return self._otherwise.outcome(chance)
        distribution = chance.distribution
        screen = self._screen
        if isinstance(distribution, Dice):
            sides = " ".join([f"d{sides}" for sides in distribution.sides])
            return self._ask(chance, screen.texts.say("cli-dice-throw", sides=sides), _faces)
        if isinstance(distribution, Draw):
            cards = self._list(distribution.cards)
            return self._ask(chance, screen.texts.say("cli-dice-draw"), _one_of(cards))
        if isinstance(distribution, Deal):
            cards = self._list(distribution.cards)
            sizes = ", ".join([str(size) for size in distribution.sizes])
            prompt = screen.texts.say("cli-dice-deal", sizes=sizes)
            return self._ask(chance, prompt, _hands(cards, distribution.sizes))
        # A lot, or what a game has of its own: numbered from 1 for people.
        prompt = screen.texts.say("cli-dice-lot", count=distribution.total())
        return self._ask(chance, prompt, _one_of(list(range(distribution.total()))))

    def _ask(self, chance: Chance, prompt: str, read: Callable[[list[int]], Any]) -> Any:
        key = f"chance-{chance.kind}"
        seat = chance.address[0]
        texts = self._screen.texts
        what = texts.say(key) if key in texts else chance.kind
        if seat >= 0:
            what = texts.say("cli-dice-for", seat=self._screen.speaker.seat(seat), what=what)
        while True:
            typed = self._typist.ask(f"{what}: {prompt}")
            if not typed:
                return self._otherwise.outcome(chance)
            if typed == "q":
                self._typist.leave()
            words = typed.replace(",", " ").replace("+", " ").split()
            if all(word.isdecimal() for word in words):
                value = read([int(word) for word in words])
                if chance.distribution.weight(value):
                    return value
            refused = texts.say("refused-impossible-outcome")
            self._screen.line(f"  {refused} (ST-3.2)", "red")

    def _list(self, cards: int) -> list[int]:
        """Show the cards that may come, numbered."""
        listed = cards_in(cards)
        speaker = self._screen.speaker
        self._screen.choices(
            [(at, speaker.value("card", card)) for at, card in enumerate(listed, start=1)]
        )
        return listed


def _faces(numbers: list[int]) -> Any:
    return tuple(numbers)


def _one_of(values: list[int]) -> Callable[[list[int]], Any]:
    def read(numbers: list[int]) -> Any:
        if len(numbers) == 1 and 1 <= numbers[0] <= len(values):
            return values[numbers[0] - 1]
        return _NONE

    return read


def _hands(cards: list[int], sizes: tuple[int, ...]) -> Callable[[list[int]], Any]:
    """Hands typed one after the other, as many cards each as it gets."""

    def read(numbers: list[int]) -> Any:
        if len(numbers) != sum(sizes) or not all(1 <= n <= len(cards) for n in numbers):
            return _NONE
        hands = []
        at = 0
        for size in sizes:
            hands.append(sum([1 << cards[n - 1] for n in set(numbers[at : at + size])]))
            at += size
        return tuple(hands)

    return read
