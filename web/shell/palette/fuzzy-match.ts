/** How well what somebody typed fits a command: words in either language, pinyin, pinyin's initials. */

export interface Words {
  /** What stands on the screen, and other names for it, the other language's included. */
  names: readonly string[];
  /** The Chinese name in pinyin, syllables apart: "fang yuan guan li". */
  pinyin: string;
}

const plain = (text: string): string => text.normalize("NFKC").toLowerCase().trim();

/** Every letter of `query`, in order, each at the beginning of a word of `text`: "pc" fits "package center". */
function initialsFit(query: string, text: string): boolean {
  const initials = text.split(/[\s-]+/).map((word) => word.charAt(0));
  return initials.join("").startsWith(query);
}

/** 0 when it does not fit, higher when it fits better; everything fits an empty query. */
export function fits(query: string, { names, pinyin }: Words): number {
  const needle = plain(query);
  if (needle === "") return 1;
  const texts = names.map(plain);
  if (texts.some((text) => text.startsWith(needle))) return 5;
  if (texts.some((text) => text.includes(` ${needle}`))) return 4;
  const letters = needle.replace(/[\s']/g, "");
  if (initialsFit(letters, pinyin)) return 4;
  if (pinyin.replaceAll(" ", "").startsWith(letters)) return 4;
  if (texts.some((text) => text.includes(needle))) return 3;
  if (texts.some((text) => initialsFit(letters, text))) return 2;
  return pinyin.replaceAll(" ", "").includes(letters) && letters.length > 2 ? 1 : 0;
}

/** Those that fit, best first; of equals the earlier stays first. */
export function fitting<Item extends Words>(query: string, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, score: fits(query, item) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}
