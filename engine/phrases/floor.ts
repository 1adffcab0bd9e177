/** Reads a floor as pages word it ("中楼层 (共18层)", "4階／地上6階", "3rd floor", "6 из 10"). */
import { normalForm } from "#engine/text/normal-form";

/** Signs of a floor that are looked at; pages use forty. */
const MAX_FLOOR = 200;

export type Floor = {
  readonly level: number | null;
  readonly total: number | null;
  readonly band: "ground" | "low" | "mid" | "high" | "top" | null;
  /** A ground floor some steps above the street. */
  readonly raised?: true;
};

const bands: readonly (readonly [Exclude<Floor["band"], null>, RegExp])[] = [
  ["top", /顶层|最上階|꼭대기|top floor|dernier étage|Dachgeschoss|\bDG\b|ático/iu],
  ["ground", /ground|piano terra|rez-de-chauss|Erdgeschoss|\bEG\b|planta baja|térreo|\bbajo\b/iu],
  ["high", /高(?:楼)?层|高区|고층|high(?:er)? floor|étage élevé/iu],
  ["mid", /中(?:楼)?层|中区|중층|mid(?:dle)?[- ]?(?:floor|level)/iu],
  ["low", /低(?:楼)?层|低区|저층|low(?:er)? floor|étage bas/iu],
];
const raised = /raised ground|rez-de-chauss\S{1,3} (?:sur\S{1,3}lev|haut)|Hochparterre/iu;
const pairs: readonly RegExp[] = [
  /0{0,3}(\d{1,3})\s*(?:(?:階|层|楼|층)(?:部分)?\s*|部分\s*)?[/／]\s*(?:地上)?0{0,3}(\d{1,3})/u,
  /0{0,3}(\d{1,3})(?:st|nd|rd|th)?\s*(?:из|of|von|sur|di|de|\/)\s*0{0,3}(\d{1,3})/iu,
];
const totals = /(?:共|总|全|地上|총)\s*0{0,3}(\d{1,3})\s*(?:层|階|층)/u;
const levels =
  /(?:^|[^\d共总])0{0,3}(\d{1,3})\s*(?:(?:st|nd|rd|th|e|er|ème|ª|º|°|\.)\s*)?(?:floor|層|层(?![)）])|階|楼|층|étage|Floor|Planta|Etage|OG|Stock|Obergeschoss|andar|piano)/iu;

const namesLevel = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth) floor/iu;
const spelled: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})first(?= floor)/iu, "1st"],
  [/(?<!\p{L})second(?= floor)/iu, "2nd"],
  [/(?<!\p{L})third(?= floor)/iu, "3rd"],
  [/(?<!\p{L})fourth(?= floor)/iu, "4th"],
  [/(?<!\p{L})fifth(?= floor)/iu, "5th"],
  [/(?<!\p{L})sixth(?= floor)/iu, "6th"],
  [/(?<!\p{L})seventh(?= floor)/iu, "7th"],
  [/(?<!\p{L})eighth(?= floor)/iu, "8th"],
];

const known = (text: string | undefined): number | null => {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) && value > 0 && value < 200 ? value : null;
};

/** The floor, or null where the wording says neither a level nor a band nor a total. */
export function readFloor(text: string | null): Floor | null {
  if (!text) return null;
  const whole = normalForm(text.slice(0, MAX_FLOOR), "NFKC");
  // "Second floor of a five-storey block (ground to fourth)": what stands in brackets is the building
  const folded = spelled.reduce(
    (left, [word, digit]) => left.replace(word, digit),
    namesLevel.test(whole) ? whole.replace(/\([^)]{0,80}\)/gu, " ") : whole,
  );
  const pair = pairs.map((pattern) => pattern.exec(folded)).find((hit) => hit !== null);
  const band = bands.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
  const total = known(pair?.[2]) ?? known(totals.exec(folded)?.[1]);
  const level =
    known(pair?.[1]) ??
    (band ? null : (known(levels.exec(folded)?.[1]) ?? known(/^\s*(\d{1,3})\s*$/.exec(folded)?.[1])));
  if (level === null && band === null && total === null) return null;
  return { level, total, band, ...(band === "ground" && raised.test(folded) ? { raised: true as const } : {}) };
}
