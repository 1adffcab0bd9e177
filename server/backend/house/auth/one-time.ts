/** The secrets that go out by mail: a long token for the link and six digits for typing. Single use, one hour. */
import { randomInt, randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Tables, TokenType } from "#server/backend/tables";
import { keyed, newToken, same, sha256 } from "../secrets.ts";

const lifetime = 60 * 60 * 1000;
/** An invitation waits in a mailbox longer than a person who asked for a link. */
export const invitationMs = 7 * 24 * lifetime;

export interface OneTime {
  token: string;
  code: string;
}

/**
 * Makes a new pair; an older pair of the same kind ends. `passwordHash` takes effect when this very pair is used. `linkFor`:
 * milliseconds of a link that lives longer; its digits are nothing that can be guessed.
 */
export async function issueOneTime(
  trx: Transaction<Tables>,
  pepper: string,
  about: { userId: string; email: string; type: TokenType; passwordHash?: string; linkFor?: number },
  now: Date,
): Promise<OneTime> {
  const token = newToken();
  const code = about.linkFor ? newToken() : String(randomInt(0, 1_000_000)).padStart(6, "0");
  const id = randomUUID();
  await trx
    .deleteFrom("auth.one_time_tokens")
    .where("user_id", "=", about.userId)
    .where("token_type", "=", about.type)
    .execute();
  await trx
    .insertInto("auth.one_time_tokens")
    .values({ id, user_id: about.userId, token_type: about.type, token_hash: sha256(token), relates_to: about.email })
    .execute();
  await trx
    .insertInto("house.one_time_codes")
    .values({
      token_id: id,
      code_hash: keyed(pepper, id, code),
      password_hash: about.passwordHash ?? null,
      expires_at: new Date(now.getTime() + (about.linkFor ?? lifetime)),
    })
    .execute();
  return { token, code };
}

export interface Spent {
  userId: string;
  type: TokenType;
  passwordHash: string | null;
}

/** Deletes the row and answers it, so that of two requests at the same moment only one gets it. */
const spend = async (db: Kysely<Tables>, id: string, now: Date): Promise<Spent | null> => {
  const about = await db.selectFrom("house.one_time_codes").selectAll().where("token_id", "=", id).executeTakeFirst();
  // What has run out stays: a mail asked for again carries the same waiting password.
  if (!about || about.expires_at <= now) return null;
  const gone = await db
    .deleteFrom("auth.one_time_tokens")
    .where("id", "=", id)
    .returning(["user_id", "token_type"])
    .executeTakeFirst();
  if (!gone) return null;
  return { userId: gone.user_id, type: gone.token_type, passwordHash: about.password_hash };
};

/** By the token of a link. */
export async function spendToken(
  db: Kysely<Tables>,
  token: string,
  types: readonly TokenType[],
  now: Date,
): Promise<Spent | null> {
  const row = await db
    .selectFrom("auth.one_time_tokens")
    .select("id")
    .where("token_hash", "=", sha256(token))
    .where("token_type", "in", types)
    .executeTakeFirst();
  return row ? spend(db, row.id, now) : null;
}

/** By account and six digits; guesses are limited by the caller. */
export async function spendCode(
  db: Kysely<Tables>,
  pepper: string,
  who: { userId: string } | { email: string },
  code: string,
  types: readonly TokenType[],
  now: Date,
): Promise<Spent | null> {
  const rows = await db
    .selectFrom("auth.one_time_tokens as t")
    .innerJoin("house.one_time_codes as c", "c.token_id", "t.id")
    .innerJoin("auth.users as u", "u.id", "t.user_id")
    .select(["t.id", "c.code_hash"])
    .where("t.token_type", "in", types)
    .where((w) => ("userId" in who ? w("u.id", "=", who.userId) : w("u.email", "=", who.email)))
    .execute();
  const row = rows.find((r) => same(r.code_hash, keyed(pepper, r.id, code)));
  return row ? spend(db, row.id, now) : null;
}
