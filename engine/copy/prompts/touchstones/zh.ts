/** Touchstones in Chinese: what good copy sounds like, written for this product about homes that do not exist. */
import type { Touchstone } from "./touchstone.ts";

export const zh: readonly Touchstone[] = [
  {
    family: "note",
    style: "friendly",
    text: `厨房有窗，油烟有路走

看户型图先找厨房：这套的厨房有窗，炒辣椒不用先憋一口气。

🍳 厨房连着北阳台，葱姜蒜种一排刚好
🛏 两间卧室都朝南，谁也不用让谁
🚪 主卧自带卫生间，早上不用排队
🪜 4楼走楼梯，搬家那天多叫两个朋友，回请一顿火锅
💰 368万，建筑面积73.5㎡，满五唯一

想看哪天，留言说一声。`,
  },
  {
    family: "micro-post",
    style: "trendy",
    text: "月租5200，押一付一。换句话说，签约那天准备10400，不是四个月的钱。一室一厅，42㎡，朝东，早上的太阳先到你家。想看，私信约个早晨。",
  },
  {
    family: "portal",
    style: "professional",
    text: "本套位于12层（共18层），三室两厅两卫，建筑面积118㎡，南北通透：客厅与两间卧室朝南，厨房与书房朝北。2016年建成，车位一个，随房出售。挂牌总价742万元，可预约看房。",
  },
];
