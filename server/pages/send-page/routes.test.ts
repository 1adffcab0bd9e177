import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Domain, ended, ORIGIN, openDomain, type Person } from "#tests/support/domain";
import { sendPageRoutes } from "./routes.ts";

let domain: Domain;
let agent: Person;
let app: Hono;
beforeAll(async () => {
  domain = await openDomain();
  agent = await domain.person();
  await domain.work();
  const { db, boss, jobDeps, now } = domain;
  app = new Hono().route("/", sendPageRoutes({ db, boss, now, origin: () => ORIGIN, log: jobDeps().log }));
});
afterAll(() => domain.stop());

const html = `<title>临江雅苑</title><h1>临江雅苑 3室2厅</h1><p>总价：698万</p><p>建筑面积：118.68㎡</p><p>朝向：南</p>`;
const url = "https://www.example.com/ershoufang/107.html?from=search";
const send = async (token: string, body: string = html) => {
  const answer = await app.request(`/send-page?${new URLSearchParams({ token, url })}`, {
    method: "POST",
    body,
    headers: { origin: "https://www.example.com", "content-type": "text/plain" },
  });
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  return { status: answer.status, ...(await answer.json()) };
};
const token = async () => (await agent.client.imports.pageToken()).token;

test("a page the browser stands on becomes an import of the account the token was made for", async () => {
  const { status, taskId } = await send(await token());
  expect(status).toBe(200);
  expect(await ended(agent.client, taskId)).toMatchObject({ status: "completed" });
  const { listing } = await agent.client.imports.get({ taskId });
  expect(listing).toMatchObject({ price: { amount: 6_980_000 }, sourceUrl: url });
  const other = await domain.person();
  await expect(other.client.imports.get({ taskId })).rejects.toMatchObject({ code: "not_found" });
});

test("a token is good once, for minutes, and nobody makes one up", async () => {
  const used = await token();
  expect(await send(used, "")).toMatchObject({ status: 400, code: "invalid_input" });
  expect(await send(used)).toMatchObject({ status: 401, code: "token_used" });
  expect(await send("x".repeat(43))).toMatchObject({ status: 401, code: "token_used" });
  const kept = await domain.db.selectFrom("page_tokens").select("token_hash").execute();
  expect(kept.some(({ token_hash: hash }) => hash.toString("base64url") === used)).toBe(false);
  const old = await token();
  domain.passTime(11 * 60_000);
  expect(await send(old)).toMatchObject({ status: 401, code: "token_used" });
});

test("a token of an account that was banned meanwhile is good for nothing", async () => {
  const banned = await domain.person();
  const { token: made } = await banned.client.imports.pageToken();
  await domain.pool.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [banned.id]);
  expect(await send(made)).toMatchObject({ status: 401, code: "token_used" });
});

test("of two that come with one token at once, one is taken", async () => {
  const once = await token();
  const answers = await Promise.all([send(once), send(once)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test("an account asks for so many tokens and no more", async () => {
  const eager = await domain.person();
  const asked = await Promise.allSettled(Array.from({ length: 62 }, () => eager.client.imports.pageToken()));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(60);
});
