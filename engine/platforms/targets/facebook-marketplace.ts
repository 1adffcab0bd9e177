/** Facebook Marketplace: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "facebook-marketplace",
  name: "Facebook Marketplace",
  text: { titleMax: 100 },
  publish: "assisted",
  note: "Title 100 in two public tools; description cap not verified. One tool removes all URLs from title and description as a policy rule. Post by hand in the app or on facebook.com/marketplace. No public API for property listings.",
});
