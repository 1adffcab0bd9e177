/** POST object/list: what lies directly in a folder, folders first by name, as storage-api lists it. */
import { sql } from "kysely";
import { z } from "zod";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import { actingAs } from "#server/backend/shared/acting";
import type { ObjectMetadata } from "#server/backend/shared/tables";
import type { FileCaller } from "./reading.ts";

export const listBody = z.object({
  prefix: z.string().max(400).default(""),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).default(0),
  search: z.string().max(100).default(""),
  sortBy: z
    .object({
      column: z.enum(["name", "updated_at", "created_at", "last_accessed_at"]).default("name"),
      order: z.enum(["asc", "desc"]).default("asc"),
    })
    .default({ column: "name", order: "asc" }),
});

interface Row {
  name: string;
  id: string | null;
  updated_at: Date | null;
  created_at: Date | null;
  last_accessed_at: Date | null;
  metadata: ObjectMetadata | null;
}

const like = (text: string) => text.replace(/[\\%_]/g, "\\$&");

export async function listFolder(
  backend: EmbeddedBackend,
  caller: FileCaller,
  bucket: string,
  asked: z.infer<typeof listBody>,
): Promise<Row[]> {
  const folder = asked.prefix.replace(/^\/+|(?<!\/)\/+$/g, "");
  const start = folder ? `${folder}/` : "";
  const depth = start.split("/").length;
  const order = sql`${sql.ref(asked.sortBy.column)} ${sql.raw(asked.sortBy.order)} nulls first`;
  return actingAs(backend.db, caller.role, caller.claims, async (trx) => {
    const found = await sql<Row>`
      select * from (
        select distinct path_tokens[${depth}::int] as name, null::uuid as id, null::timestamptz as updated_at,
          null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
        from storage.objects where bucket_id = ${bucket} and name like ${`${like(start)}%`} and cardinality(path_tokens) > ${depth}::int
        union all
        select path_tokens[${depth}::int], id, updated_at, created_at, last_accessed_at, metadata
        from storage.objects where bucket_id = ${bucket} and name like ${`${like(start)}%`} and cardinality(path_tokens) = ${depth}::int
      ) entries
      where name ilike ${`${like(asked.search)}%`}
      order by (id is not null), ${order} limit ${asked.limit} offset ${asked.offset}`.execute(trx);
    return found.rows;
  });
}
