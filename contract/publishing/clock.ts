/** Days, times and time zones of a calendar, as they cross the wire. */
import { z } from "zod";

export { timeZone } from "#contract/order";

/** "18:30". */
export const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u);
/** "2026-11-29". */
export const calendarDay = z.iso.date();
/** 1 is Monday. */
export const weekday = z.number().int().min(1).max(7);
export const moment = z.iso.datetime({ offset: true });
