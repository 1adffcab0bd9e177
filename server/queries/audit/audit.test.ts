import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isAuditAction } from "#contract/admin/audit-actions";
import { refuseInvoice, requestInvoice } from "#server/queries/billing/invoices";
import { insertEnquiry, updateEnquiry } from "#server/queries/support/enquiries";
import { openShop, planOf, type Shop } from "#tests/support/shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

test("the audit says what happened, and not how to reach whom, also when the account is gone", async () => {
  const owner = await shop.buyer();
  const orderId = await shop.buy(owner, planOf("basic"));
  const email = "reach-me@example.org";
  await shop.deps.db.transaction().execute(async (trx) => {
    const buyer = { kind: "person" as const, title: "Kept On The Invoice", email };
    const { id } = await requestInvoice(trx, owner, orderId, { type: "normal", buyer });
    await refuseInvoice(trx, { id, adminId: randomUUID(), reason: "unclear" });
    const said = { name: "Reach-me", company: "Reach-me Ltd", phone: "reach-me", email, message: "reach-me" };
    const asked = { ...said, teamSize: 3, planCode: "enterprise" as const, language: "en" as const };
    const { row } = await insertEnquiry(trx, owner, { ...asked, idempotencyKey: randomUUID() });
    await updateEnquiry(trx, row.id, { note: "reach-me tomorrow", seen: row.updated_at.toISOString() });
  });
  await shop.domain.backend.accounts.remove(owner.userId);
  const { rows } = await shop.domain.pool.query<{ action: string; said: string }>(
    "select action, concat(before, after) as said from audit_entries where account_id = $1 order by id",
    [owner.userId],
  );
  const about = (table: string) => rows.filter((one) => one.action.startsWith(table));
  expect(about("sales_enquiries").map((one) => one.action.split(".")[1])).toEqual(["insert", "update", "delete"]);
  expect(about("sales_enquiries")[1]?.said).toContain("note");
  expect(about("invoice_requests").map((one) => one.action.split(".")[1])).toContain("update");
  expect(about("invoice_requests")[0]?.said).toContain("Kept On The Invoice");
  expect(rows.filter((one) => /reach-me/i.test(one.said))).toEqual([]);
});

test("every action that a trigger can write is known by name, so that it has words", async () => {
  const { rows } = await shop.domain.pool.query<{ action: string }>(`
    select t.relname || '.' || op as action from pg_trigger g
    join pg_class t on t.oid = g.tgrelid join pg_proc f on f.oid = g.tgfoid,
    unnest(array['insert', 'delete', 'update'], array[4, 8, 16]) as ops (op, bit)
    where f.proname = 'audit_change' and g.tgtype & bit > 0 order by 1`);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.map(({ action }) => action).filter((action) => !isAuditAction(action))).toEqual([]);
});
