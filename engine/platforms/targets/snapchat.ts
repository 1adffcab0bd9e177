/** Snapchat: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("caption", {
  id: "snapchat",
  name: "Snapchat",
  text: { max: 160 },
  hashtags: { recommended: 2 },
  media: { videoRatio: null },
  publish: "partner",
  api: { name: "Snapchat Public Profile API", auth: "oauth2", docs: "https://developers.snap.com/" },
  note: "Scheduler limits: Spotlight description 160, other 500. No real text surface. Post in the app.",
  sources: ["https://www.ayrshare.com/docs/cn/help-center/technical-support/character_limits"],
});
