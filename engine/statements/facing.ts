/** Which way a home and its parts face, said anywhere in a text, held against the listing. */
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { type Direction, readAspect } from "#engine/phrases/aspect";
import { statingTexts } from "./book.ts";

type Part = "balcony" | "terrace" | "garden" | "living" | "bedroom" | "home";

interface Facing {
  readonly start: number;
  readonly end: number;
  /** "Due south" leaves no room to either side. */
  readonly due: boolean;
  readonly directions: readonly Direction[];
  readonly part: Part;
}

/** A word for a direction, and what makes it one of facing and not of a street or a county. */
const said: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /(?:朝|向|面向?|坐[东南西北]朝)正?(?<a>[东南西北]{1,2}(?:[、和][东南西北])?)(?![京方门山部京城海湖江河外宁昌通阳岸区市])|(?<b>[东南西北]{1,2})(?:边(?:户|套)|侧(?=[^，。]{0,6}(?:院|花园|阳台|露台|客厅|卧))|向|朝向|面(?:采光|有窗|开窗)|阳台|露台|花园|卧|客厅)(?![东南西北])/gu,
  en: /(?<a>(?:north|south)(?:[- ]?(?:east|west))?|east|west)(?:ern|erly)?[- ](?:facing|exposure|aspect|light|sun|orientation|balcon(?:y|ies)|terrace|garden|windows?|sunlight|corner)|(?:fac(?:es?|ing)|looks?|looking|oriented|turned|opens?|angled) (?:to(?:wards?)? |out to )?(?:the )?(?:due )?(?<b>(?:north|south)(?:[- ]?(?:east|west))?|east|west)(?![\p{L}])/giu,
  ja: /(?<a>[東西南北]{1,2})(?:を?向[きいく](?!合)|面(?:し|の|に)|側(?:の|に)?(?:窓|バルコニー|庭|テラス)|バルコニー|を(?:向|正面))/gu,
  ko: /(?<a>남동|남서|북동|북서|동남|서남|정남|정동|정서|정북|남|북|동|서)(?:향(?!수|기|상|후)|쪽(?:을|으로|을 ?향한|에)? ?(?:있|위치|자리|놓|바라|향|창|발코니|테라스|난|열))/gu,
  fr: /(?:plein|exposé[es]*(?: (?:au|à l'))?|orienté[es]*(?: (?:au|à l'|vers le|plein))?|(?:exposition|orientation)(?: est(?= (?:au|plein|vers|à)(?!\p{L})))?(?: (?:au|à l'|vers le|vers l'|plein))?|tourné[es]* vers (?:le |l')|regarde (?:le |l'|à l'|au |vers )|(?:balcon|terrasse|jardin|séjour)[,]? (?:plein |au |côté )|face au|donne (?:au|à l')|ouvre (?:au|à l')|orienté[es]* plein) ?(?:l')?(?<a>(?:sud|nord)(?:[- ]?(?:est|ouest))?|est|ouest)(?![\p{L}])|(?<b>(?:sud|nord)-(?:est|ouest))(?![\p{L}])/giu,
  de: /(?<a>(?:Süd|Nord)[- ]?(?:ost|west)|Süd|Nord|Ost|West)-?(?:seite|ausrichtung|balkone?n?|terrassen?|lage|gartens?|sonne|fenster|wohnung|hang)(?![\p{L}])|(?:nach|Richtung|gen|Ausrichtung:?|Orientierung:?|gegen) (?<b>(?:Süd|Nord)[- ]?(?:ost|west)(?:en)?|Süden?|Norden?|Osten?|Westen?)(?![\p{L}-])|(?<c>süd(?:öst|west)?lich|nord(?:öst|west)?lich|östlich|westlich) (?:ausgerichtet|gelegen)|(?<![\p{L}])[Ii]m (?<e>Süden|Norden|Osten|Westen|Südosten|Südwesten)(?=,? (?:zum|zur|liegt|liegen|der|die|das|ein))|(?<d>Süd-?ost|Süd-?west|Nord-?ost|Nord-?west)(?:wohnung)?(?![\p{L}])/giu,
};

const parts: readonly (readonly [Part, RegExp])[] = [
  ["home", /정면|正面|(?<!\p{L})front(?:age)?(?!\p{L})|façade|Vorderseite|前面/iu],
  ["balcony", /阳台|balcon|loggia|(?<!ルーフ)バルコニー|ベランダ|발코니|베란다|balkon/iu],
  [
    "terrace",
    /露台|terrac|terrass|p[aá]tio|ルーフバルコニー|deck|パティオ|파티오|デッキ|데크|小院|テラス|테라스|terraz/iu,
  ],
  ["garden", /花园|院子|庭院|garden|yard|jardin|garten|専用庭|(?<![中家校])庭|정원|마당|jard[ií]n|giardino/iu],
  ["living", /客厅|起居|living|reception|séjour|salon|wohnzimmer|リビング|居間|거실/iu],
  ["bedroom", /卧|bedroom|chambre|schlafzimmer|寝室|침실|안방/iu],
];

const measure =
  "(?: (?:of|de|von|mit|à))?(?: ?\\(?(?:約|约|약|env\\.? |ca\\. )?[\\d.,]{1,6} ?(?:m²|㎡|sqm|sq ?ft)\\)?)?";
const placed =
  "(?:balcon(?:y|ies)?|balkon|loggia|terrace|terrass(?:e|en)|terrasse|garden|jardin|garten|living room|séjour|salon|wohnzimmer|bedrooms?|chambres?|schlafzimmer)";
/** A part and the side it lies on, in a few words: "Balkon 6 m², Westen", "balcon de 6 m² au sud, sur cour", バルコニーは西. */
const sides: Readonly<Partial<Record<CopyLanguage, RegExp>>> = {
  en: new RegExp(
    `(?<!\\p{L})${placed}${measure},? (?:is |are )?(?:to the |on the )?(?<a>(?:north|south)(?:[- ]?(?:east|west))?|east|west)(?= side|[,.;)\\n]|$)`,
    "giu",
  ),
  fr: new RegExp(
    `(?<!\\p{L})${placed}${measure}(?: (?:et|en|de) \\p{L}{3,9}){0,3},? (?:est )?(?:plein |au |à l'|côté )(?<a>(?:sud|nord)(?:[- ]?(?:est|ouest))?|est|ouest)(?![\\p{L}-]| d)`,
    "giu",
  ),
  de: new RegExp(
    `(?<!\\p{L})${placed}${measure},? (?:im |gen |nach )?(?<a>(?:Süd|Nord)[- ]?(?:ost|west)(?:en)?|Süden|Norden|Osten|Westen)(?![\\p{L}-])`,
    "giu",
  ),
  zh: /(?:阳台|露台|花园|客厅|主卧|次卧)(?:约?[\d.]{1,6}㎡)?[,，]?(?:在|位于)(?<a>[东南西北]{1,2})(?:侧|边|面)|(?<b>[东南西北]{1,2})(?:边|侧|面)的?(?:院子|小院|花园|阳台|露台|庭院)/gu,
  ja: /(?:バルコニー|テラス|庭|リビング|寝室|洋室)(?:[\d.]{1,6}㎡)?(?:は|が|、)(?<a>[東西南北]{1,2})(?=[、。,]|側|です|に)|(?<!\p{Script=Han})(?<c>[東西南北]{1,2})側(?:が|は|の|で)?(?:約?幅|公道|道路|私道|前面道路|\d)|(?<!\p{Script=Han})(?<b>[東西南北]{1,2})の(?:庭|バルコニー|テラス|窓)/gu,
  ko: /(?:발코니|테라스|정원|거실|안방|침실)(?: ?[\d.]{1,6}㎡)?(?:은|는|이|가|,)? ?(?<a>남동|남서|북동|북서|남|북|동|서)(?:향(?!수|기|상|후)|쪽)|(?<![가-힣])(?<b>남동|남서|북동|북서|남|북|동|서)쪽 ?(?:마당|정원|발코니|테라스)/gu,
};
/** Words that leave no room to either side, in front of a direction or inside what was found. */
const exactly =
  /正(?=[东南西北東])|(?<![写真])真(?=[東西南北])|정(?=남|북|동|서)|(?<!\p{L})due (?=north|south|east|west)|(?<!\p{L})(?:directly|exactly|straight) (?=north|south|east|west)|plein(?:e)? (?=sud|nord|est|ouest)|(?:genau|direkt|exakt|rein) (?:nach |gen |im )?(?=Süd|Nord|Ost|West)|(?<!\p{L})reine[rsnm]? (?=Süd|Nord|Ost|West)/iu;

/** The part named nearest in the same clause, the home itself where none is. */
function partAt(text: string, start: number, end: number): Part {
  const inside = parts.find(([, pattern]) => pattern.test(text.slice(start, end)));
  if (inside) return inside[0];
  const head =
    text
      .slice(Math.max(0, start - 40), start)
      .split(/[。；;!！?？\n|·•]|\.(?!\d)|[,，、]/u)
      .at(-1) ?? "";
  const tail = text.slice(end, end + 24).split(/[。；;!！?？\n|·•,，、:：]|\.(?!\d)/u)[0] ?? "";
  let best: { part: Part; gap: number } | null = null;
  for (const [part, pattern] of parts) {
    const before = [...head.matchAll(new RegExp(pattern.source, "giu"))].at(-1);
    const after = pattern.exec(tail);
    const gaps = [before ? head.length - before.index : 99, after ? after.index + 4 : 99];
    const gap = Math.min(...gaps);
    if (gap < 99 && (!best || gap < best.gap)) best = { part, gap };
  }
  return best?.part ?? "home";
}

const compound: Readonly<Record<string, Direction>> = {
  동남: "SE",
  서남: "SW",
  정남: "S",
  정동: "E",
  정서: "W",
  정북: "N",
  남: "S",
  북: "N",
  동: "E",
  서: "W",
};

function facings(text: string, language: CopyLanguage): Facing[] {
  const named = sides[language];
  return [...text.matchAll(said[language]), ...(named ? text.matchAll(named) : [])].flatMap((match) => {
    const words = Object.values(match.groups ?? {}).find((one) => one !== undefined) ?? "";
    const own = compound[words];
    const directions = own ? [own] : readAspect(words.replace(/lich$/iu, "").replace(/öst$/iu, "ost"), language);
    if (directions.length === 0) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    const due = exactly.test(text.slice(Math.max(0, start - 10), end));
    return [{ start, end, directions, due, part: partAt(text, start, end) }];
  });
}

const axes: Readonly<Record<Direction, readonly Direction[]>> = {
  N: ["N"],
  S: ["S"],
  E: ["E"],
  W: ["W"],
  NE: ["N", "E"],
  NW: ["N", "W"],
  SE: ["S", "E"],
  SW: ["S", "W"],
};
/** "South" of a south-east front is true enough; "south-east" of a south front says more than is known. */
const within = (claim: Direction, fact: readonly Direction[]): boolean =>
  fact.includes(claim) ||
  axes[claim].every((axis) => fact.some((one) => one === axis || (claim.length === 1 && axes[one].includes(axis))));

/** A fence, a street or a neighbour lies on a side; the home faces another. */
const notOfHome =
  /(?<!\p{L})(?:fences?|street|road|clôture|rue|voisine?s?|mur mitoyen|Nachbar\p{L}*|neighbou?rs?)(?!\p{L})|zaun(?!\p{L})|Zäune|straße(?!\p{L})/iu;

/** Sunrise and sunset are the sides of a Portuguese or a Spanish page. */
const iberian = (text: string): string =>
  text.replace(/(?<!\p{L})nascente(?!\p{L})/giu, "este").replace(/(?<!\p{L})po(?:e|nie)nte(?!\p{L})/giu, "oeste");

/** Directions of the listing by part. */
export type Compass = ReadonlyMap<Part, readonly Direction[]>;

export function compassOf(listing: Listing, readers: readonly CopyLanguage[]): Compass {
  const found = new Map<Part, Direction[]>();
  const add = (part: Part, directions: readonly Direction[]) =>
    found.set(part, [...(found.get(part) ?? []), ...directions]);
  add("home", readAspect(listing.orientation, listing.language));
  for (const text of statingTexts(listing)) {
    const mine = readers.flatMap((language) => facings(text, language));
    for (const { part, directions } of mine) add(part, directions);
    const named = parts.filter(([, pattern]) => pattern.test(text));
    const [only] = named;
    if (mine.length === 0 && text.length < 60 && only && named.length === 1)
      add(only[0], readAspect(iberian(text), listing.language));
  }
  return found;
}

/** Facings of `text` the listing does not give that part, nor the home. */
export function unknownFacings(
  text: string,
  language: CopyLanguage,
  compass: Compass,
): { start: number; end: number }[] {
  const everywhere = [...compass.values()].flat();
  return facings(text, language).filter(({ part, directions, due, start, end }) => {
    if (part === "home" && notOfHome.test(text.slice(Math.max(0, start - 26), end + 14))) return false;
    const own = compass.get(part) ?? [];
    const home = compass.get("home") ?? [];
    const known =
      own.length > 0
        ? [...own, ...(part === "home" ? everywhere : [])]
        : // Rooms that the listing calls by another word face any of its ways.
          home.length > 0 && part !== "home" && part !== "bedroom"
          ? home
          : everywhere;
    return !directions.every((one) => (due ? known.includes(one) : within(one, known)));
  });
}
