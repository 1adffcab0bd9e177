import { expect, test } from "vitest";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { app } from "#tests/support/publishers/consent";
import { linkedinServer } from "#tests/support/publishers/linkedin-server";
import { testClock } from "#tests/support/publishers/server";
import { connected, ioOf, post, sentPost } from "#tests/support/publishers/stage";
import { linkedin } from "./linkedin.ts";

const settings = { LINKEDIN_CLIENT_ID: app.id, LINKEDIN_CLIENT_SECRET: app.secret };
const open = async () => ({ publisher: linkedin, local: await linkedinServer(testClock()), settings });

publisherBehaviour("LinkedIn", open, {
  account: { id: "lin-7", name: "Lin Hai" },
  text: ({ text, link, pictures }) => (pictures.length > 0 ? `${text}\n${link}` : text),
  pictures: 2,
  alts: true,
  uploads: true,
  duplicate: "adopted",
  lost: "found",
  unsent: "absent",
  settleMs: 130_000,
});

test("an account without a refresh token is not asked to be renewed: only its owner can prolong it", async () => {
  const subject = { publisher: linkedin, local: await linkedinServer(testClock()), settings };
  const { secrets, ...connection } = await connected(subject);
  const without = { ...connection, secrets: { accessToken: secrets.accessToken ?? "" } };
  expect(await linkedin.refresh?.(without, ioOf(subject))).toBeNull();
  await subject.local.server.close();
});

test("without the right to read nothing is proven, and sending again adopts what is there", async () => {
  const subject = { publisher: linkedin, local: await linkedinServer(testClock(), { mayRead: false }), settings };
  const connection = await connected(subject);
  const { local } = subject;
  local.server.trouble({ when: local.publishes, how: "after" });
  const words = post({ text: "Sea view (rare) [new] *now* a_b @home #海景" });
  expect(await linkedin.publish(connection, words, "k", ioOf(subject))).toMatchObject({ state: "unknown" });
  local.clock.pass(130_000);
  const sent = sentPost({ post: words });
  expect(await linkedin.find(connection, sent, ioOf(subject))).toMatchObject({ state: "unknown" });
  expect(await linkedin.publish(connection, words, "k", ioOf(subject))).toMatchObject({
    state: "live",
    ref: "urn:li:share:7100001",
  });
  expect(local.shown()).toMatchObject([{ text: words.text, link: words.link }]);
  await local.server.close();
});
