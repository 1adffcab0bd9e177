import { afterAll, beforeAll, expect, test } from "vitest";
import { sendMails } from "#server/jobs/send-mails";
import type { Domain, Person } from "#tests/support/domain";
import { campaignOf, connectTo, openPublishingDomain, orderOf } from "#tests/support/publishing/agent";
import { failure, scriptedPlatform } from "#tests/support/publishing/scripted-platform";
import { keepPublishing } from "./keep.ts";
import { publishDue } from "./run.ts";

const alpha = scriptedPlatform("alpha");
let domain: Domain;
let services: Awaited<ReturnType<typeof openPublishingDomain>>["services"];
let agent: Person;
beforeAll(async () => {
  ({ domain, services } = await openPublishingDomain([alpha]));
  agent = await domain.person();
});
afterAll(() => domain.stop());

/** Posts of a campaign, of which the platform refuses each. */
async function refused(count: number) {
  const { pieceIds } = await campaignOf(domain, agent, count);
  const { id: account } = await connectTo(agent, alpha);
  for (const _ of pieceIds) alpha.moods.push(failure("text_rejected", null, "too long"));
  const { publications } = await agent.client.publications.plan(orderOf(pieceIds, [account]));
  while ((await publishDue(services())) > 0);
  return publications.map(({ id }) => id);
}
/** What is mailed once the news had time to gather. */
async function mailed() {
  domain.passTime(11 * 60_000);
  domain.mails.length = 0;
  await sendMails(services());
  return [...domain.mails];
}

test("posts that failed together are one mail, by name and cause, and it is not sent again", async () => {
  await refused(3);
  const [mail, ...more] = await mailed();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: agent.email, subject: "发布有 3 项需要您处理" });
  expect(mail?.text.match(/平台不接受这段文字/gu)).toHaveLength(3);
  expect(await mailed()).toEqual([]);
});

test("what was set right before the mail left is not told", async () => {
  const ids = await refused(1);
  for (const id of await failedPosts()) await agent.client.publications.retry({ id });
  while ((await publishDue(services())) > 0);
  expect((await agent.client.publications.get({ id: ids[0] ?? "" })).state).toBe("live");
  expect(await mailed()).toEqual([]);
});

test("who wants no mail about what failed gets none", async () => {
  await agent.client.account.settings.news({ kind: "task_failed", channel: "email", wanted: false });
  await refused(1);
  expect(await mailed()).toEqual([]);
});

test("a post its agent forgot to make by hand is mailed, once, and not when it is marked by then", async () => {
  const byHand = async () => {
    const { pieceIds } = await campaignOf(domain, agent);
    const { publications } = await agent.client.publications.plan(orderOf(pieceIds, [null]));
    domain.passTime(25 * 3_600_000);
    await keepPublishing(services());
    return publications[0]?.id ?? "";
  };
  await byHand();
  const [mail, ...more] = await mailed();
  expect(more).toEqual([]);
  expect(mail?.text).toContain("等您自己发布");
  expect(await mailed()).toEqual([]);
  domain.passTime(25 * 3_600_000);
  await agent.client.publications.handOver({ id: await byHand(), address: null });
  expect(await mailed()).toEqual([]);
});

const failedPosts = async () =>
  (await agent.client.publications.list({})).filter(({ state }) => state === "failed").map(({ id }) => id);
