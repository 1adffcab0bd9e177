import { once } from "node:events";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { apiBodyLimits, publicProcedures } from "#server/base/limits";
import { apiBodyLimit } from "./body-limit.ts";
import { procedureOf, procedures } from "./procedure-of.ts";

const KEEP = { authorization: "Bearer of-ada" };

/** Answers what arrived behind the limit. */
const app = new Hono()
  .use(apiBodyLimit(async (request) => request.headers.get("authorization") === KEEP.authorization))
  .post("*", async (c) => c.json({ bytes: (await c.req.arrayBuffer()).byteLength }))
  .patch("*", async (c) => c.json({ bytes: (await c.req.arrayBuffer()).byteLength }));

interface Sent {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body: string | Uint8Array;
}

/** What was answered, and how much of the body was read. */
async function send({ path = "/api/rpc/notifications/read", method = "POST", headers = KEEP, body }: Sent) {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  let at = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.subarray(at, at + 4_096));
        at += 4_096;
      },
    },
    { highWaterMark: 0 },
  );
  const all = { "content-type": "application/json", ...headers, "content-length": `${bytes.length}` };
  const init = { method, headers: all, body: stream, duplex: "half" };
  const answer = await app.request(new Request(`http://localhost${path}`, init));
  return { status: answer.status, said: await answer.json(), read: at };
}

const { usual, larger } = apiBodyLimits;
const NO_ONE = {};
const text = (bytes: number) => `"${"x".repeat(bytes - 2)}"`;

test("a body that says it is too long is refused by its code without being read, whoever sends it", async () => {
  for (const headers of [KEEP, NO_ONE]) {
    const { status, said, read } = await send({ headers, body: text(usual + 1) });
    expect([status, read]).toEqual([413, 0]);
    expect(said).toMatchObject({ json: { code: "too_large", status: 413, data: { maxBytes: usual } } });
  }
  expect(await send({ body: text(usual) })).toMatchObject({ status: 200, said: { bytes: usual } });
});

test("a body that does not say its length is answered as soon as it is too long, or too deep", async () => {
  for (const [path, piece, status] of [
    ["/api/notifications/read", text(usual + 1), 413],
    ["/api/imports", "[".repeat(100), 400],
  ] as const) {
    // more would come
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(piece)),
    });
    const init = { method: "POST", headers: KEEP, body, duplex: "half" };
    expect((await app.request(new Request(`http://localhost${path}`, init))).status).toBe(status);
  }
});

test("without a session nothing is read, except where anybody may ask", async () => {
  for (const path of ["/api/rpc/notifications/read", "/api/imports", "/api/nowhere", "/api/imports/"]) {
    const { status, said, read } = await send({ path, headers: NO_ONE, body: "{}" });
    expect([path, status, read]).toEqual([path, 401, 0]);
    const refusal = { code: "unauthorized", status: 401 };
    expect(said).toMatchObject(path.startsWith("/api/rpc/") ? { json: refusal } : refusal);
  }
  expect((await send({ path: "/api/captcha", headers: NO_ONE, body: "{}" })).status).toBe(200);
});

test("over a real connection the refusal arrives, and the connection goes on", async () => {
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const ask = async (path: string, headers: Record<string, string>, body: BodyInit) => {
    const init = { method: "POST", headers, body, duplex: "half" };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    await answer.arrayBuffer();
    return answer.status;
  };
  const pieces = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < 40; at++) controller.enqueue(new Uint8Array(10_000).fill(0x5b));
        controller.close();
      },
    });
  const path = "/api/notifications/read";
  for (let round = 0; round < 3; round++) {
    expect(await ask(path, KEEP, "[".repeat(500_000))).toBe(413);
    expect(await ask("/api/imports", { ...KEEP, "content-type": "application/json" }, "[".repeat(500_000))).toBe(400);
    expect(await ask(path, {}, "[".repeat(20_000))).toBe(401);
    expect(await ask(path, KEEP, pieces())).toBe(400);
    expect(await ask(path, KEEP, "{}")).toBe(200);
  }
  server.close();
});

test("what is nested deep or split into many values is not parsed, and text that looks like it is", async () => {
  const path = "/api/imports";
  const deep = await send({ path, body: "[".repeat(500_000) });
  expect([deep.status, deep.said]).toMatchObject([400, { code: "invalid_input" }]);
  const keys = await send({ path, body: `{${Array.from({ length: 80_000 }, (_, at) => `"k${at}":1`).join()}}` });
  expect([keys.status, keys.said]).toMatchObject([400, { code: "invalid_input" }]);
  const words = await send({ path, body: JSON.stringify({ html: `[{,"\\${'["{'.repeat(200_000)}` }) });
  expect(words.status).toBe(200);
});

test("a text of several pieces arrives as it was sent, however often it is asked for", async () => {
  const said = new Hono()
    .use(apiBodyLimit(async () => true))
    .post("*", async (c) => c.json([await c.req.raw.text(), await c.req.raw.text()].map((text) => JSON.parse(text))));
  const html = `临江雅苑 698 "万" 🏡\n`.repeat(8_000);
  const body = JSON.stringify({ html });
  const init = { method: "POST", headers: { "content-type": "application/json" }, body };
  const answer = await said.request(new Request("http://localhost/api/imports", init));
  expect(await answer.json()).toEqual([{ html }, { html }]);
});

describe("a form", () => {
  const path = "/api/photos";
  const form = async (parts: [name: string, value: string | File][]) => {
    const made = new FormData();
    for (const [name, value] of parts) made.append(name, value);
    const asked = new Request("http://localhost", { method: "POST", body: made });
    const body = new Uint8Array(await asked.arrayBuffer());
    return send({ path, body, headers: { ...KEEP, "content-type": asked.headers.get("content-type") ?? "" } });
  };
  const photo = (bytes: number) => new File([new Uint8Array(bytes).fill(7)], '房子 "1".jpg', { type: "image/jpeg" });

  test("carries a photo of twenty megabytes", async () => {
    expect((await form([["file", photo(20 * 1024 * 1024)]])).status).toBe(200);
    expect(
      (
        await form([
          ["data", "{}"],
          ["0", photo(100_000)],
        ])
      ).status,
    ).toBe(200);
  });
  test("carries no large values, and not many parts", async () => {
    expect(
      (
        await form([
          ["data", "[".repeat(500_000)],
          ["file", photo(10)],
        ])
      ).status,
    ).toBe(400);
    expect((await form(Array.from({ length: 5_000 }, (_, at) => [`k${at}`, "1"]))).status).toBe(400);
  });
  test("and JSON in its place is as short as any", async () => {
    expect((await send({ path, body: text(usual + 1) })).status).toBe(413);
  });
});

test("every procedure that carries more or is open to everybody exists", () => {
  const names = new Set(procedures.map(({ name }) => name));
  for (const name of [...Object.keys(larger), ...publicProcedures]) expect(names, name).toContain(name);
});

test("both forms of the API are told apart from what is nobody's", () => {
  const id = crypto.randomUUID();
  expect(procedureOf("PATCH", `/api/pieces/${id}`)?.name).toBe("pieces.update");
  expect(procedureOf("POST", "/api/rpc/pieces/update")?.name).toBe("pieces.update");
  expect(procedureOf("POST", "/api/imports")?.name).toBe("imports.start");
  expect(procedureOf("POST", "/api/rpc/pieces/no")).toBeUndefined();
});

/** Of JSON Schema, what bounds a value. */
const node = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  propertyNames: z.looseObject({ enum: z.array(z.string()).optional() }).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  maxItems: z.number().optional(),
  maxLength: z.number().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
});

/** Where a shape alone sets no bound, the lawful use does: characters of a text, entries of a list. */
const LAWFUL = { text: 64, entries: 60, number: 24 };
/** Plans there are; fields of a platform's application, and of its form. */
const entriesOf: Record<string, number> = {
  "admin.prices.save": 4,
  "admin.platformApps.save": 8,
  "admin.platformApps.secrets": 8,
  "connections.connect": 8,
};

/** Bytes of the longest value of a shape, at three bytes a character. */
function longest(schema: unknown, entries = LAWFUL.entries): number {
  if (typeof schema === "boolean") return LAWFUL.text;
  const one = node.parse(schema);
  if (one.enum) return Math.max(...one.enum.map((value) => JSON.stringify(value).length));
  if (one.const !== undefined) return JSON.stringify(one.const).length;
  const either = one.anyOf ?? one.oneOf;
  if (either) return Math.max(...either.map((part) => longest(part, entries)));
  if (one.allOf) return one.allOf.reduce<number>((sum, part) => sum + longest(part, entries), 0);
  if (one.properties)
    return Object.entries(one.properties).reduce(
      (sum, [key, value]) => sum + key.length + 4 + longest(value, entries),
      2,
    );
  if (one.additionalProperties)
    return (one.propertyNames?.enum?.length ?? entries) * (3 * 120 + 4 + longest(one.additionalProperties, entries));
  if (one.items) return 2 + (one.maxItems ?? entries) * (1 + longest(one.items, entries));
  if (one.format === "uuid") return 38;
  if (one.type === "string") return 2 + 3 * (one.maxLength ?? LAWFUL.text);
  return LAWFUL.number;
}

const writing = procedures.filter(
  ({ name, method }) =>
    method !== "GET" && (apiBodyLimits.larger as Record<string, { carries: string }>)[name]?.carries !== "file",
);
test.each(writing.map(({ name, procedure }) => [name, procedure] as const))(
  "%s accepts its longest lawful input",
  async (name, procedure) => {
    const { inputSchema } = procedure["~orpc"];
    if (!(inputSchema instanceof z.ZodType)) return expect(inputSchema).toBeUndefined();
    const bytes = longest(z.toJSONSchema(inputSchema, { io: "input", unrepresentable: "any" }), entriesOf[name]);
    const path = `/api/rpc/${name.replaceAll(".", "/")}`;
    expect(await send({ path, body: text(Math.max(bytes + 40, 2)) })).toMatchObject({ status: 200 });
  },
);
