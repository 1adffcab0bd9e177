/** Balconies and sun rooms. */
import type { Scene } from "#engine/copy/languages/base/story";

export const balconies: readonly Scene[] = [
  {
    on: ["southBalcony"],
    icon: "☀️",
    title: ["{name}，阳台朝南", "{beds}，晒被子有朝南阳台"],
    open: {
      professional: ["阳台朝南，日常晾晒不必另找地方。", "阳台朝南，冬季也晒得到太阳。"],
      friendly: ["被子要晒、花要晒、人也要晒，阳台正好朝南。", "冬天晒太阳的位置先替你找好：阳台朝南。"],
      luxury: ["阳台朝南，一把椅子便坐得住一个下午。", "阳台朝南，冬日有光可坐。"],
      trendy: ["阳台朝南，被子和人都晒得到。", "晾衣架朝哪边？南边，阳台朝南。"],
    },
    line: {
      professional: ["阳台朝南，晾晒方便", "朝南阳台，冬季日照较好"],
      friendly: ["阳台朝南，被子有地方晒", "阳台朝南，冬天搬把椅子去坐坐"],
      luxury: ["阳台朝南，放一盆绿植、一把椅子", "阳台朝南，冬日的光照得到"],
      trendy: ["阳台朝南，晒被子不用排队", "阳台朝南，多肉养得活"],
    },
    end: { friendly: ["阳台上，先晒被子还是先晒自己？"], trendy: ["阳台放藤椅还是放吊床？"] },
  },
  {
    on: ["twoBalconies"],
    icon: "🪟",
    title: ["双阳台{beds}", "{name}，双阳台"],
    open: {
      professional: ["双阳台，晾晒与休闲可以分开安排。"],
      friendly: ["晾衣架和花架不用再抢地盘：这套是双阳台。"],
      luxury: ["双阳台，一处晾晒，一处闲坐。"],
      trendy: ["双阳台。晾衣服的归晾衣服，发呆的归发呆。"],
    },
    line: {
      professional: ["双阳台，晾晒、休闲可以分设"],
      friendly: ["双阳台，衣服晾这头，花摆那头"],
      luxury: ["双阳台，晾晒与闲坐各有一处"],
      trendy: ["双阳台，一个晾衣，一个养花"],
    },
    end: { friendly: ["另一个阳台，你拿来做什么？"], trendy: ["发呆那一间归谁？"] },
  },
  {
    on: ["balcony"],
    icon: "🪟",
    title: ["带{balcony}的{beds}"],
    open: {
      professional: ["带{balcony}，晾晒与透气都在户内解决。"],
      friendly: ["屋里闷了，往外跨一步就是{balcony}。", "想在家吹吹风、晾晾衣服，有{balcony}。"],
      luxury: ["推门一步，便是{balcony}。"],
      trendy: ["透气的地方有了：{balcony}。"],
    },
    line: {
      professional: [
        "带{balcony}，可供晾晒",
        "有{balcony}，洗好的衣服有地方晾",
        "带{balcony}，洗衣晾晒与盆栽都有位置",
        "{balcony}可晾晒，也可摆放桌椅",
      ],
      friendly: ["有{balcony}，衣服和花都有去处", "{balcony}，接电话时可以出去踱两步"],
      luxury: ["{balcony}，容得下一张小桌", "{balcony}，夜里开门有风", "有{balcony}，晨起可立片刻"],
      trendy: ["有{balcony}，晾衣服不占客厅", "{balcony}，透透气，晾晾衣", "有{balcony}，吹风、晾衣、养两盆草"],
    },
    end: { friendly: ["阳台上养什么好，说说看。"], trendy: ["阳台养绿萝还是养仙人掌？"] },
  },
  {
    on: ["utilityBalcony"],
    icon: "🧺",
    line: {
      professional: ["另设生活阳台，洗衣与清洁用品单独安放"],
      friendly: ["有生活阳台，拖把水桶不进客人的眼"],
      luxury: ["另设生活阳台，家务有自己的一处"],
      trendy: ["有生活阳台，拖把不用站客厅"],
    },
  },
  {
    on: ["sunRoom"],
    icon: "🌤️",
    title: ["带{sunRoom}的{beds}"],
    open: {
      professional: ["设{sunRoom}，可作休闲或花房。"],
      friendly: ["冬天不开暖气也想坐过去的地方：{sunRoom}。"],
      luxury: ["{sunRoom}，晴日可坐，雨天可听。"],
      trendy: ["人在屋里，太阳也在屋里：{sunRoom}。"],
    },
    line: {
      professional: ["设{sunRoom}，可作休闲或花房"],
      friendly: ["{sunRoom}，下雨天坐进去听雨"],
      luxury: ["{sunRoom}，晴日坐得住"],
      trendy: ["{sunRoom}，植物搬进去就长"],
    },
    but: {
      professional: ["{sunRoom}的搭建手续请先核对。"],
      friendly: ["{sunRoom}有没有报建，签约前问清楚。"],
      luxury: ["{sunRoom}，搭建手续宜先问。"],
      trendy: ["{sunRoom}，手续先问清楚。"],
    },
    end: { friendly: ["茶几和躺椅，你先搬哪样进去？"], trendy: ["躺椅自带？"] },
  },
];
