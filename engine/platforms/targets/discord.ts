/** Discord: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "discord",
  name: {
    zh: "Discord",
    en: "Discord",
  },
  family: "message",
  region: ["GLOBAL"],
  text: {
    max: 2000,
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
    imagesMax: null,
    imageRatios: [],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "official",
  api: {
    name: "Discord webhook / bot",
    auth: "token",
    docs: "https://discord.com/developers/docs/resources/webhook",
  },
  composeUrl: null,
  note: "content 2000; embed description 4096. No share URL.",
  confidence: "documented",
  sources: [
    "github discord/discord-api-docs@c98d64b developers/resources/webhook.mdx",
    "github discord/discord-api-docs@c98d64b developers/resources/message.mdx",
  ],
  variantOf: null,
};
