import { setTimeout as rest } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInLimits } from "#server/backend/embedded/shared/limits";
import { openLog } from "#server/base/log";
import { openErrorJournal } from "#server/journals/error-journal";
import { journalled } from "#server/journals/mail-journal";
import { forgetJournals } from "#server/queries/journals/journals";
import { type Domain, openDomain, PASSWORD, type Person } from "#tests/support/domain";

let domain: Domain;
let system: Person;
let operations: Person;
let reader: Person;
let agent: Person;
beforeAll(async () => {
  domain = await openDomain();
  system = await domain.person({ role: "admin", scope: "system" });
  operations = await domain.person({ role: "admin", scope: "operations" });
  reader = await domain.person({ role: "admin", scope: "system" });
  agent = await domain.person();
});
afterAll(() => domain.stop());

const signIn = (email: string, password: string, agent = "Test/1.0") =>
  domain.backend.routes.request("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { apikey: domain.backend.publishableKey, "content-type": "application/json", "user-agent": agent },
    body: JSON.stringify({ email, password }),
  });
/** What is written after the answer. */
async function until<T>(read: () => Promise<T>, right: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read();
    if (right(value)) return value;
    await rest(20);
  }
}

test("the audit is searched by the words of either language, and by the action's own name", async () => {
  const person = await domain.person();
  await operations.client.admin.users.disable({ id: person.id, reason: "test" });
  for (const q of ["停用账号", "account DISABLED", "accounts.dis"]) {
    const { items } = await system.client.admin.logs.audit.list({ q });
    expect(items[0], q).toMatchObject({ action: "accounts.disable", accountId: person.id });
  }
});

test("a sign-in that failed and one that worked are found by the address, and never change", async () => {
  const person = await domain.person();
  await signIn(person.email.toUpperCase(), "Wrong-Horse-9");
  const list = () => system.client.admin.logs.signIns.list({ q: person.email.slice(0, 9) });
  const { items } = await until(list, (page) => page.items.length >= 2);
  expect(items[0]).toMatchObject({
    email: person.email,
    outcome: "invalid_credentials",
    address: "192.0.2.1",
    userAgent: "Test/1.0",
  });
  expect(items[1]).toMatchObject({ outcome: "signed_in" });
  expect(JSON.stringify(items)).not.toContain("Wrong-Horse");
  const failed = await system.client.admin.logs.signIns.list({ q: person.email, outcome: "invalid_credentials" });
  expect(failed.count).toEqual({ count: 1, more: false });
  await expect(domain.pool.query("update public.sign_in_attempts set outcome = 'x'")).rejects.toThrow("never changed");
  await expect(domain.pool.query("delete from public.sign_in_attempts")).rejects.toThrow("never changed");
  await expect(domain.pool.query("truncate public.sign_in_attempts")).rejects.toThrow("never changed");
});

test("errors of the log are counted by kind, without a person in them, resolved, and open again when they come back", async () => {
  const journal = openErrorJournal(() => new Date());
  const log = openLog("silent", true, journal.take);
  log.level = "error";
  const write = process.stdout.write;
  process.stdout.write = () => true;
  const fail = (id: number, requestId: string) =>
    log.error({ err: new Error(`row ${id} of lin@example.com is gone`), requestId }, "a request failed");
  fail(1, "first");
  fail(2, "second");
  log.error({ mail: "confirm", reason: "refused by 192.0.2.9" }, "mail not sent");
  log.warn({ err: new Error("no") }, "only a warning");
  process.stdout.write = write;
  journal.attach(domain.db);
  await journal.close();
  const { list, resolve } = system.client.admin.logs.errors;
  const { items } = await list({ sort: "times" });
  expect(items.map(({ title, message, times }) => [title, message, times])).toEqual([
    ["a request failed", "Error: row 2 of [address] is gone", 2],
    ["mail not sent", "refused by [network]", 1],
  ]);
  expect(items[0]?.lastRequestId).toBe("second");
  const id = items[0]?.id ?? "";
  expect((await resolve({ id, resolved: true })).resolvedAt).not.toBeNull();
  expect((await list({ state: "open" })).items.map((one) => one.title)).toEqual(["mail not sent"]);
  const { items: said } = await system.client.admin.logs.audit.list({ action: "errors." });
  expect(said).toMatchObject([{ actor: `admin:${system.id}`, action: "errors.resolve", subjectId: id }]);
  const again = openErrorJournal(() => new Date());
  again.attach(domain.db);
  for (const entry of items)
    if (entry.title === "mail not sent") again.take({ title: entry.title, reason: "refused by 192.0.2.8" });
  await rest(20);
  await again.close();
  expect((await list({ q: "refused" })).items[0]?.times).toBe(2);
});

test("every mail is written down with how it went, without the code it carries", async () => {
  const failing = {
    name: "smtp" as const,
    send: () => Promise.reject(new Error("550 no lin@example.com")),
    close() {},
  };
  const mail = { to: "Lin@Example.com", subject: "您的验证码 482913", text: "", html: "", language: "zh" };
  await expect(journalled(failing, domain.db, () => new Date()).send(mail)).rejects.toThrow("550");
  await journalled({ ...failing, send: async () => {} }, domain.db, () => new Date()).send(mail);
  const { items } = await system.client.admin.logs.mails.list({ q: "lin@" });
  expect(items.map(({ recipient, subject, failure }) => [recipient, subject, failure])).toEqual([
    ["lin@example.com", "您的验证码 ••••", null],
    ["lin@example.com", "您的验证码 ••••", "550 no [address]"],
  ]);
  expect((await system.client.admin.logs.mails.list({ state: "failed" })).items).toHaveLength(1);
});

test("what a provider told is listed, and stays as it was told", async () => {
  await domain.pool.query(
    `insert into public.payment_events (provider, event_id, kind, reference, outcome, said, at)
     values ('alipay', 'evt-1', 'payment', 'REF000001', 'mismatch', '{"amountMinor": 5}', now())`,
  );
  const { list } = system.client.admin.logs.webhooks;
  expect((await list({ q: "REF000001" })).items).toMatchObject([{ eventId: "evt-1", said: { amountMinor: 5 } }]);
  expect((await list({ outcome: "applied" })).items).toEqual([]);
  await expect(domain.pool.query("update public.payment_events set said = '{}'")).rejects.toThrow("never changed");
  await expect(domain.pool.query("delete from public.payment_events")).rejects.toThrow();
  await expect(domain.pool.query("truncate public.payment_events")).rejects.toThrow();
  expect((await list({ q: "REF000001" })).items).toHaveLength(1);
});

test("the audit is searched by account, actor, action and time, and downloaded", async () => {
  const { list, export: download } = system.client.admin.logs.audit;
  const kinds = await list({ actorKind: "admin", limit: 1 });
  expect(kinds.items).toMatchObject([{ actor: `admin:${system.id}`, actorEmail: system.email }]);
  expect((await list({ q: system.id })).items.length).toBeGreaterThan(0);
  expect((await list({ action: "nothing" })).count).toEqual({ count: 0, more: false });
  expect((await list({ until: "2020-01-01T00:00:00Z" })).items).toEqual([]);
  expect((await list({ q: "errors.%" })).items).toEqual([]);
  const file = await download({ action: "errors.", language: "en" });
  expect(file.name).toMatch(/^listcast-audit-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await file.text()).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("Who,Actor’s email,Actor ID,Action");
  expect(lines[1]).toContain(`,Administrator,${system.email},admin:${system.id},`);
  expect((await list({ q: "logs.export" })).items).toHaveLength(1);
});

test("whoever takes a journal away as a file is in the audit with which one, not with what was searched for", async () => {
  const { errors, mails, webhooks, signIns } = system.client.admin.logs;
  const language = "zh";
  await errors.export({ language });
  await mails.export({ q: "lin@example.com", language });
  await webhooks.export({ language });
  await signIns.export({ outcome: "signed_in", language });
  const { items } = await system.client.admin.logs.audit.list({
    action: "logs.export",
    actor: `admin:${system.id}`,
  });
  expect(items.map(({ after }) => after).reverse()).toMatchObject([
    { journal: "audit" },
    { journal: "errors" },
    { journal: "mails", searched: true },
    { journal: "webhooks" },
    { journal: "signIns", outcome: "signed_in" },
  ]);
  expect(JSON.stringify(items.map(({ after }) => after))).not.toContain("lin@example.com");
});

test("each journal's file is in the words of its screen, in the language of who takes it", async () => {
  await signIn(system.email, PASSWORD);
  await until(
    () => system.client.admin.logs.signIns.list({ q: system.email }),
    ({ items }) => items.length > 0,
  );
  const { audit, errors, mails, webhooks, signIns } = system.client.admin.logs;
  for (const [language, done, heads] of [
    [
      "zh",
      "已登录",
      [
        "时间（北京时间）,操作人,",
        "最近出现（北京时间）,",
        "时间（北京时间）,收件人,",
        "时间（北京时间）,支付渠道,",
        "时间（北京时间）,邮箱,结果,",
      ],
    ],
    [
      "en",
      "Signed in",
      [
        "Time (Beijing time),Who,",
        "Last seen (Beijing time),",
        "Time (Beijing time),To,",
        "Time (Beijing time),Provider,",
        "Time (Beijing time),Email,",
      ],
    ],
  ] as const) {
    const files = await Promise.all(
      [audit, errors, mails, webhooks, signIns].map(async (one) => await (await one.export({ language })).text()),
    );
    for (const [at, head] of heads.entries())
      expect(files[at]?.replace("\ufeff", "").startsWith(head), head).toBe(true);
    expect(files[4]).toContain(`,${system.email},${done},`);
  }
});

test("a tail ends when its reader's scope does not reach the journal any more", async () => {
  const tail = await reader.client.admin.logs.tail({ journal: "webhooks" });
  expect((await tail.next()).done).toBe(false);
  const next = tail.next();
  await domain.pool.query("update public.user_roles set scope = 'operations' where user_id = $1", [reader.id]);
  expect((await next).done).toBe(true);
});

test("the journals are for system and super", async () => {
  const { logs } = operations.client.admin;
  for (const ask of [logs.audit.export, logs.errors.list, logs.mails.list, logs.webhooks.list, logs.signIns.list])
    await expect(ask({ language: "en" })).rejects.toMatchObject({ code: "forbidden" });
  for (const journal of ["audit", "signIns"] as const)
    await expect(logs.tail({ journal })).rejects.toMatchObject({ code: "forbidden" });
});

test("of the audit, operations read their own acts and what befell accounts they may reach", async () => {
  await operations.client.admin.users.disable({ id: agent.id, reason: "test" });
  const { list } = operations.client.admin.logs.audit;
  expect((await list({ accountId: agent.id })).items[0]).toMatchObject({ action: "accounts.disable" });
  // an administrator's own account, and what system did
  expect((await list({ accountId: reader.id })).items).toEqual([]);
  expect((await list({ actor: `admin:${system.id}` })).items).toEqual([]);
  expect((await system.client.admin.logs.audit.list({ accountId: reader.id })).items.length).toBeGreaterThan(0);
});

test("a tail says at once what is newest, and again when something comes", async () => {
  const seen: (string | null)[] = [];
  const stop = new AbortController();
  for await (const { newest } of await system.client.admin.logs.tail({ journal: "audit" }, { signal: stop.signal })) {
    seen.push(newest);
    if (seen.length === 2) break;
    await system.client.admin.logs.audit.export({ action: "none", language: "en" });
  }
  stop.abort();
  expect(Number(seen[1])).toBeGreaterThan(Number(seen[0]));
});

const keeps = (days: unknown) =>
  domain.pool.query("update public.settings set value = $1 where key = 'log_days'", [JSON.stringify(days)]);
/** A line of each journal of each age, and after the sweep which ages are left. */
async function left(days: unknown, ages: readonly number[]) {
  await keeps(days);
  for (const age of ages)
    await domain.pool.query(`
      insert into public.sign_in_attempts (at, email, outcome) values (now() - interval '${age} days', 'aged-${age}', 'x');
      insert into public.mail_deliveries (at, recipient, subject, way) values
        (now() - interval '${age} days', 'aged-${age}', 'x', 'outbox');
      insert into public.application_errors (fingerprint, title, message, place, first_seen, last_seen) values
        ('aged-${age}', 'x', 'x', '', now() - interval '${age} days', now() - interval '${age} days')
        on conflict do nothing`);
  await forgetJournals(domain.db, new Date());
  const of = async (table: string, name: string) => {
    const { rows } = await domain.pool.query<{ name: string }>(
      `select distinct ${name} as name from public.${table} where ${name} like 'aged-%'`,
    );
    return rows.map(({ name: one }) => Number(one.slice(5))).sort((a, b) => a - b);
  };
  return {
    signIns: await of("sign_in_attempts", "email"),
    mails: await of("mail_deliveries", "recipient"),
    errors: await of("application_errors", "fingerprint"),
  };
}

test("of each journal the old lines go after the days of its own setting, young ones stay", async () => {
  expect(await left({ signIns: 400, mails: 60, errors: 10 }, [9, 11, 59, 61, 399, 401])).toEqual({
    signIns: [9, 11, 59, 61, 399],
    mails: [9, 11, 59],
    errors: [9],
  });
});

test("a smaller number than seven days of an earlier time is read as seven, and leaves the other journals theirs", async () => {
  expect(await left({ signIns: 3, mails: 365, errors: 90 }, [6, 8, 100, 364, 366])).toEqual({
    signIns: [6],
    mails: [6, 8, 9, 11, 59, 100, 364],
    errors: [6, 8, 9],
  });
  const { values } = await system.client.admin.settings.get();
  expect(values.log_days).toEqual({ signIns: 7, mails: 365, errors: 90 });
  expect(await left({ signIns: "a month", mails: 365, errors: 7 }, [6, 29, 31])).toMatchObject({
    signIns: [6, 29],
    errors: [6],
  });
});

test("fewer days than seven are refused, and seven are taken", async () => {
  await keeps({ signIns: 30, mails: 90, errors: 90 });
  const { settings } = system.client.admin;
  const { versions } = await settings.get();
  const log_days = { signIns: 30, mails: 90, errors: 6 };
  await expect(settings.save({ values: { log_days }, versions })).rejects.toMatchObject({ code: "invalid_input" });
  const { values } = await settings.save({ values: { log_days: { ...log_days, errors: 7 } }, versions });
  expect(values.log_days.errors).toBe(7);
});

test("whoever keeps hammering writes one line a minute of each refusal that looked at no password", async () => {
  const email = "nobody@example.com";
  const status: number[] = [];
  for (let tries = 0; tries < signInLimits.passwordAddress.points + 20; tries++)
    status.push((await signIn(email, PASSWORD.toLowerCase())).status);
  expect(status.filter((one) => one === 429).length).toBeGreaterThanOrEqual(20);
  const outcomes = ["captcha_failed", "over_request_rate_limit"] as const;
  const read = (outcome: (typeof outcomes)[number]) => system.client.admin.logs.signIns.list({ q: email, outcome });
  for (const outcome of outcomes)
    await until(
      () => read(outcome),
      ({ items }) => items.length > 0,
    );
  await rest(100);
  for (const outcome of outcomes) expect((await read(outcome)).items, outcome).toHaveLength(1);
});
