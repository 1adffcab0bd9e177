/** Layouts -> bedrooms, living rooms, bathrooms: 2室2厅1卫 · 3LDK · T3 · 4 bed 2 bath · 3 BHK · 방3 욕실2. */
import { parseCount, plain } from "./number.ts";

export type Rooms = { bedrooms: number | null; livingRooms: number | null; bathrooms: number | null };

const COUNT = "(?<![\\d.])(\\d{1,2}(?:\\.5)?|[一二两兩三四五六七八九十])";
const BEFORE = (words: string) => new RegExp(`${COUNT}\\s*(?:-\\s*)?(?:${words})`, "i");

const BED =
  "室(?!内|外)|房(?!间|屋|源|价|型|产)|居室?|bed(?:room)?s?\\b\\.?|bdrms?\\b\\.?|br\\b|bd\\b|bhk\\b|chambres?|ch\\b|habs?\\b|habitaci[oó]n(?:es)?|rec[aá]maras?|alcobas?|dormit[oó]rios?|dorms?\\b|quartos?|camere?(?: da letto)?|schlafzimmer|slaapkamers?|sz\\b|slpk?s?\\b\\.?|침실|방(?!향)|спальн|спалень|sypialni|ložnic|spální|sovrum|soverom|soveværels|makuuhuone|magamistu|hálószob|dormitoare|spavaćih|spavaće|spalnic|υπνοδωμάτι|phòng ngủ|ห้องนอน|kamar tidur|bilik tidur";
const LIVING = "厅|廳|living rooms?|reception rooms?|receptions?|거실|wohnzimmer|salons?\\b";
const BATH =
  "卫(?!浴)|衛|浴室|洗手間|厕|廁|bath(?:room)?s?\\b|ba\\b|salles? de bains?|salles? d['’]eau|salles? de douches?|sdb\\b|ba[ñn]os?|banheiros?|casas? de banho|bagn[oi]|b[aä]d(?:er|ezimmer)?\\b|badkamers?|badk\\b\\.?|욕실|화장실|wc\\b|łazienk|koupeln|kúpeľn|badrum|badeværels|baderom|kylpyhuone|vannitu|fürdőszob|kupaonic|kupatil|kopalnic|μπάνι|phòng tắm|ห้องน้ำ|kamar mandi|bilik air";
/** A "bedroom" word before a size or a place is one room described, not a count. */
const NOT_A_COUNT = /^\s*(?:室内|号|楼)/;

const COUNTED = { bed: BEFORE(BED), living: BEFORE(LIVING), bath: BEFORE(BATH) } as const;
/** Nothing is counted where no number stands. */
const NUMERAL = /[\d一二两兩三四五六七八九十]/;

const count = (text: string, what: keyof typeof COUNTED): number | null => {
  const before = NUMERAL.test(text) ? COUNTED[what].exec(text) : null;
  if (before?.[1] && !NOT_A_COUNT.test(text.slice(before.index + before[0].length - 1))) return parseCount(before[1]);
  return null;
};

/** 3LDK, 2SLDK, 1K, 1R, 4DK. */
function japanese(text: string): Rooms | null {
  const match = /(?<![A-Za-z\d.])(\d{1,2})\s?(S?(?:LDK|DK|LK|K|L)|R|ＬＤＫ)(?![A-Za-z\d])/.exec(text);
  if (!match?.[1] || !match[2]) return null;
  const living = match[2].includes("L") ? 1 : 0;
  return { bedrooms: Number(match[1]), livingRooms: living, bathrooms: null };
}

/** T3 of Portugal counts bedrooms. (France's T3 counts rooms and says nothing here.) */
function portuguese(text: string, country: string | null): Rooms | null {
  const match = country === "PT" ? /(?<![A-Za-z\d])[TV](\d{1,2})(?:\+\d)?(?![A-Za-z\d])/.exec(text) : null;
  return match?.[1] ? { bedrooms: Number(match[1]), livingRooms: null, bathrooms: null } : null;
}

const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "one un une eine ein uno una um uma één",
    "two deux zwei dos due dois duas twee",
    "three trois drei tres tre três drie",
    "four quatre vier cuatro quattro quatro",
    "five cinq fünf cinco cinque vijf",
    "six sechs seis sei zes",
  ].flatMap((words, at) => words.split(" ").map((word) => [word, at + 1] as const)),
);
/** "two bedroom flat" -> "2 bedroom flat", so that words count like figures. */
const figures = (text: string): string =>
  text.replace(
    /(?<![\p{L}\d])(\p{L}{2,6})(?=[\s-](?:bed|bath|chambres?|salles?|schlafzimmer|bäder|badezimmer|habitaci|dormitori|baños?|camere|camera|bagn[io]|quartos?|banheiros?|casas de banho|slaapkamers?|badkamers?))/giu,
    (word) => String(NUMBER_WORDS[word.toLowerCase()] ?? word),
  );

const SIZED =
  "(?:(?:double|robed|large|spacious|good-sized|generous|further|bright|beautiful|grandes?|belles?|schöne|helle|große|amplios|grandi|ampias|ruime|fitted|full|modern)\\s){0,2}";
const TOLD = {
  bedrooms: new RegExp(
    `(?<![\\p{L}\\d.])(\\d|\\p{L}{2,6})\\s${SIZED}(?:bedrooms|chambres|schlafzimmer|dormitorios|habitaciones|camere(?: da letto)?|quartos|slaapkamers)(?!\\p{L})`,
    "iu",
  ),
  bathrooms: new RegExp(
    `(?<![\\p{L}\\d.])(\\d|\\p{L}{2,6})\\s${SIZED}(?:bathrooms?|salles? de bains?|badezimmer|bäder|baños?|bagn[io]|casas? de banho|badkamers?)(?!\\p{L})`,
    "iu",
  ),
} as const;

/** How many of them a sentence tells of, in words or figures: "de deux chambres, d'une salle de bains". */
export function toldRooms(sentence: string, of: keyof typeof TOLD): number | null {
  const word = TOLD[of].exec(sentence.slice(0, 1200))?.[1]?.toLowerCase();
  const number = word === undefined ? undefined : /\d/.test(word) ? Number(word) : NUMBER_WORDS[word];
  return number ?? null;
}

const SUITE = /套([一二两兩双雙三四五六\d])/u;
const hanCount = (word: string | undefined): number | null =>
  word === undefined ? null : /[双雙]/.test(word) ? 2 : parseCount(word);

/** "One-room" is a studio: it has no bedroom of its own. */
const KOREAN_ROOMS: Readonly<Record<string, number>> = { 원룸: 0, 투룸: 2, 쓰리룸: 3 };

/** 套三双卫, 방3 욕실2, 방 3개, 투룸: the count stands after the word or inside it. */
function trailing(text: string): Rooms {
  const suite = SUITE.exec(text)?.[1];
  const baths = /([双雙])[卫衛]/u.exec(text)?.[1];
  const korean = /방\s?(\d{1,2})(?!\d|\s?[층평㎡.])/u.exec(text)?.[1];
  const koreanBath = /(?:욕실|화장실|화|욕)\s?(\d{1,2})(?!\d)/u.exec(text)?.[1];
  const word = /(원룸|투룸|쓰리룸)/u.exec(text)?.[1];
  return {
    bedrooms: korean ? Number(korean) : (hanCount(suite) ?? (word ? (KOREAN_ROOMS[word] ?? null) : null)),
    livingRooms: null,
    bathrooms: koreanBath ? Number(koreanBath) : hanCount(baths),
  };
}

/** ", salle d'eau,", ", badkamer,": one of a list of rooms, without a number. */
const ONE_BATHROOM =
  /,\s(?:salle d['’]eau|salle de bains?|sdb|bathroom|shower room|badkamer|wannenbad|duschbad|bagno|baño|casa de banho)(?: (?:moderne|rénovée|finestrato|completo|completa))?(?=[,.;]|$)/iu;

/** Rooms in running text, where counts may be words and stand after what they count. */
export function roomsIn(text: string, country: string | null): Rooms {
  const line = figures(plain(text.slice(0, 2000)));
  const said = parseRooms(line, country);
  const studio =
    said.bedrooms === null && /(?<!\p{L})(?:studio|monolocale|estúdio|estudio)(?!\p{L})/iu.test(line) ? 0 : null;
  return {
    ...said,
    bedrooms: said.bedrooms ?? studio,
    bathrooms: said.bathrooms ?? (ONE_BATHROOM.test(line) ? 1 : null),
  };
}

/** 3+kk, 2+1: the rooms beside the kitchen, of which one is lived in. */
function czech(text: string, country: string | null): Rooms | null {
  const match =
    country === "CZ" || country === "SK" ? /(?<![\d+])(\d)\s?\+\s?(?:kk|1)(?![\p{L}\d])/iu.exec(text) : null;
  return match?.[1] ? { bedrooms: Number(match[1]) - 1, livingRooms: null, bathrooms: null } : null;
}

/** What a short text says about rooms; all null when it says nothing. */
export function parseRooms(text: string, country: string | null = null): Rooms {
  const whole = plain(text).slice(0, 300);
  const after = /[방실套双雙룸]/.test(whole) ? trailing(whole) : null;
  // "방3 욕실2": without these the 3 would count bathrooms.
  const line = after ? whole.replace(/(?:방|욕실|화장실|화|욕)\s?\d{1,2}개?/gu, " ") : whole;
  const special = japanese(line) ?? portuguese(line, country) ?? czech(line, country);
  const studio = /^(?:studio|estudio|est[uú]dio|monolocale|원룸|开间)\b/i.test(line) ? 0 : null;
  return {
    bedrooms: after?.bedrooms ?? special?.bedrooms ?? count(line, "bed") ?? studio,
    livingRooms: special?.livingRooms ?? count(line, "living"),
    bathrooms: after?.bathrooms ?? bathroomsIn(line),
  };
}

/** "1 salle de bain; 1 salle de douches" are two bathrooms. */
function bathroomsIn(line: string): number | null {
  const first = count(line, "bath");
  if (!/\d/.test(line)) return first;
  const halves = /(\d{1,2})\s*(?:half|partial|powder)[\s-]?(?:bath|ba\b|room)/i.exec(line)?.[1];
  const full = /(\d{1,2})\s*full[\s-]?(?:bath|ba\b)/i.exec(line)?.[1];
  if (full) return Number(full) + (halves ? Number(halves) / 2 : 0);
  const french = line.match(/(\d{1,2}) salles? (?:de bains?|d['’]eau|de douches?)/gi);
  if (!french || french.length < 2) return first;
  return french.reduce((sum, part) => sum + Number.parseInt(part, 10), 0);
}

/** A value under a bedroom or bathroom label: "3", "3 Bedrooms", "2.0", "Bedrooms 4". Null unless it starts with or is the count. */
export function parseRoomCount(value: string): number | null {
  const line = plain(value);
  const match = /^(?:no\.? of )?(\d{1,2})(?:[.,](\d))?(?!\d|[.,]\d|\s*(?:m2|㎡|sq|m²|帖|畳))/.exec(line);
  if (match?.[1]) return Number(match[2] ? `${match[1]}.${match[2]}` : match[1]);
  return line.length <= 2 ? parseCount(line) : null;
}
