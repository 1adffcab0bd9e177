/** Domain.com.au Domain: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "domain-com-au",
  name: { zh: "Domain", en: "Domain.com.au" },
  api: { name: "Domain developer API", auth: "oauth2", docs: "https://developer.domain.com.au" },
  note: "Australia.",
});
