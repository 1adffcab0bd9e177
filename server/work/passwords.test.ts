/** Sign-in's work and that of files, which used to share a pool: neither waits for the other. */
import { pbkdf2 } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { compareSync } from "@node-rs/bcrypt";
import { beforeAll, expect, test } from "vitest";
import { hashPassword, passwordMatches } from "#server/backend/embedded/auth/passwords";
import { passwordLimits } from "#server/base/limits";
import {
  enterCrowd,
  hashInThread,
  isCrowded,
  type PasswordKind,
  type PasswordTurn,
  verifyInThread,
} from "./passwords.ts";

const CHEAP = 4;
const ADA = { kind: "signIn", from: "192.0.2.1", about: "ada@example.com" } as const;

/** Both threads, so that no test waits for the start of one. */
beforeAll(async () => {
  await Promise.all(
    ["a", "b", "c", "d"].map((from) => hashInThread("Correct-Horse-9", 11, { kind: "known", from, about: "ada" })),
  );
});

test("a hash is one that any bcrypt knows, and is told from another password's", async () => {
  const hash = await hashInThread("Correct-Horse-9", CHEAP, ADA);
  expect(compareSync("Correct-Horse-9", hash)).toBe(true);
  expect(await verifyInThread("Correct-Horse-9", hash, ADA)).toBe(true);
  expect(await verifyInThread("correct-horse-9", hash, ADA)).toBe(false);
});

test("a file is read while passwords queue", async () => {
  let hashed = 0;
  const passwords = Array.from({ length: 24 }, async () => {
    await hashInThread("Correct-Horse-9", 10, ADA);
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
  expect(compareSync("Correct-Horse-9", await hashInThread("Correct-Horse-9", CHEAP, ADA))).toBe(true);
  expect(held).toBeLessThan(8);
  await Promise.all(others);
});

/** Guesses under way, and a way to learn how many are done. */
function guesses(count: number, turn: (at: number) => Omit<PasswordTurn, "kind">, kind: PasswordKind = "signIn") {
  let done = 0;
  const all = Array.from({ length: count }, async (_, at) => {
    await hashInThread("Wrong!Day42", 8, { kind, ...turn(at) });
    done += 1;
  });
  return { done: () => done, all: Promise.all(all) };
}

test.each([
  ["one network's guesses at ever other addresses", (at: number) => ({ from: "192.0.2.1", about: `n${at}` })],
  ["one network's guesses at one address", () => ({ from: "192.0.2.1", about: "eve" })],
])("%s are done one after the other, and somebody else's sign-in is done at once", async (_, turn) => {
  const crowd = guesses(30, turn);
  await hashInThread("Correct-Horse-9", CHEAP, { ...ADA, from: "198.51.100.7" });
  expect(crowd.done()).toBeLessThan(15);
  await crowd.all;
});

test("of many networks that guess on and on, a newcomer comes before each that had its turn", async () => {
  const turn = (at: number) => ({ from: `203.0.113.${at % 20}`, about: `n${at}` });
  await guesses(20, turn).all;
  const crowd = guesses(60, turn);
  await hashInThread("Correct-Horse-9", CHEAP, { ...ADA, from: "198.51.100.8" });
  expect(crowd.done()).toBeLessThan(10);
  await crowd.all;
});

test.each([
  ["sign-ups", "a sign-in of somebody new", "signUp", "signIn"],
  ["guesses", "a browser that is known", "signIn", "known"],
  ["guesses", "a sign-up", "signIn", "signUp"],
  ["guesses", "one who answered a question", "signIn", "answered"],
] as const)(
  "%s from ever new networks stand in the way of their own kind only: not of %s",
  async (_, __, kind, other) => {
    const crowd = guesses(60, (at) => ({ from: `203.0.113.${at}`, about: `n${at}` }), kind);
    await hashInThread("Correct-Horse-9", CHEAP, { kind: other, from: "198.51.100.9", about: "ada" });
    expect(crowd.done()).toBeLessThan(15);
    await crowd.all;
  },
);

test("it is crowded while many who sign in wait, whoever signs up, and no longer when they are done", async () => {
  const turn = (at: number) => ({ from: `203.0.113.${at}`, about: `n${at}` });
  const others = guesses(30, turn, "signUp");
  expect(isCrowded()).toBe(false);
  const crowd = guesses(30, turn);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isCrowded()).toBe(true);
  await Promise.all([others.all, crowd.all]);
  expect(isCrowded()).toBe(false);
});

test("of a crowd that comes at one moment only its first are not asked: those on the way count", () => {
  const { crowd } = passwordLimits;
  const leaves = Array.from({ length: crowd }, () => {
    expect(isCrowded()).toBe(false);
    return enterCrowd();
  });
  expect(isCrowded()).toBe(true);
  for (const leave of leaves) {
    leave();
    leave();
  }
  expect(isCrowded()).toBe(false);
});

test("in a network where one address is guessed at another's turn comes between", async () => {
  const crowd = guesses(30, () => ({ from: "192.0.2.1", about: "eve" }));
  await hashInThread("Correct-Horse-9", CHEAP, ADA);
  expect(crowd.done()).toBeLessThan(15);
  await crowd.all;
});

test("when too many of a network wait its next is told to come again, others and the one after are served", async () => {
  const most = 1 + passwordLimits.waitingPerNetwork;
  const hash = (turn: PasswordTurn) => hashPassword("Correct-Horse-9", 6, turn);
  const sent = Array.from({ length: most + 30 }, (_, at) => hash({ ...ADA, about: `n${at}` }));
  const other = hash({ ...ADA, from: "198.51.100.7" });
  const refused = (await Promise.allSettled(sent)).filter((one) => one.status === "rejected");
  expect(refused).toHaveLength(30);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "request_timeout", status: 503 });
  expect(await other).toMatch(/^\$2/);
  const again = await hashPassword("Correct-Horse-9", CHEAP, ADA);
  expect(await passwordMatches("Correct-Horse-9", again, CHEAP, ADA)).toBe(true);
  expect(await passwordMatches("Correct-Horse-9", null, CHEAP, ADA)).toBe(false);
});
