import { expect, test } from "vitest";
import type { Campaign } from "#contract/campaign";
import { languagesOf, piecesIn, samePlace } from "#web/features/pieces/choose-piece.ts";
import { campaign, piece } from "#web/features/pieces/test-samples.ts";

const sample = (): Campaign =>
  campaign({
    preferences: {
      languages: ["fr", "zh", "de"],
      style: "friendly",
      platforms: ["weibo", "wechat"],
      kinds: ["post", "sms"],
    },
    pieces: [
      piece({ platform: "sms", kind: "sms", language: "zh" }),
      piece({ platform: "wechat", language: "zh" }),
      piece({ platform: "weibo", language: "zh" }),
      piece({ platform: "wechat", language: "fr" }),
    ],
  });

test("languages come in the order they were chosen, those without a piece left out", () => {
  expect(languagesOf(sample())).toEqual(["fr", "zh"]);
});

test("posts come in the order of the platforms, text messages after them", () => {
  expect(piecesIn(sample(), "zh").map((one) => one.platform)).toEqual(["weibo", "wechat", "sms"]);
});

test("another language shows the same platform where it has one", () => {
  const pieces = piecesIn(sample(), "zh");
  expect(samePlace(pieces, { platform: "wechat", kind: "post" })?.platform).toBe("wechat");
  expect(samePlace(pieces, { platform: "twitter", kind: "post" })?.platform).toBe("weibo");
  expect(samePlace([], null)).toBeNull();
});
