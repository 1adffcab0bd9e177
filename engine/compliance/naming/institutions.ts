/** Schools, houses of worship, streets and places that a listing's own words name: "Jewish Community Center", "第一中学". */

import { refuses } from "./no-name.ts";

/** What no name holds: a word of praise or of choosing parts what stands before it. */
const noName = new Set(
  `a all and another any at best bigger close closest compare every excellent exclusive few finest first-rate for from great ideal in
just many most near nearest nearby next no not of on one only our outstanding over perfect plus premier prime quiet right several some
steps superb the this to top top-rated two three four walk walking welcome wanted with within your adults only families family singles
seniors couples preferred people neighbors neighbours neighborhood neighbourhood`.split(/\s+/u),
);

const western = [
  // English: what the place is stands last
  /(?<![\p{L}\p{N}])(?<name>(?:\p{Lu}[\p{L}'’.&-]{0,30}\s(?:(?:of|de|del|the)\s){0,2}){1,5})(?<kind>(?:School|Academy|College|University|Institute|Preschool|Kindergarten|Nursery|Church|Chapel|Cathedral|Temple|Synagogue|Mosque|Monastery|Mission|Ministry|Community Cent(?:er|re)|Cent(?:er|re)|Hall|Hospital|Clinic|Medical|Library|Museum|Park|Gardens?|Stadium|Field|Arena|Mall|Market|Plaza|Square|Station|Towers?|Apartments|Residences?|Estates?|Village|Heights|Place|Court|Street|Avenue|Road|Drive|Lane|Boulevard|Terrace|Crescent|Highway|Parkway|Foundation|Association|Society|Club|Realty|Properties|Group|Homes))(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?<kind>(?:Church|Cathedral|University|School|Academy|College|Temple|House|Museum|Order|Daughters|Sisters|Sons)\sof\s(?:the\s)?)(?<name>\p{Lu}[\p{L}'’.-]{0,30}(?:\s\p{Lu}[\p{L}'’.-]{0,30}){0,3})/gu,
  // French: what it is stands first
  /(?<![\p{L}\p{N}])(?<kind>(?:[ÉéEe]cole|[Cc]ollège|[Ll]ycée|[ÉéEe]glise|[Cc]hapelle|[Cc]athédrale|[Ss]ynagogue|[Mm]osquée|[Rr]ue|[Aa]venue|[Bb]oulevard|[Pp]lace|[Ii]mpasse|[Qq]uai|[Gg]are|[Hh]ôpital|[Pp]arc|[Rr]ésidence|[Cc]entre|[Cc]imetière)\s)(?<name>(?:(?:de|du|des|la|le|les)\s){0,2}(?:[dl]['’])?\p{Lu}[\p{L}'’.-]{0,30}(?:\s(?:(?:de|du|des|la|le)\s){0,2}\p{Lu}[\p{L}'’.-]{0,30}){0,3})/gu,
  // German: a compound, or words before it
  /(?<![\p{L}\p{N}])(?<name>(?:\p{Lu}[\p{L}-]{0,30}\s){0,3})(?<kind>\p{Lu}[\p{L}-]{0,40}(?:[Ss]chule|[Gg]ymnasium|[Kk]irche|[Kk]apelle|[Ss]ynagoge|[Mm]oschee|[Ss]traße|[Ss]trasse|[Pp]latz|[Aa]llee|[Gg]asse|[Kk]indergarten|[Kk]rankenhaus|[Hh]eim|[Ss]tift|[Gg]emeinde|[Pp]ark|[Bb]ahnhof))(?![\p{L}\p{N}])/gu,
];

const eastern =
  /(?<name>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}A-Za-z0-9]{1,10})(?<kind>小学|小學|中学|中學|高中|大学|大學|学校|學校|幼儿园|幼稚園|学院|學院|医院|醫院|病院|公园|公園|教堂|教会|清真寺|神社|寺院|寺|庙|地铁站|车站|駅|广场|廣場|商场|商場|花园|花園|小区|大厦|大廈|公寓|マンション|초등학교|중학교|고등학교|대학교|학교|교회|성당|병원|공원|역|아파트)/gu;
/** What stands before a name in a sentence, or praises instead of naming. */
const beforeEastern =
  /^.{0,9}(?:的|近|临近|靠近|毗邻|邻|距离|距|离|到|至|往|旁|对面|对口|享|有|配套|学区|学位|步行|出门|下楼|附近|は|の|が|で|から|まで|近く|의|에서|까지|근처|앞)/u;
const praise = /最|顶|頂|一流|优质|優質|名校|重点|知名|全市|全城|全国|史上|唯一|独家|稀缺|최고|최상|日本一/u;

const capital = /^\p{Lu}/u;
const holy = /^(?:Lady|Lord|Father|Redeemer|Savio(?:u)?r)$/u;

/** The last words that a name can be made of: "of" joins two, and "Our Lady" is one. */
export function nameOf(before: string): string {
  const words = before.trim().split(" ");
  const joins = (at: number): boolean =>
    /^(?:of|the|de|del)$/u.test(words[at] ?? "") &&
    (capital.test(words[at - 1] ?? "") || (words[at - 1] === "of" && at > 1));
  const cut = words.findLastIndex(
    (word, at) => noName.has(word.toLowerCase()) && !joins(at) && !(word === "Our" && holy.test(words[at + 1] ?? "")),
  );
  return words.slice(cut + 1).join(" ");
}

/** The names that a text which states facts gives to places and institutions. */
export function institutionsIn(text: string): string[] {
  const names: string[] = [];
  for (const pattern of western) {
    for (const { 0: whole, groups } of text.matchAll(pattern)) {
      const { name = "", kind = "" } = groups ?? {};
      if (whole.startsWith(kind)) {
        names.push(whole);
        continue;
      }
      const kept = nameOf(name);
      if (kept !== "") names.push(`${kept} ${kind}`);
    }
  }
  for (const { groups } of text.matchAll(eastern)) {
    const { name = "", kind = "" } = groups ?? {};
    const kept = name.replace(beforeEastern, "");
    if (kept !== "" && !praise.test(kept)) names.push(kept + kind);
  }
  return names.filter((name) => !refuses(name));
}
