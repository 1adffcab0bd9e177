/** Bathrooms. */
import type { Scene } from "#engine/copy/languages/base/story";

export const baths: readonly Scene[] = [
  {
    on: ["bathtub"],
    icon: "🛁",
    title: ["有浴缸的{beds}"],
    open: {
      professional: ["卫生间设浴缸。"],
      friendly: ["加完班只想泡着：这套有浴缸。"],
      luxury: ["浴缸一只，给漫长的一天收尾。"],
      trendy: ["有浴缸，下班泡着不说话。"],
    },
    line: {
      professional: ["卫生间设浴缸"],
      friendly: ["有浴缸，加班回来泡一泡"],
      luxury: ["浴缸一只，给漫长的一天收尾"],
      trendy: ["有浴缸，手机别掉进去"],
    },
    end: { friendly: ["泡澡听歌，还是泡澡发呆？"], trendy: ["浴球备好了吗？"] },
  },
  {
    on: ["walkInShower"],
    icon: "🚿",
    line: {
      professional: ["设步入式淋浴，进出方便"],
      friendly: ["步入式淋浴，进出不用抬脚跨"],
      luxury: ["步入式淋浴，进出从容"],
      trendy: ["步入式淋浴，洗澡利索"],
    },
  },
  {
    on: ["dryWetApart"],
    icon: "🚿",
    line: {
      professional: ["卫生间干湿分离，使用互不影响"],
      friendly: ["干湿分离，洗完澡的地不会踩一脚水"],
      luxury: ["干湿分离，镜前干爽"],
      trendy: ["干湿分离，袜子安全了"],
    },
  },
  {
    on: ["separateBathAndWc"],
    icon: "🚽",
    open: {
      professional: ["浴室与厕所分开，早晚使用互不等候。"],
      friendly: ["有人泡澡，另一个人也不用憋着：浴室与厕所分开。"],
      luxury: ["浴室与厕所分开，各自清静。"],
      trendy: ["浴室与厕所分开，谁洗澡都不用敲门。"],
    },
    line: {
      professional: ["浴室与厕所分开，互不等候"],
      friendly: ["浴室与厕所分开，有人洗澡也不耽误"],
      luxury: ["浴室与厕所分开，各自清静"],
      trendy: ["浴室与厕所分开，不用敲门催"],
    },
  },
  {
    on: ["separateWc"],
    icon: "🚽",
    line: {
      professional: ["厕所独立，与洗浴分开使用"],
      friendly: ["厕所独立，早上能省一句“好了没”"],
      luxury: ["厕所独立，互不相扰"],
      trendy: ["厕所独立，早上不堵"],
    },
  },
  {
    on: ["secondWc"],
    icon: "🚻",
    line: {
      professional: ["另设客用卫生间，来客使用更方便"],
      friendly: ["有客用卫生间，朋友来了不用共用一间"],
      luxury: ["另设客用卫生间，主客分开"],
      trendy: ["有客用卫生间，牙刷杯子不用见客"],
    },
  },
  {
    on: ["twoBathrooms"],
    icon: "🚿",
    line: {
      professional: ["设两个卫生间，早间可错开使用"],
      friendly: ["两个卫生间，早上不用排队"],
      luxury: ["两间卫浴，晨昏不相扰", "两间卫浴，各从其便"],
      trendy: ["两个卫生间，早高峰不堵", "两个卫生间，不用排队刷牙"],
    },
  },
  {
    on: ["bathWindow"],
    icon: "🪟",
    line: {
      professional: ["卫生间有窗，通风干燥"],
      friendly: ["卫生间有窗，洗完澡开会儿窗，潮气就走了"],
      luxury: ["卫生间有窗，见得到天光"],
      trendy: ["卫生间有窗，潮气自己走"],
    },
  },
];
