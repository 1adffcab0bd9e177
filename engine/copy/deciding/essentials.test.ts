/** No post, however short, is without what its market's readers decide by: a measure over platforms, languages and homes. */
import { describe, expect, it } from "vitest";
import { type CopyLanguage, copyStyles, type Market } from "#contract/copy";
import { getPlatform } from "#engine/platforms/index";
import { briefFor } from "#tests/samples/briefs";
import { type DecidedHome, decidedHomes } from "#tests/samples/deciding-terms";
import { dealt } from "#tests/support/dealt";
import { compose } from "../index.ts";
import { keepsDeciding } from "./essentials.ts";

const platforms = [
  "wechat",
  "weibo",
  "xiaohongshu",
  "facebook",
  "instagram",
  "twitter",
  "threads",
  "bluesky",
  "line",
  "kakaotalk",
  "douyin-image",
  "sms",
] as const;
/** Where a count of signs forbids to say everything: what decides last may fall there. */
const narrow: ReadonlySet<string> = new Set(["twitter", "bluesky", "sms", "kakaotalk"]);
/** So much of what decides stands there at least, as measured: raised whenever more of it does, never lowered. */
const floors = { narrow: 0.62, roomy: 0.84 } as const;
/** Of weight to readers of the page's language, or said in no other. */
const own: ReadonlySet<string> = new Set(["name", "tax", "guarantor"]);

const markets: Readonly<Record<string, Market>> = { CN: "CN", US: "US", JP: "JP", GB: "UK", DE: "EU/DE", HK: "HK" };

interface Lack {
  readonly home: string;
  readonly platform: string;
  readonly language: CopyLanguage;
  readonly fact: string;
  readonly text: string;
}

/** Every post of these homes in one language, and which facts each lacks. */
function measure(language: CopyLanguage): { lacks: Lack[]; asked: Map<string, number> } {
  const lacks: Lack[] = [];
  const asked = new Map<string, number>();
  Object.entries(decidedHomes).forEach(([home, { listing, marks }]: [string, DecidedHome], of) => {
    // one voice a home: its posts are neighbours, each written once
    const style = copyStyles[of % copyStyles.length] ?? "friendly";
    for (const platform of platforms) {
      const kind = getPlatform(platform)?.family === "sms" ? "sms" : "post";
      const brief = briefFor(listing, { style, seed: 3 + of, market: markets[listing.country ?? ""] ?? null });
      const piece = compose(listing, brief, { platform, language, kind });
      const text = [piece.title, piece.body, ...piece.hashtags].join("\n");
      for (const [fact, mark] of Object.entries(marks)) {
        if (own.has(fact) && listing.language !== language) continue;
        const words = mark instanceof RegExp ? mark : mark[language];
        const room = narrow.has(platform) ? "narrow" : "roomy";
        asked.set(room, (asked.get(room) ?? 0) + 1);
        if (!words.test(text)) lacks.push({ home, platform, language, fact, text });
      }
    }
  });
  return { lacks, asked };
}

const table = (lacks: readonly Lack[]): string =>
  lacks.map(({ home, platform, fact, text }) => `${home} ${platform} lacks ${fact}:\n${text}`).join("\n\n");

describe("what decides", () => {
  it.each(dealt([...keepsDeciding]).map((language) => [language]))(
    "stands in every post, the last of it falling only where signs are counted, in %s",
    { timeout: 180_000 },
    (language) => {
      const { lacks, asked } = measure(language);
      for (const room of ["narrow", "roomy"] as const) {
        const some = lacks.filter(({ platform }) => narrow.has(platform) === (room === "narrow"));
        const share = 1 - some.length / (asked.get(room) ?? 1);
        expect(share, table(some)).toBeGreaterThanOrEqual(floors[room]);
      }
    },
  );
});
