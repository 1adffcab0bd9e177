/** Time zones by name. */

/** "Asia/Shanghai": the reader's own. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "America/New_York" -> "America/New York". */
export const zoneName = (timeZone: string): string => timeZone.replaceAll("_", " ");
