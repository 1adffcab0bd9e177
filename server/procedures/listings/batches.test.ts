import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#contract/errors";
import { largeTables, rowLimits } from "#server/base/limits";
import { pageReader } from "#server/demo/page-reader";
import { homesCsv, wrong } from "#tests/support/documents/homes-table";
import { type Domain, ended, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let agent: Person;
beforeAll(async () => {
  domain = await openDomain();
  agent = await domain.person();
});
afterAll(() => domain.stop());

const defaults = { country: "CN", transaction: "sale" as const };
const file = (text: string, name: string) => new File([text], name);
const count = async (person: Person) =>
  Number(
    (
      await domain.db
        .selectFrom("properties")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .where("user_id", "=", person.id)
        .executeTakeFirstOrThrow()
    ).count,
  );

test("two hundred homes: seven rows are refused with their cells, the others become properties, once", async () => {
  const { client } = agent;
  const batch = await client.batches.create({ file: file(homesCsv(), "房源.csv") });
  expect(batch).toMatchObject({ name: "房源.csv", format: "csv", rows: 200 });
  expect(batch.columns[1]).toEqual({ name: "总价（万）", samples: ["301", "302", "303"] });
  const settled = { id: batch.id, mapping: batch.mapping, defaults };
  const { report, listings } = await client.batches.preview(settled);
  expect(report).toMatchObject({ ready: 193, done: 0, refused: 7 });
  expect(report.troubles.map(({ row }) => row)).toEqual(Object.keys(wrong).map(Number));
  expect(report.troubles[0]?.problems).toEqual([{ code: "unreadable", column: "总价（万）", value: "面议" }]);
  expect(listings[0]).toMatchObject({ price: { amount: 3_010_000 } });
  expect(await count(agent)).toBe(0);

  const key = randomUUID();
  const task = await client.batches.start({ ...settled, idempotencyKey: key });
  expect(await client.batches.start({ ...settled, idempotencyKey: key })).toMatchObject({ id: task.id });
  // the process stops in the middle of it, and another goes on
  const first = await domain.work();
  await expect
    .poll(async () => (await client.batches.get({ id: batch.id })).report.done, { timeout: 20_000 })
    .toBeGreaterThan(5);
  await first.stop();
  const midway = (await client.batches.get({ id: batch.id })).report.done;
  expect(await count(agent)).toBe(midway);
  const second = await domain.work();
  expect(await ended(client, task.id)).toMatchObject({ status: "completed", progress: 100 });
  expect((await client.batches.get({ id: batch.id })).report).toMatchObject({ ready: 0, done: 193, refused: 7 });
  expect(await count(agent)).toBe(193);
  await expect(client.batches.start({ ...settled, idempotencyKey: randomUUID() })).rejects.toMatchObject({
    code: "conflict",
  });
  await second.stop();
});

test("of more bad rows than one screen shows all are told, before and after the task", async () => {
  const { client } = await domain.person();
  const worker = await domain.work();
  const lines = Array.from({ length: 700 }, (_, at) => `第 ${at + 1} 套,面议,80`);
  const batch = await client.batches.create({
    file: file(["标题,总价（万）,面积（㎡）", ...lines].join("\n"), "房源.csv"),
  });
  const settled = { id: batch.id, mapping: batch.mapping, defaults };
  const { report } = await client.batches.preview(settled);
  expect(report.troubles).toHaveLength(700);
  const task = await client.batches.start({ ...settled, idempotencyKey: randomUUID() });
  await ended(client, task.id);
  const after = await client.batches.get({ id: batch.id });
  expect(after.report).toMatchObject({ refused: 700 });
  expect(after.report.troubles.at(-1)).toMatchObject({ row: 700, problems: [{ value: "面议" }] });
  await worker.stop();
});

test("a list of links is read one by one; what one site refuses keeps no other home out", async () => {
  const other = await domain.person();
  const [example] = await other.client.imports.examples();
  const asked: string[] = [];
  const worker = await domain.work({
    helpListing: async (listing, wordsOf) => {
      asked.push(await wordsOf());
      return { ...listing, renovation: "as a model pointed at" };
    },
    pages: (origin) => ({
      ...pageReader(origin),
      page: async (url, signal) => {
        if (url.includes("blocked")) throw new AppError("blocked");
        return pageReader(origin).page(url, signal);
      },
    }),
  });
  const links = [example?.url ?? "", "https://blocked.example/1", "nonsense"];
  const batch = await other.client.batches.createFromLinks({ links });
  const settled = { id: batch.id, mapping: batch.mapping, defaults: { country: null, transaction: null } };
  const { report } = await other.client.batches.preview(settled);
  expect(report).toMatchObject({ ready: 2, troubles: [{ row: 3, problems: [{ code: "not_a_web_address" }] }] });
  const task = await other.client.batches.start({ ...settled, idempotencyKey: randomUUID() });
  expect(await ended(other.client, task.id)).toMatchObject({ status: "completed" });
  const after = await other.client.batches.get({ id: batch.id });
  expect(after.report).toMatchObject({ ready: 0, done: 1, refused: 2 });
  expect(after.report.troubles[0]).toMatchObject({ row: 2, problems: [{ code: "blocked" }] });
  const { items } = await other.client.properties.list({});
  expect(items).toMatchObject([{ status: "draft" }]);
  expect(items[0]?.coverUrl).not.toBeNull();
  expect(asked, "empty fields are asked of a model, link by link").toHaveLength(1);
  expect(asked[0]?.length).toBeGreaterThan(100);
  const home = await other.client.properties.get({ id: items[0]?.id ?? "" });
  expect(home.listing.renovation).toBe("as a model pointed at");
  await worker.stop();
});

test("where a site lets nobody in, the words its link was shared with are read; a home that is gone stays out", async () => {
  const sharer = await domain.person();
  const worker = await domain.work({
    pages: (origin) => ({
      ...pageReader(origin),
      page: async (url) => Promise.reject(new AppError(url.includes("gone") ? "removed" : "blocked")),
    }),
  });
  const links = [
    {
      url: "https://blocked.example/1",
      words: "【链家】普陀区中远两湾城 3室2厅2卫 128.5平 精装 698万 https://blocked.example/1",
    },
    { url: "https://gone.example/2", words: "普陀区梅川苑 2室1厅 75平 498万 https://gone.example/2" },
    { url: "https://blocked.example/3", words: "快来看看 https://blocked.example/3" },
    "https://blocked.example/4",
  ];
  const batch = await sharer.client.batches.createFromLinks({ links });
  expect(batch).toMatchObject({ name: "https://blocked.example/1", rows: 4, columns: [{ name: "link" }] });
  const settled = { id: batch.id, mapping: batch.mapping, defaults: { country: null, transaction: null } };
  const task = await sharer.client.batches.start({ ...settled, idempotencyKey: randomUUID() });
  await ended(sharer.client, task.id);
  const { report } = await sharer.client.batches.get({ id: batch.id });
  expect(report).toMatchObject({ done: 1, refused: 3 });
  expect(report.troubles.map(({ row, problems }) => [row, problems[0]?.code])).toEqual([
    [2, "removed"],
    [3, "blocked"],
    [4, "blocked"],
  ]);
  const { items } = await sharer.client.properties.list({});
  expect(items).toHaveLength(1);
  const { listing } = await sharer.client.properties.get({ id: items[0]?.id ?? "" });
  expect(listing).toMatchObject({ address: { community: "中远两湾城" }, price: { amount: 6_980_000 } });
  await worker.stop();
});

test("a rent whose page does not say for how long is asked about, and kept with the answer", async () => {
  const renter = await domain.person();
  const page = (title: string, price: string) => `<html lang="en"><title>${title}</title><h1>${title}</h1>
    <p class="price">${price}</p><dl><dt>Bedrooms</dt><dd>2</dd><dt>Floor area</dt><dd>65 sqm</dd>
    <dt>Address</dt><dd>${title}, Hackney, London</dd></dl><p>To rent: a flat with two bedrooms.</p></html>`;
  const html: Record<string, string> = {
    "https://lets.example/1": page("Mare Street flat to rent", "£2,400"),
    "https://lets.example/2": page("Dalston Lane flat to rent", "£2,100 pcm"),
  };
  const worker = await domain.work({
    pages: (origin) => ({
      ...pageReader(origin),
      page: async (url) => ({ html: html[url] ?? "", finalUrl: url }),
    }),
  });
  const batch = await renter.client.batches.createFromLinks({ links: Object.keys(html) });
  const none = { country: null, transaction: null };
  const task = await renter.client.batches.start({
    ...{ id: batch.id, mapping: batch.mapping, defaults: none, idempotencyKey: randomUUID() },
  });
  await ended(renter.client, task.id);
  const { report } = await renter.client.batches.get({ id: batch.id });
  expect(report).toMatchObject({ done: 1, refused: 1 });
  expect(report.troubles).toEqual([
    {
      row: 1,
      problems: [{ code: "rent_without_period", column: null, value: "Mare Street flat to rent · 2400 GBP" }],
    },
  ]);
  const answer = (row: number) => ({
    ...{ id: batch.id, periods: [{ row, period: "week" as const }], idempotencyKey: randomUUID() },
  });
  await expect(renter.client.batches.answer(answer(2)), "nothing is asked of it").rejects.toMatchObject({
    code: "conflict",
  });
  const stranger = await domain.person();
  await expect(stranger.client.batches.answer(answer(1))).rejects.toMatchObject({ code: "not_found" });
  const again = await renter.client.batches.answer(answer(1));
  await ended(renter.client, again.id);
  expect((await renter.client.batches.get({ id: batch.id })).report).toMatchObject({ done: 2, refused: 0 });
  const { items } = await renter.client.properties.list({});
  expect(items.map(({ price }) => [price?.amount, price?.period]).sort()).toEqual([
    [2_100, "month"],
    [2_400, "week"],
  ]);
  await worker.stop();
});

test("a table of homes that are here already offers what changed, and updates those that are chosen, none twice", async () => {
  const seller = await domain.person();
  const worker = await domain.work();
  const bring = async (price: number, other: number) => {
    const rows = [
      `Flat,${price},2,80,"12 Rainey Street, Austin, TX 78701"`,
      `House,${other},3,140,"9 Elm Drive, Austin, TX 78702"`,
    ];
    const batch = await seller.client.batches.create({
      file: file(["Title,Price,Beds,Area (m²),Address", ...rows].join("\n"), "homes.csv"),
    });
    const settled = { id: batch.id, mapping: batch.mapping, defaults: { country: "US", transaction: "sale" as const } };
    await ended(seller.client, (await seller.client.batches.start({ ...settled, idempotencyKey: randomUUID() })).id);
    return { id: batch.id, report: (await seller.client.batches.get({ id: batch.id })).report };
  };
  expect((await bring(698_000, 900_000)).report).toMatchObject({ done: 2, refused: 0 });
  const { id, report } = await bring(680_000, 900_000);
  expect(report).toMatchObject({ done: 0, refused: 2 });
  const [flat, house] = report.troubles.map(({ problems }) => problems[0]);
  expect(flat?.changes).toMatchObject([{ path: "price", before: { amount: 698_000 }, after: { amount: 680_000 } }]);
  expect(house?.changes, "nothing new is told of it").toBeUndefined();
  const again = await seller.client.batches.answer({
    ...{ id, periods: [{ row: 1, period: "update" as const }], idempotencyKey: randomUUID() },
  });
  await ended(seller.client, again.id);
  expect((await seller.client.batches.get({ id })).report).toMatchObject({ done: 1, refused: 1 });
  const { items } = await seller.client.properties.list({});
  expect(items.map(({ price }) => price?.amount).sort()).toEqual([680_000, 900_000]);
  await worker.stop();
});

test("looking at a batch reads the beginnings of its first rows, however much it holds", async () => {
  const { client } = agent;
  const long = "长".repeat(500);
  const lines = Array.from({ length: 30 }, (_, at) => `${at},${at < 25 ? "" : "late"},${long}`);
  const batch = await client.batches.create({ file: file(["编号,备注,描述", ...lines].join("\n"), "房源.csv") });
  const looked = await client.batches.get({ id: batch.id });
  expect(looked.batch).toEqual(batch);
  expect(looked.batch.columns.map(({ samples }) => samples)).toEqual([
    ["0", "1", "2"],
    [],
    Array.from({ length: 3 }, () => long.slice(0, 80)),
  ]);
});

test("an account that has made enough batches is refused before its file is read", async () => {
  const { client, id } = await domain.person();
  await sql`insert into import_batches (user_id, name, format, columns, mapping, defaults, created_at)
    select ${id}, 'n', 'csv', '[]', '[]', '{}', ${domain.now()}::timestamptz
    from generate_series(1, ${rowLimits.batches.rows}::integer)`.execute(domain.db);
  await expect(client.batches.create({ file: file("\0", "x.bin") })).rejects.toMatchObject({
    code: "too_many_requests",
  });
});

test("of large tables an account has only so much looked through in a minute, and nobody else waits for it", async () => {
  const [one, other] = [await domain.person(), await domain.person()];
  const large = async ({ client }: typeof one) => {
    const batch = await client.batches.create({ file: file("标题,描述\n甲,乙", "房源.csv") });
    const cells = sql`jsonb_build_array('甲', repeat('x', ${Math.floor(largeTables.perMinute * 0.4)}::integer))`;
    await sql`update import_rows set cells = ${cells} where batch_id = ${batch.id}`.execute(domain.db);
    const { mapping, defaults } = batch;
    return () => client.batches.preview({ id: batch.id, mapping, defaults });
  };
  const [look, theirs] = [await large(one), await large(other)];
  await look();
  await look();
  await expect(look()).rejects.toMatchObject({ code: "too_many_requests" });
  expect((await theirs()).report).toBeDefined();
});
