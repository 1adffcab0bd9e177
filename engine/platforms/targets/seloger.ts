/** SeLoger: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "seloger",
  name: "SeLoger",
  region: ["EU"],
  api: { name: "Agency feed", auth: "app-secret", docs: null },
});
