import { expect, test } from "vitest";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { testClock } from "#tests/support/publishers/server";
import { connected, ioOf, picture, post, sentPost } from "#tests/support/publishers/stage";
import { telegramAgent, telegramServer } from "#tests/support/publishers/telegram-server";
import { telegram } from "./telegram.ts";

const open = async () => ({ publisher: telegram, local: await telegramServer(testClock()), values: telegramAgent });

publisherBehaviour("Telegram", open, {
  account: { id: "-1001234567890", name: "@lin_realty" },
  pictures: 2,
  duplicate: "allowed",
  lost: "unknowable",
  unsent: "unknowable",
});

test("long words follow the pictures, and a second try sends the pictures no second time", async () => {
  const subject = await open();
  const connection = await connected(subject);
  const long = post({ text: "海".repeat(1500), pictures: [picture(1), picture(2)] });
  subject.local.server.trouble({ when: ({ path }) => path.endsWith("sendMessage"), how: subject.local.limit.said });
  const first = ioOf(subject);
  expect(await telegram.publish(connection, long, "k", first)).toMatchObject({ code: "rate_limited" });
  const outcome = await telegram.publish(connection, long, "k", ioOf(subject, first.checkpoints.at(-1) ?? null));
  expect(outcome).toMatchObject({ state: "live", ref: "text:103,101,102", address: "https://t.me/lin_realty/103" });
  expect(subject.local.uploads()).toBe(2);
  const ref = "ref" in outcome ? (outcome.ref ?? "") : "";
  expect(await telegram.remove?.(connection, ref, ioOf(subject))).toEqual({ state: "removed" });
  expect(subject.local.shown()).toEqual([]);
  const sent = sentPost({ ref, post: long });
  expect(await telegram.find(connection, sent, ioOf(subject))).toEqual({ state: "removed" });
  await subject.local.server.close();
});
