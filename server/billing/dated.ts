/** Moments that administrators name by their day: the hour is a guess, and must not say that an answer came before its question. */
import { AppError } from "#contract/errors";
import { dayIn, statementZones } from "#engine/billing/statement-days";

const DAY_MS = 86_400_000;

/** Throws invalid_input for a paper dated to come ("2026-11-30"), by the day where the tax office is. */
export function assertNotToCome(issuedOn: string, now: Date): void {
  if (issuedOn > dayIn(now, statementZones.bank)) throw new AppError("invalid_input", { data: { field: "issuedOn" } });
}

/** Throws invalid_input with `field` for a moment a day or more before `earliest`: that is another day, whatever the hour. */
export function assertNotDayBefore(told: Date, earliest: Date, field: string): void {
  if (earliest.getTime() - told.getTime() >= DAY_MS) throw new AppError("invalid_input", { data: { field } });
}

/** `told`, or `earliest` where that is later. */
export const notBefore = (told: Date, earliest: Date): Date => (told < earliest ? earliest : told);
