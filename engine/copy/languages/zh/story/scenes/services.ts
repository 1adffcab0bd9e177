/** Doors, services and company in the building. */
import type { Scene } from "#engine/copy/languages/base/story";

export const services: readonly Scene[] = [
  {
    on: ["concierge"],
    icon: "🛎️",
    open: {
      professional: ["设管家服务，服务范围看房时了解。"],
      friendly: ["临时出差，快递和访客有人可以托付：有管家服务。"],
      luxury: ["归来有人问候：设管家服务。"],
      trendy: ["有管家服务，有事先问一声。"],
    },
    line: {
      professional: ["设管家服务，范围与收费请了解"],
      friendly: ["有管家服务，琐事有人问"],
      luxury: ["设管家服务，琐事有人接手"],
      trendy: ["有管家服务，出门少操点心"],
    },
  },
  {
    on: ["frontDesk"],
    icon: "🛎️",
    line: {
      professional: ["楼内设前台值守"],
      friendly: ["楼下有前台值守，访客来了有人问一声"],
      luxury: ["前台值守，来客有人接引"],
      trendy: ["楼下有前台，外卖小哥不迷路"],
    },
  },
  {
    on: ["securityGuard"],
    icon: "🛡️",
    line: {
      professional: ["有保安值守"],
      friendly: ["有保安值守，晚归时门口有人"],
      luxury: ["有保安值守，夜归安心"],
      trendy: ["有保安值守，晚归不慌"],
    },
  },
  {
    on: ["gatedCommunity"],
    icon: "🚧",
    line: {
      professional: ["封闭式小区，出入有管理"],
      friendly: ["封闭式小区，进出从大门走"],
      luxury: ["封闭式小区，门内自成一处"],
      trendy: ["封闭式小区，进出要过门"],
    },
  },
  {
    on: ["autoLock"],
    icon: "🔐",
    line: {
      professional: ["楼栋设自动门禁"],
      friendly: ["楼栋有自动门禁，进楼先过一道门"],
      luxury: ["楼栋设自动门禁，出入有度"],
      trendy: ["楼栋有自动门禁，记得带卡"],
    },
  },
  {
    on: ["videoIntercom"],
    icon: "📹",
    line: {
      professional: ["配可视对讲，来访可先确认"],
      friendly: ["可视对讲，开门前先看清是谁"],
      luxury: ["可视对讲，来客先见其面"],
      trendy: ["可视对讲，先看脸再开门"],
    },
  },
  {
    on: ["intercom"],
    icon: "🔔",
    line: {
      professional: ["设楼宇对讲"],
      friendly: ["有楼宇对讲，来人先按铃"],
      luxury: ["设楼宇对讲，来客先通报"],
      trendy: ["有楼宇对讲，不用下楼开门"],
    },
  },
  {
    on: ["smartLock"],
    icon: "🔑",
    line: {
      professional: ["配智能门锁，不必随身带钥匙"],
      friendly: ["智能门锁，倒个垃圾不怕把自己关外面"],
      luxury: ["智能门锁，归家不必寻钥匙"],
      trendy: ["智能门锁，出门不带钥匙"],
    },
  },
  {
    on: ["parcelBox"],
    icon: "📦",
    title: ["有快递柜的{beds}"],
    open: {
      professional: ["设快递柜，白天上班不耽误收件。"],
      friendly: ["白天不在家，包裹怎么办？有快递柜。"],
      luxury: ["包裹先到，人可缓归：有快递柜。"],
      trendy: ["有快递柜，包裹等你，不是你等包裹。"],
    },
    line: {
      professional: ["设快递柜，收件不必在家等候"],
      friendly: ["有快递柜，包裹等你，不是你等包裹"],
      luxury: ["快递柜代收，门铃少响"],
      trendy: ["有快递柜，取件自己挑时间"],
    },
    end: { friendly: ["近来网购几件了？"], trendy: ["快递到了没？"] },
  },
  {
    on: ["gym"],
    icon: "🏋️",
    line: {
      professional: ["设健身房，开放与收费请了解"],
      friendly: ["有健身房，下雨天也能跑步"],
      luxury: ["设健身房，晨练不必出远门"],
      trendy: ["有健身房，借口少一个"],
    },
  },
  {
    on: ["clubhouse"],
    icon: "☕",
    line: {
      professional: ["设会所，开放内容请了解"],
      friendly: ["有会所，开放内容看房时问一句"],
      luxury: ["设会所，待客多一处"],
      trendy: ["有会所，能用什么先问清"],
    },
  },
  {
    on: ["stepFree"],
    icon: "♿",
    line: {
      professional: ["无台阶出入，推车拖箱方便"],
      friendly: ["无台阶出入，推车拖箱子都省劲"],
      luxury: ["无台阶出入，行走从容"],
      trendy: ["无台阶出入，行李箱一路滚到底"],
    },
  },
];
