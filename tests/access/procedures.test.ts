import { resolveContractProcedures } from "@orpc/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankTransfer } from "#adapters/payments/bank";
import { contract } from "#contract/api/index";
import { type Client, type Domain, openDomain } from "#tests/support/domain";
import { type Estate, makeEstate } from "./estate.ts";
import { procedures } from "./procedures/index.ts";
import { type Asker, askers } from "./procedures/rule.ts";

let domain: Domain;
let estate: Estate;
const clients = new Map<Asker, Client>();
beforeAll(async () => {
  domain = await openDomain([], [bankTransfer({ account: "1", bank: "Bank", holder: "Listcast" })]);
  const agent = await domain.person({ role: "agent" });
  estate = await makeEstate(domain, agent);
  clients.set("agent", agent.client);
  clients.set("visitor", domain.visitor);
  clients.set("user", (await domain.person({ role: "user" })).client);
  clients.set("otherAgent", (await domain.person({ role: "agent" })).client);
  for (const scope of ["super", "system", "operations"] as const)
    clients.set(scope, (await domain.person({ role: "admin", scope })).client);
});
afterAll(() => domain.stop());

test("every procedure of the contract is listed", async () => {
  const found: string[] = [];
  await resolveContractProcedures({ path: [], router: contract }, ({ path }) => void found.push(path.join(".")));
  expect(Object.keys(procedures).sort()).toEqual(found.sort());
});

const outcome = async (asked: Promise<boolean>): Promise<string> => {
  try {
    return (await asked) ? "yes" : "empty";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
};

// In the order of the file: a task is cancelled before it is retried; the agent asks last, so that others met the thing unchanged.
test.each(Object.entries(procedures))("%s answers each role as written down", async (_name, rule) => {
  const found: Partial<Record<Asker, string>> = {};
  for (const asker of askers) {
    const client = clients.get(asker);
    if (client) found[asker] = await outcome(rule.ask(client, estate));
  }
  expect(found).toEqual(rule.expected);
});

test("an access token without its session, or of a banned account, opens nothing", async () => {
  const { token, id, client } = await domain.person();
  await client.account.me();
  await domain.pool.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [id]);
  await expect(client.account.me()).rejects.toMatchObject({ code: "unauthorized" });
  await domain.pool.query("update auth.users set banned_until = null where id = $1", [id]);
  await domain.pool.query("delete from auth.sessions where user_id = $1", [id]);
  await expect(client.tasks.list({ limit: 1 })).rejects.toMatchObject({ code: "unauthorized" });
  await expect(domain.clientOf(`${token.slice(0, -4)}AAAA`).account.me()).rejects.toMatchObject({
    code: "unauthorized",
  });
});
