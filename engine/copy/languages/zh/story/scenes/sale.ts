/** Buying: taxes as the trade names them, papers, fees. No promise of value, of a school place, or of a loan. */
import type { Scene } from "#engine/copy/languages/base/story";

export const sale: readonly Scene[] = [
  {
    on: ["fiveOnly"],
    icon: "🔑",
    title: ["满五唯一，{name}{beds}", "{district}{beds}，满五唯一"],
    open: {
      professional: ["满五唯一，交易税费以税务部门核定为准。", "税费口径先说明：满五唯一。"],
      friendly: ["买二手房，税费先问清楚：这套满五唯一。", "看房先问“满几年”的人，这次省一句：满五唯一。"],
      luxury: ["满五唯一，手续上也从容。"],
      trendy: ["满五唯一，买过房的都懂这四个字。", "满五唯一，税费这一栏好算。"],
    },
    line: {
      professional: [
        "满五唯一，税费以税务部门核定为准",
        "满五唯一，税费明细可另行测算",
        "满五唯一，过户税费可先核算",
        "满五唯一，税费可先列明细供您核对",
      ],
      friendly: [
        "满五唯一，税费那一栏好算",
        "满五唯一，过户时的税费可以提前对一遍",
        "满五唯一，税费大概多少可以先替你列一张表",
      ],
      luxury: ["满五唯一，手续从容"],
      trendy: ["满五唯一，懂的人在点头", "满五唯一，税费好算", "满五唯一，过户这关轻松点"],
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
    title: ["满五年，{name}{beds}"],
    open: {
      professional: ["满五年，是否唯一请另行核对。"],
      friendly: ["问税费先问年限的，先答一半：满五年。是否唯一，来电再核。"],
      luxury: ["满五年，手续有据。"],
      trendy: ["满五年，是否唯一再核。"],
    },
    line: {
      professional: ["满五年，是否唯一请另行核对"],
      friendly: ["满五年，是否唯一要跟业主再确认"],
      luxury: ["满五年，手续有据"],
      trendy: ["满五年，税费按这个口径算"],
    },
  },
  {
    on: ["overTwo"],
    icon: "🔑",
    line: {
      professional: ["满两年，税费以税务部门核定为准"],
      friendly: ["满两年，税费按这个口径先估一遍"],
      luxury: ["满两年，税费可先行测算"],
      trendy: ["满两年，税费先估后谈"],
    },
  },
  {
    on: ["onlyHome"],
    icon: "🔑",
    line: {
      professional: ["业主家庭唯一住房，税费口径请核对"],
      friendly: ["业主家庭唯一住房，税费口径要问清"],
      luxury: ["业主家庭唯一住房"],
      trendy: ["业主家庭唯一住房，税费先问清"],
    },
  },
  {
    on: ["noMortgage"],
    icon: "📄",
    title: ["无抵押，{name}{beds}"],
    open: {
      professional: ["无抵押，交易环节减少一道解押。"],
      friendly: ["过户不用等解押：这套无抵押。"],
      luxury: ["无抵押，交接清爽。"],
      trendy: ["无抵押，过户流程少一关。"],
    },
    line: {
      professional: ["无抵押，过户不需解押"],
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
      professional: ["户口已迁出，签约前可再行核实"],
      friendly: ["户口已迁出，签约前再去核一遍更踏实"],
      luxury: ["户口已迁出，手续清楚"],
      trendy: ["户口已迁出，少一件扯皮的事"],
    },
  },
  {
    on: ["vacant"],
    icon: "🚪",
    title: ["空着的{beds}，看房好约"],
    open: {
      professional: ["房子空着，看房时间可随时商定。"],
      friendly: ["房子空着，想量尺寸、想待久一点，都不碍着谁。"],
      luxury: ["房子空着，可以慢慢看。"],
      trendy: ["房子空着，卷尺带上。"],
    },
    line: {
      professional: ["房子空着，看房时间可商定"],
      friendly: ["房子空着，看房不用凑住户的时间"],
      luxury: ["房子空着，看房从容"],
      trendy: ["房子空着，量尺寸放开量"],
    },
  },
  {
    on: ["keysReady"],
    icon: "🗝️",
    line: {
      professional: ["看房方便，时间可约"],
      friendly: ["看房方便，说个时间就行"],
      luxury: ["看房方便，择时即可"],
      trendy: ["看房方便，约就是了"],
    },
  },
  {
    on: ["noAgencyFee"],
    icon: "💸",
    title: ["免中介费，{district}{beds}"],
    open: {
      professional: ["免中介费，其余费用以合同为准。"],
      friendly: ["省下一笔，从这条开始：免中介费。"],
      luxury: ["免中介费，账目清爽。"],
      trendy: ["免中介费，先省一笔。"],
    },
    line: {
      professional: ["免中介费，其余费用以合同为准"],
      friendly: ["免中介费，这笔钱留着添家具"],
      luxury: ["免中介费，账目清爽"],
      trendy: ["免中介费，省下的请自己吃顿好的"],
    },
  },
  {
    on: ["feesBySeller"],
    icon: "💸",
    open: {
      professional: ["中介费由卖方承担，以合同约定为准。"],
      friendly: ["中介费不用买的人出：由卖方承担。"],
      luxury: ["中介费由卖方承担，账目清爽。"],
      trendy: ["中介费由卖方承担，先省一笔。"],
    },
    line: {
      professional: ["中介费由卖方承担"],
      friendly: ["中介费由卖方承担，预算表上少一行"],
      luxury: ["中介费由卖方承担，账目清爽"],
      trendy: ["中介费由卖方承担，省一笔"],
    },
  },
  {
    on: ["negotiable"],
    icon: "🤝",
    line: {
      professional: ["价格可谈，可在看房后商议"],
      friendly: ["价格可谈，先看房再坐下聊"],
      luxury: ["价格可谈，宜面议"],
      trendy: ["价格可谈，见面说"],
    },
  },
  {
    on: ["homeOfficeUse"],
    icon: "💼",
    line: {
      professional: ["可作办公用，注册要求请另行核对"],
      friendly: ["可作办公用，注册地址先问清"],
      luxury: ["可作办公用，居与业可兼"],
      trendy: ["可作办公用，注册地址先问清"],
    },
  },
];
