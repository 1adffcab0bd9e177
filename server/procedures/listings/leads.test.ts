/** Leads: made of enquiries or by hand, known again, worked with, reminded of, merged, in a file, forgotten. */

import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ENQUIRIES_LISTED } from "#contract/property-page";
import { remindLeads } from "#server/jobs/remind-leads";
import { sendMails } from "#server/jobs/send-mails";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { forgetLeads } from "#server/queries/leads/forget-leads";
import { keepEnquiry } from "#server/queries/listings/page-enquiries";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { flat } from "#tests/support/listing-site";
import { insertBought, memberPlan } from "#tests/support/packages";

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain.stop());

const DAY = 86_400_000;
const card = { name: "顾芸", phone: null, company: null, licence: null, address: null, email: null };

async function home(person: Person, title = "梅川苑"): Promise<string> {
  const made = await person.client.campaigns.create({
    listing: { ...flat, title },
    photoIds: [],
    preferences: { languages: ["zh"], style: "professional", platforms: ["wechat"], kinds: ["post"] },
    agent: card,
    idempotencyKey: randomUUID(),
  });
  return made.propertyId;
}

/** As the form of the public page leaves it. */
async function ask(person: Person, propertyId: string, contact: string, message = "", name = "王女士"): Promise<void> {
  const property = { id: propertyId, user_id: person.id, title: "梅川苑", listing: flat };
  const form = { name, contact, message, language: "zh" } as const;
  await domain.db
    .transaction()
    .execute((trx) => keepEnquiry(trx, property, form, { link: null, askedOften: false }, domain.now()));
}
const all = async ({ client }: Person) => (await client.leads.list({})).items;
const only = async (person: Person) => {
  const [lead, ...more] = await all(person);
  expect(more).toEqual([]);
  return await person.client.leads.get({ id: lead?.id ?? "" });
};

test("one person is one lead, however they write their number, and every enquiry is an entry", async () => {
  const person = await domain.person();
  const [first, second] = [await home(person), await home(person, "锦和苑")];
  await ask(person, first, "139 0000 1111", "能看房吗？");
  await ask(person, second, "+86-139-0000-1111", "这套呢？");
  await ask(person, second, "Ada@example.com / 13900001111", "邮件也行");
  const lead = await only(person);
  expect(lead).toMatchObject({
    name: "王女士",
    phone: "+8613900001111",
    email: "ada@example.com",
    stage: "new",
    source: "direct",
    language: "zh",
    home: { id: first },
  });
  expect(lead.events.map(({ text, home: about }) => [text, about?.id])).toEqual([
    ["邮件也行", second],
    ["这套呢？", second],
    ["能看房吗？", first],
  ]);
  await ask(person, first, "ADA@EXAMPLE.COM", "还是我");
  expect((await only(person)).events).toHaveLength(4);
});

test("two enquiries of one person at the same moment are one lead", async () => {
  const person = await domain.person();
  const propertyId = await home(person);
  await Promise.all(["a", "b", "c", "d"].map((text) => ask(person, propertyId, "bo@example.com", text)));
  expect((await only(person)).events).toHaveLength(4);
});

test("a lead moves through its stages, is noted on and tagged, and its timeline says so", async () => {
  const person = await domain.person();
  const { client } = person;
  await ask(person, await home(person), "bo@example.com", "在吗");
  const { id } = await only(person);
  await client.leads.update({ id, stage: "contacted" });
  await client.leads.update({ id, stage: "contacted", tags: ["学区", "学区", "急"] });
  await client.leads.note({ id, text: "喜欢南向" });
  const lead = await client.leads.update({ id, name: "薄先生", contact: "微信：bo_88" });
  expect(lead).toMatchObject({ name: "薄先生", stage: "contacted", tags: ["学区", "急"], handle: "bo_88" });
  expect(lead.events.map(({ kind, from, to, text }) => ({ kind, from, to, text }))).toEqual([
    { kind: "note", from: null, to: null, text: "喜欢南向" },
    { kind: "stage", from: "new", to: "contacted", text: "" },
    { kind: "enquiry", from: null, to: null, text: "在吗" },
  ]);
});

test("the list is searched, narrowed, counted by stage and read page by page", async () => {
  const person = await domain.person();
  const { client } = person;
  const propertyId = await home(person);
  for (let n = 0; n < 5; n += 1) {
    await ask(person, propertyId, `visitor${n}@example.com`, "", `访客${n}`);
    domain.passTime(1_000);
  }
  const byHand = await client.leads.add({ name: "Zoë Q", contact: "wechat: zoe_q", note: "在展会认识" });
  await client.leads.update({ id: byHand.id, stage: "viewing", tags: ["展会"] });
  const names = async (asked: Parameters<typeof client.leads.list>[0]) =>
    (await client.leads.list(asked)).items.map(({ name }) => name);
  expect(await names({ query: "zoe" })).toEqual(["Zoë Q"]);
  const phoned = await domain.person();
  const asked = await home(phoned);
  await ask(phoned, asked, "13800138000", "", "何先生");
  await ask(phoned, asked, "(021) 5550-0132", "", "顾女士");
  const foundBy = async (query: string) => (await phoned.client.leads.list({ query })).items.map(({ name }) => name);
  for (const written of ["138-0013-8000", "13800138000", "138 0013 8000", "+86138-0013-8000"])
    expect(await foundBy(written), written).toEqual(["何先生"]);
  for (const written of ["5550-0132", "55500132"]) expect(await foundBy(written), written).toEqual(["顾女士"]);
  expect(await names({ query: "访客 visitor3" })).toEqual(["访客3"]);
  expect(await names({ stage: "viewing" })).toEqual(["Zoë Q"]);
  expect(await names({ source: "hand" })).toEqual(["Zoë Q"]);
  expect(await names({ tag: "展会" })).toEqual(["Zoë Q"]);
  expect(await names({ language: "zh", propertyId })).toHaveLength(5);
  const first = await client.leads.list({ limit: 4 });
  expect(first.counts).toEqual({ new: 5, contacted: 0, viewing: 1, offer: 0, closed: 0, lost: 0 });
  expect([first.sources, first.languages, first.tags]).toEqual([["direct", "hand"], ["zh"], ["展会"]]);
  const rest = await client.leads.list({ limit: 4, cursor: first.nextCursor ?? "" });
  expect([...first.items, ...rest.items].map(({ name }) => name)).toEqual([
    "Zoë Q",
    "访客4",
    "访客3",
    "访客2",
    "访客1",
    "访客0",
  ]);
  expect(rest.nextCursor).toBeNull();
  await expect(client.leads.list({ sort: "created", cursor: first.nextCursor ?? "" })).rejects.toMatchObject({
    code: "invalid_input",
  });
});

test("who is known already is not written down twice, and a contact that is another's is refused with their name", async () => {
  const person = await domain.person();
  const { client } = person;
  const first = await client.leads.add({ name: "甲", contact: "13900002222" });
  const again = await client.leads.add({ name: "甲先生", contact: "+86 13900002222", note: "又来电" });
  expect(again.id).toBe(first.id);
  expect(again.events.map(({ kind }) => kind)).toEqual(["note", "added"]);
  const other = await client.leads.add({ name: "乙", contact: "yi@example.com" });
  await expect(client.leads.update({ id: other.id, contact: "139-0000-2222" })).rejects.toMatchObject({
    code: "conflict",
    data: { other: first.id, name: "甲" },
  });
  // a contact with one's own way and another's in it
  await expect(client.leads.update({ id: first.id, contact: "13900002222 yi@example.com" })).rejects.toMatchObject({
    code: "conflict",
    data: { other: other.id, name: "乙" },
  });
});

test("two that are one person become one, with all that both had, won where the first was", async () => {
  const person = await domain.person();
  const { client } = person;
  await ask(person, await home(person), "ding@example.com", "在吗", "丁");
  const early = await only(person);
  domain.passTime(60_000);
  const late = await client.leads.add({ name: "丁女士", contact: "13900003333", note: "来过门店" });
  await client.leads.update({ id: late.id, tags: ["门店"] });
  await client.leads.remind({ id: early.id, text: "回电", dueAt: new Date(Date.now() + DAY).toISOString() });
  const one = await client.leads.merge({ id: late.id, other: early.id });
  expect(one).toMatchObject({
    ...{ id: late.id, name: "丁女士", source: "direct", language: "zh", createdAt: early.createdAt },
    ...{ email: "ding@example.com", phone: "+8613900003333", tags: ["门店"] },
    reminders: [{ text: "回电" }],
  });
  expect(one.events.map(({ kind }) => kind)).toEqual(["merged", "added", "enquiry"]);
  expect(await all(person)).toHaveLength(1);
  await expect(client.leads.merge({ id: late.id, other: late.id })).rejects.toMatchObject({ code: "conflict" });
});

test("of two that become one no number is lost, and reminders that were told lead to the one", async () => {
  const person = await domain.person();
  const { client } = person;
  const one = await client.leads.add({ name: "子", contact: "13900005555" });
  const other = await client.leads.add({ name: "子先生", contact: "13900006666" });
  await client.leads.remind({ id: other.id, text: "回电", dueAt: domain.now().toISOString() });
  domain.passTime(1_000);
  await remindLeads(domain.jobDeps());
  const merged = await client.leads.merge({ id: one.id, other: other.id });
  expect(merged.phone).toBe(one.phone);
  expect(merged.events[0]).toMatchObject({ kind: "merged", merged: "子先生", text: other.phone });
  const { items } = await client.notifications.list({});
  expect(items.find(({ kind }) => kind === "lead_due")?.data).toMatchObject({ leadId: one.id });
});

test("a known person's other name and number can be read where they gave them", async () => {
  const person = await domain.person();
  const propertyId = await home(person);
  await ask(person, propertyId, "13900007777 chou@example.com", "在吗", "丑");
  await ask(person, propertyId, "chou@example.com 13900008888", "打这个", "丑太太");
  const lead = await only(person);
  expect(lead.phone).toBe("+8613900007777");
  expect(lead.events.map(({ by }) => by)).toEqual([
    "丑太太 · chou@example.com 13900008888",
    "丑 · 13900007777 chou@example.com",
  ]);
});

test("a reminder is told once when it is due, in the product and by mail, and not at all once it has ended", async () => {
  const person = await domain.person();
  const { client } = person;
  const { id } = await client.leads.add({ name: "戊", contact: "wu@example.com" });
  const at = (ms: number) => new Date(domain.now().getTime() + ms).toISOString();
  await client.leads.remind({ id, text: "约看房", dueAt: at(60_000) });
  const { reminders } = await client.leads.remind({ id, text: "不用了", dueAt: at(90_000) });
  expect((await all(person))[0]?.nextDueAt).toBe(reminders[0]?.dueAt);
  const ended = await client.leads.endReminder({ id, reminderId: reminders[1]?.id ?? "" });
  expect(ended.events[0]).toMatchObject({ kind: "reminded", text: "不用了" });
  const round = async () => {
    await Promise.all([remindLeads(domain.jobDeps()), remindLeads(domain.jobDeps())]);
    await sendMails(domain.jobDeps());
  };
  const told = async () => (await client.notifications.list({})).items.filter(({ kind }) => kind === "lead_due");
  await round();
  expect(await told()).toEqual([]);
  domain.passTime(120_000);
  await round();
  await round();
  expect(await told()).toMatchObject([{ data: { leadId: id, name: "戊", text: "约看房" } }]);
  const mails = domain.mails.filter((mail) => mail.to === person.email && mail.subject.includes("戊"));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`/dashboard/leads?open=${id}`);
});

test("the file has every lead that is found, in the reader's words and clock, and no cell is a formula", async () => {
  const person = await domain.person();
  const { client } = person;
  await ask(person, await home(person), "13900004444", "", "=HYPERLINK(1)");
  await client.leads.add({ name: "己", contact: "ji@example.com" });
  const file = await client.leads.file({ language: "zh", timeZone: "Asia/Shanghai" });
  expect(file.name).toMatch(/^listcast-leads-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = (await file.text()).trimEnd().split("\r\n");
  expect(head).toContain("客户,电话");
  expect(lines).toHaveLength(2);
  expect(lines.join()).toContain("'=HYPERLINK(1)");
  expect(lines.join()).toContain("'+8613900004444");
  const found = await client.leads.file({ language: "en", source: "hand" });
  expect((await found.text()).trimEnd().split("\r\n")).toHaveLength(2);
  await expect(client.leads.file({ language: "en", timeZone: "Mars/Base" })).rejects.toMatchObject({
    code: "invalid_input",
  });
});

test("a plan without customer management says so; enquiries are kept and are leads once it has", async () => {
  const person = await domain.person();
  await person.client.account.me();
  await domain.db.deleteFrom("subscriptions").where("user_id", "=", person.id).execute();
  const period = { startsAt: new Date(Date.now() - DAY), endsAt: new Date(Date.now() + 20 * DAY) };
  const owner = ownerOfRow({ user_id: person.id });
  await insertBought(domain.db, owner, await memberPlan(domain.db, "basic"), period);
  const propertyId = await home(person);
  await ask(person, propertyId, "geng@example.com", "在吗", "庚");
  const refused = { code: "not_in_plan", data: { what: "crm" } };
  await expect(person.client.leads.list({})).rejects.toMatchObject(refused);
  await expect(person.client.leads.add({ name: "x", contact: "x@example.com" })).rejects.toMatchObject(refused);
  const [first, ...more] = await person.client.pages.enquiries({ propertyId });
  expect(more).toEqual([]);
  // all of them are read page by page, in this plan, too: those of one moment are neither lost nor listed twice
  await sql`insert into page_enquiries (user_id, property_id, name, contact, message, language, consented_at, created_at)
    select ${person.id}, ${propertyId}, 'n' || n, n || '@example.com', '', 'zh', now(), now() - (n / 40) * interval '1 hour'
    from generate_series(40, 260) n`.execute(domain.db);
  const seen = new Set<string>();
  const pages: number[] = [];
  for (let before: string | undefined, full = true; full; ) {
    const page = await person.client.pages.enquiries({ propertyId, ...(before ? { before } : {}) });
    for (const { id } of page) seen.add(id);
    pages.push(page.length);
    before = page.at(-1)?.id;
    full = page.length === ENQUIRIES_LISTED;
  }
  expect({ pages, seen: seen.size }).toEqual({ pages: [100, 100, 22], seen: 222 });
  const stranger = await domain.person();
  const foreign = await home(stranger);
  expect(await stranger.client.pages.enquiries({ propertyId: foreign, before: first?.id ?? "" })).toEqual([]);
  await domain.db
    .deleteFrom("page_enquiries")
    .where("user_id", "=", person.id)
    .where("id", "!=", first?.id ?? "")
    .execute();
  await domain.db.deleteFrom("subscriptions").where("user_id", "=", person.id).execute();
  await insertBought(domain.db, owner, await memberPlan(domain.db, "professional"), period);
  expect((await only(person)).events).toHaveLength(1);
});

test("a lead that is removed leaves nothing behind, nor does one of long ago; one with a reminder to come stays", async () => {
  const person = await domain.person();
  const { client } = person;
  const propertyId = await home(person);
  await domain.pool.query(
    `insert into webhook_endpoints (id, user_id, address, events, secret_sealed, created_at)
     values ($1, $2, 'https://crm.example/', '{lead.created}', 'sealed:v1:x', now())`,
    [randomUUID(), person.id],
  );
  await ask(person, propertyId, "xin@example.com", "在吗", "辛");
  await ask(person, propertyId, "yin@example.com", "在吗", "寅");
  const xin = (await all(person)).find(({ name }) => name === "辛")?.id ?? "";
  await client.leads.remind({ id: xin, text: "回电", dueAt: domain.now().toISOString() });
  domain.passTime(1_000);
  await remindLeads(domain.jobDeps());
  await client.leads.remove({ id: xin });
  // what is kept for others, and what waits to be sent to the account's programs, name nobody who is gone
  const { rows: told } = await domain.pool.query<{ words: string }>(
    `select data::text as words from notifications where user_id = $1
     union all select data::text from webhook_deliveries where user_id = $1`,
    [person.id],
  );
  expect(told.filter(({ words }) => words.includes("辛") || words.includes("xin@"))).toEqual([]);
  expect(told.filter(({ words }) => words.includes("寅"))).toHaveLength(2);
  await client.leads.remove({ id: (await only(person)).id });
  expect(await all(person)).toEqual([]);
  expect(await client.pages.enquiries({ propertyId })).toEqual([]);
  const [, waiting] = [
    await client.leads.add({ name: "壬", contact: "ren@example.com" }),
    await client.leads.add({ name: "癸", contact: "gui@example.com" }),
  ];
  await client.leads.remind({ id: waiting.id, text: "租约到期", dueAt: "2199-03-02T08:00:00Z" });
  const later = new Date(domain.now().getTime() + 731 * DAY);
  await forgetLeads(domain.db, later);
  const { rows } = await domain.pool.query("select name from leads where user_id = $1", [person.id]);
  expect(rows).toEqual([{ name: "癸" }]);
});
