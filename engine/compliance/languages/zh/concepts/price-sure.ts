/** A price of the future said to be sure: by how much, or how many times over. No paper proves it, whatever rent or lease may be proven. */
import type { Concept } from "#engine/compliance/frames/language";

const before = "(保证|担保|包|必|必定|必然|一定|肯定|百分百|打包票|笃定|稳)";
const after =
  "(包在我身上|包我身上|保证|担保|稳赚|穩賺|包赚|包賺|打包票|冇走鸡|冇走雞|冇得输|冇得輸|铁定|鐵定|板上钉钉|铁板钉钉|铁一般|写包单|寫包單|冇死)";
const multiplied = "(翻倍|翻番|翻一倍|翻一番|翻两番|翻两倍|翻三倍|涨一倍|升一倍|升值一倍)";
const raised = "(涨|升|升值|增值|上涨) ..1 <number> ..1 (成|倍|%)";

export const priceSure: Record<string, Concept> = {
  "price-rise-sure": {
    frames: [
      `${before} ..3 ${multiplied}`,
      `${before} ..1 ${raised}`,
      `${multiplied} ...6 ${after}`,
      `${raised} ...6 ${after}`,
      "(升值|楼价升|楼价上升|上升) ..2 (铁定|铁板钉钉|铁一般|板上钉钉)",
    ],
    unless: ["<denied>", "... <warned>"],
  },
};
