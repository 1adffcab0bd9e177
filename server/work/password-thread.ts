/** The thread's side of passwords.ts: one hash or one comparison at a time, which takes the processor for a twentieth of a second. */
import { hashSync, verifySync } from "@node-rs/bcrypt";

export type PasswordOrder =
  | { what: "hash"; password: string; cost: number }
  | { what: "verify"; password: string; stored: string };

export default function work(order: PasswordOrder): string | boolean {
  return order.what === "hash" ? hashSync(order.password, order.cost) : verifySync(order.password, order.stored);
}
