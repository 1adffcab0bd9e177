/** Kitchens and how one cooks in them. Machines are in ./appliances.ts. */
import type { Scene } from "#engine/copy/languages/base/story";

export const kitchen: readonly Scene[] = [
  {
    on: ["twoKitchens"],
    icon: "🍳",
    title: ["中西双厨的{beds}", "{name}，中西双厨"],
    open: {
      professional: ["中西双厨，烹饪与备餐分开。"],
      friendly: ["爆炒的和做甜点的不用抢灶：中西双厨。"],
      luxury: ["中西双厨，一处烹饪，一处待客。"],
      trendy: ["中西双厨，爆炒归爆炒，手冲归手冲。"],
    },
    line: {
      professional: ["中西双厨，烹饪与备餐分开"],
      friendly: ["中西双厨，里头爆炒，外头冲咖啡"],
      luxury: ["中西双厨，烹饪与待客各在一处"],
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
      friendly: ["做饭的人也能一起聊天：这套是开放式厨房。"],
      luxury: ["开放式厨房，烹饪的人也在席间。"],
      trendy: ["开放式厨房，做饭也能跟人聊天。"],
    },
    line: {
      professional: ["开放式厨房，与起居空间相连"],
      friendly: ["开放式厨房，做饭的人也能跟客厅说上话"],
      luxury: ["开放式厨房，烹饪与谈话在一处", "开放式厨房，备餐时不离席", "开放式厨房，待客时也能备餐"],
      trendy: ["开放式厨房，做饭不孤单"],
    },
    but: {
      professional: ["开放式厨房，爆炒时油烟会扩散，油烟机请现场试。"],
      friendly: ["开放式厨房，爆炒的油烟会串到厅里，油烟机来了打开试试。"],
      luxury: ["开放式厨房，重油之炊宜先思量。"],
      trendy: ["开放式厨房，爆炒一次全屋知道。"],
    },
    end: { friendly: ["你家的拿手菜是哪道？"], trendy: ["先做哪道菜？"] },
  },
  {
    on: ["newKitchen"],
    icon: "🍳",
    title: ["厨房是新的，{beds}"],
    open: {
      professional: ["厨房为新装，入住后可直接使用。"],
      friendly: ["装修里磨人的那间已经做好：新厨房。"],
      luxury: ["新厨房，静候一餐。"],
      trendy: ["新厨房，就差你的拿手菜。"],
    },
    line: {
      professional: ["新厨房，入住后可直接使用"],
      friendly: ["新厨房，省得再自己折腾装修"],
      luxury: ["新厨房，静候一餐"],
      trendy: ["新厨房，就差你的拿手菜"],
    },
  },
  {
    on: ["kitchenIsland"],
    icon: "🔪",
    title: ["有中岛的厨房，{beds}"],
    open: {
      professional: ["厨房设中岛，备餐与简餐都有台面。"],
      friendly: ["厨房有中岛，一家人可以围着择菜聊天。"],
      luxury: ["厨房设中岛，备餐与待客同在一处。"],
      trendy: ["厨房带中岛，切菜、喝酒、回邮件都在这儿。"],
    },
    line: {
      professional: ["厨房设中岛，备餐与简餐都有台面"],
      friendly: ["厨房有中岛，备菜的和聊天的能围在一起"],
      luxury: ["厨房设中岛，备餐从容"],
      trendy: ["有中岛，早餐就在这儿吃"],
    },
    end: { friendly: ["中岛上，先摆水果还是先摆酒？"], trendy: ["谁掌勺？举手。"] },
  },
  {
    on: ["kitchenDiner"],
    icon: "🍽️",
    line: {
      professional: ["餐厨一体，上菜路线短"],
      friendly: ["餐厨一体，菜出锅转身就上桌"],
      luxury: ["餐厨一体，一餐在一处"],
      trendy: ["餐厨一体，出锅就上桌"],
    },
  },
  {
    on: ["kitchenWindow"],
    icon: "🍳",
    line: {
      professional: ["厨房有窗，油烟可直接排出", "厨房有窗，烹饪时可通风", "厨房有窗，采光通风兼顾"],
      friendly: ["厨房有窗，煎鱼不用愁味道"],
      luxury: ["厨房有窗，做饭时能看见天色"],
      trendy: ["厨房有窗，爆炒也不怂", "厨房有窗，油烟味散得快"],
    },
  },
  {
    on: ["fittedKitchen"],
    icon: "🍳",
    line: {
      professional: ["配整体厨房，入住即可开火"],
      friendly: ["整体厨房现成的，锅碗瓢盆带来就能开火"],
      luxury: ["整体厨房，开火即用"],
      trendy: ["整体厨房，锅带来就行"],
    },
  },
  {
    on: ["gasStove"],
    icon: "🔥",
    line: {
      professional: ["配燃气灶，明火烹饪"],
      friendly: ["燃气灶，明火炒菜有锅气"],
      luxury: ["燃气灶，明火可炊"],
      trendy: ["燃气灶，炒菜有锅气"],
    },
  },
  {
    on: ["inductionHob"],
    icon: "🍲",
    line: {
      professional: ["配电磁灶，台面易清洁"],
      friendly: ["用电磁灶，擦起来一抹就行"],
      luxury: ["电磁灶，台面洁净"],
      trendy: ["电磁灶，擦灶台不费劲"],
    },
  },
];
