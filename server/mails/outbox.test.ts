import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Mail } from "#adapters/mail/mail";
import { mailLimits } from "#server/base/limits";
import { sendMails } from "#server/jobs/send-mails";
import { forgetMails } from "#server/queries/notifications/mail-outbox";
import { type Domain, openDomain } from "#tests/support/domain";
import { mailAdministrators } from "./administrators.ts";
import { keptMailer } from "./kept-mailer.ts";
import { queueWritten, sendAtOnce } from "./outbox.ts";

const MINUTE = 60_000;
const mail = { subject: "主题", text: "您好 https://a.example/?token_hash=t", html: "<p>您好</p>", language: "zh-CN" };
let domain: Domain;
let now = new Date("2026-11-21T08:00:00Z");
let away = false;
let sent: Mail[] = [];
let tried: Mail[] = [];
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain.stop());
beforeEach(async () => {
  [away, sent, tried] = [false, [], []];
  await domain.db.deleteFrom("mail_outbox").execute();
});

const mailer = {
  name: "smtp" as const,
  close() {},
  async send(one: Mail) {
    tried.push(one);
    if (away) throw new Error(`550 ${one.to} is not known here`);
    sent.push(one);
  },
};
const lines: unknown[] = [];
const write = (...line: unknown[]) => void lines.push(line);
const log = { info: write, warn: write, error: write };
const services = () => domain.jobDeps({ mailer, log, now: () => now });
const rows = () => domain.db.selectFrom("mail_outbox").selectAll().execute();
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

test("a mail that was written beforehand waits sealed, leaves as the same mail, and nothing of it stays", async () => {
  away = true;
  const id = await queueWritten(domain.db, services(), {
    kind: "deleted",
    userId: null,
    to: "ada@example.com",
    ...mail,
  });
  await sendAtOnce(services(), [id]);
  expect(JSON.stringify(await rows())).not.toMatch(/ada@example\.com|token_hash/);
  away = false;
  await sendMails(services());
  expect(sent).toEqual([]);
  pass(2 * MINUTE);
  await sendMails(services());
  expect(tried.map((one) => one.id)).toEqual([id, id]);
  expect(sent).toEqual([{ ...mail, to: "ada@example.com", id }]);
  expect(await rows()).toEqual([]);
});

test("a mail about signing in is tried until its link has run out, and not sent again after that", async () => {
  const kept = keptMailer(mailer, { db: domain.db, secretKey: "the secret key of the tests' mails", now: () => now });
  const until = new Date(now.getTime() + 60 * MINUTE);
  const ask = () => kept.send({ ...mail, to: "ada@example.com", keep: { kind: "confirm", until } });
  away = true;
  await expect(ask()).rejects.toThrow("550");
  away = false;
  pass(2 * MINUTE);
  await sendMails(services());
  expect(sent).toMatchObject([{ to: "ada@example.com", subject: mail.subject, id: tried[0]?.id }]);
  await ask();
  expect(await rows()).toEqual([]);

  away = true;
  await expect(ask()).rejects.toThrow("550");
  for (let minutes = 0; minutes < 180; minutes += 10) {
    pass(10 * MINUTE);
    await sendMails(services());
  }
  const last = tried.length;
  away = false;
  const admin = await domain.person({ role: "admin", scope: "system" });
  const { items } = await admin.client.admin.mails.list({});
  expect(items).toMatchObject([{ kind: "confirm", account: null, expiresAt: until.toISOString() }]);
  const again = admin.client.admin.mails.resend({ id: items[0]?.id ?? "" });
  await expect(again).rejects.toMatchObject({ code: "not_found" });
  await sendMails(services());
  expect(tried).toHaveLength(last);
});

test("a mail that nobody keeps is handed over once, and its failure is the sender's", async () => {
  const kept = keptMailer(mailer, { db: domain.db, secretKey: null, now: () => now });
  away = true;
  await expect(kept.send({ ...mail, to: "ada@example.com" })).rejects.toThrow("550");
  expect(await rows()).toEqual([]);
});

test("administrators are told as soon as a mail can leave, each once", async () => {
  const admin = await domain.person({ role: "admin", scope: "operations" });
  away = true;
  const news = { kind: "differences" as const, fill: () => ({ count: "2" }), facts: [], path: "/admin/packages" };
  await mailAdministrators(services(), news, "office@example.com");
  away = false;
  pass(2 * MINUTE);
  await Promise.all([sendMails(services()), sendMails(services())]);
  expect(sent.map(({ to }) => to).toSorted()).toEqual([admin.email, "office@example.com"].toSorted());
  await domain.db.deleteFrom("user_roles").where("user_id", "=", admin.id).execute();
});

test("one that failed is kept for an administrator, and forgotten after some weeks", async () => {
  away = true;
  await queueWritten(domain.db, services(), { kind: "deleted", userId: null, to: "ada@example.com", ...mail });
  for (let tries = 0; tries <= mailLimits.tries; tries += 1) {
    await sendMails(services());
    pass(6 * 60 * MINUTE);
  }
  expect(await rows()).toMatchObject([{ outcome: "failed", tries: mailLimits.tries }]);
  pass((mailLimits.keptDays - 1) * 24 * 60 * MINUTE);
  await forgetMails(domain.db, now);
  expect(await rows()).toHaveLength(1);
  pass(2 * 24 * 60 * MINUTE);
  await forgetMails(domain.db, now);
  expect(await rows()).toEqual([]);
});
