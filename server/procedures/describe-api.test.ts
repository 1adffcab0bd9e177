import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Domain, openDomain } from "#tests/support/domain";
import { describeApi } from "./describe-api.ts";

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain.stop());

test("a crowd that asks what an API can do has it described once, and again when its name has changed", async () => {
  const app = new Hono();
  const described: string[] = [];
  let pages = 0;
  const describe = async (origin: string) => {
    described.push(origin);
    return { openapi: "3.1.1", info: { title: "API", version: "1" }, webhooks: {}, paths: {} };
  };
  const page = () => `<p>${++pages}</p>`;
  let origin = "https://a.example";
  describeApi(app, "/api", { describe, page }, { db: domain.db, origin: () => origin });
  const crowd = Array.from({ length: 10 }, (_, at) => app.request(at % 2 ? "/api/docs" : "/api/openapi.json"));
  for (const answer of await Promise.all(crowd)) expect(answer.status).toBe(200);
  expect([described, pages]).toEqual([["https://a.example"], 1]);
  expect(await (await app.request("/api/openapi.json")).json()).toMatchObject({ info: { title: "API" } });
  origin = "https://b.example";
  await app.request("/api/docs");
  expect([described, pages]).toEqual([["https://a.example", "https://b.example"], 2]);
});
