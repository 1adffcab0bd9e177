/**
 * What every way of being paid must do; each provider's test runs it against the other party: a local server of the
 * provider's protocol, with books and keys of its own.
 */
import { describe, expect, test } from "vitest";
import type { Callback, Charge, ChargeState, PaymentProvider, Refund } from "#adapters/payments/payment";
import type { Money } from "#contract/money";
import type { PaymentMethod } from "#contract/payment";

/** A provider together with the other party. Both go by one clock, which only the test moves. */
export interface PaymentSubject {
  provider: PaymentProvider;
  currency: string;
  now(): Date;
  /** Moves the clock of both. */
  pass(milliseconds: number): void;
  /** A payer pays what was opened under the reference; rejects when that cannot be paid (any more). */
  pay(reference: string): Promise<void>;
  /** The news of that payment, as it arrives at our door. */
  callbackOf(reference: string): Promise<Callback>;
  /** The same news, told by somebody who has other keys. */
  forged(callback: Callback): Promise<Callback>;
  /** Milliseconds after which news is too old to be believed. */
  patience: number;
  /** Minor units given back in all, by the other party's books. */
  refunded(reference: string): Promise<number>;
  /** A refund that is `pending` is carried out; absent where refunds are done at once. */
  carryOut?(refundReference: string): Promise<void>;
  /** The day of the statement that holds what happened now, as `statement` wants it; may move the clock to when it is there. */
  day(): string;
  /** The other party cannot be reached any more; absent where there is no network between. */
  cutOff?(): Promise<void>;
  stop(): Promise<void>;
}

/** A charge to try with; references are never used twice. */
export function exampleCharge(subject: PaymentSubject, over: Partial<Charge> = {}): Charge {
  return {
    reference: `LC${crypto.randomUUID().replaceAll("-", "").slice(0, 28)}`,
    amountMinor: 29_901,
    currency: subject.currency,
    method: subject.provider.methods[0] ?? "page",
    subject: "房播专业版 1 个月 & more",
    returnUrl: "https://listcast.example/dashboard/orders/1?from=payment&x=1",
    notifyUrl: `https://listcast.example/api/payments/${subject.provider.name}/callback`,
    expiresAt: new Date(subject.now().getTime() + 30 * 60_000),
    language: "zh",
    address: "192.0.2.7",
    ...over,
  };
}

/** Opens a charge and has it paid. */
export async function paidCharge(subject: PaymentSubject, over: Partial<Charge> = {}) {
  const charge = exampleCharge(subject, over);
  const { providerId } = await subject.provider.open(charge);
  await subject.pay(charge.reference);
  const { reference, amountMinor, currency } = charge;
  const asked = { reference, amountMinor, currency, providerId };
  const state = paidState(await subject.provider.ask(asked));
  const refund = (refundMinor: number, refundReference: string): Refund => ({
    ...asked,
    amountMinor: refundMinor,
    transactionId: state.transactionId,
    refundReference,
    paidMinor: amountMinor,
    reason: "不再需要",
    notifyUrl: charge.notifyUrl,
  });
  return { charge, asked, state, refund };
}

/** Narrows to a paid charge, or fails the test. */
export function paidState(state: ChargeState): Extract<ChargeState, { state: "paid" }> {
  if (state.state !== "paid") throw new Error(`the charge is ${state.state}, not paid`);
  return state;
}

const actionOf: Record<PaymentMethod, string> = { page: "redirect", h5: "redirect", qr: "qr", transfer: "transfer" };
const refused = expect.objectContaining({ code: "callback_refused" });
const moneyOf = ({ amountMinor, currency }: Money): Money => ({ amountMinor, currency });

/** Another letter or digit in the middle of what was signed. */
const tampered = ({ headers, body }: Callback): Callback => {
  const middle = Math.floor(body.length / 2);
  const at = middle + body.slice(middle).search(/[0-9A-Za-z]/);
  return { headers, body: body.slice(0, at) + (body[at] === "7" ? "8" : "7") + body.slice(at + 1) };
};

/** Declares the tests every provider must pass. `open` makes a fresh provider and other party for each. */
export function paymentBehaviour(open: () => Promise<PaymentSubject>): void {
  const trying = (title: string, body: (subject: PaymentSubject) => Promise<void>) =>
    test(title, async () => {
      const subject = await open();
      try {
        await body(subject);
      } finally {
        await subject.stop();
      }
    });
  const refundDone = async (subject: PaymentSubject, refund: Refund) => {
    const first = await subject.provider.refund(refund);
    if (first.state !== "pending" || !subject.carryOut) return first;
    await subject.carryOut(refund.refundReference);
    return subject.provider.refund(refund);
  };

  describe("every way of being paid", () => {
    trying("each method it offers leads the payer to where that method belongs, and nobody has paid yet", async (s) => {
      expect(s.provider.methods.length).toBeGreaterThan(0);
      for (const method of s.provider.methods) {
        const charge = exampleCharge(s, { method });
        const { action, providerId } = await s.provider.open(charge);
        expect(action.type).toBe(actionOf[method]);
        if (action.type === "redirect") expect(URL.canParse(action.url)).toBe(true);
        expect(await s.provider.ask({ ...charge, providerId })).toEqual({ state: "open" });
      }
    });

    trying("opening a charge again after a lost answer is the same charge, and it is paid once", async (s) => {
      const charge = exampleCharge(s);
      await s.provider.open(charge);
      const { providerId } = await s.provider.open(charge);
      await s.pay(charge.reference);
      expect(await s.provider.ask({ ...charge, providerId })).toMatchObject({ state: "paid", ...moneyOf(charge) });
      await expect(s.pay(charge.reference)).rejects.toThrow();
    });

    for (const amountMinor of [1_00, 29_901, 1_234_567_89]) {
      trying(`${amountMinor} minor units are told as they were paid, by the answer and by the callback`, async (s) => {
        const { charge, state } = await paidCharge(s, { amountMinor });
        expect(moneyOf(state)).toEqual(moneyOf(charge));
        expect(Math.abs(state.paidAt.getTime() - s.now().getTime())).toBeLessThan(1000);
        const { event } = await s.provider.receive(await s.callbackOf(charge.reference));
        expect(event).toMatchObject({ type: "charge", reference: charge.reference, charge: state });
      });
    }

    trying("a callback that comes again is the same piece of news, and both replies are said", async (s) => {
      const { charge } = await paidCharge(s);
      const callback = await s.callbackOf(charge.reference);
      const [first, second] = [await s.provider.receive(callback), await s.provider.receive(callback)];
      expect(second.event).toEqual(first.event);
      expect(first.event.eventId).not.toBe("");
      expect(first.reply.ok.status).toBeLessThan(300);
      expect(first.reply.again).not.toEqual(first.reply.ok);
    });

    trying("callbacks of two charges are two pieces of news", async (s) => {
      const [a, b] = [await paidCharge(s), await paidCharge(s)];
      const first = await s.provider.receive(await s.callbackOf(a.charge.reference));
      const second = await s.provider.receive(await s.callbackOf(b.charge.reference));
      expect(first.event.eventId).not.toBe(second.event.eventId);
    });

    trying("news that is forged, altered, empty or unreadable is refused", async (s) => {
      const { charge } = await paidCharge(s);
      const callback = await s.callbackOf(charge.reference);
      const lies = [
        await s.forged(callback),
        tampered(callback),
        { ...callback, body: "" },
        { ...callback, body: "{}" },
        { headers: {}, body: "sign=&sign_type=RSA2" },
        { ...callback, body: "\u0000<xml>" },
      ];
      for (const lie of lies) await expect(s.provider.receive(lie)).rejects.toEqual(refused);
      await s.provider.receive(callback);
    });

    trying("news that is too old is refused, however well signed", async (s) => {
      const { charge } = await paidCharge(s);
      const callback = await s.callbackOf(charge.reference);
      s.pass(s.patience - 1000);
      await s.provider.receive(callback);
      s.pass(2000);
      await expect(s.provider.receive(callback)).rejects.toEqual(refused);
    });

    trying("a charge nobody paid can be closed, twice", async (s) => {
      const charge = exampleCharge(s);
      const { providerId } = await s.provider.open(charge);
      expect(await s.provider.close({ ...charge, providerId })).toEqual({ state: "closed" });
      expect(await s.provider.close({ ...charge, providerId })).toEqual({ state: "closed" });
    });

    trying("closing a charge that was paid says that it was paid", async (s) => {
      const { asked, state } = await paidCharge(s);
      expect(await s.provider.close(asked)).toEqual(state);
      expect(await s.provider.ask(asked)).toEqual(state);
    });

    trying("a part is given back once, however often it is asked for; then the rest", async (s) => {
      const { charge, refund } = await paidCharge(s);
      for (let time = 0; time < 3; time++)
        expect(await refundDone(s, refund(9_901, "R1"))).toMatchObject({ state: "done" });
      expect(await s.refunded(charge.reference)).toBe(9_901);
      expect(await refundDone(s, refund(20_000, "R2"))).toMatchObject({ state: "done" });
      expect(await s.refunded(charge.reference)).toBe(29_901);
    });

    trying("a refund of all of it leaves the charge paid, as it was", async (s) => {
      const { charge, asked, state, refund } = await paidCharge(s);
      expect(await refundDone(s, refund(charge.amountMinor, "R1"))).toMatchObject({ state: "done" });
      expect(await s.refunded(charge.reference)).toBe(charge.amountMinor);
      expect(await s.provider.ask(asked)).toEqual(state);
    });

    trying("more than is left is not given back", async (s) => {
      const { charge, refund } = await paidCharge(s);
      expect(await refundDone(s, refund(20_000, "R1"))).toMatchObject({ state: "done" });
      expect(await s.provider.refund(refund(9_902, "R2"))).toMatchObject({ state: "failed" });
      expect(await s.refunded(charge.reference)).toBe(20_000);
    });

    trying("the statement of the day holds each payment and each refund once", async (s) => {
      const { statement } = s.provider;
      if (!statement) return;
      const { charge, state, refund } = await paidCharge(s);
      await refundDone(s, refund(9_901, "R1"));
      const lines = await statement(s.day());
      const { currency, reference } = charge;
      const { transactionId } = state;
      expect(lines).toHaveLength(2);
      expect(lines).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ type: "payment", reference, transactionId, amountMinor: 29_901, currency }),
          expect.objectContaining({ type: "refund", reference: "R1", transactionId, amountMinor: 9_901, currency }),
        ]),
      );
    });

    trying("no answer is `unavailable`, and what it says gives away no key", async (s) => {
      if (!s.cutOff) return;
      const { asked, refund } = await paidCharge(s);
      await s.cutOff();
      for (const call of [() => s.provider.ask(asked), () => s.provider.refund(refund(1_00, "R1"))]) {
        const error: unknown = await call().catch((caught: unknown) => caught);
        expect(error).toMatchObject({ code: "unavailable" });
        expect(String(error)).not.toMatch(/PRIVATE KEY|sk_|sign=/);
      }
    });
  });
}
