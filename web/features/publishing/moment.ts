/** A date and time as a form's field has it, in the reader's own time zone. Pure but for the zone. */

/** "2026-11-23T18:30" -> ISO 8601 in UTC; null for what is no moment. */
export function momentOf(field: string): string | null {
  const moment = new Date(field);
  return field === "" || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** ISO 8601 -> the field's form, to the minute. */
export function fieldOf(iso: string): string {
  const at = new Date(iso);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** "Asia/Shanghai". */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
