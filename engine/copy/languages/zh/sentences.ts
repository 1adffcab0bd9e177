/** Sentences in Chinese, by topic and voice. */
import type { LanguageRealiser } from "../../language.ts";

export const sentences: LanguageRealiser["sentences"] = {
  place: {
    professional: [
      "房源位于{place}[，小区为{name}][，{transit.run}]。",
      "{name}位于{place}[，{transit.run}]。",
      "小区：{name}[，{place}][，{transit.run}]。",
      "地址在{address}[，{transit.run}]。",
      "交通方面，{transit.run}。",
    ],
    friendly: [
      "小区在{place}，叫{name}[，{transit.go}]。",
      "{name}就在{district}[，{transit.go}]。",
      "出门坐车的话，{transit.go}。",
      "位置在{place}[，{transit.go}]。",
    ],
    luxury: ["{place}，{name}。", "地址写作{place}[，{name}]。", "{transit.go}。", "它在{district}[，{transit.run}]。"],
    trendy: [
      "坐标{place}[，{name}][，{transit.go}]。",
      "在哪？{place}[，{transit.go}]。",
      "{transit.go}，出门这段路心里有数。",
      "{name}，{district}[，{transit.run}]。",
    ],
  },
  space: {
    professional: [
      "户型为{layout}[，{area.full}][，{land}]。",
      "{area.full}，{layout}格局[，{land}]。",
      "{layout.han}[，{area}][，{land}]。",
      "{area.full}[，{land}]。",
    ],
    friendly: [
      "{area.bare}，{layout.han}，住起来不绕。",
      "里面是{layout.fang}[，{area}]。",
      "{area}做成{layout.han}，每间都用得上。",
      "{area.flat}[，{layout}]。",
      "{area.flat}[，另外{land}]。",
    ],
    luxury: [
      "{layout.han}。{area.bare}。",
      "{area.bare}，分给{layout.han}。",
      "{area.flat}[，{beds}][，{land}]。",
      "{beds}[，{area.bare}]，刚好。",
      "{layout.short}，不多不少。[{area.flat}。]",
      "起居都在这{area.num}里[，{beds}]。",
    ],
    trendy: [
      "{layout.short}，{area.bare}。",
      "{beds}起步[，{area.bare}]，够住吗？",
      "数字摆这：{area.bare}，{layout}。",
      "空间？{layout.fang}[，{area.bare}]。",
      "{area.bare}[，{beds}]，够不够你说。",
    ],
  },
  light: {
    professional: [
      "{aspect}[，{light}]。",
      "朝向为{aspect.bare}[，{light}]。",
      "采光与通风：{aspect.bare}向[，{light}]。",
      "{light}。",
    ],
    friendly: [
      "{light}，{aspect.open}。",
      "{aspect.open}[，{light}]。",
      "我最喜欢的是{light}[，整套{aspect.short}]。",
      "房子{aspect}[，{light}]。",
      "{light}，这点照片里看得见。",
    ],
    luxury: [
      "{light}。白天的光，从早到晚有去处。{?livingSouth}",
      "{aspect.bare}有窗[，{light}]。",
      "{aspect.open}。",
      "{aspect}[。{light}]。",
      "{light}。",
    ],
    trendy: [
      "{light}，{aspect.through}。",
      "{aspect.through}，开窗就有风[，{light}]。",
      "{aspect.short}[，{light}]。",
      "采光这题：{aspect.bare}[，{light}]。",
      "再看：{light}。",
    ],
  },
  building: {
    professional: [
      "所在楼层为{floor}[，配{lift}][，{year}][，{finish}]。",
      "房屋{year}[，位于{floor.run}][，有{lift}][，{finish}]。",
      "装修：{finish}[，{floor.run}][，有{lift}][，{year}]。",
      "楼内有{lift}[，{floor.run}]。",
      "{building}。",
    ],
    friendly: [
      "{year.num}的小区，{floor.short}[，有{lift}][，{finish}]。",
      "楼是{year.num}的[，{floor.short}][，有{lift}][，{finish}]。",
      "住{floor.short}[，有{lift}，搬东西省力][，{finish}]。",
      "{finish}，不用大动[，{floor.short}][，有{lift}]。{?fineFinish}",
      "{finish}[，{floor.short}][，有{lift}]。",
      "楼里有{lift}，买菜回来不用爬楼。",
      "楼里还有{building}。",
    ],
    luxury: [
      "{floor.short}[，{lift}直达]。",
      "{year.num}落成[，{floor.short}]。",
      "{finish}。[{floor.short}。]",
      "楼里有{lift}[，{floor.short}]。",
    ],
    trendy: [
      "{floor.short}[，有{lift}][，{finish}]。",
      "{finish}[，{floor.short}][，有{lift}][，{year.num}]。",
      "楼龄看这里：{year}[，{floor.short}][，有{lift}]。",
      "有{lift}，不爬楼[，{finish}]。",
    ],
  },
  outdoors: {
    professional: ["室外及车位：{outdoors}。", "另有{outdoors}。", "附属设施包括{outdoors}。"],
    friendly: ["外面还有{outdoors}。", "对了，还有{outdoors}。", "{outdoors}也都有。"],
    luxury: ["门外，{outdoors}。", "{outdoors}，留给自己。", "户外有{outdoors}。"],
    trendy: ["{outdoors}，也有。", "加分项：{outdoors}。", "室外：{outdoors}。"],
  },
  comfort: {
    professional: ["配置包括{comfort}。", "屋内设备：{comfort}。", "现有{comfort}。"],
    friendly: ["屋里{comfort}都在。", "日常要用的，{comfort}，都有。", "里面有{comfort}。"],
    luxury: ["屋内，{comfort}。", "细处有{comfort}。", "{comfort}，各在其位。"],
    trendy: ["配置：{comfort}。", "{comfort}，直接能用。", "里面有啥：{comfort}。"],
  },
  terms: {
    professional: ["{tenancy}[，{terms}]。", "交易说明：{terms}。", "{terms}。"],
    friendly: ["{tenancy}[，{terms}]，有疑问随时问我。", "看房这边，{terms}。{?viewAnytime}", "还有，{terms}。"],
    luxury: ["{tenancy}[，{terms}]。", "{terms}。"],
    trendy: ["{tenancy}[，{terms}]。", "条件：{terms}。", "{terms}。"],
  },
  money: {
    professional: [
      "{price.full}[，产权情况为{tax}]。",
      "挂牌价格{price.bare}{?sale}[，{tax}]。",
      "{price}[；{tax}]。",
      "报价{price.bare}[，{tax}]。",
      "当前{price.full}[，{tax}]。",
    ],
    friendly: [
      "{price.say}[，{tax}]。",
      "价格我也直说：{price.bare}[，{tax}]。",
      "房东报{price.bare}[，{tax}]。",
      "钱的事：{price.bare}[，{tax}]。",
      "{tax}，{price.bare}。",
    ],
    luxury: [
      "{price.full}。",
      "{price.bare}[，{tax}]。",
      "价格，{price.bare}。",
      "房东的数字是{price.bare}。",
      "它标着{price.bare}。",
      "{price}。",
    ],
    trendy: [
      "{price.bare}[，{tax}]。",
      "{tax}，{price.bare}。",
      "挂{price.bare}{?sale}[，{tax}]。",
      "一口说完：{price.bare}[，{tax}]。",
    ],
  },
};
