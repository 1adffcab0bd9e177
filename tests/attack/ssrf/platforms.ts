/** Addresses that an agent types in to publish: an instance, a site, a mail server, a webhook. */
import { givePlan } from "../suite/give-plan.ts";
import type { Account, Site } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";
import type { Canary } from "./canary.ts";
import { isLiteral, spellings } from "./spellings.ts";

const SECRET = "a secret of some forty signs, well kept it is";
/** An account may try thirty connections in ten minutes. */
const PER_ACCOUNT = 25;
/** Judged as an address, or as none: with a name, no answer may have come from it as well. */
const REFUSED = /address_not_allowed|not_a_web_address|invalid_input|address_closed|address_malformed|host_not_found/;

/** What the attacker hears of it; "connected" where it was taken. */
type Door = (account: Account, url: string) => Promise<string>;

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error) || !("code" in error)) return String(error);
  const told = "data" in error ? JSON.stringify(error.data) : "";
  return `${String(error.code)} ${told}`;
};
const connecting =
  (platform: string, valuesOf: (url: string) => Record<string, string>): Door =>
  async ({ client }, url) => {
    try {
      await client.connections.connect({ platform, values: valuesOf(url) });
      return "connected";
    } catch (error) {
      return wordsOf(error);
    }
  };
const told: Door = async ({ client }, url) => {
  try {
    await client.webhooks.create({ address: url, events: ["lead.created"] });
    return "connected";
  } catch (error) {
    return wordsOf(error);
  }
};
const mailServer: Door = async (account, url) => {
  const host = /^\w+:\/\/(?:[^@/]*@)?(\[[^\]]*\]|[^:/?#]*)/.exec(url)?.[1] ?? url;
  const values = {
    host: host.replace(/^\[|\]$/g, ""),
    port: "587",
    user: "a@example.com",
    password: SECRET,
    from: "a@example.com",
    recipients: "b@example.com",
  };
  return connecting("email", () => values)(account, url);
};

const doors: Record<string, Door> = {
  "webhook of a program": connecting("webhook", (address) => ({ address, secret: SECRET })),
  "webhook of a developer": told,
  "Mastodon's instance": connecting("mastodon", (server) => ({ server, token: SECRET })),
  "a WordPress site": connecting("wordpress", (server) => ({ server, user: "a", appPassword: SECRET })),
  "Bluesky's server": connecting("bluesky", (server) => ({ server, handle: "a.example.com", appPassword: SECRET })),
  "a mail server": mailServer,
};

/** Each spelling at one door in turn, so that all are tried at each kind and the whole takes minutes. */
export function platforms(site: Site, canary: Canary): Try[] {
  const open = async () => {
    const account = await site.account();
    await givePlan(site, account.id);
    return account;
  };
  let asked = 0;
  let current: Promise<Account> | null = null;
  const next = () => {
    if (!current || asked++ % PER_ACCOUNT === 0) current = open();
    return current;
  };
  const named = Object.entries(doors);
  const rows = spellings(canary.port).flatMap((spelling, at) =>
    named
      // its port is a field of its own, and what is wrong with such an address is the port
      .filter(([, door], turn) => turn % 3 === at % 3 && !(door === mailServer && /^port \d/.test(spelling.name)))
      .map(([name, door]) => ({ ...spelling, door, at: name })),
  );
  return rows.map(({ name, url, door, at }) => ({
    name: `${at} at ${name}`,
    run: async () => {
      const before = canary.heard.length;
      const words = await door(await next(), url);
      held(canary.heard.length === before, `the inner server heard ${canary.heard.slice(before).join(" ")}`);
      // a developer's may be away for a while: a name is judged by its addresses whenever something is sent
      held(words !== "connected" || (door === told && !isLiteral(url)), "it was taken");
      held(REFUSED.test(words) || !isLiteral(url), `${words} instead of a refusal`);
    },
  }));
}
