/** NODE_ENV=production behind a proxy, with a mail server: what strangers meet. */
import type { AddressInfo } from "node:net";
import { createClient } from "@supabase/supabase-js";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { removeData, spawnServer, temporaryData } from "#tests/support/app";
import { openAppDatabase } from "#tests/support/app-database";

const dataDir = temporaryData();
const mails: Email[] = [];
const smtp = new SMTPServer({
  disabledCommands: ["STARTTLS"],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    password === "p@ss" ? done(null, { user: username }) : done(new Error("no")),
  onData: async (stream, _session, done) => {
    const parts: Uint8Array[] = [];
    for await (const part of stream) parts.push(part);
    mails.push(await PostalMime.parse(Buffer.concat(parts)));
    done();
  },
});
const port = 20_000 + (process.pid % 20_000);
const base = `http://127.0.0.1:${port}`;
let server: ReturnType<typeof spawnServer>;
let key = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port: mailPort } = smtp.server.address() as AddressInfo;
  server = spawnServer({
    dataDir,
    env: {
      PORT: String(port),
      NODE_ENV: "production",
      PUBLIC_URL: "https://listcast.example",
      TRUST_PROXY: "1",
      SMTP_URL: `smtp://user:p%40ss@127.0.0.1:${mailPort}`,
    },
  });
  await vi.waitFor(() => expect(server.said()).toContain("ready in"), { timeout: 110_000, interval: 50 });
  const page = await (await fetch(`${base}/auth`)).text();
  key = JSON.parse(/id="listcast-config">([^<]+)</.exec(page)?.[1] ?? "{}").publishableKey;
});
afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.ended;
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await removeData(dataDir);
});

test("production has no demo accounts, no mailbox and no sandbox, and insists on https", async () => {
  expect(server.said()).not.toContain("@listcast.local");
  expect((await fetch(`${base}/dev/mailbox`)).status).toBe(404);
  const cashier = await fetch(`${base}/dev/cashier/LC1`, { headers: { host: "localhost" } });
  // the cashier itself would say in HTML that it knows no such payment
  expect([cashier.status, (await cashier.json()).code]).toEqual([404, "not_found"]);
  const callback = await fetch(`${base}/api/payments/sandbox/callback`, { method: "POST", body: "{}" });
  expect(callback.status).toBe(404);
  const { headers } = await fetch(`${base}/`);
  expect(headers.get("strict-transport-security")).toContain("max-age=");
});

test("mails go through the mail server, in the person's language, and lead to the public address", async () => {
  for (const language of ["en", "zh-CN"]) {
    const global = { headers: { "accept-language": language } };
    const { auth } = createClient(base, key, { auth: { persistSession: false }, global });
    const { error } = await auth.signUp({
      email: `${language.toLowerCase()}@example.com`,
      password: "Correct-Horse9!",
    });
    expect(error).toBeNull();
  }
  await vi.waitFor(() => expect(mails).toHaveLength(2), { timeout: 20_000 });
  const to = (address: string) => mails.find((mail) => mail.to?.[0]?.address === address);
  expect(to("en@example.com")?.subject).toBe("Confirm your email");
  expect(to("zh-cn@example.com")?.subject).toBe("请确认您的邮箱");
  for (const mail of mails) expect(mail.text).toContain("https://listcast.example/auth/confirm?token_hash=");
});

test("a super administrator without a second factor is answered nothing of the administration", async () => {
  const { auth } = createClient(base, key, { auth: { persistSession: false } });
  const mail = mails.find(({ to }) => to?.[0]?.address === "en@example.com");
  const tokenHash = /token_hash=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const { data, error } = await auth.verifyOtp({ type: "email", token_hash: tokenHash });
  expect(error).toBeNull();
  const database = await openAppDatabase(dataDir);
  await database.query("update user_roles set role = 'admin', scope = 'super' where user_id = $1", [data.user?.id]);
  await database.end();
  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  const answer = await fetch(`${base}/api/admin/overview`, { headers });
  expect([answer.status, (await answer.json()).code]).toEqual([403, "second_factor_missing"]);
});

test("limits count the address our own proxy wrote, not what a visitor claims", async () => {
  const signIn = async (forwarded: string, n: number) => {
    const answer = await fetch(`${base}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: key, "content-type": "application/json", "x-forwarded-for": forwarded },
      body: JSON.stringify({ email: `nobody${n}@example.com`, password: "wrong-one" }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  let tries = 0;
  while (tries < 400 && (await signIn("203.0.113.9", tries)) !== 429) tries++;
  expect(tries).toBeLessThan(400);
  expect(await signIn("1.2.3.4, 203.0.113.9", 900)).toBe(429);
  expect(await signIn("203.0.113.9, 203.0.113.77", 901)).toBe(400);
});
