import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Mail } from "#adapters/mail/mail";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { insertBought, memberPlan } from "#tests/support/packages";
import type { JobDeps } from "./deps.ts";
import { remindPackages } from "./remind-packages.ts";
import { sendMails } from "./send-mails.ts";

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain.stop());
beforeEach(() => {
  domain.mails.length = 0;
});

const DAY = 86_400_000;
const ownerOf = ({ id }: Person) => ownerOfRow({ user_id: id });
/** Tells, and sends what was told. */
const round = async (over: Partial<JobDeps> = {}) => {
  await remindPackages(domain.jobDeps(over));
  await sendMails(domain.jobDeps(over));
};
/** Two workers at once, and one after them: what is told, is told once. */
const rounds = async () => {
  await Promise.all([round(), round()]);
  await round();
};
const news = async ({ client }: Person) => (await client.notifications.list({})).items.map((one) => one.kind);
const mailsTo = ({ email }: Person) => domain.mails.filter((mail) => mail.to === email).map((mail) => mail.subject);

test("a trial's end is announced two days before and told when it came, once each, in the account's language", async () => {
  const person = await domain.person();
  await person.client.account.settings.language({ language: "en" });
  await rounds();
  expect(await news(person)).toEqual([]);
  domain.passTime(5 * DAY + 60_000);
  await rounds();
  expect(await news(person)).toEqual(["trial_ending"]);
  expect(mailsTo(person)).toEqual([expect.stringMatching(/^Your free trial ends on \d+ \w+ \d{4}$/)]);
  domain.passTime(2 * DAY);
  await rounds();
  expect(await news(person)).toEqual(["trial_ended", "trial_ending"]);
  expect(mailsTo(person)).toHaveLength(2);
});

async function bought(days: number) {
  const person = await domain.person();
  await person.client.account.me();
  await domain.db.deleteFrom("subscriptions").where("user_id", "=", person.id).execute();
  const startsAt = new Date(domain.now().getTime() - (30 - days) * DAY);
  const endsAt = new Date(domain.now().getTime() + days * DAY);
  await insertBought(domain.db, ownerOf(person), await memberPlan(domain.db, "basic"), { startsAt, endsAt });
  return { person, endsAt };
}

test("a package's end is announced seven, three and one day before; after a pause only the nearest", async () => {
  const { person } = await bought(10);
  const { person: late } = await bought(8);
  domain.passTime(3.5 * DAY);
  await rounds();
  domain.passTime(6 * DAY);
  await rounds();
  expect(mailsTo(person).map((subject) => subject.slice(0, 3))).toEqual(["基础版", "基础版"]);
  expect(await news(person)).toEqual(["package_ending", "package_ending"]);
  expect(await news(late)).toEqual(["package_ended", "package_ending"]);
});

test("nothing reminds of a package whose renewal was cancelled or whose next period is bought", async () => {
  const { person: cancelled } = await bought(10);
  await cancelled.client.subscriptions.renewal.set({ planCode: null });
  const { person: renewed, endsAt } = await bought(10);
  await insertBought(domain.db, ownerOf(renewed), await memberPlan(domain.db, "basic"), {
    startsAt: endsAt,
    endsAt: new Date(endsAt.getTime() + 30 * DAY),
  });
  domain.passTime(7.5 * DAY);
  await rounds();
  expect([await news(cancelled), await news(renewed)]).toEqual([[], []]);
});

test("what is to follow is the same plan, until the account says otherwise; a plan without a price cannot follow", async () => {
  const { person, endsAt } = await bought(10);
  const { renewal } = person.client.subscriptions;
  const end = endsAt.toISOString();
  expect(await renewal.get()).toMatchObject({ planCode: "basic", endsAt: end });
  expect(await renewal.set({ planCode: null })).toEqual({ planCode: null, planName: null, endsAt: end });
  expect(await renewal.set({ planCode: "professional" })).toMatchObject({ planCode: "professional" });
  await expect(renewal.set({ planCode: "enterprise" })).rejects.toMatchObject({ code: "not_for_sale" });
  // buying says what follows better than a wish from before
  await insertBought(domain.db, ownerOf(person), await memberPlan(domain.db, "basic"), {
    startsAt: endsAt,
    endsAt: new Date(endsAt.getTime() + 30 * DAY),
  });
  expect(await renewal.get()).toMatchObject({ planCode: "basic" });
});

test("a mail that does not leave is tried again later, the news is there at once, and who wants none gets none", async () => {
  const { person } = await bought(2.5);
  const { person: silent } = await bought(2.5);
  await silent.client.account.settings.news({ kind: "package", channel: "email", wanted: false });
  const broken = { ...domain.jobDeps().mailer, send: () => Promise.reject(new Error("down")) };
  await round({ mailer: broken });
  expect([await news(person), mailsTo(person)]).toEqual([["package_ending"], []]);
  await rounds();
  expect(mailsTo(person)).toEqual([]);
  domain.passTime(11 * 60_000);
  await rounds();
  expect(mailsTo(person)).toHaveLength(1);
  expect([await news(silent), mailsTo(silent)]).toEqual([["package_ending"], []]);
});

test("a mail is tried for three days, and neither dropped nor forgotten when they are over", async () => {
  const { person } = await bought(2.5);
  const { person: unlucky } = await bought(2.5);
  const broken = { ...domain.jobDeps().mailer, send: () => Promise.reject(new Error("down")) };
  await round({ mailer: broken });
  for (let tries = 1; tries < 15; tries += 1) {
    domain.passTime(6 * 3_600_000);
    await sendMails(domain.jobDeps({ mailer: broken }));
  }
  domain.passTime(6 * 3_600_000);
  const unluckyOnly = {
    ...broken,
    send: async (mail: Mail) => {
      if (mail.to === unlucky.email) throw new Error("down");
      domain.mails.push(mail);
    },
  };
  await sendMails(domain.jobDeps({ mailer: unluckyOnly }));
  expect([mailsTo(person), mailsTo(unlucky)]).toEqual([[expect.stringMatching(/^基础版/)], []]);
  for (let tries = 16; tries < 22; tries += 1) {
    domain.passTime(6 * 3_600_000);
    await sendMails(domain.jobDeps({ mailer: unluckyOnly }));
  }
  const admin = await domain.person({ role: "admin", scope: "operations" });
  const { items } = await admin.client.admin.mails.list({});
  expect(items).toMatchObject([
    { account: { id: unlucky.id, email: unlucky.email }, kind: "package_ending", tries: 20 },
  ]);
  await sendMails(domain.jobDeps());
  expect(mailsTo(unlucky)).toEqual([]);
  await admin.client.admin.mails.resend({ id: items[0]?.id ?? "" });
  await sendMails(domain.jobDeps());
  expect(mailsTo(unlucky)).toHaveLength(1);
  expect((await admin.client.admin.mails.list({})).items).toEqual([]);
});

test("a mail that is sent again after a crash is the same mail to whoever receives it", async () => {
  const { person } = await bought(2.5);
  const ids: (string | undefined)[] = [];
  const mailer = {
    ...domain.jobDeps().mailer,
    send: async (mail: Mail) => {
      if (mail.to === person.email) ids.push(mail.id);
      throw new Error("handed over, and then the line was cut");
    },
  };
  await round({ mailer });
  domain.passTime(11 * 60_000);
  await round({ mailer });
  expect(ids).toEqual([expect.any(String), ids[0]]);
});

test("a period that cannot be told of is logged and keeps no other waiting, nor does a mail that cannot be written", async () => {
  const people = [await bought(2.5), await bought(2.5), await bought(2.5)].map(({ person }) => person);
  const [bad, , badMail] = people;
  // a hand in the database took away what the plan is called
  const unname = (one: Person | undefined) =>
    domain.pool.query("update subscriptions set plan = plan - 'name' where user_id = $1", [one?.id]);
  const logged: unknown[] = [];
  const write = (about: unknown) => void logged.push(about);
  const log = { ...domain.jobDeps().log, warn: write, error: write };
  await unname(bad);
  await remindPackages(domain.jobDeps({ log }));
  expect(await Promise.all(people.map(news))).toEqual([[], ["package_ending"], ["package_ending"]]);
  await unname(badMail);
  await sendMails(domain.jobDeps({ log }));
  expect(people.map((one) => mailsTo(one).length)).toEqual([0, 1, 0]);
  expect(logged).toEqual([
    { notice: "package_ending_3", subscription: expect.any(String), err: expect.any(TypeError) },
    { mail: "package_ending", tries: 1, err: expect.any(TypeError) },
  ]);
  // told as soon as it can be
  await domain.pool.query(
    `update subscriptions set plan = plan || '{"name": {"zh": "基础版", "en": "Basic"}}' where not plan ? 'name'`,
  );
  await rounds();
  expect(await Promise.all(people.map(news))).toEqual(people.map(() => ["package_ending"]));
});
