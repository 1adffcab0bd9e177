/** News of money that is forged, old, about something else, too much, too little, or told again: none gives a package wrongly. */
import type { PaymentEvent } from "#adapters/payments/payment";
import { receiveCallback } from "#server/billing/index";
import type { Owner } from "#server/queries/accounts/owner";
import { DAY, packOf, planOf, type Shop } from "#tests/support/shop";
import { held, type Try } from "../suite/try.ts";

const basic = planOf("basic");
const HOUR = 3_600_000;

/** A placed order with an open place to pay. */
async function opened(shop: Shop) {
  const owner = await shop.buyer();
  const id = await shop.place(owner, basic);
  return { owner, id, payment: await shop.pay(owner, id) };
}
type Opened = Awaited<ReturnType<typeof opened>>;

async function nothingCame(shop: Shop, { owner, id }: Opened) {
  held((await shop.packages(owner)).length === 0, "a package was given");
  held((await shop.order(owner, id)).status !== "completed", "the order counts as paid");
}
async function oneCame(shop: Shop, owner: Owner) {
  const packages = await shop.packages(owner);
  held(packages.length === 1, `${packages.length} packages were given`);
}

export function callbackTries(shop: Shop): Try[] {
  const paid = (about: Opened, over: object = {}): PaymentEvent =>
    ({
      type: "charge",
      eventId: `e${Math.random()}`,
      at: shop.now(),
      reference: about.payment.reference,
      charge: {
        state: "paid",
        transactionId: `t${Math.random()}`,
        paidAt: shop.now(),
        amountMinor: about.payment.amount_minor,
        currency: "CNY",
        ...over,
      },
    }) as PaymentEvent;
  const tell = async (
    event: PaymentEvent,
    change: (sent: ReturnType<Shop["alipay"]["say"]>) => ReturnType<Shop["alipay"]["say"]> = (sent) => sent,
  ) =>
    receiveCallback(shop.deps, shop.alipay.provider, change(shop.alipay.say(event))).then(
      ({ reply }) => reply.status,
      (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : String(error)),
    );
  const wrong: Record<string, object> = {
    "a fen too little": { amountMinor: 9_899 },
    "a fen too much": { amountMinor: 9_901 },
    nothing: { amountMinor: 0 },
    "less than nothing": { amountMinor: -9_900 },
    "a hundredth": { amountMinor: 99 },
    "a hundred times": { amountMinor: 990_000 },
    "more than a number holds": { amountMinor: 2 ** 53 },
    "half a fen": { amountMinor: 9_900.5 },
    dollars: { currency: "USD" },
    "small letters": { currency: "cny" },
    "no currency": { currency: "" },
    yen: { currency: "JPY" },
    "another country's yuan": { currency: "CNH" },
  };
  const forged: Record<string, Parameters<typeof tell>[1]> = {
    "no word": ({ body }) => ({ headers: {}, body }),
    "another word": ({ body }) => ({ headers: { "fake-word": "sesame open" }, body }),
    "the word in capitals": ({ body }) => ({ headers: { "fake-word": "OPEN SESAME" }, body }),
    "a body that is none": ({ headers }) => ({ headers, body: "" }),
    "a body of another kind": ({ headers }) => ({ headers, body: "<xml/>" }),
  };
  const one = (name: string, run: () => Promise<void>): Try => ({ name: `news of money: ${name}`, run });
  return [
    ...Object.entries(wrong).map(([name, over]) =>
      one(name, async () => {
        const about = await opened(shop);
        await tell(paid(about, over));
        await nothingCame(shop, about);
      }),
    ),
    ...Object.entries(forged).map(([name, change]) =>
      one(`with ${name}`, async () => {
        const about = await opened(shop);
        const answer = await tell(paid(about), change);
        held(answer !== 200, "it was believed");
        await nothingCame(shop, about);
      }),
    ),
    ...[2, 5, 20].flatMap((times) =>
      (["one after the other", "at once"] as const).map((how) =>
        one(`${times} times ${how}`, async () => {
          const about = await opened(shop);
          const event = paid(about);
          if (how === "at once") await Promise.all(Array.from({ length: times }, () => tell(event)));
          else for (let at = 0; at < times; at++) await tell(event);
          await oneCame(shop, about.owner);
        }),
      ),
    ),
    ...[2, 8].map((times) =>
      one(`under ${times} names at once`, async () => {
        const about = await opened(shop);
        const event = paid(about);
        await Promise.all(
          Array.from({ length: times }, (_, at) => tell({ ...event, eventId: `${event.eventId}-${at}` })),
        );
        await oneCame(shop, about.owner);
      }),
    ),
    one("of a transaction that paid another order", async () => {
      const [first, second] = [await opened(shop), await opened(shop)];
      await tell(paid(first, { transactionId: "once" }));
      await tell(paid(second, { transactionId: "once" }));
      await nothingCame(shop, second);
    }),
    one("of a reference nobody has", async () => {
      const about = await opened(shop);
      await tell({ ...paid(about), reference: "LC-none" } as PaymentEvent);
      await nothingCame(shop, about);
    }),
    one("of a place to pay at another provider", async () => {
      const about = await opened(shop);
      const answer = await receiveCallback(shop.deps, shop.wechat.provider, shop.wechat.say(paid(about))).then(
        ({ reply }) => reply.status,
        () => 400,
      );
      held(typeof answer === "number" && answer < 500, `answered ${answer}`);
      await nothingCame(shop, about);
    }),
    one("that the order is open again, after it was paid", async () => {
      const about = await opened(shop);
      await tell(paid(about));
      for (const state of ["open", "closed"] as const)
        await tell({ ...paid(about), charge: { state } } as PaymentEvent);
      await oneCame(shop, about.owner);
      held(
        (await shop.order(about.owner, about.id)).status === "completed",
        "the paid order is not completed any more",
      );
    }),
    one("for an order its buyer gave up", async () => {
      const about = await opened(shop);
      await shop.place(about.owner, planOf("professional"));
      shop.alipay.pay(about.payment.reference);
      await shop.tell(about.payment);
      held((await shop.packages(about.owner)).length === 0, "a package was given for a cancelled order");
      held(shop.alipay.givenBack(about.payment.reference) === about.payment.amount_minor, "the money was kept");
    }),
    one("a month late", async () => {
      const about = await opened(shop);
      shop.pass(31 * DAY);
      shop.alipay.pay(about.payment.reference);
      await shop.tell(about.payment);
      const kept = (await shop.packages(about.owner)).length === 1;
      const back = shop.alipay.givenBack(about.payment.reference) === about.payment.amount_minor;
      held(kept !== back, "the money was kept and nothing given, or both");
    }),
    one("from two providers at once", async () => {
      const about = await opened(shop);
      const other = await shop.pay(about.owner, about.id, { provider: "wechat" });
      shop.alipay.pay(about.payment.reference);
      shop.wechat.pay(other.reference);
      await Promise.all([shop.tell(about.payment), shop.tell(other)]);
      await oneCame(shop, about.owner);
      const back = shop.alipay.givenBack(about.payment.reference) + shop.wechat.givenBack(other.reference);
      held(back === about.payment.amount_minor, `${back} of twice ${about.payment.amount_minor} went back`);
    }),
    ...["of nothing that was given back", "of somebody else's"].map((name) =>
      one(`a refund ${name}`, async () => {
        const about = await opened(shop);
        await tell(paid(about));
        const event = {
          type: "refund",
          eventId: `r${Math.random()}`,
          at: shop.now(),
          refundReference: name === "of somebody else's" ? about.payment.reference : "R-none",
          refund: { state: "done", refundedAt: shop.now() },
        };
        await tell(event as PaymentEvent);
        const order = await shop.order(about.owner, about.id);
        held(order.refundedMinor === 0 && order.status === "completed", "money counts as given back");
      }),
    ),
    ...["1970-01-01T00:00:00Z", "2999-01-01T00:00:00Z"].map((when) =>
      one(`paid at ${when}`, async () => {
        const about = await opened(shop);
        await tell(paid(about, { paidAt: new Date(when) }));
        const [got] = await shop.packages(about.owner);
        const days = got ? Math.abs(got.ends_at.getTime() - shop.now().getTime()) / DAY : 0;
        held(days <= 40, `a package that ends in ${days.toFixed(0)} days`);
      }),
    ),
    one("of a pack without a plan", async () => {
      const owner = await shop.buyer();
      const placed = await shop.place(owner, packOf("pack10")).then(
        () => "placed",
        (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : String(error)),
      );
      held(placed === "not_for_sale", `answered ${placed}`);
    }),
    one("while the order is being cancelled", async () => {
      const about = await opened(shop);
      shop.alipay.pay(about.payment.reference);
      await Promise.all([shop.tell(about.payment), shop.place(about.owner, planOf("professional")).catch(() => {})]);
      const kept = (await shop.packages(about.owner)).some((one) => one.order_id === about.id);
      const back = shop.alipay.givenBack(about.payment.reference) === about.payment.amount_minor;
      held(kept !== back, "the money was kept and nothing given, or both");
    }),
    one("an hour after the place to pay closed", async () => {
      const about = await opened(shop);
      shop.pass(25 * HOUR);
      await tell({ ...paid(about), charge: { state: "closed" } } as PaymentEvent);
      await nothingCame(shop, about);
    }),
  ];
}
