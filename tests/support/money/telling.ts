/** What comes from outside: payers at their desks, notices of all kinds, and those nobody of the desk has written. */
import { randomUUID } from "node:crypto";
import type { Callback } from "#adapters/payments/payment";
import { AppError } from "#contract/errors";
import { receiveCallback, runProviderEffects } from "#server/billing/index";
import { picked } from "./buying.ts";
import type { Process } from "./crash.ts";
import type { Desk } from "./desk.ts";
import { receivedFor } from "./ledger.ts";
import type { Notice } from "./notices.ts";
import type { Act } from "./steps.ts";
import { depsOf, processOf, type World } from "./world.ts";

type About<Name extends Act["do"]> = Extract<Act, { do: Name }>;

/** Whether the desk was told that we have taken it. What follows may still be cut off. */
async function bring(world: World, process: Process, { provider }: Desk, callback: Callback): Promise<boolean> {
  const deps = depsOf(world, process);
  const { reply, after } = await receiveCallback(deps, process.reach(provider), callback);
  await runProviderEffects(deps, after);
  return reply.status === 200;
}

const drop = (desk: Desk, notice: Notice) => {
  const at = desk.outbox.indexOf(notice);
  if (at >= 0) desk.outbox.splice(at, 1);
};

/** Brings a notice; the desk repeats it until it was taken. */
export async function deliver(world: World, process: Process, desk: Desk, notice: Notice, kept = false): Promise<void> {
  world.count("notice delivered");
  if ((await bring(world, process, desk, notice.callback)) && !kept) drop(desk, notice);
}

export async function notice(world: World, process: Process, act: About<"notice">): Promise<void> {
  const desk = world.desks[act.desk === 1 ? 1 : 0];
  const found = picked(desk.outbox, act.pick);
  if (!found) return;
  if (act.how === "lost") {
    if (found.mustArrive) return;
    world.count("notice lost");
    return drop(desk, found);
  }
  if (act.how === "kept") world.count("notice kept to come again");
  if (act.how === "twice at once") world.count("notice delivered twice at once");
  const twin = act.how === "twice at once" ? deliver(world, processOf(world), desk, found) : null;
  try {
    await deliver(world, process, desk, found, act.how === "kept");
  } finally {
    await twin;
  }
}

/** References at a desk or the bank that money could come for, the newest first. */
const chargesOf = (world: World, desk: number) =>
  [...(world.desks[desk]?.ledger ?? world.bank.ledger).charges.values()].reverse();

export function payer(world: World, { desk, pick, how }: About<"payer">): void {
  const charge = picked(chargesOf(world, desk), pick);
  if (!charge) return;
  const { reference, amountMinor, currency } = charge;
  const at = world.desks[desk];
  world.count(`payer ${how}`);
  if (how === "pays") (at ?? world.bank).pay(reference);
  else if (how === "pays wrong") {
    const less = amountMinor > 1 && amountMinor % 2 === 0;
    (at ?? world.bank).pay(
      reference,
      less ? { amountMinor: amountMinor - 1, currency } : { amountMinor, currency: "USD" },
    );
  } else if (how !== "begins") at?.decide(reference, how === "decides");
  else if (charge.state === "open") at?.begin(reference);
}

async function mustBeRefused(world: World, process: Process, desk: Desk, callback: Callback): Promise<void> {
  try {
    await bring(world, process, desk, callback);
  } catch (error) {
    if (error instanceof AppError && error.code === "callback_refused") return;
    throw error;
  }
  throw new Error("a forged notice was taken");
}

export async function forgery(world: World, process: Process, act: About<"forgery">): Promise<void> {
  const desk = world.desks[act.desk === 1 ? 1 : 0];
  const charge = picked(chargesOf(world, act.desk === 1 ? 1 : 0), act.pick);
  if (!charge) return;
  const { amountMinor, currency, reference } = charge;
  const at = world.clock.truth();
  const saying = (about: string, transactionId: string) => ({
    type: "charge" as const,
    eventId: randomUUID(),
    at,
    reference: about,
    charge: { state: "paid" as const, transactionId, paidAt: at, amountMinor, currency },
  });
  world.count(`forged: ${act.what}`);
  if (act.what === "signature")
    return await mustBeRefused(world, process, desk, desk.forge(saying(reference, `F${randomUUID()}`)));
  if (act.what === "reference") {
    const nowhere = `LC${randomUUID().replaceAll("-", "").slice(0, 24)}`;
    return void (await bring(world, process, desk, desk.sign(saying(nowhere, `F${randomUUID()}`))));
  }
  const spent = await world.db
    .selectFrom("payments")
    .select("transaction_id")
    .where("provider", "=", desk.provider.name)
    .where("state", "=", "paid")
    .where("reference", "<>", reference)
    .where("reference", "in", [...desk.ledger.charges.keys()])
    .executeTakeFirst();
  if (spent?.transaction_id && receivedFor(desk.ledger, reference).length === 0)
    await bring(world, process, desk, desk.sign(saying(reference, spent.transaction_id)));
}
