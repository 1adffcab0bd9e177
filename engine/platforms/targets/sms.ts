/** SMS 短信: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("sms", {
  id: "sms",
  name: { zh: "短信", en: "SMS" },
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
});
