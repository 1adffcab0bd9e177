/** Any home, in a professional voice: figures to compare by, the gist in three sentences. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { reach, run, whole } from "./facts.ts";

const fittings = run(
  "{fittedKitchen}",
  "{openKitchen}",
  "{newKitchen}",
  "{kitchenWindow}",
  "{bathWindow}",
  "{dryWetApart}",
  "{separateBathAndWc}",
  "{hardwoodFloor}",
  "{woodFloor}",
  "{underfloorHeating}",
  "{centralHeating}",
  "{centralAir}",
  "{doubleGlazing}",
  "{builtInWardrobes}",
  "{study}",
);
const building = run(
  "{autoLock}",
  "{parcelBox}",
  "{concierge}",
  "{securityGuard}",
  "{gym}",
  "{bikeRoom}",
  "{cellar}",
  "{storageRoom}",
  "{carAndPedestrianApart}",
);
const outside = run(
  "{southBalcony}",
  "{twoBalconies}",
  "{balcony}",
  "{terrace}",
  "{roofTerrace}",
  "{garden}",
  "{yard}",
);
const parking = [
  "{garage}",
  "{doubleGarage}",
  "{undergroundParking}",
  "{parkingSpace}",
  "{noParking}",
  "{permitParking}",
];

export const professional: readonly Plot[] = [
  {
    name: "figures to compare by",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 56,
    titles: ["{district}{beds}，比房用的几项", "{name}{beds}，比房用的几项", "{district}{beds}，{price.bare}"],
    lines: [
      { say: [whole()] },
      "",
      {
        intro: "手上有两套以上在比的，建议按这几项对照：",
        numbered: true,
        list: [
          ["{?sale}单价：{perSquareMetre}/㎡", "{?rent}每月支出：月租加{managementFee}，合计{monthlySum}"],
          [
            "楼层与朝向：{floor}，有{lift}，{aspect}",
            "{+upstairsWithoutLift}楼层与朝向：{floor}，{noLift}，{aspect}",
            "楼层与朝向：{floor}，{aspect}",
            "楼层：{floor}，有{lift}",
            "{+upstairsWithoutLift}楼层：{floor}，{noLift}",
            "楼层：{floor}",
            "朝向：{aspect}",
          ],
          ["到站距离：{transit.run}"],
          [
            "房龄与装修：{year}，{renovated}",
            "房龄与装修：{year}，{fineFinish}",
            "房龄与装修：{year}，{simpleFinish}",
            "房龄与装修：{year}，{newRoof}",
            "房龄：{year}",
            "装修：{fineFinish}",
            "装修：{renovated}",
          ],
          outside.map((text) => `室外：${text}`),
          parking.map((text) => `停车：${text}`),
          [
            "交易条件：{fiveOnly}[，{noMortgage}][，{householdMoved}]",
            "交易条件：{noMortgage}[，{vacant}]",
            "交易条件：{chainFree}",
          ],
          ["家具家电：{furnished}，{appliances}", "家具家电：{appliances}", "家具：{furnished}", "家具：{unfurnished}"],
        ],
        most: 8,
      },
      "",
      { say: [fittings, building], spare: 1 },
      "@rest",
      "@but",
      "@money @material?",
      "",
      { close: [reach("另一套的资料也可以发来，按同样几项列给您对照")] },
    ],
  },
  {
    name: "the gist",
    voices: ["professional"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 54,
    titles: ["{district}{beds}，{price.bare}"],
    lines: [
      { say: [whole("{floor.short}", "{aspect}", "{year}")] },
      {
        say: [
          [
            "{transit.run}，有{lift}，{fiveOnly}",
            "{transit.run}，{fiveOnly}",
            "{transit.run}，{renovated}",
            "{transit.run}，有{lift}",
            "{transit.run}",
            "{renovated}",
            "{fineFinish}",
          ],
          ["{+upstairsWithoutLift}{noLift}，大件搬运请预先安排", "{noPets}", "{noParking}", "{unfurnished}"],
        ],
      },
      "@but",
      "@costs",
      { close: [reach("看房请预约")] },
    ],
  },
];
