/** What was typed into the invoice form of an order, kept in this window until it is sent. */
import { z } from "zod";
import type { InvoiceValues } from "./invoice-values.ts";

const text = z.string();
const shape = z.object({
  type: z.enum(["normal", "special"]),
  kind: z.enum(["company", "person"]),
  title: text,
  taxId: text,
  email: text,
  address: text,
  phone: text,
  bank: text,
  account: text,
});
const nameOf = (orderId: string) => `listcast-invoice:${orderId}`;

/** Null when nothing was typed, or nothing may be stored. */
export function loadInvoice(orderId: string): InvoiceValues | null {
  try {
    const stored = sessionStorage.getItem(nameOf(orderId));
    return stored ? (shape.safeParse(JSON.parse(stored)).data ?? null) : null;
  } catch {
    return null;
  }
}

/** Where nothing can be stored the form itself still holds it. */
export function saveInvoice(orderId: string, values: InvoiceValues): void {
  try {
    sessionStorage.setItem(nameOf(orderId), JSON.stringify(values));
  } catch {
    // a forbidden or full storage
  }
}

/** Forgets it: it was sent. */
export function clearInvoice(orderId: string): void {
  try {
    sessionStorage.removeItem(nameOf(orderId));
  } catch {
    // nothing is stored where storing is forbidden
  }
}
