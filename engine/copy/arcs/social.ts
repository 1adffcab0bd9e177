/** What kind of text a platform's readers are used to, and which posts are read in passing. */
import type { PlatformFamily } from "#contract/platform";
import type { Family } from "../languages/base/story.ts";
import type { Plan } from "../writing/plan.ts";

const familyOf: Readonly<Record<Exclude<PlatformFamily, "email" | "sms">, Family>> = {
  "micro-post": "short",
  moment: "chat",
  note: "list",
  caption: "list",
  "social-post": "chat",
  article: "long",
  portal: "long",
  message: "chat",
  "video-script": "script",
};
/** The kind of text that a platform's readers are used to; a letter is told as a chat. */
export const familyFor = ({ platform: { family } }: Plan): Family =>
  family === "email" || family === "sms" ? "chat" : familyOf[family];

/** A post that is read in passing, on a wall or in a chat: few facts, in whole sentences. */
export const isSocial = (plan: Plan): boolean =>
  plan.plain &&
  plan.kind === "post" &&
  plan.brief.length !== "long" &&
  (familyFor(plan) === "list" || familyFor(plan) === "chat");
