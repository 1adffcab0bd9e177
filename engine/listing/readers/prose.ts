/** What only the prose says: "2011年建造的小区", "on the 21st floor of Marina Gate", "South-west facing garden". */
import { type Candidate, fact, from } from "../facts/candidate.ts";
import { meaningOf } from "../labels/index.ts";
import type { Line } from "../page/lines.ts";
import type { Page } from "../page/page.ts";
import { parseArea } from "../units/area.ts";
import { floorIn } from "../units/floor-in.ts";
import { orientationIn } from "../units/orientation.ts";
import { toldRooms } from "../units/rooms.ts";
import { builtIn } from "../units/year.ts";
import { isFlat, isHouse, isLand, isWholeBuilding } from "./kind.ts";

/** Lines of prose and of features that are looked through. */
const MAX_LINES = 400;
const SAID = 0.4;
/** A text may count the rooms of one floor alone. */
const TOLD = 0.3;
const FURTHER =
  /\b(?:further|another|additional|more|nog|autres?|encore|weitere|otros|otras|más|altre|altri|outros|mais) (?:\p{L}+ ){0,2}(?:bed|bath|slaap|badk|chambre|schlaf|dormit|habitac|camere|bagn|quartos|baños)/iu;
/** In a house of its own the storeys are inside it: "on the first floor are three bedrooms". */
const INSIDE =
  /\b(?:ground|first|second|third|upper|lower)[- ]floor\b(?!\s(?:flat|apartment))|\bto the .{0,20}floor\b/i;
/** Years, directions and floors of something else. */
const OF_OTHERS =
  /extended|renovat|refurbish|modernis|conver(?:ted|sion)|station|schools?\b|metro|学校|地铁|駅まで|共用|駐車|トイレ|ラウンジ|parking|garage|restaurant|pool|gym/i;

/** A sentence or an item of a list; a labelled line would only say again what the tables have read. */
const isProse = ({ text, linked, struck, block, parts }: Line, page: Page): boolean =>
  !linked &&
  !struck &&
  (text.length >= (/\p{Script=Han}|\p{Script=Hangul}/u.test(text) ? 11 : 40) ||
    (block.name === "li" && text.length >= 8)) &&
  meaningOf(parts[0] ?? "", page.hints.language) === null &&
  meaningOf(/^([^:：]{1,42})[:：]/.exec(text)?.[1] ?? "", page.hints.language) === null;

const OF_PLACES =
  /station|school|metro|学校|地铁|駅まで|共用|駐車|トイレ|ラウンジ|parking|garage|restaurant|pool|gym|renovat|refurbish/i;
const without = (others: RegExp, sentence: string): string =>
  others.test(sentence)
    ? sentence
        .split(/(?<=[,;，；、])|(?=\s(?:and|und|et|y|e|en)\s)/u)
        .filter((clause) => !others.test(clause))
        .join("")
    : sentence;

/** A part of the house with a year of its own: "die Fenster stammen aus dem Jahr 2008", "chaudière de 2019". */
const OF_A_PART =
  /(?<!\p{L})(?:fenster|heizung|heizanlage|dach|küche|bad|bäder|elektrik|fenêtres?|chaudière|toiture|cuisine|ventanas?|caldera|tejado|cocina|finestre|caldaia|tetto|cucina|ramen|ketel|keuken|roof|boiler|furnace|windows?|kitchen|bathrooms?|extension|conservatory|wiring)(?!\p{L})[^,;.\d]{0,50}(?:19|20)\d{2}/iu;

/** A sentence without its clauses about something else: "…, built in 1890, moments from the restaurants" is built in 1890. */
export const ofTheHome = (sentence: string): string => without(OF_A_PART, without(OF_OTHERS, sentence));

/** "offering 991 sq ft of accommodation": how large the whole is, where no line of its own says so. */
const OFFERING =
  /\b(?:offering|extending to|totalling|spanning|measuring|internal(?: floor)? area of)\D{0,24}?(\d[\d,.]{1,8}\s?(?:sq\.? ?ft|sqft|square feet|sq\.? ?m\b|m²|sqm))/iu;

/** Floor, direction and year of construction in the running text of a page, never sure. */
export function readProse(page: Page): Candidate[] {
  const told = page.main
    .filter((line) => isProse(line, page))
    .slice(0, MAX_LINES)
    .map(({ text }) => text.slice(0, 1200))
    .flatMap((text) => text.split(/(?<=[!?。！？]|(?<!\b\d{1,2}|\bc)\.)\s?|\n|<br\s?\/?>|●/u))
    .filter((sentence) => sentence !== "");
  const lines = told.map(ofTheHome).filter((sentence) => sentence !== "");
  // a floor may be told of a conversion, a year may not
  const places = told.map((sentence) => without(OF_PLACES, sentence)).filter((sentence) => sentence !== "");
  const firstIn = <T>(read: (text: string) => T | null, skip?: RegExp, from = lines): T | null => {
    for (const line of from) {
      const found = skip?.test(line) ? null : read(line);
      if (found !== null) return found;
    }
    return null;
  };
  /** Two sentences that count tell of two floors. */
  const onlyIn = <T>(read: (text: string) => T | null): T | null => {
    const found = new Set(lines.map(read).filter((one) => one !== null));
    const [only] = found;
    return found.size === 1 && only !== undefined && !lines.some((line) => FURTHER.test(line)) ? only : null;
  };
  const year = firstIn(builtIn);
  if (isLand(page)) return [];
  const whole = isWholeBuilding(page);
  const [bedrooms, bathrooms] = (["bedrooms", "bathrooms"] as const).map((what) =>
    whole ? null : onlyIn((sentence) => toldRooms(sentence, what)),
  );
  const size = firstIn((sentence) => {
    const measured = OFFERING.exec(sentence)?.[1];
    return measured === undefined ? null : parseArea(measured, page.hints);
  });
  const floor = isHouse(page) ? null : firstIn(floorIn, isFlat(page) ? undefined : INSIDE, places);
  const orientation = firstIn(orientationIn);
  return from("text", [
    ...(floor === null ? [] : [fact("floor", floor, SAID)]),
    ...(orientation === null ? [] : [fact("orientation", orientation, SAID)]),
    ...(year === null ? [] : [fact("yearBuilt", year, SAID)]),
    ...(size === null ? [] : [fact("area", { sqm: size, kind: "unknown" as const }, TOLD)]),
    ...(bedrooms ? [fact("bedrooms", bedrooms, TOLD)] : []),
    ...(bathrooms ? [fact("bathrooms", bathrooms, TOLD)] : []),
  ]);
}
