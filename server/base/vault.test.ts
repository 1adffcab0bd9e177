import { afterAll, beforeAll, expect, test } from "vitest";
import { createBackend } from "#server/backend/index";
import { freshDatabase } from "#tests/support/database";
import { createVault } from "./vault.ts";

const KEY = "a key that nobody guesses, 32 or more";

test("what is sealed opens with the same key at the same place, and nowhere else", () => {
  const vault = createVault(KEY);
  const sealed = vault.seal("secret 房播", "files");
  expect(sealed).not.toContain("secret");
  expect(vault.seal("secret 房播", "files")).not.toBe(sealed);
  expect(vault.open(sealed, "files")).toBe("secret 房播");
  expect(() => vault.open(sealed, "captcha")).toThrow("sealed with another key");
  expect(() => createVault(`${KEY}!`).open(sealed, "files")).toThrow("sealed with another key");
  expect(() => createVault(null).open(sealed, "files")).toThrow("sealed with another key");
  expect(() => vault.open(`${sealed.slice(0, -4)}AAAA`, "files")).toThrow("sealed with another key");
});

test("plain text stays what it is until it is sealed", () => {
  expect(createVault(KEY).open("plain", "files")).toBe("plain");
  expect(createVault(null).seal("plain", "files")).toBe("plain");
});

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await database?.close();
});

const start = (secretKey?: string) =>
  createBackend({
    kind: "postgres",
    pool: database.pool,
    mailer: { name: "outbox", send: async () => {}, close: () => {} },
    log: { info() {}, warn() {}, error() {} },
    now: () => new Date(),
    origin: () => "http://localhost:3999",
    filesFolder: "",
    clientAddress: () => "192.0.2.1",
    passwordCost: 4,
    answerStep: 0,
    ...(secretKey ? { secretKey } : {}),
  });
const EMAIL = "lin@example.com";
const PASSWORD = "Correct-Horse-9";
const kept = async (): Promise<string> => {
  const secrets = await database.pool.query("select name, value from house.secrets where name <> 'publishableKey'");
  const keys = await database.pool.query("select private_jwk from house.signing_keys");
  return JSON.stringify([secrets.rows, keys.rows]);
};
async function tokenFrom(backend: Awaited<ReturnType<typeof start>>): Promise<string> {
  const answer = await backend.routes.request("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { apikey: backend.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  const body: unknown = await answer.json();
  return typeof body === "object" && body && "access_token" in body ? String(body.access_token) : "";
}

test("a database that began without a key is sealed at the next start, and sessions of before stay good", async () => {
  const before = await start();
  await before.createUser({ email: EMAIL, password: PASSWORD });
  const token = await tokenFrom(before);
  expect(await kept()).toContain('"d":');
  await before.close();

  // two processes at the same moment
  const [one, two] = await Promise.all([start(KEY), start(KEY)]);
  const text = await kept();
  expect(text).not.toContain('"d":');
  expect(text.match(/"value":"sealed:v1:/g)).toHaveLength(4);
  expect((await one.authenticate(token))?.email).toBe(EMAIL);
  await one.rotateKeys();
  expect(await kept()).not.toContain('"d":');
  expect((await two.authenticate(await tokenFrom(one)))?.email).toBe(EMAIL);
  expect(two.publishableKey).toBe(before.publishableKey);
  await Promise.all([one.close(), two.close()]);

  await expect(start()).rejects.toThrow("sealed with another key");
  await expect(start("another key that is long enough, too")).rejects.toThrow("sealed with another key");
});
