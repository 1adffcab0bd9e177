import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { outboxMailer } from "#adapters/mail/outbox";
import { outboxSms } from "#adapters/sms/outbox";
import { mailboxRoutes } from "./routes.ts";

let app: ReturnType<typeof mailboxRoutes>;
let peer = "127.0.0.1";
const ask = (route: string, headers: Record<string, string> = {}) =>
  app.request(route, { headers: { host: "localhost:3000", ...headers } });

beforeAll(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "listcast-mailbox-"));
  const mailer = outboxMailer({ from: "Listcast <hello@listcast.example>", outboxFolder: folder }, () => new Date());
  await mailer.send({
    to: "ann@example.com",
    subject: "Hello <script>alert(1)</script>",
    text: "Go to https://a.example/x?y=1&z=2 & more",
    html: "<html><head></head><body><script>alert(1)</script><a href='https://a.example/x'>go</a></body></html>",
    language: "en",
  });
  const sms = outboxSms({ outboxFolder: folder }, () => new Date());
  await sms.send({ to: "+8613800001234", code: "042917", language: "zh", text: "验证码 042917 <b>" });
  app = mailboxRoutes({ folder, peer: () => peer });
});

const first = async () => /\/dev\/mailbox\/([\w-]+\.eml)/.exec(await (await ask("/dev/mailbox")).text())?.[1] ?? "";

describe("the mailbox page", () => {
  test("lists and shows a mail in both languages, with everything of the mail escaped", async () => {
    const list = await (await ask("/dev/mailbox?lang=en")).text();
    expect(list).toContain("Local mailbox");
    expect(list).toContain("Hello &lt;script&gt;");
    expect(list).not.toContain("<script>");
    expect(await (await ask("/dev/mailbox?lang=zh")).text()).toContain("本机邮箱");
    const mail = await (await ask(`/dev/mailbox/${await first()}?lang=en`)).text();
    expect(mail).toContain('<a href="https://a.example/x?y=1&amp;z=2">');
    expect(mail).not.toContain("<script>");
  });

  test("shows text messages beside the mails, escaped", async () => {
    const list = await (await ask("/dev/mailbox?lang=en")).text();
    expect(list).toContain("验证码 042917 &lt;b&gt;");
    expect(list).toContain("+8613800001234");
  });

  test("shows a mail's own HTML only where no script of it can run", async () => {
    const answer = await ask(`/dev/mailbox/${await first()}/html`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox(?!.*allow-scripts)(?!.*allow-same-origin)/);
    expect(await (await ask(`/dev/mailbox/${await first()}`)).text()).toMatch(
      /<iframe [^>]*sandbox="(?![^"]*allow-scripts)/,
    );
  });

  test("answers nobody but this very machine", async () => {
    expect((await ask("/dev/mailbox")).status).toBe(200);
    expect((await ask("/dev/mailbox", { host: "127.0.0.1:3000" })).status).toBe(200);
    expect((await ask("/dev/mailbox", { host: "[::1]:3000" })).status).toBe(200);
    for (const host of [
      "listcast.example",
      "localhost.evil.example",
      "127.0.0.1.nip.io",
      "192.168.1.5:3000",
      "evil@localhost",
    ]) {
      expect((await ask("/dev/mailbox", { host })).status, host).toBe(404);
      expect((await ask(`/dev/mailbox/${await first()}/raw`, { host })).status, host).toBe(404);
    }
    for (const name of ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded", "x-real-ip", "via"]) {
      expect((await ask("/dev/mailbox", { [name]: "127.0.0.1" })).status, name).toBe(404);
    }
    peer = "192.168.1.20";
    expect((await ask("/dev/mailbox")).status).toBe(404);
    peer = "127.0.0.1";
  });

  test("knows no other file", async () => {
    for (const name of ["none.eml", "..%2f..%2fetc%2fpasswd", "x.txt"])
      expect((await ask(`/dev/mailbox/${name}`)).status).toBe(404);
  });
});
