/** Receipts and credit notes: what was paid or given back, as it was at that moment. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { amountMinor, currency } from "#contract/money";
import { paymentMethod, paymentProviderName } from "#contract/payment";

const bilingual = z.object({ zh: z.string(), en: z.string() });

/** receipt: money came in; credit_note: money of a receipt went back. */
const receiptKinds = ["receipt", "credit_note"] as const;
const receiptKind = z.enum(receiptKinds);
export type ReceiptKind = z.infer<typeof receiptKind>;

/** What a receipt says: written once, so that it reads the same in ten years. Empty text: nobody had said. */
export const receiptSnapshot = z.object({
  /** The product's name where an administrator had given it another. */
  brand: bilingual.nullish(),
  seller: z.object({
    /** Null: the product's own name stands there. */
    name: z.string().nullable(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    filings: z.array(z.string()),
  }),
  buyer: z.object({
    name: z.string().nullable(),
    company: z.string().nullable(),
    /** Null also when the account is gone: nobody needs it any more. */
    email: z.string().nullable(),
  }),
  /** "ORD-001". */
  orderNumber: z.string(),
  line: z.object({
    kind: z.enum(["buy", "renew", "upgrade", "pack"]),
    title: bilingual,
    /** Listings a month, or of a pack; null: unlimited. */
    listings: z.number().int().positive().nullable(),
    /** Null for a pack, which belongs to the running period. */
    period: z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }).nullable(),
  }),
  currency,
  /** List price, less what is left of replaced packages, less the coupon, is what was paid, unless a transfer of another amount was accepted. */
  priceMinor: amountMinor,
  creditMinor: amountMinor,
  discountMinor: amountMinor,
  paidMinor: amountMinor,
  payment: z.object({
    provider: paymentProviderName,
    method: paymentMethod,
    transactionId: z.string(),
    paidAt: z.iso.datetime(),
  }),
  /** The clock its days are told by (IANA). */
  timeZone: z.string(),
  /** Of a credit note: what went back, and of which receipt. */
  refund: z
    .object({ amountMinor, reference: z.string(), receiptNumber: z.string(), doneAt: z.iso.datetime() })
    .nullable(),
});
export type ReceiptSnapshot = z.infer<typeof receiptSnapshot>;

/** A receipt as it is printed. */
export interface PrintedReceipt {
  /** "LC-2026-000001", "CN-2026-000001". */
  number: string;
  kind: ReceiptKind;
  issuedAt: Date;
  data: ReceiptSnapshot;
}

export const receipts = {
  /** One A4 page as PDF, in either language. `id`: of a receipt or credit note, or of the order whose receipt it is. Throws not_found. */
  download: oc
    .route({ method: "GET", path: "/receipts/{id}", tags: ["orders"] })
    .input(z.object({ id: z.uuid(), language: z.enum(["zh", "en"]) }))
    .output(z.file()),
};
