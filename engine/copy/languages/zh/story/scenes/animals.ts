/** Whose animals may come along. */
import type { Scene } from "#engine/copy/languages/base/story";

export const animals: readonly Scene[] = [
  {
    on: ["catsAllowed"],
    icon: "🐱",
    title: ["{district}{beds}，猫能一起住", "带猫租房，看这套{beds}{?rent}", "可养猫，{name}{beds}"],
    open: {
      professional: [
        "可养猫，租约中可一并写明。{?rent}",
        "带猫租房常被婉拒，这套可养猫。{?rent}",
        "可养猫，数量与看护以小区规定为准。{?sale}",
      ],
      friendly: ["先说重点：可养猫。省得你再一套套打电话去问“能不能带猫”。", "带猫租房的，这套可养猫。{?rent}"],
      luxury: ["可养猫，不必为它另寻去处。"],
      trendy: ["“能带猫吗？”能。可养猫。", "可养猫。先说这句，别的往下看。"],
    },
    line: {
      professional: ["可养猫，租约中写明即可{?rent}", "可养猫"],
      friendly: ["可养猫，猫粮和行李一起搬进来就行", "可养猫，不用再挨家打听"],
      luxury: ["可养猫", "可养猫，不必为它另寻去处"],
      trendy: ["可养猫，不用藏着", "可养猫，快递箱别急着扔"],
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
      professional: ["可养狗，租约与小区规定请一并核对。{?rent}", "可养狗，小区的养犬规定请一并核对。{?sale}"],
      friendly: ["带狗找房，多半话没说完就被拒：这套可养狗。"],
      luxury: ["归来有它相迎：可养狗。"],
      trendy: ["“能带狗吗？”能。可养狗。"],
    },
    line: {
      professional: ["可养狗，以租约约定为准{?rent}", "可养狗，以小区规定为准{?sale}"],
      friendly: ["可养狗，早晚遛弯照旧"],
      luxury: ["可养狗"],
      trendy: ["可养狗，牵绳带上"],
    },
    end: { friendly: ["你家那位是大个儿还是小个儿？来电说一声。"], trendy: ["狗狗叫什么？"] },
  },
  {
    on: ["petsAllowed"],
    icon: "🐾",
    title: ["{district}{beds}，宠物能一起住"],
    open: {
      professional: ["可养宠物，种类与数量请在租约中写明。{?rent}", "可养宠物，种类与数量以小区规定为准。{?sale}"],
      friendly: ["家里有毛孩子的，它能一起住：这套可养宠物。", "找房时总要先问的那句，这里先答：可养宠物。"],
      luxury: ["它也有一席之地：可养宠物。"],
      trendy: ["带毛孩子能租吗？能，可养宠物。{?rent}", "能带毛孩子吗？能，可养宠物。"],
    },
    line: {
      professional: [
        "可养宠物，租约中写明即可{?rent}",
        "可养宠物，种类与数量以约定为准{?rent}",
        "可养宠物，种类与数量以小区规定为准{?sale}",
      ],
      friendly: ["可养宠物，毛孩子不用寄养", "可养宠物，不用瞒着房东{?rent}"],
      luxury: ["可养宠物，家中成员一个不少", "可养宠物，它也有一席之地"],
      trendy: ["可养宠物，光明正大带进来"],
    },
    end: { friendly: ["顺便告诉我，你家养的是什么？"], trendy: ["你家那位几岁了？"] },
  },
  {
    on: ["smallPets"],
    icon: "🐾",
    title: ["{district}{beds}，可养小型宠物"],
    open: {
      professional: ["可养小型宠物，范围请在租约中写明。{?rent}", "可养小型宠物，范围以小区规定为准。{?sale}"],
      friendly: ["家里有小家伙的可以问：可养小型宠物。"],
      luxury: ["可养小型宠物，范围以租约为准。{?rent}", "可养小型宠物。{?sale}"],
      trendy: ["可养小型宠物，体型先对一下。"],
    },
    line: {
      professional: ["可养小型宠物，范围在租约中写明{?rent}", "可养小型宠物，范围以小区规定为准{?sale}"],
      friendly: ["可养小型宠物，多大算小，签约前和房东说定{?rent}", "可养小型宠物，多大算小，先问清小区规定{?sale}"],
      luxury: ["可养小型宠物"],
      trendy: ["可养小型宠物，多大算小先问清"],
    },
  },
];
