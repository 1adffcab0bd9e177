/** Fire, heat, cool air, quiet, and the network. */
import type { Scene } from "#engine/copy/languages/base/story";

export const warmth: readonly Scene[] = [
  {
    on: ["originalFireplace"],
    icon: "🔥",
    title: ["老壁炉还在的{beds}", "{district}，留着老壁炉"],
    open: {
      professional: ["室内保留老壁炉，能否生火看房时请先问清。"],
      friendly: ["别的先不说，这屋里有座老壁炉。"],
      luxury: ["老壁炉还守在原处。"],
      trendy: ["屋里有座老壁炉，比网红打卡墙耐看。"],
    },
    line: {
      professional: ["保留老壁炉"],
      friendly: ["老壁炉还在，生不生火都好看"],
      luxury: ["老壁炉还在，冬天有了中心"],
      trendy: ["老壁炉在，圣诞袜有地方挂"],
    },
    end: { friendly: ["壁炉台上，你会先摆什么？"], trendy: ["烤棉花糖还是摆蜡烛？"], luxury: ["冬日来看，更见其意。"] },
  },
  {
    on: ["fireplace"],
    icon: "🔥",
    title: ["有壁炉的{beds}"],
    open: {
      professional: ["设壁炉，使用条件看房时请问清。"],
      friendly: ["椅子朝哪儿摆，有壁炉的屋子不用想。"],
      luxury: ["一室之心，在壁炉。"],
      trendy: ["有壁炉。冬天的朋友圈素材够了。"],
    },
    line: {
      professional: ["设壁炉"],
      friendly: ["有壁炉，椅子自然就围过去了"],
      luxury: ["壁炉一座，四下皆静"],
      trendy: ["有壁炉，冬天的氛围担当"],
    },
  },
  {
    on: ["woodStove"],
    icon: "🪵",
    title: ["有柴火炉的{beds}"],
    open: {
      professional: ["室内设柴火炉。"],
      friendly: ["冬天盼的那点事，这里有：一炉柴火。"],
      luxury: ["火光先暖眼睛：屋里有柴火炉。"],
      trendy: ["柴火炉，冬天的主角。"],
    },
    line: {
      professional: ["设柴火炉"],
      friendly: ["有柴火炉，添一块柴，围着剥栗子"],
      luxury: ["柴火炉，噼啪声里，夜就深了"],
      trendy: ["柴火炉，红薯已经想好放哪"],
    },
    end: { friendly: ["炉边先烤栗子还是红薯？"], trendy: ["红薯你带。"], luxury: ["天冷时来看。"] },
    but: {
      professional: ["柴火炉的烟道与木柴存放请先了解。"],
      friendly: ["柴火炉好看，柴要自己备，灰要自己掏。"],
      luxury: ["炉火虽好，薪柴需备。"],
      trendy: ["柴火炉要劈柴，健身卡可以退。"],
    },
  },
  {
    on: ["gasUnderfloorHeating"],
    icon: "🌡️",
    title: ["燃气地暖，{beds}"],
    open: {
      professional: ["燃气地暖，自家启停，用气按表计。"],
      friendly: ["冬天想几时开就几时开：这套是燃气地暖。"],
      luxury: ["燃气地暖，脚下先知道季节。"],
      trendy: ["燃气地暖，温度自己定，账单自己看。"],
    },
    line: {
      professional: ["燃气地暖，自家启停"],
      friendly: ["燃气地暖，冬天光脚去倒水也不激灵"],
      luxury: ["燃气地暖，暖意自脚下升起"],
      trendy: ["燃气地暖，拖鞋可以下岗"],
    },
  },
  {
    on: ["underfloorHeating"],
    icon: "🌡️",
    title: ["有地暖的{beds}"],
    open: {
      professional: ["地面辐射采暖（地暖）。"],
      friendly: ["冬天的地板不冰脚：有地暖。"],
      luxury: ["暖意自脚下来：地暖。"],
      trendy: ["地暖。棉拖鞋先别买。"],
    },
    line: {
      professional: ["地暖"],
      friendly: ["有地暖，冬天光脚也行"],
      luxury: ["地暖，脚下先知道冬天的温度"],
      trendy: ["地暖，猫会摊成一张饼"],
    },
    end: { friendly: ["冬天来看，脱了鞋踩一踩。"], trendy: ["光脚来验。"] },
  },
  {
    on: ["individualHeating"],
    icon: "🌡️",
    line: {
      professional: ["独立供暖"],
      friendly: ["独立供暖，几度自家说了算"],
      luxury: ["独立供暖，冷暖自知"],
      trendy: ["独立供暖，遥控器在自己手里"],
    },
    but: {
      professional: ["独立供暖，冬季费用按实际用量，请先估算。"],
      friendly: ["独立供暖，开多少用多少，去年冬天的账单可以要来看看。"],
      luxury: ["独立供暖，费用随用量。"],
      trendy: ["独立供暖，温度自由，账单也自由。"],
    },
  },
  {
    on: ["districtHeating"],
    icon: "🌡️",
    line: {
      professional: ["集中供暖"],
      friendly: ["集中供暖，到了日子暖气就来"],
      luxury: ["集中供暖，冬日从容"],
      trendy: ["集中供暖，秋裤看情况"],
    },
  },
  { on: ["centralHeating"], icon: "🌡️", line: { any: ["中央供暖"], friendly: ["中央供暖，各屋的暖气归一处管"] } },
  { on: ["gasHeating"], icon: "🔥", line: { any: ["燃气供暖"], friendly: ["燃气供暖，冬天的费用看气表"] } },
  {
    on: ["heatPump"],
    icon: "♻️",
    line: {
      professional: ["采用热泵供能"],
      friendly: ["用的是热泵，运行费用看房时问一问去年的账单"],
      luxury: ["热泵供能，安静运转"],
      trendy: ["热泵供能，账单可以要来看看"],
    },
  },
  {
    on: ["solar"],
    icon: "🔆",
    title: ["屋顶有太阳能板，{beds}"],
    open: {
      professional: ["装有太阳能板，发电与并网情况看房时核对。"],
      friendly: ["晴天的时候，屋顶也在上班：装了太阳能板。"],
      luxury: ["日光落在屋顶，化作灯火。"],
      trendy: ["太阳打工，电表歇会儿。"],
    },
    line: {
      professional: ["装有太阳能板"],
      friendly: ["装了太阳能板，晴天的电自己发"],
      luxury: ["太阳能板，日光另有用处"],
      trendy: ["太阳能板，晴天电表歇会儿"],
    },
  },
  {
    on: ["centralAir"],
    icon: "❄️",
    line: {
      professional: ["中央空调"],
      friendly: ["中央空调，墙上不挂机器"],
      luxury: ["中央空调，机器隐于顶上"],
      trendy: ["中央空调，墙面清清爽爽"],
    },
  },
  {
    on: ["airConditioning"],
    icon: "❄️",
    line: { any: ["配{airConditioning}"], friendly: ["{airConditioning}装好了，夏天来之前少一件事"] },
  },
  {
    on: ["freshAir"],
    icon: "🍃",
    line: {
      professional: ["新风系统"],
      friendly: ["有新风系统，关着窗也换气"],
      luxury: ["新风系统，窗闭而气常新"],
      trendy: ["新风系统，关窗也能呼吸"],
    },
  },
  {
    on: ["tripleGlazing"],
    icon: "🪟",
    line: { any: ["三层玻璃"], friendly: ["三层玻璃，外头刮风里头听不太清"], luxury: ["三层玻璃，喧声止于窗外"] },
  },
  {
    on: ["doubleGlazing"],
    icon: "🪟",
    line: {
      professional: ["双层玻璃"],
      friendly: ["双层玻璃，窗一关，声音小下去"],
      luxury: ["双层玻璃，喧声退后一步"],
      trendy: ["双层玻璃，关窗等于调低音量"],
    },
  },
];
