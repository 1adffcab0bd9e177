/** Machines: what a tenant or buyer need not bring. */
import type { Scene } from "#engine/copy/languages/base/story";

export const appliances: readonly Scene[] = [
  {
    on: ["dishwasher"],
    icon: "🍽️",
    line: {
      professional: ["配洗碗机，饭后少一道手工"],
      friendly: ["带洗碗机，饭后谁洗碗不用猜拳"],
      luxury: ["配洗碗机，席散之后仍可闲坐"],
      trendy: ["带洗碗机，吃完就能瘫着"],
    },
  },
  {
    on: ["appliancesRenewed"],
    icon: "🧊",
    title: ["{appliancesRenewed}，{beds}"],
    open: {
      professional: ["{appliancesRenewed}，入住前不必再添置。"],
      friendly: ["租房怕接手旧家电？这套{appliancesRenewed}。"],
      luxury: ["{appliancesRenewed}，诸事已备。"],
      trendy: ["{appliancesRenewed}，不用接手旧机器。"],
    },
    line: {
      professional: ["{appliancesRenewed}，入住前不必再添置"],
      friendly: ["{appliancesRenewed}，不用将就上一任的旧机器"],
      luxury: ["{appliancesRenewed}，诸事已备"],
      trendy: ["{appliancesRenewed}，不用接手旧机器"],
    },
    end: { friendly: ["家电的牌子型号，看房时一台台给你看。"], trendy: ["型号想看？来问。"] },
  },
  {
    on: ["appliances"],
    icon: "🔌",
    line: {
      professional: ["家电齐全，清单看房时核对"],
      friendly: ["家电齐全，搬进来不用等送货"],
      luxury: ["家电齐全，诸事已备"],
      trendy: ["家电齐全，插电就能过"],
    },
  },
  {
    on: ["washerDryer"],
    icon: "🧺",
    line: {
      professional: ["配洗烘设备，衣物洗完即干"],
      friendly: ["有洗烘设备，下雨天也有干衣服穿"],
      luxury: ["洗烘设备俱备，晴雨无碍"],
      trendy: ["洗烘设备都有，下雨照样换洗"],
    },
  },
  {
    on: ["washingMachine"],
    icon: "🧺",
    line: {
      professional: ["配洗衣机"],
      friendly: ["有洗衣机，当天的衣服当天洗"],
      luxury: ["配洗衣机，不劳另购"],
      trendy: ["有洗衣机，袜子别攒了"],
    },
  },
  {
    on: ["laundryDryer"],
    icon: "🌬️",
    line: {
      professional: ["配烘干机，雨天可在室内烘衣"],
      friendly: ["有烘干机，下雨天衣服也能当天干"],
      luxury: ["配烘干机，晴雨皆可烘衣"],
      trendy: ["有烘干机，雨天晾衣不慌"],
    },
  },
  {
    on: ["fridge"],
    icon: "🧊",
    line: {
      professional: ["配冰箱"],
      friendly: ["有冰箱，搬家当晚就能买菜放着"],
      luxury: ["配冰箱，不劳另购"],
      trendy: ["有冰箱，冷饮先放上"],
    },
  },
  {
    on: ["washerPlace"],
    icon: "🧺",
    line: {
      professional: ["预留洗衣机位"],
      friendly: ["洗衣机位留好了，机器自己带来"],
      luxury: ["留有洗衣机位"],
      trendy: ["有洗衣机位，机器自带"],
    },
  },
];
