/** /rest/v1: one's own profile and role, asked as the caller's database role; all else goes through /api. */
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type RawBuilder, sql } from "kysely";
import { keyRefusal, keyRole, sessionOf, userToken } from "#server/backend/embedded/shared/caller";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import { actingAs, type DatabaseRole } from "#server/backend/shared/acting";
import { answerRest, fromDatabase, RestProblem } from "./problem.ts";
import {
  columnsOf,
  demandSchema,
  type Preferences,
  parseAccept,
  parsePatch,
  parsePrefer,
  parseQuery,
  type RestRequest,
  type Shape,
} from "./request.ts";

interface Caller {
  role: DatabaseRole;
  claims: Readonly<Record<string, unknown>>;
}

/** A person's token outranks the key. */
async function callerOf(backend: EmbeddedBackend, c: Context, key: "anon" | "service_role"): Promise<Caller> {
  const token = userToken(c);
  if (!token) return { role: key, claims: {} };
  const { session, problem } = await sessionOf(backend, token);
  if (session?.secondFactor === "due")
    throw new RestProblem(403, "42501", "AAL2 required: show the second factor first");
  if (session) return { role: "authenticated", claims: session.claims };
  if (problem === "expired") throw new RestProblem(401, "PGRST303", "JWT expired");
  if (problem === "bad_jwt") throw new RestProblem(401, "PGRST301", "No suitable key or wrong key type");
  throw new RestProblem(401, "PGRST303", problem === "user_banned" ? "User is banned" : "Session has ended");
}

const list = (columns: readonly string[], of: string) =>
  sql.join(columns.map((name) => sql`${sql.ref(`${of}.${name}`)}`));
const where = (request: RestRequest) => (request.userId ? sql`where t.user_id = ${request.userId}` : sql``);
const table = (name: string) => sql.table(`public.${name}`);
/** As JSON text made by the database, so that times and numbers look as PostgREST writes them. */
const asJson = (rows: RawBuilder<unknown>) =>
  sql<{
    body: string;
    count: number;
  }>`with r as (${rows}) select coalesce(json_agg(r), '[]')::text as body, count(*)::int as count from r`;

const run = (backend: EmbeddedBackend, caller: Caller, rows: RawBuilder<unknown>, shape: Shape) =>
  actingAs(backend.db, caller.role, caller.claims, async (trx) => {
    const answer = (await asJson(rows).execute(trx)).rows[0] ?? { body: "[]", count: 0 };
    // Inside the transaction: an update that is not one row is undone.
    if (shape === "object" && answer.count !== 1) {
      throw new RestProblem(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
        details: `The result contains ${answer.count} rows`,
      });
    }
    return answer;
  });

// "0-2/3" of three rows, a star for the range of none, and one for the number nobody asked for.
const sayRange = (c: Context, count: number, { counted }: Preferences) => {
  c.header("Content-Range", `${count > 0 ? `0-${count - 1}` : "*"}/${counted ? count : "*"}`);
};

const send = (c: Context, answer: { body: string; count: number }, shape: Shape, wishes: Preferences) => {
  sayRange(c, answer.count, wishes);
  c.header("Content-Profile", "public");
  c.header(
    "Content-Type",
    shape === "object" ? "application/vnd.pgrst.object+json; charset=utf-8" : "application/json; charset=utf-8",
  );
  return c.body(shape === "object" ? answer.body.slice(1, -1) : answer.body);
};

async function read(backend: EmbeddedBackend, c: Context, caller: Caller): Promise<Response> {
  const request = parseQuery(c.req.param("table") ?? "", new URL(c.req.url).searchParams);
  const shape = parseAccept(c.req.header("accept"));
  const wishes = parsePrefer(c.req.header("prefer"));
  const rows = sql`select ${list(request.columns, "t")} from ${table(request.table)} as t ${where(request)}`;
  return send(c, await run(backend, caller, rows, shape), shape, wishes);
}

async function update(backend: EmbeddedBackend, c: Context, caller: Caller): Promise<Response> {
  const request = parseQuery(c.req.param("table") ?? "", new URL(c.req.url).searchParams);
  const wishes = parsePrefer(c.req.header("prefer"));
  const shape = parseAccept(c.req.header("accept"));
  const patch = parsePatch(request.table, await c.req.text());
  if (!request.userId) throw new RestProblem(400, "21000", "UPDATE requires a WHERE clause");
  const names = Object.keys(patch);
  const all = wishes.returned === "representation";
  if (names.length === 0) {
    if (all) return send(c, { body: "[]", count: 0 }, "list", wishes);
    sayRange(c, 0, wishes);
    return c.body(null, 204);
  }
  const set = sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`b.${name}`)}`));
  const from = sql`json_populate_record(null::${table(request.table)}, ${JSON.stringify(patch)}::json) as b`;
  const changed = sql`update ${table(request.table)} as t set ${set} from ${from} ${where(request)}`;
  if (all) {
    const rows = sql`${changed} returning ${list(request.columns, "t")}`;
    return send(c, await run(backend, caller, rows, shape), shape, wishes);
  }
  const { numAffectedRows } = await actingAs(backend.db, caller.role, caller.claims, (trx) => changed.execute(trx));
  sayRange(c, Number(numAffectedRows ?? 0), wishes);
  return c.body(null, 204);
}

/** Nobody inserts or deletes here. To a person it is a matter of rights, as the grants say; to the service it is not offered. */
const refuseWrite = (c: Context, caller: Caller): never => {
  const name = c.req.param("table") ?? "";
  columnsOf(name);
  if (caller.role === "service_role")
    throw new RestProblem(405, "PGRST117", `Unsupported HTTP method: ${c.req.method}`);
  throw new RestProblem(caller.role === "anon" ? 401 : 403, "42501", `permission denied for table ${name}`);
};

export function restRoutes(backend: EmbeddedBackend): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const key = keyRole(backend, c);
    if (key === "missing" || key === "wrong") return keyRefusal(c, key);
    c.header("Cache-Control", "no-store");
    return next();
  });
  const tooLarge = new RestProblem(413, "PGRST102", "The request is too large");
  app.use(bodyLimit({ maxSize: 32 * 1024, onError: (c) => answerRest(c, tooLarge) }));
  const asCaller =
    (work: (backend: EmbeddedBackend, c: Context, caller: Caller) => Promise<Response>) => async (c: Context) => {
      const key = keyRole(backend, c);
      if (key === "missing" || key === "wrong") return keyRefusal(c, key);
      demandSchema([c.req.header("accept-profile"), c.req.header("content-profile")]);
      const caller = await callerOf(backend, c, key);
      try {
        return await work(backend, c, caller);
      } catch (error) {
        throw fromDatabase(error, caller.role === "anon") ?? error;
      }
    };
  app.get("/:table{[^/]+}", asCaller(read));
  app.patch("/:table{[^/]+}", asCaller(update));
  app.on(
    ["POST", "PUT", "DELETE"],
    "/:table{[^/]+}",
    asCaller(async (_, c, caller) => refuseWrite(c, caller)),
  );
  app.all("/rpc/*", (c) =>
    answerRest(
      c,
      new RestProblem(404, "PGRST202", "Could not find the function in the schema cache", { hint: "Use /api" }),
    ),
  );
  app.all("*", (c) => answerRest(c, new RestProblem(404, "PGRST125", "Invalid path specified in request URL")));
  app.onError((error, c) => {
    if (error instanceof RestProblem) return answerRest(c, error);
    const problem = fromDatabase(error, false);
    backend.log.error({ name: error.name, code: problem?.code }, "a data route failed");
    return answerRest(c, problem?.status === 503 ? problem : new RestProblem(500, "PGRSTX00", "Internal error"));
  });
  return app;
}
