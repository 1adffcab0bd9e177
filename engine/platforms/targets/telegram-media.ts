/** Telegram channel (photo caption) Telegram(图文): limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "telegram-media",
  name: {
    zh: "Telegram(图文)",
    en: "Telegram channel (photo caption)",
  },
  family: "message",
  region: ["GLOBAL"],
  text: {
    max: 1024,
    unit: "chars",
    counting: "utf16",
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
    imagesMax: 10,
    imageRatios: ["1:1", "4:3", "16:9"],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "official",
  api: {
    name: "Telegram Bot API",
    auth: "token",
    docs: "https://core.telegram.org/bots/api",
  },
  composeUrl: "https://t.me/share/url?url={url}&text={text}",
  note: "Caption 0-1024 after entity parsing; in an album put it on the first item. Photo <=10 MB, width+height <=10000, ratio <=20; bot video <=50 MB.",
  confidence: "documented",
  sources: ["github PaulSonOfLars/telegram-bot-api-spec@160fd99 api.json (Bot API 10.1)"],
  variantOf: "telegram",
};
