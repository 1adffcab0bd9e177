/** Whatever a customer quotes, found in one place: accounts, orders, invoices and tasks, as far as the administrator's scope reaches. */
import { oc } from "@orpc/contract";
import { z } from "zod";

const foundKinds = ["account", "order", "invoice", "task"] as const;
/** What named an order. */
const quotedKinds = ["number", "memo", "transaction", "reference", "receipt", "invoice"] as const;

const found = z.object({
  kind: z.enum(foundKinds),
  id: z.uuid(),
  /** An account's name or address, "ORD-718029", an invoice's title, "TASK-012". */
  name: z.string(),
  /** Whose it is: the account's address or name; null: the account is gone. */
  account: z.string().nullable(),
  /** Of an order: by what it was found. */
  quoted: z.enum(quotedKinds).nullable(),
});
export type Found = z.infer<typeof found>;

/** `q`: a part of an address, a name or a phone; an order's number, payment, receipt, memo, bank reference or invoice; a task's number. */
export const adminFind = oc
  .route({ method: "GET", path: "/admin/find", tags: ["administration"] })
  .input(z.object({ q: z.string().trim().min(2).max(100) }))
  .output(z.object({ items: z.array(found) }));
