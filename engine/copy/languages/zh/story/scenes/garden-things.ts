/** What stands in a garden: trees, beds, decks, sheds. */
import type { Scene } from "#engine/copy/languages/base/story";

export const gardenThings: readonly Scene[] = [
  {
    on: ["vegetableGarden"],
    icon: "🥬",
    title: ["有菜园的{beds}"],
    open: {
      professional: ["附菜园，可作种植之用。"],
      friendly: ["炒菜少根葱，出门就能拔：这里有菜园。"],
      luxury: ["一畦菜园，餐桌跟着节气走。"],
      trendy: ["自带菜园，葱和小番茄不用买。"],
    },
    line: {
      professional: ["附菜园，可自行种植"],
      friendly: ["有菜园，番茄红没红，早上去看一眼"],
      luxury: ["菜园一畦，餐桌跟着节气走"],
      trendy: ["有菜园，葱姜蒜自己种"],
    },
    end: { friendly: ["辣椒、番茄、小葱，先种哪样？"], trendy: ["先种哪样？"] },
  },
  {
    on: ["fruitTrees"],
    icon: "🍑",
    title: ["有{fruitTrees}的{beds}"],
    open: {
      professional: ["户外种有{fruitTrees}。"],
      friendly: ["到了季节，果子在自家树上摘：有{fruitTrees}。"],
      luxury: ["先有花期，再有果期：{fruitTrees}。"],
      trendy: ["家里有{fruitTrees}，熟了自己摘。"],
    },
    line: {
      professional: ["户外种有{fruitTrees}"],
      friendly: ["有{fruitTrees}，熟了端个篮子去摘"],
      luxury: ["{fruitTrees}，花期与果期都在家门口"],
      trendy: ["有{fruitTrees}，果子自己摘"],
    },
  },
  {
    on: ["deck"],
    icon: "🪵",
    title: ["有{deck}的{beds}"],
    open: {
      professional: ["室外铺设{deck}，桌椅可直接摆放。"],
      friendly: ["桌椅摆出去不陷泥：外面铺了{deck}。"],
      luxury: ["{deck}之上，一桌一椅便成一席。"],
      trendy: ["外面有{deck}，椅子搬出去就能坐。"],
    },
    line: {
      professional: ["室外铺设{deck}，便于摆放桌椅"],
      friendly: ["{deck}，拖鞋踩上去不沾泥"],
      luxury: ["{deck}，摆得下一桌一椅"],
      trendy: ["{deck}，光脚也行"],
    },
  },
  {
    on: ["porch"],
    icon: "🚪",
    line: {
      professional: ["入口有{porch}，雨天进出有遮挡"],
      friendly: ["有{porch}，下雨天掏钥匙不着急"],
      luxury: ["入口有{porch}，进门之前先缓一步"],
      trendy: ["有{porch}，收伞不狼狈"],
    },
  },
  {
    on: ["barbecue"],
    icon: "🍢",
    line: {
      professional: ["设有烧烤台"],
      friendly: ["有烧烤台，朋友来了就点炭"],
      luxury: ["设烧烤台，户外可以待客"],
      trendy: ["有烧烤台，肉串你来带"],
    },
  },
  {
    on: ["shed"],
    icon: "🧰",
    line: {
      professional: ["另有花园工具房，工具单独收纳"],
      friendly: ["有花园工具房，铲子水管不用堆门口"],
      luxury: ["另有花园工具房，工具自有归处"],
      trendy: ["有花园工具房，杂物往里收"],
    },
  },
  {
    on: ["fenced"],
    icon: "🌾",
    line: {
      professional: ["院子有围栏，边界清楚", "院子有围栏，室外范围一目了然", "院子有围栏，与邻户分得清"],
      friendly: ["院子有围栏，哪儿是自家的一眼就知道", "院子有围栏，跟邻居分得清楚"],
      luxury: ["院子有围栏，内外分明", "院子有围栏，自成一处", "院子有围栏，不与邻户相通"],
      trendy: ["院子有围栏，边界清楚", "院子有围栏，里外分得清", "院子有围栏，边界不用猜"],
    },
  },
  {
    on: ["entryGarden"],
    icon: "🪴",
    title: ["带{entryGarden}的{beds}"],
    open: {
      professional: ["设{entryGarden}，进门先有一处过渡。"],
      friendly: ["回家先过一段绿：这套有{entryGarden}。"],
      luxury: ["推门不见厅，先见{entryGarden}。"],
      trendy: ["进门先看花：{entryGarden}。"],
    },
    line: {
      professional: ["设{entryGarden}，进门有过渡"],
      friendly: ["{entryGarden}，鞋、伞、花盆各有各的位置"],
      luxury: ["{entryGarden}，进门先见绿"],
      trendy: ["{entryGarden}，绿植放这儿正好"],
    },
  },
];
