/** What is written down once stays: which journals nobody can change or empty, and what retention may take of them. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Domain, openDomain } from "#tests/support/domain";
import type { Acting } from "./try-table.ts";

const REFUSED = "42501";
const journals = [
  "application_errors",
  "audit_entries",
  "billing_transitions",
  "consents",
  "legal_versions",
  "mail_deliveries",
  "payment_events",
  "prompt_versions",
  "quota_entries",
  "receipts",
  "sign_in_attempts",
];
/** Guarded by triggers too: not even the database's own account takes a line of these away. */
const guarded = ["application_errors", "audit_entries", "mail_deliveries", "payment_events", "sign_in_attempts"];
const roles: readonly Acting["role"][] = ["anon", "authenticated", "service_role"];

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
  await domain.pool.query(`
    insert into audit_entries (actor, action, after) values ('system', 'settings.update', '{}');
    insert into payment_events (provider, event_id, kind, outcome, at) values ('sandbox', 'one', 'paid', 'unknown', now());
    insert into sign_in_attempts (at, email, outcome) values
      (now(), 'ada@example.com', 'signed_in'), (now() - interval '8 days', 'bea@example.com', 'signed_in');
    insert into mail_deliveries (at, recipient, subject, way) values
      (now(), 'ada@example.com', 'x', 'outbox'), (now() - interval '8 days', 'bea@example.com', 'x', 'outbox');
    insert into application_errors (fingerprint, title, message, place, last_seen) values
      ('new', 'x', 'x', '', now()), ('old', 'x', 'x', '', now() - interval '8 days');`);
});
afterAll(() => domain.stop());

/** What the database answers when the role (null: its own account) tries it: the code of the refusal, or how many rows. */
async function tried(role: Acting["role"] | null, statement: string): Promise<string | number | null> {
  const client = await domain.pool.connect();
  try {
    await client.query("begin");
    if (role) await client.query("select set_config('role', $1, true)", [role]);
    return (await client.query(statement)).rowCount;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

test.each(journals)("%s is emptied by nobody, the server included", async (journal) => {
  for (const role of roles)
    expect([role, await tried(role, `truncate public.${journal} cascade`)]).toEqual([role, REFUSED]);
});

test.each(guarded)("%s stays also before the database's own account", async (journal) => {
  expect(await tried(null, `truncate public.${journal}`)).toBe(REFUSED);
  expect(await tried(null, `delete from public.${journal}`)).toBe(REFUSED);
});

test("a line of the audit is changed by nobody, whatever the rights", async () => {
  for (const role of [...roles, null])
    expect([
      role,
      await tried(role, "update public.audit_entries set actor = 'system', action = 'settings.delete'"),
    ]).toEqual([role, REFUSED]);
});

test("what was told is not told otherwise: only an event's outcome and an error's count and state are written", async () => {
  expect(await tried("service_role", "update public.payment_events set said = '{\"a\": 1}'")).toBe(REFUSED);
  expect(await tried("service_role", "update public.payment_events set outcome = 'applied'")).toBe(1);
  expect(await tried("service_role", "update public.application_errors set times = times - 1")).toBe(REFUSED);
  expect(await tried("service_role", `update public.application_errors set fingerprint = '${randomUUID()}'`)).toBe(
    REFUSED,
  );
  expect(await tried("service_role", "update public.application_errors set resolved_at = now()")).toBe(2);
});

test.each([
  "title = 'another'",
  "message = 'another'",
  "place = 'another'",
  "first_seen = now() - interval '1 year'",
  "id = gen_random_uuid()",
  "times = 0",
  "last_seen = last_seen - interval '1 second'",
  "last_seen = '2000-01-01'",
  "last_seen = now() + interval '1 day'",
  "last_seen = 'infinity'",
])("an error is not rewritten, nor made older or younger than it is: %s", async (change) => {
  for (const role of ["service_role", null] as const)
    expect([role, await tried(role, `update public.application_errors set ${change}`)]).toEqual([role, REFUSED]);
});

test("an error that comes again is counted on, and nobody writes one of the future", async () => {
  const again = "times = times + 3, last_seen = now(), last_request_id = 'r', resolved_at = null, resolved_by = null";
  expect(await tried("service_role", `update public.application_errors set ${again}`)).toBe(2);
  const future = "('next', 'x', 'x', '', now() + interval '1 day')";
  const into = "insert into public.application_errors (fingerprint, title, message, place, last_seen) values";
  expect(await tried("service_role", `${into} ${future}`)).toBe(REFUSED);
});

test.each([
  ["sign_in_attempts", "at"],
  ["mail_deliveries", "at"],
  ["application_errors", "last_seen"],
])("of %s the server takes what is older than seven days, and no younger line", async (journal, at) => {
  expect(await tried("service_role", `delete from public.${journal} where ${at} < now() - interval '7 days'`)).toBe(1);
  expect(await tried("service_role", `delete from public.${journal} where ${at} > now() - interval '7 days'`)).toBe(
    REFUSED,
  );
});
