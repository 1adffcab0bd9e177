/** Craigslist: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "craigslist",
  name: "Craigslist",
  region: ["NA"],
  linksInText: true,
  api: { name: "Craigslist bulk posting", auth: "token", docs: null },
  note: "Plain text or limited HTML. Post by hand; repeated identical ads are removed (unverified).",
});
