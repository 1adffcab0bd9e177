/** Transactions that run as the caller's database role, so that row-level security and grants decide. */
import { type Kysely, sql, type Transaction } from "kysely";
import type { Session } from "./types.ts";

export type DatabaseRole = "anon" | "authenticated" | "service_role";

const bypasses = new WeakMap<object, Promise<boolean>>();
const serviceBypasses = <D>(db: Kysely<D>): Promise<boolean> => {
  const cached = bypasses.get(db);
  if (cached) return cached;
  const answered = sql<{ rolbypassrls: boolean }>`select rolbypassrls from pg_roles where rolname = 'service_role'`
    .execute(db)
    .then((answer) => answer.rows[0]?.rolbypassrls === true);
  bypasses.set(db, answered);
  answered.catch(() => bypasses.delete(db));
  return answered;
};

/**
 * Runs `work` in one transaction as a database role with the claims set, as PostgREST does. The role ends with the
 * transaction, so a pooled connection never carries it over. Where the database would not give the service its right to
 * pass row-level security (some managed databases), the owner of the tables works for it.
 */
export async function actingAs<D, T>(
  db: Kysely<D>,
  role: DatabaseRole,
  claims: Readonly<Record<string, unknown>>,
  work: (trx: Transaction<D>) => Promise<T>,
): Promise<T> {
  const asOwner = role === "service_role" && !(await serviceBypasses(db));
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ ...claims, role })}, true),
      set_config('timezone', 'UTC', true), set_config('role', ${asOwner ? "none" : role}, true)`.execute(trx);
    return work(trx);
  });
}

/** As the signed-in person: the way of every query of a request under /api. */
export const asUser = <D, T>(
  db: Kysely<D>,
  session: Pick<Session, "userId" | "claims">,
  work: (trx: Transaction<D>) => Promise<T>,
): Promise<T> => actingAs(db, "authenticated", { ...session.claims, sub: session.userId }, work);
