/** Names in a text: what the listing calls its street, school or firm, and what the text itself marks as a name or a title. */
import { allOf, merge, type Span } from "#engine/compliance/frames/spans";
import { hides, tells } from "./no-name.ts";
import { placesTold } from "./told-places.ts";

const NAMES = 80;
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Titles of documents and books; what stands in quotes behind "called", "named", "a shop by the name of". */
const marked = [
  /《[^《》\n]{1,60}》/gu,
  /(?:叫|叫做|名叫|名为|名為|店名|字号|字號|招牌|人称|名称为|路名|地名|站名|艦名|名前は|屋号|店の名は|상호|이름은|이름이|建物名は|物件名は|단지명은|건물명은)[:：]?\s?[“"「『‘]([^“”"「」『』‘’\n]{1,24})[”"」』’]/gu,
  /(?:called|named|by the name of|known as|trading as|genannt|namens|mit dem Namen|nommée?|appelée?|baptisée?|du nom de|à l'enseigne)\s[“"„«‘]\s?([^“”"„«»‘’\n]{1,40})\s?[”"“»’]/giu,
  /(?:建物名|物件名)(?:は|：|:)\s?[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{2,16}?(?=です|、|。|（|\s|$)/gu,
  // a firm by its legal form, a temple by what it is
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}'’&.-]{0,30}\s){1,5}(?:\(\p{Lu}\p{L}{1,20}\)\s)?(?:Co\.,? Ltd|Ltd|LLC|LLP|Inc|Pty Ltd|Pte\.? Ltd|GmbH|AG|SARL|SAS|Limited|Corporation|Brokerage)(?![\p{L}\p{N}])/gu,
  /[\p{Script=Han}]{1,4}(?:寺|神社|神宮|大社)(?=まで|の|から|に|へ|、|。|（)/gu,
  /[“"「『]([^“”"「」『』\n]{1,24})[”"」』](?:路|街|巷|桥|橋|村|站|店|酒店|餐厅|餐廳|粮行|茶餐厅|茶餐廳|通り|商店|食堂|という店)/gu,
];

const wordPart = /[\p{Script=Latin}\p{N}]/u;
/** A Latin name ends where a word ends: "Ann" is not in "Annual". */
const standsAlone = (text: string, start: number, end: number): boolean =>
  !(wordPart.test(text.charAt(start)) && wordPart.test(text.charAt(start - 1))) &&
  !(wordPart.test(text.charAt(end - 1)) && wordPart.test(text.charAt(end)));
const startsSmall = (text: string, at: number): boolean => /\p{Ll}/u.test(text.charAt(at));

/**
 * Where the names given stand in the text, at most so many, in capitals or not, and where the text marks one itself. One word
 * alone is no name in small letters: a Mr Young makes nobody's "young" a name.
 */
export function namedIn(text: string, names: readonly string[]): Span[] {
  const spans: Span[] = [];
  const lowered = text.toLowerCase();
  // a few letters grow when lowered: there names are found as they are written
  const alike = lowered.length === text.length;
  const given = names.filter((each) => each.length >= (cjk.test(each) ? 2 : 3) && !hides(each));
  for (const name of given.slice(0, NAMES)) {
    const [within, wanted] = alike ? [lowered, name.toLowerCase()] : [text, name];
    const capitalised = !/\s/u.test(name) && /^\p{Lu}/u.test(name);
    for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + wanted.length)) {
      if ((capitalised && startsSmall(text, at)) || !standsAlone(text, at, at + wanted.length)) continue;
      spans.push({ start: at, end: at + wanted.length });
    }
  }
  for (const pattern of marked) {
    for (const { index, 0: whole } of allOf(pattern, text))
      if (!tells(whole)) spans.push({ start: index, end: index + whole.length });
  }
  spans.push(...placesTold(text));
  return merge(spans);
}

/** What patterns read in the place of a name: no word, and no blank over which words are joined. */
const NAME = "□";

/** A text with its names taken out in place, so that every offset stays. */
export function withoutNames(text: string, names: readonly Span[]): string {
  if (names.length === 0) return text;
  let masked = "";
  let done = 0;
  for (const { start, end } of names) {
    masked += text.slice(done, start) + NAME.repeat(end - start);
    done = end;
  }
  return masked + text.slice(done);
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
