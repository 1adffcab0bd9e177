/** Asking for a Chinese tax invoice (发票) for an order; administrators issue it and write its number down. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { amountMinor, currency } from "#contract/money";

/** normal: 普通发票; special: 专用发票, which a company deducts tax with. */
export const invoiceTypes = ["normal", "special"] as const;
export const invoiceType = z.enum(invoiceTypes);
export type InvoiceType = z.infer<typeof invoiceType>;

/**
 * reversed: it was issued and holds no more. All money has gone back since, so that a red-letter invoice is due, or its details
 * were wrong and one has taken it back whole.
 */
export const invoiceStates = ["requested", "issued", "refused", "reversed"] as const;
export const invoiceState = z.enum(invoiceStates);
export type InvoiceState = z.infer<typeof invoiceState>;

const line = (length: number) => z.string().trim().min(1).max(length);
const email = z.email().max(254);
/** 统一社会信用代码: 18 characters; its check character is looked at by whoever takes it (engine/billing/tax-id.ts). */
const taxId = z.string().regex(/^[0-9A-Z]{18}$/);

export const invoiceBuyer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("person"), title: line(80), email }),
  z.object({
    kind: z.literal("company"),
    title: line(120),
    taxId,
    email,
    /** What a special invoice carries besides; null: not given. */
    address: line(200).nullable(),
    phone: line(40).nullable(),
    bank: line(120).nullable(),
    account: line(40).nullable(),
  }),
]);
export type InvoiceBuyer = z.infer<typeof invoiceBuyer>;

/** What a special invoice must carry. */
const specialFields = ["address", "phone", "bank", "account"] as const;

/** A special invoice goes to companies, with everything it carries; an issue at each field that is missing. */
export const invoiceForm = z
  .object({ type: invoiceType, buyer: invoiceBuyer })
  .superRefine(({ type, buyer }, context) => {
    if (type === "normal") return;
    if (buyer.kind === "person") context.addIssue({ code: "custom", path: ["type"], message: "companies only" });
    else
      for (const field of specialFields)
        if (buyer[field] === null) context.addIssue({ code: "custom", path: ["buyer", field], message: "missing" });
  });
export type InvoiceForm = z.infer<typeof invoiceForm>;

/** 红字发票: takes an issued invoice back, in whole or in part. */
const redInvoice = z.object({ number: z.string(), issuedOn: z.iso.date(), amountMinor });
export type RedInvoice = z.infer<typeof redInvoice>;

export const invoiceRequest = z.object({
  id: z.uuid(),
  type: invoiceType,
  buyer: z.object({
    kind: z.enum(["person", "company"]),
    title: z.string(),
    taxId: z.string().nullable(),
    email: z.string(),
  }),
  state: invoiceState,
  /** Of the issued invoice. */
  number: z.string().nullable(),
  issuedOn: z.iso.date().nullable(),
  url: z.url().nullable(),
  /** What it was issued for, whatever went back since; null: it was not issued. */
  issuedMinor: amountMinor.nullable(),
  reds: z.array(redInvoice),
  currency,
  /** Why it was refused, as the administrator put it. */
  reason: z.string().nullable(),
  /** What was wrong with it, where a red invoice took it back for that; the order stays paid, and another may be asked for. */
  mistake: z.string().nullable(),
  createdAt: z.string(),
});
export type InvoiceRequest = z.infer<typeof invoiceRequest>;

/** One as it stands in the drawers of administrators, beside its order or account. */
export const invoicePaper = invoiceRequest
  .pick({ id: true, state: true, number: true, issuedMinor: true, reds: true, currency: true })
  .extend({
    title: z.string(),
    /** What it is, or would be, made out for: of what was paid, what has not gone back. */
    leftMinor: amountMinor,
    /** Of what was issued, what has gone back and no red invoice says yet. */
    redDueMinor: amountMinor,
    at: z.string(),
  });
export type InvoicePaper = z.infer<typeof invoicePaper>;

/** Issued, and taken back in whole or in part: what is still due says how it stands, on every screen and in every file. */
export function redStateOf({
  reds,
  redDueMinor,
  issuedMinor,
}: Pick<InvoicePaper, "reds" | "redDueMinor" | "issuedMinor">): "due" | "part" | "done" | null {
  if (redDueMinor > 0) return "due";
  if (reds.length === 0) return null;
  const taken = reds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return taken < (issuedMinor ?? 0) ? "part" : "done";
}

export const invoices = {
  /**
   * For a paid order; one at a time; after a refused one, or one that was wrong, another may be asked for. Throws not_invoiceable (not paid, free, given back
   * wholly), invoice_exists, tax_id_wrong.
   */
  request: oc
    .route({ method: "POST", path: "/orders/{orderId}/invoice", tags: ["orders"] })
    .input(invoiceForm.safeExtend({ orderId: z.uuid() }))
    .output(invoiceRequest),
  /**
   * Takes a request back that was not decided yet: it is gone, and answered as it was sent, to be changed and sent again.
   * Throws not_found (no such order, nothing asked for), conflict when it was decided meanwhile.
   */
  withdraw: oc
    .route({ method: "DELETE", path: "/orders/{orderId}/invoice", tags: ["orders"] })
    .input(z.object({ orderId: z.uuid() }))
    .output(z.object({ type: invoiceType, buyer: invoiceBuyer })),
  /** The order's newest request, and whether one can be made now. Throws not_found. */
  get: oc
    .route({ method: "GET", path: "/orders/{orderId}/invoice", tags: ["orders"] })
    .input(z.object({ orderId: z.uuid() }))
    .output(z.object({ request: invoiceRequest.nullable(), possible: z.boolean() })),
  /** What was asked for last, newest first, each buyer once: to fill the form with. */
  remembered: oc
    .route({ method: "GET", path: "/invoices/remembered", tags: ["orders"] })
    .output(z.array(z.object({ type: invoiceType, buyer: invoiceBuyer }))),
};
