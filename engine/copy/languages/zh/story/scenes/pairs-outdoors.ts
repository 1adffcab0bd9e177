/** Pairs whose worth is in the meeting: outdoors, light, animals. Old houses are in ./pairs-old.ts. */
import type { Scene } from "#engine/copy/languages/base/story";

export const pairsOutdoors: readonly Scene[] = [
  {
    on: ["catsAllowed", "southBalcony"],
    icon: "🪟",
    weight: 96,
    title: ["猫能住，阳台朝南，{beds}"],
    open: {
      professional: ["可养猫，阳台朝南，带猫租房的可以先看。"],
      friendly: ["带猫租房的，连它晒太阳的地方都有：可养猫，阳台朝南。"],
      luxury: ["朝南的阳台，一半给花，一半给猫：可养猫。"],
      trendy: ["可养猫，阳台朝南，猫先占位。"],
    },
    line: {
      professional: ["可养猫，阳台朝南", "阳台朝南，可养猫"],
      friendly: ["阳台朝南，可养猫，人晒被子，猫晒肚皮", "可养猫，朝南的阳台让它待着，你也放心"],
      luxury: ["朝南的阳台，容得下花与猫，可养猫"],
      trendy: ["可养猫，阳台朝南，它有地方晒", "阳台朝南，可养猫，猫会很满意"],
    },
    end: { friendly: ["猫抓板放卧室还是放阳台，可以先想起来了😼"], trendy: ["猫的位子定了，你的呢？"] },
  },
  {
    on: ["catsAllowed", "sillBay"],
    icon: "🐈",
    title: ["有飘窗，猫能住"],
    open: {
      professional: ["可养猫，设飘窗。"],
      friendly: ["有飘窗，可养猫，剩下的事猫会安排。"],
      luxury: ["飘窗一处，人与猫同坐：可养猫。"],
      trendy: ["飘窗归猫，你睡床。可养猫。"],
    },
    line: {
      professional: ["设飘窗，可养猫"],
      friendly: ["飘窗铺个垫子，猫就不下来了，可养猫"],
      luxury: ["飘窗一处，人与猫同坐，可养猫"],
      trendy: ["飘窗归猫，可养猫"],
    },
  },
  {
    on: ["dogsAllowed", "park"],
    icon: "🐕",
    title: ["可养狗，步行可到公园，{beds}"],
    open: {
      professional: ["可养狗，步行可到公园，日常遛狗有去处。"],
      friendly: ["早晚遛狗有地方走：可养狗，步行可到公园。"],
      luxury: ["早晚散步有它相伴：可养狗，步行可到公园。"],
      trendy: ["可养狗，步行可到公园，遛狗有地方去。"],
    },
    line: {
      professional: ["可养狗，步行可到公园"],
      friendly: ["可养狗，步行可到公园，早晚两趟有地方走"],
      luxury: ["可养狗，步行可到公园，晨昏有去处"],
      trendy: ["可养狗，步行可到公园"],
    },
  },
  {
    on: ["dogsAllowed", "garden"],
    icon: "🐕",
    line: {
      professional: ["带{garden}，可养狗"],
      friendly: ["{garden}，可养狗，门一开它先出去"],
      luxury: ["{garden}，可养狗"],
      trendy: ["可养狗，还有{garden}"],
    },
  },
  {
    on: ["openKitchen", "terrace"],
    icon: "🍽️",
    weight: 92,
    title: ["开放式厨房，加{terrace}"],
    open: {
      professional: ["{openKitchen}，另有{terrace}，用餐可分内外。"],
      friendly: ["番茄切好，面包掰开，晚饭在哪儿吃都行：{openKitchen}，还有{terrace}。"],
      luxury: ["{openKitchen}与{terrace}，一餐饭有了两处坐席。"],
      trendy: ["屋里做饭，屋外吃饭：{openKitchen}，{terrace}。"],
    },
    line: {
      professional: ["{openKitchen}，另有{terrace}"],
      friendly: ["{openKitchen}，再加{terrace}，天好的晚上端出去吃"],
      luxury: ["{openKitchen}，另有{terrace}可以用餐", "{openKitchen}，{terrace}，用餐可内可外"],
      trendy: ["{openKitchen}配{terrace}，晚饭换着地方吃", "{openKitchen}，还有{terrace}，夏天在外面吃"],
    },
    end: { friendly: ["露台上的晚饭，想吃什么？留言报菜名🍽️"], trendy: ["先点菜，后看房。"] },
  },
  {
    on: ["frenchDoors", "garden"],
    icon: "🌿",
    weight: 112,
    title: ["法式双开门，{garden}，{beds}"],
    open: {
      professional: ["室内设法式双开门，户外为{garden}，看房时可先走这一段。"],
      friendly: ["早上的咖啡端到哪儿喝？这套有法式双开门，还有{garden}。"],
      luxury: ["两扇门，一座园：法式双开门，{garden}。"],
      trendy: ["法式双开门，加上{garden}，周末早午餐就在家吃。"],
    },
    line: {
      professional: ["设法式双开门，户外有{garden}"],
      friendly: ["有法式双开门，也有{garden}，薄荷种一盆，做饭时掐两片"],
      luxury: ["法式双开门，{garden}，傍晚可坐"],
      trendy: ["法式双开门，{garden}，两样都有"],
    },
    end: { friendly: ["花园到手，你先种花还是先种葱？"], luxury: ["挑个晴日来看。"], trendy: ["花园里种花还是种葱？"] },
  },
  {
    on: ["garden", "fruitTrees"],
    icon: "🍐",
    line: {
      professional: ["带{garden}，种有{fruitTrees}"],
      friendly: ["{garden}，还有{fruitTrees}，花看完了等果子"],
      luxury: ["{garden}，{fruitTrees}，春看花，秋等果"],
      trendy: ["{garden}，还有{fruitTrees}，果子自己摘"],
    },
  },
  {
    on: ["garden", "deck"],
    icon: "🪑",
    line: {
      professional: ["带{garden}，铺设{deck}，可摆桌椅"],
      friendly: ["{garden}，铺了{deck}，摆桌椅不陷泥"],
      luxury: ["{garden}，{deck}，一桌一椅便成一席"],
      trendy: ["{garden}，还铺了{deck}，椅子搬出去就行"],
    },
  },
  {
    on: ["homeLift", "garden"],
    icon: "🏡",
    title: ["家用电梯，{garden}，{beds}"],
    open: {
      professional: ["户内有家用电梯，户外有{garden}，上下与内外都方便。"],
      friendly: ["上楼不用爬，出门能种花：家用电梯，{garden}。"],
      luxury: ["上楼有梯，出门有园：家用电梯，{garden}。"],
      trendy: ["上楼坐电梯，下楼看花：家用电梯，{garden}。"],
    },
    line: {
      professional: ["户内有家用电梯，户外有{garden}"],
      friendly: ["家用电梯，{garden}，上楼不喘，下楼看花"],
      luxury: ["家用电梯，{garden}，上下与内外皆便"],
      trendy: ["家用电梯，还有{garden}"],
    },
  },
  {
    on: ["livingSouth", "southBalcony"],
    icon: "🌞",
    weight: 100,
    title: ["客厅阳台都朝南，{beds}"],
    open: {
      professional: ["客厅与阳台均朝南，起居与晾晒都在向阳面。"],
      friendly: ["冬天追着太阳走，走不出这两处：客厅朝南，阳台也朝南。"],
      luxury: ["客厅朝南，阳台亦朝南，冬日整面有光。"],
      trendy: ["客厅朝南，阳台朝南，怕冷的先看。"],
    },
    line: {
      professional: ["客厅与阳台均朝南"],
      friendly: ["客厅朝南，阳台也朝南，晒人晒被子不用商量"],
      luxury: ["客厅朝南，阳台亦朝南"],
      trendy: ["客厅阳台都朝南，冬天不冷清"],
    },
  },
];
