/** Any home, in a quiet voice: from the street to the window, in few words, in two lines. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { reach, run, whole } from "./facts.ts";

const underfoot = [
  "进门，脚下是{herringbone}，抬头是{stucco}",
  "进门，脚下是{oakParquet}，抬头是{stucco}",
  "进门，脚下是{woodFloor}，抬头是{stucco}",
  "进门，脚下是{herringbone}",
  "进门，脚下是{oakParquet}",
  "进门，脚下是{hardwoodFloor}",
  "进门，脚下是{cementTiles}",
  "进门，脚下是{terracotta}",
  "进门，脚下是{marbleFloor}",
  "进门，脚下是{woodFloor}",
  "进门先是{entryHall}",
  "屋内{fineFinish}",
];
const hearth = [
  "客厅里有{fireplace}，{ceilingHeight}",
  "客厅里有{fireplace}",
  "{marbleFireplace}还在",
  "{originalFireplace}还在",
  "有{woodStove}",
  "{livingSouth}，{floorToCeilingWindows}",
  "{livingSouth}，日光先到这里",
  "{ceilingHeight}",
  "{highCeilings}",
];
const rooms = [
  "厨房有{kitchenIsland}，{quartzCounters}",
  "厨房有{kitchenIsland}",
  "{kitchenWindow}，{bathWindow}",
  "{openKitchen}，说话不必隔墙",
  "{newKitchen}",
  "{kitchenWindow}",
  "{bathWindow}",
  "{separateBathAndWc}",
  "{study}另在一间",
  "厨房里{gasStove}，{dishwasher}",
  "厨房里有{dishwasher}",
];
const beyond = [
  "{roofTerrace}在楼上，抬头是天",
  "往外，{garden}，{terrace}",
  "往外是{garden}",
  "往外是{terrace}",
  "往外是{southBalcony}，放一把椅子",
  "往外是{balcony}，放一把椅子",
  "往外是{yard}",
];
const windows = [
  "窗外是{seaView}",
  "窗外是{riverView}",
  "窗外是{lakeView}",
  "窗外是{mountainView}",
  "{+parkView}窗外是公园",
  "有{bayWindow}，{aspect}",
  "{aspect}，{cornerUnit}，一侧无邻",
  "{cornerUnit}，一侧无邻",
];

export const luxury: readonly Plot[] = [
  {
    name: "from the street to the window",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["price", "layout", "floor", "aspect"],
    weight: 60,
    titles: ["{district}{beds}，由门到窗", "{name}{beds}，由门到窗"],
    lines: [
      { say: [whole()] },
      "",
      {
        say: [
          [
            "楼下{autoLock}，有{parcelBox}，上到{floor.short}有{lift}",
            "{autoLock}之内，有{parcelBox}，房子在{floor.short}",
            "楼下有{concierge}，上到{floor.short}有{lift}",
            "上到{floor.short}，有{lift}",
            "{+upstairsWithoutLift}上到{floor.short}，{noLift}，一级一级走上去",
            "房子在{floor.short}",
          ],
          underfoot,
          hearth,
          rooms,
          windows,
          beyond,
        ],
      },
      {
        say: [
          run("{aspect}", "{year}", "{renovated}", "{transit.run}"),
          ["{fiveOnly}", "{chainFree}"],
          ["车停{garage}", "车停{undergroundParking}", "有{parkingSpace}"],
        ],
        spare: 1,
      },
      "@rest",
      "@but",
      "",
      "@money @material?",
      { close: [reach("这段路，请约一个白天来走")] },
    ],
  },
  {
    name: "in few words",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 54,
    titles: ["{name}，{layout.short}，{price.bare}", "{district}{beds}，{price.bare}", "{district}{beds}，{area.bare}"],
    lines: [
      { say: [whole("{floor.short}")] },
      "",
      { say: [underfoot, hearth, rooms, windows, beyond] },
      { say: [run("{aspect}", "{year}", "{renovated}", "{transit.run}"), ["{fiveOnly}", "{chainFree}"]] },
      "@rest",
      "@but",
      "",
      "@money @material?",
      { close: [reach("其余的到了再看，时间可约")] },
    ],
  },
  {
    name: "two lines",
    voices: ["luxury"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 54,
    titles: ["{district}{beds}"],
    lines: [
      { say: [whole("{floor.short}")] },
      {
        say: [
          [...beyond, ...hearth, ...windows],
          ["{transit.run}，{year}", "{transit.run}", "{year}"],
        ],
      },
      { say: [["{+upstairsWithoutLift}{noLift}"], ["{noParking}"], ["{noPets}"]] },
      "@but",
      "@costs",
      { close: [reach("看房请预约")] },
    ],
  },
];
