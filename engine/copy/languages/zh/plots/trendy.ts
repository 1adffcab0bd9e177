/** Any home, in a trendy voice: points for and against, a version for each kind of reader, the price first. */

import type { Templates } from "#engine/copy/languages/base/language";
import type { Plot } from "#engine/copy/languages/base/plot";
import { reach } from "./facts.ts";
import {
  balconies,
  baths,
  cars,
  deals,
  doors,
  finish,
  furniture,
  kitchens,
  light,
  mended,
  outdoors,
  stores,
  warmth,
} from "./warm.ts";

/** The price first, then where and what. */
const priced: Templates = [
  "{price.bare}，{place}·{name}，{layout.short}，{area}",
  "{!name}{price.bare}，{place}，{type}{layout.short}，{area}",
  "{!name}{price.bare}，{place}，{layout.short}，{area}",
  "{!place}{price.bare}，{name}，{layout.short}，{area}",
  "{price.bare}，{layout.short}，{area}",
  "{place}·{name}，{layout.short}，{area}",
  "{!name}{place}，{layout.short}，{area}",
  "{price.bare}，{place}，{layout.short}",
  "{price.bare}，{layout.short}",
];
const plus: readonly Templates[] = [
  ["＋ {fiveOnly}，懂的已经在加分了"],
  ["＋ {?nearTransit}{transit.run}，闹钟可以往后拨", "＋ {!nearTransit}{transit.run}"],
  ["＋ {catsAllowed}，猫不用躲查房", "＋ {petsAllowed}，毛孩子不用躲查房", "＋ {smallPets}，小家伙不用躲查房"],
  [
    "＋ {?aspect.open}{bothSides}，穿堂风不要钱",
    "＋ {+bothSides}{aspect}，穿堂风不要钱",
    "＋ {livingSouth}，多肉先占座",
    "＋ {cornerUnit}，{aspect}，少一面共用的墙",
    "＋ {cornerUnit}，少一面共用的墙",
  ],
  [
    "＋ {garden}，葱姜蒜自产",
    "＋ {roofTerrace}，吹风不用下楼",
    "＋ {terrace}，晚饭端出去吃",
    "＋ {yard}，周末不用找草地",
  ],
  ["＋ {southBalcony}，被子腊肉轮着晒", "＋ {balcony}，晾衣架不进客厅"],
  ["＋ {workshop}，电钻不进客厅", "＋ {fireplace}，冬天的主位定了", "＋ {study}，开会能关门"],
  ["＋ {kitchenWindow}，辣椒随便炒", "＋ {kitchenIsland}，包饺子开得了手", "＋ {dishwasher}，碗有人洗"],
  [
    "＋ {fineFinish}，装修群可以退了",
    "＋ {fullyRenovated}，灰别人吃过了",
    "＋ {renovated}，灰别人吃过了",
    "＋ {newRoof}，大头别人付过了",
  ],
  ["＋ {appliances}，当晚就能洗衣服", "＋ {furnished}，当晚有床"],
  ["＋ {floor.short}，有{lift}，桶装水不用自己扛", "＋ {lift}，桶装水不用自己扛"],
  ["＋ {parcelBox}，快递不用等人", "＋ {gym}，年卡不续了"],
  ["＋ {garage}，雨天不用跑", "＋ {parkingSpace}，不用绕圈找位"],
  ["＋ {noKeyMoneyAsked}，礼金这笔划掉"],
];
const minus: readonly Templates[] = [
  ["－ {+upstairsWithoutLift}{floor.short}，{noLift}，腿要练", "－ {noLift}，腿要练"],
  ["－ {noPets}"],
  ["－ {noParking}，车另找地方"],
  ["－ {unfurnished}，床自己买"],
  ["－ {simpleFinish}，想讲究还得花钱"],
  ["－ {noGas}，炒菜用电"],
  ["－ {commercialUtilities}，电费按商用算"],
  ["－ {?northOnly}{aspect}，白天多开盏灯"],
  ["－ {+olderBuilding}{year}，管线问清楚"],
];

export const trendy: readonly Plot[] = [
  {
    name: "points for and against",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["price", "layout", "transit"],
    weight: 56,
    titles: ["{district}{beds}，加分扣分列好了", "{name}{beds}，加分扣分列好了", "{district}{beds}，{price.bare}"],
    lines: [
      { say: [priced] },
      "",
      { intro: "加分扣分我列，总分你打：", list: [...plus, ...minus], most: 10 },
      "~@rest",
      "@but",
      "",
      "@money @material?",
      { close: [reach("分数够看房的")] },
    ],
  },
  {
    name: "for those in a hurry",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 54,
    titles: ["{district}{beds}，赶时间看头一行", "{name}{beds}，赶时间看头一行", "{district}{beds}，{price.bare}"],
    lines: [
      { say: [priced.map((one) => `赶时间的看这行：${one}`)] },
      "",
      {
        say: [
          [
            "坐地铁的看这行：{transit.run}，{floor.short}，有{lift}",
            "等车的看这行：{transit.run}[，{floor.short}][，{noLift}]",
          ],
          [...light, "{!northOnly}{aspect}"].map((text) => `晒太阳的看这行：${text}`),
          kitchens.map((text) => `做饭的看这行：${text}`),
          [...outdoors, ...balconies].map((text) => `爱往外站的看这行：${text}`),
          [...finish, ...mended, ...furniture].map((text) => `嫌麻烦的看这行：${text}`),
          baths.map((text) => `起床气重的看这行：${text}`),
          cars.map((text) => `开车的看这行：${text}`),
          stores.map((text) => `东西多的看这行：${text}`),
        ],
      },
      { say: [warmth, doors, deals], spare: 1 },
      "@rest",
      "",
      "挑毛病的看这行：@but",
      "@money @material?",
      { close: [reach("看到这行的，就别只看字了")] },
    ],
  },
  {
    name: "the price first",
    voices: ["trendy"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 54,
    titles: ["{district}{beds}，{price.bare}"],
    lines: [
      { say: [priced, ["{transit.run}[，{floor.short}][，{aspect}]", "{floor.short}[，{aspect}]"]] },
      {
        say: [
          [
            "{fiveOnly}，懂的已经在算了",
            "{catsAllowed}，猫不用躲查房",
            "{petsAllowed}，毛孩子不用躲查房",
            "{garden}，葱姜蒜自产",
            "{terrace}，晚饭端出去吃",
            "{yard}，周末不用找草地",
            "{?aspect.open}{bothSides}，穿堂风不要钱",
            "{fineFinish}，装修群可以退了",
            "{appliances}，当晚就能洗衣服",
            "{balcony}，晾衣架不进客厅",
          ],
          [
            "{+upstairsWithoutLift}扣分：{noLift}，腿要练",
            "扣分：{noPets}",
            "扣分：{noParking}",
            "扣分：{unfurnished}，床自己买",
            "扣分：{simpleFinish}，想讲究还得花钱",
          ],
        ],
      },
      "@but",
      "@costs",
      { close: [reach("想看")] },
    ],
  },
];
