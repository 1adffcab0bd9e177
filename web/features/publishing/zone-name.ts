/** Time zones by name. */
import type { Language } from "#web/lib/language.ts";

/** "Asia/Shanghai": the reader's own. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "America/New_York" -> "America/New York". */
export const zoneId = (timeZone: string): string => timeZone.replaceAll("_", " ");

/** "Asia/Shanghai" -> "中国标准时间", "China Standard Time"; one that has no name in words keeps its own. */
export function zoneName(language: Language, timeZone: string): string {
  const words = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value;
  return !words || words.startsWith("GMT") ? zoneId(timeZone) : words;
}
