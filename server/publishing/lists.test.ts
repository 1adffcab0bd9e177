/** Posts to lists of people, one after the other: tried anew, stopped half way, with other words. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { email } from "#adapters/publishers/email";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { testClock } from "#tests/support/publishers/server";
import { mailAgent, smtpServer } from "#tests/support/publishers/smtp-server";
import { campaignOf, connectTo, KEY, openPublishingDomain, orderOf } from "#tests/support/publishing/agent";
import { failure, houseOf, scriptedPlatform } from "#tests/support/publishing/scripted-platform";
import { forgetWords } from "./recall/forget-words.ts";
import { publishDue } from "./run.ts";
import { takeNext } from "./take.ts";
import { workAt } from "./work.ts";

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

/** A house that mails to so many people by a server of its own; of a turn each, somebody gets it. */
async function mailing(people: number) {
  const smtp = await smtpServer(testClock());
  const house = { ...houseOf([], { turnMs: 0 }), publishers: [email], origin: smtp.server.origin };
  const own = await openDomain([], [], KEY, undefined, house);
  const sender = await own.person();
  const recipients = Array.from({ length: people }, (_, at) => `p${at}@example.com`);
  const { pieceIds } = await campaignOf(own, sender);
  const values = { ...mailAgent, recipients: recipients.join("\n") };
  const { id: connectionId } = await sender.client.connections.connect({ platform: "email", values });
  const { publications } = await sender.client.publications.plan(orderOf(pieceIds, [connectionId]));
  const id = publications[0]?.id ?? "";
  const due = own.jobDeps({ secretKey: KEY, publishing: house });
  return {
    smtp,
    recipients,
    sender,
    own,
    run: () => publishDue(due),
    turn: async () => {
      const taken = await takeNext(due);
      if (taken && taken !== "settled") await workAt(due, taken);
    },
    look: () => sender.client.publications.get({ id }),
    stop: async () => {
      await own.stop();
      await smtp.server.close();
    },
  };
}

test("a list that outlasts a call is sent in turns: everybody gets one mail, and nobody is asked what became of it", async () => {
  const { smtp, recipients, run, look, stop } = await mailing(12);
  await run();
  expect(smtp.arrived.map(({ to }) => to)).toEqual(recipients);
  const { state, people, steps } = await look();
  expect({ state, people }).toEqual({ state: "live", people: { have: 12, doubt: false, of: 12 } });
  expect(steps.map(({ event }) => event)).not.toContain("unanswered");
  expect(steps.filter(({ event }) => event === "continued")).toHaveLength(11);
  await stop();
});

test("between two turns of a list its owner's pause is kept, and it goes on where it stopped", async () => {
  const { smtp, recipients, sender, run, turn, look, stop } = await mailing(3);
  await turn();
  await sender.client.publications.pause({ paused: true });
  await run();
  expect(smtp.arrived).toHaveLength(1);
  expect(await look()).toMatchObject({ state: "planned", people: { have: 1, of: 3 }, may: { stop: true } });
  await sender.client.publications.pause({ paused: false });
  await run();
  expect(smtp.arrived.map(({ to }) => to)).toEqual(recipients);
  await stop();
});

test("whoever may have a mail already gets none again by itself: the others get theirs, and a person is asked about that one", async () => {
  const { smtp, sender, own, run, look, stop } = await mailing(4);
  smtp.server.trouble({ when: ({ bytes }) => bytes.includes("p1@example.com"), how: "after" });
  await run();
  expect((await look()).state).toBe("unknown");
  for (const hours of [1, 1, 1]) {
    own.passTime(hours * 3_600_000);
    await run();
  }
  expect(smtp.arrived.map(({ to }) => to.slice(0, 2))).toEqual(["p0", "p1", "p2", "p3"]);
  const post = await look();
  expect(post).toMatchObject({ state: "unknown", asksPerson: true, people: { have: 3, doubt: true, of: 4 } });
  // a person knows better: that one alone gets it
  await sender.client.publications.resolve({ id: post.id, found: { is: "absent" } });
  await run();
  expect(smtp.arrived.map(({ to }) => to.slice(0, 2))).toEqual(["p0", "p1", "p2", "p3", "p1"]);
  expect(await look()).toMatchObject({ state: "live", people: { have: 4, doubt: false, of: 4 } });
  await stop();
});
