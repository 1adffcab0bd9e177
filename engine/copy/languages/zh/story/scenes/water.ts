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
      trendy: ["{pool}。夏天的计划有了。"],
    },
    line: {
      professional: ["配{pool}"],
      friendly: ["{pool}，热得不想动的时候，泡着也是运动"],
      luxury: ["{pool}，水光映上来"],
      trendy: ["{pool}，泳镜先备好"],
    },
    end: { trendy: ["自由泳还是漂着？"], friendly: ["先试水温，还是直接往下跳？"] },
  },
  {
    on: ["hotTub"],
    icon: "♨️",
    open: { friendly: ["天冷的时候，户外热水浴缸才叫一个舒坦。"], trendy: ["下雪天泡在外面，是什么感觉？"] },
    line: {
      professional: ["设户外热水浴缸"],
      friendly: ["有户外热水浴缸，脸上凉，身上热"],
      luxury: ["户外热水浴缸，水汽里看夜色"],
      trendy: ["户外热水浴缸，泡着看天"],
    },
  },
];
