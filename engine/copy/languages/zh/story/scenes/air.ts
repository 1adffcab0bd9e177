/** Cool air, fresh air, quiet glass, and the sun on the roof. */
import type { Scene } from "#engine/copy/languages/base/story";

export const air: readonly Scene[] = [
  {
    on: ["solar"],
    icon: "🔆",
    title: ["有太阳能板，{beds}"],
    open: {
      professional: ["装有太阳能板，发电与并网情况看房时核对。"],
      friendly: ["晴天能自己发点电：装了太阳能板。"],
      luxury: ["装有太阳能板，阳光另有用处。"],
      trendy: ["装了太阳能板，晴天电表走得慢。"],
    },
    line: {
      professional: ["装有太阳能板，发电情况请核对"],
      friendly: ["装了太阳能板，晴天的电自己发"],
      luxury: ["装有太阳能板，阳光另有用处"],
      trendy: ["有太阳能板，晴天自己发电"],
    },
  },
  {
    on: ["centralAir"],
    icon: "❄️",
    line: {
      professional: ["配中央空调，室内不见挂机", "配中央空调，冷气由一处统一供给", "中央空调已装，墙面整洁"],
      friendly: ["中央空调，墙上不挂机器", "中央空调装好了，夏天不用另装挂机"],
      luxury: ["中央空调，墙面无挂机", "配中央空调，暑日从容", "中央空调隐于顶上"],
      trendy: ["中央空调，墙面清爽", "中央空调，夏天不用抢遥控器"],
    },
  },
  {
    on: ["airConditioning"],
    icon: "❄️",
    line: {
      professional: ["配{airConditioning}，入住即可使用", "室内已装{airConditioning}"],
      friendly: ["{airConditioning}，夏天来之前少一件事", "装好了{airConditioning}，搬进来不用等安装"],
      luxury: ["备有{airConditioning}", "{airConditioning}，暑日无虞"],
      trendy: ["{airConditioning}，夏天保住了", "装了{airConditioning}，搬来就能吹"],
    },
  },
  {
    on: ["freshAir"],
    icon: "🍃",
    line: {
      professional: ["配新风系统，关窗也能换气"],
      friendly: ["有新风系统，关着窗也换气"],
      luxury: ["新风系统，闭窗亦可换气"],
      trendy: ["新风系统，关窗也不闷"],
    },
  },
  {
    on: ["tripleGlazing"],
    icon: "🪟",
    line: {
      professional: ["窗户为三层玻璃，密闭性看房时可试"],
      friendly: ["三层玻璃，外头刮风里头听不太清"],
      luxury: ["三层玻璃，外声退远"],
      trendy: ["三层玻璃，关窗就安静些"],
    },
  },
  {
    on: ["doubleGlazing"],
    icon: "🪟",
    line: {
      professional: ["窗户为双层玻璃，关窗效果看房时可试"],
      friendly: ["双层玻璃，窗一关，声音小下去"],
      luxury: ["双层玻璃，外声退后一步"],
      trendy: ["双层玻璃，关窗等于调低音量"],
    },
  },
];
