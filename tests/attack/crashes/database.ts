/** kill -9 of the database under a server that is busy: 503 until it is back, 500 never, and nothing half done. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { agent, listing, photoFile, small } from "../exhaustion/world.ts";
import type { Account, Site } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";
import { isUp, type Phoenix, until } from "./phoenix.ts";

const BEFORE_MS = 400;

/** What is asked over and over while the database dies; answers the status. */
const routes: Record<string, (site: Site, account: Account) => Promise<Response>> = {
  "the person": (site, { token }) => get(site, "/api/me", token),
  "a list": (site, { token }) => get(site, "/api/properties", token),
  "an order": (site, { token }) =>
    post(site, "/api/orders", token, {
      product: { type: "plan", code: "basic" },
      timeZone: "UTC",
      expectedMinor: 9_900,
      idempotencyKey: randomUUID(),
    }),
  "an import": (site, { token }) =>
    post(site, "/api/imports", token, { source: { type: "text", text: "Flat" }, idempotencyKey: randomUUID() }),
  "a campaign": (site, { token }) =>
    post(site, "/api/campaigns", token, {
      listing,
      photoIds: [],
      preferences: small,
      agent,
      idempotencyKey: randomUUID(),
    }),
  "a card": (site, { token }) =>
    site.ask("/api/me/card", {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(agent),
    }),
  "an upload": async (site, { token }) => {
    const form = new FormData();
    form.set("file", await photoFile(300));
    return site.ask("/api/photos", { method: "POST", headers: { authorization: `Bearer ${token}` }, body: form });
  },
  "a profile": (site, { token, id }) =>
    site.ask(`/rest/v1/profiles?user_id=eq.${id}`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: '{"display_name":"Ada"}',
    }),
  "a sign-in": (site, { email, password }) =>
    post(site, "/auth/v1/token?grant_type=password", null, { email, password }),
  "a sign-up": (site) =>
    post(site, "/auth/v1/signup", null, { email: `d${randomUUID()}@example.com`, password: "Sunny!Day42" }),
  "a file": (site, { token, id }) => get(site, `/storage/v1/object/media/${id}/none.webp`, token),
  "a public page": (site) => get(site, "/p/some-home-1234567", null),
  "the landing page": (site) => get(site, "/", null),
  "a screen": (site) => get(site, "/dashboard", null),
  "a captcha": (site) => post(site, "/api/captcha", null, {}),
  "a callback": (site) => site.ask("/api/payments/sandbox/callback", { method: "POST", body: "{}" }),
  "the terms": (site) => get(site, "/terms", null),
};

const get = (site: Site, path: string, token: string | null) =>
  site.ask(path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
const post = (site: Site, path: string, token: string | null, body: object) =>
  site.ask(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

export function databaseDies(phoenix: Phoenix): Try[] {
  const each = Object.entries(routes).map(([name, ask]) => ({
    name: `kill -9 of the database: ${name} meanwhile`,
    run: async () => {
      const site = phoenix.site();
      await until(() => isUp(site), "the server is not well to begin with");
      const account = await site.account();
      const seen = new Map<number, string>();
      let over = false;
      const loops = Array.from({ length: 6 }, async () => {
        while (!over) {
          const answer = await ask(site, account).catch(() => null);
          const text = (await answer?.text().catch(() => "")) ?? "";
          if (answer && !seen.has(answer.status)) seen.set(answer.status, text.slice(0, 120));
          await sleep(5);
        }
      });
      await sleep(BEFORE_MS);
      await site.app.killDatabase9();
      await until(() => isUp(site), "the database did not come back");
      await sleep(200);
      over = true;
      await Promise.all(loops);
      const wrong = [...seen.keys()].find((status) => status >= 500 && status !== 503);
      held(wrong === undefined, `answered ${wrong}: ${seen.get(wrong ?? 0)}`);
      const { status } = await ask(site, account);
      held(status < 500, `answers ${status} afterwards`);
    },
  }));
  return [
    ...each,
    {
      name: "kill -9 of the database: the log says what went wrong",
      run: async () => {
        const said = phoenix.site().app.said();
        held(!said.includes("[object Object]"), "errors are logged as [object Object]");
      },
    },
    {
      name: "kill -9 of the database: /healthz tells it, and tells its return",
      run: async () => {
        const site = phoenix.site();
        await until(() => isUp(site), "the server is not well to begin with");
        await site.app.killDatabase9();
        const seen = new Set<number>();
        for (
          const end = performance.now() + 15_000;
          performance.now() < end && !(seen.has(503) && seen.has(200));
          await sleep(10)
        )
          for (const path of ["/healthz", "/readyz"]) {
            const { status } = await fetch(`${site.url}${path}`);
            if (status !== 404) seen.add(status);
          }
        held(seen.has(503), `only ${[...seen].join(" ")} was told`);
        await until(async () => (await fetch(`${site.url}/healthz`)).ok, "it does not tell the return");
      },
    },
  ];
}
