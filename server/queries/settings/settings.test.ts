import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayOfVersion, LEGAL_VERSION } from "#contract/legal";
import { noticeAt } from "#contract/settings";
import { legalInForce } from "#server/queries/site/legal";
import { findPicture, forgetPictures } from "#server/queries/site/site-pictures";
import { type Domain, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let admin: Person;
let other: Person;
beforeAll(async () => {
  domain = await openDomain();
  admin = await domain.person({ role: "admin", scope: "system" });
  other = await domain.person({ role: "admin", scope: "super" });
});
afterAll(() => domain.stop());

test("what is saved is what people get, and the audit names who did it", async () => {
  const { settings } = admin.client.admin;
  const { versions } = await settings.get();
  const saved = await settings.save({ values: { support_hours: 12, brand: { zh: "房声", en: "Roomcast" } }, versions });
  expect(saved.values.support_hours).toBe(12);
  expect(await domain.visitor.site.claims()).toMatchObject({ supportHours: 12 });
  expect(await domain.visitor.site.config()).toMatchObject({ brand: { zh: "房声", en: "Roomcast" } });
  const described = (await (await domain.app.request("/api/openapi.json")).json()) as { info: { title: string } };
  expect(described.info.title).toBe("Roomcast API");
  expect(await (await domain.app.request("/api/docs")).text()).toContain("<title>Roomcast API</title>");
  const { rows } = await domain.pool.query(
    "select actor, before, after, account_id from audit_entries where subject_id = 'support_hours' order by id desc limit 1",
  );
  expect(rows).toEqual([
    {
      actor: `admin:${admin.id}`,
      before: { value: 24, version: 1 },
      after: { value: 12, version: 2 },
      account_id: null,
    },
  ]);
});

test("of two administrators with the same page open the second is told, and nothing of theirs is written", async () => {
  const { versions } = await other.client.admin.settings.get();
  await admin.client.admin.settings.save({ values: { company: "First Ltd" }, versions });
  await expect(
    other.client.admin.settings.save({ values: { company: "Second Ltd", trial_days: 3 }, versions }),
  ).rejects.toMatchObject({ code: "conflict", data: { key: "company" } });
  const { values } = await admin.client.admin.settings.get();
  expect(values).toMatchObject({ company: "First Ltd", trial_days: 7 });
  // what the other one changed does not get in the way of something else
  await other.client.admin.settings.save({ values: { company: "First Ltd", trial_days: 3 }, versions });
  expect((await admin.client.admin.settings.get()).values.trial_days).toBe(3);
});

test("the history begins with what holds and ends with how it came", async () => {
  const past = await admin.client.admin.settings.history({ key: "trial_days" });
  expect(past.map(({ value, version, by }) => ({ value, version, by }))).toEqual([
    { value: 3, version: 2, by: other.email },
    { value: 7, version: 1, by: null },
  ]);
});

test("a value of another shape is refused and changes nothing", async () => {
  const { versions } = await admin.client.admin.settings.get();
  for (const values of [
    { trial_days: -1 },
    { brand: { zh: "只有一半", en: "" } },
    { filings: [""] },
    { notice: { on: true, text: { zh: "维护", en: "" }, until: null } },
    { contact: { email: "nobody", phone: "", address: "", wechat: "" } },
    { contact: { email: "", phone: "", address: "", wechat: "javascript:alert(1)" } },
    { wechat_qr: `${"0".repeat(32)}.png` },
  ])
    await expect(admin.client.admin.settings.save({ values, versions })).rejects.toMatchObject({
      code: "invalid_input",
    });
  expect((await admin.client.admin.settings.get()).versions).toEqual(versions);
});

test("an uploaded picture is drawn anew: what else the file held is gone", async () => {
  const own = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#222" } })
    .withExif({ IFD0: { Copyright: "secret-mark" } })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(own)], "code.jpg", { type: "image/jpeg" });
  const { name } = await admin.client.admin.settings.picture({ file });
  const { rows } = await domain.pool.query<{ bytes: Buffer }>("select bytes from site_pictures where name = $1", [
    name,
  ]);
  const bytes = rows[0]?.bytes ?? Buffer.alloc(0);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 200 });
  expect(bytes.includes("secret-mark")).toBe(false);
  const { versions } = await admin.client.admin.settings.get();
  await admin.client.admin.settings.save({ values: { wechat_qr: name }, versions });
  expect((await domain.visitor.site.config()).wechatQr).toBe(`/site/pictures/${name}`);
});

test("a picture goes when no setting shows it and none that can be brought back did; what waits for its form stays", async () => {
  const upload = async (red: number) => {
    const dot = await sharp({ create: { width: 200, height: 200, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer();
    const file = new File([new Uint8Array(dot)], "code.png", { type: "image/png" });
    return (await admin.client.admin.settings.picture({ file })).name;
  };
  const saved = async (name: string) => {
    const { versions } = await admin.client.admin.settings.get();
    await admin.client.admin.settings.save({ values: { wechat_qr: name }, versions });
  };
  const kept = async (...names: string[]) => {
    const found = await Promise.all(names.map((name) => findPicture(domain.db, name)));
    return found.map((bytes) => bytes !== null);
  };
  const [never, again, replaced, shown] = [await upload(1), await upload(2), await upload(3), await upload(4)];
  await saved(replaced);
  await saved(shown);
  const now = new Date();
  const later = new Date(now.getTime() + 8 * 86_400_000);
  await forgetPictures(domain.db, now);
  expect(await kept(never, again, replaced, shown)).toEqual([true, true, true, true]);
  await domain.pool.query("update site_pictures set created_at = $1 where name <> $2", [now, again]);
  await domain.pool.query("update site_pictures set created_at = $1 where name = $2", [new Date(0), again]);
  // uploaded once more, it waits anew
  expect(await upload(2)).toBe(again);
  await forgetPictures(domain.db, now);
  expect(await kept(again)).toEqual([true]);
  await forgetPictures(domain.db, later);
  expect(await kept(never, again, replaced, shown)).toEqual([false, false, true, true]);
  // fifty changes later nobody can bring it back
  for (let change = 0; change < 25; change += 1) {
    await saved("");
    await saved(shown);
  }
  await forgetPictures(domain.db, later);
  expect(await kept(replaced, shown)).toEqual([false, true]);
});

test("a picture straight from a phone, of some megabytes, is taken", async () => {
  const raw = { width: 900, height: 900, channels: 3 } as const;
  const noise = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(noise)], "code.png", { type: "image/png" });
  expect(file.size).toBeGreaterThan(2_000_000);
  await expect(admin.client.admin.settings.picture({ file })).resolves.toHaveProperty("name");
});

const signUp = (email: string) =>
  domain.backend.routes.request("/auth/v1/signup", {
    method: "POST",
    headers: {
      apikey: domain.backend.publishableKey,
      "content-type": "application/json",
      "X-Supabase-Api-Version": "2024-01-01",
    },
    body: JSON.stringify({ email, password: "Correct!Horse9" }),
  });

test("by invitation only nobody opens an account for themselves, and the page says so before", async () => {
  expect((await signUp("early@example.com")).status).toBe(200);
  const { versions } = await admin.client.admin.settings.get();
  const closed = await admin.client.admin.settings.save({ values: { registration: "invite" }, versions });
  const refused = await signUp("late@example.com");
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ code: "signup_disabled" });
  const { rows } = await domain.pool.query("select from auth.users where email = 'late@example.com'");
  expect(rows).toEqual([]);
  expect((await domain.visitor.site.config()).registration).toBe("invite");
  const said = await domain.backend.routes.request("/auth/v1/settings", {
    headers: { apikey: domain.backend.publishableKey },
  });
  expect(await said.json()).toMatchObject({ disable_signup: true });
  await domain.backend.accounts.invite("guest@example.com", { role: "user", language: "en" });
  await admin.client.admin.settings.save({ values: { registration: "open" }, versions: closed.versions });
  expect((await signUp("late@example.com")).status).toBe(200);
});

test("the notice is there until its end and not after", async () => {
  const { versions } = await admin.client.admin.settings.get();
  const until = new Date(domain.now().getTime() + 60_000).toISOString();
  const text = { zh: "今晚维护", en: "Maintenance tonight" };
  const { values } = await admin.client.admin.settings.save({
    values: { notice: { on: true, text, until } },
    versions,
  });
  expect((await domain.visitor.site.config()).notice).toEqual({ text, until });
  expect(noticeAt(values.notice, new Date(until))).toBeNull();
  expect(noticeAt({ ...values.notice, on: false }, domain.now())).toBeNull();
});

test("publishing puts the draft in force, asks everybody again, and leaves what was agreed to as it was", async () => {
  const person = await domain.person();
  const given = { language: "en" as const, givenAt: domain.now().toISOString() };
  await person.client.account.consents.give({ version: LEGAL_VERSION, ...given });
  expect((await person.client.account.consents.get()).missing).toEqual([]);

  const { versions, values } = await admin.client.admin.settings.get();
  const empty = values.legal_draft;
  const written = "# House terms\n\nWhat holds here.\n\n## One\n\nBe kind.\n";
  const drafted = await admin.client.admin.settings.save({
    values: { legal_draft: { ...empty, terms: { ...empty.terms, en: written } } },
    versions,
  });
  await expect(admin.client.admin.legal.publish({ draft: versions.legal_draft })).rejects.toMatchObject({
    code: "conflict",
  });
  expect((await person.client.account.consents.get()).missing).toEqual([]);

  // pressed twice, or by two: one version
  const draft = drafted.versions.legal_draft;
  const said = await Promise.allSettled([1, 2, 3].map(() => admin.client.admin.legal.publish({ draft })));
  expect(said.map((one) => (one.status === "rejected" ? one.reason.code : "published")).sort()).toEqual([
    "conflict",
    "conflict",
    "published",
  ]);
  const state = await admin.client.admin.legal.get();
  const version = state.versions[0]?.version ?? "";
  expect(version > LEGAL_VERSION).toBe(true);
  expect(state.texts.terms.en).toBe(written);
  expect((await domain.visitor.site.config()).legalVersion).toBe(version);
  const inForce = await legalInForce(domain.db);
  expect(inForce.text("terms", "en").title).toBe("House terms");
  expect(inForce.text("privacy", "zh").title).toBe("隐私政策");
  expect(await person.client.account.consents.get()).toMatchObject({ version, missing: ["terms", "privacy"] });
  await expect(person.client.account.consents.give({ version: LEGAL_VERSION, ...given })).rejects.toMatchObject({
    code: "conflict",
  });
  await person.client.account.consents.give({ version, ...given });
  expect((await person.client.account.consents.get()).missing).toEqual([]);
  await expect(domain.pool.query("update legal_versions set texts = '{}'")).rejects.toThrow();

  // the same day again: another version, and no day to come
  const again = await admin.client.admin.settings.save({
    values: { legal_draft: { ...empty, terms: { ...empty.terms, en: written.replace("kind", "fair") } } },
    versions: (await admin.client.admin.settings.get()).versions,
  });
  await admin.client.admin.legal.publish({ draft: again.versions.legal_draft });
  const second = (await person.client.account.consents.get()).version;
  expect(second > version).toBe(true);
  expect(dayOfVersion(second)).toBe(dayOfVersion(version));
  expect((await admin.client.admin.legal.version({ version: second })).terms.en).toContain("Be fair.");
  await person.client.account.consents.give({ version: second, ...given });
  expect((await person.client.account.consents.get()).missing).toEqual([]);
});

test("a draft nobody could read is refused with the place, and what is in force stays", async () => {
  const { versions, values } = await admin.client.admin.settings.get();
  const saved = await admin.client.admin.settings.save({
    values: { legal_draft: { ...values.legal_draft, privacy: { zh: "没有标题", en: "" } } },
    versions,
  });
  await expect(admin.client.admin.legal.publish({ draft: saved.versions.legal_draft })).rejects.toMatchObject({
    code: "invalid_input",
    data: { document: "privacy", language: "zh", problem: "no_title", line: 1 },
  });
  expect((await admin.client.admin.legal.get()).versions).toHaveLength(3);
});
