/** Time zones by name. */
import { audienceZones } from "#engine/publishing/times/audience";
import type { Language } from "#web/lib/language.ts";

/** Browsers go on calling these by the names of long ago, which nobody there looks for; every engine knows both. */
const renamed: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** "Asia/Calcutta" -> "Asia/Kolkata". */
export const presentZone = (timeZone: string): string => renamed[timeZone] ?? timeZone;

/** One clock, whatever each of the two calls it. */
export const sameClock = (a: string, b: string): boolean => presentZone(a) === presentZone(b);

/** "Asia/Shanghai": the reader's own. */
export const ownZone = (): string => presentZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** "America/New_York" -> "America/New York". */
export const zoneId = (timeZone: string): string => presentZone(timeZone).replaceAll("_", " ");

/** "Asia/Shanghai" -> "中国标准时间", "China Standard Time"; one that has no name in words keeps its own. */
export function zoneName(language: Language, timeZone: string): string {
  const words = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value;
  return !words || words.startsWith("GMT") ? zoneId(timeZone) : words;
}

/**
 * Every zone once, the account's own first, then those homes stand in, which are found by words too: to name all of them takes a
 * browser longer than anybody waits for a dialog.
 */
export function zoneChoices(language: Language, own: string): { value: string; label: string }[] {
  const named = new Set([own, ...audienceZones].map(presentZone));
  const zones = new Set([...named, ...Intl.supportedValuesOf("timeZone").map(presentZone)]);
  return [...zones].map((value) => {
    const [words, id] = [named.has(value) ? zoneName(language, value) : "", zoneId(value)];
    return { value, label: words === "" || words === id ? id : `${words} · ${id}` };
  });
}
