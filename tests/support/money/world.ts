/** One run's small world: two buyers, an administrator, two providers, a bank, coupons, and a clock, on the shared database. */
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { AppError } from "#contract/errors";
import type { BillingDeps } from "#server/billing/deps";
import type { Db } from "#server/db/tables";
import { type Owner, ownerOfSession } from "#server/queries/accounts/owner";
import { type SkewedClock, skewedClock } from "./clock.ts";
import { openProcess, type Process } from "./crash.ts";
import { type FakeProvider, type Mood, openFakeProvider } from "./fake-provider.ts";
import type { Ledger } from "./ledger.ts";
import { type Bank, openBank } from "./transfers.ts";

/** What a buyer or an administrator has asked for once and may ask for again, with the same key. */
export type Request = (process: Process) => Promise<void>;

export interface World {
  pool: pg.Pool;
  /** For looking: nothing crashes here. */
  db: Db;
  clock: SkewedClock;
  fakes: readonly [FakeProvider, FakeProvider];
  bank: Bank;
  buyers: readonly [Owner, Owner];
  adminId: string;
  coupons: readonly string[];
  requests: Request[];
  /** What the providers' next calls meet; then all is well. */
  moods: Mood[];
  /** Errors nobody planned. */
  surprises: unknown[];
  count(what: string): void;
}

const imprint = { company: "房播", contact: { email: "", phone: "", address: "", wechat: "" }, filings: [] };

async function openAccount(pool: pg.Pool): Promise<Owner> {
  const userId = randomUUID();
  await pool.query("insert into auth.users (id, email) values ($1::uuid, $1::text || '@example.com')", [userId]);
  return ownerOfSession({ userId });
}

/** A tenth off, a use for one order only, everything for nothing, and one for first purchases. */
async function makeCoupons(db: Db, from: Date): Promise<string[]> {
  const name = randomUUID().slice(0, 8).toUpperCase();
  const common = { valid_from: new Date(from.getTime() - 500 * 24 * 3_600_000) };
  const percent = { ...common, kind: "percent" as const, currency: null };
  const rows = [
    { ...percent, code: `${name}-TENTH`, value: 10, per_account: 2 },
    { ...common, code: `${name}-LAST`, kind: "amount" as const, value: 5_000, currency: "CNY", max_redemptions: 1 },
    { ...percent, code: `${name}-FREE`, value: 100 },
    { ...percent, code: `${name}-FIRST`, value: 33, first_purchase_only: true },
  ];
  await db.insertInto("coupons").values(rows).execute();
  return rows.map((row) => row.code);
}

export async function openWorld(pool: pg.Pool, db: Db, start: string, count: (what: string) => void): Promise<World> {
  const clock = skewedClock(new Date(start));
  const moods: Mood[] = [];
  const mood = (): Mood => moods.shift() ?? "well";
  return {
    pool,
    db,
    clock,
    fakes: [openFakeProvider("alipay", clock.truth, mood), openFakeProvider("wechat", clock.truth, mood)],
    bank: openBank(clock.truth),
    buyers: [await openAccount(pool), await openAccount(pool)],
    adminId: randomUUID(),
    coupons: await makeCoupons(db, clock.now()),
    requests: [],
    moods,
    surprises: [],
    count,
  };
}

/** All the others' books of a world. */
export const ledgersOf = ({ fakes, bank }: World): readonly Ledger[] => [
  ...fakes.map((fake) => fake.ledger),
  bank.ledger,
];

/** A process of ours that lives, or dies as planned. */
export const processOf = (world: World, crash: Parameters<typeof openProcess>[1] = null): Process =>
  openProcess(world.pool, crash);

/** What the core is given in a process; whatever it logs must have been planned: a crash, or a refusal with a code. */
export function depsOf(world: World, process: Process): BillingDeps {
  const heard = (about: object) => {
    if ("err" in about && !(about.err instanceof AppError) && !process.struck()) world.surprises.push(about.err);
  };
  return {
    db: process.db,
    payments: [world.fakes[0].provider, world.fakes[1].provider, world.bank.provider].map(process.reach),
    origin: () => "https://listcast.example",
    imprint,
    now: world.clock.now,
    log: { info() {}, warn: heard, error: heard },
  };
}
