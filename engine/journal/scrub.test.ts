import { expect, test } from "vitest";
import { hideCodes, placeOf, publicPart, scrub } from "./scrub.ts";

test.each([
  ["no mailbox lin.xia+home@example.com here", "no mailbox [address] here"],
  ['key "sk-abc" refused', "key [value] refused"],
  ["bearer eyJhbGciOiJIUzI1NiJ9abc failed", "bearer [key] failed"],
  ["call +86 138 0000 1234 again", "call [number] again"],
  ["connect to https://user:pass@db.example.com:5432/x", "connect to [url]"],
  ["row 3f2b8c4e-1d2a-4b6c-8e9f-0a1b2c3d4e5f is gone", "row [id] is gone"],
  ["from 192.0.2.17", "from [network]"],
  ["port 5432 took 12 ms", "port 5432 took 12 ms"],
])("%j is written as %j", (text, expected) => {
  expect(scrub(text)).toBe(expected);
});

test("codes are hidden in subjects", () => {
  expect(hideCodes("您的验证码 482913")).toBe("您的验证码 ••••");
  expect(hideCodes("收据 R-12")).toBe("收据 R-12");
});

test("a stack is told by our own lines only, without the machine's folders", () => {
  const stack = `Error: x
    at settle (file:///home/somebody/listcast/server/billing/apply-charge.ts:41:9)
    at async work (/home/somebody/listcast/node_modules/pg/lib/server/pool.ts:1:1)
    at /home/somebody/listcast/engine/csv/csv.ts:3:1`;
  expect(placeOf(stack)).toEqual(["settle (server/billing/apply-charge.ts:41)", "engine/csv/csv.ts:3"]);
});

test.each([
  [
    "https://ada:pw@homes.example.com/listing/12?token=abc&page=2&page=3",
    "https://homes.example.com/listing/12?token=…&page=…",
  ],
  ["homes.example.com/a", "https://homes.example.com/a"],
  ["https://x.example.com/s/eyJhbGciOiJIUzI1NiJ9abcdef/photo", "https://x.example.com/s/…/photo"],
  ["https://x.example.com/#token=abc", "https://x.example.com/"],
  ["not an address", "[url]"],
])("of the address %j is shown %j", (address, expected) => {
  expect(publicPart(address)).toBe(expected);
});
