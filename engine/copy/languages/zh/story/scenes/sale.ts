/** Buying: taxes as the trade names them, papers, fees. No promise of value, of a school place, or of a loan. */
import type { Scene } from "#engine/copy/languages/base/story";

export const sale: readonly Scene[] = [
  {
    on: ["fiveOnly"],
    icon: "🔑",
    title: ["满五唯一，{name}{beds}", "{district}{beds}，满五唯一"],
    open: {
      professional: ["满五唯一，税费以税务部门核定为准。", "先说税费口径：满五唯一。"],
      friendly: ["算税费的朋友先看这条：满五唯一。", "看房先问“满几年”的人，这次省一句：满五唯一。"],
      luxury: ["满五唯一，手续上也从容。"],
      trendy: ["满五唯一。买过房的都懂这四个字。", "满五唯一，计算器先放下。"],
    },
    line: {
      professional: ["满五唯一"],
      friendly: ["满五唯一，税费那一栏好算"],
      luxury: ["满五唯一，手续从容"],
      trendy: ["满五唯一，懂的人在点头"],
    },
    end: {
      friendly: ["税费怎么算，来电可以逐项对。"],
      trendy: ["账怎么算，来问。"],
      professional: ["税费明细可另行测算后发您。"],
    },
  },
  {
    on: ["overFive"],
    icon: "🔑",
    line: {
      professional: ["满五年，是否唯一请另行核对"],
      friendly: ["满五年，唯不唯一要跟业主再确认"],
      luxury: ["满五年"],
      trendy: ["满五年，税费按这个口径算"],
    },
  },
  {
    on: ["overTwo"],
    icon: "🔑",
    line: {
      professional: ["满两年，税费以税务部门核定为准"],
      friendly: ["满两年，税费按这个口径先估一遍"],
      luxury: ["满两年"],
      trendy: ["满两年，税费先估后谈"],
    },
  },
  { on: ["onlyHome"], icon: "🔑", line: { any: ["业主家庭唯一住房"], friendly: ["业主家庭唯一住房，税费口径要问清"] } },
  {
    on: ["noMortgage"],
    icon: "📄",
    open: {
      professional: ["无抵押，交易环节减少一道解押。"],
      friendly: ["怕过户卡在解押上的，看这条：无抵押。"],
      luxury: ["无抵押，交接清爽。"],
      trendy: ["无抵押。流程少一关。"],
    },
    line: {
      professional: ["无抵押"],
      friendly: ["无抵押，过户少一道解押"],
      luxury: ["无抵押，交接清爽"],
      trendy: ["无抵押，流程少一关"],
    },
    end: { friendly: ["手续上的事，来电细说。"], trendy: ["流程怎么走？来问。"] },
  },
  {
    on: ["householdMoved"],
    icon: "📗",
    line: {
      any: ["户口已迁出"],
      friendly: ["户口已迁出，签约前再去核一遍更踏实"],
      trendy: ["户口已迁出，少一件扯皮的事"],
    },
  },
  {
    on: ["vacant"],
    icon: "🚪",
    line: {
      professional: ["房屋空置，看房时间可商定"],
      friendly: ["房子空着，看房不用凑住户的时间"],
      luxury: ["屋空静候"],
      trendy: ["房子空着，量尺寸放开量"],
    },
  },
  {
    on: ["keysReady"],
    icon: "🗝️",
    line: { any: ["看房方便"], friendly: ["看房方便，说个时间就行"], trendy: ["看房方便，约就是了"] },
  },
  {
    on: ["noAgencyFee"],
    icon: "💸",
    title: ["免中介费，{district}{beds}"],
    open: {
      professional: ["免中介费，费用项目以合同为准。"],
      friendly: ["省下一笔，从这条开始：免中介费。"],
      luxury: ["免中介费，账目清爽。"],
      trendy: ["中介费：免。下一条。"],
    },
    line: {
      any: ["免中介费"],
      friendly: ["免中介费，这笔钱留着添家具"],
      trendy: ["免中介费，省下的请自己吃顿好的"],
    },
  },
  {
    on: ["feesBySeller"],
    icon: "💸",
    open: {
      professional: ["中介费由卖方承担。"],
      friendly: ["中介费不用买的人出：由卖方承担。"],
      luxury: ["中介费由卖方承担，账目清爽。"],
      trendy: ["中介费？卖方出。"],
    },
    line: { any: ["中介费由卖方承担"], friendly: ["中介费由卖方承担，预算表上少一行"], trendy: ["中介费卖方出"] },
  },
  {
    on: ["negotiable"],
    icon: "🤝",
    line: {
      any: ["价格可谈"],
      friendly: ["价格可谈，先看房再坐下聊"],
      luxury: ["价格可面议"],
      trendy: ["价格可谈，见面说"],
    },
  },
  {
    on: ["chainFree"],
    icon: "🔗",
    weight: 66,
    title: ["无购房链，{district}{beds}"],
    open: {
      professional: ["卖方无连环换房（chain free），交易不依赖上家进度。"],
      friendly: ["在英国买房被上下家拖过的人，先看这条：卖家没有连环换房。"],
      luxury: ["卖家无连环换房，交接只在两方之间。"],
      trendy: ["不用等卖家先买到房：没有连环换房。"],
    },
    line: {
      professional: ["卖方无连环换房"],
      friendly: ["卖家没有连环换房，不用陪着等他的下家"],
      luxury: ["卖家无连环换房"],
      trendy: ["没有连环换房，链条短"],
    },
    end: { friendly: ["时间表怎么排，来电商量。"], trendy: ["等过上家的，举手。"] },
  },
  {
    on: ["noKeyMoney"],
    icon: "💴",
    weight: 88,
    title: ["不收礼金，{district}{beds}"],
    open: {
      professional: ["不收礼金，签约时少一项付出不退的费用。"],
      friendly: ["受够了礼金？这套不收。"],
      luxury: ["不收礼金，入住从容些。"],
      trendy: ["礼金：没有。没看错。"],
    },
    line: {
      professional: ["不收礼金"],
      friendly: ["不收礼金，这笔钱本来是付了不退的"],
      luxury: ["礼金不收，入住从容"],
      trendy: ["礼金没有，钱包点头"],
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
      friendly: ["押金退不退的官司，这里打不起来：不收押金。"],
      luxury: ["不收押金，进退从容。"],
      trendy: ["押金：没有。"],
    },
    line: {
      professional: ["不收押金"],
      friendly: ["不收押金，退租时少一场拉扯"],
      luxury: ["押金不收，进退从容"],
      trendy: ["押金没有，省一次转账"],
    },
  },
  { on: ["homeOfficeUse"], icon: "💼", line: { any: ["可作办公用"], friendly: ["可作办公用，注册地址的事另外问清"] } },
];
