/** A provider whose every mood the test decides, with books of its own. It keeps the promises of adapters/payments/payment.ts. */
import { randomUUID } from "node:crypto";
import type { ChargeState, PaymentProvider, Refund, RefundState } from "#adapters/payments/payment";
import { AppError } from "#contract/errors";
import type { Money } from "#contract/money";
import {
  emptyLedger,
  type FakeCharge,
  type Ledger,
  leftOf,
  type Payout,
  type Received,
  receivedFor,
} from "./ledger.ts";
import { type Notice, noticeSigner } from "./notices.ts";

/** down: nothing happens; lost: it happens and nobody hears of it; refuse, slow, fails: what it says of an opening or a refund. */
export type Mood = "well" | "down" | "lost" | "refuse" | "slow" | "fails";

export interface FakeProvider {
  provider: PaymentProvider;
  ledger: Ledger;
  /** Notices that wait to be brought. */
  outbox: Notice[];
  forge: ReturnType<typeof noticeSigner>["forge"];
  sign: ReturnType<typeof noticeSigner>["sign"];
  /** Money arrives for a charge, whatever its state; of another amount too. Answers the transaction. */
  pay(reference: string, money?: Money): string;
  /** The payer is through, the bank decides later. */
  begin(reference: string): void;
  decide(reference: string, comes: boolean): void;
  /** Refunds that were slow are carried out. */
  finish(): void;
}

export function openFakeProvider(name: "alipay" | "wechat", now: () => Date, mood: () => Mood): FakeProvider {
  const ledger = emptyLedger();
  const outbox: Notice[] = [];
  const { sign, forge, read } = noticeSigner();
  const find = (reference: string): FakeCharge => {
    const charge = ledger.charges.get(reference);
    if (!charge) throw new Error(`nothing was opened as ${reference}`);
    return charge;
  };
  const stateOf = (charge: FakeCharge | undefined): ChargeState => {
    if (!charge) return { state: "open" };
    const [first] = receivedFor(ledger, charge.reference);
    if (first) {
      const { transactionId, at, amountMinor, currency } = first;
      return { state: "paid", transactionId, paidAt: at, amountMinor, currency };
    }
    if (charge.state === "open" && charge.expiresAt <= now()) charge.state = "closed";
    return { state: charge.state === "closed" ? "closed" : "open" };
  };
  const tell = (about: Omit<Notice, "callback">) => void outbox.push({ ...about, callback: sign(about.event) });
  const tellMoney = ({ reference, transactionId, amountMinor, currency, at }: Received, mustArrive: boolean) => {
    const charge: ChargeState = { state: "paid", transactionId, paidAt: at, amountMinor, currency };
    tell({ event: { type: "charge", eventId: randomUUID(), at, reference, charge }, mustArrive });
  };
  const tellRefund = ({ refundReference, state, at }: Payout) => {
    if (state === "pending") return;
    const refund: RefundState = state === "done" ? { state, refundedAt: at } : { state, why: "the card is gone" };
    tell({ event: { type: "refund", eventId: randomUUID(), at, refundReference, refund }, mustArrive: false });
  };
  /** A call as the network lets it through. */
  const call = async <T>(work: (how: Mood) => T): Promise<T> => {
    const how = mood();
    if (how === "down") throw new AppError("unavailable");
    const answer = work(how);
    if (how === "lost") throw new AppError("unavailable");
    return answer;
  };
  const carry = (payout: Payout, how: Mood) => {
    payout.state = how === "slow" ? "pending" : how === "fails" ? "failed" : "done";
    payout.at = now();
    tellRefund(payout);
  };
  const refund = (asked: Refund, how: Mood): RefundState => {
    const { reference, refundReference, amountMinor } = asked;
    const known = ledger.payouts.get(refundReference);
    // what has failed stays so: trying again needs a name of its own
    if (known?.state === "pending" && how !== "slow") carry(known, how);
    if (!known) {
      if (amountMinor > leftOf(ledger, reference)) return { state: "failed", why: "more than is left" };
      const fresh: Payout = { refundReference, reference, amountMinor, state: "pending", at: now() };
      ledger.payouts.set(refundReference, fresh);
      carry(fresh, how);
    }
    const { state, at } = ledger.payouts.get(refundReference) ?? { state: "pending" as const, at: now() };
    if (state === "done") return { state, refundedAt: at };
    return state === "failed" ? { state, why: "the card is gone" } : { state };
  };
  return {
    ledger,
    outbox,
    sign,
    forge,
    provider: {
      name,
      methods: ["qr", "page"],
      open: (charge) =>
        call((how) => {
          const known = ledger.charges.get(charge.reference);
          if (!known && (how === "refuse" || charge.expiresAt <= now())) throw new AppError("payment_refused");
          const { reference, amountMinor, currency, expiresAt } = charge;
          if (!known) ledger.charges.set(reference, { reference, amountMinor, currency, expiresAt, state: "open" });
          return { action: { type: "qr", text: reference }, providerId: null };
        }),
      ask: ({ reference }) => call(() => stateOf(ledger.charges.get(reference))),
      close: ({ reference }) =>
        call(() => {
          const charge = ledger.charges.get(reference);
          if (!charge) return { state: "closed" };
          if (charge.state === "open") charge.state = "closed";
          return stateOf(charge);
        }),
      refund: (asked) => call((how) => refund(asked, how)),
      receive: async (callback) => ({
        event: read(callback),
        reply: {
          ok: { status: 200, type: "text/plain", body: "ok" },
          again: { status: 503, type: "text/plain", body: "again" },
        },
      }),
      statement: null,
    },
    pay(reference, money) {
      const charge = find(reference);
      const { amountMinor, currency } = money ?? charge;
      const mustArrive = charge.state === "closed" || charge.state === "paid" || money !== undefined;
      charge.state = "paid";
      const transactionId = `T${randomUUID()}`;
      const received = { reference, transactionId, amountMinor, currency, at: now() };
      // who asks hears of the first money only: of two, both notices come
      if (mustArrive) for (const earlier of receivedFor(ledger, reference)) tellMoney(earlier, true);
      ledger.received.push(received);
      tellMoney(received, mustArrive);
      return transactionId;
    },
    begin(reference) {
      find(reference).state = "deciding";
    },
    decide(reference, comes) {
      const charge = find(reference);
      if (charge.state !== "deciding") return;
      charge.state = "open";
      if (comes) this.pay(reference);
    },
    finish() {
      for (const one of ledger.payouts.values()) if (one.state === "pending") carry(one, "well");
    },
  };
}
