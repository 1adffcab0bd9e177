/** How a finished piece is laid out for a platform: what goes into which field, to the letter. */
import type { Platform, PlatformFamily } from "#contract/platform";
import { formatHashtags } from "./hashtags.ts";

export interface Post {
  title: string | null;
  body: string;
  hashtags: readonly string[];
}

/** Short feeds keep the tags on the next line; longer texts set them off by an empty one. */
const compact: ReadonlySet<PlatformFamily> = new Set(["micro-post", "moment", "message", "video-script", "sms"]);

/** Does a text hold the tag itself, and not the beginning of a longer one? */
function standingIn(body: string): (tag: string) => boolean {
  if (!body.includes("#")) return () => false;
  const small = body.toLocaleLowerCase("en");
  return (tag) => {
    const at = small.indexOf(tag.toLocaleLowerCase("en"));
    return at >= 0 && (tag.endsWith("#") || !/[\p{L}\p{M}\p{N}_]/u.test(body.charAt(at + tag.length)));
  };
}

/**
 * The fields a person fills: `title` where the platform has a title field, `text` for the text field with its hashtags,
 * `tags` for platforms that take topics in a field of their own (Zhihu, Medium, WordPress).
 */
export function layoutFields(platform: Platform, post: Post): { title: string | null; text: string; tags: string[] } {
  const gap = compact.has(platform.family) ? "\n" : "\n\n";
  // what stands in the text as a tag already is not said again
  const stands = standingIn(post.body);
  const tags = formatHashtags(platform, post.hashtags)
    .filter((tag) => !stands(tag))
    .join(" ");
  const ownTitle = platform.text.hasTitle ? post.title : null;
  const lead = platform.text.hasTitle ? null : post.title;
  const text = [lead, post.body.trim(), tags].filter((part) => part !== null && part !== "").join(gap);
  const inField = platform.hashtags.style === "none" && platform.hashtags.recommended > 0;
  const limit = platform.hashtags.max ?? platform.hashtags.recommended;
  return { title: ownTitle, text, tags: inField ? post.hashtags.slice(0, limit) : [] };
}

/** The exact text a person pastes into the platform's text field. A title field, where there is one, is `layoutFields().title`. */
export const layoutPost = (platform: Platform, post: Post): string => layoutFields(platform, post).text;
