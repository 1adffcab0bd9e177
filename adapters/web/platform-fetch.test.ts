import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { platformFetch } from "./platform-fetch.ts";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});
async function serve(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const limits = { requestMs: 2_000, answerBytes: 1_000 };
/** Loopback too: the tests' own servers. */
const open = platformFetch({ ...limits, isAllowed: () => true });
/** Says back what came. */
const echo: RequestListener = async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const { method, headers } = request;
  const said = { method, type: headers["content-type"], length: headers["content-length"], own: headers["x-own"] };
  response.setHeader("x-limit", "1").end(JSON.stringify({ ...said, body: Buffer.concat(parts).toString("latin1") }));
};

test("method, headers and every kind of body arrive, and status and headers come back", async () => {
  const url = await serve(echo);
  const text = await open(url, { method: "PUT", headers: { "X-Own": "1" }, body: "words" });
  expect([text.status, text.headers.get("x-limit")]).toEqual([200, "1"]);
  expect(await text.json()).toMatchObject({ method: "PUT", own: "1", body: "words", length: "5" });
  const bytes = await open(url, { method: "POST", body: Uint8Array.from([1, 2, 255]) });
  expect(await bytes.json()).toMatchObject({ body: "\u0001\u0002\u00ff" });
  const form = new FormData();
  form.set("file", new Blob(["x"], { type: "image/png" }), "a.png");
  const sent = await (await open(url, { method: "POST", body: form })).json();
  expect(sent).toMatchObject({ type: expect.stringMatching(/^multipart\/form-data; boundary=/) });
  expect(sent).toMatchObject({ body: expect.stringContaining('filename="a.png"') });
});

test("a redirect is handed back and not followed; a compressed answer is read; one without a body too", async () => {
  const url = await serve((request, response) => {
    if (request.url === "/away") response.writeHead(302, { location: "http://169.254.169.254/" }).end();
    else if (request.url === "/none") response.writeHead(204).end();
    else response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("packed"));
  });
  const away = await open(`${url}/away`);
  expect([away.status, away.headers.get("location")]).toEqual([302, "http://169.254.169.254/"]);
  expect((await open(`${url}/none`)).status).toBe(204);
  expect(await (await open(url)).text()).toBe("packed");
});

test("an inner address is closed, also by its name", async () => {
  const url = await serve(echo);
  const guarded = platformFetch(limits);
  await expect(guarded(url)).rejects.toMatchObject({ code: "address_not_allowed" });
  await expect(guarded("http://169.254.169.254/latest")).rejects.toMatchObject({ code: "address_not_allowed" });
  await expect(guarded(url.replace("127.0.0.1", "localhost"))).rejects.toMatchObject({ code: "address_not_allowed" });
  await expect(guarded("file:///etc/passwd")).rejects.toMatchObject({ code: "not_a_web_address" });
});

test("an answer without end or in no time is cut off, and whoever asked can stop it", async () => {
  const long = await serve((_, response) => response.end("x".repeat(2_000)));
  await expect(open(long)).rejects.toMatchObject({ code: "too_large" });
  const silent = await serve(() => {});
  const hasty = platformFetch({ ...limits, requestMs: 100, isAllowed: () => true });
  await expect(hasty(silent)).rejects.toMatchObject({ code: "timed_out" });
  const stop = new AbortController();
  const asked = open(silent, { signal: stop.signal });
  stop.abort();
  await expect(asked).rejects.toMatchObject({ code: "cancelled" });
});
