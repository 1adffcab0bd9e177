/** Names in a text: what the listing calls its street, school or firm, and what the text itself marks as a name or a title. */
import { merge, type Span } from "./frames/spans.ts";

const NAMES = 20;
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Titles of documents and books; what stands in quotes behind "called", "named", "a shop by the name of". */
const marked = [
  /《[^《》\n]{1,60}》/gu,
  /(?:叫|叫做|名叫|名为|名為|店名|字号|字號|招牌|人称|名称为|路名|地名|站名|艦名|名前は|屋号|店の名は|상호|이름은|이름이)[:：]?\s?[“"「『‘]([^“”"「」『』‘’\n]{1,24})[”"」』’]/gu,
  /(?:called|named|by the name of|known as|trading as|genannt|namens|mit dem Namen|nommée?|appelée?|baptisée?|du nom de|à l'enseigne)\s[“"„«‘]\s?([^“”"„«»‘’\n]{1,40})\s?[”"“»’]/giu,
  /[“"「『]([^“”"「」『』\n]{1,24})[”"」』](?:路|街|巷|桥|橋|村|站|店|酒店|餐厅|餐廳|粮行|茶餐厅|茶餐廳|通り|商店|食堂|という店)/gu,
];

/** Where the names given stand in the text, at most so many and each by its exact words, and where the text marks one itself. */
export function namedIn(text: string, names: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const name of names.filter((each) => each.length >= (cjk.test(each) ? 2 : 3)).slice(0, NAMES)) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      spans.push({ start: at, end: at + name.length });
    }
  }
  for (const pattern of marked) {
    for (const { index, 0: whole } of text.matchAll(pattern)) spans.push({ start: index, end: index + whole.length });
  }
  return merge(spans);
}

/** The spans of which a part stands outside every name; both in the order of the text. */
export function outside(spans: readonly Span[], names: readonly Span[]): Span[] {
  let next = 0;
  return spans.filter(({ start, end }) => {
    while ((names[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    const name = names[next];
    return name === undefined || start < name.start || end > name.end;
  });
}
