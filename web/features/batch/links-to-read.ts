/** What stands in the field for links: a list of them, or share texts with each link's own words. */
import { type BatchLink, MAX_LINK_WORDS } from "#contract/batch/batch";
import { linksIn, linksWithWords } from "#web/lib/pasted/links.ts";

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");
/** A mistyped address stays in its list: the preview says what is wrong with it. */
const isAddress = (word: string): boolean =>
  linksIn(word)[0] === word || (/^[\w.:/?&=%#~-]+$/.test(word) && /[.:/]/.test(word));

/** Of a list every word; of other texts each link, with the words beside it where there are any. */
export function linksToRead(text: string): BatchLink[] {
  const listed = words(text);
  if (listed.every(isAddress)) return [...new Set(listed)];
  return linksWithWords(text).map(({ url, words: said }) => {
    const bare = said === url || `https://${said}` === url;
    return bare ? url : { url, words: said.slice(0, MAX_LINK_WORDS) };
  });
}
