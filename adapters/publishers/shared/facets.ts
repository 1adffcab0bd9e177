/** Where links and hashtags stand in a text of Bluesky, in UTF-8 bytes (app.bsky.richtext.facet, lexicons of atproto). */
import { linkPattern } from "#engine/platforms/patterns";

type Feature =
  | { $type: "app.bsky.richtext.facet#link"; uri: string }
  | { $type: "app.bsky.richtext.facet#tag"; tag: string };
export interface Facet {
  index: { byteStart: number; byteEnd: number };
  features: Feature[];
}

/** At most 64 signs, as the lexicon says; letters, digits and marks, not only digits. */
const hashtag = /(?<![\p{L}\p{N}_#＃&/])[#＃]([\p{L}\p{M}\p{N}_]{1,64})/gu;

const bytes = (text: string) => Buffer.byteLength(text, "utf8");

export function facetsOf(text: string): Facet[] {
  const facet = (at: number, shown: string, feature: Feature): Facet => {
    const byteStart = bytes(text.slice(0, at));
    return { index: { byteStart, byteEnd: byteStart + bytes(shown) }, features: [feature] };
  };
  const links = [...text.matchAll(linkPattern)].map(({ index, 0: shown }) => ({
    index,
    end: index + shown.length,
    facet: facet(index, shown, {
      $type: "app.bsky.richtext.facet#link",
      uri: /^https?:/i.test(shown) ? shown : `https://${shown}`,
    }),
  }));
  // what follows # in an address is no tag
  const tags = [...text.matchAll(hashtag)]
    .filter(
      ({ index, 1: tag = "" }) => /\P{N}/u.test(tag) && !links.some((link) => index >= link.index && index < link.end),
    )
    .map(({ index, 0: shown, 1: tag = "" }) => facet(index, shown, { $type: "app.bsky.richtext.facet#tag", tag }));
  return [...links.map((link) => link.facet), ...tags].sort((a, b) => a.index.byteStart - b.index.byteStart);
}
