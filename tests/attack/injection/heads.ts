/** Line ends and controls where a head of a mail or of an answer is made of what somebody wrote. */
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import PostalMime from "postal-mime";
import type { Account, Site } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";

const addresses = [
  "a@example.com\r\nBcc: evil@evil.example",
  "a@example.com\nBcc: evil@evil.example",
  "a@example.com\r\n\r\nWords of a stranger",
  "a@example.com, evil@evil.example",
  "a@example.com;evil@evil.example",
  "<evil@evil.example> a@example.com",
  '"evil@evil.example" <a@example.com>',
  "a@example.com\u0000evil@evil.example",
  "a@example.com%0d%0aBcc:evil@evil.example",
  "a@example.com\u2028Bcc: evil@evil.example",
  "=?utf-8?Q?a=40example.com=0D=0ABcc=3A?=@example.com",
  "a@[127.0.0.1]",
  "a@localhost",
  "a b@example.com",
  "a@exam ple.com",
  "@example.com",
  "a@@example.com",
];
const names = [
  "X\r\nBcc: evil@evil.example",
  "X\nSubject: won",
  "X\r\n\r\nbody",
  '"><evil@evil.example>',
  "=?utf-8?Q?=0D=0ABcc=3Aevil=40evil.example?=",
  "a, evil@evil.example",
];

/** Looks at every mail that came since the last look, as it would go out. */
function openOutbox(site: Site): () => Promise<void> {
  const folder = path.join(site.app.dataDir, "outbox");
  const seen = new Set<string>();
  return async () => {
    // there is none before the first mail
    for (const name of (existsSync(folder) ? readdirSync(folder) : []).filter(
      (one) => one.endsWith(".eml") && !seen.has(one),
    )) {
      seen.add(name);
      const text = readFileSync(path.join(folder, name));
      const head = text.toString("latin1").split("\r\n\r\n")[0] ?? "";
      held((head.match(/^subject:/gim) ?? []).length === 1, "a mail has two subjects");
      held(!/^(bcc|x-hacked):/im.test(head), "a mail has a line of the stranger's");
      const { from, to, cc, bcc, replyTo } = await PostalMime.parse(text);
      const named = [from, ...(to ?? []), ...(cc ?? []), ...(bcc ?? []), ...(replyTo ?? [])].flatMap(
        (one) => one?.address ?? [],
      );
      held(!named.includes("evil@evil.example"), "a mail goes to the stranger or comes from them");
      held((to ?? []).length === 1, "a mail goes to more than one");
    }
  };
}

export function headTries(site: Site, admin: Account): Try[] {
  const noStranger = openOutbox(site);
  const routes: Record<string, (email: string) => Promise<number>> = {
    "sign-up": async (email) => (await post(site, "/auth/v1/signup", { email, password: "Sunny!Day42" })).status,
    recover: async (email) => (await post(site, "/auth/v1/recover", { email })).status,
  };
  const mails = Object.entries(routes).flatMap(([route, ask]) =>
    addresses.map((email) => ({
      name: `head of a mail: ${route} of ${JSON.stringify(email).slice(0, 60)}`,
      run: async () => {
        const status = await ask(email);
        held(status < 500, `answered ${status}`);
        await new Promise((resolve) => setTimeout(resolve, 60));
        await noStranger();
      },
    })),
  );
  const invited = names.map((displayName) => ({
    name: `head of a mail: an invitation of ${JSON.stringify(displayName)}`,
    run: async () => {
      const email = `h${randomUUID()}@example.com`;
      await admin.client.admin.users.invite({ email, displayName, role: "agent", language: "en" }).then(
        () => site.app.mailTo(email),
        () => {},
      );
      await noStranger();
    },
  }));
  const branded = names.map((en) => ({
    name: `head of a mail: the site's name ${JSON.stringify(en)}`,
    run: async () => {
      const { values, versions } = await admin.client.admin.settings.get();
      const saved = await admin.client.admin.settings
        .save({ values: { brand: { zh: en, en } } as never, versions })
        .then(
          (state) => state,
          () => null,
        );
      if (!saved) return;
      const email = `h${randomUUID()}@example.com`;
      await site.supabase().auth.signUp({ email, password: "Sunny!Day42" });
      await site.app.mailTo(email);
      await admin.client.admin.settings.save({ values: { brand: values.brand }, versions: saved.versions });
      await noStranger();
    },
  }));
  const line = "%0d%0aX-Hacked:%201";
  const paths = [
    `/auth/v1/verify?token=x&type=signup&redirect_to=${line}`,
    `/auth/v1/verify?token=x&type=signup&redirect_to=${encodeURIComponent(site.url)}${line}`,
    `/?lang=${line}`,
    `/p/x${line}`,
    `/storage/v1/object/public/avatars/x?download=${line}`,
    `/storage/v1/object/public/avatars/x?download=${encodeURIComponent('a"; filename="b')}`,
    `/dashboard${line}`,
    `//evil.example/%2e%2e`,
    `/\\evil.example`,
    `/%5cevil.example`,
    `///evil.example//`,
    `/dashboard/?next=//evil.example`,
    `/share?url=${line}`,
    `/auth?next=${encodeURIComponent("https://evil.example")}`,
  ].map((target) => ({
    name: `head of an answer: ${target.slice(0, 70)}`,
    run: async () => {
      const answer = await site.ask(target);
      await answer.arrayBuffer();
      held(answer.status < 500, `answered ${answer.status}`);
      held(!answer.headers.has("x-hacked"), "a head was made of it");
      const location = answer.headers.get("location");
      held(location === null || new URL(location, site.url).origin === site.url, `leads to ${location}`);
    },
  }));
  return [...mails, ...invited, ...branded, ...paths];
}

const post = (site: Site, at: string, body: object) =>
  site.ask(at, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
