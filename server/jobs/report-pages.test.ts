/** Reports of pages: made once a period as the plan has it, with the figures of the screens, mailed with a PDF where wished for. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startOf } from "#engine/reports/days";
import { lastPeriod } from "#engine/reports/last-period";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { flat } from "#tests/support/listing-site";
import { insertBought, memberPlan } from "#tests/support/packages";
import { reportPages } from "./report-pages.ts";
import { sendMails } from "./send-mails.ts";

const DAY = 86_400_000;
let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain.stop());
beforeEach(() => {
  domain.mails.length = 0;
});

const card = { name: "顾芸", phone: null, company: null, licence: null, address: null, email: null };
/** A Tuesday: the week before is over, and the month before is no news. */
const now = new Date("2026-03-17T04:00:00Z");
const week = lastPeriod("week", now);

/** Somebody with that plan in March. */
async function planned(code: "basic" | "professional"): Promise<Person> {
  const person = await domain.person();
  // their trial is of today
  await person.client.account.me();
  const period = { startsAt: new Date("2026-02-20T00:00:00Z"), endsAt: new Date("2026-04-01T00:00:00Z") };
  await insertBought(domain.db, ownerOfRow({ user_id: person.id }), await memberPlan(domain.db, code), period);
  return person;
}

async function seen(person: Person, day: string, views: number): Promise<void> {
  const { propertyId } = await person.client.campaigns.create({
    listing: flat,
    photoIds: [],
    preferences: { languages: ["zh"], style: "professional", platforms: ["wechat"], kinds: ["post"] },
    agent: card,
    idempotencyKey: randomUUID(),
  });
  await domain.db
    .insertInto("property_views")
    .values({
      property_id: propertyId,
      user_id: person.id,
      since: new Date(startOf(day).getTime() + 12 * 3_600_000),
      language: "zh",
      views,
    })
    .execute();
}
const round = async (at = now) => {
  const deps = domain.jobDeps({ now: () => at });
  await Promise.all([reportPages(deps), reportPages(deps)]);
  await sendMails(deps);
};
const mailsTo = ({ email }: Person) => domain.mails.filter((mail) => mail.to === email);

test("a week's report is mailed once, with its figures and those of the week before, and the page as PDF", async () => {
  const person = await planned("professional");
  await seen(person, week.firstDay, 1_012);
  await seen(person, week.lastDay, 30);
  await seen(person, new Date(Date.parse(week.firstDay) - DAY).toISOString().slice(0, 10), 7);
  await round();
  await round();
  const [mail, ...more] = mailsTo(person);
  expect(more).toEqual([]);
  expect(mail?.subject).toContain("1,042");
  expect(mail?.text).toContain("上一期 7");
  expect(mail?.text, "as the table below has it").toContain("有 1,042 次浏览");
  expect(mail?.attachments).toMatchObject([{ type: "application/pdf" }]);
  const { items } = await person.client.notifications.list({});
  expect(items.filter(({ kind }) => kind === "page_report")).toMatchObject([{ data: { views: 1_042, leads: 0 } }]);
});

test("who switched it off is mailed none, nor who has nothing to tell of, no plan, or the month in their plan", async () => {
  const [off, quiet, monthly] = [await planned("professional"), await planned("professional"), await planned("basic")];
  const without = await domain.person();
  await off.client.account.settings.news({ kind: "report", channel: "email", wanted: false });
  for (const person of [off, monthly, without]) await seen(person, week.firstDay, 1);
  await round();
  for (const person of [off, quiet, monthly, without]) expect(mailsTo(person)).toEqual([]);
  await seen(monthly, "2026-02-27", 5);
  await round(new Date("2026-03-02T04:00:00Z"));
  expect(mailsTo(monthly).map(({ subject }) => subject)).toEqual([expect.stringContaining("月报：5 次浏览")]);
});
