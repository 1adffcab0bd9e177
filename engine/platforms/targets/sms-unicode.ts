/** SMS (UCS-2) 短信（UCS-2）: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("sms", {
  id: "sms-unicode",
  name: { zh: "短信（UCS-2）", en: "SMS (UCS-2)" },
  text: { counting: "segments-ucs2" },
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
});
