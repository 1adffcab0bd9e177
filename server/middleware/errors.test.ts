import { Hono } from "hono";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#contract/errors";
import { cutAfter } from "#tests/support/cut";
import { type Domain, openDomain } from "#tests/support/domain";
import { answerError } from "./errors.ts";

const logged: unknown[] = [];
let domain: Domain;
beforeAll(async () => {
  domain = await openDomain(logged);
});
afterAll(() => domain.stop());

test("a change whose connection ends between two statements is unavailable, and works when asked again", async () => {
  const { client } = await domain.person();
  const cut = cutAfter(domain.pool, /set_config\('role'/);
  await expect(client.account.me()).rejects.toMatchObject({ code: "unavailable", status: 503 });
  await cut;
  expect(await client.account.me()).toMatchObject({ role: "agent" });
  expect(logged).toEqual([]);
});

test("so is one whose connection ends in the middle of a statement", async () => {
  const { client } = await domain.person();
  let answer: Promise<unknown> | undefined;
  await domain.db.transaction().execute(async (holder) => {
    await sql`lock table public.profiles in access exclusive mode`.execute(holder);
    answer = client.account.me().catch((error: unknown) => error);
    for (let ended = 0; ended === 0; ) {
      const { rows } = await sql`select pg_terminate_backend(l.pid) from pg_locks l
        where not l.granted and l.relation = 'public.profiles'::regclass`.execute(holder);
      ended = rows.length;
    }
  });
  expect(await answer).toMatchObject({ code: "unavailable", status: 503 });
});

test.each([
  ["/auth/v1/user", { code: "unavailable" }],
  ["/rest/v1/profiles", { code: "PGRST001" }],
  ["/storage/v1/object/a/b", { statusCode: "503" }],
  ["/api/me", { code: "unavailable", status: 503 }],
  ["/", { code: "unavailable" }],
])("before any procedure, %s is told that the database went away in its own shape", async (path, shape) => {
  const said: unknown[] = [];
  const note = (...line: unknown[]) => void said.push(line);
  const app = new Hono();
  app.onError(answerError({ isUp: () => true, log: { info: note, warn: () => {}, error: note } }));
  app.get("*", () => {
    throw new Error("could not read", { cause: new Error("Connection terminated unexpectedly") });
  });
  const answer = await app.request(path);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(answer.headers.get("x-request-id")).not.toBeNull();
  expect(await answer.json()).toMatchObject(shape);
  expect(said).toEqual([]);
});

test("what nobody foresaw is internal and logged; what has a code keeps it", async () => {
  const said: unknown[] = [];
  const app = new Hono();
  app.onError(
    answerError({
      isUp: () => true,
      log: { info() {}, warn() {}, error: (...line: unknown[]) => void said.push(line) },
    }),
  );
  app.get("/broken", () => {
    throw new TypeError("x is not a function");
  });
  app.get("/gone", () => {
    throw new AppError("not_found");
  });
  expect((await app.request("/broken")).status).toBe(500);
  expect((await app.request("/gone")).status).toBe(404);
  expect(said).toHaveLength(1);
});
