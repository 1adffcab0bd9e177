/** Friendly: one person telling another; light and daily life first, money said plainly near the end, an invitation to answer. */
import type { Style } from "./style.ts";

export const friendly: Style = {
  id: "friendly",
  order: ["light", "space", "outdoors", "comfort", "building", "money", "place", "terms"],
  run: [
    "area",
    "layout",
    "light",
    "aspect",
    "outdoors",
    "year",
    "floor",
    "lift",
    "finish",
    "comfort",
    "tax",
    "price",
    "transit",
    "tenancy",
  ],
  measure: 0.85,
  asks: true,
};
