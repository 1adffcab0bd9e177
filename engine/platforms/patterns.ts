/** What counts as a link and as an emoji inside a post: shared by every way of counting. */

const gtld = "com|net|org|info|biz|app|dev|io|co|me|house|homes|realty|estate|properties|online|site|shop|top|xyz|link";
const cctld =
  "cn|hk|tw|us|ca|uk|au|jp|kr|de|fr|es|it|pt|nl|be|ch|at|se|no|dk|fi|ie|nz|sg|my|th|vn|id|in|ae|br|mx|ru|kz|eu|tv";
const label = "[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?";
const pathChar = "[a-z0-9\\u0400-\\u04ff\\u00c0-\\u024f!*';:=+,.$%#\\[\\]_~@|&/-]";
const path = `(?:/(?:${pathChar}|\\(${pathChar}*\\))*(?<=[a-z0-9\\u0400-\\u04ff\\u00c0-\\u024f=_#/+)-]))?`;
const query = "(?:\\?[a-z0-9!?*'@();:&=+$/%#\\[\\]_.,~|-]*[a-z0-9_&=#/-])?";

/** A web address as X and Mastodon link it: with a scheme, or a bare domain on a well-known ending. */
export const linkPattern = new RegExp(
  `(?<![\\p{L}\\p{N}@＠$#＃_./-])(?:https?://(?:${label}\\.)+[a-z]{2,}|(?:${label}\\.)+(?:${gtld}|${cctld})(?![a-z0-9@_-]))(?::\\d+)?${path}${query}`,
  "giu",
);

/** One emoji as people see it, skin tones, flags and families included; lone pictographs drawn in colour too. */
const emoji = /\p{RGI_Emoji}|\p{Emoji_Presentation}/gv;
/** Runs that may hold one: asking every letter costs a hundred times as much. */
const run = /[\p{Extended_Pictographic}\p{Emoji_Component}]+/gu;

/** The text without its emoji; `seen` hears of each. */
export const withoutEmoji = (text: string, seen: (emoji: string) => void): string =>
  text.replace(run, (some) =>
    some.replace(emoji, (one) => {
      seen(one);
      return "";
    }),
  );
