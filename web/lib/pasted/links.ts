/** Links inside what people paste: share texts of portals and chats, several at once, short ones without "https://". */
import { AFTER_LINK } from "#engine/text/after-link";

/** Names of hosts without a path are words: "b23.tv/x1" is a link, "b23.tv" none. */
const HOST = String.raw`(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12}\/`;
/** What joins one link to the next; within a link the same signs are its own: "/@31.2,121.4,15z". */
const JOINED = String.raw`[,;|](?=[,;|]{0,3}(?:https?:\/\/|${HOST}))`;
/**
 * Ends at a blank, at Chinese punctuation, brackets and signs: a copied address has those of its own as %E5, so what is glued to it
 * ("…1.html复制打开") is no part of it; and where the next link is joined to it. What a sentence puts behind is taken off below.
 */
const written = new RegExp(String.raw`https?:\/\/(?:(?!${JOINED})[^\s<>"'${AFTER_LINK}]){3,2000}`, "giu");
const word = new RegExp(String.raw`(?:(?!${JOINED})[^\s${AFTER_LINK}])+`, "giu");
/** "b23.tv/x1", "m.lianjia.com/sh/1.html": a host of letters, a slash, no scheme. */
const bare = new RegExp(String.raw`^${HOST}[^\s<>"']{1,2000}$`, "i");
/** Beside a written link stand facts of the home: "900 sq.ft/floor" is none, so the host's ending is one of those that portals have. */
const sure =
  /^(?:[a-z0-9-]{1,63}\.){1,4}(?:com|cn|net|org|co|tv|cc|me|app|link|io|ly|hk|tw|jp|kr|uk|ie|au|nz|ca|us|sg|my|in|ae|de|at|ch|fr|be|nl|es|it|pt|br)\//i;
const afterwards = /[.,;:!?)\]}…|]$/;
/** Words of a text that are looked at for a link without its scheme. */
const MOST_WORDS = 2_000;

function trimmed(link: string): string {
  let end = link.length;
  while (end > 0 && afterwards.test(link.slice(0, end))) end -= 1;
  return link.slice(0, end);
}

type Placed = { url: string; from: number; until: number };

/** The links with their scheme, then those without it in the words between them. */
function everyLink(text: string): Placed[] {
  const links = [...text.matchAll(written)].map(({ 0: link, index }): Placed => {
    const url = trimmed(link);
    return { url, from: index, until: index + url.length };
  });
  // as long as the text: no word moves
  const others = text.replace(written, (link) => " ".repeat(link.length));
  let seen = 0;
  const short: Placed[] = [];
  for (const { 0: one, index } of others.matchAll(word)) {
    if (seen++ >= MOST_WORDS) break;
    const start = /^[,;|]{0,4}/.exec(one)?.[0].length ?? 0;
    if (!bare.test(one.slice(start))) continue;
    const link = trimmed(one.slice(start));
    if (links.length === 0 || sure.test(link))
      short.push({ url: `https://${link}`, from: index + start, until: index + start + link.length });
  }
  return [...links, ...short].sort((a, b) => a.from - b.from);
}

/** Each link of a text once, in the order they stand, with its place. */
function placedIn(text: string): Placed[] {
  const known = new Set<string>();
  return everyLink(text).filter(({ url }) => {
    if (known.has(url) || !URL.canParse(url)) return false;
    known.add(url);
    return true;
  });
}

/** In the order they stand, each once. */
export const linksIn = (text: string): string[] => placedIn(text).map(({ url }) => url);

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
  const places = placedIn(text);
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
