import { expect, test } from "vitest";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { lineAgent, lineServer } from "#tests/support/publishers/line-server";
import { said, testClock } from "#tests/support/publishers/server";
import { connected, ioOf, post, sentPost } from "#tests/support/publishers/stage";
import { line } from "./line.ts";

const open = async () => ({ publisher: line, local: await lineServer(testClock()), values: lineAgent });

publisherBehaviour("a LINE Official Account", open, {
  account: { id: "Ulin", name: "Lin Realty (@216lin)" },
  pictures: 2,
  duplicate: "allowed",
  lost: "found",
  // asking under the same key carries out what was not: it is live then, once
  unsent: "carried out",
});

test("LINE is not asked once it has forgotten the key, and a month's messages that are used up are no rate", async () => {
  const subject = await open();
  const connection = await connected(subject);
  const { local } = subject;
  local.server.trouble({ when: local.publishes, how: "after" });
  const io = ioOf(subject);
  expect(await line.publish(connection, post(), "k", io)).toMatchObject({ state: "unknown" });
  const checkpoint = io.checkpoints.at(-1) ?? null;
  const sent = sentPost({ checkpoint });
  local.clock.pass(24 * 3_600_000);
  expect(await line.find(connection, sent, ioOf(subject))).toMatchObject({ state: "unknown" });
  expect(local.shown()).toHaveLength(1);
  local.server.trouble({ when: local.publishes, how: said(429, { message: "You have reached your monthly limit." }) });
  expect(await line.publish(connection, post(), "k2", ioOf(subject))).toMatchObject({
    code: "quota_used_up",
    retryAfterMs: null,
  });
  await local.server.close();
});
