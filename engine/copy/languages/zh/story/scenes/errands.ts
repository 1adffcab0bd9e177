/** Shops, parks and other errands near the home. */
import type { Scene } from "#engine/copy/languages/base/story";

export const errands: readonly Scene[] = [
  {
    on: ["convenienceStore"],
    icon: "🛒",
    title: ["楼下有便利店，{beds}"],
    open: {
      professional: ["楼下有便利店，日常补给不必走远。"],
      friendly: ["半夜想吃口热的，下楼就行：楼下有便利店。"],
      luxury: ["楼下有便利店，日常近在手边。"],
      trendy: ["楼下便利店，半夜饿了有救。"],
    },
    line: {
      professional: ["楼下有便利店，日常采买方便"],
      friendly: ["想喝瓶冰汽水？楼下就有便利店", "楼下有便利店，忘买酱油也不用跑远"],
      luxury: ["楼下有便利店，日常近在手边"],
      trendy: ["楼下便利店，半夜饿了有救"],
    },
    end: { trendy: ["关东煮先要哪样？"], friendly: ["看完房，楼下喝瓶汽水再走。"] },
  },
  {
    on: ["supermarket"],
    icon: "🛒",
    line: {
      professional: ["附近有超市，采买方便"],
      friendly: ["附近有超市，晚饭缺什么现买"],
      luxury: ["附近有超市，采买从容"],
      trendy: ["附近有超市，囤货不用叫车"],
    },
  },
  {
    on: ["market"],
    icon: "🥬",
    line: {
      professional: ["附近有菜场，买菜方便"],
      friendly: ["附近有菜场，早上的青菜还带着水"],
      luxury: ["附近有菜场，时鲜不必远求"],
      trendy: ["附近有菜场，砍价功夫练起来"],
    },
  },
  {
    on: ["mall"],
    icon: "🏬",
    line: {
      professional: ["附近有商场，购物用餐集中"],
      friendly: ["附近有商场，雨天逛逛也有去处"],
      luxury: ["附近有商场，用餐购物不远"],
      trendy: ["附近有商场，周末有地方去"],
    },
  },
  {
    on: ["shops"],
    icon: "🏪",
    line: {
      professional: ["附近有商店，日常所需就近可买"],
      friendly: ["附近有商店，零碎东西不用攒着买"],
      luxury: ["附近有商店，日用不必远行"],
      trendy: ["附近有商店，缺啥下楼买"],
    },
  },
  {
    on: ["bakery"],
    icon: "🥐",
    title: ["附近有面包店的{beds}"],
    open: {
      professional: ["附近有面包店，早餐就近可买。"],
      friendly: ["早饭穿着拖鞋去买：附近有面包店。"],
      luxury: ["附近有面包店，晨起有新出炉的面包。"],
      trendy: ["附近有面包店，早餐有着落。"],
    },
    line: {
      professional: ["附近有面包店，早餐就近可买"],
      friendly: ["附近有面包店，早饭穿拖鞋去买"],
      luxury: ["附近有面包店，清晨可买"],
      trendy: ["附近有面包店，减肥改天"],
    },
    end: { friendly: ["看完房，带个面包回去。"], trendy: ["可颂还是法棍？"] },
  },
  {
    on: ["restaurants"],
    icon: "🍜",
    line: {
      professional: ["附近有餐馆，用餐选择多一些"],
      friendly: ["附近有餐馆，不想开火的晚上有得选"],
      luxury: ["附近有餐馆，不必远行"],
      trendy: ["附近有餐馆，不想做饭就下楼"],
    },
  },
  {
    on: ["hospital"],
    icon: "🏥",
    line: {
      professional: ["附近有医院，就诊路程近"],
      friendly: ["附近有医院，头疼脑热不用跑远"],
      luxury: ["附近有医院"],
      trendy: ["附近有医院"],
    },
  },
  {
    on: ["parcelStation"],
    icon: "📦",
    line: {
      professional: ["附近有快递驿站，取件方便"],
      friendly: ["附近有快递驿站，下班顺便取件"],
      luxury: ["附近有快递驿站，收取从便"],
      trendy: ["附近有快递驿站，下班顺手拿快递"],
    },
  },
  {
    on: ["park"],
    icon: "🌿",
    title: ["步行可到公园，{beds}"],
    open: {
      professional: ["步行可到公园，晨练与散步有去处。"],
      friendly: ["吃完饭出门走一圈：步行可到公园。"],
      luxury: ["步行可到公园，晨昏皆可一游。"],
      trendy: ["步行可到公园，跑鞋用得上。"],
    },
    line: {
      professional: ["步行可到公园，散步晨练有去处"],
      friendly: ["步行可到公园，吃完饭走一圈", "步行可到公园，周末带本书去坐坐"],
      luxury: ["步行可到公园，草木四时不同"],
      trendy: ["步行可到公园，跑步有地方"],
    },
    end: { friendly: ["看完房，去公园坐坐再回。"] },
  },
];
