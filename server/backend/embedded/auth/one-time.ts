/** The secrets that go out by mail: a long token for the link and digits for typing. Single use, one hour. */
import { randomInt, randomUUID } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import { keyed, newToken, same, sha256 } from "#server/backend/embedded/shared/secrets";
import type { Tables, TokenType } from "#server/backend/shared/tables";

/** How long links and digits hold. */
export const oneTimeMs = 60 * 60 * 1000;
/** An invitation waits in a mailbox longer than a person who asked for a link. */
export const invitationMs = 7 * 24 * oneTimeMs;

/** Wrong digits a mail bears before only its link works: typed in the browser that asked for it, and in all others. */
const guesses = { here: 5, elsewhere: 3 } as const;

export interface OneTime {
  token: string;
  code: string;
}

export interface MailedSecret {
  userId: string;
  email: string;
  type: TokenType;
  /** The sign-up the mail is sent for; null: for none. */
  signUpId?: string | null;
  /** Keyed hash of the browser that asked; null where it keeps no key, or nobody's browser did. */
  device: string | null;
  /** How many digits. */
  digits: number;
  /** Milliseconds of a link that lives longer; its digits are nothing that can be guessed. */
  linkFor?: number;
}

const randomDigits = (count: number): string => Array.from({ length: count }, () => randomInt(0, 10)).join("");

/** Makes a new pair beside those that are on their way already: whoever asks for another ends nobody's. */
export async function issueOneTime(
  trx: Transaction<Tables>,
  pepper: string,
  about: MailedSecret,
  now: Date,
): Promise<OneTime> {
  const token = newToken();
  const code = about.linkFor ? newToken() : randomDigits(about.digits);
  const id = randomUUID();
  await trx
    .insertInto("auth.one_time_tokens")
    .values({ id, user_id: about.userId, token_type: about.type, token_hash: sha256(token), relates_to: about.email })
    .execute();
  await trx
    .insertInto("house.one_time_codes")
    .values({
      token_id: id,
      code_hash: keyed(pepper, id, code),
      sign_up_id: about.signUpId ?? null,
      device: about.device,
      expires_at: new Date(now.getTime() + (about.linkFor ?? oneTimeMs)),
    })
    .execute();
  return { token, code };
}

export interface Spent {
  userId: string;
  type: TokenType;
  signUpId: string | null;
}

/** A secret that is good at this moment, unspent. */
export async function findToken(
  db: Kysely<Tables>,
  token: string,
  types: readonly TokenType[],
  now: Date,
): Promise<(Spent & { id: string; email: string }) | null> {
  const row = await db
    .selectFrom("auth.one_time_tokens as t")
    .innerJoin("house.one_time_codes as c", "c.token_id", "t.id")
    .select(["t.id", "t.user_id", "t.token_type", "t.relates_to", "c.sign_up_id"])
    .where("t.token_hash", "=", sha256(token))
    .where("t.token_type", "in", types)
    .where("c.expires_at", ">", now)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    userId: row.user_id,
    type: row.token_type,
    signUpId: row.sign_up_id,
    email: row.relates_to,
  };
}

/**
 * The secret these digits belong to. Counts the guess with every mail it might have been, before it is
 * compared, so that guesses at the same moment are counted too; the caller limits them besides.
 */
export async function findCode(
  db: Kysely<Tables>,
  pepper: string,
  asked: { who: { userId: string } | { email: string }; device: string | null; code: string },
  types: readonly TokenType[],
  now: Date,
): Promise<{ id: string; userId: string } | null> {
  const { who, device, code } = asked;
  const owner = "userId" in who ? sql`u.id = ${who.userId}` : sql`u.email = ${who.email}`;
  // who is signed in guesses at the own codes only
  const here = "userId" in who ? sql`true` : sql`(c.device is not null and c.device is not distinct from ${device})`;
  const { rows } = await sql<{ id: string; userId: string; hash: string }>`
    update house.one_time_codes c
    set guesses_here = guesses_here + (${here})::integer,
      guesses_elsewhere = guesses_elsewhere + (not ${here})::integer
    from auth.one_time_tokens t join auth.users u on u.id = t.user_id
    where t.id = c.token_id and ${owner} and t.token_type::text = any (${[...types]}::text[]) and c.expires_at > ${now}
      and case when ${here} then guesses_here < ${guesses.here} else guesses_elsewhere < ${guesses.elsewhere} end
    returning c.token_id as id, t.user_id as "userId", c.code_hash as hash`.execute(db);
  return rows.find((row) => same(row.hash, keyed(pepper, row.id, code))) ?? null;
}

/** Deletes the secret and answers what it was for, so that of two requests at the same moment only one gets it. */
export async function spend(trx: Transaction<Tables>, id: string): Promise<Spent | null> {
  const about = await trx
    .selectFrom("house.one_time_codes")
    .select("sign_up_id")
    .where("token_id", "=", id)
    .executeTakeFirst();
  const gone = await trx
    .deleteFrom("auth.one_time_tokens")
    .where("id", "=", id)
    .returning(["user_id", "token_type"])
    .executeTakeFirst();
  if (!about || !gone) return null;
  return { userId: gone.user_id, type: gone.token_type, signUpId: about.sign_up_id };
}
