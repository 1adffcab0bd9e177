/** Things that few homes have, and that a reader remembers this one by. */
import type { Scene } from "#engine/copy/languages/base/story";

export const odd: readonly Scene[] = [
  {
    on: ["porch", "swing"],
    icon: "🪑",
    weight: 104,
    title: ["门廊上有秋千的{beds}", "先路过{swing}，再进门"],
    open: {
      professional: ["这处{type}有{porch}和{swing}。"],
      friendly: ["到家先不进门，在{swing}上坐一会儿：这里有{porch}。"],
      luxury: ["{porch}，{swing}。门可以晚一点再开。"],
      trendy: ["{porch}＋{swing}，进门之前先荡两下。"],
    },
    line: {
      professional: ["户外有{porch}和{swing}"],
      friendly: ["{porch}、{swing}，下班先坐一会儿再进屋"],
      luxury: ["{porch}，{swing}，黄昏有了去处"],
      trendy: ["{porch}配{swing}，下雨天也能坐在外面"],
    },
  },
  {
    on: ["swing"],
    icon: "🪑",
    weight: 64,
    open: {
      professional: ["户外有{swing}。"],
      friendly: ["大人小孩都会抢的那样东西，这里有：{swing}。"],
      luxury: ["{swing}，风来时自己会动。"],
      trendy: ["有{swing}。谁先坐？"],
    },
    line: {
      professional: ["户外有{swing}"],
      friendly: ["有{swing}，坐下就不想起来"],
      luxury: ["{swing}一架，闲坐用"],
      trendy: ["{swing}，先到先坐"],
    },
  },
  {
    on: ["appleTree"],
    icon: "🍎",
    weight: 92,
    title: ["种着苹果树的{beds}", "{appleTree}，{district}{beds}"],
    open: {
      professional: ["户外种有{appleTree}。"],
      friendly: ["谁负责摘，谁负责烤派？这里种着{appleTree}。", "苹果不用买，去树下等：这里有{appleTree}。"],
      luxury: ["{appleTree}，花期与果期都在自家门外。"],
      trendy: ["{appleTree}归你。苹果派配方先收藏。"],
    },
    line: {
      professional: ["种有{appleTree}"],
      friendly: ["{appleTree}，秋天记得备个篮子"],
      luxury: ["{appleTree}，一年里有一季是甜的"],
      trendy: ["{appleTree}，果酱自由了"],
    },
  },
  {
    on: ["stainedGlass"],
    icon: "🪟",
    weight: 80,
    title: ["有{stainedGlass}的{beds}"],
    open: {
      professional: ["屋内有{stainedGlass}。"],
      friendly: ["先找一扇窗：这里有{stainedGlass}，天亮的时候看颜色。"],
      luxury: ["{stainedGlass}，光是有颜色的。"],
      trendy: ["有{stainedGlass}，晴天自带滤镜。"],
    },
    line: {
      professional: ["设{stainedGlass}"],
      friendly: ["有{stainedGlass}，天晴的时候看看光的颜色"],
      luxury: ["{stainedGlass}，光有了颜色"],
      trendy: ["{stainedGlass}，不用滤镜"],
    },
  },
  {
    on: ["bookshelves"],
    icon: "📚",
    weight: 82,
    title: ["有{bookshelves}的{beds}"],
    open: {
      professional: ["藏书较多者可留意：屋内有{bookshelves}。"],
      friendly: ["书多的人看房，先找放书的墙：这里有{bookshelves}。"],
      luxury: ["{bookshelves}，书先有了家。"],
      trendy: ["有{bookshelves}，买书不用再忍。"],
    },
    line: {
      professional: ["设{bookshelves}"],
      friendly: ["有{bookshelves}，纸箱里的书可以拆了"],
      luxury: ["{bookshelves}，书有归处"],
      trendy: ["{bookshelves}，书不用堆地上"],
    },
  },
];
