/** Links inside what people paste: share texts of portals and chats, several at once, short ones without "https://". */

/** What may be glued to a link: a text of these languages needs no blanks between words. */
const GLUED = String.raw`，。；！？、）】」』》《（【「『\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`;
/**
 * Ends at a blank, at Chinese punctuation, brackets and signs: a copied address has those of its own as %E5, so what is glued to it
 * ("…1.html复制打开") is no part of it. What a sentence puts behind a link is taken off below.
 */
const written = new RegExp(String.raw`https?:\/\/[^\s<>"'${GLUED}]{3,2000}`, "giu");
/** "b23.tv/x1", "m.lianjia.com/sh/1.html": a host of letters, a slash, no scheme. */
const bare = /^(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12}\/[^\s<>"'，。；！？、]{1,2000}$/i;
const between = new RegExp(String.raw`[\s${GLUED}]+`, "u");
const afterwards = /[.,;:!?)\]}…]$/;

function trimmed(link: string): string {
  let end = link.length;
  while (end > 0 && afterwards.test(link.slice(0, end))) end -= 1;
  return link.slice(0, end);
}

/** In the order they stand, each once. */
export function linksIn(text: string): string[] {
  const links = [...text.matchAll(written)].map(([link]) => trimmed(link));
  if (links.length === 0)
    for (const word of text.split(between, 200)) if (bare.test(word)) links.push(`https://${trimmed(word)}`);
  return [...new Set(links)].filter((link) => URL.canParse(link));
}

/** What a link's field should make of a text: the link it is, one or several it holds, or a description of the home. */
export type Shared =
  | { is: "link"; url: string }
  /** `url` is the first of `links`; `text` is what was around it. */
  | { is: "share"; url: string; links: string[]; text: string }
  | { is: "text"; text: string };

/** A single word is taken for an address even where it is a bad one: the server says what is wrong with it. */
export function sharedText(pasted: string): Shared {
  const text = pasted.trim();
  const links = linksIn(text);
  const [url] = links;
  if (url === undefined)
    return /\s/.test(text) || /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u.test(text)
      ? { is: "text", text }
      : { is: "link", url: text };
  return links.length === 1 && (url === text || `https://${text}` === url)
    ? { is: "link", url }
    : { is: "share", url, links, text };
}

/** Where the words of a link end that have the next link's before them: at a blank line, else at the end of the line. */
function endOfWords(gap: string): number {
  const [ended] = [/\n\s*\n/.exec(gap), /\n/.exec(gap)].filter((found) => found !== null);
  return ended ? ended.index : 0;
}

/**
 * Each link of a text with the words that belong to it: those before it, as share texts have them, and the rest of its line; where
 * the text begins with a link, those behind it.
 */
export function linksWithWords(text: string): { url: string; words: string }[] {
  const links = linksIn(text);
  const scheme = links[0] !== undefined && text.includes(links[0]) ? 0 : "https://".length;
  let seen = 0;
  const places = links.map((url) => {
    const from = text.indexOf(url.slice(scheme), seen);
    seen = from + url.length - scheme;
    return { url, from, until: seen };
  });
  const [first] = places;
  if (first === undefined) return [];
  const behind = text.slice(0, first.from).trim() === "";
  let from = 0;
  return places.map(({ url, until }, at) => {
    const next = places[at + 1];
    const gap = text.slice(until, next?.from);
    const end = next === undefined ? text.length : behind ? next.from : until + endOfWords(gap);
    const words = text.slice(from, end).trim();
    from = end;
    return { url, words };
  });
}

/** The words a link was shared with: nothing where it is another link, or came alone. */
export function wordsOfLink(url: string, shared: string): string {
  const link = sharedText(url);
  if (link.is === "text") return "";
  const found = linksWithWords(shared).find((one) => one.url === link.url);
  return found === undefined || found.words === found.url ? "" : found.words;
}

/** The links of a text that holds more than one; none otherwise. */
export function severalLinks(text: string): string[] {
  const links = linksIn(text);
  return links.length > 1 ? links : [];
}
