/** Sign-in's work and that of files, which used to share a pool: neither waits for the other. */
import { pbkdf2 } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { compareSync } from "@node-rs/bcrypt";
import { expect, test } from "vitest";
import { hashPassword, passwordMatches } from "#server/backend/embedded/auth/passwords";
import { passwordLimits } from "#server/base/limits";
import { hashInThread, verifyInThread } from "./passwords.ts";

const CHEAP = 4;

test("a hash is one that any bcrypt knows, and is told from another password's", async () => {
  const hash = await hashInThread("Correct-Horse-9", CHEAP);
  expect(compareSync("Correct-Horse-9", hash)).toBe(true);
  expect(await verifyInThread("Correct-Horse-9", hash)).toBe(true);
  expect(await verifyInThread("correct-horse-9", hash)).toBe(false);
});

test("a file is read while passwords queue", async () => {
  let hashed = 0;
  const passwords = Array.from({ length: 24 }, async () => {
    await hashInThread("Correct-Horse-9", 11);
    hashed += 1;
  });
  await readFile(new URL(import.meta.url));
  expect(hashed).toBeLessThan(12);
  await Promise.all(passwords);
});

test("a password is checked while the pool of files is full", async () => {
  let held = 0;
  const work = promisify(pbkdf2);
  const others = Array.from({ length: 16 }, async () => {
    await work("x", "y", 400_000, 64, "sha512");
    held += 1;
  });
  expect(compareSync("Correct-Horse-9", await hashInThread("Correct-Horse-9", CHEAP))).toBe(true);
  expect(held).toBeLessThan(8);
  await Promise.all(others);
});

test("when too many wait the next is told to come again, and the one after them is served", async () => {
  const { threads, waiting } = passwordLimits;
  const sent = Array.from({ length: threads + waiting + 30 }, () => hashPassword("Correct-Horse-9", 6));
  const refused = (await Promise.allSettled(sent)).filter((one) => one.status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(30 + threads);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "request_timeout", status: 503 });
  const hash = await hashPassword("Correct-Horse-9", CHEAP);
  expect(await passwordMatches("Correct-Horse-9", hash, CHEAP)).toBe(true);
  expect(await passwordMatches("Correct-Horse-9", null, CHEAP)).toBe(false);
});
