/** Where people are served, whoever may do everything signs in in two steps: every procedure of the administration asks. */
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { bankTransfer } from "#adapters/payments/bank";
import { type Client, type Domain, openDomain, type Person } from "#tests/support/domain";
import { type Estate, makeEstate } from "./estate.ts";
import { procedures } from "./procedures/index.ts";

let domain: Domain;
let estate: Estate;
let chief: Person;
let others: Client[];
beforeAll(async () => {
  const bank = bankTransfer({ account: "1", bank: "Bank", holder: "Listcast" });
  domain = await openDomain([], [bank], null, undefined, undefined, null, true);
  estate = await makeEstate(domain, await domain.person({ role: "agent" }));
  chief = await domain.person({ role: "admin", scope: "super" });
  const person = async (scope: "system" | "operations") => (await domain.person({ role: "admin", scope })).client;
  others = [await person("system"), await person("operations")];
});
afterAll(() => domain.stop());

const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => "yes",
    (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
  );

const refusable = Object.entries(procedures).filter(([name]) => name.startsWith("admin."));
test.each(refusable)(
  "%s is closed to a super administrator who signs in with a password alone",
  async (_name, rule) => {
    expect(await codeOf(rule.ask(chief.client, estate))).toBe("second_factor_missing");
  },
);

/** Adds an authenticator app as a browser does; answers the token of the session that has shown its first code. */
async function withFactor({ token }: Person): Promise<string> {
  const ask = async (path: string, body: object): Promise<unknown> => {
    const headers = {
      ...{ apikey: domain.backend.publishableKey, authorization: `Bearer ${token}` },
      "content-type": "application/json",
    };
    const answer = await domain.backend.routes.request(`/auth/v1/factors${path}`, {
      ...{ method: "POST", headers, body: JSON.stringify(body) },
    });
    return await answer.json();
  };
  const enrolled = z.object({ id: z.string(), totp: z.object({ secret: z.string() }) });
  const { id, totp } = enrolled.parse(await ask("", { factor_type: "totp", friendly_name: "Phone" }));
  const challenge = z.object({ id: z.string() }).parse(await ask(`/${id}/challenge`, {}));
  const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate();
  const shown = await ask(`/${id}/verify`, { challenge_id: challenge.id, code });
  return z.object({ access_token: z.string() }).parse(shown).access_token;
}

test("with a factor that was shown the super administrator is let in, and not before; narrower scopes are asked for none", async () => {
  expect((await chief.client.account.me()).secondFactorMissing).toBe(true);
  const client = domain.clientOf(await withFactor(chief));
  expect((await client.account.me()).secondFactorMissing).toBe(false);
  expect(await codeOf(client.admin.overview())).toBe("yes");
  expect(await codeOf(client.admin.users.list({}))).toBe("yes");
  const withPassword = await domain.signIn(chief.email);
  expect(await codeOf(withPassword.client.admin.overview())).toBe("second_factor_due");
  for (const narrower of others) {
    expect((await narrower.account.me()).secondFactorMissing).toBe(false);
    expect(await codeOf(narrower.admin.overview())).toBe("yes");
  }
});
