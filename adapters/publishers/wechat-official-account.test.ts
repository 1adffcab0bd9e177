import { expect, test } from "vitest";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { said, testClock } from "#tests/support/publishers/server";
import { connected, ioOf, picture, post, sentPost } from "#tests/support/publishers/stage";
import { wechatAgent, wechatServer } from "#tests/support/publishers/wechat-server";
import { wechatOfficialAccount } from "./wechat-official-account.ts";

const open = async () => ({
  publisher: wechatOfficialAccount,
  local: await wechatServer(testClock()),
  values: wechatAgent,
});

publisherBehaviour("a WeChat Official Account", open, {
  account: { id: "wx0123456789abcdef", name: "林家房产" },
  // the link stands behind "read the original"
  text: ({ text }) => text,
  pictures: 2,
  alts: true,
  uploads: true,
  needsPicture: true,
  duplicate: "allowed",
  lost: "found",
  unsent: "absent",
  settleMs: 16 * 60_000,
});

test.each([
  [3, "failed"],
  [4, "failed"],
  [5, "removed"],
])("a publication that ends with %i is %s", async (publish_status, state) => {
  const subject = await open();
  const connection = await connected(subject);
  subject.local.server.trouble({
    when: ({ path }) => path.endsWith("freepublish/get"),
    how: said(200, { publish_status }),
  });
  const sent = sentPost({ ref: "publish:1" });
  expect(await wechatOfficialAccount.find(connection, sent, ioOf(subject))).toMatchObject({ state });
  await subject.local.server.close();
});

test("an account without the right to publish keeps its draft, and a caller from elsewhere is told", async () => {
  const subject = await open();
  const connection = await connected(subject);
  const what = post({ pictures: [picture(1)] });
  const refused = said(200, { errcode: 48001, errmsg: "api unauthorized" });
  subject.local.server.trouble({ when: subject.local.publishes, how: refused });
  const io = ioOf(subject);
  expect(await wechatOfficialAccount.publish(connection, what, "k", io)).toMatchObject({ code: "no_permission" });
  expect(io.checkpoints.at(-1)).toMatchObject({ draft: "draft-1" });
  await subject.local.server.close();
});
