import { expect, test } from "vitest";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { app } from "#tests/support/publishers/consent";
import { pinterestServer } from "#tests/support/publishers/pinterest-server";
import { testClock } from "#tests/support/publishers/server";
import { connectAll, ioOf, picture, post } from "#tests/support/publishers/stage";
import { pinterest } from "./pinterest.ts";

const settings = { PINTEREST_CLIENT_ID: app.id, PINTEREST_CLIENT_SECRET: app.secret };
const open = async () => ({ publisher: pinterest, local: await pinterestServer(testClock()), settings });

publisherBehaviour("Pinterest", open, {
  account: { id: "5001", name: "@linrealty · Sea view" },
  // the pin itself leads to the listing
  text: ({ text }) => text,
  pictures: 2,
  needsPicture: true,
  duplicate: "allowed",
  lost: "found",
  unsent: "absent",
  settleMs: 130_000,
});

test("every board is an account of its own, and a pin leads to the listing", async () => {
  const subject = await open();
  const boards = await connectAll(subject);
  expect(boards.map(({ accountName }) => accountName)).toEqual(["@linrealty · Sea view", "@linrealty · Old town"]);
  const [board] = boards;
  if (board) await pinterest.publish(board, post({ pictures: [picture(1)] }), "k", ioOf(subject));
  expect(subject.local.shown()).toMatchObject([{ link: "https://listcast.example/p/abc123", alts: [picture(1).alt] }]);
  await subject.local.server.close();
});
