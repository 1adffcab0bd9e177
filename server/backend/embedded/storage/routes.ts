/** /storage/v1: reading, listing and removing one's own files. Nothing is uploaded here. */
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { sql } from "kysely";
import { z } from "zod";
import { keyRefusal, keyRole } from "#server/backend/embedded/shared/caller";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import { actingAs } from "#server/backend/shared/acting";
import { jsonBounds } from "#server/base/json-bounds";
import { isDatabaseAway } from "#server/db/away";
import { sendInfo } from "./info.ts";
import { listBody, listFolder } from "./list.ts";
import { answerStorage, badRequest, denied, noSuchObject, StorageProblem } from "./problem.ts";
import { anyRow, bucketOf, callerOf, publicRow, readableRow, target, visibleRows } from "./reading.ts";
import { type FileRow, serveFile } from "./serve.ts";
import { signatureHolds, signPath } from "./signed.ts";

/** Bytes: of one folder and a search, every character escaped; of a thousand names as long as ours are. */
const largest = { folder: 8 * 1024, names: 128 * 1024 } as const;

/** A list of names in an object, and as many values as may be asked for at once. */
const jsonShape = { depth: 4, values: 1100 } as const;

async function readJson<S extends z.ZodType>(c: Context, schema: S): Promise<z.infer<S>> {
  const text = await c.req.text();
  if (!jsonBounds(jsonShape)(Buffer.from(text))) throw badRequest("The request could not be understood");
  try {
    return schema.parse(JSON.parse(text || "{}"));
  } catch {
    throw badRequest("The request could not be understood");
  }
}

const seconds = z
  .int()
  .min(1)
  .max(7 * 24 * 3600);
const prefixes = z.object({ prefixes: z.array(z.string().max(400)).max(1000) });

const download = async (backend: EmbeddedBackend, c: Context): Promise<Response> =>
  serveFile(c, backend.versions, await readableRow(backend, c), "private, no-cache");

async function publicDownload(backend: EmbeddedBackend, c: Context): Promise<Response> {
  const row = await publicRow(backend, c);
  return serveFile(c, backend.versions, row, `public, ${row.metadata.cacheControl}`);
}

async function signedDownload(backend: EmbeddedBackend, c: Context): Promise<Response> {
  const { bucket, name } = target(c);
  if (!(await signatureHolds(backend, bucket, name, c.req.query("token") ?? ""))) {
    throw new StorageProblem(400, "InvalidJWT", "The address has expired or is not right");
  }
  return serveFile(c, backend.versions, await anyRow(backend, bucket, name), "private, max-age=300");
}

async function signMany(backend: EmbeddedBackend, c: Context): Promise<Response> {
  const { bucket } = target(c);
  const asked = await readJson(c, z.object({ expiresIn: seconds, paths: z.array(z.string().max(400)).max(500) }));
  const visible = new Set(
    (await visibleRows(backend, await callerOf(backend, c), bucket, asked.paths.length ? asked.paths : [""])).map(
      (r) => r.name,
    ),
  );
  return c.json(
    await Promise.all(
      asked.paths.map(async (path) =>
        visible.has(path)
          ? { error: null, path, signedURL: await signPath(backend, bucket, path, asked.expiresIn) }
          : { error: "Either the object does not exist or you do not have access to it", path, signedURL: null },
      ),
    ),
  );
}

async function signOne(backend: EmbeddedBackend, c: Context): Promise<Response> {
  const { bucket, name } = target(c);
  const asked = await readJson(c, z.object({ expiresIn: seconds }));
  const [row] = await visibleRows(backend, await callerOf(backend, c), bucket, [name]);
  if (!row) throw noSuchObject();
  return c.json({ signedURL: await signPath(backend, bucket, name, asked.expiresIn) });
}

/** What the policies do not let go stays, and is missing from the answer. */
async function remove(backend: EmbeddedBackend, c: Context): Promise<Response> {
  const { bucket } = target(c);
  const asked = await readJson(c, prefixes);
  const caller = await callerOf(backend, c);
  if (asked.prefixes.length === 0) return c.json([]);
  const gone = await actingAs(backend.db, caller.role, caller.claims, async (trx) => {
    const deleted = await sql<FileRow & { id: string; bucket_id: string }>`delete from storage.objects
      where bucket_id = ${bucket} and name in (${sql.join(asked.prefixes)}) returning id, bucket_id, name, version, metadata`.execute(
      trx,
    );
    return deleted.rows;
  });
  await Promise.all(gone.map((row) => backend.versions.drop(row.version)));
  return c.json(gone.map(({ id, name, bucket_id, metadata }) => ({ id, name, bucket_id, metadata })));
}

export function storageRoutes(backend: EmbeddedBackend): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const key = keyRole(backend, c);
    return key === "wrong" ? keyRefusal(c, key) : next();
  });
  const tooLarge = new StorageProblem(413, "EntityTooLarge", "The request is too large", "Payload too large");
  const limit = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => answerStorage(c, tooLarge) });
  app.use("/object/list/*", limit(largest.folder));
  app.use("/object/sign/*", limit(largest.names));
  app.on("DELETE", "/object/*", limit(largest.names));
  const object = "/:bucket/:name{.+}";
  app.get(`/object/public${object}`, (c) => publicDownload(backend, c));
  app.get(`/object/authenticated${object}`, (c) => download(backend, c));
  app.get(`/object/sign${object}`, (c) => signedDownload(backend, c));
  app.post("/object/sign/:bucket", (c) => signMany(backend, c));
  app.post(`/object/sign${object}`, (c) => signOne(backend, c));
  app.post("/object/list/:bucket", async (c) => {
    await bucketOf(backend, c.req.param("bucket"));
    return c.json(
      await listFolder(backend, await callerOf(backend, c), c.req.param("bucket"), await readJson(c, listBody)),
    );
  });
  const unknown = (c: Context) =>
    answerStorage(c, new StorageProblem(404, "NotFound", `Route ${c.req.method}:${c.req.path} not found`, "not_found"));
  app.get(`/object/info/public${object}`, async (c) => sendInfo(c, await publicRow(backend, c)));
  app.get(`/object/info/authenticated${object}`, async (c) => sendInfo(c, await readableRow(backend, c)));
  app.get(`/object/info${object}`, async (c) => sendInfo(c, await readableRow(backend, c)));
  for (const word of ["list", "info", "move", "copy", "upload", "list-v2"]) app.all(`/object/${word}/*`, unknown);
  app.get(`/object${object}`, (c) => download(backend, c));
  app.delete("/object/:bucket", (c) => remove(backend, c));
  // As row-level security answers on Supabase; the bytes are not even read.
  app.on(["POST", "PUT"], `/object${object}`, (c) =>
    answerStorage(c, denied("new row violates row-level security policy")),
  );
  app.all("*", unknown);
  app.onError((error, c) => {
    if (error instanceof StorageProblem) return answerStorage(c, error);
    // a NUL, which no name has and PostgreSQL takes in no text
    if ("code" in error && error.code === "22021")
      return answerStorage(c, badRequest("The name holds characters that no name has"));
    if ("code" in error && error.code === "42501") return answerStorage(c, denied("permission denied"));
    backend.log.error({ name: error.name, code: "code" in error ? error.code : undefined }, "a file route failed");
    return answerStorage(
      c,
      isDatabaseAway(error)
        ? new StorageProblem(503, "DatabaseError", "The service is not ready, please try again", "unavailable")
        : new StorageProblem(500, "InternalError", "Internal error", "internal"),
    );
  });
  return app;
}
