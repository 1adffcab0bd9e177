/** idealista: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "idealista",
  name: "idealista",
  region: ["EU"],
  api: { name: "idealista feed", auth: "app-secret", docs: null },
});
