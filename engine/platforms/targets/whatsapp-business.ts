/** WhatsApp Business: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("message", {
  id: "whatsapp-business",
  name: "WhatsApp Business",
  text: { max: 4096 },
  media: { imagesMax: 1, imageRatios: ["1.91:1", "1:1"] },
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
});
