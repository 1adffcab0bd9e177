/** Zillow: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "zillow",
  name: "Zillow",
  region: ["NA"],
  text: { max: 4000 },
  api: { name: "MLS / RESO Web API feed", auth: "oauth2", docs: null },
  note: "In the US the text normally arrives from the MLS: RESO Data Dictionary gives PublicRemarks a length of 4000, local MLSs often set less. RESO's own rule examples flag phone numbers, URLs, e-mail addresses and HTML in this field.",
  confidence: "widely-reported",
  sources: [
    "github RESOStandards/transport references/dd/edmx/dd-2.0-enum.xml (PublicRemarks MaxLength 4000)",
    "github RESOStandards/transport artifacts/grammars/rcp-19/tests.txt",
  ],
});
