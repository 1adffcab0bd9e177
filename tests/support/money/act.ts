/** Takes a step in a world: each act in a process of its own, two at once where the step says so, cut off where it says so. */
import { AppError, type ErrorCode } from "#contract/errors";
import { check, giveBackListings, giveUp, ordersOf, pay, picked, place, useListings } from "./buying.ts";
import type { Process } from "./crash.ts";
import { job, offer, refund, retry, seeTransfer, sendRefund } from "./operator.ts";
import type { Act, Step } from "./steps.ts";
import { deliver, forgery, notice, payer } from "./telling.ts";
import { processOf, type World } from "./world.ts";

/** What the core may answer; anything else is a surprise. */
const refusals: readonly ErrorCode[] = [
  "price_changed",
  "not_for_sale",
  "coupon_invalid",
  "too_many_requests",
  "order_closed",
  "payment_refused",
  "unavailable",
  "conflict",
  "refund_too_large",
  "no_package",
  "quota_used_up",
];

async function purchase(world: World, process: Process, act: Extract<Act, { do: "purchase" }>): Promise<void> {
  const owner = world.buyers[act.who];
  const id = await place(world, process, owner, act);
  const order = await world.db.selectFrom("orders").select("amount_minor").where("id", "=", id).executeTakeFirst();
  if (!order || order.amount_minor === 0) return;
  const reference = await pay(world, process, owner, id, act.fake);
  if (act.between === "refund") await refund(world, process, { do: "refund", who: act.who, pick: 0, percent: 100 });
  if (act.between === "give up") await giveUp(world, process, owner, id);
  if (act.between === "time") {
    world.clock.pass(3 * 60);
    await job(world, process, "expire");
  }
  const fake = world.fakes[act.fake];
  (fake ?? world.bank).pay(reference);
  if (!act.told) return;
  const newest = fake?.outbox.at(-1);
  if (fake && newest) await deliver(world, process, fake, newest);
  else await seeTransfer(world, process, true);
}

async function payTwice(
  world: World,
  process: Process,
  { who, pick }: Extract<Act, { do: "pay twice" }>,
): Promise<void> {
  const owner = world.buyers[who];
  const order = picked(await ordersOf(world, owner, "pending"), pick);
  if (!order) return;
  for (const [at, fake] of world.fakes.entries()) fake.pay(await pay(world, process, owner, order.id, at));
  const told = world.fakes.map(async (fake, at) => {
    const newest = fake.outbox.at(-1);
    if (newest) await deliver(world, at === 0 ? process : processOf(world), fake, newest);
  });
  for (const end of await Promise.allSettled(told)) if (end.status === "rejected") throw end.reason;
}

async function perform(world: World, process: Process, act: Act): Promise<unknown> {
  if (act.do === "place") return await place(world, process, world.buyers[act.who], act);
  if (act.do === "purchase") return await purchase(world, process, act);
  if (act.do === "pay" || act.do === "cancel" || act.do === "check") {
    const owner = world.buyers[act.who];
    const order = picked(await ordersOf(world, owner), act.pick);
    if (!order) return;
    if (act.do === "pay") return await pay(world, process, owner, order.id, act.fake);
    return await (act.do === "cancel" ? giveUp : check)(world, process, owner, order.id);
  }
  if (act.do === "pay twice") return await payTwice(world, process, act);
  if (act.do === "again") return await picked([...world.requests].reverse(), act.pick)?.(process);
  if (act.do === "payer") return payer(world, act);
  if (act.do === "notice") return await notice(world, process, act);
  if (act.do === "forgery") return await forgery(world, process, act);
  if (act.do === "offer") return await offer(world, process, act);
  if (act.do === "refund") return await refund(world, process, act);
  if (act.do === "retry refund") return await retry(world, process, act.pick);
  if (act.do === "see transfer") return await seeTransfer(world, process, act.right);
  if (act.do === "send refund") return await sendRefund(world, process, act.pick);
  if (act.do === "use") return await useListings(world, process, world.buyers[act.who], act.listings);
  if (act.do === "give back") return await giveBackListings(world, process, world.buyers[act.who]);
  if (act.do === "job") return await job(world, process, act.which);
  if (act.do === "time") return world.clock.pass(act.minutes);
  return world.clock.skew(act.minutes);
}

async function attempt(world: World, act: Act, crash: Step["crash"]): Promise<void> {
  const process = processOf(world, crash);
  world.count(`step: ${act.do}`);
  try {
    await perform(world, process, act);
  } catch (error) {
    const planned = error instanceof AppError && refusals.includes(error.code);
    if (planned) world.count(`refused: ${error.code}`);
    else if (!process.struck()) throw error;
  } finally {
    if (process.struck()) world.count(`cut off ${crash?.when}, ${crash?.what}`);
  }
}

/** Throws whatever was not planned. */
export async function take(world: World, { acts, crash, moods }: Step): Promise<void> {
  world.moods.push(...moods);
  const ends = await Promise.allSettled(acts.map((act, at) => attempt(world, act, at === 0 ? crash : null)));
  world.moods.length = 0;
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  const [surprise] = world.surprises;
  if (surprise !== undefined) throw surprise;
}
