import { expect, test } from "vitest";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { mastodonAgent, mastodonServer } from "#tests/support/publishers/mastodon-server";
import { testClock } from "#tests/support/publishers/server";
import { connected, ioOf, post } from "#tests/support/publishers/stage";
import { mastodon } from "./mastodon.ts";

const open = async () => ({ publisher: mastodon, local: await mastodonServer(testClock()), values: mastodonAgent });

publisherBehaviour("Mastodon", open, {
  account: { id: "23", name: "@lin@social.example" },
  pictures: 2,
  alts: true,
  uploads: true,
  duplicate: "allowed",
  lost: "found",
  unsent: "absent",
  settleMs: 130_000,
});

test("Mastodon takes the same key once, and a list that is young proves nothing", async () => {
  const subject = await open();
  const connection = await connected(subject);
  const triedAt = subject.local.clock.now().toISOString();
  const sent = { ref: null, key: "k", post: post(), triedAt, lastTriedAt: triedAt, checkpoint: null };
  expect(await mastodon.find(connection, sent, ioOf(subject))).toMatchObject({ state: "unknown" });
  const first = await mastodon.publish(connection, post(), "k", ioOf(subject));
  expect(await mastodon.publish(connection, post(), "k", ioOf(subject))).toEqual(first);
  expect(subject.local.shown()).toHaveLength(1);
  await subject.local.server.close();
});
