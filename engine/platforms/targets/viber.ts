/** Viber channel / bot Viber: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("message", {
  id: "viber",
  name: { zh: "Viber", en: "Viber channel / bot" },
  region: ["EU"],
  text: { max: 7000 },
  media: { imagesMax: 1, imageRatios: ["1:1"] },
  api: {
    name: "Viber Bot API",
    auth: "token",
    docs: "https://creators.viber.com/docs/bots-api/resources/messaging/send-message",
  },
  app: {
    link: "viber://forward?text={text}%20{url}",
    source: "https://developers.viber.com/docs/tools/share-button/",
  },
  note: "Bot text 7000 incl. URLs; picture caption 512 in one vendor's docs; Viber Business Messages 1000. JSON <=30 KB. Mobile app scheme. Image <=1 MB.",
  confidence: "widely-reported",
  sources: [
    "https://infobip.com/docs/viber/bots/message-types",
    "https://creators.viber.com/docs/bots-api/resources/messaging/broadcast-message",
    "https://developers.sinch.com/docs/conversation/channel-support/viberbm/message-support",
    "github bradvin/social-share-urls@6c9a2fe README.md",
  ],
});
