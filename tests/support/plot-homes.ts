/** Homes in which plots are told, to write and to check them. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { type Brief, type CopyStyle, type Market, markets, type Piece } from "#contract/copy";
import { type Listing, listing } from "#contract/listing";
import { wordingOf } from "#engine/copy/arcs/plots";
import type { LanguageRealiser } from "#engine/copy/languages/base/language";
import type { Beat, Plot } from "#engine/copy/languages/base/plot";
import type { Family } from "#engine/copy/languages/base/story";
import { realiserOf } from "#engine/copy/languages/index";
import { pointIds } from "#engine/copy/points/points";
import { writePost } from "#engine/copy/post";
import { finishPiece } from "#engine/copy/writing/finish-piece";
import { withParticulars } from "#engine/copy/writing/particulars";
import { planOf } from "#engine/copy/writing/plan";
import type { Taken } from "#engine/copy/writing/seeded-choice";
import { getPlatform } from "#engine/platforms/index";
import { agent, briefFor } from "#tests/samples/briefs";
import { decidingHomes } from "#tests/samples/deciding-homes";
import { decidedHomes } from "#tests/samples/deciding-terms";
import { dutyHomes } from "#tests/samples/duty-homes";
import { europeanListings } from "#tests/samples/european-listings";
import { heldOutListings } from "#tests/samples/fact-lock/other-listings";
import { thirdListings } from "#tests/samples/fact-lock/third-listings";
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
  ...Object.entries({ ...heldOutListings, ...thirdListings, ...dutyHomes }),
  ...Object.entries(decidedHomes).map(([name, { listing: home }]): [string, Listing] => [`decided/${name}`, home]),
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

/** What an English page calls them, as far as names go without amounts. */
function featuresOf(ids: readonly string[]): string[] {
  const names = realiserOf("en")?.story.names ?? {};
  return pointIds
    .filter((id) => ids.includes(id))
    .flatMap((id) => {
      const name = names[id];
      const [first] = typeof name === "string" ? [name] : (name ?? []);
      return first === undefined ? [] : [first.replace(/\[[^[\]]*\]|\{[^{}]*\}/gu, "").trim()];
    });
}
/** A home to let and one for sale that state what a plot is about: for plots that no sample home can be told in. */
export function homesWith({ on }: Plot): readonly (readonly [name: string, home: Listing])[] {
  const upstairs = on.some((id) => ["upstairsWithoutLift", "noLift"].includes(id));
  const features = [...featuresOf(on), ...(upstairs ? ["No lift"] : [])];
  const flat = { ...decidedHomes.londonSale.listing, features };
  const rent = { ...decidedHomes.londonRent.listing, features };
  const floor = upstairs ? "4th of 5" : on.includes("groundLevel") ? "Ground floor" : flat.floor;
  return [flat, rent].flatMap((home) => [
    [`${home.transaction} of its own`, { ...home, floor }] as const,
    [
      `${home.transaction}, one room`,
      { ...home, floor, rooms: { bedrooms: 0, livingRooms: null, bathrooms: 1 } },
    ] as const,
    [`${home.transaction}, old`, { ...home, floor, yearBuilt: 1890 }] as const,
  ]);
}

/** A post as the composer would finish it, and what the fact lock and the law refuse in the plot's own sentences. */
export interface PlotPost {
  readonly piece: Piece;
  readonly tooLong: boolean;
  readonly wrong: readonly string[];
}

/** Every sentence of a plot, each with its wordings. */
export const beatsOf = ({ lines }: Plot): readonly Beat[] =>
  lines.flatMap((line) =>
    typeof line === "string" ? [] : "say" in line ? line.say : "list" in line ? line.list : line.close,
  );

/** What a plot has written of a text. */
function sentencesOf(plot: Plot, taken: Taken): string[] {
  const names = new Set(
    beatsOf(plot)
      .flat()
      .map((beat) => wordingOf(beat).template),
  );
  return [...taken].flatMap(([name, words]) => (names.has(name) ? [closed(words)] : []));
}
const closed = (text: string): string => text.toLowerCase().replace(/\s/gu, "");

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
  const own = sentencesOf(plot, made.taken);
  const isOwn = ({ text }: { readonly text: string }): boolean =>
    text !== "" && own.some((sentence) => sentence.includes(closed(text)));
  const wrong = [
    ...piece.untraced
      .filter((one) => one.grade !== "note" && isOwn(one))
      .map(({ text, kind }) => `not stated (${kind}): ${text}`),
    ...piece.findings
      .filter((one) => one.severity === "block" && isOwn(one))
      .map(({ rule, text }) => `law ${rule}: ${text}`),
  ];
  return { piece, tooLong: made.tooLong, wrong };
}
