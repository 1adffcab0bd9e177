/** Telegram channel (photo caption) Telegram(图文): limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("message", {
  id: "telegram-media",
  name: { zh: "Telegram(图文)", en: "Telegram channel (photo caption)" },
  text: { max: 1024, counting: "utf16" },
  hashtags: { style: "hash", recommended: 3 },
  media: { imagesMax: 10, imageRatios: ["1:1", "4:3", "16:9"] },
  api: { name: "Telegram Bot API", auth: "token", docs: "https://core.telegram.org/bots/api" },
  composeUrl: "https://t.me/share/url?url={url}&text={text}",
  note: "Caption 0-1024 after entity parsing; in an album put it on the first item. Photo <=10 MB, width+height <=10000, ratio <=20; bot video <=50 MB.",
  confidence: "documented",
  sources: ["github PaulSonOfLars/telegram-bot-api-spec@160fd99 api.json (Bot API 10.1)"],
  variantOf: "telegram",
});
