/** What buyers do: quote and place, open a way to pay, look whether it is paid, give up, use listings. */
import { randomUUID } from "node:crypto";
import { checkOrder, giveUpOrder, payOrder, placeOrder, reckon } from "#server/billing/index";
import type { Wish } from "#server/billing/quote";
import type { OrderRow } from "#server/db/tables/subscriptions";
import type { Owner } from "#server/queries/accounts/owner";
import { returnQuota, takeQuota } from "#server/queries/billing/quota";
import { homeOf } from "#tests/support/quota";
import type { Process } from "./crash.ts";
import type { Wanted } from "./steps.ts";
import { depsOf, type World } from "./world.ts";

/** The newest first; a number too large means the last. */
export const picked = <T>(all: readonly T[], pick: number): T | undefined => all[Math.min(pick, all.length - 1)];

/** Orders of an account, the newest first. */
export const ordersOf = ({ db }: World, owner: Owner, status?: OrderRow["status"]): Promise<OrderRow[]> =>
  db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "pending"))
    .orderBy("number", "desc")
    .execute();

/** Makes a request now, and lets it be made again later. */
async function request(world: World, process: Process, work: (process: Process) => Promise<void>): Promise<void> {
  world.requests.push(work);
  await work(process);
}

/** One key makes one thing, however often it is sent. */
function sameEachTime(what: string) {
  let first: string | null = null;
  return (id: string) => {
    if (first !== null && first !== id) throw new Error(`one key made two ${what}: ${first} and ${id}`);
    first = id;
  };
}

/** Answers the order's id, or throws as the core does. */
export async function place(world: World, process: Process, owner: Owner, wanted: Wanted): Promise<string> {
  const { product: code, zone: timeZone, stale } = wanted;
  const product: Wish["product"] =
    code === "pack10" || code === "pack50" ? { type: "pack", code } : { type: "plan", code };
  const coupon = wanted.coupon === null ? undefined : world.coupons[wanted.coupon];
  const wish: Wish = { product, timeZone, ...(coupon ? { coupon } : {}) };
  const { amountMinor } = await reckon(process.db, owner, wish, world.clock.now());
  const asked = { ...wish, expectedMinor: amountMinor + (stale ? 1 : 0), idempotencyKey: `place-${randomUUID()}` };
  const same = sameEachTime("orders");
  let placed = "";
  await request(world, process, async (by) => {
    const { id } = await placeOrder(depsOf(world, by), owner, asked);
    same(id);
    placed = id;
  });
  return placed;
}

/** Answers the reference the payer pays under. */
export async function pay(
  world: World,
  process: Process,
  owner: Owner,
  orderId: string,
  fake: number,
): Promise<string> {
  const transfer = { provider: "bank", method: "transfer" } as const;
  const wanted = {
    ...((
      [
        { provider: "alipay", method: "qr" },
        { provider: "wechat", method: "qr" },
      ] as const
    )[fake] ?? transfer),
    id: orderId,
    language: "zh" as const,
    address: "192.0.2.7",
    idempotencyKey: `pay-${randomUUID()}`,
  };
  const same = sameEachTime("payments");
  let reference = "";
  await request(world, process, async (by) => {
    const payment = await payOrder(depsOf(world, by), owner, wanted);
    same(payment.id);
    reference = payment.reference;
  });
  return reference;
}

export const check = (world: World, process: Process, owner: Owner, id: string) =>
  checkOrder(depsOf(world, process), owner, id);

export const giveUp = (world: World, process: Process, owner: Owner, id: string) =>
  giveUpOrder(depsOf(world, process), owner, id);

const homes = new Map<string, Promise<{ propertyId: string; taskId: string }>>();

function homeFor({ db }: World, owner: Owner) {
  const known = homes.get(owner.userId) ?? homeOf(db, owner);
  homes.set(owner.userId, known);
  return known;
}

/** One after another, each in a transaction of its own, as campaigns take them. */
export async function useListings(world: World, process: Process, owner: Owner, listings: number): Promise<void> {
  const home = await homeFor(world, owner);
  const now = world.clock.now();
  for (let one = 0; one < listings; one += 1)
    await process.db.transaction().execute((trx) => takeQuota(trx, owner, home, now));
}

export async function giveBackListings(world: World, process: Process, owner: Owner): Promise<void> {
  const { taskId } = await homeFor(world, owner);
  await process.db.transaction().execute((trx) => returnQuota(trx, owner, taskId));
}
