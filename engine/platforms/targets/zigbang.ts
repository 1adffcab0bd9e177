/** Zigbang 직방: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "zigbang",
  name: "Zigbang",
  region: ["KR"],
  publish: "assisted",
});
