/** The content plan: which facts, in what weight, with whose voice. One plan serves one piece; it knows no sentence. */
import { type Brief, type CopyLanguage, type CopyStyle, copyStyles, type PieceKind } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { Platform } from "#contract/platform";
import { specificationPlatforms } from "#engine/platforms/index";
import type { LanguageRealiser } from "../languages/base/language.ts";
import type { Values } from "../languages/base/template.ts";
import { type Basis, basisOf, DECIDES } from "./basis.ts";
import { type Choose, chooser, hash } from "./seeded-choice.ts";

/** What one piece is for. */
export type Target = { readonly platform: string; readonly language: CopyLanguage; readonly kind: PieceKind };

/** What is sayable of the home is its basis' (./basis.ts); of its essentials a plan may keep fewer. */
export type Plan = Omit<Basis, "sayable"> & {
  /** What it shares with other plans of the home: what follows from that alone is worked out once. */
  readonly basis: Basis;
  readonly brief: Brief;
  readonly platform: Platform;
  readonly kind: PieceKind;
  readonly lang: LanguageRealiser;
  readonly style: CopyStyle;
  /** Everything this language can say about the home, people and page included. */
  readonly values: Values;
  /** Names of facts, the most telling first: the first ones survive a short limit. */
  readonly ranked: readonly string[];
  /** Is where the home is said wherever there is room, in languages with articles? */
  readonly placed: boolean;
  readonly choose: Choose;
  /** Arcs, angles and templates that neighbours have taken (see ./seeded-choice.ts). */
  readonly avoid: ReadonlySet<string>;
};

/** Short posts choose: beyond the most telling facts each leaves out its own few. Long texts and messages tell everything. */
const isShort = (platform: Platform): boolean =>
  !["article", "portal", "message", "email", "sms"].includes(platform.family);

/** Where a piece stands among its neighbours, so that no two of them take the same wordings. */
function shiftOf(platform: string, style: CopyStyle): number {
  const at = (specificationPlatforms as readonly string[]).indexOf(platform);
  const styleAt = copyStyles.indexOf(style);
  return (at >= 0 ? at : hash(platform) % 11) + styleAt;
}

/** Which facts a short post may leave to its neighbours: those that weigh less than this. */
const leaving = { all: 0, none: DECIDES, minor: DECIDES, more: 68, any: 1000 } as const;
type Lean = keyof typeof leaving;

/**
 * `lean`: short posts leave out their own few of the minor facts, as neighbours must differ, and of any where nothing else tells
 * them apart. `decided`: so many of the facts that decide are told whatever else there is.
 */
export function planOf(
  listing: Listing,
  brief: Brief,
  platform: Platform,
  kind: PieceKind,
  lang: LanguageRealiser,
  avoid: ReadonlySet<string> = new Set(),
  lean: Lean = "minor",
  decided = Number.POSITIVE_INFINITY,
  placed = true,
): Plan {
  const basis = basisOf(listing, brief, platform.family, kind, lang);
  const { sayable, ...shared } = basis;
  const { style } = brief;
  const choose = chooser(brief.seed, shiftOf(platform.id, style));
  const worded = Object.fromEntries(
    kind === "post"
      ? [...shared.known.wordings].map(([fact, wordings]) => [fact, choose(`wording/${fact}`, wordings)] as const)
      : [],
  );
  const essentials = basis.essentials.slice(0, decided);
  const essential = new Map(essentials.map((fact, at) => [fact, (essentials.length - at) * 10 + 110]));
  const all = sayable
    .map((one) => ({
      ...one,
      rank:
        // what the agent wants first outlives every shortening
        (one.fact === brief.lead ? 400 : 0) +
        // what decides falls last, and in its own order
        (essential.get(one.fact) ?? 0) +
        one.weighs +
        (hash(`${brief.seed}/${one.fact}`) % 9) -
        4,
    }))
    .sort((a, b) => b.rank - a.rank);
  // how much is left out differs from variant to variant too, so that one of them stands apart
  const most = 3 + (hash(`most/${brief.seed}`) % 3);
  const share = lean !== "none" ? 35 + (hash(`share/${brief.seed}`) % 60) : 20;
  // a letter is read whole, whatever platform it was asked for with
  const chooses = kind === "post" && isShort(platform) && brief.length !== "long";
  const kept = chooses
    ? all.filter(
        ({ fact, held, stops }, at) =>
          held ||
          at < most ||
          essential.has(fact) ||
          // what makes a reader stop is left to no neighbour: this reader never sees that one
          stops >= leaving[lean] ||
          hash(`${brief.seed}/${platform.id}/${style}/${fact}`) % 100 >= share,
      )
    : all;
  return {
    ...shared,
    basis,
    brief,
    platform,
    kind,
    lang,
    style,
    values: { ...basis.values, ...worded },
    ranked: kept.map(({ fact }) => fact),
    essentials,
    placed,
    choose,
    avoid,
  };
}
