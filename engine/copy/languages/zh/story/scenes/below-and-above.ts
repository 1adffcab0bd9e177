/** Under the roof and under the ground, and rooms with mats. */
import type { Scene } from "#engine/copy/languages/base/story";

export const belowAndAbove: readonly Scene[] = [
  {
    on: ["basement"],
    icon: "⬇️",
    line: {
      professional: ["带地下室"],
      friendly: ["带地下室，换季的东西往下放"],
      luxury: ["地下另有一层，声音不上来"],
      trendy: ["带地下室，手办和自行车都有仓位"],
    },
    but: {
      professional: ["地下室的防潮、采光与面积口径请逐项核对。"],
      friendly: ["地下室潮不潮，挑个雨后来看，算不算面积也问清楚。"],
      luxury: ["地下之室，燥湿宜亲验。"],
      trendy: ["地下室，手机信号先测一测。"],
    },
  },
  {
    on: ["attic"],
    icon: "🏚️",
    line: {
      professional: ["带阁楼"],
      friendly: ["带阁楼，过年才用的东西有地方待"],
      luxury: ["阁楼在上，旧物与旧信都收得下"],
      trendy: ["带阁楼，屋顶底下的秘密基地"],
    },
    but: {
      professional: ["阁楼净高与隔热请现场查看。"],
      friendly: ["阁楼斜顶下头能不能站直，来试一试。"],
      luxury: ["阁楼檐低，行走需俯身。"],
      trendy: ["阁楼，小心碰头。"],
    },
  },
  {
    on: ["tatamiRoom"],
    icon: "🍵",
    line: {
      professional: ["设和室"],
      friendly: ["有一间和室，白天喝茶，晚上铺开就能睡"],
      luxury: ["和室一间，坐下来，时间就低了"],
      trendy: ["有和室，躺平有专用场地"],
    },
  },
];
