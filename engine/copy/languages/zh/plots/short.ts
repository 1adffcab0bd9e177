/** Any home in two or three sentences, for X and Weibo. */
import type { Plot } from "#engine/copy/languages/base/plot";

const call = (words: string): readonly string[] => [
  `${words}：[{company}，]{agent}，{phone}。`,
  `${words}，找[{company}的]{agent}。`,
  `${words}，私信。`,
];

const outdoors = [
  "{roofTerrace}归你吹风。",
  "{terrace}归你吃晚饭。",
  "{garden}归你种花。",
  "{yard}归你和小板凳。",
  "{twoBalconies}，一个晾衣服，一个晾自己。",
  "{southBalcony}晾衣服，也晾自己。",
  "{balcony}晾衣服，也晾自己。",
];
const lifted = ["{floor.run}，有{lift}", "{floor.run}，{noLift}", "{floor.run}", "有{lift}", "{noLift}"];

export const short: readonly Plot[] = [
  {
    name: "three answers",
    voices: ["friendly", "trendy"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 56,
    titles: ["{city}{beds}，三问三答"],
    lines: [
      {
        say: [
          ["在哪？{place}·{name}。", "在哪？{place}。"],
          ["多大？{layout.han}，{area}。", "多大？{layout.han}。"],
          ["多少钱？{price.full}[，{depositAndAdvance}]。"],
          ["出门呢？{transit.run}。"],
        ],
      },
      { say: [outdoors, lifted] },
      "@but",
      { close: [call("第四问你来")] },
    ],
  },
  {
    name: "sum on a napkin",
    voices: ["trendy", "friendly"],
    families: ["short"],
    on: ["sale", "perSquareMetre"],
    weight: 57,
    titles: ["{city}{beds}，一道算术题"],
    lines: [
      {
        say: [
          ["算术题：{price.full}，{area}，答案是每平米{perSquareMetre}。"],
          ["题目出自{place}·{name}，{layout.han}。", "题目出自{place}，{layout.han}。", "题干是{layout.han}。"],
          ["附加分：{transit.run}，{fiveOnly}。", "附加分：{transit.run}。", "附加分：{fiveOnly}。"],
        ],
      },
      { say: [lifted] },
      "@but",
      { close: [call("想对答案")] },
    ],
  },
  {
    name: "rent in one breath",
    voices: ["trendy", "friendly"],
    families: ["short"],
    on: ["rent", "price"],
    weight: 57,
    titles: ["{city}租房，一口气说完"],
    lines: [
      {
        say: [
          [
            "一口气说完：{place}·{name}，{layout.han}，{area}，{price.full}[，{transit.run}]。",
            "一口气说完：{place}，{layout.han}，{area}，{price.full}[，{transit.run}]。",
            "一口气说完：{layout.han}，{area}，{price.full}[，{transit.run}]。",
          ],
          ["{depositAndAdvance}，签约当天备{signingSum}。", "加上{managementFee}，每月{monthlySum}。"],
        ],
      },
      { say: [["喘口气，{balcony}吹吹风。", "喘口气，{southBalcony}吹吹风。"], lifted] },
      "@but",
      { close: [call("没说清的来问")] },
    ],
  },
  {
    name: "tell who is looking",
    voices: ["friendly"],
    families: ["short"],
    on: ["price", "area"],
    weight: 54,
    titles: ["转给在{city}找房的人"],
    lines: [
      {
        say: [
          [
            "帮我转给在找房的人：{place}，{layout.han}，{area}，{price.full}[，{transit.run}]。",
            "帮我转给在找房的人：{layout.han}，{area}，{price.full}[，{transit.run}]。",
          ],
          ["小区是{name}。"],
        ],
      },
      { say: [outdoors, lifted] },
      "@but",
      { close: [call("转到了，剩下的问我")] },
    ],
  },
  {
    name: "figures, in order",
    voices: ["professional"],
    families: ["short"],
    on: ["price", "area"],
    weight: 56,
    titles: ["{city}{beds}，要点"],
    lines: [
      {
        say: [
          [
            "{place}·{name}，{layout.han}，{area}，{price.full}，合{perSquareMetre}/㎡。",
            "{place}，{layout.han}，{area}，{price.full}，合{perSquareMetre}/㎡。",
            "{place}[，{name}]，{layout.han}，{area}，{price.full}，{depositAndAdvance}，签约合计{signingSum}。",
            "{place}[，{name}]，{layout.han}，{area}，{price.full}，加{managementFee}每月合计{monthlySum}。",
            "{place}[，{name}]，{layout.han}，{area}，{price.full}。",
            "{layout.han}，{area}，{price.full}。",
          ],
          [
            "{transit.run}；{floor.run}，有{lift}。",
            "{transit.run}；{floor.run}，{noLift}。",
            "{transit.run}。",
            ...lifted,
          ],
          ["{fiveOnly}，{noMortgage}。", "{fiveOnly}。"],
        ],
      },
      "@but",
      {
        close: [
          ["看房请联系[{company}的]{agent}，{phone}。", "看房请联系[{company}的]{agent}。", "看房请先私信预约。"],
        ],
      },
    ],
  },
  {
    name: "before you ask",
    voices: ["professional"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 55,
    titles: ["{city}{beds}，先答常问"],
    lines: [
      {
        say: [
          [
            "问得多的先答：{place}·{name}，{layout.han}，{area}；{price.full}。",
            "问得多的先答：{place}，{layout.han}，{area}；{price.full}。",
            "问得多的先答：{layout.han}，{area}；{price.full}。",
          ],
          ["楼层与站点：{floor.run}；{transit.run}。", "站点：{transit.run}。", "楼层：{floor.run}。"],
          ["{lift}可用。", "{noLift}。"],
        ],
      },
      "@but",
      {
        close: [["其余可问[{company}的]{agent}，{phone}。", "其余可问[{company}的]{agent}。", "其余请私信询问。"]],
      },
    ],
  },
  {
    name: "few words",
    voices: ["luxury"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 56,
    titles: ["{city}，寥寥几句"],
    lines: [
      {
        say: [
          ["{place}，{name}。", "{place}。"],
          [
            "{garden}，椅子一把。",
            "{terrace}，椅子一把。",
            "{fireplace}，炉火自会说话。",
            "{southBalcony}，椅子一把。",
            "{balcony}，椅子一把。",
            "窗朝{aspect.bare}，光依时而来。",
          ],
          ["{layout.han}，{area}，{price.full}。"],
          ["出门，{transit.run}。"],
        ],
      },
      "@but",
      { close: [["余言面叙：[{company}，]{agent}，{phone}。", "余言面叙，[{company}，]{agent}。", "余言面叙。"]] },
    ],
  },
  {
    name: "a line about light",
    voices: ["luxury"],
    families: ["short"],
    on: ["price", "aspect"],
    weight: 57,
    titles: ["{city}，光从{aspect.bare}来"],
    lines: [
      {
        say: [
          ["光从{aspect.bare}来，落在{place}。", "光从{aspect.bare}来。"],
          ["{name}，{layout.han}，{area}。", "{layout.han}，{area}。"],
          ["{floor.run}[，{lift}相候]。"],
          ["{price.full}[，{transit.run}]。"],
        ],
      },
      "@but",
      {
        close: [["看光，请约：[{company}，]{agent}，{phone}。", "看光，请约[{company}的]{agent}。", "看光，请先约。"]],
      },
    ],
  },
  {
    name: "a key and an address",
    voices: ["luxury"],
    families: ["short"],
    on: ["price", "area"],
    weight: 53,
    titles: ["{city}，一把钥匙"],
    lines: [
      {
        say: [
          ["一把钥匙，开{place}的{layout.han}，{area}。", "一把钥匙，开一处{layout.han}，{area}。"],
          ["{name}[，{floor.run}]。", "{floor.run}。"],
          ["{year}[，{renovated}]。"],
          ["{price.full}[，{transit.run}]。"],
        ],
      },
      "@but",
      {
        close: [
          ["取钥匙，请约[{company}的]{agent}，{phone}。", "取钥匙，请约[{company}的]{agent}。", "取钥匙，请先约。"],
        ],
      },
    ],
  },
  {
    name: "decision in two lines",
    voices: ["professional"],
    families: ["short"],
    on: ["price", "area"],
    weight: 54,
    titles: ["{city}{beds}，两行看完"],
    lines: [
      {
        say: [
          [
            "去不去看，看两行即可。第一行：{place}·{name}，{layout.han}，{area}；第二行：{price.full}[，{transit.run}]。",
            "去不去看，看两行即可。第一行：{place}，{layout.han}，{area}；第二行：{price.full}[，{transit.run}]。",
            "去不去看，看两行即可。第一行：{layout.han}，{area}；第二行：{price.full}。",
          ],
          lifted,
          ["{depositAndAdvance}，签约合计{signingSum}。", "{managementFee}，每月合计{monthlySum}。", "{fiveOnly}。"],
        ],
      },
      "@but",
      {
        close: [
          ["决定看，联系[{company}的]{agent}，{phone}。", "决定看，联系[{company}的]{agent}。", "决定看，请私信预约。"],
        ],
      },
    ],
  },
];
