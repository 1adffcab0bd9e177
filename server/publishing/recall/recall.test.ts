import { afterAll, beforeAll, expect, test } from "vitest";
import type { Recall, RecallItem } from "#contract/publishing/recall";
import { recallChanges } from "#server/jobs/recall-changes";
import { sweep } from "#server/jobs/sweep";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { insertFilm, storeFilm } from "#server/queries/films/films";
import { insertPictureSet, PICTURE_BUCKET, picturePath, storePictureSet } from "#server/queries/films/picture-sets";
import { insertPiece } from "#server/queries/listings/pieces";
import { askCheck } from "#server/queries/publications/recall-checks";
import { insertTask } from "#server/queries/tasks/tasks";
import { filmOrder, pictureOrder } from "#tests/access/estate";
import type { Domain, Person } from "#tests/support/domain";
import { campaignOf, connectTo, openPublishingDomain, orderOf } from "#tests/support/publishing/agent";
import { failure, scriptedPlatform } from "#tests/support/publishing/scripted-platform";
import { keepPublishing } from "../keep.ts";
import { campaignWithFacts } from "../piece-facts.ts";
import { publishDue } from "../run.ts";
import { remindOfRecalls } from "./remind.ts";
import { workOrders } from "./work.ts";

const alpha = scriptedPlatform("alpha");
const beta = scriptedPlatform("beta");
/** Neither edits nor removes. */
const mute = scriptedPlatform("mute");
delete mute.publisher.edit;
delete mute.publisher.remove;

let domain: Domain;
let services: Awaited<ReturnType<typeof openPublishingDomain>>["services"];
let agent: Person;
beforeAll(async () => {
  ({ domain, services } = await openPublishingDomain([alpha, beta, mute]));
  agent = await domain.person();
});
afterAll(() => domain.stop());

const OLD = "It is yours for $1,000,000.";

/** A campaign whose posts name the price. */
async function told(person: Person, pieces = 1) {
  // where no market's law asks for particulars that this agent has not
  const made = await campaignOf(domain, person, pieces, { country: "TH" });
  await domain.pool.query("update pieces set body = $1 where campaign_id = $2", [
    `A flat with one door. ${OLD}`,
    made.campaignId,
  ]);
  return made;
}
async function changePrice(person: Person, propertyId: string, amount: number) {
  const { version, listing } = await person.client.properties.get({ id: propertyId });
  const price = { amount, currency: "USD", period: null };
  await person.client.properties.update({ id: propertyId, version, listing: { ...listing, price }, photoIds: [] });
}
const round = async () => {
  await workOrders(services(), new AbortController().signal);
  await recallChanges(services());
  await remindOfRecalls(services());
};
const recallOf = async (person: Person, propertyId: string): Promise<Recall> => {
  const { recalls } = await person.client.recalls.list({ propertyId });
  const [first] = recalls;
  if (!first) throw new Error("there is no recall");
  return first;
};
const tomorrow = () => new Date(domain.now().getTime() + 86_400_000).toISOString();
const named = (recall: Recall, find: (item: RecallItem) => boolean): RecallItem => {
  const found = recall.items.find(find);
  if (!found) throw new Error("no such entry");
  return found;
};

test("homes of one account that take long to compare hold nobody else's posts back", async () => {
  /** A home whose price changed, with a post that waits. */
  const changed = async (person: Person) => {
    const { pieceIds, propertyId } = await told(person);
    const { id } = await connectTo(person, alpha, "patience");
    await person.client.publications.plan({ ...orderOf(pieceIds, [id]), dueAt: tomorrow() });
    await changePrice(person, propertyId, 900_000);
    return propertyId;
  };
  const stranger = await domain.person();
  const theirs = [await changed(stranger), await changed(stranger), await changed(stranger)];
  const mine = await changed(agent);
  // no recall can be opened of theirs as long as this stands
  const lent = await domain.pool.connect();
  let over: Promise<unknown> = Promise.resolve();
  try {
    await lent.query("begin");
    // it stands for as long as the others take, on a busy machine too
    await lent.query("set local idle_in_transaction_session_timeout = 0");
    await lent.query("select from properties where id = any ($1) for update", [theirs]);
    over = recallChanges(services());
    const seen = async () => (await agent.client.recalls.list({ propertyId: mine })).recalls.length;
    await expect.poll(seen, { timeout: 120_000 }).toBe(1);
  } finally {
    await lent.query("rollback").finally(() => lent.release());
    await over;
  }
  expect((await stranger.client.recalls.list({})).recalls).toHaveLength(3);
});

test("a change of price lists every post by sentence, holds back what waits, and one click puts right what can be", async () => {
  const { pieceIds, propertyId } = await told(agent);
  const [out, waiting] = [await connectTo(agent, alpha), await connectTo(agent, beta)];
  const byHand = await agent.client.publications.plan(orderOf(pieceIds, [null]));
  const handed = byHand.publications[0]?.id ?? "";
  await agent.client.publications.handOver({ id: handed, address: "https://x.example/1" });
  await agent.client.publications.plan(orderOf(pieceIds, [out.id]));
  await publishDue(services());
  await agent.client.publications.plan({ ...orderOf(pieceIds, [waiting.id]), dueAt: tomorrow() });

  await changePrice(agent, propertyId, 900_000);
  expect((await agent.client.recalls.ofHome({ propertyId })).checking).toBe(true);
  domain.passTime(25 * 3_600_000);
  await publishDue(services());
  expect(beta.copies, "nothing leaves before the home was looked at").toHaveLength(0);
  await round();
  await publishDue(services());
  expect(beta.copies, "nor after, with an old fact").toHaveLength(0);

  const recall = await recallOf(agent, propertyId);
  const change = {
    path: "price",
    before: expect.objectContaining({ amount: 1_000_000 }),
    after: expect.objectContaining({ amount: 900_000 }),
  };
  expect(recall.changes).toEqual([change]);
  expect(recall.items).toHaveLength(3);
  for (const { sentences } of recall.items)
    expect(sentences.map(({ text, facts }) => [text, facts])).toEqual([[OLD, [change]]]);
  expect((await agent.client.recalls.ofHome({ propertyId })).recall).toMatchObject({ open: 3, total: 3 });
  const { items: news } = await agent.client.notifications.list({ limit: 20 });
  expect(news.find(({ kind }) => kind === "recall_opened")?.data).toMatchObject({ propertyId, count: 3 });

  const updatable = recall.items.filter(({ may }) => may.update).map(({ id }) => id);
  expect(updatable).toHaveLength(2);
  const order = { id: recall.id, itemIds: updatable, work: "update" as const };
  await Promise.all([agent.client.recalls.order(order), agent.client.recalls.order(order)]);
  await Promise.all([round(), round()]);
  await round();
  await publishDue(services());
  expect([alpha.calls.publish, alpha.calls.edit, alpha.copies.length]).toEqual([1, 1, 1]);
  for (const [copy] of [alpha.copies, beta.copies]) {
    expect(copy?.post.text).toContain("900,000");
    expect(copy?.post.text).not.toContain("1,000,000");
  }
  const after = await recallOf(agent, propertyId);
  expect(after.items.map(({ how }) => String(how)).toSorted()).toEqual(["edited", "null", "rewritten"]);
  const edited = named(after, ({ how }) => how === "edited");
  const steps = (await agent.client.publications.get({ id: edited.publicationId ?? "" })).steps;
  expect(steps.at(-1)).toMatchObject({ event: "edited", by: "platform" });

  const left = named(after, ({ publicationId }) => publicationId === handed);
  expect(left).toMatchObject({ state: "open", may: { update: false, remove: false }, address: "https://x.example/1" });
  await expect(agent.client.recalls.settle({ id: left.id, did: "changed" })).rejects.toMatchObject({
    code: "invalid_input",
  });
  const done = await agent.client.recalls.settle({ id: left.id, did: "changed", note: "Changed in the app" });
  expect(done.emptiedAt).not.toBeNull();
  expect(named(done, ({ id }) => id === left.id)).toMatchObject({
    how: "by_hand",
    proof: { note: "Changed in the app" },
  });
  await round();
  expect((await agent.client.recalls.ofHome({ propertyId })).recall, "and nothing is asked again").toBeNull();
  const { rows } = await domain.pool.query<{ action: string }>(
    "select action from audit_entries where account_id = $1 and action like 'recalls.%' order by id",
    [agent.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(["recalls.order", "recalls.settle"]);
});

test("entries are listed by what they are and where they stand, however they were found", async () => {
  const person = await domain.person();
  const { pieceIds, propertyId } = await told(person, 5);
  await person.client.publications.plan({ ...orderOf(pieceIds, [null]), dueAt: tomorrow() });
  await changePrice(person, propertyId, 900_000);
  await round();
  const { items } = await recallOf(person, propertyId);
  expect(items.map(({ platform }) => platform)).toEqual(["bluesky", "facebook", "instagram", "mastodon", "twitter"]);
});

test("a home that is sold has its posts taken down and its plans called off; what tells of the sale stays", async () => {
  const person = await domain.person();
  const { pieceIds, propertyId } = await told(person);
  const [out, waiting] = [await connectTo(person, alpha, "sold"), await connectTo(person, beta, "sold")];
  await person.client.publications.plan(orderOf(pieceIds, [out.id]));
  await publishDue(services());
  await person.client.publications.plan({ ...orderOf(pieceIds, [waiting.id]), dueAt: tomorrow() });
  await person.client.recalls.endOffer({ propertyId, as: "sold" });
  await person.client.recalls.endOffer({ propertyId, as: "sold" });
  await round();
  const recall = await recallOf(person, propertyId);
  expect(recall.over).toBe("sold");
  expect(recall.items.map(({ reason, may }) => [reason, may.update, may.remove])).toEqual([
    ["over", false, true],
    ["over", false, true],
  ]);
  await person.client.recalls.order({ id: recall.id, itemIds: recall.items.map(({ id }) => id), work: "remove" });
  await round();
  await round();
  const after = await recallOf(person, propertyId);
  expect(after.items.map(({ how }) => String(how)).toSorted()).toEqual(["removed", "withdrawn"]);
  expect(after.emptiedAt).not.toBeNull();
  expect(alpha.copies.at(-1)?.removed).toBe(true);
  await person.client.recalls.endOffer({ propertyId, as: null });
  await domain.pool.query(
    `update campaigns set preferences = preferences || '{"occasion": {"kind": "closed"}}' where property_id = $1`,
    [propertyId],
  );
  await person.client.publications.plan({ ...orderOf(pieceIds, [out.id]), again: true });
  await person.client.recalls.endOffer({ propertyId, as: "sold" });
  await round();
  expect((await person.client.recalls.ofHome({ propertyId })).recall).toBeNull();
  await publishDue(services());
  expect(alpha.copies.at(-1)?.removed).toBe(false);
});

test("mail drafts of a home that is sold are listed, and put aside with one click; on offer again they are drafts as before", async () => {
  const person = await domain.person();
  const { campaignId, propertyId } = await told(person);
  const owner = ownerOfSession({ userId: person.id });
  await insertPiece(domain.db, owner, campaignId, 1, {
    ...{ platform: "email", language: "en", kind: "email", title: "A flat", body: "It is yours.", hashtags: [] },
    ...{ preheader: null, html: null, length: { used: 12, max: null, unit: "chars" }, findings: [], untraced: [] },
    writtenBy: "composer",
  });
  await person.client.recalls.endOffer({ propertyId, as: "sold" });
  await round();
  const recall = await recallOf(person, propertyId);
  expect(recall.items).toMatchObject([{ kind: "draft", reason: "over", may: { update: false, remove: true } }]);
  await person.client.recalls.order({ id: recall.id, itemIds: [recall.items[0]?.id ?? ""], work: "remove" });
  await round();
  const after = await recallOf(person, propertyId);
  expect(after.emptiedAt).not.toBeNull();
  expect(after.items[0]).toMatchObject({ state: "settled", how: "withdrawn" });
  await round();
  expect((await person.client.recalls.ofHome({ propertyId })).recall, "and it is not asked again").toBeNull();
  expect((await person.client.campaigns.get({ id: campaignId })).pieces.some(({ kind }) => kind === "email")).toBe(
    true,
  );
});

test("a post its agent makes by hand says that its home changed, and nobody reminds of it before that is settled", async () => {
  const person = await domain.person();
  const { pieceIds, propertyId } = await told(person);
  const { publications } = await person.client.publications.plan(orderOf(pieceIds, [null]));
  const id = publications[0]?.id ?? "";
  const heldBy = async () => [
    (await person.client.publications.get({ id })).heldBy,
    (await person.client.publications.list({}))[0]?.heldBy,
  ];
  const reminded = async () =>
    (await person.client.notifications.list({ limit: 20 })).items.filter(({ kind }) => kind === "post_waiting").length;
  expect(await heldBy()).toEqual([null, null]);
  await changePrice(person, propertyId, 850_000);
  expect(await heldBy(), "while it is compared").toEqual(["recall", "recall"]);
  await round();
  domain.passTime(25 * 3_600_000);
  await keepPublishing(services());
  expect([await heldBy(), await reminded()]).toEqual([["recall", "recall"], 0]);
  const item = named(await recallOf(person, propertyId), () => true);
  await person.client.recalls.keep({ id: item.id, reason: "The price is agreed with the owner" });
  await round();
  await keepPublishing(services());
  expect([await heldBy(), await reminded()]).toEqual([[null, null], 1]);
});

test("what was posted by hand are the words that were shown, and old ones are listed though the text is new by then", async () => {
  const person = await domain.person();
  const { pieceIds, propertyId } = await told(person);
  const { publications } = await person.client.publications.plan(orderOf(pieceIds, [null]));
  const id = publications[0]?.id ?? "";
  await changePrice(person, propertyId, 820_000);
  await round();
  const first = await recallOf(person, propertyId);
  await person.client.recalls.order({ id: first.id, itemIds: first.items.map((item) => item.id), work: "update" });
  await round();
  await round();
  expect((await person.client.recalls.ofHome({ propertyId })).recall).toBeNull();
  // the page on the phone still had the words of before
  expect(await person.client.publications.handOver({ id, address: null, pieceVersion: 1 })).toMatchObject({
    state: "live",
    pieceVersion: 1,
  });
  await round();
  const item = named(await recallOf(person, propertyId), ({ state }) => state === "open");
  expect(item).toMatchObject({ publicationId: id, sentences: [{ text: OLD }] });
});

test("what a platform cannot do becomes a task for a person, is reminded of, and its proof goes with the home", async () => {
  const person = await domain.person();
  const { pieceIds, propertyId } = await told(person);
  const { id } = await connectTo(person, mute);
  await person.client.publications.plan(orderOf(pieceIds, [id]));
  await publishDue(services());
  await changePrice(person, propertyId, 800_000);
  await round();
  const recall = await recallOf(person, propertyId);
  const item = named(recall, () => true);
  expect(item.may).toEqual({ update: false, remove: false });
  await person.client.recalls.order({ id: recall.id, itemIds: [item.id], work: "remove" });
  await round();
  expect(named(await recallOf(person, propertyId), () => true)).toMatchObject({
    state: "open",
    trouble: { code: "not_editable_there" },
  });
  const due = async () =>
    (await person.client.notifications.list({ limit: 20 })).items.filter(({ kind }) => kind === "recall_due").length;
  await round();
  expect(await due()).toBe(0);
  domain.passTime(25 * 3_600_000);
  await round();
  await round();
  expect(await due()).toBe(1);
  const stranger = await domain.person();
  const proof = { id: item.id, did: "removed" as const, note: "Taken down in the app" };
  await expect(stranger.client.recalls.settle(proof)).rejects.toMatchObject({ code: "not_found" });
  await expect(stranger.client.recalls.keep({ id: item.id, reason: "mine" })).rejects.toMatchObject({
    code: "not_found",
  });
  const settled = await person.client.recalls.settle(proof);
  expect(settled.items[0]).toMatchObject({ how: "by_hand", postState: "removed" });
  await domain.pool.query("delete from properties where id = $1", [propertyId]);
  await sweep(services());
  const { rows } = await domain.pool.query("select from recall_items where id = $1", [item.id]);
  expect(rows).toHaveLength(0);
});

test("a post that was rewritten, or a price that came back, empties the list by itself; a reason releases what waits", async () => {
  const person = await domain.person();
  const { pieceIds, propertyId } = await told(person, 2);
  const { id } = await connectTo(person, beta, "back");
  await person.client.publications.plan({ ...orderOf(pieceIds, [id]), dueAt: tomorrow() });
  await changePrice(person, propertyId, 950_000);
  await round();
  await person.client.pieces.rewrite({ id: pieceIds[0] ?? "", version: 1, how: "facts" });
  await round();
  expect((await recallOf(person, propertyId)).items.map(({ how }) => String(how)).toSorted()).toEqual([
    "null",
    "rewritten",
  ]);
  await changePrice(person, propertyId, 1_000_000);
  await round();
  const back = await recallOf(person, propertyId);
  expect(back.emptiedAt, "the rewritten one is the one that is wrong now").toBeNull();
  const wrong = named(back, ({ state }) => state === "open");
  expect(wrong.pieceId).toBe(pieceIds[0]);
  const before = beta.copies.length;
  domain.passTime(25 * 3_600_000);
  await publishDue(services());
  expect(beta.copies.length).toBe(before + 1);
  await person.client.recalls.keep({ id: wrong.id, reason: "The price is agreed with the owner" });
  await round();
  await publishDue(services());
  expect(beta.copies.length).toBe(before + 2);
});

test("a platform that does not answer is asked again, and a refusal is told with its words", async () => {
  const person = await domain.person();
  const { pieceIds, propertyId } = await told(person);
  const { id } = await connectTo(person, alpha, "busy");
  await person.client.publications.plan(orderOf(pieceIds, [id]));
  await publishDue(services());
  await changePrice(person, propertyId, 700_000);
  await round();
  const { edit } = alpha.publisher;
  const answers = [
    () => Promise.reject(new Error("socket hang up")),
    async () => failure("text_rejected", null, "no links, please"),
  ];
  alpha.publisher.edit = async (...about) => {
    const answer = answers.shift();
    if (answer) return await answer();
    if (!edit) throw new Error("it edits");
    return await edit(...about);
  };
  const recall = await recallOf(person, propertyId);
  const order = { id: recall.id, itemIds: recall.items.map((item) => item.id), work: "update" as const };
  await person.client.recalls.order(order);
  await round();
  expect((await recallOf(person, propertyId)).items[0]).toMatchObject({
    state: "ordered",
    trouble: { code: "publishing_unanswered" },
  });
  domain.passTime(60_000);
  await round();
  expect((await recallOf(person, propertyId)).items[0]).toMatchObject({
    state: "open",
    trouble: { code: "publishing_failed", detail: "no links, please" },
  });
  if (edit) alpha.publisher.edit = edit;
  alpha.refusals.push(failure("rate_limited", 5_000, "too many edits"));
  await person.client.recalls.order(order);
  await round();
  expect((await recallOf(person, propertyId)).items[0], "it is tried again by itself").toMatchObject({
    state: "ordered",
    trouble: { code: "publishing_failed", detail: "too many edits" },
  });
  domain.passTime(60_000);
  await round();
  await round();
  expect((await recallOf(person, propertyId)).items[0]).toMatchObject({ how: "edited" });
});

/** A post with an old price, whose platform takes the edit and looks at it first. */
async function editTaken() {
  const person = await domain.person();
  const { pieceIds, propertyId } = await told(person);
  const { id } = await connectTo(person, alpha, person.id);
  const { publications } = await person.client.publications.plan(orderOf(pieceIds, [id]));
  await publishDue(services());
  await changePrice(person, propertyId, 600_000);
  await round();
  const post = publications[0]?.id ?? "";
  const { edit } = alpha.publisher;
  alpha.publisher.edit = async (_connection, ref) => ({ state: "accepted", ref });
  const order = async () => {
    const recall = await recallOf(person, propertyId);
    await person.client.recalls.order({ id: recall.id, itemIds: recall.items.map((item) => item.id), work: "update" });
    await round();
    await round();
  };
  try {
    await order();
  } finally {
    if (edit) alpha.publisher.edit = edit;
  }
  const look = async () => await person.client.publications.get({ id: post });
  const item = async () => (await recallOf(person, propertyId)).items[0];
  const words = async () => {
    const { rows } = await domain.pool.query("select content, edit from publications where id = $1", [post]);
    return rows[0];
  };
  const ask = async (afterMs: number) => {
    domain.passTime(afterMs);
    await publishDue(services());
    await round();
  };
  const news = async () => (await person.client.notifications.list({ limit: 1 })).items[0]?.kind;
  return { look, item, words, ask, order, news };
}
const HOUR = 3_600_000;

test("an edit that a platform only took is no edit yet: the entry stays until the platform shows it", async () => {
  const { look, item, words, ask } = await editTaken();
  expect(await look(), "readers see it as it was").toMatchObject({ state: "live" });
  expect(await item()).toMatchObject({ state: "open", postState: "live", editTaken: true });
  expect((await words()).content.text).toContain("1,000,000");
  alpha.finds.push({ state: "accepted", ref: "alpha-1" });
  await ask(HOUR);
  expect(await item()).toMatchObject({ state: "open", editTaken: true });
  alpha.finds.push({ state: "live", ref: "alpha-1", address: null });
  await ask(24 * HOUR);
  expect(await look()).toMatchObject({ state: "edited", nextAt: null });
  expect((await words()).content.text).toContain("600,000");
  expect(await item()).toMatchObject({ state: "settled", how: "edited", editTaken: false });
});

test("an edit that is refused after it was taken leaves what stood there, with the platform's reason", async () => {
  const { look, item, words, ask, news } = await editTaken();
  alpha.finds.push(failure("text_rejected", null, "rejected on review"));
  await ask(HOUR);
  const post = await look();
  expect(post).toMatchObject({ state: "live", nextAt: null });
  expect(post.steps.at(-1)).toMatchObject({ event: "edit_refused", by: "platform", detail: "rejected on review" });
  expect((await words()).content.text).toContain("1,000,000");
  const trouble = { code: "publishing_failed", detail: "rejected on review" };
  expect(await item()).toMatchObject({ state: "open", editTaken: false, may: { update: true }, trouble });
  expect(await news()).toBe("post_edit_refused");
});

test("a post that is gone while its edit is looked at is removed; one that never shows it is left to a person", async () => {
  const gone = await editTaken();
  alpha.finds.push({ state: "removed" });
  await gone.ask(HOUR);
  expect(await gone.look()).toMatchObject({ state: "removed" });
  expect(await gone.item()).toMatchObject({ state: "settled", how: "removed" });
  const silent = await editTaken();
  alpha.finds.push(failure("platform_down", 2 * HOUR, "maintenance"));
  await silent.ask(HOUR);
  expect(await silent.item()).toMatchObject({ state: "open", editTaken: true });
  alpha.finds.push({ state: "unknown", ref: null, detail: "not listed" });
  await silent.ask(8 * 24 * HOUR);
  expect((await silent.look()).steps.at(-1)).toMatchObject({ event: "edit_refused", by: "house" });
  expect(await silent.item()).toMatchObject({ state: "open", editTaken: false });
});

test("what is ordered again while an edit is looked at takes its place", async () => {
  const { look, item, words, ask, order } = await editTaken();
  await order();
  expect(await look()).toMatchObject({ state: "edited", nextAt: null });
  expect(await words()).toMatchObject({ edit: null });
  expect(await item()).toMatchObject({ state: "settled", how: "edited" });
  const finds = alpha.finds.length;
  await ask(24 * HOUR);
  expect(alpha.finds.length, "nothing is asked any more").toBe(finds);
});

test("an archived home's posters and posts are offered for taking down; a poster says its old price line by line", async () => {
  const person = await domain.person();
  const { campaignId, propertyId } = await campaignOf(domain, person);
  const poster = { id: campaignId, template: "minimal", ratio: "1:1", language: "en", accent: "#112233" } as const;
  await person.client.posters.draw({ ...poster, size: "preview" });
  await person.client.posters.draw({ ...poster, size: "full" });
  await changePrice(person, propertyId, 600_000);
  await round();
  const [item] = (await recallOf(person, propertyId)).items;
  expect(item).toMatchObject({ kind: "poster", poster: { template: "minimal", ratio: "1:1" } });
  expect(item?.sentences.some(({ text }) => /1,000,000|1 million|\$1M/i.test(text))).toBe(true);
  await person.client.posters.draw({ ...poster, size: "full" });
  await person.client.properties.archive({ id: propertyId });
  await round();
  const { over, items } = await recallOf(person, propertyId);
  expect([over, items.map(({ reason, state }) => [reason, state])]).toEqual(["archived", [["over", "open"]]]);
});

/** A film of the campaign as if it had been made just now. */
async function film(person: Person, campaignId: string, says: string[]) {
  const owner = ownerOfSession({ userId: person.id });
  const task = await insertTask(domain.db, owner, { kind: "film", title: "Flat", weight: 1, campaignId });
  const { id } = await insertFilm(domain.db, owner, { campaignId, taskId: task.id, wanted: filmOrder, seconds: 19 });
  const { listing } = await person.client.campaigns.get({ id: campaignId });
  await storeFilm(domain.db, owner, id, { bytes: 1, seconds: 19, listing, says });
  return id;
}

test("a film that tells an old price is called back, and neither a newer film nor one that never told it", async () => {
  const person = await domain.person();
  const { campaignId, propertyId } = await campaignOf(domain, person);
  await film(person, campaignId, ["Two flats for $1,000,000"]);
  const id = await film(person, campaignId, ["A flat · $1,000,000", "Come and see it"]);
  const quiet = await campaignOf(domain, person);
  await film(person, quiet.campaignId, ["Come and see it"]);
  await changePrice(person, propertyId, 600_000);
  await changePrice(person, quiet.propertyId, 600_000);
  await round();
  const { items } = await recallOf(person, propertyId);
  expect(items).toMatchObject([
    { kind: "film", reason: "facts", state: "open", language: "en", campaignId, film: { ratio: "9:16" } },
  ]);
  expect(items[0]?.sentences.map(({ text }) => text).join()).toContain("$1,000,000");
  expect((await person.client.recalls.list({ propertyId: quiet.propertyId })).recalls).toEqual([]);
  expect((await person.client.films.list({ campaignId })).map(({ outdated }) => outdated)).toEqual([true, true]);
  // deleted here it is still where it was posted
  await person.client.films.remove({ id });
  await domain.db.deleteFrom("films").where("campaign_id", "=", campaignId).execute();
  await changePrice(person, propertyId, 610_000);
  await round();
  const [left] = (await recallOf(person, propertyId)).items;
  expect(left).toMatchObject({ kind: "film", state: "open", film: null });
  await person.client.recalls.settle({ id: left?.id ?? "", did: "removed", note: "taken down by hand" });
  expect((await recallOf(person, propertyId)).items[0]).toMatchObject({ state: "settled", how: "by_hand" });
});

test("a home that is gone calls its films back", async () => {
  const person = await domain.person();
  const { campaignId, propertyId } = await campaignOf(domain, person);
  await film(person, campaignId, ["Come and see it"]);
  await person.client.properties.archive({ id: propertyId });
  await round();
  expect((await recallOf(person, propertyId)).items).toMatchObject([{ kind: "film", reason: "over" }]);
});

test.each([
  ["words that name no price", "A flat with one door."],
  ["words that do", `A flat with one door. ${OLD}`],
])("a post whose drawn picture says the old price is listed by it, and no edit of %s settles that", async (_, body) => {
  const person = await domain.person();
  const owner = ownerOfSession({ userId: person.id });
  const { campaignId, pieceIds, propertyId } = await told(person);
  await domain.pool.query("update pieces set body = $1 where campaign_id = $2", [body, campaignId]);
  const { facts } = await campaignWithFacts(domain.db, owner, campaignId);
  const task = await insertTask(domain.db, owner, { kind: "pictures", title: "Flat", weight: 1, campaignId });
  const set = await insertPictureSet(domain.db, owner, { campaignId, taskId: task.id, wanted: pictureOrder });
  const path = picturePath(owner, set.id, "en-1");
  await domain.backend.files.put(PICTURE_BUCKET, path, new Uint8Array(64), { type: "image/jpeg", owner: person.id });
  const picture = { language: "en" as const, path, width: 1080, height: 1080, alt: "$1,000,000" };
  await storePictureSet(domain.db, owner, set.id, { listing: facts, pictures: [picture] });
  const { id: account } = await connectTo(person, alpha, person.id);
  const { publications } = await person.client.publications.plan(orderOf(pieceIds, [account]));
  const post = { id: publications[0]?.id ?? "" };
  await publishDue(services());
  expect(alpha.copies.at(-1)?.post.pictures).toHaveLength(1);

  await changePrice(person, propertyId, 900_000);
  await round();
  const entry = async () => named(await recallOf(person, propertyId), ({ publicationId }) => publicationId === post.id);
  const drawnLines = ({ sentences }: RecallItem) =>
    sentences.filter(({ field }) => field === "picture").map(({ text }) => text);
  const listed = await entry();
  expect(drawnLines(listed)).toEqual([expect.stringContaining("1,000,000")]);
  expect(listed).toMatchObject({ state: "open", may: { update: false, remove: true } });

  // its agent changes the words there all the same: the picture still says it
  await domain.pool.query("update pieces set body = 'Now told anew.', version = version + 1 where campaign_id = $1", [
    campaignId,
  ]);
  await person.client.publications.edit(post);
  const recall = await recallOf(person, propertyId);
  await askCheck(domain.db, owner, recall.id);
  await round();
  const after = await entry();
  expect(after.state).toBe("open");
  expect(after.sentences.map(({ field }) => field)).toEqual(["picture"]);
  await person.client.recalls.order({ id: recall.id, itemIds: [after.id], work: "remove" });
  await round();
  await round();
  expect(await entry()).toMatchObject({ state: "settled", how: "removed" });
});
