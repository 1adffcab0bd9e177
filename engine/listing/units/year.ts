/** Year of construction as printed, Japanese eras included. */
import { plain } from "./number.ts";

const ERAS: Record<string, number> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };
const OLDEST = 1000;
const NEWEST = 2100;

/** "1997年5月", "Baujahr 1910", "平成12年", "2002年06月築". Null for an age ("30 a 50 años"), a range, several years. */
export function parseYear(text: string): number | null {
  const line = plain(text).slice(0, 80);
  const era = /(明治|大正|昭和|平成|令和)\s?(\d{1,2}|元)年/.exec(line);
  if (era?.[1] && era[2]) return (ERAS[era[1]] ?? 0) + (era[2] === "元" ? 1 : Number(era[2]));
  const years = [...new Set(line.match(/(?<!\d)(?:1[0-9]|20)\d{2}(?!\d)/g) ?? [])];
  if (years.length !== 1) return null;
  const year = Number(years[0]);
  // A whole date names the year first (1997年5月, 1997-05) or last (05.1997, May 1997); both are the year.
  return year >= OLDEST && year <= NEWEST ? year : null;
}
