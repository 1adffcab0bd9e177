/** Which way a home faces: recognises, never translates. */
import { plain } from "./number.ts";

/** North, east, south and west in the languages portals are written in; longer words first. */
const POINT =
  "north|nord|noord|norte|sever|east|ost|oost|osten|oosten|leste|este|est|south|süd|sud|zuid|sur|sul|west|ouest|ovest|oeste";
const COMPASS = `(?:${POINT})(?:en|ern)?(?:[ -]?(?:${POINT})(?:en|ern)?)?`;
const HAN = "[东南西北東]{1,3}";
const HANGUL = "(?:남동|남서|북동|북서|동남|서남|동북|서북|남|북|동|서)향?";
const WORD = new RegExp(
  `^(?:(?:朝|座|坐|向)?正?(?:${HAN})(?:向き?|朝|通透)?|[坐座][东南西北東]{1,2}[朝向][东南西北東]{1,2}|${COMPASS}|${HANGUL}|nascente|poente)$`,
  "iu",
);
/** What stands before the direction: "Gelegen op het zuidwesten", "plein sud", "orientado al sur". */
const LEAD =
  /^(?:gelegen op (?:het )?|op het |(?:en )?plein |(?:orientad[oa]|virad[oa]) (?:al?|para) |nach |facing |facade |due )/i;

/** "北 南", "朝南", "South, East", "南東／角部屋", "Gelegen op het zuidwesten" -> as printed, without what does not face anywhere; null when nothing does. */
export function parseOrientation(text: string): string | null {
  const line = plain(text)
    .slice(0, 60)
    .replace(/[(（][^)）]{0,40}[)）]/g, " ");
  const words = line
    .split(/[\s,，、/・·;]+(?!(?:ost|est|east|west|ouest|ovest|oeste|este)\b)|\band\b|\bund\b|\by\b|\bet\b|\be\b/i)
    .map((word) => word.trim())
    .filter((word) => WORD.test(word));
  if (words.length > 0 && words.length <= 5) return words.join(/[一-龯]/.test(line) ? " " : ", ");
  const led = line.replace(LEAD, "").trim();
  return led !== line.trim() && WORD.test(led) ? led : null;
}

const FOUND: readonly RegExp[] = [
  /(?<![\p{Script=Han}\d])([坐座][东南西北東]{1,2}[朝向][东南西北東]{1,2})/u,
  /(南北(?:双?通透?)|(?<!\p{Script=Han})南北(?!\p{Script=Han}))/u,
  /(?<=[\s,，、|｜]|^)([东南西北]\s?[/／]\s?[东南西北])(?=[\s,，、|｜]|$)/u,
  /(?:朝|坐|座|面)正?([东南西北東]{1,2})(?![路街门門站区區线線])/u,
  /(?<!\p{Script=Han})([东南西北東]{1,2})(?:朝?向き?|角|バルコニー)/u,
  /(?:バルコニー|主要採光面|方位)[:：]?\s?([南東西北]{1,2})/u,
  /(?<=[\s,，、/｜|]|^)(东南|西南|东北|西北|東南|東北|南東|南西|北東|北西)(?=[\s,，、/｜|]|$)/u,
  /(?<=[\s,，、｜|])([东南西北])(?=[\s,，、｜|]|$)/u,
  /(?<!\p{Script=Hangul})((?:남동|남서|북동|북서|동남|서남|남|북|동|서)향)/u,
  new RegExp(`\\b(${COMPASS})[- ](?:facing|orientation|aspect|exposure)`, "iu"),
  new RegExp(`\\b(?:facing|faces|aspect|orientation|exposure|looks)\\s?:?\\s(?:due )?(${COMPASS})(?!\\p{L})`, "iu"),
  new RegExp(
    `(?<!\\p{L})(?:expo(?:s(?:ée?|ition))?|face|orienté?e?|orientation|plein(?= ))\\s?:?\\s(?:plein )?(${COMPASS})(?!\\p{L})`,
    "iu",
  ),
  new RegExp(`(?<!\\p{L})(?:ausrichtung|ausr\\.|ausgerichtet|nach)\\s?:?\\s(?:nach )?(${COMPASS})(?!\\p{L})`, "iu"),
  new RegExp(
    `(?<!\\p{L})(?:orientaci[óo]n|orientad[oa] al?|esposizione|esposto a|orientamento|orientação|exposição|virad[oa] a)\\s?:?\\s(${COMPASS})(?!\\p{L})`,
    "iu",
  ),
  // "…, high floor, unblocked, North-South."
  /(?<=[,;|]\s)((?:north|south|east|west)[-/ ](?:north|south|east|west))(?: facing)?(?=[,.;|]|$)/iu,
  // a part of its own in a line of German or French facts: "Südwest", "Südlage", "sud-ouest"
  /(?<=[,;|]\s)((?:nord|süd)[ -]?(?:ost|west)|(?:nord|süd|ost|west)(?:ost|west)?(?:lage|ausrichtung)|(?:nord|sud)[- ](?:est|ouest))(?=\s?[,.;|]|$)/iu,
  // between two points a word of its own in French and German facts, behind which a part, a number or nothing comes
  /(?<=\s)((?:nord|süd)[- ]?(?:ost|west)|(?:nord|sud)-(?:est|ouest)|(?:nord-sud|est-ouest|ost\/west|nord\/süd|ost-west|nord-süd))(?=\s?[,;|]|\s[-–]\s|\s\d|$)/iu,
  // a French part of its own behind the first two, which may be a quarter's name
  /(?<=,[^,]{2,60},(?:[^,]{2,60},)?\s)(nord|sud|ouest)(?=\s?,)/iu,
  new RegExp(`(?<!\\p{L})op het (${COMPASS})(?!\\p{L})`, "iu"),
];

const OUTSIDE =
  "garden|balcon(?:y|ies)?|terrace|patio|deck|yard|courtyard|alfresco|lawn|pool|roof terrace|garten|balkon|loggia|terrasse|jardin|jard[ií]n|cour|terraza|patio|giardino|terrazz[oa]|cortile|jardim|varanda|quintal|tuin|dakterras|ogród|taras|zahrada|trädgård|have\\b|hage\\b";
/** What lies outside and faces somewhere of its own: "a sunny north-facing rear deck", "Garten in Westlage", "jardin exposé sud". */
const OUTSIDE_AFTER = new RegExp(`^[- ]?(?:facing|aspect)?(?:\\s[\\p{L}-]{2,14}){0,3}?\\s(?:${OUTSIDE})`, "iu");
const OUTSIDE_WORD = new RegExp(`^(?:${OUTSIDE})|(?:garten|balkon|terrasse)$`, "iu");
/** A direction up to four words after it is the garden's own, unless a sentence or a dash ends between. */
const WORDS_BEFORE = 5;
const outsideBefore = (text: string): boolean =>
  (text.split(/[^\p{L}\d²,(\s-]/u).at(-1) ?? "")
    .split(/[\s,(]+/u)
    .filter(Boolean)
    .slice(-WORDS_BEFORE)
    .some((word) => OUTSIDE_WORD.test(word));
/** Signs around a direction that tell whose it is. */
const AROUND = 44;

/** The direction named in running text: "exposé sud", "朝南", "faces north"; null when none is, or when it is the garden's. */
export function orientationIn(text: string): string | null {
  const line = plain(text.slice(0, 2000));
  for (const pattern of FOUND) {
    const found = pattern.exec(line);
    if (!found?.[1]) continue;
    const end = found.index + found[0].length;
    const outside =
      OUTSIDE_AFTER.test(line.slice(end, end + AROUND)) ||
      outsideBefore(line.slice(Math.max(0, found.index - AROUND), found.index));
    if (!outside) return found[1];
  }
  return null;
}
