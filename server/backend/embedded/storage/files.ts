/** Files for the server itself: bytes by version, rows in storage.objects. */
import { buffer } from "node:stream/consumers";
import { AppError } from "#contract/errors";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import { namesIn } from "#server/backend/shared/file-names";
import type { Files } from "#server/base/files";
import { isFileName } from "./names.ts";
import { signPath } from "./signed.ts";

const mostBytes = 1024 * 1024 * 1024;
const maxAge = "max-age=3600";

async function bucketOf(backend: EmbeddedBackend, id: string) {
  const bucket = await backend.db.selectFrom("storage.buckets").selectAll().where("id", "=", id).executeTakeFirst();
  if (!bucket) throw new AppError("not_found", { message: `No bucket ${id}` });
  return bucket;
}

export function embeddedFiles(backend: EmbeddedBackend): Files {
  const { versions } = backend;
  const rowOf = (bucket: string, name: string) =>
    backend.db
      .selectFrom("storage.objects")
      .select(["version", "metadata"])
      .where("bucket_id", "=", bucket)
      .where("name", "=", name)
      .executeTakeFirst();
  return {
    async put(bucketId, name, body, { type, owner }) {
      if (!isFileName(name)) throw new AppError("invalid_input", { message: "Not a file name" });
      const bucket = await bucketOf(backend, bucketId);
      if (bucket.allowed_mime_types && !bucket.allowed_mime_types.includes(type)) {
        throw new AppError("unsupported_content", { data: { type } });
      }
      const written = await versions.write(body, Number(bucket.file_size_limit ?? mostBytes));
      const now = backend.now();
      const metadata = JSON.stringify({
        eTag: `"${written.hash.slice(0, 32)}"`,
        size: written.size,
        mimetype: type,
        cacheControl: maxAge,
        lastModified: now.toISOString(),
        contentLength: written.size,
        httpStatusCode: 200,
      });
      const row = { bucket_id: bucketId, name, owner_id: owner, metadata, version: written.version, updated_at: now };
      const before = await backend.db.transaction().execute(async (trx) => {
        const old = await trx
          .selectFrom("storage.objects")
          .select("version")
          .where("bucket_id", "=", bucketId)
          .where("name", "=", name)
          .forUpdate()
          .executeTakeFirst();
        await trx
          .insertInto("storage.objects")
          .values({ ...row, created_at: now })
          .onConflict((c) => c.columns(["bucket_id", "name"]).doUpdateSet(row))
          .execute();
        return old?.version;
      });
      if (before) await versions.drop(before);
    },
    async get(bucket, name) {
      const row = await rowOf(bucket, name);
      if (!row) return null;
      const body = await versions.read(row.version);
      return body && { bytes: await buffer(body), type: row.metadata.mimetype };
    },
    async open(bucket, name) {
      const row = await rowOf(bucket, name);
      if (!row) return null;
      const { size, mimetype } = row.metadata;
      return { size, type: mimetype, read: (range) => versions.read(row.version, range) };
    },
    list: (bucket, folderName) => namesIn(backend.db, bucket, folderName),
    async remove(bucket, names) {
      if (names.length === 0) return;
      const gone = await backend.db
        .deleteFrom("storage.objects")
        .where("bucket_id", "=", bucket)
        .where("name", "in", names)
        .returning("version")
        .execute();
      await Promise.all(gone.map((row) => versions.drop(row.version)));
    },
    async signedUrl(bucket, name, seconds, options) {
      const path = await signPath(backend, bucket, name, seconds);
      const save = options?.download === undefined ? "" : `&download=${encodeURIComponent(options.download)}`;
      return `${backend.origin()}/storage/v1${path}${save}`;
    },
    publicUrl: (bucket, name) => `${backend.origin()}/storage/v1/object/public/${bucket}/${name}`,
  };
}

/** Run at the start and then now and again. */
export const sweepFiles = (backend: EmbeddedBackend): Promise<number> =>
  backend.versions.sweep(async (versions) => {
    const rows = await backend.db
      .selectFrom("storage.objects")
      .select("version")
      .where("version", "in", versions)
      .execute();
    return new Set(rows.map((row) => row.version));
  }, backend.now());
