/** First lines in Japanese for what the agent wants first: the price is a figure, and stands in them. */
import type { Story } from "#engine/copy/languages/base/story";

export const led: NonNullable<Story["led"]> = {
  price: {
    professional: ["{district}の{beds}、{price}です。", "{price}、{district}の{beds}をご案内いたします。"],
    friendly: [
      "まず気になる数字から。{price}です。",
      "{district}の{beds}、{price}です。",
      "先にお金の話をすると、{price}。{district}の{beds}です。",
    ],
    luxury: ["{district}の{beds}。{price}。", "{price}。{district}の、{beds}。"],
    trendy: ["{price}で{district}の{beds}。どう見る？", "{district}の{beds}、{price}。まずは数字から。"],
  },
};
