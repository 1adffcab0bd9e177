/** Slack: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "slack",
  name: {
    zh: "Slack",
    en: "Slack",
  },
  family: "message",
  region: ["GLOBAL"],
  text: {
    max: 40000,
    unit: "chars",
    counting: "code-points",
    bytesMax: null,
    linkWeight: null,
    usual: 4000,
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
    name: "Slack Web API",
    auth: "token",
    docs: "https://docs.slack.dev/reference/methods/chat.postMessage",
  },
  composeUrl: null,
  note: "Recommended 4000; above 40000 Slack truncates silently. Bot must be in the channel.",
  confidence: "documented",
  sources: ["https://docs.slack.dev/reference/methods/chat.postMessage"],
  variantOf: null,
};
