/** What platforms count of posts: asked for rarely, kept when they say nothing, and the same in every sum. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { resumePlatform, stopPlatform } from "#server/queries/publications/pauses";
import type { Domain, Person } from "#tests/support/domain";
import { campaignOf, connectTo, openPublishingDomain, orderOf } from "#tests/support/publishing/agent";
import { failure, houseOf, scriptedPlatform } from "#tests/support/publishing/scripted-platform";
import { askFigures } from "./ask-figures.ts";
import { publishDue } from "./run.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const alpha = scriptedPlatform("alpha", { counts: true });
const beta = scriptedPlatform("beta");
const seen = { views: 1_200, likes: 30, comments: 4, shares: null };
let domain: Domain;
let services: Awaited<ReturnType<typeof openPublishingDomain>>["services"];
let agent: Person;
beforeAll(async () => {
  ({ domain, services } = await openPublishingDomain([alpha, beta]));
  agent = await domain.person();
});
afterAll(() => domain.stop());

const ask = async (): Promise<number> => {
  const before = alpha.calls.figures;
  await askFigures(services());
  return alpha.calls.figures - before;
};

test("a post is asked about an hour after it was sent, then ever more rarely, and after a month no more", async () => {
  const { pieceIds } = await campaignOf(domain, agent);
  const { id: there } = await connectTo(agent, alpha);
  const { id: silent } = await connectTo(agent, beta);
  const { publications } = await agent.client.publications.plan(orderOf(pieceIds, [there, silent]));
  await publishDue(services());
  const id = publications.find(({ platform }) => platform === "alpha")?.id ?? "";
  const figures = async () => (await agent.client.publications.get({ id })).figures;

  alpha.figures.told = seen;
  expect([await ask(), await figures()], "not in its first hour").toEqual([0, null]);
  domain.passTime(HOUR);
  expect([await ask(), await ask()], "once, and only where a platform counts").toEqual([1, 0]);
  expect(await figures()).toMatchObject({ ...seen, saidAt: expect.any(String) });

  // what it says nothing of stays as it was said
  alpha.figures.told = failure("platform_down");
  domain.passTime(8 * HOUR);
  expect([await ask(), await figures()]).toMatchObject([1, seen]);
  alpha.figures.told = { ...seen, views: 1_500 };
  expect(await ask(), "not again at once").toBe(0);
  domain.passTime(8 * HOUR);
  expect([await ask(), (await figures())?.views]).toEqual([1, 1_500]);

  // an administrator has stopped the platform
  domain.passTime(DAY);
  await stopPlatform(domain.db, "alpha", "x", domain.now());
  expect(await ask()).toBe(0);
  await resumePlatform(domain.db, "alpha");
  expect(await ask()).toBe(1);

  domain.passTime(3 * DAY);
  expect([await ask(), await ask()]).toEqual([1, 0]);
  domain.passTime(31 * DAY);
  expect(await ask()).toBe(0);
});

test("a post that is gone there is not asked about again, and an access that ended is told", async () => {
  const [gone, closed] = [await domain.person(), await domain.person()];
  for (const [person, told] of [
    [gone, failure("not_found")],
    [closed, failure("connection_ended")],
  ] as const) {
    const { pieceIds } = await campaignOf(domain, person);
    const { id } = await connectTo(person, alpha, person.id);
    await person.client.publications.plan(orderOf(pieceIds, [id]));
    await publishDue(services());
    domain.passTime(2 * HOUR);
    alpha.figures.told = told;
    expect(await ask()).toBe(1);
    domain.passTime(2 * DAY);
    expect(await ask()).toBe(0);
  }
  const kinds = async (person: Person) => (await person.client.notifications.list({})).items.map(({ kind }) => kind);
  expect(await kinds(gone)).not.toContain("connection_ended");
  expect(await kinds(closed)).toContain("connection_ended");
});

test("a post its platform no longer counts is looked for: taken down there it is told so, and what cannot be told stays", async () => {
  const person = await domain.person();
  const { pieceIds } = await campaignOf(domain, person);
  const { id: connectionId } = await connectTo(person, alpha, "gone");
  const uncounted = async (about: (key: string) => void) => {
    const { publications } = await person.client.publications.plan({
      ...orderOf(pieceIds, [connectionId]),
      again: true,
    });
    const id = publications[0]?.id ?? "";
    await publishDue(services());
    about(id);
    domain.passTime(2 * HOUR);
    alpha.figures.told = failure("not_found");
    expect(await ask()).toBe(1);
    return await person.client.publications.get({ id });
  };
  const taken = await uncounted((id) => {
    for (const copy of alpha.copies) copy.removed ||= copy.key === id;
  });
  expect(taken.state).toBe("removed");
  expect(taken.steps.at(-1)).toMatchObject({ event: "removed", by: "platform" });
  const unclear = await uncounted(() => alpha.finds.push({ state: "unknown", ref: null, detail: "not listed" }));
  expect([unclear.state, unclear.steps.at(-1)?.event]).toEqual(["live", "live"]);
});

test("posts and what is reported of them stand in the figures of their day, as the rows have them, of their owner alone", async () => {
  const [person, other] = [await domain.person(), await domain.person()];
  const { pieceIds, propertyId } = await campaignOf(domain, person, 3);
  const { id: there } = await connectTo(person, alpha, "third");
  const { id: silent } = await connectTo(person, beta, "third");
  await person.client.publications.plan(orderOf(pieceIds, [there, silent, null]));
  await publishDue(services());
  const byHand = (await person.client.publications.list({})).find(({ connectionId }) => connectionId === null);
  await person.client.publications.handOver({ id: byHand?.id ?? "", address: null });
  domain.passTime(2 * HOUR);
  alpha.figures.told = seen;
  await askFigures(services());

  const asked = { days: 30, timeZone: "UTC" } as const;
  const figures = await person.client.pages.figures(asked);
  const { rows } = await domain.pool.query<{ source: string; posts: number }>(
    `select platform as source, count(*)::int as posts from publications
     where user_id = $1 and state = 'live' group by 1 order by 2 desc, 1`,
    [person.id],
  );
  expect(figures.sources.map(({ source, posts }) => ({ source, posts }))).toEqual(rows);
  expect(figures.total).toEqual({ views: 0, leads: 0, posts: 7 });
  const sum = (lines: readonly { posts: number }[]) => lines.reduce((all, { posts }) => all + posts, 0);
  for (const part of [figures.days, figures.sources, figures.languages, figures.pieces]) expect(sum(part)).toBe(7);
  expect(figures.pieces.map(({ piece }) => piece?.id).toSorted()).toEqual([...pieceIds].toSorted());
  const { rows: told } = await domain.pool.query(
    `select count(*)::int as posts, sum(views)::int as views, sum(likes)::int as likes, sum(comments)::int as comments,
       sum(shares)::int as shares from publication_figures where user_id = $1`,
    [person.id],
  );
  expect(figures.platforms).toEqual([{ platform: "alpha", ...told[0] }]);
  expect(told[0]).toEqual({ posts: 3, views: 3_600, likes: 90, comments: 12, shares: null });
  expect(await person.client.pages.figures({ ...asked, propertyId })).toEqual(figures);
  expect((await other.client.pages.figures(asked)).platforms).toEqual([]);
});

test("an account's platforms that never answer keep nobody else's figures from being asked for", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const asked: string[] = [];
  const patient = {
    ...alpha.publisher,
    figures: async ({ accountId }: { accountId: string }) => {
      asked.push(accountId);
      if (accountId === "slow") await answered;
      return seen;
    },
  };
  const house = houseOf([alpha]);
  const [stranger, person] = [await domain.person(), await domain.person()];
  const { id: slow } = await connectTo(stranger, alpha, "slow");
  const theirs = await campaignOf(domain, stranger, 5);
  await stranger.client.publications.plan(orderOf(theirs.pieceIds, [slow]));
  await publishDue(services());
  domain.passTime(1_000);
  const { pieceIds } = await campaignOf(domain, person);
  const { id: mine } = await connectTo(person, alpha, "mine");
  await person.client.publications.plan(orderOf(pieceIds, [mine]));
  await publishDue(services());
  domain.passTime(HOUR);
  const over = askFigures(services({ publishing: { ...house, publishers: [patient] } }));
  await expect.poll(() => asked, { timeout: 30_000 }).toContain("mine");
  expect(asked.filter((one) => one === "slow")).toEqual(["slow"]);
  answer();
  await over;
  expect(asked.filter((one) => one === "slow")).toHaveLength(5);
});
