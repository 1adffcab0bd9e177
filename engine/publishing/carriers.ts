/** What an account carries: also pieces written for another way to its platform, and no more than its interface takes. Pure. */
import type { Platform } from "#contract/platform";
import { getPlatform } from "#engine/platforms/index";
import { measure } from "#engine/platforms/measure";

/** Targets that are another way to write for a platform. */
const carriedBy: Readonly<Record<string, string>> = { "telegram-media": "telegram", "weibo-share-api": "weibo" };
/** Where less leaves by an account than a person may post by hand. */
const interfaces: Readonly<Record<string, string>> = { weibo: "weibo-share-api" };
/** Weibo shortens every link to less. */
const LINK_SIGNS = 10;

/** The platform whose accounts carry what is written for `target`. */
export const accountPlatformOf = (target: string): string => carriedBy[target] ?? target;

/** Whose limits hold for a piece of `target` at an account of `platform`; null: nobody says. */
export const limitsAt = (platform: string, target: string): Platform | null =>
  getPlatform(interfaces[platform] ?? (accountPlatformOf(target) === platform ? target : platform));

/** Weibo's interface refuses `#topics#`, and wants the link among the words. */
export const wordsForWeibo = ({ text, link }: { text: string; link: string | null }): string => {
  const plain = text.replace(/#([^#\n]{1,60})#/g, "$1");
  return link === null || plain.includes(link) ? plain : `${plain} ${link}`;
};

/** By how much words with their link are longer than Weibo's interface takes; 0: they fit. */
export function tooLongForWeibo(words: string): number {
  const { text } = getPlatform("weibo-share-api") ?? {};
  return Math.max(0, measure("half-width", words, LINK_SIGNS) - (text?.max ?? Number.POSITIVE_INFINITY));
}

/** Any address of a home's page counts the same. */
const SOME_LINK = "https://example.com/s/page";

/** Whether the account's interface takes the words of a post with the link of its home. */
export const isTooLongThere = (platform: string, text: string): boolean =>
  platform === "weibo" && tooLongForWeibo(wordsForWeibo({ text, link: SOME_LINK })) > 0;
