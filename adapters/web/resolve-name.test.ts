/** Strangers' names: silent ones hold nobody up, and every kind of answer is told as the system's look-up tells it. */
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type NameServer, openNameServer } from "#tests/support/name-server";
import { guardedFetch } from "./guard.ts";
import { nameLookup } from "./resolve-name.ts";

const brief = { timeout: 300, tries: 1 };
let names: NameServer;
beforeAll(async () => {
  names = await openNameServer({ "home.example": "192.0.2.7" }, (name) => name.endsWith(".silent.example"));
});
afterAll(() => names.stop());

const addressesOf = async (name: string, family?: 4 | 6): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const options = { all: true, ...(family ? { family } : {}) } as const;
    nameLookup([names.address], brief)(name, options, (error, found) => {
      if (error) reject(error);
      else resolve(typeof found === "string" ? [found] : found.map(({ address }) => address));
    });
  });

test("a name is answered with its addresses, one that is none with ENOTFOUND", async () => {
  expect(await addressesOf("home.example")).toEqual(["192.0.2.7"]);
  await expect(addressesOf("home.example", 6)).rejects.toMatchObject({ code: "ENOTFOUND" });
  await expect(addressesOf("nobody.example")).rejects.toMatchObject({ code: "ENOTFOUND" });
});

test("localhost is this machine, whatever a server says", async () => {
  expect(await addressesOf("localhost")).toEqual(["127.0.0.1", "::1"]);
  expect(await addressesOf("pictures.localhost", 4)).toEqual(["127.0.0.1"]);
});

test("a hundred names that nobody answers for hold up neither another name nor a file", async () => {
  let over = 0;
  const silent = Array.from({ length: 100 }, async (_, at) => {
    await addressesOf(`h${at}.silent.example`).catch((error: unknown) =>
      expect(error).toMatchObject({ code: "EAI_AGAIN" }),
    );
    over += 1;
  });
  expect(await addressesOf("home.example")).toEqual(["192.0.2.7"]);
  await readFile(new URL(import.meta.url));
  expect(over).toBe(0);
  await Promise.all(silent);
});

test("the door says of a silent name that there is no such host", async () => {
  await expect(
    guardedFetch("http://a.silent.example/", { lookup: nameLookup([names.address], brief) }),
  ).rejects.toMatchObject({ code: "host_not_found" });
});
