import { describe, expect, it } from "vitest";
import { copyStyles } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { briefFor } from "#tests/samples/briefs";
import { tokyoSale } from "#tests/samples/listings";
import { factsOf } from "../facts/index.ts";
import { compose } from "../index.ts";
import { realiserOf, writtenLanguages } from "./index.ts";

const busan: Listing = {
  ...tokyoSale,
  language: "ko",
  country: "KR",
  transaction: "rent",
  title: "해운대 좌동 25평형 전세, 장산역 도보 9분",
  description: "15층 중 8층 전세입니다. 거실과 방 두 개는 남향, 작은방은 북향입니다.",
  price: { amount: 310_000_000, currency: "KRW", period: null },
  area: { sqm: 59.82, kind: "net" },
  rooms: { bedrooms: 3, livingRooms: 1, bathrooms: 1 },
  propertyType: "아파트",
  address: { ...tokyoSale.address, text: "부산광역시 해운대구 좌동순환로 212", city: "부산", district: "해운대구" },
  floor: "8층 (총 15층)",
  orientation: "남향",
  yearBuilt: 1996,
  renovation: null,
  features: ["부산 지하철 2호선 장산역 도보 9분", "지역난방"],
  disclosures: { 거래형태: "전세 2년", 관리비: "월 평균 16만원" },
};
const called = /jeonse|전세|チョンセ|全租/iu;
/** The deposit, in whatever language. */
const amount = /310[\s.,\u00a0\u202f]?(?:million|Mio|M |000)|3\.1亿|3億1|3억 1/u;

describe.each(writtenLanguages.map((language) => [language]))("a jeonse in %s", (language) => {
  it("has no wording of its deposit that could be read as a price", () => {
    const values = Object.entries(realiserOf(language)?.values(factsOf(busan)) ?? {});
    for (const [key, value] of values)
      if (/^price(?:\.|$)/u.test(key) && key !== "price.num") expect(value, key).toMatch(called);
  });
  it("is called a lease for a deposit wherever its amount stands", { timeout: 180_000 }, () => {
    for (const platform of ["twitter", "instagram", "facebook"])
      for (const style of copyStyles) {
        const { title, body, untraced } = compose(busan, briefFor(busan, { style, seed: 11 }), {
          platform,
          language,
          kind: "post",
        });
        const told = [title ?? "", body].join("\n");
        expect(untraced, told).toEqual([]);
        for (const line of told.split("\n")) if (amount.test(line)) expect(line, told).toMatch(called);
      }
  });
});
