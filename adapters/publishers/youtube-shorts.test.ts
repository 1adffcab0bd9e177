import { expect, test } from "vitest";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { app } from "#tests/support/publishers/consent";
import { youtubeServer } from "#tests/support/publishers/google-server";
import { testClock } from "#tests/support/publishers/server";
import { connected, ioOf, post, sentPost, video } from "#tests/support/publishers/stage";
import { youtubeShorts } from "./youtube-shorts.ts";

const settings = { GOOGLE_CLIENT_ID: app.id, GOOGLE_CLIENT_SECRET: app.secret };
const open = async () => ({ publisher: youtubeShorts, local: await youtubeServer(testClock()), settings });

publisherBehaviour("YouTube", open, {
  account: { id: "UClin", name: "Lin Realty" },
  pictures: 0,
  video: true,
  duplicate: "allowed",
  lost: "found",
  unsent: "absent",
});

test("a second try sends only what is missing", async () => {
  const local = await youtubeServer(testClock());
  const subject = { publisher: youtubeShorts, local, settings };
  const connection = await connected(subject);
  local.server.trouble({ when: local.publishes, how: "before" });
  const first = ioOf(subject);
  expect(await youtubeShorts.publish(connection, post({ video }), "k", first)).toMatchObject({ state: "unknown" });
  const resume = first.checkpoints.at(-1) ?? null;
  expect(await youtubeShorts.publish(connection, post({ video }), "k", ioOf(subject, resume))).toMatchObject({
    state: "accepted",
    ref: "vid1",
  });
  expect(local.taken()).toBe(video.bytes.byteLength);
  await local.server.close();
});

test("a video that Google keeps private is not called live", async () => {
  const local = await youtubeServer(testClock(), { audited: false });
  const subject = { publisher: youtubeShorts, local, settings };
  const connection = await connected(subject);
  const outcome = await youtubeShorts.publish(connection, post({ video }), "k", ioOf(subject));
  local.settle?.();
  const sent = sentPost({ ref: "ref" in outcome ? outcome.ref : null });
  expect(await youtubeShorts.find(connection, sent, ioOf(subject))).toMatchObject({
    state: "failed",
    code: "no_permission",
  });
  await local.server.close();
});
