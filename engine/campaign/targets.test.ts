import { expect, test } from "vitest";
import { targetKey, targetsOf } from "./targets.ts";

test("two languages and two platforms with all kinds make eight pieces, language by language", () => {
  const targets = targetsOf({ languages: ["zh", "en"], platforms: ["wechat", "twitter"], kinds: ["post", "email", "sms"] });
  expect(targets.map(targetKey)).toEqual([
    "zh/wechat/post",
    "zh/twitter/post",
    "zh/email/email",
    "zh/sms/sms",
    "en/wechat/post",
    "en/twitter/post",
    "en/email/email",
    "en/sms/sms",
  ]);
});

test("a platform chosen twice is written once", () => {
  expect(targetsOf({ languages: ["zh", "zh"], platforms: ["wechat", "wechat"], kinds: ["post"] })).toHaveLength(1);
});
