/** A date and time as a form's field has it, on the clock of a time zone. */
import { type Moment, momentAt, wallOf } from "#engine/publishing/times/wall-clock";

/** "2026-11-23T18:30" -> the moment it means there; null for what is no moment. */
export function momentOf(field: string, timeZone: string): Moment | null {
  const [day = "", at = ""] = field.split("T");
  try {
    return momentAt({ day, at: at.slice(0, 5) }, timeZone);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** ISO 8601 -> the field's form, to the minute. */
export function fieldOf(iso: string, timeZone: string): string {
  const { day, at } = wallOf(iso, timeZone);
  return `${day}T${at}`;
}
