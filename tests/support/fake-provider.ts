/**
 * A provider for tests with books of its own, which can be told to behave badly: not to answer, to answer and lose the
 * answer, to refuse, to keep refunds waiting. Its callbacks are "signed" by a word.
 */
import { z } from "zod";
import type {
  Callback,
  Charge,
  ChargeState,
  PaymentEvent,
  PaymentProvider,
  Refund,
  RefundState,
  StatementLine,
} from "#adapters/payments/payment";
import { AppError } from "#contract/errors";
import type { PaymentProviderName } from "#contract/payment";

export interface FakeCharge extends Charge {
  state: ChargeState;
  /** How often it was opened under its reference. */
  opened: number;
}

export interface FakeRefund extends Refund {
  state: RefundState;
}

const WORD = "open sesame";
const event = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("charge"),
    eventId: z.string(),
    at: z.coerce.date(),
    reference: z.string(),
    charge: z.discriminatedUnion("state", [
      z.object({ state: z.literal("open") }),
      z.object({ state: z.literal("closed") }),
      z.object({
        state: z.literal("paid"),
        transactionId: z.string(),
        paidAt: z.coerce.date(),
        amountMinor: z.number(),
        currency: z.string(),
      }),
    ]),
  }),
  z.object({
    type: z.literal("refund"),
    eventId: z.string(),
    at: z.coerce.date(),
    refundReference: z.string(),
    refund: z.discriminatedUnion("state", [
      z.object({ state: z.literal("pending") }),
      z.object({ state: z.literal("done"), refundedAt: z.coerce.date() }),
      z.object({ state: z.literal("failed"), why: z.string() }),
    ]),
  }),
  z.object({ type: z.literal("other"), eventId: z.string(), at: z.coerce.date(), name: z.string() }),
]);

/** A provider under a provider's name. `now` is its clock. */
export function fakeProvider(name: PaymentProviderName, now: () => Date) {
  const charges = new Map<string, FakeCharge>();
  const refunds = new Map<string, FakeRefund>();
  /** What each of its doors does next: answer, be away, do its work and lose the answer, refuse. */
  const mood = {
    open: "well" as "well" | "away" | "lost" | "refusing",
    ask: "well" as "well" | "away",
    close: "well" as "well" | "away",
    refund: "well" as "well" | "away" | "lost" | "pending" | "failing",
  };
  /** Runs while a charge is being opened, before the answer: what others do meanwhile. */
  let meanwhile: (() => Promise<void>) | null = null;
  let transactions = 0;
  const away = () => new AppError("unavailable", { message: `${name} is away` });
  const chargeNamed = (reference: string): FakeCharge => {
    const charge = charges.get(reference);
    if (!charge) throw new Error(`the provider knows no ${reference}`);
    return charge;
  };
  const providerId = (reference: string) => `${name}-${reference}`;
  const text = (status: number, body: string) => ({ status, type: "text/plain", body });

  const provider: PaymentProvider = {
    name,
    methods: ["page", "qr", "h5"],
    async open(charge) {
      if (mood.open === "away") throw away();
      if (mood.open === "refusing") throw new AppError("payment_refused");
      const known = charges.get(charge.reference);
      if (known) known.opened += 1;
      else charges.set(charge.reference, { ...charge, state: { state: "open" }, opened: 1 });
      const wait = meanwhile;
      meanwhile = null;
      await wait?.();
      if (mood.open === "lost") throw away();
      return {
        action: { type: "redirect", url: `https://pay.example/${charge.reference}` },
        providerId: providerId(charge.reference),
      };
    },
    async ask({ reference }) {
      if (mood.ask === "away") throw away();
      return charges.get(reference)?.state ?? { state: "open" };
    },
    async close({ reference }) {
      if (mood.close === "away") throw away();
      const charge = charges.get(reference);
      if (!charge) return { state: "closed" };
      if (charge.state.state === "open") charge.state = { state: "closed" };
      return charge.state;
    },
    async refund(refund) {
      if (mood.refund === "away") throw away();
      const known = refunds.get(refund.refundReference);
      const states: Record<string, RefundState> = {
        pending: { state: "pending" },
        failing: { state: "failed", why: "the account is closed" },
      };
      const done: RefundState = { state: "done", refundedAt: now() };
      const settled = known?.state.state === "done" ? known.state : (states[mood.refund] ?? done);
      refunds.set(refund.refundReference, { ...refund, state: settled });
      if (mood.refund === "lost") throw away();
      return settled;
    },
    async receive({ headers, body }: Callback) {
      if (headers["fake-word"] !== WORD) throw new AppError("callback_refused", { message: "wrong word" });
      const said: PaymentEvent = event.parse(JSON.parse(body));
      return { event: said, reply: { ok: text(200, "ok"), again: text(503, "again") } };
    },
    async statement(): Promise<StatementLine[]> {
      return [...charges.values()].flatMap((one) =>
        one.state.state === "paid"
          ? [{ type: "payment", reference: one.reference, at: one.state.paidAt, ...one.state } as const]
          : [],
      );
    },
  };

  const callback = (said: PaymentEvent): Callback => ({
    headers: { "content-type": "application/json", "fake-word": WORD },
    body: JSON.stringify(said),
  });
  return {
    provider,
    mood,
    charges,
    refunds,
    during(work: () => Promise<void>): void {
      meanwhile = work;
    },
    /** Somebody pays; works also after closing, as late money does. `over`: another amount, time or name of the money. */
    pay(reference: string, over: Partial<Extract<ChargeState, { state: "paid" }>> = {}): void {
      const charge = chargeNamed(reference);
      const { amountMinor, currency } = charge;
      charge.state = {
        state: "paid",
        transactionId: `${name}-t${++transactions}`,
        paidAt: now(),
        amountMinor,
        currency,
        ...over,
      };
    },
    /** The news of a charge as it arrives at our door; the same state is the same event. */
    newsOf(reference: string, eventId = `${reference}.${chargeNamed(reference).state.state}`): Callback {
      return callback({ type: "charge", eventId, at: now(), reference, charge: chargeNamed(reference).state });
    },
    newsOfRefund(refundReference: string, state: RefundState): Callback {
      const eventId = `${refundReference}.${state.state}`;
      return callback({ type: "refund", eventId, at: now(), refundReference, refund: state });
    },
    say: callback,
    /** Minor units given back in all for a charge. */
    givenBack: (reference: string): number =>
      [...refunds.values()]
        .filter((one) => one.reference === reference && one.state.state === "done")
        .reduce((sum, one) => sum + one.amountMinor, 0),
  };
}
export type FakeProvider = ReturnType<typeof fakeProvider>;
