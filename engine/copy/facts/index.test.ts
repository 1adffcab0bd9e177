import { describe, expect, it } from "vitest";
import { emptyListing } from "#contract/listing";
import { readAspect } from "#engine/phrases/aspect";
import { readFloor } from "#engine/phrases/floor";
import { readTransit } from "#engine/phrases/transit";
import { californiaHouse, frenchHouse, guangzhouRent, shanghaiSale, tokyoSale } from "#tests/samples/listings";
import { factsOf } from "./index.ts";

const ids = (listing: Parameters<typeof factsOf>[0]) => factsOf(listing).terms.map(({ id }) => id);

describe("reading facts", () => {
  it("takes a home of which nobody said so for neither a sale nor a rent, unless its price has a period", () => {
    const price = { amount: 3200, currency: "CNY", period: "month" as const };
    expect(factsOf({ ...shanghaiSale, transaction: null, price: null }).transaction).toBeNull();
    expect(factsOf({ ...shanghaiSale, transaction: null })).toMatchObject({ transaction: null, price: null });
    expect(factsOf({ ...shanghaiSale, transaction: null, price }).transaction).toBe("rent");
  });
  it.each([
    ["中楼层 (共18层)", { level: null, total: 18, band: "mid" }],
    ["中楼层（共18层）", { level: null, total: 18, band: "mid" }],
    ["低层(共31层)", { level: null, total: 31, band: "low" }],
    ["04/6层", { level: 4, total: 6, band: null }],
    ["4階／地上6階", { level: 4, total: 6, band: null }],
    ["13階 / 地上17階建", { level: 13, total: 17, band: null }],
    ["9階部分／地上10階建て", { level: 9, total: 10, band: null }],
    ["3rd floor", { level: 3, total: null, band: null }],
    ["18th of 30 floors", { level: 18, total: 30, band: null }],
    ["10. Floor", { level: 10, total: null, band: null }],
    ["6 из 10", { level: 6, total: 10, band: null }],
    ["Piano terra", { level: null, total: null, band: "ground" }],
  ])("knows the floor in %s", (text, floor) => {
    expect(readFloor(text)).toEqual(floor);
  });
  it.each([
    ["南 北", "zh", ["S", "N"]],
    ["朝南", "zh", ["S"]],
    ["东南", "zh", ["SE"]],
    ["南西", "ja", ["SW"]],
    ["South, East, West", "en", ["S", "E", "W"]],
    ["sur, oeste", "es", ["S", "W"]],
  ])("knows which way %s faces", (text, language, ways) => {
    expect(readAspect(text, language)).toEqual(ways);
  });
  it.each([
    ["步行到最近地铁站 620 米。", { metres: 620, mode: "metro", stop: null }],
    ["距13号线武宁路站约350米", { metres: 350, mode: "metro", stop: "武宁路" }],
    ["Gare à 900 m.", { metres: 900, mode: "train", stop: null }],
    ["450 m to the nearest metro station", { metres: 450, mode: "metro" }],
    ["都営三田線「氷川台」駅 徒歩6分", { minutes: 6, stop: "氷川台" }],
    ["地下鉄東西線「西28丁目」駅 徒歩21分", { minutes: 21, stop: "西28丁目" }],
    ["東西線西28丁目駅 徒歩21分", { minutes: 21, stop: "西28丁目" }],
    ["徒歩1分 中野駅 徒歩6分", { minutes: 6, stop: "中野" }],
  ])("knows the way to the train in %s", (text, transit) => {
    expect(readTransit([text])).toMatchObject(transit);
  });
  it("takes no area, no house number and no time of day for a distance", () => {
    expect(
      readTransit(["地铁站旁, 建筑面积 89 平方米", "89.3㎡ near the station", "The metro runs until 23"]),
    ).toBeNull();
  });
  it("finds stated terms in features and free text, in several languages", () => {
    expect(ids(shanghaiSale)).toEqual(
      expect.arrayContaining(["lift", "kitchenWindow", "southBalcony", "livingSouth", "fiveOnly", "fineFinish"]),
    );
    expect(ids(guangzhouRent)).toEqual(
      expect.arrayContaining(["whole", "washer", "airCon", "fridge", "balcony", "cooking"]),
    );
    expect(ids(californiaHouse)).toEqual(
      expect.arrayContaining(["doubleGarage", "island", "quartz", "vinylFloor", "centralAir", "yard"]),
    );
    expect(ids(tokyoSale)).toEqual(
      expect.arrayContaining(["cornerUnit", "autoLock", "parcelBox", "petsOk", "floorHeating"]),
    );
    expect(ids(frenchHouse)).toEqual(expect.arrayContaining(["openKitchen", "garage", "terrace"]));
  });
  it("does not take a denied term for a stated one", () => {
    for (const feature of ["Sin ascensor", "无电梯", "no lift", "エレベーターなし", "ohne Aufzug"]) {
      expect(ids({ ...emptyListing(), features: [feature] })).toEqual(["noLift"]);
    }
    expect(ids({ ...emptyListing(), description: "There is no garage and no balcony. 小区没有阳台。" })).toEqual([]);
  });
  it("lets the narrower term speak for the wider one", () => {
    expect(ids({ ...emptyListing(), features: ["南阳台", "阳台"] })).toEqual(["southBalcony"]);
  });
  it("reads land beside a house and square feet as printed", () => {
    expect(factsOf(frenchHouse).landSqm).toBe(750);
    expect(factsOf(californiaHouse).area?.sqft).toBe(2517);
  });
  it("quotes only plain features that nothing else says", () => {
    const features = [
      "Stunning sea views!!!",
      "Near top school",
      "Bus at the corner",
      "3 bedrooms",
      "Garage",
      "Call 555123456",
    ];
    expect(factsOf({ ...emptyListing(), features }).quotes).toEqual(["Bus at the corner"]);
  });
});
