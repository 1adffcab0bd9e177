/** Renting: animals, furniture, terms. */
import type { Scene } from "#engine/copy/languages/base/story";

export const rent: readonly Scene[] = [
  {
    on: ["catsAllowed"],
    icon: "🐱",
    title: ["{district}{beds}，猫能一起住", "带猫租房，看这套{beds}", "可养猫，{name}{beds}"],
    open: {
      professional: ["先说一条许多人会问的：可养猫。", "可养猫，租约中请写明。"],
      friendly: ["先说重点：可养猫。省得你再一套套打电话去问“能不能带猫”。", "带猫租房的，先停一下：这套可养猫。"],
      luxury: ["有一位室友不必另找住处：可养猫。"],
      trendy: ["猫能住。先说这句，剩下的慢慢看。", "“能带猫吗？”能。"],
    },
    line: {
      professional: ["可养猫"],
      friendly: ["可养猫，猫粮和行李一起搬进来就行", "猫能一起住，不用再挨家打听"],
      luxury: ["可养猫，暖处先留给它"],
      trendy: ["猫能住", "可养猫，快递箱别急着扔"],
    },
    end: {
      professional: ["携猫入住的约定，签约时一并写明。"],
      friendly: ["猫抓板放卧室还是放客厅，可以先想起来了😼"],
      luxury: ["它的意见，也请一并带来。"],
      trendy: ["你家猫叫什么？"],
    },
  },
  {
    on: ["dogsAllowed"],
    icon: "🐶",
    title: ["{district}{beds}，可养狗"],
    open: {
      professional: ["可养狗，租约与小区规定请一并核对。"],
      friendly: ["带狗找房，多半话没说完就被拒：这套可养狗。"],
      luxury: ["归来有尾巴相迎：可养狗。"],
      trendy: ["狗能住。牵绳带上。"],
    },
    line: {
      professional: ["可养狗"],
      friendly: ["可养狗，早晚遛弯照旧"],
      luxury: ["可养狗，门口留一张它的垫子"],
      trendy: ["可养狗，拆家后果自负"],
    },
    end: { friendly: ["你家那位是大个儿还是小个儿？来电说一声。"], trendy: ["狗狗叫什么？"] },
  },
  {
    on: ["petsAllowed"],
    icon: "🐾",
    title: ["{district}{beds}，宠物能一起住"],
    open: {
      professional: ["可养宠物，先行说明。"],
      friendly: ["家里有毛孩子的先看：这套可养宠物。", "找房时总要先问的那句，这里先答：可养宠物。"],
      luxury: ["它也有一席之地：可养宠物。"],
      trendy: ["带毛孩子能租吗？能。"],
    },
    line: {
      professional: ["可养宠物"],
      friendly: ["可养宠物，毛孩子不用寄养"],
      luxury: ["可养宠物，家中成员一个不少"],
      trendy: ["可养宠物，不用瞒着房东"],
    },
    end: { friendly: ["顺便告诉我，你家养的是什么？"], trendy: ["你家那位几岁了？"] },
  },
  {
    on: ["smallPets"],
    icon: "🐾",
    title: ["{district}{beds}，可养小型宠物"],
    open: {
      professional: ["可养小型宠物，范围请在租约中写明。"],
      friendly: ["先说一条不常见的：可养小型宠物。"],
      luxury: ["小小的同住者，亦在欢迎之列。"],
      trendy: ["小型宠物可以带，先说清楚。"],
    },
    line: {
      professional: ["可养小型宠物"],
      friendly: ["可养小型宠物，多大算小，签约前和房东说定"],
      luxury: ["小小的同住者亦可：可养小型宠物"],
      trendy: ["小型宠物可带，多大算小先问清"],
    },
  },
  {
    on: ["furnished"],
    icon: "🛋️",
    title: ["带家具，{district}{beds}"],
    open: {
      professional: ["带家具，清单看房时逐项核对。"],
      friendly: ["搬家只想带箱子的，看这套：带家具。"],
      luxury: ["家具已就位，只待人归。"],
      trendy: ["带家具。搬家车可以叫小号的。"],
    },
    line: {
      professional: ["带家具，以清单为准"],
      friendly: ["家具现成，带箱子来就行"],
      luxury: ["家具已就位"],
      trendy: ["带家具，搬家车叫小号的"],
    },
  },
  {
    on: ["moveInAnyTime"],
    icon: "🗝️",
    title: ["随时入住，{district}{beds}"],
    open: {
      professional: ["随时入住，起租日可商定。"],
      friendly: ["上家催着搬、下家没着落？这套随时入住。"],
      luxury: ["门已为你留着：随时入住。"],
      trendy: ["随时入住，搬家的日子自己挑。"],
    },
    line: {
      professional: ["随时入住"],
      friendly: ["随时入住，退租的日子可以接得上"],
      luxury: ["随时入住，归期自定"],
      trendy: ["随时入住，黄历自己翻"],
    },
  },
  {
    on: ["monthlyPay"],
    icon: "🗓️",
    title: ["可月付，{district}{beds}"],
    open: {
      professional: ["可月付。"],
      friendly: ["不想一下掏出好几个月房租的，看这套：可月付。"],
      luxury: ["可月付，进退从容。"],
      trendy: ["可月付，钱包先喘口气。"],
    },
    line: {
      professional: ["可月付"],
      friendly: ["可月付，发了工资再交房租"],
      luxury: ["可月付，进退从容"],
      trendy: ["可月付，钱包先喘口气"],
    },
  },
  {
    on: ["residentialUtilities"],
    icon: "💡",
    title: ["民水民电，{district}{beds}"],
    open: {
      professional: ["民水民电，水电按民用价计。"],
      friendly: ["租公寓先问水电怎么算的人，内行。这套是民水民电。"],
      luxury: ["民水民电，日常开支清楚。"],
      trendy: ["民水民电。夏天开空调，手不抖。"],
    },
    line: {
      professional: ["民水民电"],
      friendly: ["民水民电，每月水电费按居民的价算"],
      luxury: ["民水民电，开支清楚"],
      trendy: ["民水民电，开空调手不抖"],
    },
  },
  {
    on: ["internetIncluded"],
    icon: "📶",
    line: { any: ["含宽带"], friendly: ["宽带含在里面，少办一个套餐"], trendy: ["含宽带，少一张账单"] },
  },
  {
    on: ["fibre"],
    icon: "📶",
    line: {
      professional: ["有光纤"],
      friendly: ["有光纤，在家开会用得上"],
      luxury: ["有光纤，远方的人也近"],
      trendy: ["有光纤，追剧的基础设施到位"],
    },
  },
  {
    on: ["broadband"],
    icon: "📶",
    line: {
      professional: ["宽带已装"],
      friendly: ["宽带已经装好，不用再约师傅上门"],
      luxury: ["宽带已装，不劳再约"],
      trendy: ["宽带已装，WiFi密码搬进来就问"],
    },
  },
  {
    on: ["wholeHome"],
    icon: "🔒",
    line: { any: ["整租"], friendly: ["整租，门一关就是自己的"], luxury: ["整租，一门之内皆是自己"], trendy: ["整租，冰箱不用贴名字"] },
  },
  { on: ["longLet"], icon: "📅", line: { any: ["可长租"], friendly: ["可长租，年年搬家这件事可以停一停"] } },
  { on: ["separateGas"], icon: "🔥", line: { any: ["燃气独立"], friendly: ["燃气独立，用多少看自己的表"] } },
  { on: ["pipedGas"], icon: "🔥", line: { any: ["通管道燃气"], friendly: ["通管道燃气，做饭洗澡不用换罐"] } },
  { on: ["noSmoking"], icon: "🚭", line: { any: ["室内禁烟"], friendly: ["室内禁烟，想抽得下楼"] } },
];
