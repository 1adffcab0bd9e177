/** Coupons as administrators make and change them. */
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { Coupon, CouponForm, CouponState, couponsInput } from "#contract/admin/coupons";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { CouponRow } from "#server/db/tables/coupons";
import { allOf } from "#server/queries/lists/all-of";
import { cappedCount } from "#server/queries/lists/counts";
import { assertUnchanged } from "#server/queries/lists/edit-conflict";
import { type ListSource, rowsOf } from "#server/queries/lists/list-source";

type Asked = z.infer<typeof couponsInput>;
type CountedCoupon = CouponRow & { used: number; reserved: number };

const uses = (state: "used" | "reserved") =>
  sql<number>`(select count(*) from coupon_redemptions r where r.coupon_id = coupons.id and r.state = ${state})::integer`.as(
    state,
  );
const coupons = (db: Db) =>
  db
    .selectFrom("coupons")
    .selectAll()
    .select([uses("used"), uses("reserved")]);

export const couponOf = (row: CountedCoupon): Coupon => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  value: row.value,
  currency: row.currency,
  planCodes: row.plan_codes,
  firstPurchaseOnly: row.first_purchase_only,
  perAccount: row.per_account,
  maxRedemptions: row.max_redemptions,
  validFrom: row.valid_from.toISOString(),
  validUntil: row.valid_until?.toISOString() ?? null,
  note: row.note,
  disabledAt: row.disabled_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  used: row.used,
  reserved: row.reserved,
});

const sorted = {
  columns: { at: { ref: "created_at", type: "timestamptz" }, code: { ref: "code", type: "text" } },
  id: { ref: "id", type: "uuid" },
} as const;

const inState: Record<CouponState, (now: Date) => RawBuilder<unknown>> = {
  active: (now) => sql`disabled_at is null and valid_from <= ${now} and (valid_until is null or valid_until > ${now})`,
  notYet: (now) => sql`disabled_at is null and valid_from > ${now}`,
  over: (now) => sql`disabled_at is null and valid_until <= ${now}`,
  disabled: () => sql`disabled_at is not null`,
};

const conditions = ({ q, state }: Asked, now: Date) =>
  allOf([
    ...(state ? [inState[state](now)] : []),
    // there are as many as administrators wrote: no index is needed
    ...(q ? [sql`position(public.search_fold(${q}) in public.search_fold(code || ' ' || note)) > 0`] : []),
  ]);

/** Coupons in the list of administrators. */
export const couponList: ListSource<Asked, Coupon> = async ({ db, now }, asked) => {
  const meant = conditions(asked, now);
  return rowsOf({
    query: coupons(db).where(meant),
    sorted,
    asked,
    items: (rows) => rows.map(couponOf),
    count: () => cappedCount(db, db.selectFrom("coupons").select("id").where(meant)),
  });
};

const findCoupon = (db: Db, id: string) => coupons(db).where("id", "=", id).executeTakeFirstOrThrow();

const columnsOf = (form: CouponForm) => ({
  code: form.code,
  kind: form.kind,
  value: form.value,
  currency: form.currency,
  plan_codes: form.planCodes,
  first_purchase_only: form.firstPurchaseOnly,
  per_account: form.perAccount,
  max_redemptions: form.maxRedemptions,
  valid_from: new Date(form.validFrom),
  valid_until: form.validUntil === null ? null : new Date(form.validUntil),
  note: form.note,
});

async function insertCoupon(trx: Db, form: CouponForm): Promise<string> {
  const row = await trx
    .insertInto("coupons")
    .values(columnsOf(form))
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) throw new AppError("conflict", { data: { field: "code" } });
  return row.id;
}

interface Edited {
  id: string;
  /** Its `updatedAt` as it was read. */
  seen: string;
}

/** What orders were placed with is what they say for ever: once there is one, the code and what it takes off stay. */
async function updateCoupon(trx: Db, { id, seen }: Edited, form: CouponForm): Promise<void> {
  const row = await trx.selectFrom("coupons").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!row) throw new AppError("not_found");
  assertUnchanged(row, seen);
  const sameValue =
    row.code === form.code && row.kind === form.kind && row.value === form.value && row.currency === form.currency;
  const placed = await trx.selectFrom("coupon_redemptions").select("id").where("coupon_id", "=", id).limit(1).execute();
  if (!sameValue && placed.length > 0) throw new AppError("conflict", { data: { field: "value" } });
  const taken = await trx
    .selectFrom("coupons")
    .select("id")
    .where("code", "=", form.code)
    .where("id", "<>", id)
    .execute();
  if (taken.length > 0) throw new AppError("conflict", { data: { field: "code" } });
  await trx
    .updateTable("coupons")
    .set({ ...columnsOf(form), updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/** Makes one, or changes the `edited` one. Throws conflict (the field that cannot be so; none: changed since), not_found. */
export async function saveCoupon(trx: Db, form: CouponForm, edited: Edited | null): Promise<CountedCoupon> {
  if (edited) await updateCoupon(trx, edited, form);
  return await findCoupon(trx, edited?.id ?? (await insertCoupon(trx, form)));
}

/** Throws not_found. */
export async function disableCoupon(trx: Db, id: string, disabledAt: Date | null): Promise<CountedCoupon> {
  const row = await trx
    .updateTable("coupons")
    .set({ disabled_at: disabledAt, updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return await findCoupon(trx, id);
}
