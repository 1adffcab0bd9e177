/** Under the roof and under the ground, between the floors, and rooms with mats. */
import type { Scene } from "#engine/copy/languages/base/story";

export const belowAndAbove: readonly Scene[] = [
  {
    on: ["mezzanine"],
    icon: "🪜",
    open: {
      professional: ["带夹层，上下可分开安排。"],
      friendly: ["爬上去就是另一个小天地：屋里有夹层。"],
      luxury: ["夹层在上，起居在下。"],
      trendy: ["带夹层，睡觉上楼。"],
    },
    line: {
      professional: ["带夹层，上下可分开安排"],
      friendly: ["带夹层，白天的乱不用带到楼上"],
      luxury: ["带夹层，高低各有其用"],
      trendy: ["带夹层，像住进树屋"],
    },
    but: {
      professional: ["夹层净高与用途请现场测量。"],
      friendly: ["夹层能不能站直，带把卷尺来量。"],
      luxury: ["夹层低处，需俯身。"],
      trendy: ["夹层，个子高的先来试试碰不碰头。"],
    },
  },
  {
    on: ["basement"],
    icon: "⬇️",
    line: {
      professional: ["带地下室，用途与面积口径请核对"],
      friendly: ["带地下室，换季的东西往下放"],
      luxury: ["带地下室，杂物不必占用起居"],
      trendy: ["带地下室，手办和自行车往下放"],
    },
    but: {
      professional: ["地下室的防潮、采光与面积口径请逐项核对。"],
      friendly: ["地下室潮不潮，挑个雨后来看，算不算面积也问清楚。"],
      luxury: ["地下室的燥湿，宜亲自看过。"],
      trendy: ["地下室，手机信号先测一测。"],
    },
  },
  {
    on: ["attic"],
    icon: "🏚️",
    line: {
      professional: ["带阁楼，可作储物"],
      friendly: ["带阁楼，过年才用的东西有地方放"],
      luxury: ["带阁楼，旧物与旧信都收得下"],
      trendy: ["带阁楼，屋顶底下多一个放东西的地方"],
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
      professional: ["设和室，可作茶室或待客"],
      friendly: ["有一间和室，白天喝茶，晚上铺开就能睡"],
      luxury: ["和室一间，坐下来喝茶"],
      trendy: ["有和室，躺平有专用场地"],
    },
  },
];
