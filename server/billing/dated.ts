/** Moments that administrators name by their day: the hour is a guess, and must not say that an answer came before its question. */
import { AppError } from "#contract/errors";
import { dayIn, statementZones } from "#engine/billing/statement-days";

/** The day where bank and tax office are, which is the one administrators read and type. */
const dayOf = (at: Date): string => dayIn(at, statementZones.bank);

/** Throws invalid_input for a paper dated to come ("2026-11-30"). */
export function assertNotToCome(issuedOn: string, now: Date): void {
  if (issuedOn > dayOf(now)) throw new AppError("invalid_input", { data: { field: "issuedOn" } });
}

/** Throws invalid_input with `field` for a moment of a day before that of `earliest`: of the same day only its hour may be early. */
export function assertNotDayBefore(told: Date, earliest: Date, field: string): void {
  if (dayOf(told) < dayOf(earliest)) throw new AppError("invalid_input", { data: { field } });
}

/** `told`, or `earliest` where that is later. */
export const notBefore = (told: Date, earliest: Date): Date => (told < earliest ? earliest : told);
