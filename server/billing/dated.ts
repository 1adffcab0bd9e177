/** Moments that administrators name by their day: the hour is a guess, and must not say that an answer came before its question. */
import { AppError } from "#contract/errors";

const DAY_MS = 86_400_000;

/** Throws invalid_input with `field` for a moment a day or more before `earliest`: that is another day, whatever the hour. */
export function assertNotDayBefore(told: Date, earliest: Date, field: string): void {
  if (earliest.getTime() - told.getTime() >= DAY_MS) throw new AppError("invalid_input", { data: { field } });
}

/** `told`, or `earliest` where that is later. */
export const notBefore = (told: Date, earliest: Date): Date => (told < earliest ? earliest : told);
