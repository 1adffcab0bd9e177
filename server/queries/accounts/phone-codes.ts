/** Codes sent to phones: counted, made, and spent by their digits. One row a message; the newest is the one that counts. */
import { createHash, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import { AppError } from "#contract/errors";
import { household } from "#server/base/household";
import { phoneCodeLimits as limits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { Owner } from "./owner.ts";
import { oneAtATime } from "./row-limits.ts";

const hashOf = (id: string, code: string): string => createHash("sha256").update(`${id}:${code}`).digest("hex");
const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

const tooMany = (retryAfterSeconds: number) => new AppError("too_many_requests", { data: { retryAfterSeconds } });

/** Whose messages are counted: what is left out is everybody's. */
type Whose = { user_id?: string; phone?: string; address?: string };

async function sentTo(trx: Db, whose: Whose, hours: number, now: Date): Promise<number> {
  const { count } = await trx
    .selectFrom("phone_codes")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where((eb) => eb.and(whose))
    .where("created_at", ">", before(now, hours * 3600))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The rows counted stay true until the transaction ends: codes are issued one at a time. */
async function assertMaySend(trx: Db, owner: Owner, { phone, address }: { phone: string; address: string }, now: Date) {
  await sql`select pg_advisory_xact_lock(hashtextextended('phone codes', 0))`.execute(trx);
  const [mine, here] = [{ user_id: owner.userId }, { address }];
  const own = [
    [mine, limits.account],
    [mine, limits.accountDay],
    [here, limits.address],
    [here, limits.addressDay],
  ] as const;
  for (const [whose, { messages, hours }] of own)
    if ((await sentTo(trx, whose, hours, now)) >= messages) throw tooMany(hours * 3600);
  const shared = [
    [{ phone }, limits.phone],
    [{}, limits.everybody],
  ] as const;
  for (const [whose, { messages, most, few, hours }] of shared) {
    const sent = await sentTo(trx, whose, hours, now);
    if (sent < messages) continue;
    const had = await Promise.all([mine, here].map((part) => sentTo(trx, { ...whose, ...part }, hours, now)));
    if (sent >= most || Math.max(...had) >= few) throw tooMany(hours * 3600);
  }
  const last = await newestCode(trx, owner);
  const waited = last && last.used_at === null ? (now.getTime() - last.created_at.getTime()) / 1000 : Infinity;
  if (waited < limits.resendSeconds) throw tooMany(Math.ceil(limits.resendSeconds - waited));
}

const newestCode = (db: Db, owner: Owner) =>
  db
    .selectFrom("phone_codes")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** A new code, before it is sent; an older one ends. Throws too_many_requests with the seconds to wait. Call it in a transaction. */
export async function issuePhoneCode(
  trx: Db,
  owner: Owner,
  asked: { phone: string; address: string },
  now: Date,
): Promise<{ id: string; code: string }> {
  const about = { phone: asked.phone, address: household(asked.address) };
  await oneAtATime(trx, owner);
  await assertMaySend(trx, owner, about, now);
  const id = randomUUID();
  const code = String(randomInt(0, 1_000_000)).padStart(6, "0");
  await trx
    .insertInto("phone_codes")
    .values({
      id,
      user_id: owner.userId,
      ...about,
      code_hash: hashOf(id, code),
      created_at: now,
      expires_at: new Date(now.getTime() + limits.validMinutes * 60_000),
    })
    .execute();
  return { id, code };
}

/** The message could not be sent: the row still counts, but nobody has to wait a minute for nothing. */
export const voidPhoneCode = (db: Db, id: string, now: Date) =>
  db.updateTable("phone_codes").set({ used_at: now }).where("id", "=", id).execute();

export type PhoneAnswer = { phone: string } | { problem: "code_expired" } | { problem: "code_wrong"; left: number };

/** Spends the newest code. A wrong try counts, so it is an answer and not an error that would undo the counting. */
export async function spendPhoneCode(trx: Db, owner: Owner, code: string, now: Date): Promise<PhoneAnswer> {
  await oneAtATime(trx, owner);
  const row = await newestCode(trx, owner);
  if (!row || row.used_at || row.expires_at <= now || row.attempts >= limits.attempts)
    return { problem: "code_expired" };
  const right = same(row.code_hash, hashOf(row.id, code));
  const attempts = row.attempts + 1;
  await trx
    .updateTable("phone_codes")
    .set({ attempts, ...(right ? { used_at: now } : {}) })
    .where("id", "=", row.id)
    .execute();
  if (right) return { phone: row.phone };
  const left = limits.attempts - attempts;
  return left > 0 ? { problem: "code_wrong", left } : { problem: "code_expired" };
}

/** What no limit looks at any more. */
export const forgetPhoneCodes = (db: Db, now: Date) =>
  db
    .deleteFrom("phone_codes")
    .where("created_at", "<", before(now, 2 * 86_400))
    .execute();
