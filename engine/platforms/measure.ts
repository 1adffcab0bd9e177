/** Counts a text the way a platform does. Light enough for a live counter in the browser. */
import type { TextLength } from "#contract/copy";
import type { Platform, TextCounting } from "#contract/platform";
import { layoutPost, type Post } from "./layout.ts";
import { linkPattern, withoutEmoji } from "./patterns.ts";
import { smsSegments } from "./sms.ts";
import { xWeight } from "./x-weight.ts";

const encoder = new TextEncoder();
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

const utf8Length = (text: string): number => encoder.encode(text).length;
/** Two halves of one sign count once. Without a list of the signs: a post is counted at each length that is tried. */
function codePoints(text: string): number {
  let count = text.length;
  for (let at = 1; at < text.length; at += 1)
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) count -= 1;
  return count;
}

/** Counted one by one: a list of a long text's segments costs more than its length. */
function graphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** ASCII is half a character, everything else one per UTF-16 unit; rounded up. Weibo and Xiaohongshu titles. */
const halfWidth = (text: string): number => {
  let halves = 0;
  for (let i = 0; i < text.length; i += 1) halves += text.charCodeAt(i) < 128 ? 1 : 2;
  return Math.ceil(halves / 2);
};

/** Code points, but an emoji costs its UTF-8 bytes (Threads). */
const threads = (text: string): number => {
  let emojiBytes = 0;
  const plain = withoutEmoji(text, (emoji) => {
    emojiBytes += utf8Length(emoji);
  });
  return codePoints(plain) + emojiBytes;
};

const counters: Record<TextCounting, (text: string) => number> = {
  "code-points": codePoints,
  utf16: (text) => text.length,
  utf8: utf8Length,
  graphemes,
  "half-width": halfWidth,
  "x-weighted": xWeight,
  threads,
  segments: (text) => smsSegments(text).segments,
  "segments-ucs2": (text) => smsSegments(text, { ucs2Only: true }).segments,
};

/** Length of `text` in the unit of `counting`; with `linkWeight` each web address counts that much. */
export function measure(counting: TextCounting, text: string, linkWeight: number | null = null): number {
  if (linkWeight === null || counting === "x-weighted") return counters[counting](text);
  let links = 0;
  const plain = text.replace(linkPattern, () => {
    links += 1;
    return "";
  });
  return counters[counting](plain) + links * linkWeight;
}

/** How much of the platform's limit a post uses: the text field as it will be pasted, hashtags included. */
export function countText(platform: Platform, post: string | Post): TextLength {
  const text = typeof post === "string" ? post : layoutPost(platform, post);
  const { counting, linkWeight, max, unit } = platform.text;
  return { used: measure(counting, text, linkWeight), max, unit };
}

/** The title field's own count; max null when the platform has none or no limit is known. */
export function countTitle(platform: Platform, title: string): TextLength {
  return { used: measure(platform.text.titleCounting, title), max: platform.text.titleMax, unit: "chars" };
}

/** Does the post break a known limit? Unknown limits never do. */
export function fits(platform: Platform, post: string | Post): boolean {
  const { used, max } = countText(platform, post);
  const { bytesMax, titleMax, hasTitle } = platform.text;
  if (max !== null && used > max) return false;
  if (typeof post !== "string" && hasTitle && titleMax !== null && post.title !== null) {
    if (countTitle(platform, post.title).used > titleMax) return false;
  }
  return bytesMax === null || utf8Length(typeof post === "string" ? post : layoutPost(platform, post)) <= bytesMax;
}
