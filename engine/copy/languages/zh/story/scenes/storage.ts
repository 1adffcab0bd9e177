/** Cellars, wardrobes, bathrooms, laundry. */
import type { Scene } from "#engine/copy/languages/base/story";

export const storage: readonly Scene[] = [
  {
    on: ["vaultedCellar"],
    icon: "🍷",
    weight: 74,
    title: ["房子底下，有拱顶地窖"],
    open: {
      professional: ["房屋附拱顶地窖。"],
      friendly: ["这房子底下藏着一处拱顶地窖。"],
      luxury: ["往下走几级，是拱顶地窖。"],
      trendy: ["楼下有个拱顶地窖，酒和腌菜都想好放哪了。"],
    },
    line: {
      professional: ["附拱顶地窖"],
      friendly: ["拱顶地窖，夏天的酒、冬天的土豆都有地方"],
      luxury: ["拱顶地窖，时间在这里走得慢"],
      trendy: ["拱顶地窖，酒比人先住进去"],
    },
    end: { friendly: ["地窖里，先放酒还是先放腌菜？"], luxury: ["窖门打开，再细看。"], trendy: ["酒你带，杯子我备。"] },
  },
  {
    on: ["cellar"],
    icon: "🍷",
    line: {
      professional: ["附地窖"],
      friendly: ["有地窖，土豆和酒各占一角"],
      luxury: ["地窖一处，酒可以慢慢等"],
      trendy: ["有地窖，囤货有底气"],
    },
  },
  {
    on: ["storageRoom"],
    icon: "📦",
    line: {
      professional: ["附{storageRoom}"],
      friendly: ["有{storageRoom}，行李箱和过季被子不用塞床底"],
      luxury: ["{storageRoom}，把杂物请出视线"],
      trendy: ["有{storageRoom}，快递盒的退休之家"],
    },
  },
  {
    on: ["walkInCloset"],
    icon: "👔",
    title: ["带衣帽间的{beds}"],
    open: {
      professional: ["设衣帽间。"],
      friendly: ["椅背上那堆衣服有着落了：带衣帽间。"],
      luxury: ["四季的衣裳，各有一格：衣帽间。"],
      trendy: ["带衣帽间。椅子终于可以用来坐了。"],
    },
    line: {
      professional: ["设衣帽间"],
      friendly: ["带衣帽间，椅背上不用再堆衣服"],
      luxury: ["衣帽间，四季各归其位"],
      trendy: ["带衣帽间，椅子可以用来坐了"],
    },
    end: { friendly: ["你家那把堆衣服的椅子，还好吗？"], trendy: ["椅子解放日，几号？"] },
  },
  {
    on: ["builtInWardrobes"],
    icon: "🚪",
    line: {
      professional: ["设{builtInWardrobes}"],
      friendly: ["{builtInWardrobes}，羽绒服夏天也有地方待"],
      luxury: ["{builtInWardrobes}，衣物收进墙里，房间因而从容"],
      trendy: ["{builtInWardrobes}，搬家少抬几趟"],
    },
  },
  {
    on: ["pantry"],
    icon: "🥫",
    line: {
      any: ["设食品储藏间"],
      friendly: ["有食品储藏间，囤的米面油不占灶台"],
      luxury: ["食品储藏间，四季的味道都在架上"],
      trendy: ["食品储藏间，零食的总部"],
    },
  },
  {
    on: ["laundryRoom"],
    icon: "🧺",
    line: {
      professional: ["设洗衣房"],
      friendly: ["有洗衣房，脱水再响，门一关就好"],
      luxury: ["洗衣房单设，家务不上台面"],
      trendy: ["洗衣房一间，脏衣服眼不见"],
    },
  },
  {
    on: ["bathtub"],
    icon: "🛁",
    title: ["有浴缸的{beds}"],
    open: {
      professional: ["卫生间设浴缸。"],
      friendly: ["加完班只想泡着的人，看这条：有浴缸。"],
      luxury: ["浴缸一只，给漫长的一天收尾。"],
      trendy: ["有浴缸。泡澡自由，水费自理。"],
    },
    line: {
      professional: ["设浴缸"],
      friendly: ["有浴缸，加班回来泡一泡"],
      luxury: ["浴缸一只，给漫长的一天收尾"],
      trendy: ["有浴缸，手机别掉进去"],
    },
    end: { friendly: ["泡澡听歌，还是泡澡发呆？"], trendy: ["浴球备好了吗？"] },
  },
  {
    on: ["walkInShower"],
    icon: "🚿",
    line: { any: ["步入式淋浴"], friendly: ["步入式淋浴，进出不用抬脚跨"], luxury: ["步入式淋浴，水声无遮无拦"] },
  },
  {
    on: ["dryWetApart"],
    icon: "🚿",
    line: {
      professional: ["卫生间干湿分离"],
      friendly: ["干湿分离，洗完澡的地不会踩一脚水"],
      luxury: ["干湿分离，镜前总是干爽"],
      trendy: ["干湿分离，袜子安全了"],
    },
  },
  {
    on: ["separateBathAndWc"],
    icon: "🚽",
    open: {
      professional: ["浴室与厕所分开设置。"],
      friendly: ["有人泡澡，另一个人也不用憋着：浴室与厕所分开。"],
      luxury: ["浴室与厕所分开，各自清静。"],
      trendy: ["浴室与厕所分开，谁洗澡都不用敲门。"],
    },
    line: {
      professional: ["浴室与厕所分开"],
      friendly: ["浴室与厕所分开，有人洗澡也不耽误"],
      luxury: ["浴室与厕所分开，各自清静"],
      trendy: ["浴室与厕所分开，敲门声少了"],
    },
  },
  { on: ["separateWc"], icon: "🚽", line: { any: ["厕所独立"], friendly: ["厕所独立，早上能省一句“好了没”"] } },
  {
    on: ["secondWc"],
    icon: "🚻",
    line: {
      any: ["另设客用卫生间"],
      friendly: ["有客用卫生间，来人不必进里屋"],
      trendy: ["客用卫生间，牙刷杯子不必见客"],
    },
  },
  {
    on: ["twoBathrooms"],
    icon: "🚿",
    line: {
      professional: ["两个卫生间"],
      friendly: ["两个卫生间，早上各洗各的脸"],
      luxury: ["两间卫浴，晨昏不相扰"],
      trendy: ["两个卫生间，早高峰自动分流"],
    },
  },
  {
    on: ["bathWindow"],
    icon: "🪟",
    line: {
      professional: ["卫生间有窗"],
      friendly: ["卫生间有窗，洗完澡开会儿窗，潮气就走了"],
      luxury: ["卫生间有窗，水汽里也有天光"],
      trendy: ["卫生间有窗，潮气自己走"],
    },
  },
];
