/** VK ВКонтакте: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "vk",
  name: {
    zh: "ВКонтакте",
    en: "VK",
  },
  family: "social-post",
  region: ["EU"],
  text: {
    max: null,
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
    style: "hash",
    recommended: 3,
  },
  linksInText: true,
  media: {
    imagesMax: null,
    imageRatios: ["1:1", "3:4"],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "official",
  api: {
    name: "VK API",
    auth: "oauth2",
    docs: "https://dev.vk.com/method/wall.post",
  },
  composeUrl: "https://vk.com/share.php?url={url}&title={text}",
  note: "wall.post schema gives no maximum; one scheduler self-limits to 2048. guid is the client-side dedupe key.",
  confidence: "widely-reported",
  sources: [
    "github VKCOM/vk-api-schema@0efe478 wall/methods.json",
    "github gitroomhq/postiz-app@74b01ad libraries/nestjs-libraries/src/integrations/social/vk.provider.ts",
    "github bradvin/social-share-urls@6c9a2fe README.md",
  ],
  variantOf: null,
};
