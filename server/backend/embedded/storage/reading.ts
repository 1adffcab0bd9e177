/** Which file a request means, and whether whoever asks may have it. */
import type { Context } from "hono";
import { keyRole, sessionOf, userToken } from "#server/backend/embedded/shared/caller";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import { actingAs, type DatabaseRole } from "#server/backend/shared/acting";
import { denied, noSuchBucket, noSuchObject, StorageProblem } from "./problem.ts";
import type { FileRow } from "./serve.ts";

export interface FileCaller {
  role: DatabaseRole;
  claims: Readonly<Record<string, unknown>>;
}

/** Pictures are asked for without a key; a wrong key or token is refused all the same. */
export async function callerOf(backend: EmbeddedBackend, c: Context): Promise<FileCaller> {
  const key = keyRole(backend, c);
  const token = userToken(c);
  if (!token) return { role: key === "service_role" ? key : "anon", claims: {} };
  const { session, problem } = await sessionOf(backend, token);
  if (session?.secondFactor === "due") throw denied("AAL2 required: show the second factor first");
  if (session) return { role: "authenticated", claims: session.claims };
  if (problem === "user_banned") throw denied("User is banned");
  const message = problem === "expired" ? '"exp" claim timestamp check failed' : "signature verification failed";
  throw new StorageProblem(403, "InvalidJWT", message, "Unauthorized");
}

const columns = [
  "id",
  "bucket_id",
  "name",
  "version",
  "metadata",
  "user_metadata",
  "created_at",
  "updated_at",
] as const;

/** Those of the names that the policies let the caller read. */
export const visibleRows = (
  backend: EmbeddedBackend,
  caller: FileCaller,
  bucket: string,
  names: readonly string[],
): Promise<FileRow[]> =>
  actingAs(backend.db, caller.role, caller.claims, (trx) =>
    trx
      .selectFrom("storage.objects")
      .select(columns)
      .where("bucket_id", "=", bucket)
      .where("name", "in", names)
      .execute(),
  );

/** Without policies: for a public bucket, and for an address that was signed. Throws noSuchObject. */
export async function anyRow(backend: EmbeddedBackend, bucket: string, name: string): Promise<FileRow> {
  const row = await backend.db
    .selectFrom("storage.objects")
    .select(columns)
    .where("bucket_id", "=", bucket)
    .where("name", "=", name)
    .executeTakeFirst();
  if (!row) throw noSuchObject();
  return row;
}

/** Throws noSuchBucket. */
export async function bucketOf(backend: EmbeddedBackend, id: string) {
  const bucket = await backend.db.selectFrom("storage.buckets").selectAll().where("id", "=", id).executeTakeFirst();
  if (!bucket) throw noSuchBucket();
  return bucket;
}

export const target = (c: Context) => ({ bucket: c.req.param("bucket") ?? "", name: c.req.param("name") ?? "" });

/** Throws noSuchBucket for one that is not public, noSuchObject. */
export async function publicRow(backend: EmbeddedBackend, c: Context): Promise<FileRow> {
  const { bucket, name } = target(c);
  if (!(await bucketOf(backend, bucket)).public) throw noSuchBucket();
  return anyRow(backend, bucket, name);
}

/**
 * As storage-api has it: anybody may read what is in a public bucket, and whoever bears a key or a token what the policies let
 * its role. Who bears neither is told of no other bucket. Throws noSuchBucket, noSuchObject.
 */
export async function readableRow(backend: EmbeddedBackend, c: Context): Promise<FileRow> {
  const { bucket, name } = target(c);
  const caller = await callerOf(backend, c);
  const bucketRow = await bucketOf(backend, bucket);
  if (bucketRow.public) return anyRow(backend, bucket, name);
  if (caller.role === "anon" && keyRole(backend, c) === "missing") throw noSuchBucket();
  const [row] = await visibleRows(backend, caller, bucket, [name]);
  if (!row) throw noSuchObject();
  return row;
}
