/** Lianjia 链家: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "lianjia",
  name: { zh: "链家", en: "Lianjia" },
  region: ["CN"],
  publish: "assisted",
  note: "Only in-house agents publish.",
});
