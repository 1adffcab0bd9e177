/** Posts to lists of people, one after the other: tried anew, stopped half way, with other words. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownerOfRow } from "#server/queries/accounts/owner";
import type { Domain, Person } from "#tests/support/domain";
import { campaignOf, connectTo, openPublishingDomain, orderOf } from "#tests/support/publishing/agent";
import { failure, scriptedPlatform } from "#tests/support/publishing/scripted-platform";
import { forgetWords } from "./recall/forget-words.ts";
import { publishDue } from "./run.ts";
import { takeNext } from "./take.ts";

const alpha = scriptedPlatform("alpha");
let domain: Domain;
let services: Awaited<ReturnType<typeof openPublishingDomain>>["services"];
let agent: Person;
beforeAll(async () => {
  ({ domain, services } = await openPublishingDomain([alpha]));
  agent = await domain.person();
  await agent.client.account.me();
  // days pass here
  await domain.pool.query("update subscriptions set ends_at = now() + interval '300 days' where user_id = $1", [
    agent.id,
  ]);
});
afterAll(() => domain.stop());

const run = () => publishDue(services());
const look = (id: string) => agent.client.publications.get({ id });
const copiesOf = (id: string) => alpha.copies.filter(({ key }) => key === id).length;
/** A piece of a campaign of its own, sent to one account. */
async function planned() {
  const { pieceIds } = await campaignOf(domain, agent);
  const { id: connectionId } = await connectTo(agent, alpha);
  const { publications } = await agent.client.publications.plan(orderOf(pieceIds, [connectionId]));
  const [post] = publications;
  if (!post) throw new Error("nothing was planned");
  return { id: post.id, connectionId, pieceId: pieceIds[0] ?? "" };
}

test("people of a list who have it are not sent it again because the rest is tried once more", async () => {
  alpha.moods.push(failure("text_rejected", null, "too long"));
  const { id } = await planned();
  await run();
  const left = { done: ["whoHasIt"], refused: ["unwanted"], doubt: "", uploads: ["picture"] };
  await domain.pool.query("update publications set checkpoint = $2 where id = $1", [id, left]);
  await agent.client.publications.retry({ id });
  const { rows } = await domain.pool.query("select checkpoint from publications where id = $1", [id]);
  expect(rows[0]?.checkpoint).toEqual({ done: ["whoHasIt"] });
  await run();
});

/** A post to a list of three that two have, and that waits or works. */
async function halfSent(state: "planned" | "sending" | "failed") {
  const made = await planned();
  const notes = { done: ["one", "two"], refused: [], doubt: state === "sending" ? "three" : "", of: "3" };
  if (state === "sending") {
    const taken = await takeNext(services());
    expect(taken).toMatchObject({ claim: { id: made.id } });
  } else {
    alpha.moods.push(
      failure(state === "failed" ? "text_rejected" : "rate_limited", state === "failed" ? null : 60_000),
    );
    await run();
  }
  await domain.pool.query("update publications set checkpoint = $2 where id = $1", [made.id, notes]);
  return made;
}

test.each(["planned", "sending", "failed"] as const)(
  "a half-sent list that is %s is stopped: who has it is told, and the rest never gets it",
  async (state) => {
    const { id, pieceId, connectionId } = await halfSent(state);
    const copies = copiesOf(id);
    expect(await look(id)).toMatchObject({ state, people: { have: 2, of: 3 }, may: { stop: true } });
    const stopped = await agent.client.publications.withdraw({ id });
    expect(stopped).toMatchObject({ state: "live", people: { have: 2, doubt: state === "sending", of: 3 } });
    expect((await look(id)).steps.at(-1)).toMatchObject({ event: "stopped", by: "person" });
    domain.passTime(2 * 24 * 3_600_000);
    await run();
    expect(copiesOf(id)).toBe(copies);
    expect((await look(id)).state).toBe("live");
    for (const again of ["retry", "withdraw"] as const)
      await expect(agent.client.publications[again]({ id })).rejects.toMatchObject({ code: "publication_moved_on" });
    // it is out: what says the same is not sent there again by an order that does not want it twice
    expect((await agent.client.publications.plan(orderOf([pieceId], [connectionId]))).made).toBe(0);
  },
);

test("a worker that is at a list when it is stopped comes to nobody else", async () => {
  const { id } = await planned();
  const reached: string[] = [];
  const listing = {
    ...alpha.publisher,
    publish: async (...[, , , io]: Parameters<typeof alpha.publisher.publish>) => {
      for (const [at, person] of ["one", "two", "three"].entries()) {
        await io.checkpoint({ done: reached, refused: [], doubt: person, of: "3" });
        reached.push(person);
        if (at === 1) await agent.client.publications.withdraw({ id });
      }
      return { state: "live" as const, ref: id, address: null };
    },
  };
  await publishDue(services({ publishing: { ...services().publishing, publishers: [listing] } }));
  expect(reached).toEqual(["one", "two"]);
  expect(await look(id)).toMatchObject({ state: "live", people: { have: 1, doubt: true, of: 3 } });
});

test("what nobody of a list has yet, or goes to no list, is called off as ever", async () => {
  alpha.moods.push(failure("rate_limited", 60_000));
  const { id } = await planned();
  await run();
  await domain.pool.query("update publications set checkpoint = $2 where id = $1", [id, { done: [], doubt: "" }]);
  expect(await look(id)).toMatchObject({ may: { stop: false } });
  expect(await agent.client.publications.withdraw({ id })).toMatchObject({ state: "withdrawn" });
});

test("a half-sent list whose words are forgotten is still not sent to those who have it", async () => {
  const { id } = await halfSent("planned");
  await forgetWords(services(), ownerOfRow({ user_id: agent.id }), id);
  const { rows } = await domain.pool.query("select content, checkpoint from publications where id = $1", [id]);
  expect(rows).toEqual([{ content: null, checkpoint: { done: ["one", "two"] } }]);
  await agent.client.publications.withdraw({ id });
});
