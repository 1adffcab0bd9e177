/** Homes an owner has hidden: listed for thirty days, newest deletion first, for nobody else, and brought back. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { type Domain, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let agent: Person;
let other: Person;
beforeAll(async () => {
  domain = await openDomain();
  agent = await domain.person();
  other = await domain.person();
});
afterAll(() => domain.stop());

/** Homes numbered from `first`, each hidden so many days ago; null stays in the list. */
async function stock(
  person: Person,
  first: number,
  hiddenDaysAgo: (number | null)[],
  title = "Home",
): Promise<string[]> {
  const { rows } = await domain.pool.query<{ id: string }>(
    `insert into properties (user_id, number, title, listing, deleted_at)
     select $1, $2::int + n - 1, $3 || ' ' || ($2::int + n - 1), $4, now() - days * interval '1 day'
     from unnest($5::float8[]) with ordinality as given (days, n) order by n returning id`,
    [person.id, first, title, JSON.stringify(emptyListing()), hiddenDaysAgo],
  );
  return rows.map((row) => row.id);
}

async function hidden(person: Person, asked: { query?: string; limit?: number } = {}): Promise<string[]> {
  const titles: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await person.client.properties.list({ ...asked, status: "deleted", ...(cursor ? { cursor } : {}) });
    for (const item of page.items) expect(item).toMatchObject({ deletedAt: expect.any(String), pageUrl: null });
    titles.push(...page.items.map((item) => item.title));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return titles;
}
const counts = async (person: Person, query?: string) =>
  (await person.client.properties.list(query === undefined ? {} : { query })).counts;

let ids: string[] = [];

test("hidden homes come newest deletion first, whatever the page's size, and not after thirty days", async () => {
  ids = await stock(agent, 1, [null, 3, 29.9, 1, 30.1, 400, 12, null]);
  const whole = ["Home 4", "Home 2", "Home 7", "Home 3"];
  expect(await hidden(agent)).toEqual(whole);
  expect(await hidden(agent, { limit: 1 })).toEqual(whole);
  expect(await hidden(agent, { limit: 3 })).toEqual(whole);
  expect(await counts(agent)).toEqual({ published: 0, draft: 2, archived: 0, deleted: 4 });
  const living = await agent.client.properties.list({});
  expect(living.items.map((item) => [item.title, item.deletedAt]).sort()).toEqual([
    ["Home 1", null],
    ["Home 8", null],
  ]);
});

test("homes hidden in the same moment are paged without a gap or a repetition", async () => {
  const many = await domain.person();
  await stock(many, 1, [5, null, null, null, null, null, 2]);
  await many.client.properties.removeMany({ filter: {} });
  const whole = await hidden(many);
  expect(whole.slice(-2)).toEqual(["Home 7", "Home 1"]);
  expect(new Set(whole).size).toBe(7);
  expect(await hidden(many, { limit: 2 })).toEqual(whole);
});

test("a search finds hidden homes by title and number, and the counts follow it", async () => {
  await stock(agent, 20, [2, 31, null], "桂语里");
  expect(await hidden(agent, { query: "桂语" })).toEqual(["桂语里 20"]);
  expect(await hidden(agent, { query: "prop-004" })).toEqual(["Home 4"]);
  expect(await counts(agent, "桂语")).toEqual({ published: 0, draft: 1, archived: 0, deleted: 1 });
});

test("the place of another order is refused, and so is this one in another order", async () => {
  const { client } = agent;
  const place = async (status?: "deleted") =>
    (await client.properties.list({ limit: 1, ...(status && { status }) })).nextCursor ?? "";
  const refused = { code: "invalid_input" };
  await expect(client.properties.list({ status: "deleted", cursor: await place() })).rejects.toMatchObject(refused);
  await expect(client.properties.list({ cursor: await place("deleted") })).rejects.toMatchObject(refused);
});

test("nobody else sees or brings back what an agent has hidden", async () => {
  const deleted = (await agent.client.properties.list({ status: "deleted" })).items.map((item) => item.id);
  expect(deleted).toHaveLength(5);
  expect(await hidden(other)).toEqual([]);
  expect((await counts(other)).deleted).toBe(0);
  expect(await other.client.properties.restoreMany({ ids: deleted })).toMatchObject({ changed: 0 });
  expect(await other.client.properties.restoreMany({ filter: { status: "deleted" } })).toMatchObject({ changed: 0 });
  await expect(other.client.properties.restore({ id: deleted[0] ?? "" })).rejects.toMatchObject({ code: "not_found" });
  expect(await hidden(agent)).toHaveLength(5);
});

test("after thirty days a home cannot be brought back, by name or with all the others", async () => {
  const [, , , , late = "", later = ""] = ids;
  await expect(agent.client.properties.restore({ id: late })).rejects.toMatchObject({ code: "not_found" });
  expect(await agent.client.properties.restoreMany({ ids: [late, later] })).toMatchObject({ changed: 0 });
});

test("one, some or all that a search finds come back as they were", async () => {
  const { client } = agent;
  const [, , third = "", fourth = "", , , seventh = ""] = ids;
  expect(await client.properties.restore({ id: fourth })).toMatchObject({ status: "draft", deletedAt: null });
  expect(await hidden(agent)).not.toContain("Home 4");
  expect(await client.properties.restoreMany({ ids: [third, seventh] })).toMatchObject({ changed: 2 });
  const found = { filter: { status: "deleted" as const, query: "桂语" } };
  // what is hidden is neither archived nor hidden again
  expect(await client.properties.archiveMany(found)).toMatchObject({ changed: 0 });
  expect(await client.properties.removeMany(found)).toMatchObject({ changed: 0 });
  expect(await client.properties.restoreMany(found)).toMatchObject({ changed: 1, more: false });
  expect(await hidden(agent)).toEqual(["Home 2"]);
  expect(await counts(agent)).toEqual({ published: 0, draft: 7, archived: 0, deleted: 1 });
});
