/** Cellars, wardrobes and other places for things. Bathrooms are in ./baths.ts. */
import type { Scene } from "#engine/copy/languages/base/story";

export const storage: readonly Scene[] = [
  {
    on: ["vaultedCellar"],
    icon: "🍷",
    weight: 74,
    title: ["房子底下，有拱顶地窖"],
    open: {
      professional: ["房屋附拱顶地窖，通风情况看房时可查看。"],
      friendly: ["这房子底下藏着一处拱顶地窖。"],
      luxury: ["房子底下，是拱顶地窖。"],
      trendy: ["楼下有个拱顶地窖，酒和腌菜都有地方放。"],
    },
    line: {
      professional: ["附拱顶地窖，可作储藏"],
      friendly: ["有拱顶地窖，夏天的酒、冬天的土豆都有地方"],
      luxury: ["拱顶地窖，酒可以慢慢等"],
      trendy: ["有拱顶地窖，囤货有底气"],
    },
    end: { friendly: ["地窖里，先放酒还是先放腌菜？"], luxury: ["窖门打开，再细看。"], trendy: ["酒你带，杯子我备。"] },
  },
  {
    on: ["cellar"],
    icon: "🍷",
    title: ["有地窖的{beds}"],
    open: {
      professional: ["附地窖，防潮情况看房时查看。"],
      friendly: ["土豆、酒、过年才用的大锅，都有去处：有地窖。"],
      luxury: ["往下几级，另有一处清凉：地窖。"],
      trendy: ["有地窖，囤货的先别走。"],
    },
    line: {
      professional: ["附地窖，可作储藏"],
      friendly: ["有地窖，土豆和酒各占一角"],
      luxury: ["附地窖，酒可以慢慢等"],
      trendy: ["有地窖，囤货有底气"],
    },
  },
  {
    on: ["storageRoom"],
    icon: "📦",
    line: {
      professional: ["附{storageRoom}，杂物单独收纳"],
      friendly: ["有{storageRoom}，行李箱和过季被子不用塞床底"],
      luxury: ["附{storageRoom}，杂物不入起居"],
      trendy: ["有{storageRoom}，快递盒有地方放"],
    },
  },
  {
    on: ["walkInCloset"],
    icon: "👔",
    title: ["带衣帽间的{beds}"],
    open: {
      professional: ["设衣帽间，四季衣物集中收纳。"],
      friendly: ["椅背上那堆衣服有着落了：带衣帽间。"],
      luxury: ["四季的衣裳，各有一格：衣帽间。"],
      trendy: ["带衣帽间，椅子终于可以用来坐了。"],
    },
    line: {
      professional: ["设衣帽间，衣物集中收纳"],
      friendly: ["带衣帽间，椅背上不用再堆衣服"],
      luxury: ["设衣帽间，四季各归其位"],
      trendy: ["带衣帽间，换季不用翻箱子"],
    },
    end: { friendly: ["你家那把堆衣服的椅子，还好吗？"], trendy: ["椅子解放日，几号？"] },
  },
  {
    on: ["builtInWardrobes"],
    icon: "🚪",
    title: ["{builtInWardrobes}，{beds}"],
    open: {
      professional: ["设{builtInWardrobes}，入住不必另购衣柜。"],
      friendly: ["衣服多的不用发愁：有{builtInWardrobes}。"],
      luxury: ["四季衣物收入墙中：{builtInWardrobes}。"],
      trendy: ["有{builtInWardrobes}，换季少搬几只箱子。"],
    },
    line: {
      professional: ["设{builtInWardrobes}，不必另购衣柜"],
      friendly: ["{builtInWardrobes}，羽绒服夏天也有地方待"],
      luxury: ["{builtInWardrobes}，衣物收进墙里"],
      trendy: ["{builtInWardrobes}，搬家少抬几趟"],
    },
  },
  {
    on: ["pantry"],
    icon: "🥫",
    line: {
      professional: ["设食品储藏间"],
      friendly: ["有食品储藏间，囤的米面油不占灶台"],
      luxury: ["设食品储藏间，四时之味在架上"],
      trendy: ["有食品储藏间，零食有了专区"],
    },
  },
  {
    on: ["laundryRoom"],
    icon: "🧺",
    line: {
      professional: ["设洗衣房，洗晾单独一间"],
      friendly: ["有洗衣房，脱水再响，门一关就好"],
      luxury: ["洗衣房单设，家务不入起居"],
      trendy: ["有洗衣房，脏衣服眼不见"],
    },
  },
];
