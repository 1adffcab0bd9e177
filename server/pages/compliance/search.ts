/** Finding rules by words, in either language, whatever their case and width. */
import type { BookMarket, BookRule } from "#engine/compliance/rule-book";

const folded = (text: string): string => text.normalize("NFKC").toLowerCase();

const textOf = ({ id, name, authority }: BookMarket, rule: BookRule): string =>
  folded(
    [
      ...[id, name.zh, name.en, authority, rule.id, rule.citation, ...rule.examples],
      ...[rule.forbids, rule.allows, rule.question].flatMap((text) => (text ? [text.zh, text.en] : [])),
    ].join("\n"),
  );

/** A rule belongs to one market. */
const made = new WeakMap<BookRule, string>();
function foldedText(market: BookMarket, rule: BookRule): string {
  const text = made.get(rule) ?? textOf(market, rule);
  made.set(rule, text);
  return text;
}

/** A test for rules that have every word of `search`; all do where it is empty. */
export function bySearch(search: string): (market: BookMarket, rule: BookRule) => boolean {
  const words = folded(search).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return () => true;
  return (market, rule) => {
    const text = foldedText(market, rule);
    return words.every((word) => text.includes(word));
  };
}
