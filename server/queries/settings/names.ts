/** The product's name as an administrator gave it. */
import { type QueryExecutorProvider, sql } from "kysely";
import type { Names } from "#contract/names";
import { settings } from "#contract/settings";

/** Null: as it comes. Any connection that may read settings can ask, of the domain or of the backend. */
export async function readNames(db: QueryExecutorProvider): Promise<Names | null> {
  const { rows } = await sql<{ value: unknown }>`select value from public.settings where key = 'brand'`.execute(db);
  const read = settings.brand.shape.safeParse(rows[0]?.value);
  return read.success && read.data.zh ? read.data : null;
}
