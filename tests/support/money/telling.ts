/** What comes from outside: payers at their providers, notices of all kinds, and those nobody of the provider has written. */
import { randomUUID } from "node:crypto";
import type { Callback } from "#adapters/payments/payment";
import { AppError } from "#contract/errors";
import { receiveCallback, runProviderEffects } from "#server/billing/index";
import { picked } from "./buying.ts";
import type { Process } from "./crash.ts";
import type { FakeProvider } from "./fake-provider.ts";
import { receivedFor } from "./ledger.ts";
import type { Notice } from "./notices.ts";
import type { Act } from "./steps.ts";
import { depsOf, processOf, type World } from "./world.ts";

type About<Name extends Act["do"]> = Extract<Act, { do: Name }>;

/** Whether the provider was told that we have taken it. What follows may still be cut off. */
async function bring(world: World, process: Process, { provider }: FakeProvider, callback: Callback): Promise<boolean> {
  const deps = depsOf(world, process);
  const { reply, after } = await receiveCallback(deps, process.reach(provider), callback);
  await runProviderEffects(deps, after);
  return reply.status === 200;
}

const drop = (fake: FakeProvider, notice: Notice) => {
  const at = fake.outbox.indexOf(notice);
  if (at >= 0) fake.outbox.splice(at, 1);
};

/** Brings a notice; the provider repeats it until it was taken. */
export async function deliver(
  world: World,
  process: Process,
  fake: FakeProvider,
  notice: Notice,
  kept = false,
): Promise<void> {
  world.count("notice delivered");
  if ((await bring(world, process, fake, notice.callback)) && !kept) drop(fake, notice);
}

export async function notice(world: World, process: Process, act: About<"notice">): Promise<void> {
  const fake = world.fakes[act.fake === 1 ? 1 : 0];
  const found = picked(fake.outbox, act.pick);
  if (!found) return;
  if (act.how === "lost") {
    if (found.mustArrive) return;
    world.count("notice lost");
    return drop(fake, found);
  }
  if (act.how === "kept") world.count("notice kept to come again");
  if (act.how === "twice at once") world.count("notice delivered twice at once");
  const twin = act.how === "twice at once" ? deliver(world, processOf(world), fake, found) : null;
  try {
    await deliver(world, process, fake, found, act.how === "kept");
  } finally {
    await twin;
  }
}

/** References at a provider or the bank that money could come for, the newest first. */
const chargesOf = (world: World, fake: number) =>
  [...(world.fakes[fake]?.ledger ?? world.bank.ledger).charges.values()].reverse();

export function payer(world: World, { fake, pick, how }: About<"payer">): void {
  const charge = picked(chargesOf(world, fake), pick);
  if (!charge) return;
  const { reference, amountMinor, currency } = charge;
  const at = world.fakes[fake];
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

async function mustBeRefused(world: World, process: Process, fake: FakeProvider, callback: Callback): Promise<void> {
  try {
    await bring(world, process, fake, callback);
  } catch (error) {
    if (error instanceof AppError && error.code === "callback_refused") return;
    throw error;
  }
  throw new Error("a forged notice was taken");
}

export async function forgery(world: World, process: Process, act: About<"forgery">): Promise<void> {
  const fake = world.fakes[act.fake === 1 ? 1 : 0];
  const charge = picked(chargesOf(world, act.fake === 1 ? 1 : 0), act.pick);
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
    return await mustBeRefused(world, process, fake, fake.forge(saying(reference, `F${randomUUID()}`)));
  if (act.what === "reference") {
    const nowhere = `LC${randomUUID().replaceAll("-", "").slice(0, 24)}`;
    return void (await bring(world, process, fake, fake.sign(saying(nowhere, `F${randomUUID()}`))));
  }
  const spent = await world.db
    .selectFrom("payments")
    .select("transaction_id")
    .where("provider", "=", fake.provider.name)
    .where("state", "=", "paid")
    .where("reference", "<>", reference)
    .where("reference", "in", [...fake.ledger.charges.keys()])
    .executeTakeFirst();
  if (spent?.transaction_id && receivedFor(fake.ledger, reference).length === 0)
    await bring(world, process, fake, fake.sign(saying(reference, spent.transaction_id)));
}
