import { Hono } from "hono";
import { expect, test } from "vitest";
import { securityHeaders } from "./headers.ts";

async function headersOf(origin: string, production: boolean, backendUrl = origin): Promise<Headers> {
  const app = new Hono().use(securityHeaders({ production, origin: () => origin, backendUrl: () => backendUrl }));
  app.get("/", (c) => c.text("hello"));
  return (await app.request("/")).headers;
}

test("only a public https address asks browsers to insist on https", async () => {
  expect((await headersOf("https://listcast.example", true)).get("strict-transport-security")).toContain("max-age=");
  for (const [origin, production] of [
    ["http://listcast.example", true],
    ["http://localhost:3000", false],
  ] as const)
    expect((await headersOf(origin, production)).has("strict-transport-security")).toBe(false);
});

test("pictures load when the page was opened by another name of this machine", async () => {
  const policy = (await headersOf("http://localhost:3000", false)).get("content-security-policy");
  expect(policy).toContain("img-src 'self' http://localhost:3000 data:");
  expect(policy).toContain("script-src 'self';");
});

test("a hosted backend elsewhere may be talked to, and nobody else", async () => {
  const policy = (await headersOf("https://a.example", true, "https://b.example")).get("content-security-policy");
  expect(policy).toContain("connect-src 'self' https://b.example wss://b.example;");
});
