/** Pools and tubs. */
import type { Scene } from "#engine/copy/languages/base/story";

export const water: readonly Scene[] = [
  {
    on: ["pool"],
    icon: "🏊",
    title: ["带{pool}的{beds}", "{district}，有{pool}"],
    open: {
      professional: ["配{pool}，使用与养护方式看房时一并了解。"],
      friendly: ["泳衣该找出来了：这套配{pool}。"],
      luxury: ["清晨，水面先亮：{pool}。"],
      trendy: ["{pool}，夏天的计划有了。"],
    },
    line: {
      professional: ["配{pool}，开放与养护方式请核对"],
      friendly: ["{pool}，热天下班回来先游两圈"],
      luxury: ["{pool}，清晨可游"],
      trendy: ["{pool}，泳镜先备好"],
    },
    end: { trendy: ["自由泳还是漂着？"], friendly: ["先试水温，还是直接往下跳？"] },
  },
  {
    on: ["hotTub"],
    icon: "♨️",
    title: ["户外热水浴缸，{beds}"],
    open: {
      professional: ["设户外热水浴缸，维护方式看房时了解。"],
      friendly: ["天冷的时候泡在外面，脸上凉、身上热：有户外热水浴缸。"],
      luxury: ["水汽里看夜色：户外热水浴缸。"],
      trendy: ["下雪天泡在外面是什么感觉？有户外热水浴缸。"],
    },
    line: {
      professional: ["设户外热水浴缸，维护方式请了解"],
      friendly: ["有户外热水浴缸，脸上凉，身上热"],
      luxury: ["户外热水浴缸，水汽里看夜色"],
      trendy: ["户外热水浴缸，泡着看天"],
    },
  },
];
