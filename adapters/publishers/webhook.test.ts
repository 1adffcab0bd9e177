import { expect, test } from "vitest";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { testClock } from "#tests/support/publishers/server";
import { webhookAgent, webhookServer } from "#tests/support/publishers/webhook-server";
import { signatureOf, webhook } from "./webhook.ts";

const open = async () => ({ publisher: webhook, local: await webhookServer(testClock()), values: webhookAgent });

publisherBehaviour("a webhook of one's own", open, {
  account: { id: "lin.example/listcast", name: "Lin's own site" },
  pictures: 2,
  alts: true,
  duplicate: "allowed",
  lost: "found",
  unsent: "absent",
});

test("signs the example of the standard to its signature", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const body = '{"test": 2432232314}';
  expect(signatureOf(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, body)).toBe(
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  );
});
