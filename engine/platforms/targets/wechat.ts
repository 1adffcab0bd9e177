/** WeChat 微信 as the specification names it: the umbrella, shaped as Moments unless a narrower target is chosen. */
import type { Platform } from "#contract/platform";
import { target as moments } from "./wechat-moments.ts";

export const target: Platform = {
  ...moments,
  id: "wechat",
  name: { zh: "微信", en: "WeChat" },
  note: `Written as a Moments post. Official Account and Channels are targets of their own. ${moments.note}`,
  variantOf: "wechat-moments",
};
