/** WhatsApp Business: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "whatsapp-business",
  name: {
    zh: "WhatsApp Business",
    en: "WhatsApp Business",
  },
  family: "message",
  region: ["GLOBAL"],
  text: {
    max: 4096,
    unit: "chars",
    counting: "code-points",
    bytesMax: null,
    linkWeight: null,
    usual: null,
    hasTitle: false,
    titleMax: null,
    titleCounting: "code-points",
  },
  hashtags: {
    max: null,
    style: "none",
    recommended: 0,
  },
  linksInText: true,
  media: {
    imagesMax: 1,
    imageRatios: ["1.91:1", "1:1"],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "official",
  api: {
    name: "WhatsApp Cloud API",
    auth: "oauth2",
    docs: "https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/image-messages/",
  },
  composeUrl: "https://wa.me/?text={text}%20{url}",
  note: "Session text 4096; image caption 1024; marketing template body 1024, footer 60. Outside the 24 h window only approved templates. api.whatsapp.com/send?text= also works.",
  confidence: "documented",
  sources: [
    "https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/image-messages/",
    "https://docs.360dialog.com/docs/~/revisions/syoLocQFO08QYJ1hYSkE/messaging/messaging",
    "https://www.braze.com/docs/ko/user_guide/channels/whatsapp/create_a_whatsapp_message/message_and_image_formats/",
    "github bradvin/social-share-urls@6c9a2fe README.md",
  ],
  variantOf: null,
};
