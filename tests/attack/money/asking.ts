/** What a buyer asks for that no shop sells: other prices, other products, less than nothing; and the cashier asked by strangers. */
import { randomUUID } from "node:crypto";
import type { Account, Site } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";

const buyer = async (site: Site) => site.account();
const send = async (site: Site, { token }: Account, method: string, path: string, body?: unknown) => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await site.ask(`/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, said: await answer.text() };
};
const plan = (code: unknown) => ({ type: "plan", code });
const wish = (over: object) => ({
  product: plan("basic"),
  timeZone: "UTC",
  expectedMinor: 9_900,
  idempotencyKey: randomUUID(),
  ...over,
});

const wishes: Record<string, object> = {
  "for nothing": { expectedMinor: 0 },
  "for one fen": { expectedMinor: 1 },
  "for less than nothing": { expectedMinor: -9_900 },
  "for half a fen": { expectedMinor: 9_899.5 },
  "for a word": { expectedMinor: "9900" },
  "for no number": { expectedMinor: null },
  "for more than a number holds": { expectedMinor: 1e300 },
  "for the price of the other list": { product: plan("professional"), expectedMinor: 9_900 },
  "a plan nobody sells": { product: plan("free") },
  "the plan that has no price": { product: plan("enterprise"), expectedMinor: 0 },
  "a name every object has": { product: plan("constructor") },
  "a plan and a number": { product: { ...plan("basic"), quantity: -1 } },
  "a thousand months": { product: { ...plan("basic"), months: 1_000 } },
  "another currency": { product: { ...plan("basic"), currency: "JPY" } },
  "a pack of nobody": { product: { type: "pack", code: "pack-1" } },
  "a pack below nothing": { product: { type: "pack", code: "-10" } },
  "a coupon of SQL": { coupon: "' or 1=1 --" },
  "a coupon of all": { coupon: "%" },
  "a coupon of nobody": { coupon: "NOSUCH" },
  "two coupons": { coupon: ["A", "B"] },
  "another's coupon field": { discountMinor: 9_900, amountMinor: 0 },
  "another status": { status: "completed", paidAt: "2026-01-01T00:00:00Z" },
  "for another account": { userId: "00000000-0000-4000-8000-000000000000" },
  "a zone nobody lives in": { timeZone: "Mars/Olympus" },
  "a key of one sign": { idempotencyKey: "x" },
};
/** These are taken at the right price or refused; the rest must be refused. */
const mayStand = /number$|months|currency$|coupon field|status|for another account/;

export function askingTries(site: Site): Try[] {
  const placing = Object.entries(wishes).map(([name, over]) => ({
    name: `order ${name}`,
    run: async () => {
      const account = await buyer(site);
      const { status, said } = await send(site, account, "POST", "/orders", wish(over));
      held(status < 500, `answered ${status}`);
      const { items } = await account.client.orders.list({});
      const [order] = items;
      if (!order) return held(status >= 400, `answered ${status} and nothing was placed: ${said.slice(0, 60)}`);
      held(mayStand.test(name), `it was placed: ${JSON.stringify(order).slice(0, 120)}`);
      held(
        order.status === "pending" && order.amountMinor === 9_900 && order.currency === "CNY",
        `it stands at ${order.amountMinor} ${order.currency}, ${order.status}`,
      );
    },
  }));
  const order = async () => {
    const account = await buyer(site);
    const placed = await account.client.orders.place({
      product: { type: "plan", code: "basic" },
      timeZone: "UTC",
      expectedMinor: 9_900,
      idempotencyKey: randomUUID(),
    });
    return { account, id: placed.id };
  };
  const pay = (over: object) => ({
    provider: "sandbox",
    method: "page",
    language: "en",
    idempotencyKey: randomUUID(),
    ...over,
  });
  const ways: Record<string, object> = {
    "by a bank nobody has": { provider: "bank", method: "transfer" },
    "by a provider that is not set": { provider: "stripe", method: "page" },
    "by a provider of nobody": { provider: "paypal" },
    "by a name every object has": { provider: "__proto__" },
    "in a way it has not": { method: "transfer" },
    less: { amountMinor: 1 },
    "back to a stranger": { returnUrl: "https://evil.example/" },
  };
  const paying = Object.entries(ways).map(([name, over]) => ({
    name: `pay ${name}`,
    run: async () => {
      const { account, id } = await order();
      const { status, said } = await send(site, account, "POST", `/orders/${id}/payments`, pay(over));
      held(status < 500, `answered ${status}`);
      held(!said.includes("evil.example"), "the payer is led to the stranger");
      if (status < 400) held(JSON.parse(said).amountMinor === 9_900, "another amount is asked for");
      else held(status >= 400, "");
      held((await account.client.orders.get({ id })).status === "pending", "the order is not pending any more");
    },
  }));
  return [...placing, ...paying, ...cashier(site, order), ...callbacks(site, order)];
}

/** The sandbox's cashier belongs to this machine's own browser. */
function cashier(site: Site, order: () => Promise<{ account: Account; id: string }>): Try[] {
  const opened = async () => {
    const { account, id } = await order();
    const payment = await account.client.orders.pay({
      id,
      provider: "sandbox",
      method: "page",
      language: "en",
      idempotencyKey: randomUUID(),
    });
    const url = payment.action?.type === "redirect" ? new URL(payment.action.url) : null;
    held(url, "no place to pay was opened");
    return { account, id, path: url.pathname };
  };
  const strangers: Record<string, Record<string, string>> = {
    "behind a proxy": { "x-forwarded-for": "203.0.113.9" },
    "behind another kind of proxy": { forwarded: "for=203.0.113.9" },
    "by another name": { host: "listcast.example" },
    "from a page elsewhere": { origin: "https://evil.example" },
    "from a page without an origin": { origin: "null" },
    "from nowhere": {},
  };
  return Object.entries(strangers).map(([name, headers]) => ({
    name: `cashier ${name}`,
    run: async () => {
      const { account, id, path } = await opened();
      // a browser's own request, but for what is told here
      const answer = await rawPost(site, path, headers);
      held(answer >= 400 && answer < 500, `answered ${answer}`);
      held((await account.client.orders.get({ id })).status === "pending", "the order was paid");
    },
  }));
}

async function rawPost(site: Site, path: string, headers: Record<string, string>): Promise<number> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    const asked = request(
      new URL(path, site.url),
      { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded", ...headers } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    asked.on("error", reject).end("act=pay");
  });
}

/** The doors of the providers, knocked at by anybody. */
function callbacks(site: Site, order: () => Promise<{ account: Account; id: string }>): Try[] {
  const now = Math.floor(Date.now() / 1000);
  const body = (reference: string) =>
    JSON.stringify({
      id: `${reference}.paid`,
      at: new Date().toISOString(),
      reference,
      charge: {
        state: "paid",
        transactionId: "T1",
        paidAt: new Date().toISOString(),
        amountMinor: 9_900,
        currency: "CNY",
      },
    });
  const signatures = {
    "no signature": {},
    "an empty signature": { "sandbox-signature": "" },
    "a zeroed signature": { "sandbox-signature": `t=${now},v1=${"0".repeat(64)}` },
    "a signature of nothing": { "sandbox-signature": `t=${now},v1=` },
    "a signature of old": { "sandbox-signature": `t=1,v1=${"a".repeat(64)}` },
  };
  const sandbox = Object.entries(signatures).map(([name, headers]) => ({
    name: `callback of the sandbox with ${name}`,
    run: async () => {
      const { account, id } = await order();
      await account.client.orders.pay({
        id,
        provider: "sandbox",
        method: "page",
        language: "en",
        idempotencyKey: randomUUID(),
      });
      const { rows } = await site.database.pool.query<{ reference: string }>(
        "select reference from payments where order_id = $1",
        [id],
      );
      const answer = await site.ask("/api/payments/sandbox/callback", {
        method: "POST",
        headers,
        body: body(rows[0]?.reference ?? ""),
      });
      held(answer.status === 400, `answered ${answer.status}`);
      held((await account.client.orders.get({ id })).status === "pending", "the order was paid");
    },
  }));
  const others = ["alipay", "wechat", "stripe", "bank", "paypal", "__proto__", "constructor", "..%2fsandbox"].map(
    (provider) => ({
      name: `callback of ${provider}, which is not set`,
      run: async () => {
        const answer = await site.ask(`/api/payments/${provider}/callback`, { method: "POST", body: "{}" });
        held(answer.status === 404, `answered ${answer.status}`);
      },
    }),
  );
  return [...sandbox, ...others];
}
