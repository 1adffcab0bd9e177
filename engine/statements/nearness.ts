/** "A garage at the house": what the listing puts some way off must not be said to be at the door. */
import type { Mention } from "./mentions.ts";

/** Metres or minutes beside a thing in one phrase of the listing: "Garage à 50 m". */
const away =
  /(?<![\d.,])\d{1,6}(?:[.,]\d{1,3})? ?(?:m|km|米|公里|メートル|미터|ft|feet|yards?|miles?|minutes?|min\.?|Minuten|分|분)(?![\p{L}²])(?! ?[x×*]|²)/iu;
const atTheDoor =
  /(?:家|屋|楼|房)?门口|(?:就)?在楼下|下楼(?:就|即)|家旁|屋旁|紧(?:挨|邻|贴)|隔壁|自家院内|attached|adjoining|adjacent|integral|next door|on (?:the|your) doorstep|right outside|at your (?:front )?door|downstairs|right (?:next to|beside|by)|beside the (?:house|home)|on site|on-site|at the (?:house|door)|目の前|隣接|家の(?:すぐ)?(?:横|隣|そば)|すぐ横|すぐ隣|横付け|敷地内|併設|바로 ?옆|집 ?옆|바로 ?앞|집 ?앞|붙어|딸린|인접|attenant|accolé|mitoyen|au pied|juste en bas|en bas de chez|devant la maison|sur place|adjacent|angrenzend|direkt (?:am|beim|neben)|am Haus|angebaut|vor der (?:Haus)?[tT]ür|direkt vor dem Haus|nebenan/iu;
/** Concepts a distance may belong to: parts of the home. */
/** Reached on the way out: a comma parts it from what is next to the house. */
const reached: readonly string[] = ["metro", "station", "train", "tram", "bus", "supermarket", "park", "sea"];
const parts: ReadonlySet<string> = new Set([
  "garage",
  "doubleGarage",
  "parking",
  "parkingSpace",
  "parkingAssigned",
  "carport",
  "cellar",
  "storageRoom",
  "garden",
  "pool",
  ...reached,
]);
const REACH = 18;

/** Ids of what the listing's phrase puts at a distance. */
export const farIn = (text: string, found: readonly Mention[]): string[] =>
  text.length < 60 && away.test(text) ? found.map(({ concept }) => concept.id).filter((id) => parts.has(id)) : [];

/** The stretch of `text` that puts `mention` at the house; null where none does. */
export function closeBy(text: string, { start, end, concept }: Mention): { start: number; end: number } | null {
  const from = Math.max(0, start - REACH);
  const around = text.slice(from, end + REACH);
  const clause =
    around
      .split(reached.includes(concept.id) ? /[.;!?。！？,，、\n]/u : /[.;!?。！？\n]/u)
      .find((part) => part.includes(text.slice(start, end))) ?? "";
  const hit = atTheDoor.exec(clause);
  if (!hit) return null;
  // Its name, if it has one, is found by itself.
  if (reached.includes(concept.id)) return { start, end };
  const at = from + around.indexOf(clause) + hit.index;
  return { start: Math.min(start, at), end: Math.max(end, at + hit[0].length) };
}
