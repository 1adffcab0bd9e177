/** What is true once everything has calmed down: both books say the same, and the audit tells the whole story. */
import { periodEnd } from "#engine/billing/period";
import { ledgersOf, type World } from "./world.ts";

/** Every unit that came in is in our books as paid, or stands there as money a person must look at. */
async function everyUnit(world: World): Promise<string[]> {
  const { rows } = await world.pool.query<{ transaction_id: string }>(
    "select transaction_id from payments where state = 'paid' and user_id = any ($1)",
    [world.buyers.map((one) => one.userId)],
  );
  const known = new Set(rows.map((one) => one.transaction_id));
  const broken: string[] = [];
  for (const ledger of ledgersOf(world)) {
    const taken = new Set(ledger.received.filter((one) => known.has(one.transactionId)).map((one) => one.reference));
    for (const one of ledger.received) {
      if (known.has(one.transactionId)) continue;
      const charge = ledger.charges.get(one.reference);
      const fits = charge?.amountMinor === one.amountMinor && charge.currency === one.currency;
      const [first] = ledger.received.filter((other) => other.reference === one.reference);
      if (fits && !taken.has(one.reference) && (ledger === world.bank.ledger || first === one))
        broken.push(`money that was lost: ${one.reference} ${one.transactionId}`);
      else world.count("money for a person to look at (wrong amount, or twice under one reference)");
    }
  }
  return broken;
}

/** Wrong or second money that a provider told of is written down as such. */
async function everyMismatch(world: World): Promise<string[]> {
  const { rows } = await world.pool.query<{ said: string }>(
    `select e.said ->> 'transactionId' as said from payment_events e join payments p on p.reference = e.reference
      where p.user_id = any ($1) and e.kind = 'charge' and e.said ->> 'state' = 'paid'`,
    [world.buyers.map((one) => one.userId)],
  );
  const told = new Set(rows.map((one) => one.said));
  const { rows: paid } = await world.pool.query<{ transaction_id: string }>(
    "select transaction_id from payments where state = 'paid'",
  );
  const known = new Set(paid.map((one) => one.transaction_id));
  return world.fakes
    .flatMap((fake) => fake.ledger.received)
    .filter((one) => !known.has(one.transactionId) && !told.has(one.transactionId))
    .map((one) => `money nobody has written down: ${one.reference} ${one.transactionId}`);
}

/** What was to go back in full is back in full. */
async function everyRefund(world: World): Promise<string[]> {
  const { rows } = await world.pool.query<{ what: string; id: string }>(
    `select 'a refunded order' as what, o.id from orders o where o.status = 'refunded' and o.user_id = any ($1) and o.amount_minor > 0
        and o.amount_minor > (select coalesce(sum(r.amount_minor), 0) from refunds r where r.payment_id = o.payment_id and r.state = 'done')
      union all select 'a payment that bought nothing', p.id from payments p where p.state = 'paid' and p.user_id = any ($1)
        and not exists (select from orders o where o.payment_id = p.id)
        and p.amount_minor <> (select coalesce(sum(r.amount_minor), 0) from refunds r where r.payment_id = p.id and r.state = 'done')`,
    [world.buyers.map((one) => one.userId)],
  );
  return rows.map(({ what, id }) => `${what} whose money is not back: ${id}`);
}

const tables = ["orders", "payments", "refunds", "subscriptions", "coupon_redemptions"] as const;

/** The audit of each row, played from its beginning, ends at the row as it is. */
async function everyChange(world: World): Promise<string[]> {
  const broken: string[] = [];
  for (const table of tables) {
    const { rows } = await world.pool.query<{
      id: string;
      row: Record<string, unknown>;
      played: Record<string, unknown> | null;
    }>(
      `select x.id, to_jsonb(x) - '{updated_at,asked_at}'::text[] as row, (select jsonb_object_agg(key, value order by a.id) - 'updated_at'
        from audit_entries a, jsonb_each(a.after) where a.subject_id = x.id::text and a.action like '${table}.%') as played
        from ${table} x where x.user_id = any ($1)`,
      [world.buyers.map((one) => one.userId)],
    );
    for (const { id, row, played } of rows) {
      const keys = Object.keys(row).filter((key) => JSON.stringify(row[key]) !== JSON.stringify(played?.[key]));
      if (keys.length > 0) broken.push(`a change of ${table} nobody audited: ${keys} of ${id}`);
    }
  }
  return broken;
}

/** Numbers of receipts run from 1 without a gap; of all runs together. */
async function everyNumber({ pool }: World): Promise<string[]> {
  const { rows } = await pool.query<{ series: string; year: number }>(
    `select c.series, c.year from receipt_counters c where c.last <> (select count(*) from receipts r
        where r.number like c.series || '-' || c.year || '-%')
      or c.last <> (select max(split_part(r.number, '-', 3)::integer) from receipts r where r.number like c.series || '-' || c.year || '-%')`,
  );
  return rows.map(({ series, year }) => `a gap in the receipts ${series}-${year}`);
}

/** Each package that was bought runs for a month of its chain on the buyer's clock. */
async function everyMonth(world: World): Promise<string[]> {
  const { rows } = await world.pool.query<{ id: string; anchor: Date; zone: string; starts_at: Date; ends_at: Date }>(
    `select id, coalesce(anchor_at, starts_at) as anchor, time_zone as zone, starts_at, ends_at from subscriptions
      where source = 'order' and user_id = any ($1)`,
    [world.buyers.map((one) => one.userId)],
  );
  return rows
    .filter((one) => periodEnd(one.anchor, one.zone, one.starts_at).getTime() !== one.ends_at.getTime())
    .map(({ id }) => `a package that is no month: ${id}`);
}

/** No coupon was used more often than it may be, but by late money for an order whose use had been given back. */
async function everyCoupon(world: World): Promise<string[]> {
  const { rows } = await world.pool.query<{ code: string }>(
    `with used as (select c.coupon_id, c.user_id from coupon_redemptions c where c.state = 'used' and not exists (
        select from audit_entries a where a.subject_id = c.id::text and a.after ->> 'state' = 'released'))
      select code from coupons c where code = any ($1) and ((select count(*) from used where coupon_id = c.id) > c.max_redemptions
        or exists (select from used where coupon_id = c.id group by user_id having count(*) > c.per_account))`,
    [world.coupons],
  );
  return rows.map(({ code }) => `a coupon used too often: ${code}`);
}

/** What the two books do not agree about. */
export async function disagreements(world: World): Promise<string[]> {
  const all = [everyUnit, everyMismatch, everyRefund, everyChange, everyNumber, everyMonth, everyCoupon];
  return (await Promise.all(all.map((one) => one(world)))).flat();
}
