/** Renting: furniture, terms, utilities. Animals are in ./animals.ts. */
import type { Scene } from "#engine/copy/languages/base/story";

export const rent: readonly Scene[] = [
  {
    on: ["furnished"],
    icon: "🛋️",
    title: ["带家具，{district}{beds}"],
    open: {
      professional: ["带家具，入住前不必另行置办，清单看房时逐项核对。"],
      friendly: ["搬家只带箱子就行：这套带家具。"],
      luxury: ["家具已就位，带家具交付。"],
      trendy: ["带家具。搬家车可以叫小号的。"],
    },
    line: {
      professional: ["带家具，以清单为准", "带家具，省去置办"],
      friendly: ["带家具，拎箱子来就行", "带家具，床和柜子不用自己买"],
      luxury: ["带家具，诸物已就位", "家具俱在，带家具交付"],
      trendy: ["带家具，搬家车叫小号的", "带家具，不用跑家具城"],
    },
    end: { friendly: ["家具清单想先看的，留言发你。"], trendy: ["自带枕头就行？来看。"] },
  },
  {
    on: ["moveInAnyTime"],
    icon: "🗝️",
    title: ["随时入住，{district}{beds}"],
    open: {
      professional: ["房子现在就可以入住。"],
      friendly: ["那边快到期、这边还没定的，可以接得上：随时入住。"],
      luxury: ["随时入住，日期由您定。"],
      trendy: ["随时入住，搬家的日子自己挑。"],
    },
    line: {
      professional: ["房子现在就可以入住"],
      friendly: ["随时入住，跟那边退租的日子接得上"],
      luxury: ["随时入住，日期由您定"],
      trendy: ["随时入住，日子自己挑"],
    },
    end: { friendly: ["你那边几号退租？日子对一对。"], trendy: ["搬家日定了吗？"] },
  },
  {
    on: ["monthlyPay"],
    icon: "🗓️",
    title: ["可月付，{district}{beds}"],
    open: {
      professional: ["可月付，租金按月支付，手头压力小。"],
      friendly: ["不想一下掏出好几个月房租的，这套可月付。"],
      luxury: ["可月付，进退从容。"],
      trendy: ["可月付，一次不用掏太多。"],
    },
    line: {
      professional: ["可月付，租金按月支付"],
      friendly: ["可月付，房租一个月一个月地交"],
      luxury: ["可月付，进退从容"],
      trendy: ["可月付，钱包压力小一点"],
    },
    end: { friendly: ["发薪日是几号，说一声好对日子。"], trendy: ["发薪日几号？"] },
  },
  {
    on: ["residentialUtilities"],
    icon: "💡",
    title: ["民水民电，{district}{beds}"],
    open: {
      professional: ["民水民电，每月水电按民用价计。"],
      friendly: ["租公寓，水电怎么算得先问。这套是民水民电。"],
      luxury: ["民水民电，日常开支清楚。"],
      trendy: ["民水民电，夏天的电费不吓人。"],
    },
    line: {
      professional: ["民水民电，按民用价计费"],
      friendly: ["民水民电，每月水电费按居民的价算"],
      luxury: ["民水民电，开支清楚"],
      trendy: ["民水民电，电费不吓人"],
    },
    end: { friendly: ["你现在住的地方，水电怎么算？"], trendy: ["上月电费多少？"] },
  },
  {
    on: ["internetIncluded"],
    icon: "📶",
    line: {
      professional: ["含宽带，不另收网费"],
      friendly: ["含宽带，少办一个套餐"],
      luxury: ["含宽带，入住即可上网"],
      trendy: ["含宽带，少一张账单"],
    },
  },
  {
    on: ["fibre"],
    icon: "📶",
    line: {
      professional: ["有光纤，在家办公、视频会议用得上"],
      friendly: ["有光纤，在家开会用得上"],
      luxury: ["有光纤，居家办公无碍"],
      trendy: ["有光纤，开会和追剧都够用"],
    },
  },
  {
    on: ["broadband"],
    icon: "📶",
    line: {
      professional: ["宽带已装，入住即可办理使用"],
      friendly: ["宽带已装，不用再约师傅上门"],
      luxury: ["宽带已装，不劳再约"],
      trendy: ["宽带已装，密码搬进来就问"],
    },
  },
  {
    on: ["wholeHome"],
    icon: "🔒",
    title: ["整租，{district}{beds}"],
    open: {
      professional: ["整租，厨卫不与他人共用。"],
      friendly: ["不想再跟室友抢卫生间了：这套是整租。"],
      luxury: ["整租，一门独用。"],
      trendy: ["整租，厨房卫生间都归你。"],
    },
    line: {
      professional: ["整租，不与他人合住"],
      friendly: ["整租，厨房卫生间都不用跟室友商量"],
      luxury: ["整租，一门独用"],
      trendy: ["整租，不用和人排队洗澡"],
    },
  },
  {
    on: ["longLet"],
    icon: "📅",
    line: {
      professional: ["可长租，租期可商定"],
      friendly: ["可长租，不用年年搬家"],
      luxury: ["可长租，住得安稳"],
      trendy: ["可长租，搬家这事先停一停"],
    },
  },
  {
    on: ["separateGas"],
    icon: "🔥",
    line: {
      professional: ["燃气独立，单独计量"],
      friendly: ["燃气独立，用多少看自己的表"],
      luxury: ["燃气独立，单独计量"],
      trendy: ["燃气独立，不用跟人分账"],
    },
  },
  {
    on: ["pipedGas"],
    icon: "🔥",
    line: {
      professional: ["已通管道燃气"],
      friendly: ["通了管道燃气，做饭洗澡不用换罐"],
      luxury: ["管道燃气已通"],
      trendy: ["通管道燃气，能爆炒"],
    },
  },
  {
    on: ["noSmoking"],
    icon: "🚭",
    line: {
      professional: ["室内禁烟"],
      friendly: ["室内禁烟，想抽得下楼"],
      luxury: ["室内禁烟"],
      trendy: ["室内禁烟，烟民自觉"],
    },
  },
];
