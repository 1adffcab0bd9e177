/** Trendy: price or question first, clipped phrases, second person, an opinion asked for at the end. */
import type { Style } from "./style.ts";

export const trendy: Style = {
  id: "trendy",
  order: ["money", "place", "space", "light", "building", "outdoors", "comfort", "terms"],
  run: [
    "price",
    "name",
    "area",
    "layout",
    "aspect",
    "light",
    "outdoors",
    "lift",
    "finish",
    "tax",
    "transit",
    "floor",
    "comfort",
    "year",
  ],
  measure: 0.85,
  asks: true,
};
