/** What readers in another country need to find a home: its city, its country, its station and line, and how floors are counted. */
import { describe, expect, it } from "vitest";
import type { CopyLanguage } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { factsOf } from "../facts/index.ts";
import { realiserOf } from "./index.ts";

const home = (address: Partial<Listing["address"]>, more: Partial<Listing>): Listing => ({
  ...emptyListing(),
  ...more,
  address: { ...emptyListing().address, ...address },
});
const seoul = home(
  { city: "서울", district: "성동구" },
  { country: "KR", language: "ko", features: ["지하철 2호선 성수역 도보 6분"] },
);
const shanghai = home(
  { city: "上海", district: "静安区" },
  { country: "CN", language: "zh", features: ["距地铁2号线静安寺站约480米"] },
);
const village = home({ city: "Lourmarin", district: "Vaucluse" }, { country: "FR", language: "fr" });
const raised = home({ city: "London" }, { country: "GB", language: "en", floor: "Raised ground floor" });

describe("readers abroad", () => {
  it.each<[string, Listing, CopyLanguage, string, string]>([
    ["a Korean station", seoul, "zh", "transit.run", "地铁2号线圣水站步行6分钟"],
    ["a Korean station", seoul, "ja", "transit", "地下鉄2号線聖水駅まで徒歩6分"],
    ["a Korean station", seoul, "en", "transit.from", "6 minutes on foot from Seongsu station (line 2)"],
    ["a Chinese station", shanghai, "ko", "transit", "지하철 2호선 징안쓰역까지 480m"],
    ["a district", seoul, "zh", "district", "首尔城东区"],
    ["a district", seoul, "en", "district", "Seongdong, Seoul"],
    ["a district at home", seoul, "ko", "district", "성동구"],
    ["a village and its region", village, "zh", "place", "法国 Lourmarin（Vaucluse 省）"],
    ["a village and its region", village, "en", "place", "Lourmarin, Vaucluse, France"],
    ["a village and its region", village, "ko", "place", "프랑스 Lourmarin(Vaucluse주)"],
    ["a raised ground floor", raised, "en", "floor", "raised ground floor"],
    ["a raised ground floor", raised, "zh", "floor", "抬高的首层"],
  ])("are told %s (%#)", (_what, listing, language, key, said) => {
    expect(realiserOf(language)?.values(factsOf(listing))[key]).toBe(said);
  });
});
