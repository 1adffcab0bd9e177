import fc from "fast-check";
import twitter from "twitter-text";
import { describe, expect, it } from "vitest";
import { xWeight } from "./x-weight.ts";

const reference = (text: string): number => twitter.parseTweet(text).weightedLength;

const samples = [
  "Bright 3-bed corner flat, 104 m², near Line 2. $1,250,000 — viewings Saturday.",
  "三室两厅，104㎡，南北通透，地铁2号线步行8分钟。",
  "リビング20畳・角部屋 🏠✨",
  "역세권 84㎡ 남향 아파트",
  "Schöne 3-Zimmer-Wohnung in München, Baujahr 1998, 1.250 € warm",
  "Details: https://example.com/listing/12345?ref=x&utm_source=twitter#photos.",
  "看房预约https://example.com/l/1，周末可看",
  "(https://example.co.uk/a_(b)/c) and www.example.com/path/ too",
  "Visit example.com or homes.example.org/42 today",
  "👨‍👩‍👧‍👦 👍🏽 🇨🇳 1️⃣ ☀️ ✨ ⭐ 🏡",
  "mail agent@example.com, see #OpenHouse @agent",
  "Caf\u0065\u0301 “quotes” ‘single’ – — … • ′ ″",
  "http://localhost:3000/demo/listing/1",
  "Floor 3.5 of 12.5m wide; v1.2 at 3.Stock",
];

describe("X's weighted length", () => {
  it.each(samples)("agrees with twitter-text on %j", (text) => {
    expect(xWeight(text)).toBe(reference(text));
  });
  it("agrees with twitter-text on any mix of words, scripts, emoji and links", () => {
    const word = fc.constantFrom(
      ...[
        "sunny",
        "flat",
        "104㎡",
        "万",
        "南向",
        "駅徒歩5分",
        "é",
        "🏠",
        "👍🏽",
        "🇫🇷",
        "€",
        "“ok”",
        "№",
        "½",
        "\n",
        "1.5",
        ".",
      ],
      ...[
        "https://example.com/a?b=c",
        "https://sub.example.co.jp/p/1.html",
        "example.com",
        "#tag",
        "@me",
        "℃",
        "…",
        "。",
      ],
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40, size: "max" }), (words) => {
        const text = words.join(" ");
        expect(xWeight(text)).toBe(reference(text));
      }),
    );
  });
});
