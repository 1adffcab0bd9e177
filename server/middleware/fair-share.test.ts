import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Session } from "#server/backend/shared/types";
import { apiBodyLimits, requestLimits } from "#server/base/limits";
import { fairShare } from "./fair-share.ts";

const { perMinute, atOnce } = requestLimits;
const session = (userId: string): Session => ({
  userId,
  sessionId: "s",
  email: `${userId}@example.com`,
  role: "agent",
  scope: null,
  secondFactor: "none",
  claims: {},
});

/** Tokens are "token of <account>"; the address is a header. `held` keeps requests to /api/me from being answered. */
function open() {
  const looked: unknown[] = [];
  const inside: string[] = [];
  const gate = Promise.withResolvers<void>();
  const app = new Hono().use(
    fairShare({
      authenticate: async (from) => {
        looked.push(from);
        return typeof from === "string" && from.startsWith("token-of-") ? session(from.slice(9)) : null;
      },
      addressOf: (c) => c.req.header("x-address") ?? "192.0.2.1",
      busyPage: (c) => c.html("<p>busy</p>", 429),
    }),
  );
  app.all("/api/me", async (c) => {
    inside.push(c.req.header("authorization") ?? "");
    await gate.promise;
    return c.json({});
  });
  app.all("/auth/v1/token", async (c) => {
    inside.push("sign-in");
    await gate.promise;
    return c.json({});
  });
  app.post("/echo", async (c) =>
    c.body(await c.req.text(), 200, { "content-type": c.req.header("content-type") ?? "" }),
  );
  app.all("*", (c) => c.json({}));
  const ask = async (path: string, { as, token = as && `token-of-${as}`, ...asked }: Asked = {}) => {
    const { from = "192.0.2.1", method = "GET", bytes } = asked;
    const headers = {
      "x-address": from,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(bytes === undefined ? {} : { "content-length": `${bytes}` }),
    };
    return await app.request(path, { method, headers });
  };
  return { app, ask, looked, inside, release: gate.resolve };
}
interface Asked {
  as?: string;
  token?: string;
  from?: string;
  method?: string;
  bytes?: number;
}
const HEAVY = "/api/rpc/pieces/update";

test("an account beyond its minute is refused with the contract's code, and nobody else, and nothing else of its own", async () => {
  const { ask } = open();
  const heavy = (as: string) => ask(HEAVY, { as, method: "POST", bytes: 20_000 });
  for (let asked = 0; asked < perMinute.heavy.account; asked++) expect((await heavy("ada")).status).toBe(200);
  const refused = await heavy("ada");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ json: { code: "too_many_requests", status: 429 } });
  expect((await heavy("ben")).status).toBe(200);
  expect((await ask("/api/properties", { as: "ada" })).status).toBe(200);
});

test("visitors are counted by household, with or without a token nobody gave them", async () => {
  const { ask } = open();
  const write = (from: string, as?: string) => ask("/api/enquiries", { from, method: "POST", ...(as ? { as } : {}) });
  for (let asked = 0; asked < perMinute.write.address; asked++)
    expect((await write(`2001:db8:1:1::${(asked % 9) + 1}`)).status).toBe(200);
  expect((await write("2001:db8:1:fe::ffff")).status).toBe(429);
  expect((await write("2001:db8:1:101::1")).status).toBe(200);
  // somebody of the same office who is signed in
  expect((await write("2001:db8:1:1::1", "ada")).status).toBe(200);
});

test("invented tokens are looked at no more often than an address may ask", async () => {
  const { ask, looked } = open();
  const answers: number[] = [];
  for (let asked = 0; asked < perMinute.read.address + 50; asked++)
    answers.push((await ask("/storage/v1/object/public/x", { token: `invented-${asked}` })).status);
  expect(looked).toHaveLength(perMinute.read.address);
  expect(answers.filter((status) => status === 429)).toHaveLength(50);
});

test("a person reads a page where a page was asked, a program its protocol's error", async () => {
  const { ask } = open();
  for (let asked = 0; asked < perMinute.page.address; asked++) await ask("/p/sunny-flat-abcdefgh");
  const page = await ask("/p/sunny-flat-abcdefgh");
  expect([page.status, await page.text()]).toEqual([429, "<p>busy</p>"]);
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("what an account asks at once beyond its places waits for its own, while others are answered", async () => {
  const { ask, inside, release } = open();
  const pile = Array.from({ length: atOnce.account + 3 }, () => ask("/api/me", { as: "ada" }));
  const other = ask("/api/me", { as: "ben" });
  await expect.poll(() => inside.filter((who) => who.endsWith("ben"))).toHaveLength(1);
  expect(inside.filter((who) => who.endsWith("ada"))).toHaveLength(atOnce.account);
  // a live stream holds no place: there is always one more
  expect((await ask("/api/tasks/events", { as: "ada" })).status).toBe(200);
  release();
  for (const answer of await Promise.all([...pile, other])) expect(answer.status).toBe(200);
});

test("larger bodies count for an account by their bytes, and one without a length as the longest", async () => {
  const { bytes } = apiBodyLimits.larger["imports.start"];
  const most = Math.floor(apiBodyLimits.perMinute.texts / bytes);
  for (const length of [{ bytes }, {}]) {
    const { ask } = open();
    const hand = (as: string, how: { bytes?: number }) => ask("/api/imports", { as, method: "POST", ...how });
    for (let handed = 0; handed < most; handed++) expect((await hand("ada", length)).status).toBe(200);
    const refused = await hand("ada", length);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await hand("ada", { bytes: apiBodyLimits.usual })).status).toBe(200);
    expect((await hand("ben", length)).status).toBe(200);
    // photos have a share of their own
    expect((await ask("/api/photos", { as: "ada", method: "POST", bytes })).status).toBe(200);
  }
});

/** A body that never comes. */
const unsent = () => ({ body: new ReadableStream({}), duplex: "half" }) as const;

test.each([
  ["a visitor's small bodies", "/api/captcha", { "content-length": "20" }, "/p/sunny-flat-abcdefgh"],
  ["a visitor's bodies without a length", "/api/captcha", { "transfer-encoding": "chunked" }, "/p/sunny-flat-abcdefgh"],
  ["guesses", "/auth/v1/token?grant_type=password", { "content-length": "20" }, "/auth/v1/token?grant_type=password"],
])("%s that do not come keep nobody of the same network waiting", async (_name, path, headers, other) => {
  const { app, ask, release } = open();
  release();
  for (let sent = 0; sent < 200; sent++)
    void app.request(path, { method: "POST", headers: { "x-address": "192.0.2.1", ...headers }, ...unsent() });
  expect((await ask(other, { method: other.startsWith("/auth") ? "POST" : "GET" })).status).toBe(200);
});

test("a body that was taken in early arrives as it was sent", async () => {
  const { app } = open();
  const body = JSON.stringify({ title: "静安 46㎡" });
  const headers = { "content-length": `${Buffer.byteLength(body)}`, "content-type": "application/json" };
  const answer = await app.request("/echo", { method: "POST", headers, body });
  expect([answer.headers.get("content-type"), await answer.text()]).toEqual(["application/json", body]);
});

test("sessions go on while a crowd of the same network tries to begin one", async () => {
  const { ask, inside, release } = open();
  const { address, waiting } = requestLimits.signInAtOnce;
  const crowd = Array.from({ length: address + waiting }, () => ask("/auth/v1/token", { method: "POST" }));
  await expect.poll(() => inside.length).toBe(address);
  const renewed = ask("/auth/v1/token?grant_type=refresh_token", { method: "POST" });
  await expect.poll(() => inside.length).toBe(address + 1);
  release();
  expect((await renewed).status).toBe(200);
  await Promise.all(crowd);
});

test("sign-in has places of each network: a crowd waits for itself, then is refused, and another network enters", async () => {
  const { ask, inside, release } = open();
  const { address, waiting } = requestLimits.signInAtOnce;
  const crowd = Array.from({ length: address + waiting }, () => ask("/auth/v1/token", { method: "POST" }));
  await expect.poll(() => inside.length).toBe(address);
  const refused = await ask("/auth/v1/token", { method: "POST" });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: "too_many_requests" });
  const other = ask("/auth/v1/token", { method: "POST", from: "198.51.100.1" });
  await expect.poll(() => inside.length).toBe(address + 1);
  release();
  expect((await Promise.all([...crowd, other])).map(({ status }) => status)).toEqual(
    Array<number>(address + waiting + 1).fill(200),
  );
});
