/**
 * A try-out folder that is later started in production: its accounts have printed passwords, its cashier takes no money. Either
 * the server refuses to start and says so, or none of it is left.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { removeData, type Spawned, spawnServer, temporaryData } from "#tests/support/app";
import { freePort, startSite } from "../suite/stage.ts";
import { held, slowly, type Try } from "../suite/try.ts";

const READY_MS = 90_000;

interface Grown {
  /** Null: it refused to start. */
  url: string | null;
  said(): string;
  key: string;
  demo: { email: string; password: string }[];
  /** Of the demo agent and the administrator, from before. */
  sessions: { access: string; refresh: string }[];
  /** A payment at the sandbox that was open. */
  reference: string;
  orderId: string;
  buyer: { email: string; password: string };
  close(): Promise<void>;
}

/** Tries out, stops, and starts again with these settings. */
async function grow(settings: Record<string, string>): Promise<Grown> {
  const dataDir = temporaryData();
  const site = await startSite(dataDir);
  const demo = site.app.demo();
  const sessions = [];
  for (const { email, password } of demo) {
    const { data } = await site.supabase().auth.signInWithPassword({ email, password });
    sessions.push({ access: data.session?.access_token ?? "", refresh: data.session?.refresh_token ?? "" });
  }
  const buyer = await site.account();
  const { id: orderId } = await buyer.client.orders.place({
    product: { type: "plan", code: "basic" },
    timeZone: "UTC",
    expectedMinor: 9_900,
    idempotencyKey: randomUUID(),
  });
  await buyer.client.orders.pay({
    id: orderId,
    provider: "sandbox",
    method: "page",
    language: "en",
    idempotencyKey: randomUUID(),
  });
  const { rows } = await site.database.pool.query<{ reference: string }>(
    "select reference from payments where order_id = $1",
    [orderId],
  );
  await site.close();
  await site.app.stop();

  const port = await freePort();
  const server: Spawned = spawnServer({ dataDir, env: { PORT: String(port), ...settings } });
  for (
    let waited = 0;
    waited < READY_MS && !server.said().includes("ready in") && server.child.exitCode === null;
    waited += 100
  )
    await sleep(100);
  const runs = server.child.exitCode === null;
  return {
    url: runs ? `http://127.0.0.1:${port}` : null,
    said: server.said,
    key: site.key,
    demo,
    sessions,
    reference: rows[0]?.reference ?? "",
    orderId,
    buyer,
    close: async () => {
      server.child.kill("SIGTERM");
      await server.ended;
      await removeData(dataDir);
    },
  };
}

const variants: Record<string, Record<string, string>> = {
  "NODE_ENV and an address": { NODE_ENV: "production", PUBLIC_URL: "https://listcast.example", TRUST_PROXY: "1" },
  "an address alone": { PUBLIC_URL: "https://listcast.example", TRUST_PROXY: "1" },
};

export function productionTries(): { tries: Try[]; close(): Promise<void> } {
  const open: Promise<Grown>[] = [];
  const tries = Object.entries(variants).flatMap(([variant, settings]) => {
    let grown: Promise<Grown> | null = null;
    /** Does nothing where the server refused to start. */
    const inside = (work: (about: Grown & { url: string }) => Promise<void>) => async () => {
      if (!grown) {
        grown = grow(settings);
        open.push(grown);
      }
      const about = await grown;
      if (about.url === null)
        return held(
          /demo|演示|try-out|试用/i.test(about.said()),
          `it ended without saying why: ${about.said().slice(-200)}`,
        );
      await work({ ...about, url: about.url });
    };
    const client = ({ url, key }: { url: string; key: string }) =>
      createClient(url, key, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { headers: { "x-forwarded-for": `10.0.${Math.floor(Math.random() * 250)}.7` } },
      });
    const status = async (url: string, init: RequestInit = {}) => {
      const answer = await fetch(url, { ...init, redirect: "manual" });
      await answer.arrayBuffer();
      return answer.status;
    };
    const all: Record<string, (about: Grown & { url: string }) => Promise<void>> = {
      ...Object.fromEntries(
        ["agent", "administrator"].flatMap((who, at) => [
          [
            `the demo ${who}'s password`,
            async (about: Grown & { url: string }) => {
              const account = about.demo[at];
              const { error } = await client(about).auth.signInWithPassword({
                email: account?.email ?? "",
                password: account?.password ?? "",
              });
              held(error, "the password that was printed enters");
            },
          ],
          [
            `the demo ${who}'s session from before`,
            async (about: Grown & { url: string }) => {
              const token = about.sessions[at]?.access ?? "";
              held(
                (await status(`${about.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })) === 401,
                "it is still answered",
              );
            },
          ],
          [
            `the demo ${who}'s session, renewed`,
            async (about: Grown & { url: string }) => {
              const { error } = await client(about).auth.refreshSession({
                refresh_token: about.sessions[at]?.refresh ?? "",
              });
              held(error, "it is renewed");
            },
          ],
          [
            `a new password for the demo ${who}`,
            async (about: Grown & { url: string }) => {
              await client(about).auth.resetPasswordForEmail(about.demo[at]?.email ?? "");
              const { error } = await client(about).auth.signInWithPassword({
                email: about.demo[at]?.email ?? "",
                password: about.demo[at]?.password ?? "",
              });
              held(error, "the password that was printed enters");
            },
          ],
        ]),
      ),
      "it says what became of the demo accounts": async ({ said }) =>
        held(/demo|演示/i.test(said()), "it says nothing of them"),
      "it prints no password": async ({ said, demo }) => {
        for (const { password } of demo) held(!said().includes(password), "a demo password is printed");
      },
      "the mailbox": async ({ url }) => held((await status(`${url}/dev/mailbox`)) === 404, "it is there"),
      "the mailbox by the name of this machine": async ({ url }) =>
        held((await status(`${url.replace("127.0.0.1", "localhost")}/dev/mailbox`)) === 404, "it is there"),
      "the cashier": async ({ url, reference }) =>
        held((await status(`${url}/dev/cashier/${reference}`)) === 404, "it is there"),
      "paying at the cashier": async ({ url, reference }) => {
        const init = {
          method: "POST",
          headers: { origin: url, "content-type": "application/x-www-form-urlencoded" },
          body: "act=pay",
        };
        held((await status(`${url}/dev/cashier/${reference}`, init)) === 404, "it takes the click");
      },
      "the sandbox's callback": async ({ url }) =>
        held(
          (await status(`${url}/api/payments/sandbox/callback`, { method: "POST", body: "{}" })) === 404,
          "it is there",
        ),
      "the open order of the sandbox": async (about) => {
        const { data } = await client(about).auth.signInWithPassword(about.buyer);
        const headers = { authorization: `Bearer ${data.session?.access_token}`, "content-type": "application/json" };
        const order = async () =>
          (await (await fetch(`${about.url}/api/orders/${about.orderId}`, { headers })).json()) as {
            status?: string;
            payments?: { state: string; provider: string; action: unknown }[];
          };
        await status(`${about.url}/api/orders/${about.orderId}/check`, { method: "POST", headers, body: "{}" });
        const now = await order();
        held(now.status !== "completed", "it was completed");
        const left = now.payments?.find(
          ({ provider, state, action }) => provider === "sandbox" && state === "open" && action !== null,
        );
        held(!left, "its place to pay is still open");
      },
      "a new payment at the sandbox": async (about) => {
        const { data } = await client(about).auth.signInWithPassword(about.buyer);
        const headers = { authorization: `Bearer ${data.session?.access_token}`, "content-type": "application/json" };
        const ways = await (await fetch(`${about.url}/api/orders/ways`, { headers })).text();
        held(!ways.includes("sandbox"), "it is offered");
        const body = JSON.stringify({
          provider: "sandbox",
          method: "page",
          language: "en",
          idempotencyKey: randomUUID(),
        });
        held(
          (await status(`${about.url}/api/orders/${about.orderId}/payments`, { method: "POST", headers, body })) >= 400,
          "it is opened",
        );
      },
    };
    return Object.entries(all).map(([name, work]) => ({
      name: `try-out folder in production (${variant}): ${name}`,
      run: inside(work),
    }));
  });
  return {
    tries: slowly(tries),
    close: async () => {
      for (const one of open) await (await one.catch(() => null))?.close();
    },
  };
}
