/** Kitchens and what stands in them. */
import type { Scene } from "#engine/copy/languages/base/story";

export const kitchen: readonly Scene[] = [
  {
    on: ["twoKitchens"],
    icon: "🍳",
    title: ["中西双厨的{beds}", "{name}，中西双厨"],
    open: {
      professional: ["中西双厨，烹饪与备餐分区。"],
      friendly: ["煎牛排的和爆炒腰花的不用抢灶：中西双厨。"],
      luxury: ["中厨有烟火，西厨有谈笑。"],
      trendy: ["中西双厨。爆炒归爆炒，手冲归手冲。"],
    },
    line: {
      professional: ["中西双厨"],
      friendly: ["中西双厨，里头爆炒，外头冲咖啡"],
      luxury: ["中西双厨，烟火与谈笑各在一处"],
      trendy: ["中西双厨，油锅和咖啡机互不打扰"],
    },
    end: { friendly: ["你家谁掌勺，谁洗碗？"], trendy: ["爆炒派还是沙拉派？"], luxury: ["待客那日，便知其妙。"] },
  },
  {
    on: ["openKitchen"],
    icon: "🍳",
    title: ["开放式厨房，{beds}"],
    open: {
      professional: ["开放式厨房，与起居空间相连。"],
      friendly: ["做饭的人不想错过聊天，就选这样的：开放式厨房。"],
      luxury: ["厨房不设门，香气先于主人待客。"],
      trendy: ["开放式厨房，做饭也在社交现场。"],
    },
    line: {
      professional: ["开放式厨房"],
      friendly: ["开放式厨房，做饭的人也能听见客厅在笑什么"],
      luxury: ["开放式厨房，香气自己会走路"],
      trendy: ["开放式厨房，颠勺要有表演欲"],
    },
    but: {
      professional: ["开放式厨房，爆炒时油烟会走出来，油烟机请现场试。"],
      friendly: ["开放式厨房，爆炒的油烟会串到厅里，油烟机来了打开试试。"],
      luxury: ["开放式厨房，重油之炊宜先思量。"],
      trendy: ["开放式厨房，爆炒一次，全屋知道。"],
    },
    end: { friendly: ["你家的拿手菜是哪道？"], trendy: ["先做哪道菜？"] },
  },
  {
    on: ["newKitchen"],
    icon: "🍳",
    title: ["厨房是新的，{beds}"],
    open: {
      professional: ["厨房为新装。"],
      friendly: ["装修里磨人的那间已经做好：厨房是新装的。"],
      luxury: ["新厨房静候一餐。"],
      trendy: ["新厨房，就差你的拿手菜。"],
    },
    line: {
      professional: ["厨房新装"],
      friendly: ["厨房新装，省得再跟橱柜厂量尺寸"],
      luxury: ["厨房新装，静候一餐"],
      trendy: ["新厨房，就差你的拿手菜"],
    },
  },
  {
    on: ["kitchenIsland"],
    icon: "🔪",
    title: ["有中岛的厨房，{beds}"],
    open: {
      professional: ["厨房设中岛台面。"],
      friendly: ["帮忙的人总站着碍事？有中岛，大家围着站就行。"],
      luxury: ["中岛在前，一餐饭有了舞台。"],
      trendy: ["中岛。切菜、喝酒、回邮件，轮班使用。"],
    },
    line: {
      professional: ["设中岛"],
      friendly: ["有中岛，切菜的和偷吃的面对面"],
      luxury: ["中岛一方，备餐也从容"],
      trendy: ["有中岛，外卖摆盘也像样"],
    },
    end: { friendly: ["中岛上，先摆水果还是先摆酒？"], trendy: ["谁掌勺？举手。"] },
  },
  {
    on: ["kitchenDiner"],
    icon: "🍽️",
    line: {
      professional: ["餐厨一体"],
      friendly: ["餐厨一体，菜出锅转身就上桌"],
      luxury: ["餐厨一体，热气不必走远路"],
      trendy: ["餐厨一体，锅到桌零距离"],
    },
  },
  {
    on: ["kitchenWindow"],
    icon: "🍳",
    line: {
      professional: ["厨房有窗"],
      friendly: ["厨房有窗，煎鱼不用愁味道"],
      luxury: ["厨房有窗，做饭时能看见天色"],
      trendy: ["厨房有窗，爆炒也不怂"],
    },
  },
  {
    on: ["fittedKitchen"],
    icon: "🍳",
    line: {
      professional: ["配整体厨房"],
      friendly: ["整体厨房现成的，锅碗瓢盆带来就能开火"],
      luxury: ["整体厨房，收纳不动声色"],
      trendy: ["整体厨房，锅带来就行"],
    },
  },
  {
    on: ["dishwasher"],
    icon: "🍽️",
    line: {
      professional: ["配洗碗机"],
      friendly: ["带洗碗机，饭后谁洗碗不用猜拳"],
      luxury: ["配洗碗机，席散之后仍可闲坐"],
      trendy: ["洗碗机有，猜拳免了"],
    },
  },
  {
    on: ["gasStove"],
    icon: "🔥",
    line: { any: ["燃气灶"], friendly: ["燃气灶，明火炒菜有锅气"], trendy: ["燃气灶，锅气自由"] },
  },
  {
    on: ["inductionHob"],
    icon: "🍲",
    line: { any: ["电磁灶"], friendly: ["用电磁灶，擦起来一抹就行"], trendy: ["电磁灶，擦灶台不费劲"] },
  },
  {
    on: ["appliancesRenewed"],
    icon: "🧊",
    title: ["{appliancesRenewed}，{beds}"],
    open: {
      professional: ["{appliancesRenewed}，使用状况清楚。"],
      friendly: ["租房怕接手旧家电？这套{appliancesRenewed}。"],
      luxury: ["{appliancesRenewed}，诸事已备。"],
      trendy: ["{appliancesRenewed}，不用跟上一任的旧冰箱较劲。"],
    },
    line: {
      professional: ["{appliancesRenewed}"],
      friendly: ["{appliancesRenewed}，不用跟旧洗衣机商量"],
      luxury: ["{appliancesRenewed}，诸事已备"],
      trendy: ["{appliancesRenewed}，旧冰箱的怪声与你无关"],
    },
    end: { friendly: ["家电的牌子型号，看房时一台台给你看。"], trendy: ["型号想看？来问。"] },
  },
  {
    on: ["appliances"],
    icon: "🔌",
    line: {
      professional: ["家电齐全"],
      friendly: ["家电齐全，搬进来不用等送货"],
      luxury: ["家电俱备"],
      trendy: ["家电齐全，插电就能过"],
    },
  },
  {
    on: ["washerDryer"],
    icon: "🧺",
    line: {
      professional: ["配洗烘设备"],
      friendly: ["有洗烘设备，梅雨天也有干衣服穿"],
      luxury: ["洗烘俱备，晴雨无碍"],
      trendy: ["洗烘都有，下雨照样换洗"],
    },
  },
  {
    on: ["washingMachine"],
    icon: "🧺",
    line: { any: ["配洗衣机"], friendly: ["洗衣机现成，当天的衣服当天洗"], trendy: ["洗衣机在，袜子别攒了"] },
  },
  {
    on: ["laundryDryer"],
    icon: "🌬️",
    line: {
      any: ["设浴室干燥机"],
      friendly: ["有浴室干燥机，下雨天衣服挂浴室里烘"],
      trendy: ["浴室干燥机，雨天晾衣也不慌"],
    },
  },
  { on: ["fridge"], icon: "🧊", line: { any: ["配冰箱"], friendly: ["冰箱现成，搬家当晚就能放剩菜"] } },
  { on: ["washerPlace"], icon: "🧺", line: { any: ["有洗衣机位"], friendly: ["洗衣机位留好了，机器自己带来"] } },
];
