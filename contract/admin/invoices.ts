/** Administration of tax invoices: what was asked for, what was issued in the tax system, what was refused. Scopes operations and super. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { adminList, listInput, oneRow } from "#contract/admin/list";
import { accountNamed } from "#contract/admin/orders";
import { invoiceBuyer, invoiceRequest, invoiceState, invoiceType } from "#contract/invoice";
import { amountMinor } from "#contract/money";
import { paymentProviderName } from "#contract/payment";

const tags = ["administration"];

const adminInvoice = invoiceRequest.extend({
  /** With everything a special invoice carries. */
  buyer: invoiceBuyer,
  amountMinor,
  /** Of it, what has not gone back since: what a new invoice is made out for. */
  leftMinor: amountMinor,
  /** Of what was issued, what has gone back and no red invoice says yet. */
  redDueMinor: amountMinor,
  orderId: z.uuid().nullable(),
  orderNumber: z.string(),
  /** How the order was paid, what the bank or the provider calls that, and its coupon. */
  provider: paymentProviderName.nullable(),
  transactionId: z.string().nullable(),
  coupon: z.string().nullable(),
  /** Null when the account is gone. */
  account: accountNamed.nullable(),
});

export type AdminInvoice = z.infer<typeof adminInvoice>;

const decided = z.object({ id: z.uuid(), state: invoiceState });

export const invoiceSorts = ["at"] as const;
/** `q`: words of the title, tax id, address, the invoice's number or the order's; what else is quoted of the order; words of the account. */
export const invoicesInput = listInput(invoiceSorts, {
  state: invoiceState.optional(),
  type: invoiceType.optional(),
  /** due: a red invoice is to be made out; done: one was, and no more is due. */
  red: z.enum(["due", "done"]).optional(),
  ...oneRow,
});

/** An invoice or a red one as the tax system made it out, for a request. */
const paper = {
  id: z.uuid(),
  number: z.string().trim().min(1).max(40),
  issuedOn: z.iso.date(),
};

export const adminInvoices = {
  ...adminList("/invoices", { summary: "Requests for invoices", input: invoicesInput, row: adminInvoice }),
  /** Writes down the invoice that was issued; its buyer is told. Throws conflict when it was decided already. */
  issue: oc
    .route({ method: "POST", path: "/admin/invoices/{id}/issue", tags })
    .input(
      z.object({
        ...paper,
        url: z.url({ protocol: /^https$/ }).nullable(),
      }),
    )
    .output(decided),
  /**
   * Writes down a red invoice that was made out in the tax system for what went back. Throws conflict for an invoice that was not
   * issued, and for more than is due.
   */
  red: oc
    .route({ method: "POST", path: "/admin/invoices/{id}/red", tags })
    .input(
      z.object({
        ...paper,
        amountMinor: amountMinor.min(1),
      }),
    )
    .output(decided),
  /**
   * Writes down the red invoice that took an issued one back whole because its details were wrong (开票有误). The order stays paid;
   * the buyer is told `mistake` and may ask for another. `again`: one with the same details waits to be issued at once. Throws
   * conflict for an invoice that is not issued, and for `again` of an account that is gone.
   */
  takeBack: oc
    .route({ method: "POST", path: "/admin/invoices/{id}/take-back", tags })
    .input(
      z.object({
        ...paper,
        mistake: z.string().trim().min(1).max(500),
        again: z.boolean(),
      }),
    )
    .output(decided),
  /** Says why none is issued; the buyer is told and may ask again. Throws conflict when it was decided already. */
  refuse: oc
    .route({ method: "POST", path: "/admin/invoices/{id}/refuse", tags })
    .input(z.object({ id: z.uuid(), reason: z.string().trim().min(1).max(500) }))
    .output(decided),
};
