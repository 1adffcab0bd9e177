/** Homes in which plots are told, to write and to check them. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { type Brief, type CopyStyle, type Market, markets, type Piece } from "#contract/copy";
import { type Listing, listing } from "#contract/listing";
import type { LanguageRealiser } from "#engine/copy/languages/base/language";
import type { Plot } from "#engine/copy/languages/base/plot";
import type { Family } from "#engine/copy/languages/base/story";
import { writePost } from "#engine/copy/post";
import { finishPiece } from "#engine/copy/writing/finish-piece";
import { withParticulars } from "#engine/copy/writing/particulars";
import { planOf } from "#engine/copy/writing/plan";
import { getPlatform } from "#engine/platforms/index";
import { agent, briefFor } from "#tests/samples/briefs";
import { decidingHomes } from "#tests/samples/deciding-homes";
import { europeanListings } from "#tests/samples/european-listings";
import { sampleListings } from "#tests/samples/listings";

const folder = new URL("../samples/fact-lock/fresh/", import.meta.url);
/** Homes of the sets that may be studied; the others are kept apart to measure by. */
const fresh = ["first", "second", "third", "fourth"].flatMap((set) =>
  Object.entries(
    z.record(z.string(), listing).parse(JSON.parse(readFileSync(new URL(`${set}/homes.json`, folder), "utf8"))),
  ).map(([name, home]): [string, Listing] => [`${set}/${name}`, home]),
);
export const plotHomes: readonly (readonly [name: string, home: Listing])[] = [
  ...Object.entries({ ...decidingHomes, ...sampleListings, ...europeanListings }),
  ...fresh,
];

/** Where a post of each shape is put. */
export const shownOn: Readonly<Record<Family, readonly string[]>> = {
  list: ["instagram", "xiaohongshu"],
  chat: ["facebook", "wechat"],
  short: ["twitter"],
  long: [],
  script: [],
};

const marketOf = ({ country }: Listing): Market | null =>
  markets.find((market) => market === (country === "GB" ? "UK" : country) || market === `EU/${country}`) ?? null;

/** A post as the composer would finish it, and what the fact lock and the law refuse in it. */
export interface PlotPost {
  readonly piece: Piece;
  readonly tooLong: boolean;
  readonly wrong: readonly string[];
}

/** This home told in this one plot; null where it does not fit. */
export function tellIn(
  plot: Plot,
  lang: LanguageRealiser,
  home: Listing,
  platformId: string,
  style: CopyStyle,
): PlotPost | null {
  const platform = getPlatform(platformId);
  if (!platform) throw new Error(platformId);
  const brief: Brief = briefFor(home, { style, seed: 3, agent, market: marketOf(home) });
  const made = writePost(
    home,
    planOf(home, brief, platform, "post", { ...lang, plots: [plot] }, new Set(), "all"),
    new Set(),
  );
  if (!made.taken.has(`plot/${plot.name}`)) return null;
  const { title, body, hashtags } = withParticulars(home, brief, lang.code, platform, made);
  const common = { language: lang.code, kind: "post", preheader: null, html: null, writtenBy: "composer" } as const;
  const piece = finishPiece(home, brief, { ...common, platform: platformId, title, body, hashtags });
  const wrong = [
    ...piece.untraced.filter(({ grade }) => grade !== "note").map(({ text, kind }) => `not stated (${kind}): ${text}`),
    ...piece.findings
      .filter(({ severity, text }) => severity === "block" && text !== "")
      .map(({ rule, text }) => `law ${rule}: ${text}`),
  ];
  return { piece, tooLong: made.tooLong, wrong };
}
