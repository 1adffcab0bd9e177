/**
 * The sum done. Told only where the values offer it: {firstPayment} (rent x advance + deposit, with its currency),
 * {perSqm} (price by stated area), {monthlyTotal} (rent + monthly fee), {feeByMonth} and {taxByMonth} (a year over twelve).
 */
import type { Scene } from "#engine/copy/languages/base/story";

export const sums: readonly Scene[] = [
  {
    on: ["rent", "price", "depositAndAdvance"],
    icon: "🧮",
    weight: 70,
    title: ["{depositAndAdvance}，首期{firstPayment}"],
    open: {
      professional: ["先把账算明白：{price.full}，{depositAndAdvance}，首期合计{firstPayment}。"],
      friendly: ["签约那天要备多少钱？{depositAndAdvance}，首期合计{firstPayment}。"],
      luxury: ["{depositAndAdvance}，首期合计{firstPayment}，账目清楚。"],
      trendy: ["签约当天，账户出去{firstPayment}。先报数，再看房。"],
    },
    line: {
      professional: ["{depositAndAdvance}，押金加首期租金合计{firstPayment}"],
      friendly: ["{depositAndAdvance}，签约那天备{firstPayment}"],
      luxury: ["首期合计{firstPayment}"],
      trendy: ["签约当天{firstPayment}，{depositAndAdvance}"],
    },
  },
  {
    on: ["rent", "price", "managementFee"],
    icon: "🧮",
    weight: 68,
    open: {
      professional: ["每月实付{monthlyTotal}：{price.full}，{managementFee}。"],
      friendly: ["别只看租金，每个月真正出去的是{monthlyTotal}。"],
      trendy: ["每月出账{monthlyTotal}，租金和管理费都在里面。"],
    },
    line: {
      professional: ["租金与{managementFee}合计每月{monthlyTotal}"],
      friendly: ["{managementFee}，加上租金每月{monthlyTotal}"],
      luxury: ["每月合计{monthlyTotal}"],
      trendy: ["每月出账{monthlyTotal}"],
    },
  },
  {
    on: ["sale", "price", "area"],
    icon: "🧮",
    weight: 44,
    open: {
      professional: ["{price.full}，按{area.flat}计，约{perSqm}。"],
      friendly: ["先除一下：{price.bare}，{area}，合{perSqm}。"],
      trendy: ["约{perSqm}。总价在下面。"],
    },
    line: {
      professional: ["按{area.flat}计，约{perSqm}"],
      friendly: ["摊到每平方米，约{perSqm}"],
      luxury: ["约{perSqm}"],
      trendy: ["约{perSqm}，自己比"],
    },
  },
  {
    on: ["sale", "serviceCharge"],
    icon: "🧮",
    weight: 40,
    line: {
      professional: ["{serviceCharge}，折合每月{feeByMonth}"],
      friendly: ["{serviceCharge}，摊到每月{feeByMonth}"],
      trendy: ["{serviceCharge}，每月{feeByMonth}，先记账"],
    },
  },
  {
    on: ["sale", "propertyTax"],
    icon: "🧮",
    weight: 40,
    line: {
      professional: ["{propertyTax}，折合每月约{taxByMonth}"],
      friendly: ["{propertyTax}，摊下来每月约{taxByMonth}"],
      trendy: ["{propertyTax}，每月约{taxByMonth}，养房成本之一"],
    },
  },
];
