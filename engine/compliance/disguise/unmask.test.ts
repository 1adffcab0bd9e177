import { describe, expect, it } from "vitest";
import { check } from "../check.ts";
import { placed } from "./plain.ts";
import { unmask } from "./unmask.ts";

describe("a disguise", () => {
  it.each([
    ["No kіds", "No kids"],
    ["no k\u200bi\u200bds", "no kids"],
    ["ⓝⓞ 𝐤𝐢𝐝𝐬", "no kids"],
    ["ɴᴏ ᴋɪᴅꜱ", "no kids"],
    ["n o  k i d s", "no kids"],
    ["N o c h i l d r e n", "no children"],
    ["n0 ch1ldren, k*ds", "no children, kids"],
    ["no chil.dren", "no children"],
    ['No "kids" here', "No kids here"],
    ["N0 S3ct10n 8", "no section 8"],
    ["N0 SECT10N 8", "no section 8"],
    ["4DULTS ONLY", "adults ONLY"],
    ["稳zhuan不赔", "稳赚不赔"],
    ["wen赚不pei", "稳赚不赔"],
    ["全市第Yi", "全市第一"],
    ["不租给外di人", "不租给外地人"],
    ["guojia级豪宅", "国家级豪宅"],
    ["谢.绝.老.人", "谢绝老人"],
    ["谢绝【外地人】", "谢绝外地人"],
    ["p a s  d ' e n f a n t s", "pas d'enfants"],
  ])("of %s is taken off", (text, plain) => expect(unmask(text).text).toBe(plain));

  it.each([
    "Unit 1A, 2 beds, A/C, W/D, $1,250 a month",
    "12 E 5th St, Apt 3 C, W1T 4AB, H1B, B2B",
    "甲/乙/丙座, 12.5米开间",
    "近BRT站，WiFi已装，K歌房，小区有KFC和e家超市，di日看房",
    "MLS# N0S3CT10, A1 condition, B2B, 4K projector, 5G",
    "Дом у моря, 2 комнаты",
    "Kiralık daire, 2 oda",
    "rent@example.com, www.kids.example",
  ])("is not seen in %s", (text) => expect(unmask(text).text.replaceAll("/", "")).toBe(text.replaceAll("/", "")));

  it("leaves every finding at its place in the text as given", () => {
    const text = "Two rooms. N\u200bo \u{1d424}\u{1d422}\u{1d41d}\u{1d42c} please.";
    const plain = unmask(text);
    const start = plain.text.indexOf("kids");
    const { start: from, end } = placed(plain, text.length, { start, end: start + 4 });
    expect(text.slice(from, end)).toBe("\u{1d424}\u{1d422}\u{1d41d}\u{1d42c}");
    for (const finding of check({ market: "US", language: "en", text }))
      expect(text.slice(finding.start, finding.end)).toBe(finding.text);
  });
});
