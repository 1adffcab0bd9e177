/**
 * The sandbox's callbacks: JSON, signed as HMAC-SHA256 over "<seconds>.<body>" in the header `sandbox-signature: t=…,v1=…`.
 * The cashier writes them, the provider reads them; both hold a secret of the process.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { AppError } from "#contract/errors";
import { amountMinor, currency } from "#contract/money";
import type { Callback, PaymentEvent } from "./payment.ts";
import type { SandboxCharge } from "./sandbox-ledger.ts";

/** How long a callback may have been on its way. */
export const SANDBOX_PATIENCE_MS = 5 * 60_000;

const header = "sandbox-signature";
const notice = z.object({
  id: z.string().min(1),
  at: z.coerce.date(),
  reference: z.string().min(1),
  charge: z.discriminatedUnion("state", [
    z.object({ state: z.literal("closed") }),
    z.object({
      state: z.literal("paid"),
      transactionId: z.string().min(1),
      paidAt: z.coerce.date(),
      amountMinor,
      currency,
    }),
  ]),
});

const signatureOf = (secret: string, seconds: string, body: string) =>
  createHmac("sha256", secret).update(`${seconds}.${body}`).digest();

/** The news about a charge that was paid or closed, as it is sent at that moment; null while there is none. */
export function sandboxNotice(charge: SandboxCharge, secret: string, now: Date): Callback | null {
  if (charge.state === "open") return null;
  const { reference, state, transactionId, paidAt, amountMinor, currency } = charge;
  const body = JSON.stringify({
    // the same piece of news has the same name, however often it is sent
    id: `${reference}.${state}`,
    at: (paidAt ?? now).toISOString(),
    reference,
    charge: state === "paid" ? { state, transactionId, paidAt, amountMinor, currency } : { state },
  });
  const seconds = String(Math.floor(now.getTime() / 1000));
  const signature = signatureOf(secret, seconds, body).toString("hex");
  return { headers: { "content-type": "application/json", [header]: `t=${seconds},v1=${signature}` }, body };
}

const refuse = (why: string) => new AppError("callback_refused", { message: `sandbox: ${why}` });

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

/** What a callback says, once its signature and its time are right. Throws `callback_refused`. */
export function readSandboxNotice({ headers, body }: Callback, secret: string, now: Date): PaymentEvent {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers[header] ?? "") ?? [];
  if (!seconds || !hex) throw refuse("no signature");
  if (!timingSafeEqual(signatureOf(secret, seconds, body), Buffer.from(hex, "hex"))) throw refuse("wrong signature");
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > SANDBOX_PATIENCE_MS) throw refuse("too old");
  const parsedNotice = notice.safeParse(parsed(body));
  if (!parsedNotice.success) throw refuse("unreadable");
  const { id: eventId, at, reference, charge } = parsedNotice.data;
  return { type: "charge", eventId, at, reference, charge };
}
