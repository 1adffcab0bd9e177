import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowLimits } from "#server/base/limits";
import { type Domain, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let admins: Record<"super" | "system" | "operations", Person>;
beforeAll(async () => {
  domain = await openDomain();
  admins = {
    super: await domain.person({ role: "admin", scope: "super" }),
    system: await domain.person({ role: "admin", scope: "system" }),
    operations: await domain.person({ role: "admin", scope: "operations" }),
  };
});
afterAll(() => domain.stop());

const form = () => ({
  name: "林一",
  company: "海湾<b>置业</b>",
  phone: "138 0000 1234",
  email: null,
  teamSize: 40,
  message: "需要对接\n内部系统",
  planCode: "enterprise" as const,
  language: "zh" as const,
  idempotencyKey: randomUUID(),
});

test("an enquiry is told to super and operations, here and by mail in their language, and to the house", async () => {
  await domain.db
    .updateTable("settings")
    .set({ value: JSON.stringify({ email: "sales@house.example", phone: "", address: "", wechat: "" }) })
    .where("key", "=", "contact")
    .execute();
  await admins.operations.client.account.settings.language({ language: "en" });
  const person = await domain.person();
  domain.mails.length = 0;
  await person.client.enquiries.send(form());
  const news = async ({ client }: Person) =>
    (await client.notifications.list({ limit: 5 })).items.map((one) => [one.kind, one.data.company]);
  expect(await news(admins.super)).toEqual([["enquiry_new", "海湾<b>置业</b>"]]);
  expect(await news(admins.operations)).toEqual([["enquiry_new", "海湾<b>置业</b>"]]);
  expect(await news(admins.system)).toEqual([]);
  expect(domain.mails.map(({ to, language }) => [to, language]).sort()).toEqual(
    [
      [admins.super.email, "zh-CN"],
      [admins.operations.email, "en"],
      ["sales@house.example", "zh-CN"],
    ].sort(),
  );
  for (const mail of domain.mails) {
    expect(mail.text).toContain("138 0000 1234");
    expect(mail.html).toContain("海湾&lt;b&gt;置业&lt;/b&gt;");
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain("{{");
  }
});

test("the same key is the same enquiry, told once", async () => {
  const person = await domain.person();
  const asked = form();
  domain.mails.length = 0;
  const answers = await Promise.all([person.client.enquiries.send(asked), person.client.enquiries.send(asked)]);
  expect(answers[0]).toEqual(answers[1]);
  expect(domain.mails.filter((mail) => mail.to === admins.super.email)).toHaveLength(1);
});

test("an account sends a few an hour, and none without a way to answer", async () => {
  const person = await domain.person();
  await expect(person.client.enquiries.send({ ...form(), phone: null })).rejects.toMatchObject({
    code: "invalid_input",
  });
  for (let sent = 0; sent < rowLimits.enquiries.rows; sent++) await person.client.enquiries.send(form());
  await expect(person.client.enquiries.send(form())).rejects.toMatchObject({ code: "too_many_requests" });
});

test("what was asked is kept when no mail can be sent", async () => {
  const person = await domain.person();
  const { mails } = domain;
  const push = mails.push;
  mails.push = () => {
    throw new Error("the mail server is away");
  };
  const { id } = await person.client.enquiries.send(form()).finally(() => {
    mails.push = push;
  });
  const row = await domain.db.selectFrom("sales_enquiries").select("company").where("id", "=", id).executeTakeFirst();
  expect(row?.company).toBe("海湾<b>置业</b>");
});
