/** The sum done: what leaves the account at signing and each month, and the price of a square metre (story/sums.ts). */
import type { Scene } from "#engine/copy/languages/base/story";

export const sums: readonly Scene[] = [
  {
    on: ["rent", "signingSum", "depositAndAdvance"],
    icon: "🧮",
    weight: 70,
    title: ["{depositAndAdvance}，首期{signingSum}"],
    open: {
      professional: ["先把账算明白：{price.full}，{depositAndAdvance}，首期合计{signingSum}。"],
      friendly: ["签约那天要备多少钱？{depositAndAdvance}，首期合计{signingSum}。"],
      luxury: ["{depositAndAdvance}，首期合计{signingSum}，账目清楚。"],
      trendy: ["签约当天，账户出去{signingSum}。先报数，再看房。"],
    },
    line: {
      professional: ["{depositAndAdvance}，押金加首期租金合计{signingSum}"],
      friendly: ["{depositAndAdvance}，签约那天备{signingSum}"],
      luxury: ["首期合计{signingSum}"],
      trendy: ["签约当天{signingSum}，{depositAndAdvance}"],
    },
  },
  {
    on: ["rent", "monthlySum", "managementFee"],
    icon: "🧮",
    weight: 68,
    open: {
      professional: ["每月实付{monthlySum}：{price.full}，{managementFee}。"],
      friendly: ["别只看租金，每个月真正出去的是{monthlySum}。"],
      trendy: ["每月出账{monthlySum}，租金和管理费都在里面。"],
    },
    line: {
      professional: ["租金与{managementFee}合计每月{monthlySum}"],
      friendly: ["{managementFee}，加上租金每月{monthlySum}"],
      luxury: ["每月合计{monthlySum}"],
      trendy: ["每月出账{monthlySum}"],
    },
  },
  {
    on: ["sale", "perSquareMetre", "area"],
    icon: "🧮",
    weight: 44,
    open: {
      professional: ["{price.full}，按{area.flat}计，约{perSquareMetre}/㎡。"],
      friendly: ["先除一下：{price.bare}，{area}，合{perSquareMetre}/㎡。"],
      trendy: ["约{perSquareMetre}/㎡。总价在下面。"],
    },
    line: {
      professional: ["按{area.flat}计，约{perSquareMetre}/㎡"],
      friendly: ["摊到每平方米，约{perSquareMetre}/㎡"],
      luxury: ["约{perSquareMetre}/㎡"],
      trendy: ["约{perSquareMetre}/㎡，自己比"],
    },
  },
];
