/** Pairs of the deal: papers and fees that are asked for together. */
import type { Scene } from "#engine/copy/languages/base/story";

export const pairsDeal: readonly Scene[] = [
  {
    on: ["fiveOnly", "noMortgage"],
    icon: "🔑",
    title: ["满五唯一，无抵押，{beds}"],
    open: {
      professional: ["满五唯一，无抵押，过户流程少一道解押。"],
      friendly: ["税费好算，过户不用等解押：满五唯一，无抵押。"],
      luxury: ["满五唯一，无抵押，交接清爽。"],
      trendy: ["满五唯一，无抵押，手续少绕弯。"],
    },
    line: {
      professional: ["满五唯一，无抵押，过户不需解押"],
      friendly: ["满五唯一，又无抵押，手续上少绕两个弯"],
      luxury: ["满五唯一，无抵押，手续清爽"],
      trendy: ["满五唯一，无抵押，流程短"],
    },
  },
  {
    on: ["noKeyMoney", "noDepositAsked"],
    icon: "💴",
    weight: 118,
    title: ["礼金、押金都不收，{beds}"],
    open: {
      professional: ["不收礼金，不收押金，初期只需准备租金与其他费用。"],
      friendly: ["租房子，怕的是签约前那一串费用：这套不收礼金，不收押金。"],
      luxury: ["不收礼金，不收押金，入住从容。"],
      trendy: ["礼金没有，押金没有。别的费用往下看。"],
    },
    line: {
      professional: ["不收礼金，不收押金"],
      friendly: ["不收礼金，不收押金，头一个月轻松些"],
      luxury: ["礼金、押金皆不收"],
      trendy: ["礼金、押金都没有"],
    },
  },
];
