/** What stands before the procedures says no in the words of whichever API was asked: our client reads the contract's codes. */
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { AppError } from "#contract/errors";
import type { Client } from "#tests/support/domain";
import { whileAvailable } from "./available.ts";
import { answerError } from "./errors.ts";
import { refuse } from "./refusal.ts";

const log = { info: () => {}, warn: () => {}, error: () => {} };
const busy = { code: "too_many_requests", message: "busy", retryAfterSeconds: 7 } as const;
const doors = {
  "a share that is used up": [
    new Hono().use((c) => Promise.resolve(refuse(c, busy))),
    { code: "too_many_requests", status: 429, data: { retryAfterSeconds: 7 } },
  ],
  "a database that is away": [
    new Hono().use(whileAvailable(() => false)),
    { code: "unavailable", status: 503, data: {} },
  ],
  "an error on the way": [
    new Hono().use(() => Promise.reject(new AppError("forbidden"))).onError(answerError({ isUp: () => true, log })),
    { code: "forbidden", status: 403, data: { requestId: expect.any(String) } },
  ],
} as const;

test.each(Object.entries(doors))("%s reaches our client as the contract's code", async (_, [app, said]) => {
  const client: Client = createORPCClient(
    new RPCLink({ url: "http://localhost/api/rpc", fetch: async (request) => app.request(request) }),
  );
  await expect(client.account.me()).rejects.toMatchObject(said);
});

test.each(Object.entries(doors))(
  "%s is told plainly to a program that asks the described API",
  async (_, [app, said]) => {
    const answer = await app.request("/api/me");
    expect([answer.status, await answer.json()]).toMatchObject([said.status, { ...said, message: said.code }]);
  },
);
