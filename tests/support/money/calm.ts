/** Everything settles: clocks are right again, jobs run, notices come, administrators do their work, until nothing moves. */
import { job, refundsOf, retry, retryable, seeTransfer, sendRefund } from "./operator.ts";
import { deliver } from "./telling.ts";
import { processOf, type World } from "./world.ts";

/** Minutes pass between them: 1, 2, 4 and so on up to a month; far enough for whatever was sold while the clock was ahead. */
const ROUNDS = 34;
const MONTH = 31 * 24 * 60;

/** Places to pay whose money came in another amount stay open: a person decides about them. */
const moving = `select 'order ' || o.status as what, o.id from orders o where o.user_id = any ($1) and o.status = 'pending'
  union all select 'refund ' || r.state, r.id from refunds r join payments p on p.id = r.payment_id
    where r.user_id = any ($1) and (r.state = 'pending' or (r.state = 'failed' and ${retryable}))
  union all select 'payment ' || p.state, p.id from payments p where p.user_id = any ($1) and p.state in ('opening', 'open')
    and p.reference <> all ($2)`;

/** References under which money of another amount came first. */
const odd = (world: World): string[] =>
  world.fakes.flatMap(({ ledger }) =>
    [...ledger.charges.values()]
      .filter(({ reference, amountMinor, currency }) => {
        const first = ledger.received.find((one) => one.reference === reference);
        return first !== undefined && (first.amountMinor !== amountMinor || first.currency !== currency);
      })
      .map(({ reference }) => reference),
  );

export async function stillMoving(world: World): Promise<string[]> {
  const users = world.buyers.map((one) => one.userId);
  const { rows } = await world.pool.query<{ what: string; id: string }>(moving, [users, odd(world)]);
  const failed = (await refundsOf(world, "failed")).map(({ id }) => ({ what: "refund failed", id }));
  const waiting = world.fakes.flatMap(({ outbox }) =>
    outbox.map(({ event }) => ({ what: "notice", id: event.eventId })),
  );
  return [...rows, ...failed, ...waiting].map(({ what, id }) => `${what}: ${id}`);
}

async function round(world: World): Promise<void> {
  const process = processOf(world);
  for (const which of ["ask", "expire", "refunds"] as const) await job(world, process, which);
  for (const fake of world.fakes) {
    for (const { reference } of fake.ledger.charges.values()) fake.decide(reference, true);
    fake.finish();
    for (const notice of [...fake.outbox]) await deliver(world, process, fake, notice);
  }
  while (world.bank.unseen.length > 0) await seeTransfer(world, process, true);
  const failed = await refundsOf(world, "failed");
  for (let one = 0; one < failed.length; one += 1) await retry(world, process, 0);
  const pending = (await refundsOf(world, "pending")).filter((one) => one.provider === "bank");
  for (let one = 0; one < pending.length; one += 1) await sendRefund(world, process, 0);
}

/** Answers what still moves when nothing should any more. `silent`: no notice that need not come ever comes. */
export async function settle(world: World, silent: boolean): Promise<string[]> {
  world.clock.skew(0);
  world.moods.length = 0;
  for (const fake of world.fakes)
    if (silent) fake.outbox.splice(0, fake.outbox.length, ...fake.outbox.filter((one) => one.mustArrive));
  for (let minutes = 1, one = 0; one < ROUNDS; one += 1, minutes = Math.min(minutes * 2, MONTH)) {
    await round(world);
    const [surprise] = world.surprises;
    if (surprise !== undefined) throw surprise;
    if ((await stillMoving(world)).length === 0) return [];
    world.clock.pass(minutes);
  }
  return await stillMoving(world);
}
