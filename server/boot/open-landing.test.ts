import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { openLanding } from "./open-landing.ts";

test("the landing page is asked for once in each language, by nobody's address", async () => {
  const asked: unknown[] = [];
  const app = new Hono().get("/", (c) => {
    asked.push([c.req.query("lang"), getConnInfo(c).remote.address]);
    return c.html("<h1>房播</h1>");
  });
  await openLanding(app);
  expect(asked).toEqual([
    ["zh", undefined],
    ["en", undefined],
  ]);
});

test("a language that is not answered is told", async () => {
  const app = new Hono().get("/", (c) => (c.req.query("lang") === "en" ? c.text("down", 503) : c.text("up")));
  await expect(openLanding(app)).rejects.toThrow("the landing page in en answers 503");
});
