/** Which way a home faces: recognises, never translates. */
import { plain } from "./number.ts";

const WORD =
  /^(?:朝|座|坐|向)?\s*(?:[东南西北東]{1,3}(?:向き?|朝)?|南北(?:通透)?|东西|东南|西南|东北|西北|(?:north|south|east|west|nord|sud|süd|ost|est|ouest|west|norte|sur|sul|este|oeste|leste|nordost|nordwest|südost|südwest|noreste|noroeste|sureste|suroeste|nord-est|sud-ouest|sud-est|nord-ouest|northeast|northwest|southeast|southwest|남향|북향|동향|서향|남동향|남서향|북동향|북서향|남동|남서|남|북|동|서))$/i;

/** "北 南", "朝南", "South, East", "南東／角部屋" -> as printed, without what does not face anywhere; null when nothing does. */
export function parseOrientation(text: string): string | null {
  const line = plain(text).slice(0, 60);
  const words = line
    .split(/[\s,，、/・·;]+|\band\b|\bund\b|\by\b|\bet\b|\be\b/i)
    .map((word) => word.trim())
    .filter((word) => WORD.test(word));
  if (words.length === 0 || words.length > 5) return null;
  return words.join(/[一-龯]/.test(line) ? " " : ", ");
}
