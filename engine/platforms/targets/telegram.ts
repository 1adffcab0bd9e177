/** Telegram channel (text) Telegram: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("message", {
  id: "telegram",
  name: { zh: "Telegram", en: "Telegram channel (text)" },
  text: { max: 4096, counting: "utf16" },
  hashtags: { style: "hash", recommended: 3 },
  media: { imagesMax: 0 },
  api: { name: "Telegram Bot API", auth: "token", docs: "https://core.telegram.org/bots/api" },
  composeUrl: "https://t.me/share/url?url={url}&text={text}",
  note: "1-4096 after entity parsing (offsets are UTF-16). With media use telegram-media (1024). Share dialog.",
  confidence: "documented",
  sources: [
    "github PaulSonOfLars/telegram-bot-api-spec@160fd99 api.json (Bot API 10.1)",
    "github bradvin/social-share-urls@6c9a2fe README.md",
  ],
});
