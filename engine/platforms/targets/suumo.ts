/** SUUMO: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "suumo",
  name: "SUUMO",
  region: ["JP"],
  api: { name: "Agency data linkage", auth: "app-secret", docs: null },
});
