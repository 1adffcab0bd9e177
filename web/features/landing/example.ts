/** The demonstration: what the importer read on the example listing, and what the composer makes of it. Made with the build. */
import { type Brief, type CopyLanguage, copyLanguages, type Market, type PieceKind } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { compose } from "#engine/copy/index";
import { formatHashtags } from "#engine/platforms/hashtags";
import { getPlatform } from "#engine/platforms/index";
import { exampleFacts } from "#web/features/landing/example-facts.ts";
import { markFacts } from "#web/features/landing/fact-marks.ts";
import type { Example, ExamplePiece } from "#web/features/landing/types.ts";
import { ownLanguageName } from "#web/lib/intl.ts";
import { type Language, languageTag } from "#web/lib/language.ts";

/** The example's page, read by the importer, and where its pictures are. */
export interface ExampleSource {
  address: string;
  path: string;
  title: string;
  market: Market;
  listing: Listing;
  photos: { src: string; caption: string }[];
}

/** Each reader sees the own language first, and the ones the same home is sold in besides. */
const targets: Record<Language, readonly [platform: string, language: CopyLanguage, kind: PieceKind][]> = {
  zh: [
    ["wechat", "zh", "post"],
    ["xiaohongshu", "zh", "post"],
    ["instagram", "en", "post"],
    ["twitter", "ja", "post"],
    ["email", "en", "email"],
    ["sms", "zh", "sms"],
  ],
  en: [
    ["instagram", "en", "post"],
    ["twitter", "en", "post"],
    ["xiaohongshu", "zh", "post"],
    ["wechat", "zh", "post"],
    ["facebook", "fr", "post"],
    ["sms", "en", "sms"],
  ],
};

const briefFor = ({ listing, market }: ExampleSource): Brief => {
  const { name = null, company = null, licence = null } = listing.agent ?? {};
  return {
    style: "friendly",
    seed: 3,
    market,
    agent: name ? { name, phone: null, company, licence, address: null, email: null } : null,
    link: null,
  };
};

function pieceOf(source: ExampleSource, reader: Language, target: (typeof targets)["zh"][number]): ExamplePiece {
  const [platform, language, kind] = target;
  const { title, preheader, body, hashtags, length, untraced, findings } = compose(source.listing, briefFor(source), {
    platform,
    language,
    kind,
  });
  const about = getPlatform(platform);
  return {
    platform,
    // "X (Twitter)" is for lists; on a tab the name alone is enough
    name: (about?.name[reader] ?? platform).replace(/ ?[(（].*/, ""),
    language,
    languageName: ownLanguageName(language),
    kind,
    title,
    preheader,
    lines: body.split("\n").map((line) => markFacts(line, source.listing)),
    hashtags: about ? formatHashtags(about, hashtags) : [],
    length,
    untraced: untraced.length,
    findings: findings.length,
  };
}

/** The first sentence, and the second when both fit on a line. */
function opening(body: string): string {
  const [first = ""] = body.split("\n");
  const [one = "", two = ""] = first.split(/(?<=[。？?!]|[.](?=\s|$))\s*/u);
  const joined = /[a-z.?]$/.test(one) ? `${one} ${two}` : `${one}${two}`;
  const wide = /[\u3040-\u9fff\uac00-\ud7af]/.test(one) ? 26 : 64;
  return two !== "" && joined.length <= wide ? joined : one;
}

/** The demonstration for readers of a language. Takes seconds: every written language compiles its words. */
export function composeExample(reader: Language, source: ExampleSource): Example {
  const { listing, address, path, title, photos } = source;
  const lang = listing.language ?? languageTag(reader);
  return {
    address,
    path,
    title,
    lang,
    agent: listing.agent?.name ?? "",
    company: listing.agent?.company ?? "",
    photos: photos.map((photo) => ({ ...photo, lang })),
    facts: exampleFacts(reader, listing),
    pieces: targets[reader].map((target) => pieceOf(source, reader, target)),
    openings: copyLanguages.map((language) => {
      const written = compose(listing, briefFor(source), { platform: "instagram", language, kind: "post" });
      return { language, languageName: ownLanguageName(language), text: opening(written.body) };
    }),
  };
}
