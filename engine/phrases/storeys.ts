/** What a listing's floor says: the level a flat is on and the height of its house, or the levels of a whole house. */
import type { Listing } from "#contract/listing";

export interface Storeys {
  /** The level of a flat; null for a house. */
  readonly at: number | null;
  /** Storeys of the building; null when unknown. */
  readonly of: number | null;
}

/** Levels of one home, each counted once: ground floor, upper floor, attic. */
const levels: readonly RegExp[] = [
  /ground|erdgeschoss|\bEG\b|rez|一楼|首层|1階|一階|1층/iu,
  /first|obergeschoss|\bOG\b|1er|étage|upper|二楼|二层|2階|二階|2층/iu,
  /second|2e|zweite|三楼|三层|3階|三階|3층/iu,
  /attic|loft|dachgeschoss|\bDG\b|combles|阁楼|屋根裏|다락/iu,
];
const below = /地下|지하|basement|cellar|keller|sous-sol|untergeschoss|lower ground/iu;
const above = /(?:地上|지상)\s?(?<count>\d{1,2})/u;
/** "3 storeys" and "2층" of a house: how many there are, not which. */
const counted =
  /^\D{0,12}(?<count>\d{1,2}) ?(?:storeys?|stories|floors|niveaux|étages|Etagen|Geschosse|层楼?|層|階建て?|층)\D*$/iu;
const houses =
  /house|villa|longère|farmhouse|chaumière|ferme(?!t)|échoppe|農家|古民家|townho|cottage|bungalow|maison|haus(?!\p{L})|doppelhaus|reihenhaus|einfamilienhaus|别墅|联排|独栋|四合院|一戸建|戸建|テラスハウス|(?<!다세대|다가구|공동|연립|아파트형 ?)주택|단독|타운하우스|villetta|casa|chalet|adosado/iu;

export const isHouse = ({ propertyType, title }: Listing): boolean =>
  houses.test(propertyType ?? "") || (propertyType === null && houses.test(title ?? ""));

/** Floors in words, as English, French and German pages give them. */
const spelled: readonly (readonly [RegExp, string])[] = [
  [/first|premier|erste[rsnm]?/giu, "1"],
  [/second(?!s)|deuxième|zweite[rsnm]?/giu, "2"],
  [/third|troisième|dritte[rsnm]?/giu, "3"],
  [/fourth|quatrième|vierte[rsnm]?/giu, "4"],
  [/fifth|cinquième|fünfte[rsnm]?/giu, "5"],
  [/sixth|sixième|sechste[rsnm]?/giu, "6"],
  [/seventh|septième|siebte[rsnm]?/giu, "7"],
  [/eighth|huitième|achte[rsnm]?/giu, "8"],
  [/two|deux|zwei/giu, "2"],
  [/three|trois|drei/giu, "3"],
  [/four|quatre|vier/giu, "4"],
  [/five|cinq|fünf/giu, "5"],
  [/six|sechs/giu, "6"],
  [/seven|sept|sieben/giu, "7"],
  [/eight|huit|acht/giu, "8"],
];
const inDigits = (floor: string): string =>
  spelled.reduce(
    (left, [words, digit]) => left.replace(new RegExp(`(?<!\\p{L})(?:${words.source})(?!\\p{L})`, "giu"), digit),
    floor,
  );

/** Reads `listing.floor`. "地上3层，地下1层" is a house of three levels and a basement, never the third of one. */
export function storeysOf(listing: Listing): Storeys {
  const { floor } = listing;
  if (!floor) return { at: null, of: null };
  const up = above.exec(floor)?.groups?.count;
  if (up && (below.test(floor) || isHouse(listing))) return { at: null, of: Number(up) };
  const named = levels.filter((level) => level.test(floor)).length;
  if (isHouse(listing)) {
    const count = counted.exec(floor)?.groups?.count;
    return { at: null, of: count ? Number(count) : named > 1 ? named : null };
  }
  const [at, of] = (inDigits(floor).match(/\d+/g) ?? []).map(Number);
  return { at: at ?? null, of: of ?? null };
}
