/** Old houses: the year beside what was kept, or made new. */
import type { Scene } from "#engine/copy/languages/base/story";

export const pairsOld: readonly Scene[] = [
  {
    on: ["pre1940", "originalFireplace"],
    icon: "🔥",
    weight: 98,
    title: ["{year.num}的房子，老壁炉还在"],
    open: {
      professional: ["房屋{year}，老壁炉保留至今。"],
      friendly: ["{year.num}的房子，老壁炉还在。"],
      luxury: ["{year.num}建成，老壁炉还守在原处。"],
      trendy: ["{year.num}的房子，老壁炉见过的冬天比你我都多。"],
    },
    line: {
      professional: ["房屋{year}，保留老壁炉"],
      friendly: ["{year.num}建的，老壁炉还在"],
      luxury: ["{year.num}的屋，老壁炉替它守着记忆"],
      trendy: ["{year.num}建，老壁炉还在"],
    },
    end: { luxury: ["往后的冬天，由新主人来过。"], friendly: ["老房子的脾气，来敲敲墙就知道。"] },
  },
  {
    on: ["pre1940", "fullyRenovated"],
    icon: "🏚️",
    weight: 84,
    title: ["{year.num}的房子，{fullyRenovated}"],
    open: {
      professional: ["房屋{year}，{fullyRenovated}，翻新了哪些，看房时一处处看。"],
      friendly: ["房子{year}，{fullyRenovated}：墙是老的，住着是新的。"],
      luxury: ["{year.num}的墙，{fullyRenovated}。旧时光里住新生活。"],
      trendy: ["{year.num}的房子，{fullyRenovated}，老样子新里子。"],
    },
    line: {
      professional: ["房屋{year}，{fullyRenovated}"],
      friendly: ["{year}，{fullyRenovated}，墙是老的，住着是新的"],
      luxury: ["{year.num}的屋，{fullyRenovated}"],
      trendy: ["{year}，{fullyRenovated}"],
    },
  },
  {
    on: ["pre1940", "renovated"],
    icon: "🏚️",
    weight: 80,
    title: ["{year.num}的房子，{renovated}"],
    open: {
      professional: ["房屋{year}，{renovated}，具体项目看房时核对。"],
      friendly: ["{year}，{renovated}，老房子里过新日子。"],
      luxury: ["{year}。{renovated}，它重新醒来。"],
      trendy: ["{year}，{renovated}，老房子也会换新装。"],
    },
    line: {
      professional: ["房屋{year}，{renovated}"],
      friendly: ["{year}，{renovated}，动过哪些地方看房时问"],
      luxury: ["{year.num}的屋，{renovated}"],
      trendy: ["{year}，{renovated}"],
    },
  },
];
