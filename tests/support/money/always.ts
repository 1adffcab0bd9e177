/** What is true after every step, crashed or not: each rule is a question to the database that finds whoever breaks it. */

import { leftOf } from "./ledger.ts";
import type { World } from "./world.ts";
import { ledgersOf } from "./world.ts";

const paid = `o.status in ('completed', 'refunded')`;
const wentBack = `(select coalesce(sum(r.amount_minor), 0) from refunds r where r.payment_id = p.id and r.state <> 'failed')`;

/** Broken when it finds a row. \`o\`, \`p\`, \`s\` are the world's orders, payments and subscriptions. */
const ofOrders: Record<string, string> = {
  "a paid order without its package, or with two": `o.status = 'completed' and 1 <> case when o.kind = 'pack'
    then (select count(*) from quota_entries q where q.order_id = o.id and q.reason = 'pack')
    else (select count(*) from subscriptions s where s.order_id = o.id) end`,
  "a package without payment": `not ${paid} and (exists (select from subscriptions s where s.order_id = o.id)
    or exists (select from quota_entries q where q.order_id = o.id))`,
  "a paid order without its money": `${paid} and o.amount_minor > 0 and not exists (select from payments p where p.id = o.payment_id
    and p.order_id = o.id and p.state = 'paid' and p.amount_minor = o.amount_minor and p.currency = o.currency)`,
  "a refunded order that keeps what it gave": `o.status = 'refunded' and ((o.refunded_minor <> o.amount_minor
      and not exists (select from refunds r where r.payment_id = o.payment_id and r.state = 'failed'))
    or exists (select from subscriptions s where s.order_id = o.id and s.cancelled_at is null)
    or (o.kind = 'pack' and 0 <> (select sum(granted) from quota_entries q where q.order_id = o.id)))`,
  "an order that counts its refunds wrong": `o.refunded_minor <> coalesce((select sum(r.amount_minor) from refunds r
    where r.payment_id = o.payment_id and r.state <> 'failed'), 0)`,
  "an upgrade whose base runs on": `o.status = 'completed' and o.kind = 'upgrade' and exists (select from subscriptions s
    join subscriptions own on own.order_id = o.id
    where s.id = any (o.base_subscription_ids) and s.ends_at > own.starts_at and s.replaced_by is distinct from own.id)`,
  "an upgrade credited more than its bases are worth": `o.status = 'completed' and o.kind = 'upgrade' and o.credit_minor > (
    select coalesce(sum(greatest(0, b.amount_minor + b.credit_minor - b.refunded_minor)), 0)
    from subscriptions s join orders b on b.id = s.order_id where s.id = any (o.base_subscription_ids))`,
  "a receipt missing or too many": `(${paid} and o.amount_minor > 0)::integer <>
    (select count(*) from receipts c where c.order_id = o.id and c.kind = 'receipt')`,
  "a coupon's use that does not fit its order": `exists (select from coupon_redemptions c where c.order_id = o.id and c.state <>
    case when ${paid} then 'used' when o.status = 'pending' then 'reserved' else 'released' end)`,
  "a discount without a coupon": `o.discount_minor > 0 and not exists (select from coupon_redemptions c where c.order_id = o.id)`,
};
const ofPayments: Record<string, string> = {
  "more went back than came in": `${wentBack} > case when p.state = 'paid' then p.amount_minor else 0 end`,
  "money that bought nothing and is not on its way back": `p.state = 'paid'
    and not exists (select from orders o where o.payment_id = p.id) and not exists (
      select from refunds r where r.payment_id = p.id and r.amount_minor = p.amount_minor and r.decided_by is null)`,
  "money that bought something and was sent back by ourselves": `exists (select from orders o where o.payment_id = p.id)
    and exists (select from refunds r where r.payment_id = p.id and r.decided_by is null)`,
  "a refund done without its credit note, or with two": `exists (select from refunds r join orders o on o.payment_id = p.id
    where r.payment_id = p.id and (r.state = 'done')::integer <> (select count(*) from receipts c where c.refund_id = r.id))`,
};
const ofSubscriptions: Record<string, string> = {
  "a ledger of listings that does not add up": `s.used <> (select coalesce(sum(delta), 0) from quota_entries q where q.subscription_id = s.id)
    or s.extra_quota <> (select coalesce(sum(granted), 0) from quota_entries q where q.subscription_id = s.id)`,
  "more listings used than there are": `s.used > s.listing_quota + s.extra_quota`,
  "two packages at one time": `s.source = 'order' and s.cancelled_at is null and exists (select from subscriptions t
    where t.user_id = s.user_id and t.id > s.id and t.source = 'order' and t.cancelled_at is null
      and t.starts_at < s.ends_at and s.starts_at < t.ends_at)`,
};

const rules = [
  ...Object.entries(ofOrders).map(
    ([rule, where]) => `select '${quoted(rule)}' as rule, o.id from orders o where o.user_id = any ($1) and (${where})`,
  ),
  ...Object.entries(ofPayments).map(
    ([rule, where]) =>
      `select '${quoted(rule)}' as rule, p.id from payments p where p.user_id = any ($1) and (${where})`,
  ),
  ...Object.entries(ofSubscriptions).map(
    ([rule, where]) =>
      `select '${quoted(rule)}' as rule, s.id from subscriptions s where s.user_id = any ($1) and (${where})`,
  ),
].join(" union all ");

function quoted(text: string): string {
  return text.replaceAll("'", "''");
}

/** Where our books claim what the others' do not say. */
async function againstThem(world: World, users: string[]): Promise<string[]> {
  const ledgers = ledgersOf(world);
  const broken: string[] = [];
  const { rows: payments } = await world.pool.query<{
    reference: string;
    transaction_id: string;
    amount_minor: number;
    currency: string;
  }>(
    "select reference, transaction_id, amount_minor, currency from payments where state = 'paid' and user_id = any ($1)",
    [users],
  );
  const received = new Map(ledgers.flatMap((one) => one.received).map((one) => [one.transactionId, one]));
  for (const one of payments) {
    const there = received.get(one.transaction_id);
    if (there?.reference !== one.reference || there.amountMinor !== one.amount_minor || there.currency !== one.currency)
      broken.push(`a payment nobody made: ${one.reference}`);
  }
  const { rows: refunds } = await world.pool.query<{ reference: string; amount_minor: number; state: string }>(
    "select reference, amount_minor, state from refunds where user_id = any ($1)",
    [users],
  );
  const payouts = new Map(ledgers.flatMap((one) => [...one.payouts]));
  const asked = new Map(refunds.map((one) => [one.reference, one]));
  for (const one of refunds)
    if (one.state === "done" && payouts.get(one.reference)?.state !== "done")
      broken.push(`a refund nobody sent: ${one.reference}`);
  for (const [reference, { amountMinor }] of payouts)
    if (asked.get(reference)?.amount_minor !== amountMinor)
      broken.push(`money sent back that nobody asked for: ${reference}`);
  for (const ledger of ledgers)
    for (const reference of ledger.charges.keys())
      if (leftOf(ledger, reference) < 0) broken.push(`more sent back than received: ${reference}`);
  return broken;
}

/** What is broken; nothing, if all is well. */
export async function broken(world: World): Promise<string[]> {
  const users = world.buyers.map((one) => one.userId);
  const { rows } = await world.pool.query<{ rule: string; id: string }>({
    // planned once a connection
    name: "always",
    text: rules,
    values: [users],
  });
  return [...rows.map(({ rule, id }) => `${rule}: ${id}`), ...(await againstThem(world, users))];
}
