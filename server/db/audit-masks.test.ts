/** What the audit knew of phones and addresses before they were masked. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { maskedEmail, maskedPhone } from "#server/queries/masked";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { migrate, readMigrations } from "./migrate.ts";

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase({ empty: true });
  const files = readMigrations().filter((file) => file.version < "20260108000100");
  await migrate(fresh.url, { system: true, files });
});
afterAll(() => fresh.close());

test("entries from before are masked as new ones are, and cannot be changed afterwards", async () => {
  const phones = ["+8613800001234", "+6512345678", "+12345", null];
  const write = (action: string, before: object | null, after: object) =>
    fresh.pool.query("insert into audit_entries (actor, action, before, after) values ('system', $1, $2, $3)", [
      action,
      before,
      after,
    ]);
  for (const phone of phones)
    await write("accounts.edit", { displayName: "Ida", phone }, { displayName: null, phone: "" });
  await write("accounts.invite", null, { email: "li.lei@example.com", role: "agent", scope: null });
  await write("other.act", null, { email: "li.lei@example.com" });
  await migrate(fresh.url, { system: true, files: readMigrations() });
  const { rows } = await fresh.pool.query("select before, after from audit_entries order by id");
  expect(rows).toEqual([
    ...phones.map((phone) => ({
      before: { displayName: "Ida", phone: maskedPhone(phone) },
      after: { displayName: null, phone: maskedPhone("") },
    })),
    { before: null, after: { email: maskedEmail("li.lei@example.com"), role: "agent", scope: null } },
    { before: null, after: { email: "li.lei@example.com" } },
  ]);
  await expect(fresh.pool.query("update audit_entries set after = '{}'")).rejects.toThrow();
});
