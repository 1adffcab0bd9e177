/** Fees that are not asked, and the chain that is not there. */
import type { Scene } from "#engine/copy/languages/base/story";

export const fees: readonly Scene[] = [
  {
    on: ["chainFree"],
    icon: "🔗",
    weight: 66,
    title: ["卖家无需先买后卖，{district}{beds}"],
    open: {
      professional: ["卖方无需先买后卖（chain free），成交不必等其他交易。"],
      friendly: ["在英国买房，最怕等卖家先买到下一套。这套的卖家不用。"],
      luxury: ["卖家无需先买后卖，交接只在买卖之间。"],
      trendy: ["不用等卖家先买到房（chain free）。"],
    },
    line: {
      professional: ["卖方无需先买后卖（chain free），不必等其他交易"],
      friendly: ["卖家不用先买到下一套，不用陪着等"],
      luxury: ["卖家无需先买后卖，交接只在买卖之间"],
      trendy: ["卖家不用先买房，不用等别人"],
    },
    end: { friendly: ["时间表怎么排，来电商量。"], trendy: ["等过卖家买房的，举手。"] },
  },
  {
    on: ["noKeyMoney"],
    icon: "💴",
    weight: 88,
    title: ["不收礼金，{district}{beds}"],
    open: {
      professional: ["不收礼金，签约时少一项付出不退的费用。"],
      friendly: ["受够了礼金？这套不收礼金。"],
      luxury: ["不收礼金，入住从容些。"],
      trendy: ["礼金：没有。没看错。"],
    },
    line: {
      professional: ["不收礼金，初期费用较省"],
      friendly: ["不收礼金，这笔钱本来是付了不退的"],
      luxury: ["不收礼金，入住从容"],
      trendy: ["没有礼金，少付一笔"],
    },
    end: { friendly: ["别的费用有哪些，来电一项一项念给你。"], trendy: ["其他费用？问就列给你。"] },
  },
  {
    on: ["noDepositAsked"],
    icon: "💳",
    weight: 78,
    title: ["不收押金，{district}{beds}"],
    open: {
      professional: ["不收押金，退租时的结算办法请在租约中写明。"],
      friendly: ["退租时不用为押金扯皮：这套不收押金。"],
      luxury: ["不收押金，进退从容。"],
      trendy: ["押金：没有。"],
    },
    line: {
      professional: ["不收押金，退租结算办法请写入租约"],
      friendly: ["不收押金，退租时少一场拉扯"],
      luxury: ["不收押金，进退从容"],
      trendy: ["没有押金，少转一笔"],
    },
  },
];
