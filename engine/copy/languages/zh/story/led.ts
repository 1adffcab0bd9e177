/** 经纪人指定先说的内容，场景里没有这样的首句时用：价格写在句中。 */
import type { Story } from "#engine/copy/languages/base/story";

export const led: NonNullable<Story["led"]> = {
  price: {
    luxury: ["{district}，{type}一处，{price}。", "{price}，{district}的一处{type}。"],
  },
};
