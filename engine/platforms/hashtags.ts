/** Hashtags in a platform's own writing: #tag, Weibo's #tag#, or none at all. */
import type { Platform } from "#contract/platform";
import { normalForm } from "#engine/text/normal-form";

/** A tag's words without marks a platform would end it at: "#Open house!" becomes "Open house". */
const words = (tag: string): string =>
  normalForm(tag, "NFC")
    .replace(/[#＃]/g, "")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, " ")
    .trim();

/** "open house" becomes "OpenHouse"; scripts without capitals just close up. */
export const closeUp = (tag: string): string =>
  tag.replace(/ (\p{L}?)/gu, (_, letter: string) => letter.toLocaleUpperCase("en"));

/** Layouts and kinds of homes that East Asian readers write in Latin letters, and search so. */
const borrowed = /LDK|SLDK|LOFT|SOHO|(?<![A-Z])[1-9]?(?:DK|K|R)(?![A-Z])/giu;

/** A tag half in one script and half in another is one that nobody searches. */
export function isHybrid(tag: string): boolean {
  const plain = tag.replace(borrowed, "");
  return (
    /\p{Script=Latin}/u.test(plain) &&
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(plain)
  );
}

/** One tag as the platform writes it; null when nothing is left of it or the platform has no hashtags in its text. */
export function formatHashtag(platform: Platform, tag: string): string | null {
  const plain = words(tag);
  if (plain === "" || platform.hashtags.style === "none") return null;
  return platform.hashtags.style === "hash-wrapped" ? `#${plain}#` : `#${closeUp(plain)}`;
}

/** The tags a post may carry, formatted, without doubles, at most the platform's maximum. */
export function formatHashtags(platform: Platform, tags: readonly string[]): string[] {
  const written = tags.map((tag) => formatHashtag(platform, tag)).filter((tag) => tag !== null);
  const unique = [...new Map(written.map((tag) => [tag.toLocaleLowerCase("en"), tag])).values()];
  return platform.hashtags.max === null ? unique : unique.slice(0, platform.hashtags.max);
}
