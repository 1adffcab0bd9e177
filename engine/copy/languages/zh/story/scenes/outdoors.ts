/** Outdoors: gardens, terraces, yards. What is the home's own and what is shared is left to the point's own words. */
import type { Scene } from "#engine/copy/languages/base/story";

export const outdoors: readonly Scene[] = [
  {
    on: ["garden"],
    icon: "🌳",
    title: ["带{garden}的{beds}", "{district}，有{garden}", "出门就是{garden}"],
    open: {
      professional: ["{garden}，是看这套房子时宜先看的一处。", "户外部分先作说明：{garden}。"],
      friendly: ["住楼房久了，总惦记脚下那点土：这里有{garden}。", "周末不想出远门的，看这里：{garden}。"],
      luxury: ["先看门外：{garden}。", "四季从{garden}里走过。"],
      trendy: ["{garden}，先把这条摆在前面。", "在家也能数落叶：{garden}。"],
    },
    line: {
      professional: ["附{garden}", "户外设{garden}"],
      friendly: ["有{garden}，晒晒书、喝口茶，不用出远门", "{garden}，哪棵先发芽，天天都能去看一眼"],
      luxury: ["{garden}，留给不赶时间的下午", "{garden}，雨后另有一种颜色"],
      trendy: ["{garden}，周末的目的地就在门外", "{garden}，手机可以放下来一会儿"],
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
      professional: ["{yard}，先作说明。"],
      friendly: ["想晒晒被子、坐一坐的，先看这条：{yard}。"],
      luxury: ["门里一重天地，门外是{yard}。"],
      trendy: ["不用下楼找太阳：{yard}。"],
    },
    line: {
      professional: ["附{yard}"],
      friendly: ["有{yard}，洗好的床单终于能摊平了晒"],
      luxury: ["{yard}，风声先到，人后到"],
      trendy: ["{yard}，折叠椅总算派上用场"],
    },
    end: { friendly: ["院子里，你会先放椅子还是先放花盆？"], trendy: ["折叠椅买好了吗？"] },
  },
  {
    on: ["terrace"],
    icon: "☕",
    title: ["有{terrace}的{beds}", "多出来的一处：{terrace}", "{district}，{terrace}"],
    open: {
      professional: ["{terrace}，为这套{type}添了一处户外空间。", "先说室外：{terrace}。"],
      friendly: ["咖啡端到外面喝的人，看这套：{terrace}。", "晾床单、摆小桌、吹晚风，都是{terrace}的事。"],
      luxury: ["一日将尽，先到{terrace}站一会儿。", "门外，{terrace}。"],
      trendy: ["客厅之外，还有{terrace}。", "今晚在外面吃？{terrace}。"],
    },
    line: {
      professional: ["附{terrace}", "室外设{terrace}"],
      friendly: ["{terrace}，早饭和晚风都可以端出来享用", "{terrace}，摆张小桌，天气好的日子就有了去处"],
      luxury: ["{terrace}，一把椅子就够", "{terrace}，云走得比人慢"],
      trendy: ["{terrace}，朋友来了先往外坐", "{terrace}，晚风免费"],
    },
    end: {
      friendly: ["换你，露台上先摆什么？", "露台上的晚饭，想吃什么？"],
      trendy: ["火锅还是瑜伽？"],
      luxury: ["余下的，留给傍晚。"],
    },
  },
  {
    on: ["roofTerrace"],
    icon: "🌇",
    title: ["有{roofTerrace}的{beds}", "抬头就是天：{roofTerrace}"],
    open: {
      professional: ["先说楼上：{roofTerrace}。"],
      friendly: ["再往上走一段，头顶就只剩天了：{roofTerrace}。"],
      luxury: ["城市在下，{roofTerrace}在上。"],
      trendy: ["上楼不是为了睡觉，是为了吹风：{roofTerrace}。"],
    },
    line: {
      professional: ["附{roofTerrace}"],
      friendly: ["{roofTerrace}，晚上看看星星，白天晒晒被子"],
      luxury: ["{roofTerrace}，黄昏比别处多留一刻"],
      trendy: ["{roofTerrace}，风比楼下大一点"],
    },
    end: { friendly: ["楼顶的晚上，你想请谁来？"], trendy: ["看日落还是看星星？"] },
  },
  {
    on: ["courtyard"],
    icon: "🍃",
    title: ["有{courtyard}的{beds}", "{courtyard}，抬头见天"],
    open: {
      professional: ["{courtyard}为这处{type}的特点。"],
      friendly: ["下雨天有雨声听的房子不多，这里有{courtyard}。"],
      luxury: ["先有{courtyard}，再有房间。"],
      trendy: ["抬头就是一方天：{courtyard}。"],
    },
    line: {
      professional: ["设{courtyard}"],
      friendly: ["{courtyard}，坐在屋里也能听见雨"],
      luxury: ["{courtyard}，月亮有地方落"],
      trendy: ["{courtyard}，天气预报抬头看"],
    },
    end: { luxury: ["等一场雨，再来听一次。"], friendly: ["雨天和晴天，你想挑哪天来看？"] },
  },
  {
    on: ["vegetableGarden"],
    icon: "🥬",
    title: ["有菜园的{beds}"],
    open: {
      professional: ["附菜园，可作种植之用。"],
      friendly: ["炒菜少根葱，出门就能拔：这里有菜园。"],
      luxury: ["四时之味，自菜园始。"],
      trendy: ["菜园有了，就差一把锄头。"],
    },
    line: {
      professional: ["附菜园"],
      friendly: ["有菜园，番茄红没红，早上去看一眼"],
      luxury: ["菜园一畦，餐桌跟着节气走"],
      trendy: ["菜园在，外卖可以少点"],
    },
    end: { friendly: ["辣椒、番茄、小葱，先种哪样？"], trendy: ["锄头谁出？"] },
    but: {
      professional: ["菜园需持续打理，请计入时间。"],
      friendly: ["菜园得有人浇水除草，出差多的想一想。"],
      luxury: ["菜畦虽小，四时需人。"],
      trendy: ["菜园，三天不管就成野地。"],
    },
  },
  {
    on: ["fruitTrees"],
    icon: "🍑",
    line: {
      professional: ["院中有{fruitTrees}"],
      friendly: ["有{fruitTrees}，熟了记得抬头"],
      luxury: ["{fruitTrees}，花期与果期都在家门口"],
      trendy: ["有{fruitTrees}，果子等你摘"],
    },
  },
  {
    on: ["deck"],
    icon: "🪵",
    line: {
      professional: ["铺设{deck}"],
      friendly: ["{deck}，拖鞋踩上去不沾泥"],
      luxury: ["{deck}，脚步声是暖的"],
      trendy: ["{deck}，光脚也行"],
    },
  },
  {
    on: ["porch"],
    icon: "🚪",
    line: {
      any: ["入口有{porch}"],
      friendly: ["有{porch}，下雨天掏钥匙不着急"],
      luxury: ["{porch}，进门之前先缓一缓"],
      trendy: ["{porch}，收伞不用狼狈"],
    },
  },
  {
    on: ["barbecue"],
    icon: "🍢",
    line: { any: ["有烧烤台"], friendly: ["有烧烤台，炭一点上，话就多起来"], trendy: ["烧烤台，肉串你来带"] },
  },
  { on: ["shed"], icon: "🧰", line: { any: ["有花园工具房"], friendly: ["花园工具房一间，铲子水管都有家了"] } },
  { on: ["fenced"], icon: "🌾", line: { any: ["院子有围栏"], friendly: ["院子有围栏，界线清清楚楚"] } },
  {
    on: ["entryGarden"],
    icon: "🪴",
    title: ["带{entryGarden}的{beds}"],
    open: {
      professional: ["{entryGarden}，进门先有过渡。"],
      friendly: ["回家先过一段绿：这套有{entryGarden}。"],
      luxury: ["推门不见厅，先见{entryGarden}。"],
      trendy: ["进门先看花：{entryGarden}。"],
    },
    line: {
      professional: ["设{entryGarden}"],
      friendly: ["{entryGarden}，鞋、伞、花盆各有各的位置"],
      luxury: ["{entryGarden}，一进一出都慢半步"],
      trendy: ["{entryGarden}，绿植有了正经工位"],
    },
  },
];
