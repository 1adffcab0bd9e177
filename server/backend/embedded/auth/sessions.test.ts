import { expect, test } from "vitest";
import { shortAddress } from "#engine/account/device";
import { createBackend } from "#server/backend/index";
import { freshDatabase } from "#tests/support/database";

const PASSWORD = "Correct-Horse-9";

test.each([
  ["2001:db8:1:2:3::4", "2001:db8::x"],
  ["192.0.2.7", "192.0.2.x"],
])("a session opened from %s is known again by its network", async (address, shown) => {
  const { pool, close } = await freshDatabase();
  const backend = await createBackend({
    kind: "postgres",
    pool,
    mailer: { name: "outbox", send: async () => {}, close: () => {} },
    log: { info() {}, warn() {}, error() {} },
    now: () => new Date(),
    origin: () => "http://localhost:3999",
    filesFolder: "",
    clientAddress: () => address,
    passwordCost: 4,
    answerStep: 0,
  });
  const email = "lin@example.com";
  const id = await backend.createUser({ email, password: PASSWORD });
  await backend.routes.request("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { apikey: backend.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const [session] = await backend.accounts.sessions(id);
  expect(shortAddress(session?.address ?? null)).toBe(shown);
  await backend.close();
  await close();
});
