/** SMS 短信: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "sms",
  name: {
    zh: "短信",
    en: "SMS",
  },
  family: "sms",
  region: ["GLOBAL"],
  text: {
    max: null,
    unit: "segments",
    counting: "segments",
    bytesMax: null,
    linkWeight: null,
    usual: null,
    hasTitle: false,
    titleMax: null,
    titleCounting: "code-points",
  },
  hashtags: {
    max: 0,
    style: "none",
    recommended: 0,
  },
  linksInText: true,
  media: {
    imagesMax: 0,
    imageRatios: [],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "official",
  api: {
    name: "SMS gateway (provider API or SMPP)",
    auth: "token",
    docs: "https://docs.cpaas.dotdigital.com/reference/sms-message-segmentation",
  },
  composeUrl: "sms:?body={text}%20{url}",
  note: "One segment = 160 septets; concatenated parts 153 each (306, 459, 612...). The extension characters ^ { } \\ [ ~ ] | and the euro sign cost 2. One character outside the alphabet switches the WHOLE text to UCS-2 (see sms-unicode). Opens the phone's composer.",
  confidence: "documented",
  sources: [
    "https://www.fortytwo.com/resource-centre/message-length-calculator/",
    "https://docs.cpaas.dotdigital.com/reference/sms-message-segmentation",
    "https://developers.gms-worldwide.com/cpaas/sms-encoding/",
    "github bradvin/social-share-urls@6c9a2fe README.md",
  ],
  variantOf: null,
};
