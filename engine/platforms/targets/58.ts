/** 58.com 58同城: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "58",
  name: { zh: "58同城", en: "58.com" },
  region: ["CN"],
  publish: "assisted",
});
