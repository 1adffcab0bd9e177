/** The registry of publishing targets: look one up, count them, list the specification's six. */
import type { Platform } from "#contract/platform";
import { targets } from "./targets/index.ts";

export const platforms: readonly Platform[] = targets;

/** The six of the specification, in its order; screens show them first. */
export const specificationPlatforms = ["wechat", "weibo", "xiaohongshu", "facebook", "instagram", "twitter"] as const;

const byId = new Map(targets.map((target) => [target.id, target]));

/** The target of that id, or null. */
export const getPlatform = (id: string): Platform | null => byId.get(id) ?? null;

/** Targets of their own: umbrella ids and counting variants left out. What the landing page may claim. */
export const targetCount = (): number => targets.filter((target) => target.variantOf === null).length;
