import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { phoneCodeLimits as limits } from "#server/base/limits";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { issuePhoneCode } from "./phone-codes.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query("delete from phone_codes");
});

const now = new Date("2026-11-21T08:00:00.000Z");

/** An account of its own asks for a code, or one there is. */
async function ask(phone: string, address: string, known?: string): Promise<string> {
  const userId = known ?? randomUUID();
  if (!known)
    await database.pool.query("insert into auth.users (id, email) values ($1, $2)", [userId, `${userId}@example.com`]);
  return database.db
    .transaction()
    .execute((trx) => issuePhoneCode(trx, ownerOfSession({ userId }), { phone, address }, now))
    .then(
      () => "sent",
      (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : String(error)),
    );
}
const phoneOf = (n: number) => `+1202555${String(n).padStart(4, "0")}`;

test("a household of IPv6 addresses is one network", async () => {
  const { messages } = limits.address;
  for (let n = 0; n < messages; n++) expect(await ask(phoneOf(n), `2001:db8:7:7::${n + 1}`)).toBe("sent");
  expect(await ask(phoneOf(9_000), "2001:db8:7:ff:ffff::1")).toBe("too_many_requests");
  expect(await ask(phoneOf(9_001), "2001:db8:7:107::1")).toBe("sent");
});

test("accounts that ask at one moment do not pass a number's limit together", async () => {
  const asked = Array.from({ length: limits.phone.most + 4 }, (_, n) => ask(phoneOf(1), `192.0.2.${n + 1}`));
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === "sent")).toHaveLength(limits.phone.most);
});

test("strangers who use up a number's messages do not lock its owner out, and get no more themselves", async () => {
  for (let n = 0; n < limits.phone.messages; n++) expect(await ask(phoneOf(2), "192.0.2.1")).toBe("sent");
  expect(await ask(phoneOf(2), "192.0.2.1"), "a new account in their network").toBe("too_many_requests");
  for (let n = 0; n < limits.phone.few; n++) expect(await ask(phoneOf(2), "198.51.100.7")).toBe("sent");
  expect(await ask(phoneOf(2), "198.51.100.7"), "the owner's network has had its own").toBe("too_many_requests");
  expect(await ask(phoneOf(3), "192.0.2.1"), "another number").toBe("sent");
});

test("a network and an account get so many messages a day, however they spread them", async () => {
  const userId = randomUUID();
  await database.pool.query("insert into auth.users (id, email) values ($1, $2)", [userId, "spread@example.com"]);
  const sent = (count: number, address: string) =>
    database.pool.query(
      `insert into phone_codes (user_id, phone, address, code_hash, created_at, expires_at)
       select $1, '+4420' || (10000000 + n), $4, '', $2::timestamptz - n * interval '20 minutes', $2 from generate_series(4, 3 + $3::integer) n`,
      [userId, now, count, address],
    );
  await sent(limits.addressDay.messages, "192.0.2.9");
  expect(await ask(phoneOf(1), "192.0.2.9")).toBe("too_many_requests");
  expect(await ask(phoneOf(1), "192.0.2.10")).toBe("sent");
  await database.pool.query("delete from phone_codes");
  await sent(limits.accountDay.messages, "192.0.2.9");
  expect(await ask(phoneOf(1), "192.0.2.11", userId)).toBe("too_many_requests");
});

test("everybody together gets so many messages a day, and some of them are kept for who has had none", async () => {
  const userId = randomUUID();
  await database.pool.query("insert into auth.users (id, email) values ($1, $2)", [userId, "many@example.com"]);
  const sent = (from: number, to: number) =>
    database.pool.query(
      `insert into phone_codes (user_id, phone, address, code_hash, created_at, expires_at)
       select $1, '+4420' || (10000000 + n), 'n' || n % 40, '', $2::timestamptz - interval '20 hours', $2
       from generate_series($3::integer, $4::integer) n`,
      [userId, now, from, to],
    );
  await sent(1, limits.everybody.messages);
  expect(await ask(phoneOf(1), "n1")).toBe("too_many_requests");
  expect(await ask(phoneOf(1), "192.0.2.1")).toBe("sent");
  await sent(limits.everybody.messages + 1, limits.everybody.most);
  expect(await ask(phoneOf(2), "192.0.2.2")).toBe("too_many_requests");
});
