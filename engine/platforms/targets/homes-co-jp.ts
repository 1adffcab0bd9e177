/** LIFULL HOME'S: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "homes-co-jp",
  name: "LIFULL HOME'S",
  region: ["JP"],
  api: { name: "Agency data linkage", auth: "app-secret", docs: null },
});
