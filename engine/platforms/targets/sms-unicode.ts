/** SMS (UCS-2) 短信（UCS-2）: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "sms-unicode",
  name: {
    zh: "短信（UCS-2）",
    en: "SMS (UCS-2)",
  },
  family: "sms",
  region: ["GLOBAL"],
  text: {
    max: null,
    unit: "segments",
    counting: "segments-ucs2",
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
  note: "One segment = 70 UTF-16 units; concatenated parts 67 (134, 201, 268). Emoji cost 2. Any mandatory sender signature or opt-out suffix counts too. Opens the phone's composer.",
  confidence: "documented",
  sources: [
    "https://www.fortytwo.com/resource-centre/message-length-calculator/",
    "https://docs.cpaas.dotdigital.com/reference/sms-message-segmentation",
    "https://developers.gms-worldwide.com/cpaas/sms-encoding/",
  ],
  variantOf: "sms",
};
