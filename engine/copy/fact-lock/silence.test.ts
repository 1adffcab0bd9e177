/** What a text says is not known, or where the reader may look it up, claims nothing; the same thing said as a fact does. */
import { describe, expect, test } from "vitest";
import type { Listing } from "#contract/listing";
import { blocked, judges } from "#tests/support/lock-rows";

describe("what is said not to be known", () => {
  const york: Partial<Listing> = {
    country: "GB",
    language: "en",
    title: "Two-bedroom terrace house",
    rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
    features: ["Gas central heating"],
  };
  judges(york, [
    ["zh", "燃气供暖；停车未见说明。", "带专用车位；供暖未见说明。", "车位"],
    ["zh", "资料里没有停车的信息。", "有私家车库。", "车库"],
    ["zh", "有没有花园，不得而知。", "有花园，是否朝南不得而知；带车库。", "车库"],
    [
      "en",
      "We can’t tell you what the parking is.",
      "The garage is big; we can’t tell you what the view is.",
      "garage",
    ],
    ["en", "Parking isn’t in the particulars.", "Parking is on the drive.", "Parking"],
    ["en", "We don’t know whether there is a lift.", "There is a lift.", "lift"],
    ["ja", "駐車場については資料になく、内見で確かめてください。", "駐車場は敷地内にあります。", "駐車場"],
    ["ja", "庭があるかどうかは分かりかねます。", "庭があります。", "庭"],
    ["ko", "주차 관련 내용은 자료에 없어요.", "전용 주차장이 있어요.", "주차"],
    ["ko", "엘리베이터는 매물 정보에 나와 있지 않습니다.", "엘리베이터가 있습니다.", "엘리베이터"],
    ["fr", "Le stationnement, l’annonce n’en dit rien.", "Le stationnement est privé.", "stationnement"],
    ["fr", "L’ascenseur ne figure pas dans l’annonce.", "L’ascenseur dessert l’étage.", "ascenseur"],
    [
      "de",
      "Ob ein Stellplatz dazugehört, geht aus dem Angebot nicht hervor.",
      "Ein Stellplatz gehört dazu.",
      "Stellplatz",
    ],
    ["de", "Zum Aufzug steht nichts im Angebot.", "Der Aufzug fährt bis oben.", "Aufzug"],
  ]);
});

describe("the register a market's law names", () => {
  const troyes: Partial<Listing> = { country: "FR", language: "fr", title: "Maison", transaction: "sale" };
  judges(troyes, [
    ["zh", "自然灾害风险请查 Géorisques。", "房子在 Géovallons 旁边。", "Géovallons"],
    [
      "en",
      "For natural risks, look the address up on Géorisques.",
      "It is a walk from Géovallons station.",
      "Géovallons",
    ],
    ["ja", "災害リスクはGéorisquesで確認できます。", "隣はGéovallonsです。", "Géovallons"],
    ["ko", "재해 위험은 Géorisques에서 확인할 수 있어요.", "옆은 Géovallons입니다.", "Géovallons"],
    ["fr", "Pour les risques, l’adresse se vérifie sur Géorisques.", "Pour l’école, voyez à Géovallons.", "Géovallons"],
    ["de", "Naturrisiken stehen im Register Géorisques.", "Nah am Bahnhof Géovallons.", "Géovallons"],
  ]);
  test("is none of another country's", () => {
    expect(blocked({ country: "GB", language: "en", title: "House" }, "ja", "隣はGéorisquesです。")).not.toEqual([]);
  });
});
