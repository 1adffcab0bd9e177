/** Tokens somebody made up: refused by their seal, and none of them costs a question to the database of its own. */
import { SignJWT } from "jose";
import type { Kysely, KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tables } from "#server/backend/shared/tables";
import { createVault } from "#server/base/vault";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { signAccessToken, verifyAccessToken } from "./access-token.ts";
import { signingKeys } from "./keys.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const issuer = "http://localhost/auth/v1";
const begun = Date.now();

/** A process with a clock of its own, and how often it has asked the database. */
function openProcess() {
  let [asked, ahead] = [0, 0];
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const now = () => new Date(begun + ahead);
  const db = (database.db as unknown as Kysely<Tables>).withPlugin(counting);
  const keys = signingKeys(db, now, createVault(null));
  return {
    keys,
    now,
    asked: () => asked,
    pass: (milliseconds: number) => {
      ahead += milliseconds;
    },
    verify: (token: string) => verifyAccessToken(keys, token, issuer, now),
  };
}

const claims = { sub: "ada", session_id: "one", aud: "authenticated" };

/** By a key of their own, under whatever name. */
const forged = (kid: string) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", kid })
    .setIssuer(issuer)
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode("a secret of the forger's own, long enough"))
    .then((token) => token.replace(/^[^.]+/, btoa(JSON.stringify({ alg: "ES256", kid })).replace(/=+$/, "")));

test("tokens that name ever other keys have them looked for once, and people's tokens go on", async () => {
  const house = openProcess();
  await house.keys.signer();
  const { token } = await signAccessToken(house.keys, claims, issuer, house.now());
  const before = house.asked();
  const tokens = await Promise.all(Array.from({ length: 50 }, () => forged(crypto.randomUUID())));
  const answers = await Promise.all(tokens.map((one) => house.verify(one)));
  expect(answers).toEqual(answers.map(() => ({ problem: "bad_jwt" })));
  for (const one of tokens.slice(0, 5)) await house.verify(one);
  expect(house.asked() - before).toBe(1);
  expect((await house.verify(token)).claims).toMatchObject(claims);
});

test("a key that another process has made is found, also by a process that looked a while ago", async () => {
  const [here, there] = [openProcess(), openProcess()];
  await here.keys.signer();
  await here.verify(await forged("nobody"));
  await there.keys.rotate();
  for (const house of [here, there]) house.pass(16 * 60_000);
  here.pass(-16 * 60_000 + 6_000);
  const { token } = await signAccessToken(there.keys, claims, issuer, here.now());
  expect((await here.verify(token)).claims).toMatchObject(claims);
});
