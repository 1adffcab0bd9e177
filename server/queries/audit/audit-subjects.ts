/** What lines of the audit are about, as people call it: an order's number, a home's, a task's, a coupon's code, a queue, a setting. */
import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "#server/db/tables";
import type { AuditRow } from "#server/queries/journals/journal-rows";
import { humanNumber } from "#server/queries/tasks/task-shape";

type Line = Pick<AuditRow, "action" | "subject_id" | "before" | "after">;

/** Where the rows of each are called something: by a number of this kind, or by a name. */
const named = {
  orders: { as: "ORD", rows: sql`select id, number, null as name from orders` },
  receipts: { as: "ORD", rows: sql`select id, number, null as name from orders` },
  payments: {
    as: "ORD",
    rows: sql`select p.id, o.number, null as name from payments p join orders o on o.id = p.order_id`,
  },
  refunds: {
    as: "ORD",
    rows: sql`select r.id, o.number, null as name from refunds r join payments p on p.id = r.payment_id
      join orders o on o.id = p.order_id`,
  },
  invoice_requests: {
    as: "ORD",
    rows: sql`select id, null::int as number, order_number as name from invoice_requests`,
  },
  reconciliation_differences: {
    as: "ORD",
    rows: sql`select d.id, o.number, null as name from reconciliation_differences d join orders o on o.id = d.order_id`,
  },
  content: { as: "PROP", rows: sql`select id, number, null as name from properties` },
  tasks: { as: "TASK", rows: sql`select id, number, null as name from tasks` },
  coupons: { as: "ORD", rows: sql`select id, null::int as number, code as name from coupons` },
  coupon_redemptions: {
    as: "ORD",
    rows: sql`select r.id, null::int as number, c.code as name from coupon_redemptions r join coupons c on c.id = r.coupon_id`,
  },
  model_providers: { as: "ORD", rows: sql`select id, null::int as number, name from model_providers` },
} as const;
type Named = keyof typeof named;
const isNamed = (table: string): table is Named => Object.hasOwn(named, table);

const tableOf = ({ action }: Line) => action.split(".")[0] ?? "";
const isId = (text: string) => z.uuid().safeParse(text).success;

/** What a row that is gone, or never was one, says of itself. */
const own = z.object({
  email: z.string().optional(),
  order_number: z.string().optional(),
  code: z.string().optional(),
  name: z.string().optional(),
  number: z.number().optional(),
});

function ownName(line: Line): string | null {
  const { data } = own.safeParse(line.after ?? line.before);
  switch (data && tableOf(line)) {
    case "accounts":
      return data?.email ?? null;
    case "orders":
      return data?.number === undefined ? null : humanNumber("ORD", data.number);
    case "invoice_requests":
      return data?.order_number ?? null;
    case "coupons":
      return data?.code ?? null;
    case "model_providers":
      return data?.name ?? null;
    default:
      return null;
  }
}

async function namesOf(db: Db, table: Named, ids: readonly string[]): Promise<[string, string][]> {
  const { as, rows: from } = named[table];
  const { rows } = await sql<{ id: string; number: number | null; name: string | null }>`
    select * from (${from}) named where id = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ id, number, name }) => [id, number === null ? (name ?? "") : humanNumber(as, number)]);
}

/** The name of each line's subject, in their order; null where it has none that anybody would know. */
export async function subjectsNamed(db: Db, lines: readonly Line[]): Promise<(string | null)[]> {
  const wanted = new Map<Named, Set<string>>();
  for (const line of lines) {
    const table = tableOf(line);
    if (line.subject_id === null || !isNamed(table) || !isId(line.subject_id)) continue;
    wanted.set(table, (wanted.get(table) ?? new Set()).add(line.subject_id));
  }
  const found = await Promise.all(
    [...wanted].map(async ([table, ids]) => [table, new Map(await namesOf(db, table, [...ids]))] as const),
  );
  const names = new Map<string, Map<string, string>>(found);
  return lines.map((line) => {
    const { subject_id: id } = line;
    const name = id === null ? undefined : names.get(tableOf(line))?.get(id);
    return name ?? ownName(line) ?? (id === null || isId(id) ? null : id);
  });
}
