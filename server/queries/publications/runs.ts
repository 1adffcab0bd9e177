/**
 * What a worker does to a post: claim it, keep the claim, write down how far it is, lose it. Each claim has a number of its own
 * (`run`); whoever holds an older one may not write any more. Claims are measured by the database's clock, as several processes share it.
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { ASKS_PERSON_AFTER } from "#engine/publishing/patience";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PublicationContent, PublicationRow } from "#server/db/tables/publishing";
import { inGoodStanding } from "#server/queries/accounts/good-standing";
import { happen, writeEvent } from "./events.ts";
import { accountPaused, notPaused } from "./pauses.ts";
import { notRecalled } from "./recall-items.ts";

const inMs = (milliseconds: number) => sql<Date>`now() + make_interval(secs => ${milliseconds / 1000})`;

const connectionOpen = sql<boolean>`exists (select from public.publishing_connections c
  where c.id = publications.connection_id and c.disconnected_at is null and c.health in ('good', 'ending'))`;
/** One at a time for an account: platforms count, and tokens rotate. */
const connectionFree = sql<boolean>`not exists (select from public.publications other
  where other.connection_id = publications.connection_id and other.id <> publications.id
    and other.run is not null and other.lease_until > now())`;

/** Disabled, an account posts nothing any more, whatever was planned before. */
const standing = inGoodStanding("publications.user_id");

/** In the statement that takes a post: what waits for approval is not met. */
const mayGo = sql<boolean>`publications.approval in ('none', 'approved')`;

/** Neither its owner, nor an approval, nor a change of its home keeps it: a stop of its platform, or a closed account, still may. */
export const heldByNobody = sql<boolean>`(not ${accountPaused} and ${mayGo} and ${notRecalled} and ${standing})`;

/** Nothing holds it back now. */
export const mayGoOut = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom("publications")
    .select("id")
    .where("id", "=", id)
    .where((eb) => eb.and([notPaused, mayGo, notRecalled, standing]))
    .executeTakeFirst()) !== undefined;

/** It stands there, and later words of it were taken and are not shown yet. */
const editWaits = sql<boolean>`(publications.state in ('live', 'edited') and publications.edit is not null)`;

/** The next post of none of these accounts that something is to be done about, locked until the transaction ends; others' locks are passed by. */
export const lockDue = (trx: Db, now: Date, busy: readonly string[] = []): Promise<PublicationRow | undefined> =>
  trx
    .selectFrom("publications")
    .selectAll()
    .where("next_at", "<=", now)
    .where((eb) => eb.or([eb("state", "in", ["planned", "accepted", "unknown"]), editWaits]))
    .where((eb) => eb.or([eb("lease_until", "is", null), eb("lease_until", "<", sql<Date>`now()`)]))
    .where((eb) => eb.or([eb("state", "!=", "planned"), eb.and([notPaused, mayGo, notRecalled, standing])]))
    .where(connectionOpen)
    .where(connectionFree)
    .$if(busy.length > 0, (query) => query.where("user_id", "not in", busy))
    .orderBy("next_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** A post as it was claimed. */
export type Claimed = PublicationRow & { run: string };

const claimed = (row: PublicationRow): Claimed => {
  if (row.run === null) throw new Error("a claim was not written");
  return { ...row, run: row.run };
};

/** "sending" is written with the try's number before anything leaves. The row is locked by `lockDue`. */
export async function beginSending(
  trx: Db,
  row: PublicationRow,
  about: { content: PublicationContent; pieceVersion: number | null; leaseMs: number },
  now: Date,
): Promise<Claimed> {
  const sending = await happen(
    trx,
    { ...row, tries: row.tries + 1 },
    {
      event: "sending",
      by: "house",
      at: now,
      set: {
        run: randomUUID(),
        lease_until: inMs(about.leaseMs),
        next_at: null,
        tries: row.tries + 1,
        looks: 0,
        content: json(about.content),
        piece_version: about.pieceVersion,
        tried_at: row.tried_at ?? now,
      },
    },
  );
  return claimed(sending);
}

/** To ask what became of it; its state stays. The row is locked by `lockDue`. */
export async function beginLook(trx: Db, row: PublicationRow, leaseMs: number): Promise<Claimed> {
  const looking = await trx
    .updateTable("publications")
    .set({ run: randomUUID(), lease_until: inMs(leaseMs) })
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return claimed(looking);
}

const held = (db: Db, claim: Pick<Claimed, "id" | "run">) =>
  db.updateTable("publications").where("id", "=", claim.id).where("run", "=", claim.run);

/** False when the claim is lost. */
export async function renewClaim(db: Db, claim: Pick<Claimed, "id" | "run">, leaseMs: number): Promise<boolean> {
  const done = await held(db, claim)
    .set({ lease_until: inMs(leaseMs) })
    .where("lease_until", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Durable when it answers. False when the claim is lost: the next step must not be taken. */
export async function saveCheckpoint(
  db: Db,
  claim: Pick<Claimed, "id" | "run">,
  checkpoint: NonNullable<PublicationRow["checkpoint"]>,
): Promise<boolean> {
  const done = await held(db, claim)
    .set({ checkpoint: json(checkpoint) })
    .where("lease_until", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** The row again, locked, whoever holds it now. */
export const lockPublication = (trx: Db, id: string): Promise<PublicationRow | undefined> =>
  trx.selectFrom("publications").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** So many in one transaction. */
const AT_ONCE = 200;

/**
 * Posts whose worker is gone: nobody knows what came of them, so they are asked about, never sent. After `settleMs`, when what was on
 * the wire has come. Answers how many.
 */
export const lapse = (db: Db, now: Date, settleMs: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom("publications")
      .selectAll()
      .where("state", "=", "sending")
      .where("lease_until", "<", sql<Date>`now()`)
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of rows) {
      const next_at = new Date(now.getTime() + settleMs);
      await happen(trx, row, { event: "unanswered", by: "house", at: now, set: { next_at } });
    }
    return rows.length;
  });

/** Planned posts whose account has stayed closed too long: a person decides what is still worth posting. Answers those. */
export const giveUpWaiting = (db: Db, now: Date, waitsMs: number): Promise<PublicationRow[]> =>
  db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom("publications")
      .selectAll()
      .where("state", "=", "planned")
      .where("connection_id", "is not", null)
      .where("next_at", "<", new Date(now.getTime() - waitsMs))
      .where((eb) => eb.not(connectionOpen))
      .where(mayGo)
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    const failed: PublicationRow[] = [];
    for (const row of rows) {
      const failure = json({ code: "connection_ended" as const, detail: "" });
      failed.push(await happen(trx, row, { event: "failed", by: "house", at: now, set: { next_at: null, failure } }));
    }
    return failed;
  });

/**
 * Posts of which nobody knows, or which were taken and not shown yet, whose account has stayed closed too long: the platform cannot be
 * asked, so a person is. Opened again, the account's platform is asked all the same. Answers those, each once.
 */
export const leaveToPerson = (db: Db, now: Date, waitsMs: number): Promise<PublicationRow[]> =>
  db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom("publications")
      .selectAll()
      .where((eb) =>
        eb.or([
          eb("state", "=", "accepted"),
          eb.and([eb("state", "=", "unknown"), eb("looks", "<", ASKS_PERSON_AFTER)]),
        ]),
      )
      .where("run", "is", null)
      .where("next_at", "<", new Date(now.getTime() - waitsMs))
      .where((eb) => eb.not(connectionOpen))
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    const left: PublicationRow[] = [];
    for (const row of rows)
      left.push(await happen(trx, row, { event: "unclear", by: "house", at: now, set: { looks: ASKS_PERSON_AFTER } }));
    return left;
  });

/**
 * Posts that were handed over and not said to be posted; each once. Nobody is reminded to post what is held back. Call it in a
 * transaction, and tell their agents.
 */
export const forgottenPosts = (trx: Db, now: Date): Promise<PublicationRow[]> =>
  trx
    .updateTable("publications")
    .set({ next_at: null })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("publications")
        .select("id")
        .where("state", "=", "planned")
        .where("connection_id", "is", null)
        .where("next_at", "<=", now)
        .where((eb) => eb.and([mayGo, notRecalled, standing, eb.not(accountPaused)]))
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

/** A question that told nothing, with a line where that is news; the claim ends. */
export async function nothingLearned(
  trx: Db,
  row: PublicationRow,
  about: { looks: number; nextAt: Date | null; detail?: string; line: boolean },
  now: Date,
): Promise<void> {
  await trx
    .updateTable("publications")
    .set({ run: null, lease_until: null, looks: about.looks, next_at: about.nextAt })
    .where("id", "=", row.id)
    .execute();
  if (about.line)
    await writeEvent(trx, row, { event: "unclear", by: "platform", at: now, detail: about.detail ?? null });
}
