/** What a provider sends us: signed, and waiting until the test brings it, once or often, early or late. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Callback, PaymentEvent } from "#adapters/payments/payment";
import { AppError } from "#contract/errors";
import { amountMinor, currency } from "#contract/money";

const charge = z.discriminatedUnion("state", [
  z.object({ state: z.literal("closed") }),
  z.object({ state: z.literal("paid"), transactionId: z.string(), paidAt: z.coerce.date(), amountMinor, currency }),
]);
const refund = z.discriminatedUnion("state", [
  z.object({ state: z.literal("done"), refundedAt: z.coerce.date() }),
  z.object({ state: z.literal("failed"), why: z.string() }),
]);
const said = z.discriminatedUnion("type", [
  z.object({ type: z.literal("charge"), eventId: z.string(), at: z.coerce.date(), reference: z.string(), charge }),
  z.object({
    type: z.literal("refund"),
    eventId: z.string(),
    at: z.coerce.date(),
    refundReference: z.string(),
    refund,
  }),
]);

export interface Notice {
  event: PaymentEvent;
  callback: Callback;
  /** Nothing else tells of it: the provider repeats it until it is taken. */
  mustArrive: boolean;
}

/** Writes and reads notices under a secret of its own. */
export function noticeSigner() {
  const secret = randomBytes(32);
  const signatureOf = (body: string, key: Buffer) => createHmac("sha256", key).update(body).digest("hex");
  const written = (event: PaymentEvent, key: Buffer): Callback => {
    const body = JSON.stringify(event);
    return { headers: { signature: signatureOf(body, key) }, body };
  };
  return {
    sign: (event: PaymentEvent): Callback => written(event, secret),
    /** The same words under another key. */
    forge: (event: PaymentEvent): Callback => written(event, randomBytes(32)),
    read({ headers, body }: Callback): PaymentEvent {
      const given = Buffer.from(headers.signature ?? "");
      const right = Buffer.from(signatureOf(body, secret));
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw new AppError("callback_refused");
      return said.parse(JSON.parse(body));
    },
  };
}
