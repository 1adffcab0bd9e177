/** Fire and heat. Cool air, glass and quiet are in ./air.ts. */
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
      trendy: ["屋里有座老壁炉，比打卡墙耐看。"],
    },
    line: {
      professional: ["保留老壁炉，能否使用请先问清"],
      friendly: ["老壁炉还在，冬天椅子往那边摆"],
      luxury: ["老壁炉还在，冬天有了中心"],
      trendy: ["老壁炉还在，圣诞袜有地方挂"],
    },
    end: { friendly: ["壁炉台上，你会先摆什么？"], trendy: ["烤棉花糖还是摆蜡烛？"], luxury: ["冬日来看，更见其意。"] },
  },
  {
    on: ["fireplace"],
    icon: "🔥",
    title: ["有壁炉的{beds}"],
    open: {
      professional: ["室内设壁炉，使用条件看房时请问清。"],
      friendly: ["椅子朝哪儿摆，有壁炉的屋子不用想。"],
      luxury: ["一室之心，在壁炉。"],
      trendy: ["屋里有壁炉，冬天往这儿一坐。"],
    },
    line: {
      professional: ["设壁炉，使用条件请先问清"],
      friendly: ["有壁炉，冬天椅子自然就围过去了"],
      luxury: ["壁炉一座，冬夜围坐"],
      trendy: ["有壁炉，冬天的主位"],
    },
  },
  {
    on: ["woodStove"],
    icon: "🪵",
    title: ["有柴火炉的{beds}"],
    open: {
      professional: ["室内设柴火炉，烟道情况看房时可查看。"],
      friendly: ["冬夜添一根柴，围着坐：屋里有柴火炉。"],
      luxury: ["火光先暖眼睛：屋里有柴火炉。"],
      trendy: ["屋里有柴火炉，冬天围着它坐。"],
    },
    line: {
      professional: ["室内设柴火炉"],
      friendly: ["有柴火炉，添一根柴，围着剥栗子"],
      luxury: ["柴火炉一座，冬夜添一根木头"],
      trendy: ["有柴火炉，烤红薯有着落"],
    },
    end: { friendly: ["炉边先烤栗子还是红薯？"], trendy: ["红薯你带。"], luxury: ["天冷时来看。"] },
    but: {
      professional: ["柴火炉的烟道与木柴存放请先了解。"],
      friendly: ["柴火炉好看，柴要自己备，灰要自己掏。"],
      luxury: ["炉火虽好，薪柴需备。"],
      trendy: ["柴火炉要备柴，还要掏灰。"],
    },
  },
  {
    on: ["gasUnderfloorHeating"],
    icon: "🌡️",
    title: ["燃气地暖，{beds}"],
    open: {
      professional: ["燃气地暖，自家启停，用气按表计。"],
      friendly: ["冬天想几时开就几时开：这套是燃气地暖。"],
      luxury: ["燃气地暖，暖意自脚下升起。"],
      trendy: ["燃气地暖，温度自己定，账单自己看。"],
    },
    line: {
      professional: ["燃气地暖，自家启停，用气按表计"],
      friendly: ["燃气地暖，冬天光脚去倒水也不激灵"],
      luxury: ["燃气地暖，暖意自脚下升起"],
      trendy: ["燃气地暖，几度自己定"],
    },
  },
  {
    on: ["underfloorHeating"],
    icon: "🌡️",
    title: ["有地暖的{beds}"],
    open: {
      professional: ["配地暖，冬季室温较均匀。"],
      friendly: ["冬天光脚下床不冰：有地暖。"],
      luxury: ["暖意自脚下来：地暖。"],
      trendy: ["有地暖，棉拖鞋先别买。"],
    },
    line: {
      professional: ["配地暖，冬季室温较均匀", "采用地暖供暖", "有地暖，冬季地面温热"],
      friendly: ["有地暖，冬天光脚也行", "有地暖，冬天坐地上也不冰"],
      luxury: ["地暖，冬日赤足亦可", "有地暖，冬日足下温热"],
      trendy: ["有地暖，冬天光脚走"],
    },
    end: { friendly: ["冬天来看，脱了鞋踩一踩。"], trendy: ["光脚来验。"] },
  },
  {
    on: ["individualHeating"],
    icon: "🌡️",
    line: {
      professional: ["独立供暖，温度与费用自行控制"],
      friendly: ["独立供暖，几度自家说了算"],
      luxury: ["独立供暖，冷暖由己"],
      trendy: ["独立供暖，温度自己调"],
    },
    but: {
      professional: ["独立供暖，冬季费用按实际用量，请先估算。"],
      friendly: ["独立供暖，开多少用多少，以往的账单可以要来看看。"],
      luxury: ["独立供暖，费用随用量。"],
      trendy: ["独立供暖，账单也归自己。"],
    },
  },
  {
    on: ["districtHeating"],
    icon: "🌡️",
    line: {
      professional: ["集中供暖，供暖期不需自行管理"],
      friendly: ["集中供暖，到了日子暖气就来"],
      luxury: ["集中供暖，冬日从容"],
      trendy: ["集中供暖，到点就热"],
    },
  },
  {
    on: ["centralHeating"],
    icon: "🌡️",
    line: {
      professional: ["中央供暖，冬季由一处统一控制"],
      friendly: ["中央供暖，各屋的暖气归一处管"],
      luxury: ["中央供暖，冬日从容"],
      trendy: ["中央供暖，冬天不用添取暖器"],
    },
  },
  {
    on: ["gasHeating"],
    icon: "🔥",
    line: {
      professional: ["燃气供暖，费用按用量计"],
      friendly: ["燃气供暖，冬天的费用看气表"],
      luxury: ["燃气供暖，冷暖可调"],
      trendy: ["燃气供暖，冬天看气表"],
    },
  },
  {
    on: ["heatPump"],
    icon: "♻️",
    open: {
      professional: ["采用热泵供能，能耗情况可当面核对。"],
      friendly: ["取暖用什么，账单差不少。这里用的是热泵，以往的账单来了可以要。"],
      luxury: ["热泵供能，能耗资料可以一问。"],
      trendy: ["热泵供能，账单先要来看。"],
    },
    line: {
      professional: ["采用热泵供能，能耗资料可核对"],
      friendly: ["用的是热泵，运行费用看房时问一问"],
      luxury: ["热泵供能，能耗可问"],
      trendy: ["热泵供能，账单可以要来看看"],
    },
  },
];
