/** Pieces by the composer in the market they are written for: every market, language, style, kind and occasion in turn. */
import { type Brief, copyLanguages, copyStyles, type Finding, type Market, type Piece } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { compose, type Target } from "#engine/copy/index";
import { chooser } from "#engine/copy/writing/seeded-choice";
import { platforms } from "#engine/platforms/index";
import { cardOf, firmMarkets, homeOf } from "./homes.ts";

const kindOf = (family: string): Target["kind"] => (family === "email" ? "email" : family === "sms" ? "sms" : "post");

const occasions = (listing: Listing): Brief["occasion"][] => [
  undefined,
  undefined,
  { kind: "listed" },
  { kind: "closed" },
  { kind: "open_house", date: "2026-11-28", from: "10:00", until: "12:30" },
  ...(listing.price ? [{ kind: "price_change" as const, before: Math.round(listing.price.amount * 1.1) }] : []),
];

export interface Composed {
  readonly market: Market;
  readonly listing: Listing;
  readonly brief: Brief;
  readonly piece: Piece;
}

/** The piece of that number, the same every time; 264 in a row are every market in every language and style. */
export function composedPiece(number: number): Composed {
  const market = firmMarkets[number % firmMarkets.length] ?? "CN";
  const among = Math.floor(number / firmMarkets.length);
  const language = copyLanguages[among % copyLanguages.length] ?? "zh";
  const style = copyStyles[Math.floor(among / copyLanguages.length) % copyStyles.length] ?? "friendly";
  const choose = chooser(number, 0);
  const listing = homeOf(market, number);
  const platform = choose("platform", platforms);
  if (!platform) throw new Error("no platform");
  const occasion = choose("occasion", occasions(listing));
  const length = choose("length", [undefined, undefined, "short" as const, "long" as const]);
  const brief: Brief = {
    style,
    seed: number,
    market,
    agent: cardOf(market),
    link: choose("link", ["https://homes.example/p/1", null]) ?? null,
    date: "2026-11-23",
    ...(occasion ? { occasion } : {}),
    ...(length ? { length } : {}),
  };
  return {
    market,
    listing,
    brief,
    piece: compose(listing, brief, { platform: platform.id, language, kind: kindOf(platform.family) }),
  };
}

/** Words of a piece that its market forbids. */
export const forbiddenIn = ({ piece }: Composed): Finding[] =>
  piece.findings.filter(({ severity, text }) => severity === "block" && text !== "");

/** What its market wants stated and the piece does not state. */
export const missingIn = ({ piece }: Composed): Finding[] =>
  piece.findings.filter(({ severity, text }) => severity === "block" && text === "");
