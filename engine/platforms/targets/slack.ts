/** Slack: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("message", {
  id: "slack",
  name: "Slack",
  text: { max: 40000, usual: 4000 },
  api: { name: "Slack Web API", auth: "token", docs: "https://docs.slack.dev/reference/methods/chat.postMessage" },
  note: "Recommended 4000; above 40000 Slack truncates silently. Bot must be in the channel.",
  confidence: "documented",
  sources: ["https://docs.slack.dev/reference/methods/chat.postMessage"],
});
