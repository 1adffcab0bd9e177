/** Enquiries for plans without a price: kept once, told to the administrators in the same transaction. */
import { sql } from "kysely";
import type { z } from "zod";
import type { enquiriesInput } from "#contract/admin/coupons";
import type { Enquiry, EnquiryForm, EnquiryState } from "#contract/enquiry";
import { AppError } from "#contract/errors";
import { rowLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { EnquiryRow } from "#server/db/tables/enquiries";
import type { Owner } from "#server/queries/accounts/owner";
import { assertMayCreate, oneAtATime } from "#server/queries/accounts/row-limits";
import { allOf } from "#server/queries/lists/all-of";
import { cappedCount } from "#server/queries/lists/counts";
import { assertUnchanged } from "#server/queries/lists/edit-conflict";
import { type ListSource, rowsOf } from "#server/queries/lists/list-source";
import { formsOf, wordsIn } from "#server/queries/lists/words-in";
import { notifyAdministrators } from "#server/queries/notifications/administrators";

type Asked = z.infer<typeof enquiriesInput>;

/** In the shape of the contract. */
export const enquiryOf = (row: EnquiryRow): Enquiry => ({
  id: row.id,
  userId: row.user_id,
  name: row.name,
  company: row.company,
  phone: row.phone,
  email: row.email,
  teamSize: row.team_size,
  message: row.message,
  planCode: row.plan_code,
  language: row.language,
  state: row.state,
  note: row.note,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/**
 * Keeps an enquiry and tells the administrators; a key that was seen answers the row it made, `fresh` false. Throws
 * too_many_requests.
 */
export async function insertEnquiry(
  trx: Db,
  owner: Owner,
  form: EnquiryForm & { language: "zh" | "en"; idempotencyKey: string },
): Promise<{ row: EnquiryRow; fresh: boolean }> {
  await oneAtATime(trx, owner);
  const earlier = await trx
    .selectFrom("sales_enquiries")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("idempotency_key", "=", form.idempotencyKey)
    .executeTakeFirst();
  if (earlier) return { row: earlier, fresh: false };
  await assertMayCreate(trx, owner, "sales_enquiries", rowLimits.enquiries);
  const row = await trx
    .insertInto("sales_enquiries")
    .values({
      user_id: owner.userId,
      name: form.name,
      company: form.company,
      phone: form.phone,
      email: form.email,
      team_size: form.teamSize,
      message: form.message,
      plan_code: form.planCode,
      language: form.language,
      idempotency_key: form.idempotencyKey,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await notifyAdministrators(trx, { kind: "enquiry_new", data: { id: row.id, name: row.name, company: row.company } });
  return { row, fresh: true };
}

const sorted = {
  columns: { at: { ref: "created_at", type: "timestamptz" }, changed: { ref: "updated_at", type: "timestamptz" } },
  id: { ref: "id", type: "uuid" },
} as const;

const conditions = ({ id, q, state, plan }: Asked) =>
  allOf([
    ...(id ? [sql`id = ${id}`] : []),
    ...(state ? [sql`state = ${state}`] : []),
    ...(plan ? [sql`plan_code = ${plan}`] : []),
    ...(q ? [wordsIn(q, "public.enquiry_search_text(name, company, phone, email)", formsOf)] : []),
  ]);

/** Enquiries of all accounts, in the list of administrators. */
export const enquiryList: ListSource<Asked, Enquiry> = async ({ db }, asked) => {
  const enquiries = db.selectFrom("sales_enquiries").where(conditions(asked));
  return rowsOf({
    query: enquiries.selectAll(),
    sorted,
    asked,
    items: (rows) => rows.map(enquiryOf),
    count: () => cappedCount(db, enquiries.select("id")),
  });
};

/** Moves it on or notes something. `seen`: its `updatedAt` as it was read. Throws not_found, conflict. */
export async function updateEnquiry(
  trx: Db,
  id: string,
  change: { state?: EnquiryState | undefined; note?: string | undefined; seen: string },
): Promise<EnquiryRow> {
  const before = await trx
    .selectFrom("sales_enquiries")
    .select("updated_at")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new AppError("not_found");
  assertUnchanged(before, change.seen);
  return await trx
    .updateTable("sales_enquiries")
    .set({
      ...(change.state === undefined ? {} : { state: change.state }),
      ...(change.note === undefined ? {} : { note: change.note }),
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
