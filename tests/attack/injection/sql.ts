/** SQL, patterns and broken cursors in every text a list can be asked with, taken from the published description itself. */

import { randomUUID } from "node:crypto";
import { z } from "zod";
import { emptyListing } from "#contract/listing";
import type { Account, Site } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";

const payloads = [
  "' or '1'='1",
  "'; drop table public.properties; --",
  "'); select pg_sleep(4); --",
  "' || pg_sleep(4) || '",
  "1; select pg_sleep(4)",
  "') union select encrypted_password, email, null from auth.users --",
  "$$; select pg_sleep(4); $$",
  "\\'; select 1 --",
  "%",
  "_%_%_%_%_%_%_%_%_%_%",
  "\\",
  "%\\",
  "a\u0000b",
  "a & | ! ( <-> :*",
  "{}",
  "((((((((((",
  "(a+)+$",
  "\ud800",
  "' or 1=1 limit 1 offset 0 --",
  "eyJieSI6IngiLCJhdCI6WyInIG9yIDE9MSAtLSJdLCJpZCI6IjEifQ",
  Buffer.from('{"by":"updated desc","at":["\' or 1=1 --"],"id":"00000000-0000-4000-8000-000000000000"}').toString(
    "base64url",
  ),
  Buffer.from('{"by":"views desc","at":[1e999],"id":"x"}').toString("base64url"),
  Buffer.from('{"by":"__proto__","at":[],"id":null}').toString("base64url"),
  Buffer.from("[]").toString("base64url"),
  "9999999999999999999999",
  "-1",
  "NaN",
  "'||(select current_user)||'",
] as const;

const description = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z
          .array(
            z.object({
              name: z.string(),
              in: z.string(),
              required: z.boolean().optional(),
              schema: z.record(z.string(), z.unknown()),
            }),
          )
          .default([]),
      }),
    ),
  ),
});

/** What a database says when it was given something it could not read; none of it is for strangers. */
const LEAK = /syntax error at|relation "|column "|pg_catalog|kysely|\bat .*\.ts:\d+|encrypted_password|\$2[aby]\$/i;
const SLOW_MS = 3_500;

/** What required parameters are filled with. */
const filler: Record<string, string> = {
  report: "revenue",
  language: "en",
  table: "days",
  from: "2026-03-01",
  until: "2026-03-02",
  list: "member",
  days: "7",
  span: "day",
  journal: "errors",
  key: "brand",
  version: "1",
};

export async function sqlTries(site: Site, user: Account, admin: Account, strict: boolean): Promise<Try[]> {
  const { paths } = description.parse(await (await site.ask("/api/openapi.json")).json());
  let turn = 0;
  const places = Object.entries(paths).flatMap(([path, methods]) => {
    const { parameters = [] } = methods.get ?? {};
    if (path.endsWith("/events") || path.endsWith("/tail")) return [];
    return parameters
      .filter(({ schema }) => schema.type === "string" || schema.type === undefined)
      .map(({ name, in: where }) => ({ path, name, where, parameters }));
  });
  return places.flatMap(({ path, name, where, parameters }) =>
    // in turn, so that together all are tried at every kind of place
    [payloads[turn++ % payloads.length] ?? ""].map((payload) => ({
      name: `SQL: GET ${path} ${name}=${JSON.stringify(payload).slice(0, 40)}`,
      run: async () => {
        const query = new URLSearchParams();
        let filled = path;
        for (const one of parameters) {
          const value = one.name === name ? payload : (filler[one.name] ?? "00000000-0000-4000-8000-000000000000");
          if (one.in === "path") filled = filled.replace(`{${one.name}}`, encodeURIComponent(value.toWellFormed()));
          else if (one.required || one.name === name) query.set(one.name, value);
        }
        const { token } = path.startsWith("/admin") ? admin : user;
        const started = performance.now();
        const answer = await site.ask(`/api${filled}${where === "path" ? "" : `?${query}`}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        const text = await answer.text();
        held(answer.status < 500, `answered ${answer.status}`);
        held(!LEAK.test(text), `told ${LEAK.exec(text)?.[0]}`);
        held(!strict || performance.now() - started < SLOW_MS, "the database waited");
      },
    })),
  );
}

/** Signs that are patterns to a database are signs to a person. */
export function wildcards(site: Site): Try[] {
  const titles = ["100% sunny", "plain", "under_score", "back\\slash", "o'clock"];
  let made: Promise<Account> | null = null;
  const owner = () => {
    made ??= (async () => {
      const account = await site.account();
      for (const title of titles)
        await account.client.campaigns.create({
          listing: {
            ...emptyListing(),
            title,
            transaction: "sale",
            price: { amount: 1, currency: "USD", period: null },
          },
          photoIds: [],
          preferences: { languages: ["en"], style: "friendly", platforms: ["twitter"], kinds: ["post"] },
          agent: { name: "Ada", phone: null, company: null, licence: null, address: null, email: null },
          idempotencyKey: randomUUID(),
        });
      return account;
    })();
    return made;
  };
  const sought = [
    ["%", "100% sunny"],
    ["_", "under_score"],
    ["\\", "back\\slash"],
    ["'", "o'clock"],
  ] as const;
  return sought.flatMap(([sign, title]) => [
    {
      name: `a search for ${sign} among homes finds what has it`,
      run: async () => {
        const { items } = await (await owner()).client.properties.list({ query: sign, limit: 100 });
        held(items.length < titles.length, `found ${items.length} of ${titles.length}`);
        held(
          items.every((item) => item.title.includes(sign)),
          `found ${items.find((item) => !item.title.includes(sign))?.title}`,
        );
      },
    },
    {
      name: `a search for ${sign} among tasks finds what has it`,
      run: async () => {
        const { items } = await (await owner()).client.tasks.list({ query: sign, limit: 100 });
        held(items.length < titles.length, `found ${items.length} tasks`);
        held(
          items.every((item) => item.title.includes(sign)),
          `found ${items.find((item) => !item.title.includes(sign))?.title}, not ${title}`,
        );
      },
    },
  ]);
}
