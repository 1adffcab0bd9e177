/** In which order a platform's form asks for what goes into it. */
import type { Platform, PlatformFamily } from "#contract/platform";

/** Their apps begin with the pictures or the film, and ask for words on the next page. */
const mediaFirst: ReadonlySet<PlatformFamily> = new Set(["note", "caption", "video-script"]);
/** As those, in a family whose others begin with the words. */
const alsoMediaFirst: ReadonlySet<string> = new Set(["wechat-moments"]);

/** Whether the form asks for pictures or film before the words; null: a platform nobody knows. */
export const asksMediaFirst = (platform: Pick<Platform, "id" | "family"> | null): boolean =>
  platform !== null && (mediaFirst.has(platform.family) || alsoMediaFirst.has(platform.id));
