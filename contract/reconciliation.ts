/** Where a provider's statements and our books do not agree. */
import { z } from "zod";
import { paymentProviderName } from "#contract/payment";

/**
 * missing_here: money came in that we know nothing of. missing_there: we hold for paid what no statement names.
 * amount_differs: another amount or currency. refund_missing_here / _there: the same of money given back. refund_failed: the
 * provider could not give it back. refund_waiting: it has not for days (a transfer to be made, a card that does not take money
 * back: somebody settles it at the provider). event_mismatch: a callback named another amount or currency,
 * or took back what was said of a refund. event_unknown: one told of money for a reference we do not have. transfer_differs:
 * an administrator saw a transfer of another amount than its order asks for.
 */
export const differenceKinds = [
  "missing_here",
  "missing_there",
  "amount_differs",
  "refund_missing_here",
  "refund_missing_there",
  "refund_failed",
  "refund_waiting",
  "event_mismatch",
  "event_unknown",
  "transfer_differs",
] as const;
export const differenceKind = z.enum(differenceKinds);
export type DifferenceKind = z.infer<typeof differenceKind>;

/** What becomes of a transfer of another amount: taken for the whole, the payer asked for the rest, or sent back. */
export const transferChoices = ["accept", "ask", "refund"] as const;
export const transferChoice = z.enum(transferChoices);
export type TransferChoice = z.infer<typeof transferChoice>;

/** Money that came for a payment, in its minor units; `transactionId`: the bank's own reference. */
const arrival = z.object({ transactionId: z.string(), amountMinor: z.number().int(), at: z.string() });
export type Arrival = z.infer<typeof arrival>;

/** One side's word; amounts in integer minor units. What a side did not say is left out. */
const bookSide = z.object({
  reference: z.string().optional(),
  transactionId: z.string().nullish(),
  amountMinor: z.number().int().nullish(),
  currency: z.string().nullish(),
  at: z.string().nullish(),
  state: z.string().nullish(),
});
export type BookSide = z.infer<typeof bookSide>;

export const difference = z.object({
  id: z.uuid(),
  provider: paymentProviderName,
  kind: differenceKind,
  /** In the provider's time zone, "2026-03-02". */
  day: z.string(),
  theirs: bookSide.nullable(),
  ours: bookSide.nullable(),
  orderId: z.uuid().nullable(),
  userId: z.uuid().nullable(),
  createdAt: z.string(),
  resolvedAt: z.string().nullable(),
  /** The administrator; null with `resolvedAt`: the books came to agree by themselves. */
  resolvedBy: z.uuid().nullable(),
  note: z.string(),
  /** Of a transfer: each bank reference with what it brought, and what was decided; `ask` waits for the rest. */
  arrivals: z.array(arrival),
  choice: transferChoice.nullable(),
});
export type Difference = z.infer<typeof difference>;
