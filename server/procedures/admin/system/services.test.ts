import { afterAll, beforeAll, expect, test } from "vitest";
import type { PaymentProvider } from "#adapters/payments/payment";
import type { ServiceName } from "#contract/admin/integration";
import { AppError } from "#contract/errors";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { type Domain, ORIGIN, openDomain, type Person } from "#tests/support/domain";
import { insertBought, memberPlan } from "#tests/support/packages";

const asked: string[] = [];
const KEY_WORDS = "sk_live_51ABCDEFGHIJKLMNOP";
const never = async (): Promise<never> => {
  throw new Error("a test must not do this");
};
const provider = (name: "alipay" | "stripe", ask: PaymentProvider["ask"]): PaymentProvider => ({
  name,
  methods: ["page"],
  open: never,
  close: never,
  refund: never,
  receive: never,
  statement: null,
  ask,
});

let domain: Domain;
let system: Person;
let operations: Person;
beforeAll(async () => {
  domain = await openDomain(
    [],
    [
      provider("alipay", async ({ reference }) => {
        asked.push(reference);
        return { state: "open" };
      }),
      provider("stripe", async () => {
        throw new AppError("unavailable", { message: `Stripe: refused ${KEY_WORDS} of shop@example.com` });
      }),
    ],
  );
  system = await domain.person({ role: "admin", scope: "system" });
  operations = await domain.person({ role: "admin", scope: "operations" });
});
afterAll(() => domain.stop());

const serviceOf = async (name: ServiceName) =>
  (await system.client.admin.services.list()).find((service) => service.name === name);
const audited = async () => (await system.client.admin.logs.audit.list({ action: "integration.test" })).items;

test("each service says who does its work, what is set, and where it calls back, without a secret", async () => {
  const services = await system.client.admin.services.list();
  expect(services.map(({ name, way }) => [name, way])).toEqual([
    ["storage", "folder"],
    ["mail", "outbox"],
    ["sms", "outbox"],
    ["alipay", "alipay"],
    ["wechat", null],
    ["stripe", "stripe"],
    ["bank", null],
  ]);
  const mail = await serviceOf("mail");
  expect(mail?.settings).toContainEqual({ name: "SMTP_PASS", set: true, secret: true, value: null });
  expect(mail?.settings).toContainEqual({ name: "SMTP_HOST", set: true, secret: false, value: "mail.example.com" });
  expect((await serviceOf("stripe"))?.callback).toBe(`${ORIGIN}/api/payments/stripe/callback`);
  expect((await serviceOf("bank"))?.callback).toBeNull();
});

test("a file is stored, read and removed, and nothing of it stays", async () => {
  expect(await system.client.admin.services.test({ name: "storage" })).toMatchObject({ ok: true, code: null });
  expect(await domain.backend.files.list("media", system.id)).toEqual([]);
  expect((await serviceOf("storage"))?.lastTest).toMatchObject({ ok: true });
  expect((await audited())[0]).toMatchObject({ actor: `admin:${system.id}`, subjectId: "service:storage" });
});

test("a mail goes to the administrator's own address, and a message to a phone they have proved only", async () => {
  expect((await system.client.admin.services.test({ name: "mail" })).ok).toBe(true);
  expect(domain.mails.at(-1)).toMatchObject({ to: system.email });
  await expect(system.client.admin.services.test({ name: "sms" })).rejects.toMatchObject({ code: "phone_missing" });
  await domain.pool.query("update public.profiles set phone = '+8613800001234' where user_id = $1", [system.id]);
  await expect(system.client.admin.services.test({ name: "sms" })).rejects.toMatchObject({ code: "phone_missing" });
  await domain.pool.query("update public.profiles set phone_verified_at = now() where user_id = $1", [system.id]);
  for (let at = 0; at < 3; at += 1) expect((await system.client.admin.services.test({ name: "sms" })).ok).toBe(true);
  expect(domain.messages.map(({ to }) => to)).toEqual(["+8613800001234", "+8613800001234", "+8613800001234"]);
  await expect(system.client.admin.services.test({ name: "sms" })).rejects.toMatchObject({ code: "too_many_requests" });
});

test("a provider is asked about a charge nobody made; a refusal says why, without keys and addresses, in the audit too", async () => {
  expect((await system.client.admin.services.test({ name: "alipay" })).ok).toBe(true);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^[0-9A-Za-z]{6,32}$/);
  const refused = await system.client.admin.services.test({ name: "stripe" });
  expect(refused).toMatchObject({ ok: false, code: "unavailable", cause: "Stripe: refused [key] of [address]" });
  expect(JSON.stringify(await audited())).not.toContain("sk_live");
  expect((await serviceOf("stripe"))?.lastTest).toMatchObject({ ok: false, cause: refused.cause });
  await expect(system.client.admin.services.test({ name: "wechat" })).rejects.toMatchObject({ code: "not_found" });
});

test("health is what the journals say, and is shown to administrators of the system only", async () => {
  await domain.pool.query(
    "insert into public.mail_deliveries (at, recipient, subject, way, failure) values ('2026-01-02', 'a@b.c', 'x', 'smtp', null), ('2026-01-03', 'a@b.c', 'x', 'smtp', 'refused (EAUTH)')",
  );
  await domain.pool.query(
    "insert into public.payment_events (provider, event_id, kind, outcome, at, received_at) values ('alipay', 'e1', 'charge', 'unknown', '2026-01-04', '2026-01-04')",
  );
  expect(await serviceOf("mail")).toMatchObject({
    lastSuccess: "2026-01-02T00:00:00.000Z",
    lastFailure: { at: "2026-01-03T00:00:00.000Z", cause: "refused (EAUTH)" },
  });
  expect(await serviceOf("alipay")).toMatchObject({ lastCallback: "2026-01-04T00:00:00.000Z", lastSuccess: null });
  // what was carried over from before these books, a sample's orders among it, came by no provider
  const period = { startsAt: new Date("2026-01-05"), endsAt: new Date("2026-02-05") };
  const owner = ownerOfRow({ user_id: (await domain.person()).id });
  await insertBought(domain.db, owner, await memberPlan(domain.db, "basic"), period);
  expect(await serviceOf("bank")).toMatchObject({ lastSuccess: null, lastFailure: null });
  await domain.pool.query("update public.payments set reference = 'LC00000001' where provider = 'bank'");
  expect(await serviceOf("bank")).toMatchObject({ lastSuccess: period.startsAt.toISOString() });
  await expect(operations.client.admin.services.list()).rejects.toMatchObject({ code: "forbidden" });
  await expect(operations.client.admin.services.test({ name: "mail" })).rejects.toMatchObject({ code: "forbidden" });
});
