/** The sum done: what leaves the account at signing and each month, and the price of a square metre (story/sums.ts). */
import type { Scene } from "#engine/copy/languages/base/story";

export const sums: readonly Scene[] = [
  {
    on: ["rent", "signingSum", "depositAndAdvance"],
    icon: "🧮",
    weight: 60,
    title: ["{depositAndAdvance}，首期{signingSum}"],
    open: {
      professional: [
        "先把账算明白：{price.full}，{depositAndAdvance}，首期合计{signingSum}。",
        "入住前的支出可以先定下来：{depositAndAdvance}，首期合计{signingSum}。",
      ],
      friendly: [
        "签约那天要备多少钱？{depositAndAdvance}，首期合计{signingSum}。",
        "钱的事先说，免得看完房才算：{depositAndAdvance}，一开始付{signingSum}。",
      ],
      luxury: ["{depositAndAdvance}，首期合计{signingSum}，账目清楚。"],
      trendy: [
        "签约当天，账户出去{signingSum}。先报数，再看房。",
        "{depositAndAdvance}，首期{signingSum}，够不够先对一下。",
      ],
    },
  },
  {
    on: ["rent", "monthlySum", "managementFee"],
    icon: "🧮",
    weight: 58,
    open: {
      professional: ["每月实付{monthlySum}：{price.full}，{managementFee}。"],
      friendly: ["别只看租金，每个月真正出去的是{monthlySum}。"],
      trendy: ["每月出账{monthlySum}，{managementFee}已经算在里面。"],
    },
  },
  {
    on: ["sale", "perSquareMetre", "area"],
    icon: "🧮",
    weight: 40,
    open: {
      professional: ["{price.full}，{area.flat}，合{perSquareMetre}/㎡。"],
      friendly: ["先除一下：{price.bare}，{area}，合{perSquareMetre}/㎡。"],
      trendy: ["每平方米{perSquareMetre}，{area}，总共{price.bare}。"],
    },
  },
];
