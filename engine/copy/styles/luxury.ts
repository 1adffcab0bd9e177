/** Luxury: an image, then silence. Few facts, short sentences, the price once and without comment. */
import type { Style } from "./style.ts";

export const luxury: Style = {
  id: "luxury",
  order: ["light", "outdoors", "space", "place", "building", "comfort", "money", "terms"],
  run: ["place", "layout", "area", "outdoors", "aspect", "floor", "price"],
  measure: 0.6,
  asks: false,
};
