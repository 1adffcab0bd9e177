import { describe, expect, it } from "vitest";
import type { CopyLanguage } from "#contract/copy";
import { placeIn } from "./index.ts";
import { stopIn } from "./stops.ts";

describe("places", () => {
  it.each<[string, string, CopyLanguage, string]>([
    ["Portland", "US", "zh", "波特兰"],
    ["江東区", "JP", "fr", "Koto"],
    ["江東区", "JP", "zh", "江东区"],
    ["江東区", "JP", "ko", "고토구"],
    ["横浜市鶴見区", "JP", "en", "Tsurumi, Yokohama"],
    ["성동구", "KR", "zh", "城东区"],
    ["성동구", "KR", "ja", "城東区"],
    ["성동구", "KR", "de", "Seongdong"],
    ["수원시 영통구", "KR", "zh", "水原灵通区"],
    ["成都", "CN", "fr", "Chengdu"],
    ["六合区", "CN", "de", "Luhe"],
    ["六合区", "CN", "ko", "루허"],
    ["嵊州市", "CN", "en", "Shengzhou"],
    ["Lyon", "FR", "ko", "리옹"],
    ["Croix-Rousse", "FR", "ja", "Croix-Rousse"],
  ])("%s (%s) in %s is %s", (place, country, language, said) => {
    expect(placeIn(place, language, country)).toBe(said);
  });

  it("names a stop as a stop, and no city that has its name", () => {
    expect(stopIn("福島", "en", "JP")).toBe("Fukushima");
    expect(stopIn("福島", "ko", "JP")).toBe("후쿠시마");
    expect(stopIn("福島", "ja", "JP")).toBe("福島");
    expect(stopIn("西营盘", "fr", "HK")).toBe("Sai Ying Pun");
    expect(stopIn("西營盤", "zh", "HK")).toBe("西营盘");
  });
});
