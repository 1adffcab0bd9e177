/** PropertyGuru: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "propertyguru",
  name: "PropertyGuru",
  publish: "assisted",
  note: "Singapore, Malaysia, Thailand.",
});
