/** Beike (KE) 贝壳找房: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "beike",
  name: { zh: "贝壳找房", en: "Beike (KE)" },
  region: ["CN"],
  publish: "assisted",
  note: "Only agents of joined brands publish.",
});
