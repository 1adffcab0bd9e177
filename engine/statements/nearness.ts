/** "A garage at the house": what the listing puts some way off must not be said to be at the door. */
import type { Mention } from "./mentions.ts";

/** Metres or minutes beside a thing in one phrase of the listing: "Garage à 50 m". */
const away =
  /(?<![\d.,])\d{1,6}(?:[.,]\d{1,3})? ?(?:m|km|米|公里|メートル|미터|ft|feet|yards?|miles?|minutes?|min\.?|Minuten|分|분)(?![\p{L}²])(?! ?[x×*]|²)/iu;
const atTheDoor =
  /(?:家|屋|楼|房)?门口|家旁|屋旁|紧(?:挨|邻|贴)|隔壁|自家院内|attached|adjoining|adjacent|integral|next door|right next to|on site|on-site|at the (?:house|door)|隣接|すぐ横|すぐ隣|横付け|敷地内|併設|바로 ?옆|집 ?앞|붙어|딸린|인접|attenant|accolé|mitoyen|au pied|devant la maison|sur place|adjacent|angrenzend|direkt (?:am|beim|neben)|am Haus|angebaut|vor der (?:Haus)?[tT]ür|nebenan/iu;
/** Concepts a distance may belong to: parts of the home. */
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
]);
const REACH = 18;

/** Ids of what the listing's phrase puts at a distance. */
export const farIn = (text: string, found: readonly Mention[]): string[] =>
  text.length < 60 && away.test(text) ? found.map(({ concept }) => concept.id).filter((id) => parts.has(id)) : [];

/** The stretch of `text` that puts `mention` at the house; null where none does. */
export function closeBy(text: string, { start, end }: Mention): { start: number; end: number } | null {
  const from = Math.max(0, start - REACH);
  const around = text.slice(from, end + REACH);
  const clause = around.split(/[.;!?。！？\n]/u).find((part) => part.includes(text.slice(start, end))) ?? "";
  const hit = atTheDoor.exec(clause);
  if (!hit) return null;
  const at = from + around.indexOf(clause) + hit.index;
  return { start: Math.min(start, at), end: Math.max(end, at + hit[0].length) };
}
