/**
 * Institutions and firms that a text itself names, by what they are: "Jewish Community Center", "St Mary's Catholic School",
 * 中国第一汽车集团. Only kinds in which nobody dwells: a "Christian Home" or a "White Court" says whom it is for.
 */
import type { Span } from "#engine/compliance/frames/spans";
import { nameOf } from "./institutions.ts";
import { refuses } from "./no-name.ts";

/** A capitalised name, at most five words, before what the place is. */
const western =
  /(?<![\p{L}\p{N}])(?<name>(?:\p{Lu}[\p{L}'’.&-]{0,30}\s(?:(?:of|de|del|the)\s){0,2}){1,5})(?<kind>(?:Elementary|Primary|Secondary|Middle|High|Grammar|Free|Day|Sunday)?\s?(?:School|Academy|College|University|Institute|Seminary|Preschool|Kindergarten|Church|Chapel|Cathedral|Temple|Synagogue|Mosque|Monastery|Community Cent(?:er|re)|Cultural Cent(?:er|re)|Student Cent(?:er|re)|Cent(?:er|re) of|Hospital|Clinic|Library|Museum|Stadium|Association|Society|Foundation|Club|Reading Room|Chamber of Commerce|Consulate|Embassy))(?![\p{L}\p{N}])/gu;
/** Begins what a place is: a text without any is not searched for names. */
const kinds =
  /School|Academy|College|University|Institute|Seminary|Preschool|Kindergarten|Church|Chapel|Cathedral|Temple|Synagogue|Mosque|Monastery|Cent(?:er|re)|Hospital|Clinic|Library|Museum|Stadium|Association|Society|Foundation|Club|Reading|Chamber|Consulate|Embassy/u;

/** What it is before its name; brands that praise. */
const leading = [
  /(?<![\p{L}\p{N}])(?:Temple|Congregation|Masjid|Iglesia)\s\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30})?(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:Islamic|Jewish|Buddhist|Hindu|Sikh|Korean|Chinese) (?:Cent(?:er|re)) of (?:\p{Lu}[\p{L}-]{1,30})(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])Best (?:Buy|Western)(?![\p{L}\p{N}])/gu,
  // numbered works, shops and hospitals of China; its courts
  /(?:中[国國])?第[一二三四五六七八九十](?:汽[车車]|重型机械|重型機械|机床|機床|拖拉机|拖拉機|百货|百貨|人民|工[业業]|建筑|建築|冶金|[钢鋼][铁鐵]|[纺紡][织織]|[电電][机機]|[轴軸]承|太平|生命|重工|航空|航天|食品|印刷|棉[纺紡]|毛[纺紡])\p{Script=Han}{0,6}?(?:集[团團]|公司|[厂廠]|[医醫]院|商店|商[场場]|大[楼樓]|[银銀]行|家[属屬]院|宿舍)/gu,
  /最高(?:人民)?(?:法院|[检檢]察院)/gu,
  /日本一(?:ビル|会館|商店街)(?!の中で)/gu,
  // towns counted in 丁目, and firms called "the first" or after an avenue
  /日本橋[一二三四五六七八九十]丁目/gu,
  /(?:日本橋)?[一二三四五六七八九十]条(?=工務店|不動産|通|住宅|ホーム|駅)/gu,
  /(?:日本)?第一(?:ホテル|生命|三共|興商|銀行|小学校|中学校|高校|保育園|病院)/gu,
];

/** "No Muslims Community Center": what is refused is no place. */
const refused = /(?<!\p{L})(?:no|not|never|only|without)\s$/iu;

/** Where they stand in the text; a name that refuses somebody is none. */
export function placesTold(text: string): Span[] {
  const spans: Span[] = [];
  const add = (start: number, end: number): void => {
    if (!refuses(text.slice(start, end)) && !refused.test(text.slice(Math.max(0, start - 8), start)))
      spans.push({ start, end });
  };
  for (const { index, 0: whole, groups } of kinds.test(text) ? text.matchAll(western) : []) {
    const name = groups?.name ?? "";
    const kept = nameOf(name);
    const start = index + name.lastIndexOf(kept);
    const numbered = /(?<!\p{L})No\.\s?\d{1,3}\s$/u.exec(text.slice(Math.max(0, start - 8), start))?.[0].length ?? 0;
    if (kept !== "") add(start - numbered, index + whole.length);
  }
  for (const pattern of leading)
    for (const { index, 0: whole } of text.matchAll(pattern)) add(index, index + whole.length);
  return spans;
}
