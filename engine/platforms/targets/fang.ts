/** Fang.com 房天下: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "fang",
  name: { zh: "房天下", en: "Fang.com" },
  region: ["CN"],
  publish: "assisted",
});
