/** VK ВКонтакте: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("social-post", {
  id: "vk",
  name: { zh: "ВКонтакте", en: "VK" },
  region: ["EU"],
  media: { imageRatios: ["1:1", "3:4"] },
  api: { name: "VK API", auth: "oauth2", docs: "https://dev.vk.com/method/wall.post" },
  composeUrl: "https://vk.com/share.php?url={url}&title={text}",
  note: "wall.post schema gives no maximum; one scheduler self-limits to 2048. guid is the client-side dedupe key.",
  confidence: "widely-reported",
  sources: [
    "github VKCOM/vk-api-schema@0efe478 wall/methods.json",
    "github gitroomhq/postiz-app@74b01ad libraries/nestjs-libraries/src/integrations/social/vk.provider.ts",
    "github bradvin/social-share-urls@6c9a2fe README.md",
  ],
});
