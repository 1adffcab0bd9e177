/** Discord: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("message", {
  id: "discord",
  name: "Discord",
  text: { max: 2000 },
  api: { name: "Discord webhook / bot", auth: "token", docs: "https://discord.com/developers/docs/resources/webhook" },
  note: "content 2000; embed description 4096. No share URL.",
  confidence: "documented",
  sources: [
    "github discord/discord-api-docs@c98d64b developers/resources/webhook.mdx",
    "github discord/discord-api-docs@c98d64b developers/resources/message.mdx",
  ],
});
