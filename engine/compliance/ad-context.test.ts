import { describe, expect, it } from "vitest";
import type { AgentCard } from "#contract/copy";
import { emptyListing, type Listing, listing } from "#contract/listing";
import { adContext, listingCode } from "./ad-context.ts";
import { check } from "./check.ts";

const home = (over: object): Listing =>
  listing.parse({
    ...emptyListing(),
    country: "US",
    transaction: "sale",
    address: { ...emptyListing().address, text: "12 Main St, San Diego, CA 92101", city: "San Diego" },
    ...over,
  });
const agent: AgentCard = {
  name: "Ann Lee",
  phone: null,
  company: "Oak Realty",
  licence: null,
  address: null,
  email: null,
};

describe("the code of a verified listing", () => {
  it.each([
    [{ 核验时间: "2026-11-01", 房源核验码: "5101" }, "5101"],
    [{ 核验状态: "已核验", 核验统一编码: "510100A7" }, "510100A7"],
    [{ 房源核验: "2026年11月1日", 房源核验编号: "HS-3106" }, "HS-3106"],
    [{ 核验机构: "成都市住建局 028", 核验: "5101-77" }, "5101-77"],
    [{ "Verification date": "2026-11-01", "Listing code": "B12" }, "B12"],
    [{ 核验时间: "2026-11-01", 核验状态: "已通过" }, null],
    [{ 房源核验码: "暂无" }, null],
  ])("of %o is %s", (disclosures, code) => expect(listingCode(home({ country: "CN", disclosures }))).toBe(code));
});

describe("circumstances of an advertisement", () => {
  it("reads state, deal and brokerage, so that a Californian ad is asked for its licence number", () => {
    const given = adContext(home({}), agent, "facebook");
    expect(given.context).toMatchObject({ state: "CA", province: null, deal: "sale", platform: "facebook" });
    const text = "3-bed ranch. Oak Realty. Equal Housing Opportunity.";
    const found = check({ market: "US", language: "en", text, mode: "ad", ...given });
    expect(found.map(({ rule }) => rule)).toEqual(["us-ca-license-number"]);
  });
  it("names the Chinese city without 市 and carries the verification code as a known fact", () => {
    const beijing = home({
      country: "CN",
      address: { ...home({}).address, text: "朝阳区", city: "北京市" },
      disclosures: { 房源核验码: "110105" },
    });
    const { context, facts } = adContext(beijing, agent, "wechat-moments");
    expect(context).toMatchObject({ city: "北京", platform: "wechat", state: null });
    expect(facts.listing_code).toBe("110105");
  });
  it("leaves unknown what it does not know", () => {
    const { context, facts } = adContext(
      home({ country: "CA", address: { ...home({}).address, text: "Toronto" } }),
      null,
      null,
    );
    expect(context).toMatchObject({ province: null, platform: null });
    expect(facts.brokerage_name).toBeNull();
  });
});
