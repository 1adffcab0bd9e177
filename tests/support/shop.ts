/** Buying and selling for tests: the core of money on a real database, two payment providers, and a clock only the test moves. */
import { randomUUID } from "node:crypto";
import type { OrderDetail, Product } from "#contract/order";
import type { BillingDeps } from "#server/billing/index";
import { payOrder, placeOrder, quoteOf, receiveCallback, reckon, runProviderEffects } from "#server/billing/index";
import type { PaymentRow } from "#server/db/tables/payments";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { getOrder } from "#server/queries/billing/order-detail";
import type { FreshDatabase } from "#tests/support/database";
import { type Domain, openDomain } from "#tests/support/domain";
import { type FakeProvider, fakeProvider } from "#tests/support/fake-provider";

export const planOf = (code: "basic" | "professional" | "enterprise"): Product => ({ type: "plan", code });
export const packOf = (code: "pack10" | "pack50"): Product => ({ type: "pack", code });
const noImprint = { company: "", contact: { email: "", phone: "", address: "", wechat: "" }, filings: [] };
export const DAY = 86_400_000;

/** `given`: the database to do it in; without it one of the test run's own. */
export async function openShop(given?: FreshDatabase) {
  let time = Date.parse("2026-03-10T04:00:00Z");
  const now = () => new Date(time);
  const alipay = fakeProvider("alipay", now);
  const wechat = fakeProvider("wechat", now);
  const errors: unknown[] = [];
  const domain: Domain = await openDomain(errors, [alipay.provider, wechat.provider], null, given);
  const deps: BillingDeps = {
    db: domain.db,
    payments: [alipay.provider, wechat.provider],
    imprint: noImprint,
    origin: () => "https://listcast.example",
    now,
    log: { info() {}, warn() {}, error: (...about: unknown[]) => void errors.push(about) },
  };
  const fakeOf = (payment: Pick<PaymentRow, "provider">): FakeProvider =>
    payment.provider === "wechat" ? wechat : alipay;
  const timeZone = "Asia/Shanghai";

  const shop = {
    domain,
    deps,
    alipay,
    wechat,
    errors,
    now,
    pass(milliseconds: number): void {
      time += milliseconds;
    },
    /** Somebody who has nothing, the trial included. */
    async buyer(): Promise<Owner> {
      const { id } = await domain.person();
      await domain.pool.query("delete from subscriptions where user_id = $1", [id]);
      return ownerOfRow({ user_id: id });
    },
    quote: async (owner: Owner, product: Product, coupon?: string) =>
      quoteOf(await reckon(deps.db, owner, { product, timeZone, ...(coupon ? { coupon } : {}) }, now())),
    order: (owner: Owner, id: string): Promise<Omit<OrderDetail, "coupon" | "missingMinor">> =>
      getOrder(deps.db, owner, id, now()),
    /** Places an order at the price of the moment; answers its id. */
    async place(owner: Owner, product: Product, over: { coupon?: string; idempotencyKey?: string } = {}) {
      const { amountMinor: expectedMinor } = await shop.quote(owner, product, over.coupon);
      const wish = { product, timeZone, expectedMinor, idempotencyKey: randomUUID(), ...over };
      return (await placeOrder(deps, owner, wish)).id;
    },
    /** Opens a place to pay. */
    pay: (
      owner: Owner,
      id: string,
      over: { provider?: "alipay" | "wechat"; method?: "page" | "h5"; idempotencyKey?: string } = {},
    ) =>
      payOrder(deps, owner, {
        id,
        provider: "alipay",
        method: "page",
        language: "zh",
        address: "192.0.2.1",
        idempotencyKey: randomUUID(),
        ...over,
      }),
    /** The payer pays at the provider and the provider tells us; answers what we replied. */
    async settle(payment: PaymentRow): Promise<number> {
      const at = fakeOf(payment);
      at.pay(payment.reference);
      return await shop.tell(payment);
    },
    /** The provider tells what it knows of a charge. */
    async tell(payment: PaymentRow, eventId?: string): Promise<number> {
      const at = fakeOf(payment);
      const { reply, after } = await receiveCallback(deps, at.provider, at.newsOf(payment.reference, eventId));
      await runProviderEffects(deps, after);
      return reply.status;
    },
    /** Places, opens and pays; answers the order's id. */
    async buy(owner: Owner, product: Product, over: { coupon?: string } = {}): Promise<string> {
      const id = await shop.place(owner, product, over);
      await shop.settle(await shop.pay(owner, id));
      return id;
    },
    /** The account's packages, the first bought first. */
    packages: (owner: Owner) =>
      deps.db
        .selectFrom("subscriptions")
        .selectAll()
        .where("user_id", "=", owner.userId)
        .orderBy("created_at")
        .orderBy("starts_at")
        .execute(),
    refunds: (owner: Owner) =>
      deps.db.selectFrom("refunds").selectAll().where("user_id", "=", owner.userId).orderBy("created_at").execute(),
    payments: (orderId: string) =>
      deps.db.selectFrom("payments").selectAll().where("order_id", "=", orderId).orderBy("created_at").execute(),
    /** Uses listings of a package. */
    async use(owner: Owner, subscriptionId: string, delta: number): Promise<void> {
      await deps.db
        .insertInto("quota_entries")
        .values({
          user_id: owner.userId,
          subscription_id: subscriptionId,
          property_id: null,
          task_id: null,
          delta,
          reason: "property",
        })
        .execute();
    },
    stop: () => domain.stop(),
  };
  return shop;
}
export type Shop = Awaited<ReturnType<typeof openShop>>;
