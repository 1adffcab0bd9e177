/** Any home told by what leaves the account. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { exactBath, exactFinish, exactFloor, exactKitchen, exactLight, exactOutside, exactStorage } from "./calm.ts";
import {
  bath,
  finish,
  floor,
  kitchen,
  laundry,
  lease,
  light,
  looks,
  mended,
  outside,
  parcels,
  rare,
  storage,
} from "./chat.ts";

export const ledgers: readonly Plot[] = [
  {
    name: "what the rent buys",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["rent", "price"],
    weight: 56,
    titles: ["{price.bare}能在{city}租到什么", "{city}租房｜这笔房租买到啥"],
    lines: [
      {
        say: [
          [
            "{price.bare}，在{place}，能租到什么？这套的答案是{layout.han}，{area}。",
            "{price.bare}，在{place}，能租到什么？这套的答案是{layout.han}。",
            "{price.bare}能租到什么？这套的答案是{layout.han}，{area}。",
          ],
          ["小区叫{name}。"],
        ],
      },
      "",
      {
        list: [
          ["✅ 通勤：{transit.run}"],
          light.map((text) => `✅ 朝向：${text}`),
          outside.map((text) => `✅ 透口气：${text}`),
          kitchen.map((text) => `✅ 三餐：${text}`),
          bath.map((text) => `✅ 洗漱：${text}`),
          lease.map((text) => `✅ 省心：${text}`),
          laundry.map((text) => `✅ 干净衣服：${text}`),
          parcels.map((text) => `✅ 快递自由：${text}`),
          storage.map((text) => `✅ 断舍离缓一缓：${text}`),
          looks.map((text) => `✅ 好看：${text}`),
        ],
        most: 7,
      },
      "",
      { say: [floor] },
      "@but",
      {
        say: [
          [
            "再把钱算到底：{depositAndAdvance}，签约当天一共{signingSum}",
            "再把钱算到底：房租之外是{managementFee}，每月合计{monthlySum}",
            "再把钱算到底：房租之外是{utilities}、{heatingCosts}，每月合计{monthlySum}",
          ],
        ],
      },
      "@rest",
      "@costs @material?",
      "",
      {
        close: [
          [
            "觉得值，找[{company}的]{agent}看房：{phone}。",
            "觉得值，找[{company}的]{agent}看房。",
            "觉得值，留言约看。",
          ],
          ["换你，这笔房租更想花在哪一条上？"],
        ],
      },
    ],
  },
  {
    name: "receipt",
    voices: ["trendy", "friendly"],
    families: ["list", "chat"],
    on: ["sale", "price"],
    weight: 54,
    titles: ["{city}{beds}｜先打一张小票", "这套房的购物小票｜{city}"],
    lines: [
      {
        say: [
          [
            "给{place}·{name}打了一张购物小票🧾，你核对一下。",
            "给{place}这套房打了一张购物小票🧾，你核对一下。",
            "给这套房打了一张购物小票🧾，你核对一下。",
          ],
        ],
      },
      "",
      {
        list: [
          ["· {layout.han}，{area}", "· {layout.han}"],
          light.map((text) => `· ${text}`),
          kitchen.map((text) => `· ${text}`),
          outside.map((text) => `· ${text}`),
          bath.map((text) => `· ${text}`),
          looks.map((text) => `· ${text}`),
          rare.map((text) => `· ${text}`),
          storage.map((text) => `· ${text}`),
          floor.map((text) => `· ${text}`),
          ["· 通勤：{transit.run}"],
        ],
        most: 8,
      },
      {
        say: [
          ["合计：{price.full}，折合每平米{perSquareMetre}。", "合计：{price.full}。"],
          finish,
          mended,
          [
            "税费栏：{fiveOnly}，{noMortgage}，过户不用等解押。",
            "税费栏：{fiveOnly}，买过房的都懂。",
            "过户栏：{noMortgage}，不用等解押。",
          ],
        ],
      },
      "@but",
      "@rest",
      "@costs @material?",
      "",
      {
        close: [
          [
            "小票对不上的地方，问[{company}的]{agent}：{phone}。",
            "小票对不上的地方，问[{company}的]{agent}。",
            "小票对不上的地方，私信问。",
          ],
        ],
      },
    ],
  },
  {
    name: "cost first, exactly",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 54,
    titles: ["{city}{beds}｜费用与条件说明", "{city}{beds}，先把费用算清"],
    lines: [
      {
        say: [
          [
            "先算费用，再谈房子。{place}·{name}这套{layout.han}，{price.full}，折合{perSquareMetre}/㎡。",
            "先算费用，再谈房子。{place}这套{layout.han}，{price.full}，折合{perSquareMetre}/㎡。",
            "先算费用，再谈房子。{place}这套{layout.han}，{price.full}，{depositAndAdvance}，签约当日合计{signingSum}。",
            "先算费用，再谈房子。{place}这套{layout.han}，{price.full}，{managementFee}，每月合计{monthlySum}。",
            "先算费用，再谈房子。{place}这套{layout.han}，{price.full}。",
            "先算费用，再谈房子。这套{layout.han}，{price.full}。",
          ],
        ],
      },
      "@costs @material?",
      "",
      { say: [["钱花在哪里：{area}，{transit.run}。", "钱花在哪里：{area}。"], exactLight, exactKitchen, exactBath] },
      { say: [exactFloor, exactStorage, exactOutside, exactFinish] },
      { say: [["{fiveOnly}，税费以税务部门核定为准。"], ["{noMortgage}，过户不需解押。"]] },
      "@but",
      "@rest",
      "",
      {
        close: [
          [
            "费用明细可发您核对，联系[{company}的]{agent}：{phone}。",
            "费用明细可发您核对，联系[{company}的]{agent}。",
            "费用明细可发您核对，请留言。",
          ],
        ],
      },
    ],
  },
];
