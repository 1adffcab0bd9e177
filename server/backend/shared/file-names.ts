/** What lies in a folder of a bucket: asked of the rows, which every backend keeps under the same names. */
import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Names below `folder` ("<user id>"), at every depth. */
export async function namesIn(db: Kysely<Tables>, bucket: string, folder: string): Promise<string[]> {
  const rows = await db
    .selectFrom("storage.objects")
    .select("name")
    .where("bucket_id", "=", bucket)
    .where(sql<boolean>`starts_with(name, ${`${folder}/`})`)
    .orderBy("name")
    .execute();
  return rows.map((row) => row.name);
}
