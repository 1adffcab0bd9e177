/**
 * Where a post is made by hand: the platform's own form with the words in it, and the app's. Platforms keep addresses with gaps
 * ({title}, {text}, {url}, {source}: the site it is of); a gap nobody can fill leaves its parameter out, or the whole address.
 */
import type { Platform } from "#contract/platform";

interface Words {
  readonly title: string | null;
  readonly text: string;
  /** Of the home's page; null: it is not online. */
  readonly url: string | null;
}

/** What servers and systems take of an address for sure. */
const LONGEST = 8_000;
const GAP = /\{([a-z]+)\}/g;

function wordFor(gap: string, { title, text, url }: Words): string | null {
  if (gap === "title") return title ?? text;
  if (gap === "text") return text;
  if (gap === "url") return url;
  return gap === "source" && url !== null ? new URL(url).host : null;
}

/** Null: something in it is known to nobody. */
function filled(part: string, words: Words): string | null {
  let whole = true;
  const done = part.replace(GAP, (_, gap: string) => {
    const value = wordFor(gap, words);
    whole &&= value !== null;
    return encodeURIComponent(value ?? "");
  });
  return whole ? done : null;
}

/** An address with its gaps filled; null: there is none to open. */
function fillAddress(template: string | null, words: Words): string | null {
  if (template === null) return null;
  const linkless = words.url === null || words.text.includes(words.url);
  const [path = "", query] = (linkless ? template.replaceAll("{text}%20{url}", "{text}") : template).split("?");
  const place = filled(path, words);
  if (place === null) return null;
  if (query === undefined) return place;
  const parts = query.split("&").flatMap((part) => filled(part, words) ?? []);
  const address = `${place}?${parts.join("&")}`;
  return parts.length === 0 || address.length > LONGEST ? null : address;
}

/** The platform's form on the web, and its app's; null where there is none, or nothing to open it with. */
export const composeLinks = ({ composeUrl, app }: Platform, words: Words) => ({
  compose: fillAddress(composeUrl, words),
  app: fillAddress(app?.link ?? null, words),
});

/** Whether whoever asks holds a phone or a tablet, where apps are; by the browser's own word. */
export const isPhone = (userAgent: string): boolean =>
  /Android|iPhone|iPad|iPod|HarmonyOS|OpenHarmony|Mobile/.test(userAgent);
