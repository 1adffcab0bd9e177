/** Professional: complete and in the order of a listing sheet; price last among the facts; no questions, third person. */
import type { Style } from "./style.ts";

export const professional: Style = {
  id: "professional",
  order: ["space", "light", "building", "outdoors", "comfort", "place", "terms", "money"],
  run: [
    "layout",
    "area",
    "land",
    "aspect",
    "floor",
    "lift",
    "year",
    "finish",
    "light",
    "outdoors",
    "comfort",
    "transit",
    "tenancy",
    "tax",
    "price",
  ],
  measure: 1,
  asks: false,
};
