import { describe, expect, it } from "vitest";
import { marketForCountry, ruleSetForCountry } from "./countries.ts";
import { checkDuties, dutyWording, messageDuties } from "./duties.ts";
import { carriesMachineLabel, machineLabel, machineMetadata } from "./labels.ts";
import { marketIds } from "./markets/index.ts";

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
  it.each(["CN", "US", "CA"])("is satisfied by its own wording in %s", (market) => {
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
        const text = [...at("prefix"), "3室", ...at("footer"), ...at("suffix")].join(" ");
        expect(rules(market, kind, text, `${at("subject").join("")}3室`), `${language} ${kind}`).toEqual([]);
      }
    }
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
    expect(marketForCountry("FR")).toBeNull();
    expect(ruleSetForCountry("GB")).toBe("UK");
    expect(ruleSetForCountry("FR")).toBe("EU/FR");
    expect(ruleSetForCountry("BR")).toBeNull();
    expect(ruleSetForCountry(null)).toBeNull();
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
      expect(marketIds).toContain(ruleSetForCountry(country));
    }
  });
});
