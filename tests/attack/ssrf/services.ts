/** Addresses that administrators type in for models: the metadata of the cloud for nobody, the own network for super alone. */
import { randomUUID } from "node:crypto";
import type { Account, Site } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";
import type { Canary } from "./canary.ts";
import { isLiteral, spellings } from "./spellings.ts";

const provider = (baseUrl: string) => ({
  name: `m-${randomUUID().slice(0, 8)}`,
  kind: "openai-compatible" as const,
  baseUrl,
  model: "m",
  perMinute: null,
  tokensPerDay: null,
  moneyPerDay: null,
  priceIn: 0,
  priceOut: 0,
  currency: "CNY",
  enabled: true,
});
const REFUSED = /^(address_not_allowed|invalid_input|not_a_web_address)$/;

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);

/** Why the address was not saved; "saved" where it was; "answered" where somebody then answered there. */
async function saving({ client }: Account, url: string): Promise<string> {
  const asked = provider(url);
  try {
    await client.admin.models.create(asked);
  } catch (error) {
    return codeOf(error);
  }
  const made = (await client.admin.models.get()).providers.find(({ name }) => name === asked.name);
  try {
    return (await client.admin.models.test({ name: asked.name })).ok ? "answered" : "saved";
  } catch (error) {
    return codeOf(error) === "model_failed" ? "saved" : codeOf(error);
  } finally {
    if (made?.id) await client.admin.models.remove({ id: made.id });
  }
}

export function services(site: Site, canary: Canary): Try[] {
  const all = spellings(canary.port).map(({ name, url }) => ({
    name,
    url: url.replace(/\/(listing|latest\/meta-data\/)?$/, "/v1"),
  }));
  const metadata = all.filter(({ name }) =>
    /^(169\.254|100\.100\.100\.200|168\.63|192\.0\.0\.192|fe80|fd00:(ec2|c1|42)|fd20|metadata|instance-data|0\.0\.0\.0|::, |ff0|224|255)/.test(
      name,
    ),
  );
  const inside = all.filter(({ name }) => /^(127\.0\.0\.1|10\.0\.0\.1|localhost|::1)/i.test(name));
  const rows = [
    ...inside.map((row) => ({ ...row, scope: "system" as const })),
    ...metadata.flatMap((row) => [
      { ...row, scope: "system" as const },
      { ...row, scope: "super" as const },
    ]),
  ];
  const admins = new Map<string, Promise<Account>>();
  const adminOf = (scope: "system" | "super", at: number) => {
    // tests of models are limited for each administrator
    const key = `${scope} ${Math.floor(at / 20)}`;
    const known = admins.get(key) ?? site.account({ scope });
    admins.set(key, known);
    return known;
  };
  return rows.map(({ name, url, scope }, at) => ({
    name: `model of an administrator (${scope}) at ${name}`,
    run: async () => {
      const before = canary.heard.length;
      const code = await saving(await adminOf(scope, at), url);
      held(canary.heard.length === before, "the inner server heard it");
      // a name is saved by what it is called, and judged by its addresses when it is asked
      held(REFUSED.test(code) || (code === "saved" && !isLiteral(url)), `${code} instead of a refusal`);
    },
  }));
}
