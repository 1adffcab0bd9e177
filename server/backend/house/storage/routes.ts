/** /storage/v1: reading, listing and removing one's own files. Nothing is uploaded here. */
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { sql } from "kysely";
import { z } from "zod";
import { actingAs, type DatabaseRole } from "#server/backend/acting";
import { isDatabaseAway } from "#server/db/away";
import { keyRefusal, keyRole, sessionOf, userToken } from "../caller.ts";
import type { House } from "../house.ts";
import { dropVersion } from "./disk.ts";
import { listBody, listFolder } from "./list.ts";
import { answerStorage, badRequest, noSuchBucket, noSuchObject, StorageProblem } from "./problem.ts";
import { type FileRow, serveFile } from "./serve.ts";
import { signatureHolds, signPath } from "./signed.ts";

export interface FileCaller {
  role: DatabaseRole;
  claims: Readonly<Record<string, unknown>>;
}

/** Pictures are asked for without a key; a wrong key or token is refused all the same. */
async function callerOf(house: House, c: Context): Promise<FileCaller> {
  const key = keyRole(house, c);
  const token = userToken(c);
  if (!token) return { role: key === "service_role" ? key : "anon", claims: {} };
  const { session, problem } = await sessionOf(house, token);
  if (session) return { role: "authenticated", claims: session.claims };
  const words = problem === "expired" ? '"exp" claim timestamp check failed' : "signature verification failed";
  throw new StorageProblem(403, "Unauthorized", problem === "user_banned" ? "User is banned" : words);
}

const rows = (house: House, caller: FileCaller, bucket: string, names: readonly string[]): Promise<FileRow[]> =>
  actingAs(house.db, caller.role, caller.claims, (trx) =>
    trx
      .selectFrom("storage.objects")
      .select(["name", "version", "metadata"])
      .where("bucket_id", "=", bucket)
      .where("name", "in", names)
      .execute(),
  );

const ownerRow = async (house: House, bucket: string, name: string): Promise<FileRow> => {
  const row = await house.db
    .selectFrom("storage.objects")
    .select(["name", "version", "metadata"])
    .where("bucket_id", "=", bucket)
    .where("name", "=", name)
    .executeTakeFirst();
  if (!row) throw noSuchObject();
  return row;
};

const bucketOf = async (house: House, id: string) => {
  const bucket = await house.db.selectFrom("storage.buckets").selectAll().where("id", "=", id).executeTakeFirst();
  if (!bucket) throw noSuchBucket();
  return bucket;
};

const target = (c: Context) => ({ bucket: c.req.param("bucket") ?? "", name: c.req.param("name") ?? "" });

async function readJson<S extends z.ZodType>(c: Context, schema: S): Promise<z.infer<S>> {
  const text = await c.req.text();
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

async function download(house: House, c: Context): Promise<Response> {
  const { bucket, name } = target(c);
  const [row] = await rows(house, await callerOf(house, c), bucket, [name]);
  if (!row) throw noSuchObject();
  return serveFile(c, house.filesFolder, row, "private, no-cache");
}

async function publicDownload(house: House, c: Context): Promise<Response> {
  const { bucket, name } = target(c);
  if (!(await bucketOf(house, bucket)).public) throw noSuchBucket();
  const row = await ownerRow(house, bucket, name);
  return serveFile(c, house.filesFolder, row, `public, ${row.metadata.cacheControl}`);
}

async function signedDownload(house: House, c: Context): Promise<Response> {
  const { bucket, name } = target(c);
  if (!(await signatureHolds(house, bucket, name, c.req.query("token") ?? ""))) {
    throw new StorageProblem(400, "InvalidJWT", "The address has expired or is not right");
  }
  return serveFile(c, house.filesFolder, await ownerRow(house, bucket, name), "private, max-age=300");
}

async function signMany(house: House, c: Context): Promise<Response> {
  const { bucket } = target(c);
  const asked = await readJson(c, z.object({ expiresIn: seconds, paths: z.array(z.string().max(400)).max(500) }));
  const found = new Set(
    (await rows(house, await callerOf(house, c), bucket, asked.paths.length ? asked.paths : [""])).map((r) => r.name),
  );
  return c.json(
    await Promise.all(
      asked.paths.map(async (path) =>
        found.has(path)
          ? { error: null, path, signedURL: await signPath(house, bucket, path, asked.expiresIn) }
          : { error: "Either the object does not exist or you do not have access to it", path, signedURL: null },
      ),
    ),
  );
}

async function signOne(house: House, c: Context): Promise<Response> {
  const { bucket, name } = target(c);
  const asked = await readJson(c, z.object({ expiresIn: seconds }));
  const [row] = await rows(house, await callerOf(house, c), bucket, [name]);
  if (!row) throw noSuchObject();
  return c.json({ signedURL: await signPath(house, bucket, name, asked.expiresIn) });
}

/** What the policies do not let go stays, and is missing from the answer. */
async function remove(house: House, c: Context): Promise<Response> {
  const { bucket } = target(c);
  const asked = await readJson(c, prefixes);
  const caller = await callerOf(house, c);
  if (asked.prefixes.length === 0) return c.json([]);
  const gone = await actingAs(house.db, caller.role, caller.claims, async (trx) => {
    const found = await sql<FileRow & { id: string; bucket_id: string }>`delete from storage.objects
      where bucket_id = ${bucket} and name in (${sql.join(asked.prefixes)}) returning id, bucket_id, name, version, metadata`.execute(
      trx,
    );
    return found.rows;
  });
  await Promise.all(gone.map((row) => dropVersion(house.filesFolder, row.version)));
  return c.json(gone.map(({ id, name, bucket_id, metadata }) => ({ id, name, bucket_id, metadata })));
}

export function storageRoutes(house: House): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const key = keyRole(house, c);
    return key === "wrong" ? keyRefusal(c, key) : next();
  });
  const tooLarge = new StorageProblem(413, "Payload too large", "The request is too large");
  const small = bodyLimit({ maxSize: 512 * 1024, onError: (c) => answerStorage(c, tooLarge) });
  app.use("/object/list/*", small);
  app.use("/object/sign/*", small);
  app.on("DELETE", "/object/*", small);
  const object = "/:bucket/:name{.+}";
  app.get(`/object/public${object}`, (c) => publicDownload(house, c));
  app.get(`/object/authenticated${object}`, (c) => download(house, c));
  app.get(`/object/sign${object}`, (c) => signedDownload(house, c));
  app.post("/object/sign/:bucket", (c) => signMany(house, c));
  app.post(`/object/sign${object}`, (c) => signOne(house, c));
  app.post("/object/list/:bucket", async (c) => {
    await bucketOf(house, c.req.param("bucket"));
    return c.json(
      await listFolder(house, await callerOf(house, c), c.req.param("bucket"), await readJson(c, listBody)),
    );
  });
  const unknown = (c: Context) =>
    answerStorage(c, new StorageProblem(404, "not_found", `Route ${c.req.method}:${c.req.path} not found`));
  for (const word of ["list", "info", "move", "copy", "upload", "list-v2"]) app.all(`/object/${word}/*`, unknown);
  app.get(`/object${object}`, (c) => download(house, c));
  app.delete("/object/:bucket", (c) => remove(house, c));
  // As row-level security answers on Supabase; the bytes are not even read.
  app.on(["POST", "PUT"], `/object${object}`, (c) =>
    answerStorage(c, new StorageProblem(403, "Unauthorized", "new row violates row-level security policy")),
  );
  app.all("*", unknown);
  app.onError((error, c) => {
    if (error instanceof StorageProblem) return answerStorage(c, error);
    // a NUL, which no name has and PostgreSQL takes in no text
    if ("code" in error && error.code === "22021")
      return answerStorage(c, badRequest("The name holds characters that no name has"));
    if ("code" in error && error.code === "42501")
      return answerStorage(c, new StorageProblem(403, "Unauthorized", "permission denied"));
    house.log.error({ name: error.name, code: "code" in error ? error.code : undefined }, "a file route failed");
    return answerStorage(
      c,
      isDatabaseAway(error)
        ? new StorageProblem(503, "unavailable", "The service is not ready, please try again")
        : new StorageProblem(500, "internal", "Internal error"),
    );
  });
  return app;
}
