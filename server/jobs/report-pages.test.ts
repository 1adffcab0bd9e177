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
/** The next Tuesday at noon in Shanghai: the week before is over, and a trial of today still runs. */
function tuesday(): Date {
  const at = new Date(Date.now());
  at.setUTCHours(4, 0, 0, 0);
  do at.setUTCDate(at.getUTCDate() + 1);
  while (at.getUTCDay() !== 2);
  return at;
}
const now = tuesday();
const week = lastPeriod("week", now);

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
      hour: new Date(startOf(day).getTime() + 12 * 3_600_000),
      language: "zh",
      views,
    })
    .execute();
}
const round = async () => {
  await Promise.all([reportPages(domain.jobDeps({ now: () => now })), reportPages(domain.jobDeps({ now: () => now }))]);
  await sendMails(domain.jobDeps({ now: () => now }));
};
const mailsTo = ({ email }: Person) => domain.mails.filter((mail) => mail.to === email);

test("a week's report is mailed once, with its figures and those of the week before, and the page as PDF", async () => {
  const person = await domain.person();
  await seen(person, week.firstDay, 12);
  await seen(person, week.lastDay, 30);
  await seen(person, new Date(Date.parse(week.firstDay) - DAY).toISOString().slice(0, 10), 7);
  await round();
  await round();
  const [mail, ...more] = mailsTo(person);
  expect(more).toEqual([]);
  expect(mail?.subject).toContain("42");
  expect(mail?.text).toContain("上一期 7");
  expect(mail?.attachments).toMatchObject([{ type: "application/pdf" }]);
  const { items } = await person.client.notifications.list({});
  expect(items.filter(({ kind }) => kind === "page_report")).toMatchObject([{ data: { views: 42, leads: 0 } }]);
});

test("who switched it off is mailed none, who has nothing to tell of neither, nor who has the month in their plan", async () => {
  const [off, quiet, monthly] = [await domain.person(), await domain.person(), await domain.person()];
  await off.client.account.settings.news({ kind: "report", channel: "email", wanted: false });
  await seen(off, week.firstDay, 1);
  await quiet.client.account.me();
  await seen(monthly, week.firstDay, 1);
  await domain.db.deleteFrom("subscriptions").where("user_id", "=", monthly.id).execute();
  const period = { startsAt: new Date(Date.now() - DAY), endsAt: new Date(Date.now() + 20 * DAY) };
  await insertBought(domain.db, ownerOfRow({ user_id: monthly.id }), await memberPlan(domain.db, "basic"), period);
  await round();
  for (const person of [off, quiet, monthly]) expect(mailsTo(person)).toEqual([]);
  const made = await domain.db.selectFrom("page_reports").select(["user_id", "period"]).execute();
  expect(made.filter(({ user_id }) => user_id === quiet.id || user_id === monthly.id)).toEqual(
    // a Tuesday early in a month has its report of the month before
    made.filter(({ user_id, period: of }) => user_id === monthly.id && of === "month"),
  );
});
