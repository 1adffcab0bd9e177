import { Hono } from "hono";
import { expect, test } from "vitest";
import { bodyLimits } from "#server/base/limits";
import { slowRefusals } from "./slow-refusals.ts";

/** Answers the status that is asked for; `pauses`: how long each answer was held. */
function open() {
  const pauses: number[] = [];
  const app = new Hono().use(slowRefusals(async (milliseconds) => pauses.push(milliseconds)));
  app.all("/:status", (c) => c.body("done", { status: Number(c.req.param("status")) as 200 }));
  const send = (status: number, bytes: number, method = "POST") =>
    app.request(`/${status}`, { method, headers: { "content-length": String(bytes) } });
  return { pauses, send };
}

test("the refusal of a large body is held a moment, and says the same", async () => {
  const { pauses, send } = open();
  for (const status of [401, 413, 429]) {
    const answer = await send(status, bodyLimits.small + 1);
    expect([answer.status, await answer.text()]).toEqual([status, "done"]);
  }
  expect(pauses).toEqual(Array(3).fill(bodyLimits.refusedMs));
});

test("small bodies, bodies that are taken and requests without any are answered at once", async () => {
  const { pauses, send } = open();
  await send(401, bodyLimits.small);
  await send(200, 10 * bodyLimits.small);
  await send(422, 10 * bodyLimits.small);
  await send(429, 10 * bodyLimits.small, "GET");
  expect(pauses).toEqual([]);
});
