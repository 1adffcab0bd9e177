/** Zoopla: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "zoopla",
  name: "Zoopla",
  region: ["EU"],
  api: { name: "Zoopla real-time listings feed", auth: "app-secret", docs: null },
});
