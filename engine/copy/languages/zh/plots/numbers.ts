/** Any home told in its figures. */
import type { Plot } from "#engine/copy/languages/base/plot";
import {
  exactBath,
  exactFinish,
  exactFloor,
  exactKitchen,
  exactLight,
  exactOutside,
  exactParking,
  exactStorage,
  exactSystems,
} from "./calm.ts";
import { bath, deal, finish, kitchen, light, looks, mended, outside, parcels, parking, rare, storage } from "./chat.ts";

export const numbers: readonly Plot[] = [
  {
    name: "figures with captions",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["price", "area"],
    weight: 54,
    titles: ["{city}这套，用数字介绍自己", "{city}｜几个数字说完一个家"],
    lines: [
      {
        say: [
          [
            "文案先放一边，{place}·{name}这套，让数字自己说。",
            "文案先放一边，{place}这套，让数字自己说。",
            "文案先放一边，{name}这套，让数字自己说。",
            "文案先放一边，让数字自己说。",
          ],
        ],
      },
      "",
      {
        list: [
          [
            "{?sale}{price.full}，折合每平米{perSquareMetre}，计算器可以收起来了",
            "{price.full}，{depositAndAdvance}，签约当天合计{signingSum}",
            "{price.full}，加上{managementFee}，一个月合计{monthlySum}",
            "{price.full}",
          ],
          ["{area.bare}，装下{layout.han}", "{area.bare}"],
          ["{floor.run}，有{lift}", "{floor.run}，{noLift}，步数自己记", "{floor.run}"],
          ["{transit.run}"],
          ["{year}，{renovated}", "{year}，{fullyRenovated}", "{year}"],
          ["{land}，割草机先去看看价"],
        ],
        numbered: true,
        most: 6,
      },
      "",
      {
        say: [
          "数字说不出来的，我补几句。",
          light,
          kitchen,
          bath,
          outside,
          looks,
          storage,
          rare,
          parcels,
          parking,
          finish,
          mended,
          deal,
        ],
      },
      "@but",
      "@rest",
      "@costs @material?",
      "",
      {
        close: [
          [
            "还想要哪个数，问[{company}的]{agent}：{phone}。",
            "还想要哪个数，问[{company}的]{agent}。",
            "还想要哪个数，留言问。",
          ],
          ["看房先看哪个数，你排过序吗？", "这几个数里，哪个说到你心里了？"],
        ],
      },
    ],
  },
  {
    name: "sheet before viewing",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["price", "area"],
    weight: 54,
    titles: ["{city}{beds}｜看房前先核对这些"],
    lines: [
      {
        say: [
          [
            "能写成数字的先写清楚：{place}·{name}，{layout.han}，{area}，{price.full}。",
            "能写成数字的先写清楚：{place}，{layout.han}，{area}，{price.full}。",
            "能写成数字的先写清楚：{layout.han}，{area}，{price.full}。",
            "能写成数字的先写清楚：{place}，{layout.han}，{area}。",
          ],
          [
            "{?sale}按面积折算，单价为{perSquareMetre}/㎡。",
            "{?rent}{depositAndAdvance}，签约当日合计{signingSum}。",
            "{?rent}{managementFee}，与租金相加，每月合计{monthlySum}。",
          ],
        ],
      },
      "",
      { say: [exactFloor, ["出行方面，{transit.run}。"], exactLight, exactKitchen] },
      { say: [exactBath, exactStorage, exactSystems, exactOutside, exactParking, exactFinish] },
      "",
      "@but",
      "@rest",
      "@costs @material?",
      "",
      {
        close: [
          [
            "需要先看哪份资料，请联系[{company}的]{agent}：{phone}。",
            "需要先看哪份资料，请联系[{company}的]{agent}。",
            "需要先看哪份资料，请留言。",
          ],
        ],
      },
    ],
  },
];
