import { describe, expect, test } from "vitest";
import { houseNote } from "#contract/publishing/house-notes";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { counter, testClock } from "#tests/support/publishers/server";
import { smsAgents, smsServer } from "#tests/support/publishers/sms-server";
import { connected, ioOf, post, sentPost } from "#tests/support/publishers/stage";
import { sms } from "./sms.ts";
import { tencentAuthorization } from "./sms-tencent.ts";

describe.each(["aliyun", "tencent", "twilio"] as const)("by %s", (provider) => {
  const open = async () => ({
    publisher: sms,
    local: await smsServer(testClock(), provider),
    values: smsAgents[provider],
  });
  const told = provider !== "tencent";

  publisherBehaviour("short messages to a list", open, {
    account: { id: `${provider}/key-id-1`, name: smsAgents[provider].from },
    pictures: 0,
    duplicate: "allowed",
    lost: told ? "found" : "unknowable",
    unsent: told ? "absent" : "unknowable",
    settleMs: 6 * 60_000,
  });

  test("each person once, wrong numbers passed over, and after a cut in the middle the rest", async () => {
    const local = await smsServer(testClock(), provider);
    const recipients = "+86 138-0000-1111, +8613900000000, +8613800002222, +8613800003333";
    const subject = { publisher: sms, local, values: { ...smsAgents[provider], recipients } };
    const connection = await connected(subject);
    const sends = counter();
    local.server.trouble({ when: (asked) => local.publishes(asked) && sends() === 3, how: "after" });
    const first = ioOf(subject);
    expect(await sms.publish(connection, post(), "k", first)).toMatchObject({ state: "unknown" });
    const checkpoint = first.checkpoints.at(-1) ?? null;
    const sent = sentPost({ checkpoint });
    expect((await sms.find(connection, sent, ioOf(subject))).state).toBe("absent");
    const later = ioOf(subject, checkpoint);
    const rest = await sms.publish(connection, post(), "k", later);
    expect(local.sent.map(({ to }) => to.slice(-4))).toEqual(["1111", "2222", "3333"]);
    expect(rest.state).toBe(told ? "live" : "unknown");
    if (told) return;
    // where nobody can know, the one in doubt gets it again only when a person has decided so
    const left = later.checkpoints.at(-1) ?? null;
    expect(await sms.find(connection, sentPost({ checkpoint: left }), ioOf(subject))).toMatchObject({
      state: "unknown",
      detail: houseNote("people_unknown", { people: 1, of: 4 }),
    });
    expect(await sms.publish(connection, post(), "k", ioOf(subject, left))).toMatchObject({ state: "live" });
    expect(local.sent.map(({ to }) => to.slice(-4))).toEqual(["1111", "2222", "3333", "2222"]);
  });

  test("a list that is edited after a cut in the middle texts nobody twice and leaves nobody out", async () => {
    const local = await smsServer(testClock(), provider);
    const listed = async (recipients: string) => {
      const subject = { publisher: sms, local, values: { ...smsAgents[provider], recipients } };
      return { subject, connection: await connected(subject) };
    };
    const before = await listed("+8613800001111, +8613800002222, +8613800003333");
    const sends = counter();
    local.server.trouble({ when: (asked) => local.publishes(asked) && sends() === 2, how: "after" });
    const first = ioOf(before.subject);
    expect(await sms.publish(before.connection, post(), "k", first)).toMatchObject({ state: "unknown" });
    const checkpoint = first.checkpoints.at(-1) ?? null;
    // the one in doubt stays, one comes in front of it, one goes
    const after = await listed("+8613800004444, +8613800002222, +8613800003333");
    const sent = sentPost({ checkpoint });
    expect((await sms.find(after.connection, sent, ioOf(after.subject))).state).toBe("absent");
    const later = ioOf(after.subject, checkpoint);
    expect((await sms.publish(after.connection, post(), "k", later)).state).toBe(told ? "live" : "unknown");
    expect(local.sent.map(({ to }) => to.slice(-4)).toSorted()).toEqual(["1111", "2222", "3333", "4444"]);
    if (!told) return;
    // everybody has it: a later question finds that, whoever has come to the list since
    const done = sentPost({ checkpoint: later.checkpoints.at(-1) ?? null });
    expect(await sms.find(after.connection, done, ioOf(after.subject))).toMatchObject({ state: "live" });
  });
});

test("a list that a version before had begun is gone on with: what it noted were places in the list", async () => {
  const local = await smsServer(testClock(), "twilio");
  const recipients = "+8613800001111, +8613900000000, +8613800002222, +8613800003333";
  const subject = { publisher: sms, local, values: { ...smsAgents.twilio, recipients } };
  const connection = await connected(subject);
  const resting = { next: "2", doubt: "no", since: "2026-11-20T08:00:00.000Z", refused: ["1"] };
  expect(await sms.find(connection, sentPost({ checkpoint: resting }), ioOf(subject))).toEqual({ state: "absent" });
  // whoever was in doubt then cannot be asked about any more: their message had another name
  const cut = { ...resting, next: "3", doubt: "yes" };
  expect(await sms.find(connection, sentPost({ checkpoint: cut }), ioOf(subject))).toMatchObject({ state: "unknown" });
  const io = ioOf(subject, resting);
  expect(await sms.publish(connection, post(), "k", io)).toMatchObject({ state: "live" });
  expect(local.sent.map(({ to }) => to.slice(-4))).toEqual(["2222", "3333"]);
  await local.server.close();
});

test("Tencent Cloud's header has the form of the documentation's example", () => {
  const body = '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}';
  const account = { keyId: "AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******", keySecret: "Gu5t9xGARNpq86cd98joQYCN3*******" };
  const call = {
    service: "cvm",
    host: "cvm.tencentcloudapi.com",
    body,
    seconds: 1551113065,
    type: "application/json; charset=utf-8",
  };
  // the page's own example keys are starred out, so its signature cannot be reached: the scope and the form can
  expect(tencentAuthorization(account, call)).toMatch(
    /^TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3\*{7}\/2019-02-25\/cvm\/tc3_request, SignedHeaders=content-type;host, Signature=[0-9a-f]{64}$/,
  );
});
