/** How well something is named by what somebody typed: whole words before beginnings, beginnings before letters in order. */

/** A text as it is compared: small letters without their marks, so that `osterreich` finds Österreich. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss").toLowerCase();
}

const AT_START = 100;
const WORD_START = 80;
const INSIDE = 60;
const IN_ORDER = 30;
const BESIDES = 20;

/** How well one word fits a text; null where its letters are not all there in that order. */
function fit(word: string, text: string): number | null {
  const at = text.indexOf(word);
  if (at === 0) return AT_START;
  if (at > 0) return /[^\p{L}\p{N}]/u.test(text[at - 1] ?? "") ? WORD_START : INSIDE;
  // A single letter out of order says nothing.
  if (word.length < 2) return null;
  let from = -1;
  let gaps = 0;
  for (const letter of word) {
    const next = text.indexOf(letter, from + 1);
    if (next < 0) return null;
    if (from >= 0) gaps += next - from - 1;
    from = next;
  }
  return gaps > word.length * 3 ? null : IN_ORDER - gaps;
}

/** How well a query fits a label, or the other words that go with it; null where one of its words fits neither. */
export function score(query: string, label: string, words = ""): number | null {
  const [name, others] = [folded(label), folded(words)];
  let sum = 0;
  for (const word of folded(query).split(/\s+/).filter(Boolean)) {
    const found = fit(word, name) ?? (others.includes(word) ? BESIDES : null);
    if (found === null) return null;
    sum += found;
  }
  // Of two that fit alike the shorter one is meant.
  return sum - name.length / 100;
}

/** What fits, the best first; without a query everything as it is. */
export function matching<Item>(query: string, items: readonly Item[], label: (item: Item) => string, words: (item: Item) => string = () => ""): Item[] {
  if (!query.trim()) return [...items];
  return items
    .flatMap((item) => {
      const found = score(query, label(item), words(item));
      return found === null ? [] : [{ item, found }];
    })
    .sort((one, other) => other.found - one.found)
    .map(({ item }) => item);
}
