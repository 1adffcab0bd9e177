/** Outdoors: gardens, terraces, yards. What is the home's own and what is shared is left to the point's own words. */
import type { Scene } from "#engine/copy/languages/base/story";

export const outdoors: readonly Scene[] = [
  {
    on: ["garden"],
    icon: "🌳",
    title: ["带{garden}的{beds}", "{district}，有{garden}", "出门就是{garden}"],
    open: {
      professional: ["这套房子带{garden}，种植、休憩都在家门口。", "室外有{garden}，看房时建议先看这里。"],
      friendly: ["住楼房久了，总惦记脚下那点土：这里有{garden}。", "周末不出远门，也有个能坐半天的地方：{garden}。"],
      luxury: ["先看门外：{garden}。", "四季从{garden}里走过。"],
      trendy: ["家里带{garden}，周末不用找地方坐。", "咖啡端出去喝，外面就是{garden}。"],
    },
    line: {
      professional: ["带{garden}，可供种植与休憩", "户外为{garden}，养护方式看房时了解"],
      friendly: ["有{garden}，天好的时候端杯茶出去坐", "{garden}，种两棵薄荷，做饭时随手掐"],
      luxury: ["{garden}，留给不赶时间的下午", "{garden}，傍晚可以多坐一会儿"],
      trendy: ["有{garden}，周末在家晒太阳", "{garden}，种花种菜看你"],
    },
    end: {
      friendly: ["要是你的，打算先种什么？", "花和葱，你站哪边？"],
      trendy: ["种花还是种菜，投一票。"],
      luxury: ["花期到时，不妨来看。"],
    },
  },
  {
    on: ["yard"],
    icon: "🌿",
    title: ["有{yard}的{beds}", "推门有{yard}"],
    open: {
      professional: ["带{yard}，晾晒与停留都有室外空间。"],
      friendly: ["晒被子、择菜、坐一坐，都在{yard}。"],
      luxury: ["推门，先到{yard}。"],
      trendy: ["晒太阳不用下楼，有{yard}。"],
    },
    line: {
      professional: ["附{yard}，可晾晒、可停留", "带{yard}，晾晒与休憩都有室外空间"],
      friendly: ["有{yard}，洗好的床单能摊平了晒", "{yard}，周末搬把椅子出去晒太阳"],
      luxury: ["{yard}，一张椅子便够坐", "{yard}，晴日可坐", "有{yard}，推门便是室外"],
      trendy: ["{yard}，折叠椅派上用场", "有{yard}，烧水泡茶都能在外面", "{yard}，晒被子晒自己都行"],
    },
    end: { friendly: ["院子里，你会先放椅子还是先放花盆？"], trendy: ["折叠椅买好了吗？"] },
  },
  {
    on: ["terrace"],
    icon: "☕",
    title: ["有{terrace}的{beds}", "多出来的一处：{terrace}", "{district}，{terrace}"],
    open: {
      professional: ["这套{type}带{terrace}，用餐与晾晒可以在室外。", "室外有{terrace}，摆得下桌椅。"],
      friendly: ["晚饭想端到外面吃的，看这套：{terrace}。", "晾床单、摆小桌、吹晚风，都在{terrace}。"],
      luxury: ["一日将尽，先到{terrace}坐一会儿。", "夏夜的晚餐，可以设在{terrace}。"],
      trendy: ["客厅之外，还有{terrace}。", "今晚在外面吃？有{terrace}。"],
    },
    line: {
      professional: ["附{terrace}，可设户外桌椅", "室外有{terrace}，晾晒与休憩皆可"],
      friendly: ["{terrace}，早饭可以端出来吃", "{terrace}，摆张小桌，天气好的日子有了去处"],
      luxury: [
        "{terrace}，一张桌、几把椅，便是一餐",
        "{terrace}，傍晚可坐",
        "{terrace}，夏夜可以设席",
        "有{terrace}，晴日可出",
      ],
      trendy: ["{terrace}，朋友来了先往外坐", "{terrace}，夏天的晚饭有地方了"],
    },
    end: {
      friendly: ["换你，露台上先摆什么？", "露台上的头一顿饭，想吃什么？"],
      trendy: ["露台拿来吃火锅还是做瑜伽？"],
      luxury: ["傍晚来看，最见其用。"],
    },
  },
  {
    on: ["roofTerrace"],
    icon: "🌇",
    title: ["有{roofTerrace}的{beds}", "抬头就是天：{roofTerrace}"],
    open: {
      professional: ["楼上有{roofTerrace}，使用权属请一并核对。"],
      friendly: ["头顶就只剩天了：{roofTerrace}。"],
      luxury: ["顶上，是{roofTerrace}。"],
      trendy: ["楼上还有{roofTerrace}，吹风不用下楼。"],
    },
    line: {
      professional: ["附{roofTerrace}，使用权属请核对"],
      friendly: ["{roofTerrace}，白天晒被子，晚上乘凉"],
      luxury: ["{roofTerrace}，黄昏时上来坐"],
      trendy: ["{roofTerrace}，傍晚上来吹风"],
    },
    end: { friendly: ["楼顶的晚上，你想请谁来？"], trendy: ["上来看日落还是看星星？"] },
  },
  {
    on: ["courtyard"],
    icon: "🍃",
    title: ["有{courtyard}的{beds}", "{courtyard}，抬头见天"],
    open: {
      professional: ["这处{type}设{courtyard}，房间向内也有采光。"],
      friendly: ["坐在屋里听得见雨的房子不多，这里有{courtyard}。"],
      luxury: ["先有{courtyard}，再有房间。"],
      trendy: ["抬头就是天：{courtyard}。"],
    },
    line: {
      professional: ["设{courtyard}，房间向内也有采光"],
      friendly: ["{courtyard}，下雨天坐在屋里听"],
      luxury: ["{courtyard}，雨声与天光都在其中"],
      trendy: ["{courtyard}，天气抬头就看"],
    },
    end: { luxury: ["雨天来，另有一番看法。"], friendly: ["雨天和晴天，你想挑哪天来看？"] },
  },
];
