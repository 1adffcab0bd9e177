import { describe, expect, it } from "vitest";
import { countryOfMarket, marketForCountry } from "../countries.ts";
import { carriesMachineLabel, machineLabel, machineMetadata } from "../labels.ts";
import { marketIds } from "../markets/index.ts";
import { checkDuties, dutyWording, messageDuties } from "./index.ts";

const rules = (market: string, kind: "sms" | "email", text: string, subject?: string) =>
  checkDuties(market, kind, text, subject).map(({ rule }) => rule);

describe("what a message must carry", () => {
  it("asks a Chinese SMS for signature and opt-out", () => {
    expect(rules("CN", "sms", "【安居地产】滨江三房在售，拒收请回复R")).toEqual([]);
    expect(rules("CN", "sms", "滨江三房在售")).toEqual(["cn-sms-signature", "cn-sms-opt-out"]);
    expect(rules("CN", "sms", "【安居地产】滨江三房，回T退订")).toEqual([]);
  });
  it("asks a North American SMS for its sender and STOP", () => {
    expect(rules("US", "sms", "Oak Realty: 3-bed open Saturday. Reply STOP to opt out")).toEqual([]);
    expect(rules("CA", "sms", "3-bed open Saturday. One stop from downtown")).toContain("ca-sms-sender");
    expect(rules("US", "sms", "Oak Realty: 3-bed open Saturday.")).toEqual(["us-sms-opt-out"]);
  });
  it("asks an email for a postal address and an unsubscribe line, in China for the mark in the subject", () => {
    expect(
      rules("US", "email", "Hello.\nOak Realty, 12 Main Street, Austin, TX 78701\nUnsubscribe: https://x.example/u"),
    ).toEqual([]);
    expect(rules("US", "email", "Hello.")).toEqual(["us-email-postal-address", "us-email-unsubscribe"]);
    expect(rules("CN", "email", "您好，安居地产。退订：https://x.example/u", "新上房源")).toEqual([
      "cn-email-subject-mark",
    ]);
    expect(rules("CN", "email", "您好，安居地产。退订：https://x.example/u", "【广告】新上房源")).toEqual([]);
  });
  it.each(marketIds)("is satisfied by its own wording in %s, where it has one", (market) => {
    for (const language of ["zh", "en", "ja", "ko", "fr", "de", "es"]) {
      for (const kind of ["sms", "email"] as const) {
        const filled = messageDuties(market)[kind].map((duty) => ({
          place: duty.place,
          text: dutyWording(duty, language)
            .replace("{sender}", "Oak Realty")
            .replace("{address}", "12 Main Street")
            .replace("{unsubscribe}", "https://x.example/u"),
        }));
        const at = (place: string) => filled.filter((part) => part.place === place).map((part) => part.text);
        const text = `${at("prefix").join("")}${[kind === "sms" ? "" : "您好\n--", "3室", ...at("footer"), ...at("suffix")].join("\n").trim()}`;
        const unsayable = messageDuties(market)[kind].filter((duty) => dutyWording(duty, language) === "");
        expect(rules(market, kind, text, `${at("subject").join("")}3室`), `${language} ${kind}`).toHaveLength(
          unsayable.length,
        );
      }
    }
  });
});

describe("what is a market's own", () => {
  it("is a mark in Korea and Singapore, in front", () => {
    expect(rules("KR", "sms", "(광고)서울숲공인중개사 3룸 전세\n무료수신거부 080-555-0100")).toEqual([]);
    expect(rules("KR", "sms", "서울숲공인중개사 (광고) 3룸 전세")).toEqual(["kr-sms-subject-mark", "kr-sms-opt-out"]);
    expect(rules("SG", "sms", "<ADV> Oak Homes: 3-bed, Reply STOP")).toEqual([]);
    expect(rules("SG", "email", "Hi\n--\nOak, 12 Main Street\nUnsubscribe: x", "3-bed")).toEqual([
      "sg-email-subject-mark",
    ]);
  });
  it("is both languages in Hong Kong", () => {
    expect(rules("HK", "sms", "Oak Homes: 3-bed. Reply STOP to unsubscribe")).toEqual(["hk-sms-opt-out"]);
    expect(rules("HK", "sms", "Oak Homes: 3-bed. 取消接收請回覆STOP / Reply STOP to unsubscribe")).toEqual([]);
  });
  it("is a postal address, which no link, no email address stands for", () => {
    const email = (footer: string) => rules("JP", "email", `本文\n--\n${footer}\n配信停止はこちら`);
    expect(email("北摂住まい、大阪府吹田市山田東1-2-3")).toEqual([]);
    expect(email("北摂住まい, info2@example.com\nhttps://example.com/about1")).toEqual(["jp-email-postal-address"]);
  });
});

describe("the machine-made label", () => {
  it("is demanded in China in every language, with the standard's words, and nowhere else", () => {
    for (const language of ["zh", "en", "ja", "ko", "fr", "de", "th"]) {
      expect(carriesMachineLabel(machineLabel("CN", language) ?? "")).toBe(true);
    }
    expect(machineLabel("US", "en")).toBeNull();
    expect(machineLabel(null, "zh")).toBeNull();
    expect(carriesMachineLabel("南北通透三房")).toBe(false);
  });
  it("has a metadata form", () => {
    expect(machineMetadata("CN", { producer: "Listcast", id: "p1" })?.AIGC).toMatchObject({
      Label: "1",
      ProduceID: "p1",
    });
    expect(machineMetadata("CA", { producer: "Listcast", id: "p1" })).toBeNull();
  });
});

describe("markets by country", () => {
  it("knows the campaign markets and the rule sets beyond them", () => {
    expect(marketForCountry("cn")).toBe("CN");
    expect(marketForCountry("GB")).toBe("UK");
    expect(marketForCountry("fr")).toBe("EU/FR");
    expect(marketForCountry("BR")).toBeNull();
    expect(marketForCountry("UK")).toBe("UK");
    expect(marketForCountry(null)).toBeNull();
  });
  it("leads only to rule sets that exist", () => {
    for (const country of [
      "CN",
      "US",
      "CA",
      "GB",
      "AU",
      "NZ",
      "JP",
      "KR",
      "DE",
      "FR",
      "IT",
      "ES",
      "NL",
      "SG",
      "HK",
      "TW",
      "AE",
      "IN",
    ]) {
      const market = marketForCountry(country);
      expect(marketIds).toContain(market);
      if (market) expect(countryOfMarket(market)).toBe(country);
    }
  });
});
