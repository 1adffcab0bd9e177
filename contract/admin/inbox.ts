/** What waits for an administrator: each count is that of the list it opens. */
import { oc } from "@orpc/contract";
import { z } from "zod";

/** Counts go up to here; beyond it is "1,000+". */
export const INBOX_CAP = 1000;
/** Trials that end within so many days are worth a call. */
export const TRIAL_ENDS_DAYS = 3;
/** Of pieces that models were asked for in a day: from this share on, and these many, the composer's stepping in is news. */
const FALLBACK_SHARE = 0.1;
const FALLBACK_PIECES = 10;

export const moneyWaits = [
  "transfers",
  "differences",
  "invoices",
  "redInvoices",
  "failedRefunds",
  "refundsToSend",
  "enquiries",
  "trialsEnding",
  "objections",
] as const;
export const workWaits = ["pausedQueues", "deadLetters", "failedMails"] as const;
export type Waiting = (typeof moneyWaits)[number] | (typeof workWaits)[number];

const count = z.number().int().min(0).max(INBOX_CAP);
const inbox = z.object({
  /** Null: not for this scope. */
  money: z.record(z.enum(moneyWaits), count).nullable(),
  work: z.record(z.enum(workWaits), count),
  /** Pieces of the last day that models were asked for, and how many of them the composer wrote. Null: not for this scope. */
  fallbacks: z.object({ asked: z.number().int(), fallen: z.number().int() }).nullable(),
});
export type Inbox = z.infer<typeof inbox>;

/** The share of pieces that the composer wrote in a model's place, where it is news; null: it is not. */
export function fallbackNews(fallbacks: Inbox["fallbacks"]): number | null {
  if (!fallbacks || fallbacks.asked < FALLBACK_PIECES) return null;
  const share = fallbacks.fallen / fallbacks.asked;
  return share >= FALLBACK_SHARE ? share : null;
}

export const adminInbox = oc.route({ method: "GET", path: "/admin/inbox", tags: ["administration"] }).output(inbox);
