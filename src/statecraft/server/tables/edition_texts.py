"""What is wrong with the words of an edition that somebody brought to the server, beside what its own check finds.

They are read together with the product's own texts, so they may not say one of those anew; and they are said in
sentences of the game, so each must be one that can be said. All that can be known from the folder alone is the kit's
affair (`statecraft.kit.edition_check`).
"""

from collections.abc import Iterator
from functools import lru_cache

from statecraft.core.editions.files import Files
from statecraft.core.editions.schema import Problem
from statecraft.core.game import Game
from statecraft.locale import LANGUAGES, Language, TextError, Texts
from statecraft.locale.parity import Inventory, inventory
from statecraft.plugins import registry


def text_problems(shipped: Game, brought: Game) -> list[Problem]:
    """What a table would stumble over in the words of an edition whose folder is sound."""
    written = Files(brought.edition.texts, (), others_allowed=True).texts
    inventories = {lang: inventory([written[lang]]) for lang in LANGUAGES}
    found: list[Problem] = []
    for lang in LANGUAGES:
        own = _own_texts(shipped, lang)
        taken = sorted({key.partition(".")[0] for key in inventories[lang].variables} & own)
        found += [Problem(f"{lang}.ftl", key, "edition-product-text") for key in taken]
    return found or [
        problem for lang in LANGUAGES for problem in _unsayable(brought, lang, inventories[lang])
    ]


@lru_cache(maxsize=16)
def _own_texts(shipped: Game, lang: Language) -> frozenset[str]:
    """The names of all texts that are not the edition's."""
    words = shipped.edition.texts.resolve()
    folders = [folder for folder in registry.texts_of(shipped, lang) if folder != words]
    return frozenset(Texts(lang, extra=folders).keys(""))


def _unsayable(brought: Game, lang: Language, written: Inventory) -> Iterator[Problem]:
    """Texts that cannot be said, such as those that go round in circles."""
    try:
        texts = Texts(lang, extra=registry.texts_of(brought, lang))
    except TextError:
        # Terms are in no inventory; of their names, too, the product's own are taken.
        yield Problem(f"{lang}.ftl", "", "edition-product-term")
        return
    for key, names in written.variables.items():
        try:
            texts.say(key, dict.fromkeys(names, 1))
        except (TextError, RecursionError):
            yield Problem(f"{lang}.ftl", key, "edition-unsayable")
