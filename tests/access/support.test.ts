import { afterAll, beforeAll, expect, test } from "vitest";
import { bankTransfer } from "#adapters/payments/bank";
import { type Client, type Domain, openDomain } from "#tests/support/domain";
import { type Estate, makeEstate } from "./estate.ts";
import { procedures } from "./procedures/index.ts";
import { helps, looks, weighed } from "./support-rules.ts";

let domain: Domain;
let estate: Estate;
let inSupport: Client;
beforeAll(async () => {
  domain = await openDomain([], [bankTransfer({ account: "1", bank: "Bank", holder: "Listcast" })]);
  const agent = await domain.person();
  estate = await makeEstate(domain, agent);
  const admin = await domain.person({ role: "admin", scope: "super" });
  const { id } = await admin.client.admin.support.start({ id: agent.id, reason: "test" });
  inSupport = domain.clientOf(admin.token, { "x-support-session": id });
});
afterAll(() => domain.stop());

/** Those that ask who is there; the administration itself stays the administrator's. */
const asked = Object.entries(procedures).filter(
  ([name, { expected }]) => !name.startsWith("admin.") && expected.visitor === "unauthorized",
);

const plain = asked.filter(([name]) => !weighed.includes(name));

test.each(plain)("%s in a support session", async (name, rule) => {
  const code = await rule.ask(inSupport, estate).then(
    () => null,
    (error: unknown) => (error instanceof Error && "code" in error ? error.code : String(error)),
  );
  if ([...looks, ...helps].includes(name)) expect(code).not.toBe("forbidden_in_support");
  else expect(code).toBe("forbidden_in_support");
});

test("whatever is allowed exists", () => {
  const names = asked.map(([name]) => name);
  expect([...looks, ...helps].filter((name) => !names.includes(name))).toEqual([]);
});
