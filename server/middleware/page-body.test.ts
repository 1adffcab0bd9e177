import { Hono } from "hono";
import { expect, test } from "vitest";
import { sendPagePath } from "#contract/import";
import { bodyLimits } from "#server/base/limits";
import { pageBodyLimit } from "./page-body.ts";

/** What reached a route behind the limit, in bytes. */
const app = new Hono().use(pageBodyLimit()).post("*", async (c) => c.json((await c.req.arrayBuffer()).byteLength));
const SMALL = bodyLimits.small;

/** A body without a length, and how much of it was asked for. */
function endless() {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += 16_384;
      if (taken > 64 * SMALL) controller.close();
      else controller.enqueue(new Uint8Array(16_384));
    },
  });
  return { body, taken: () => taken };
}
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  app.request(path, { method: "POST", body, headers, ...(body instanceof ReadableStream ? { duplex: "half" } : {}) });

test.each(["/h/token", "/p/home/enquiry", "/approve/token", "/dev/cashier/1", "/nothing", "/apis"])(
  "%s takes a form and nothing longer, with or without a length",
  async (path) => {
    expect(await (await post(path, "a".repeat(SMALL))).json()).toBe(SMALL);
    const long = "a".repeat(SMALL + 1);
    const told = await post(path, long, { "content-length": String(long.length) });
    expect([told.status, (await told.json()).code]).toEqual([413, "too_large"]);
    const { body, taken } = endless();
    expect((await post(path, body)).status).toBe(413);
    expect(taken()).toBeLessThan(4 * SMALL);
  },
);

test.each(["/api/rpc/imports/start", "/auth/v1/signup", "/rest/v1/profiles", "/storage/v1/object/x", sendPagePath])(
  "%s has a bound of its own",
  async (path) => {
    expect((await post(path, "a".repeat(SMALL + 1))).status).toBe(200);
  },
);
