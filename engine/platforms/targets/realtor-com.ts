/** Realtor.com: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "realtor-com",
  name: {
    zh: "Realtor.com",
    en: "Realtor.com",
  },
  family: "portal",
  region: ["NA"],
  text: {
    max: 4000,
    unit: "chars",
    counting: "code-points",
    bytesMax: null,
    linkWeight: null,
    usual: null,
    hasTitle: true,
    titleMax: null,
    titleCounting: "code-points",
  },
  hashtags: {
    max: 0,
    style: "none",
    recommended: 0,
  },
  linksInText: false,
  media: {
    imagesMax: null,
    imageRatios: [],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "partner",
  api: {
    name: "MLS / RESO Web API feed",
    auth: "oauth2",
    docs: null,
  },
  composeUrl: null,
  note: "In the US the text normally arrives from the MLS: RESO Data Dictionary gives PublicRemarks a length of 4000, local MLSs often set less. RESO's own rule examples flag phone numbers, URLs, e-mail addresses and HTML in this field.",
  confidence: "widely-reported",
  sources: [
    "github RESOStandards/transport references/dd/edmx/dd-2.0-enum.xml (PublicRemarks MaxLength 4000)",
    "github RESOStandards/transport artifacts/grammars/rcp-19/tests.txt",
  ],
  variantOf: null,
};
