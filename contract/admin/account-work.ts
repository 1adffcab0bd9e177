/** What an administrator works with on the page of one account, the newest of each: money, papers, homes, and notes of colleagues. */
import { z } from "zod";
import { invoicePaper } from "#contract/invoice";
import { amountMinor, currency } from "#contract/money";
import { paymentProviderName, paymentState } from "#contract/payment";

export const accountNote = z.object({
  id: z.uuid(),
  text: z.string(),
  at: z.string(),
  /** Its administrator's address; null: that account is gone. */
  author: z.string().nullable(),
});
export type AccountNote = z.infer<typeof accountNote>;

/** "ORD-718029". */
const ofOrder = { orderId: z.uuid(), orderNumber: z.string() };

export const accountWork = {
  payments: z.array(
    z.object({
      id: z.uuid(),
      ...ofOrder,
      provider: paymentProviderName,
      state: paymentState,
      amountMinor,
      currency,
      /** The bank's or the provider's. */
      transactionId: z.string().nullable(),
      at: z.string(),
    }),
  ),
  invoices: z.array(invoicePaper),
  coupons: z.array(
    z.object({ ...ofOrder, code: z.string(), state: z.enum(["reserved", "used", "released"]), at: z.string() }),
  ),
  /** Homes that are not deleted, with what was written about each. */
  homes: z.array(
    z.object({
      id: z.uuid(),
      /** "PROP-012". */
      number: z.string(),
      title: z.string(),
      pieces: z.number().int(),
      isPublic: z.boolean(),
    }),
  ),
  /** Of the newest campaigns, the newest first; `begins`: the title, or the first words of a piece without one. */
  pieces: z.array(
    z.object({
      id: z.uuid(),
      platform: z.string(),
      language: z.string(),
      kind: z.string(),
      begins: z.string(),
      homeId: z.uuid(),
      homeNumber: z.string(),
      at: z.string(),
    }),
  ),
  notes: z.array(accountNote),
};
export type AccountWork = { [Name in keyof typeof accountWork]: z.infer<(typeof accountWork)[Name]> };
