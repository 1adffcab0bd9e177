/** Anjuke 安居客: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "anjuke",
  name: { zh: "安居客", en: "Anjuke" },
  region: ["CN"],
  publish: "assisted",
  note: "Leave the limit to the agent console's own counter.",
});
