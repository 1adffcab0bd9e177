/** The registry of publishing targets: look one up, count them, list the specification's six. */
import type { Platform } from "#contract/platform";
import { targets } from "./targets/index.ts";

export const platforms: readonly Platform[] = targets;

/** The six of the specification, in its order; screens show them first. */
export const specificationPlatforms = ["wechat", "weibo", "xiaohongshu", "facebook", "instagram", "twitter"] as const;

const byId = new Map(targets.map((target) => [target.id, target]));

/** The target of that id, or null. */
export const getPlatform = (id: string): Platform | null => byId.get(id) ?? null;

/** What the six of the specification stand for: "wechat" is written as Moments. */
const stoodFor = new Set(specificationPlatforms.map((id) => byId.get(id)?.variantOf));

/**
 * The targets of posts, each once, as they are offered: the specification's six, then all others. Email and text messages are
 * kinds of content; counting variants and what one of the six stands for are no choices of their own.
 */
export const postTargets: readonly Platform[] = targets.filter(
  ({ id, variantOf, family }) =>
    specificationPlatforms.some((first) => first === id) ||
    (variantOf === null && family !== "email" && family !== "sms" && !stoodFor.has(id)),
);

/** How many platforms posts are written for: what the landing page claims and step 3 offers. */
export const targetCount = (): number => postTargets.length;
