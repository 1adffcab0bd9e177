import { expect, test } from "vitest";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { app } from "#tests/support/publishers/consent";
import { testClock } from "#tests/support/publishers/server";
import { connected, ioOf, post, sentPost } from "#tests/support/publishers/stage";
import { tiktokServer } from "#tests/support/publishers/tiktok-server";
import { tiktok } from "./tiktok.ts";

const settings = { TIKTOK_CLIENT_ID: app.id, TIKTOK_CLIENT_SECRET: app.secret };
const open = async () => ({ publisher: tiktok, local: await tiktokServer(testClock()), settings });

publisherBehaviour("TikTok", open, {
  account: { id: "-000lin", name: "@linrealty" },
  // a link in its words leads nowhere
  text: ({ text }) => text,
  pictures: 2,
  needsPicture: true,
  duplicate: "allowed",
  // it is shown, and so listed, once it was checked
  lost: "found",
  settlesBeforeListed: true,
  unsent: "absent",
  settleMs: 12.5 * 3_600_000,
});

test("a video goes up in pieces, and what became of a cut one is asked for by its number", async () => {
  const subject = await open();
  const connection = await connected(subject);
  const film = { bytes: new Uint8Array(21 * 1024 * 1024), type: "video/mp4" as const, seconds: 30 };
  const { local } = subject;
  local.server.trouble({
    when: ({ headers }) => /22020095\/22020096$/.test(headers["content-range"] ?? ""),
    how: "after",
  });
  const io = ioOf(subject);
  expect(await tiktok.publish(connection, post({ video: film }), "k", io)).toMatchObject({ state: "unknown" });
  const pieces = local.server.asked
    .filter(({ method }) => method === "PUT")
    .map(({ bytes }) => bytes.byteLength / 1024 / 1024);
  expect(pieces).toEqual([10, 11]);
  local.settle?.();
  const checkpoint = io.checkpoints.at(-1) ?? null;
  const sent = sentPost({ checkpoint });
  expect(await tiktok.find(connection, sent, ioOf(subject))).toMatchObject({ state: "live", ref: "post:731" });
  await local.server.close();
});
