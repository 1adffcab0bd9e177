import { expect, test } from "vitest";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { app } from "#tests/support/publishers/consent";
import { containersServer } from "#tests/support/publishers/containers-server";
import { testClock } from "#tests/support/publishers/server";
import { connected, ioOf, picture, post } from "#tests/support/publishers/stage";
import { instagram } from "./instagram.ts";

const settings = { INSTAGRAM_CLIENT_ID: app.id, INSTAGRAM_CLIENT_SECRET: app.secret };
const open = async () => ({ publisher: instagram, local: await containersServer(testClock(), "instagram"), settings });

publisherBehaviour("Instagram", open, {
  account: { id: "178414", name: "@lin_realty" },
  // a link in its words leads nowhere
  text: ({ text }) => text,
  pictures: 2,
  alts: true,
  uploads: true,
  needsPicture: true,
  duplicate: "allowed",
  lost: "found",
  unsent: "absent",
  renews: "before",
});

test("what Instagram cannot have is said before anything is sent", async () => {
  const subject = await open();
  const connection = await connected(subject);
  const before = subject.local.server.asked.length;
  const hidden = { ...picture(1), address: null };
  for (const pictures of [[], [hidden], [{ ...picture(1), type: "image/webp" as const }]])
    expect(await instagram.publish(connection, post({ pictures }), "k", ioOf(subject))).toMatchObject({
      code: "media_rejected",
    });
  expect(subject.local.server.asked).toHaveLength(before);
  await subject.local.server.close();
});
