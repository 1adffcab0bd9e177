import { describe, expect, it } from "vitest";
import { copyStyles } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { compose } from "#engine/copy/index";
import { wantedMaterial } from "#engine/copy/material/wanted";
import { briefFor } from "#tests/samples/briefs";
import { guangzhouRent, tokyoSale } from "#tests/samples/listings";

const seoul: Listing = {
  ...tokyoSale,
  language: "ko",
  country: "KR",
  title: "성수동 34평형 남동향",
  description: null,
  price: { amount: 1_850_000_000, currency: "KRW", period: null },
  propertyType: "아파트",
  floor: "14층 (총 25층)",
  orientation: "남동향",
  renovation: null,
  features: ["지하철 2호선 성수역 도보 6분", "계단식", "판상형", "개별난방", "주차 세대당 1.3대"],
  disclosures: { 관리비: "월 평균 21만원" },
};
const written = (listing: Listing): string[] =>
  copyStyles.flatMap((style) =>
    [1, 5, 11].map(
      (seed) =>
        compose(
          listing,
          { ...briefFor(listing, { style, seed }), market: listing === seoul ? "KR" : "CN" },
          { platform: "naver-blog", language: "ko", kind: "post" },
        ).body,
    ),
  );

describe("what a Korean text lists", () => {
  it("never has a home possess its type of building, its heating or a ratio", { timeout: 180_000 }, () => {
    for (const body of written(seoul))
      expect(body).not.toMatch(/(?:계단식|판상형|개별난방|1\.3대)(?:도|이|가|을|를)? ?(?:있|갖)/u);
  });
  it("never misses a code that it prints itself", { timeout: 180_000 }, () => {
    expect(wantedMaterial({ country: "CN", transaction: "rent" })).toContain("verificationCode");
    const listing = {
      ...guangzhouRent,
      disclosures: { 押付方式: "押二付一", 房源编码: "SZ-0755-308812" },
    };
    for (const body of written(listing)) {
      expect(body).toContain("SZ-0755-308812");
      expect(body).not.toMatch(
        /(?:항목|항목은|것|:)[^.\n]{0,40}매물 확인 코드(?! ?SZ)|매물 확인 코드(?:은|는|를|까지|,|에)/u,
      );
    }
  });
  it("says through whom a Japanese home is let, not a field's name", { timeout: 180_000 }, () => {
    const { body } = compose(
      { ...tokyoSale, disclosures: { 取引態様: "媒介", 管理費: "月12,000円" } },
      briefFor(tokyoSale, { style: "professional" }),
      { platform: "naver-blog", language: "ko", kind: "post" },
    );
    expect(body).toContain("중개업소를 통한 거래");
    expect(body).not.toMatch(/거래 형태 /u);
  });
});
