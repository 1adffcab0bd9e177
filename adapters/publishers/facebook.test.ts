import { expect, test } from "vitest";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { app } from "#tests/support/publishers/consent";
import { facebookServer } from "#tests/support/publishers/facebook-server";
import { testClock } from "#tests/support/publishers/server";
import { connectAll, ioOf, post } from "#tests/support/publishers/stage";
import { facebook } from "./facebook.ts";

const settings = { FACEBOOK_CLIENT_ID: app.id, FACEBOOK_CLIENT_SECRET: app.secret };
const open = async () => ({ publisher: facebook, local: await facebookServer(testClock()), settings });

publisherBehaviour("a Facebook Page", open, {
  account: { id: "1029384756", name: "Lin Realty" },
  // the card holds the link, unless pictures take its place
  text: ({ text, link, pictures }) => (pictures.length > 0 ? `${text}\n${link}` : text),
  pictures: 2,
  alts: true,
  uploads: true,
  duplicate: "named",
  lost: "found",
  unsent: "absent",
  settleMs: 130_000,
});

test("only Pages that may be written to are offered, and the card leads to the listing", async () => {
  const subject = await open();
  const pages = await connectAll(subject);
  expect(pages.map(({ accountName }) => accountName)).toEqual(["Lin Realty"]);
  const [page] = pages;
  if (page) await facebook.publish(page, post(), "k", ioOf(subject));
  expect(subject.local.shown()).toMatchObject([{ link: "https://listcast.example/p/abc123" }]);
  await subject.local.server.close();
});
