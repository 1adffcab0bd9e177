import { describe, expect, it } from "vitest";
import { targetsFor } from "./targets.ts";

describe("targets", () => {
  it("make a post per platform, one email and one text message per language", () => {
    const made = targetsFor({
      languages: ["zh", "en"],
      platforms: ["wechat", "twitter", "email", "wechat"],
      kinds: ["post", "sms"],
    });
    expect(made.map(({ platform, language, kind }) => `${platform}/${language}/${kind}`)).toEqual([
      "wechat/zh/post",
      "twitter/zh/post",
      "email/zh/email",
      "sms/zh/sms",
      "wechat/en/post",
      "twitter/en/post",
      "email/en/email",
      "sms/en/sms",
    ]);
  });
  it("ask for nothing where platforms and kinds have nothing in common", () => {
    expect(targetsFor({ languages: ["zh"], platforms: ["nowhere"], kinds: ["post"] })).toEqual([]);
  });
});
