import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askService } from "./service.ts";

let answer = { status: 200, body: Buffer.from("") };
const server = createServer((_, response) => {
  response.writeHead(answer.status, { "X-Serial": "AB", "Set-Cookie": ["a=1", "b=2"] }).end(answer.body);
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/?key=secret`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (mostBytes?: number) => askService(url, { method: "GET", headers: {}, ...(mostBytes && { mostBytes }) });

test("an answer is read as JSON and handed on byte for byte, its mark of UTF-8 included", async () => {
  answer = { status: 404, body: Buffer.from('\uFEFF{"code": "房"}') };
  const { status, headers, raw, body } = await ask();
  expect({ status, body }).toEqual({ status: 404, body: { code: "房" } });
  expect(raw.equals(answer.body)).toBe(true);
  expect(headers["x-serial"]).toBe("AB");
});

test("what is not JSON is null, and raw all the same", async () => {
  answer = { status: 200, body: Buffer.from([0xff, 0xfe, 0x00]) };
  const { raw, body } = await ask();
  expect(body).toBeNull();
  expect([...raw]).toEqual([0xff, 0xfe, 0x00]);
});

test("an answer longer than asked for is not read, and what was asked is not told", async () => {
  answer = { status: 200, body: Buffer.alloc(2000, "7") };
  expect((await ask(2000)).raw).toHaveLength(2000);
  const error: unknown = await ask(1999).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: "unavailable" });
  expect(String(error)).not.toContain("secret");
});
