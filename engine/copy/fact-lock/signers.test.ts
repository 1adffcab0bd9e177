/** The firm and the name on the card that signs a piece bear out their own parts, and no other's. */
import { describe, expect, test } from "vitest";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import { trace } from "./index.ts";

const signedBy = (company: string) => ({
  agent: { name: "王小明", phone: "13800138000", company, licence: null, address: null, email: null },
});

describe("who signs", () => {
  test.each([
    ["上海好房经纪有限公司", "王小明｜上海好房经纪有限公司"],
    ["上海好房经纪有限公司", "此致\n王小明\n上海好房经纪有限公司\n13800138000"],
    ["上海第一家房产经纪有限公司", "上海第一家房产经纪有限公司的王小明为您服务。"],
    ["上海(精装)好房经纪有限公司", "王小明\n上海(精装)好房经纪有限公司"],
    ["上海（学区）好房经纪有限公司", "王小明\n上海（学区）好房经纪有限公司"],
  ])("%s stands in: %s", (company, text) => {
    expect(trace(sampleListing, "zh", text, signedBy(company))).toEqual([]);
  });

  test("another firm's name, and words outside the name, are borne out by nothing", () => {
    const known = signedBy("上海第一家房产经纪有限公司");
    expect(trace(sampleListing, "zh", "王小明，上海云杉置业有限公司", known)).not.toEqual([]);
    expect(trace(sampleListing, "zh", "仅限女生入住。", known)).not.toEqual([]);
  });
});
