import { afterAll, beforeAll, expect, test } from "vitest";
import { openSecret } from "#server/base/seal";
import { type Domain, ORIGIN, openDomain, type Person } from "#tests/support/domain";

const KEY = "a key of the tests, thirty-two characters or more";
const SECRET = "weibo-secret-nobody-reads-again";
const OTHER = "weibo-secret-that-came-after-it";
const errors: unknown[] = [];
let domain: Domain;
let superAdmin: Person;
let system: Person;
beforeAll(async () => {
  domain = await openDomain(errors, [], KEY);
  superAdmin = await domain.person({ role: "admin", scope: "super" });
  system = await domain.person({ role: "admin", scope: "system" });
});
afterAll(() => domain.stop());

const apps = () => superAdmin.client.admin.platformApps;
const find = async (platform: string) => (await apps().list()).find((app) => app.platform === platform);
const sealed = async (platform: string) =>
  (await domain.db.selectFrom("platform_app_secrets").select("sealed").where("platform", "=", platform).execute()).map(
    (row) => row.sealed,
  );

test("platforms with an official API say what they want, the callback to register, and that nothing is kept", async () => {
  const weibo = await find("weibo");
  expect(weibo).toMatchObject({
    name: { en: "Weibo" },
    docs: "https://open.weibo.com/wiki/2/statuses/share",
    callback: `${ORIGIN}/api/platforms/weibo/callback`,
    enabled: false,
    complete: false,
    version: 0,
  });
  expect(weibo?.fields).toEqual([
    { name: "id", label: "App Key", secret: false, value: null, keptSince: null },
    { name: "secret", label: "App Secret", secret: true, value: null, keptSince: null },
    { name: "ip", label: "rip", secret: false, value: null, keptSince: null },
  ]);
});

test("a secret is sealed, and stands in no answer, log, audit or table", async () => {
  const answer = await apps().secrets({ platform: "weibo", secrets: { secret: ` ${SECRET} ` }, version: 0 });
  expect(answer.fields[1]).toMatchObject({ value: null, keptSince: expect.stringContaining("T") });
  const [kept = ""] = await sealed("weibo");
  expect(openSecret(KEY, kept, "platform_apps/weibo/secret")).toBe(SECRET);
  const all = [
    await apps().list(),
    (await system.client.admin.logs.audit.list({})).items,
    (await domain.pool.query("select * from public.audit_entries")).rows,
    (await domain.pool.query("select * from public.platform_app_secrets")).rows,
    errors,
  ];
  expect(JSON.stringify(all)).not.toContain(SECRET);
  const audit = JSON.stringify(all.slice(1, 3));
  expect(audit).toContain("platform_apps.insert");
  expect(audit).not.toContain("sealed:v1");
  expect(audit).toContain(`admin:${superAdmin.id}`);
});

test("secrets are written by super only; the system's administrators change what is public", async () => {
  const { platformApps } = system.client.admin;
  await expect(
    platformApps.secrets({ platform: "weibo", secrets: { secret: OTHER }, version: 1 }),
  ).rejects.toMatchObject({ code: "forbidden" });
  await expect(platformApps.remove({ platform: "weibo" })).rejects.toMatchObject({ code: "forbidden" });
  // a secret does not come in by the other door
  await expect(
    platformApps.save({ platform: "weibo", values: { secret: OTHER }, enabled: false, version: 1 }),
  ).rejects.toMatchObject({ code: "invalid_input", data: { field: "secret" } });
  const values = { id: "1234567890", ip: "203.0.113.7" };
  const saved = await platformApps.save({ platform: "weibo", values, enabled: true, version: 1 });
  expect(saved).toMatchObject({ enabled: true, complete: true, version: 2 });
});

test("nobody saves over what they have not seen, and nothing is enabled that is not whole or of the right form", async () => {
  const save = { platform: "weibo", values: { id: "999999" }, enabled: true };
  await expect(apps().save({ ...save, version: 1 })).rejects.toMatchObject({ code: "conflict" });
  await expect(apps().secrets({ platform: "weibo", secrets: { secret: OTHER }, version: 1 })).rejects.toMatchObject({
    code: "conflict",
  });
  expect(openSecret(KEY, (await sealed("weibo"))[0] ?? "", "platform_apps/weibo/secret")).toBe(SECRET);
  await expect(apps().save({ ...save, values: { id: "not digits" }, version: 2 })).rejects.toMatchObject({
    data: { field: "id" },
  });
  await expect(apps().save({ ...save, values: { id: "" }, version: 2 })).rejects.toMatchObject({
    data: { field: "enabled" },
  });
  await expect(
    apps().save({ platform: "facebook", values: { id: "1234567" }, enabled: true, version: 0 }),
  ).rejects.toMatchObject({ data: { field: "enabled" } });
  expect((await find("weibo"))?.fields[0]?.value).toBe("1234567890");
});

test("a secret is replaced, and goes with its application", async () => {
  await apps().secrets({ platform: "weibo", secrets: { secret: OTHER }, version: 2 });
  const kept = await sealed("weibo");
  expect(kept).toHaveLength(1);
  expect(openSecret(KEY, kept[0] ?? "", "platform_apps/weibo/secret")).toBe(OTHER);
  expect(await apps().remove({ platform: "weibo" })).toMatchObject({ version: 0, complete: false });
  expect(await sealed("weibo")).toEqual([]);
  await expect(apps().remove({ platform: "weibo" })).rejects.toMatchObject({ code: "not_found" });
});

test("the database takes no secret in plain text", async () => {
  await domain.pool.query("insert into public.platform_apps (platform) values ('reddit')");
  await expect(
    domain.pool.query("insert into public.platform_app_secrets values ('reddit', 'secret', 'plain')"),
  ).rejects.toThrow("check constraint");
});

test("a callback address of a platform without a connector says so; others are unknown", async () => {
  const at = async (path: string, method = "GET") => {
    const answer = await domain.app.request(path, { method });
    return [answer.status, Reflect.get(Object(await answer.json()), "code")];
  };
  expect(await at("/api/platforms/weibo/callback?code=1&state=2")).toEqual([404, "platform_not_connected"]);
  expect(await at("/api/platforms/weibo/callback", "POST")).toEqual([404, "platform_not_connected"]);
  expect(await at("/api/platforms/telegram/callback")).toEqual([404, "not_found"]);
  expect(await at("/api/platforms/nowhere/callback")).toEqual([404, "not_found"]);
});
