/** Layouts -> bedrooms, living rooms, bathrooms: 2室2厅1卫 · 3LDK · T3 · 4 bed 2 bath · 3 BHK · 방3 욕실2. */
import { parseCount, plain } from "./number.ts";

export type Rooms = { bedrooms: number | null; livingRooms: number | null; bathrooms: number | null };

const COUNT = "(?<![\\d.])(\\d{1,2}(?:\\.5)?|[一二两兩三四五六七八九十])";
const BEFORE = (words: string) => new RegExp(`${COUNT}\\s*(?:-\\s*)?(?:${words})`, "i");

const BED =
  "室(?!内|外)|房(?!间|屋|源|价|型|产)|居室?|bed(?:room)?s?\\b\\.?|br\\b|bd\\b|bhk\\b|chambres?|ch\\b|habs?\\b|habitaci[oó]n(?:es)?|dormit[oó]rios?|dorms?\\b|quartos?|camere?(?: da letto)?|schlafzimmer|slaapkamers?|침실|방(?!향)|спальн";
const LIVING = "厅|廳|living rooms?|reception rooms?|receptions?|거실|wohnzimmer|salons?\\b";
const BATH =
  "卫(?!浴)|衛|bath(?:room)?s?\\b|ba\\b|salles? de bains?|salles? d['’]eau|salles? de douches?|sdb\\b|ba[ñn]os?|banheiros?|casas? de banho|bagn[oi]|b[aä]d(?:er|ezimmer)?\\b|badkamers?|욕실|화장실|wc\\b";
/** A "bedroom" word before a size or a place is one room described, not a count. */
const NOT_A_COUNT = /^\s*(?:室内|号|楼)/;

const count = (text: string, words: string): number | null => {
  const before = BEFORE(words).exec(text);
  if (before?.[1] && !NOT_A_COUNT.test(text.slice(before.index + before[0].length - 1))) return parseCount(before[1]);
  return null;
};

/** 3LDK, 2SLDK, 1K, 1R, 4DK. */
function japanese(text: string): Rooms | null {
  const match = /(?<![A-Za-z\d.])(\d{1,2})\s?(S?(?:LDK|DK|LK|K|L)|R|ＬＤＫ)(?![A-Za-z])/.exec(text);
  if (!match?.[1] || !match[2]) return null;
  const living = match[2].includes("L") ? 1 : 0;
  return { bedrooms: Number(match[1]), livingRooms: living, bathrooms: null };
}

/** T3 of Portugal counts bedrooms. (France's T3 counts rooms and says nothing here.) */
function portuguese(text: string, country: string | null): Rooms | null {
  const match = country === "PT" ? /(?<![A-Za-z\d])T(\d{1,2})(?:\+\d)?(?![A-Za-z\d])/.exec(text) : null;
  return match?.[1] ? { bedrooms: Number(match[1]), livingRooms: null, bathrooms: null } : null;
}

/** What a short text says about rooms; all null when it says nothing. */
export function parseRooms(text: string, country: string | null = null): Rooms {
  const line = plain(text).slice(0, 300);
  const special = japanese(line) ?? portuguese(line, country);
  const studio = /^(?:studio|estudio|est[uú]dio|monolocale|원룸|开间)\b/i.test(line) ? 0 : null;
  return {
    bedrooms: special?.bedrooms ?? count(line, BED) ?? studio,
    livingRooms: special?.livingRooms ?? count(line, LIVING),
    bathrooms: bathroomsIn(line),
  };
}

/** "1 salle de bain; 1 salle de douches" are two bathrooms. */
function bathroomsIn(line: string): number | null {
  const first = count(line, BATH);
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
