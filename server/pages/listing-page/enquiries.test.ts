/** What a visitor sends from a public page reaches the agent; what a program sends does not. */
import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageEnquiryLimits } from "#server/base/limits";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { insertProperty } from "#server/queries/listings/properties";
import { card, flat, type ListingSite, openListingSite, PHONE, pathOf } from "#tests/support/listing-site";

let site: ListingSite;
beforeAll(async () => {
  site = await openListingSite();
});
afterAll(async () => {
  await site.stop();
  expect(site.problems).toEqual([]);
});

const person = { name: "王女士", contact: "13900001111", message: "周末能看房吗？", consent: "yes" };

/** The form as the page gave it out, sent so many seconds later. */
async function send(path: string, fields: Record<string, string>, later = 20, headers: Record<string, string> = {}) {
  const form = load(await site.read(path))("form");
  const token = String(form.find("[name=token]").val());
  const before = site.here.now;
  site.here.now = new Date(before.getTime() + later * 1000);
  const body = new URLSearchParams({ token, ...fields }).toString();
  const sent = { "content-type": "application/x-www-form-urlencoded", "content-length": String(body.length) };
  const answer = await site.pages.routes.request(form.attr("action") ?? "", {
    method: "POST",
    headers: { "user-agent": PHONE, ...sent, ...headers },
    body,
  });
  site.here.now = before;
  return answer;
}
const asked = (propertyId: string) => site.owner.client.pages.enquiries({ propertyId });

test("an enquiry reaches its agent in the product and by mail, once however often it is sent", async () => {
  const { path, propertyId } = await site.online();
  const answer = await send(path, person);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}?lang=zh#enquiry`]);
  const [kept = "", ...about] = (answer.headers.get("set-cookie") ?? "").split("; ");
  expect(about).toEqual(expect.arrayContaining(["Max-Age=120", `Path=${path}`, "HttpOnly", "SameSite=Lax"]));
  const sender = load(await site.read(`${path}?lang=zh`, { cookie: `lang=en; ${kept}` }));
  expect(sender("#enquiry [role=status]").text()).toContain("已经发给顾芸");
  for (const passedOn of [`${path}?lang=zh`, `${path}?lang=zh&sent=1`]) {
    const friend = load(await site.read(passedOn));
    expect(friend("#enquiry form"), "who is sent the address has sent nothing").toHaveLength(1);
    expect(friend("#enquiry").text()).not.toContain("已经发给");
  }
  await send(path, person);
  const { consent: _consent, ...said } = person;
  expect(await asked(propertyId)).toMatchObject([{ ...said, language: "zh" }]);
  const { items } = await site.owner.client.notifications.list({});
  expect(items.filter(({ kind }) => kind === "page_enquiry")).toMatchObject([
    { data: { propertyId, name: "王女士", contact: "13900001111" } },
  ]);
  const { rows } = await site.domain.pool.query("select user_id from mail_outbox where kind = 'page_enquiry'");
  expect(rows).toEqual([{ user_id: site.owner.id }]);
});

test("a field that is missing is named beside itself, what was typed stays, and nothing is kept", async () => {
  const { path, propertyId } = await site.online();
  const answer = await send(path, { ...person, contact: "", consent: "" });
  expect(answer.status).toBe(422);
  const $ = load(await answer.text());
  expect($("#ask-contact").attr("aria-invalid")).toBe("true");
  expect($("#ask-contact-wrong").text()).toBe("请留下能联系到您的方式。");
  expect($("[name=consent]").attr("aria-invalid")).toBe("true");
  expect($("[name=consent]").attr("checked"), "consent is nobody's but the visitor's").toBeUndefined();
  expect([$("#ask-name").val(), $("#ask-message").val()]).toEqual(["王女士", "周末能看房吗？"]);
  expect(await asked(propertyId)).toEqual([]);
});

test("what is sent at once is not said to be sent: pressed again it reaches the agent, with what was typed", async () => {
  const { path, propertyId } = await site.online();
  const early = await send(path, person, 0);
  expect(early.status).toBe(422);
  const $ = load(await early.text());
  expect($("#enquiry [role=alert]").text()).toBe("这次没有发出去，请再发一次。");
  expect($("#ask-name").val()).toBe("王女士");
  // browsers send no form whose required box is open
  expect($("[name=consent]").attr("checked")).toBeDefined();
  expect(await asked(propertyId)).toEqual([]);
  const again = await send(path, { ...person, token: String($("[name=token]").val()) }, 0);
  expect(again.status).toBe(303);
  expect(await asked(propertyId)).toHaveLength(1);
});

test("readers of letters are told of the agent by the name in letters", async () => {
  const agent = await site.domain.person();
  await agent.client.account.card.save({ ...card, nameLatin: "Clara Gu", markets: {} });
  const { path } = await site.online(agent);
  const { name } = card;
  const form = async (language: string) => load(await site.read(`${path}?lang=${language}`))("#enquiry").text();
  expect(await form("en")).toContain("Clara Gu");
  expect(await form("en")).not.toContain(name);
  expect(await form("zh")).toContain(name);
});

test("what a program fills in, another site sends or a page of last week holds is not kept", async () => {
  const { path, propertyId } = await site.online();
  for (const [fields, later] of [
    [{ ...person, extra: "https://spam.example" }, 20],
    [person, 0],
  ] as const)
    expect((await send(path, fields, later)).status).toBe(422);
  expect((await send(path, { ...person, token: "forged.token" })).status).toBe(422);
  expect((await send(path, person, 8 * 86_400)).status).toBe(422);
  expect((await send(path, person, 20, { "sec-fetch-site": "cross-site" })).status).toBe(422);
  expect((await send(path, person, 20, { "content-length": String(pageEnquiryLimits.bodyBytes + 1) })).status).toBe(
    422,
  );
  expect(await asked(propertyId)).toEqual([]);
});

test("one network may ask only so often, and hears to call instead", async () => {
  const { path, propertyId } = await site.online();
  site.here.address = "198.51.100.9";
  const answers: number[] = [];
  for (let n = 0; n <= pageEnquiryLimits.perNetwork; n += 1)
    answers.push((await send(path, { ...person, message: `${n}` })).status);
  expect(answers.at(-1)).toBe(429);
  expect(answers.slice(0, -1).every((status) => status === 303)).toBe(true);
  expect(await asked(propertyId)).toHaveLength(pageEnquiryLimits.perNetwork);
  site.here.address = "203.0.113.7";
});

test("one network that uses up a home's enquiries keeps no other visitor from its agent, and gets no more itself", async () => {
  const agent = await site.domain.person();
  const { path, propertyId } = await site.online(agent);
  site.here.address = "198.51.100.11";
  await send(path, { ...person, message: "0" });
  await send(path, { ...person, message: "1" });
  await site.domain.pool.query(
    `insert into page_enquiries (user_id, property_id, name, contact, message, language, consented_at, created_at)
     select $1, $2, 'n', '1390000' || n, '', 'zh', $3, $3 from generate_series(1000, 1000 + $4::integer) n`,
    [agent.id, propertyId, site.here.now, pageEnquiryLimits.usual.ofProperty],
  );
  expect((await send(path, { ...person, message: "2" })).status).toBe(429);
  site.here.address = "203.0.113.8";
  expect((await send(path, person)).status).toBe(303);
  site.here.address = "203.0.113.7";
});

test("who signs nothing and has no campaign is written to all the same: the account is whom the home belongs to", async () => {
  const agent = await site.domain.person();
  const account = ownerOfSession({ userId: agent.id });
  const home = await insertProperty(site.domain.db, account, { title: "梅川苑", address: null, listing: flat });
  const { url } = await agent.client.pages.publish({ propertyId: home.id });
  const path = pathOf(url);
  const $ = load(await site.read(path));
  expect($(".agent")).toHaveLength(0);
  expect($(".ask form")).toHaveLength(1);
  expect(
    $(".reach a")
      .toArray()
      .map((link) => $(link).attr("href")),
  ).toEqual(["#enquiry"]);
  const answer = await send(path, person);
  expect(answer.status).toBe(303);
  const { consent: _consent, ...said } = person;
  expect(await agent.client.pages.enquiries({ propertyId: home.id })).toMatchObject([said]);
  const { items } = await agent.client.notifications.list({});
  expect(items.filter(({ kind }) => kind === "page_enquiry")).toHaveLength(1);
  const mails = await site.domain.pool.query("select 1 from mail_outbox where kind = 'page_enquiry' and user_id = $1", [
    agent.id,
  ]);
  expect(mails.rows).toHaveLength(1);
  const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  for (const language of ["zh", "en", "ja", "ko", "fr", "de"]) {
    const page = await site.read(`${path}?lang=${language}`, { cookie });
    expect(load(page)("#enquiry [role=status]").text(), language).not.toBe("");
    expect(page).not.toMatch(/{{|undefined|null/);
  }
});

test("a page that is down takes nothing, and a preview offers no form", async () => {
  const { path, propertyId } = await site.online();
  const preview = await site.owner.client.pages.previewUrl({ propertyId });
  expect(load(await site.read(new URL(preview.url).pathname))("form").length).toBe(0);
  await site.owner.client.pages.unpublish({ propertyId });
  const body = new URLSearchParams(person).toString();
  const answer = await site.pages.routes.request(`${path}/enquiry`, { method: "POST", body });
  expect(answer.status).toBe(410);
});

test("the agent is in reach: by phone, WeChat, with a face, and the home on a map", async () => {
  const other = await site.domain.person();
  await other.client.account.card.save({ ...card, nameLatin: "Yun Gu", wechat: "guyun_sh" });
  const { path } = await site.online(other);
  const $ = load(await site.read(path));
  expect(
    $(".reach a")
      .toArray()
      .map((link) => $(link).attr("href")),
  ).toEqual(["tel:02155500132", "#wechat", "#enquiry"]);
  expect($("#wechat").text()).toContain("guyun_sh");
  expect($(".agent .name").text()).toContain("Yun Gu");
  const map = new URL($("a.map").attr("href") ?? "");
  expect([map.host, map.searchParams.get("keyword")]).toEqual(["uri.amap.com", "上海普陀梅川苑"]);
  expect((await site.open(`${path}/portrait.webp`)).status).toBe(404);
});
