import { expect, test } from "vitest";
import { houseNote } from "#contract/publishing/house-notes";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { app } from "#tests/support/publishers/consent";
import { said, testClock } from "#tests/support/publishers/server";
import { connected, ioOf, post } from "#tests/support/publishers/stage";
import { weiboServer } from "#tests/support/publishers/weibo-server";
import { weibo } from "./weibo.ts";

const settings = { WEIBO_CLIENT_ID: app.id, WEIBO_CLIENT_SECRET: app.secret, WEIBO_POSTING_IP: "203.0.113.7" };
const open = async () => ({ publisher: weibo, local: await weiboServer(testClock()), settings });

publisherBehaviour("Weibo", open, {
  account: { id: "1234567", name: "@林家房产" },
  pictures: 1,
  duplicate: "named",
  lost: "found",
  unsent: "absent",
  settleMs: 130_000,
});

test("topics lose their marks, and what is shown later is found later", async () => {
  const subject = await open();
  const connection = await connected(subject);
  const { local } = subject;
  const what = post({ text: "#海景房# 三居室，近地铁 #深圳#" });
  await weibo.publish(connection, what, "k", ioOf(subject));
  expect(local.shown()[0]?.text).toBe(`海景房 三居室，近地铁 深圳 ${what.link}`);
  local.server.trouble({
    when: local.publishes,
    how: said(200, { error: "Update success, but need wait for shown", error_code: 20032 }),
  });
  expect(await weibo.publish(connection, post({ text: "另一套" }), "k2", ioOf(subject))).toMatchObject({
    state: "unknown",
  });
  await local.server.close();
});

test.each([
  ["longer than 140 signs with the link", { text: "海".repeat(130) }, houseNote("text_long", { over: 1 })],
  ["without a link", { link: null }, houseNote("link_missing")],
])("a post that is %s is refused before Weibo is asked", async (_, patch, detail) => {
  const subject = await open();
  const connection = await connected(subject);
  const { local } = subject;
  const before = local.server.asked.length;
  const outcome = await weibo.publish(connection, post(patch), "k", ioOf(subject));
  expect(outcome).toMatchObject({ state: "failed", code: "text_rejected", detail });
  expect(local.server.asked.length).toBe(before);
  expect(await weibo.publish(connection, post({ text: "海".repeat(129) }), "k", ioOf(subject))).toMatchObject({
    state: "live",
  });
  await local.server.close();
});
