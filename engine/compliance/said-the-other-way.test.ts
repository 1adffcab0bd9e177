/** Disclaimers, a home that is new and its own parts and faults break nothing; a lawful phrase beside a breach hides none. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";

type Said = readonly [market: string, language: string, text: string];

const found = ([market, language, text]: Said) =>
  check({ market, language, text, context: { deal: "rent", offer: "rent" } }).map(({ rule }) => rule);

describe("said to promise nothing and to turn nobody away", () => {
  it.each<Said>([
    ["CN", "zh", "本广告不对升值和投资回报作任何承诺"],
    ["CN", "zh", "本公司不对投资回报作出任何承诺"],
    ["CN", "zh", "本广告不含升值或者投资回报的承诺"],
    ["CN", "zh", "不作保本保收益承诺"],
    ["CN", "zh", "不保本不保收益"],
    ["CN", "zh", "保值增值的话我们不说"],
    ["HK", "zh", "不設包租回報"],
    ["EU/DE", "de", "Ein Ausschluss von Bewerbern wegen ihrer Herkunft findet nicht statt."],
    ["EU/DE", "de", "Eine Auswahl nach Herkunft erfolgt nicht."],
    ["EU/DE", "de", "Deutschkenntnisse sind nicht nötig."],
    ["EU/DE", "en", "Commission-free for tenants."],
    ["EU/DE", "en", "New build, never occupied."],
    ["JP", "en", "Completed in September 2026, never occupied."],
    ["US", "en", "New build, never occupied."],
    ["CN", "zh", "这套房最大的优点是安静"],
    ["CN", "zh", "最大的缺点是没电梯"],
    ["JP", "ja", "完全予約制"],
    ["US", "en", "Everyone is welcome as long as they pass the same credit check."],
  ])("%s %s: %s", (...said) => expect(found(said)).toEqual([]));
});

describe("said to be believed", () => {
  it.each<Said>([
    ["CN", "zh", "本公司对投资回报作出承诺"],
    ["CN", "zh", "不是不保本,是保本保收益"],
    ["CN", "zh", "不仅保本,还保收益"],
    ["EU/DE", "de", "Ein Ausschluss wegen Herkunft findet nicht statt, aber keine Ausländer."],
    ["EU/DE", "de", "Auswahl nach Herkunft."],
    ["EU/DE", "de", "Deutschkenntnisse sind nötig."],
    ["EU/DE", "en", "Tenants pay a commission of two months' rent."],
    ["US", "en", "Never vacant: rent guaranteed."],
    ["EU/DE", "en", "Never vacant, always let."],
    ["CN", "zh", "全城最大的楼盘"],
    ["HK", "zh", "包租回報5厘"],
    ["CA", "zh", "领社会救助的不租"],
    ["CN", "zh", "最大的优点是全城最美"],
    ["US", "en", "Families welcome, though not with little ones."],
    ["US", "en", "Everyone is welcome as long as they are Christian."],
    ["UK", "en", "All are welcome provided they're Christian."],
    ["JP", "ja", "完全予約制、完璧な仕上がり"],
  ])("%s %s: %s", (...said) => expect(found(said)).not.toEqual([]));
});
