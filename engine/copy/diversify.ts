/**
 * Keeps neighbours apart: a post for one of the specification's six platforms is written so that it differs from the
 * posts of the other five in the same style and from its own in other styles, and tells most of what a reader decides by.
 * Shapes and wordings do most of it; of several variants the later one in a fixed order takes the fullest that stands apart.
 */
import { type Brief, type CopyStyle, copyStyles } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { Platform } from "#contract/platform";
import { specificationPlatforms } from "#engine/platforms/index";
import { isGraveLine } from "./arcs/deciding.ts";
import type { LanguageRealiser } from "./languages/base/language.ts";
import { type Attempt, writePost } from "./post.ts";
import { likeness, type Trigrams, trigrams } from "./similarity.ts";
import { repetitionOf, tellingFacts, worthOf } from "./worth.ts";
import { planOf } from "./writing/plan.ts";
import type { Taken } from "./writing/seeded-choice.ts";
import { core } from "./writing/telling.ts";

/** Alike enough for a reader to notice, so that a term which decides is rather left out; the promise is 0.6. */
const alike = 0.585;
/** How many variants are tried with all of the minor facts, and without how many of a text's longest lines. */
const scenic = { full: 0, lines: Number.POSITIVE_INFINITY } as const;
/** A plain post tells more, and each try costs more. */
const plainly = { full: 3, lines: 5 } as const;
const MOST_LINES_LEFT_OUT = 3;
/** Where posts are alike with all that decides: what the home is and where, with its stop and without, at last only what it is. */
const fewer = [
  { told: 6, variants: 10 },
  { told: 4, variants: 30 },
  { told: 3, variants: 40 },
] as const;
/** So many variants that stand apart are held against one another, for what they tell: more find 1 % more, for a third more work. */
const COMPARED = 3;
/** So many are tried for them. */
const WEIGHED = 16;
/** So many are tried where all are too much like a neighbour; with much to tell, later ones hardly ever stand apart. */
const MOST_VARIANTS = { scenic: 48, plain: 20 } as const;
/** So many variants are told along plots, and leave nothing out; where none of them stands apart the arcs have their turn. */
const PLOTTED = 6;
/** What variant this is, and what it therefore leaves to its neighbours: the more, the later it is tried. */
const leanOf = (variant: number, full: number, plotted: boolean, decided: number | undefined) => {
  // a plot differs from others by itself, and leaves nothing to them
  if (variant < PLOTTED && plotted) return "all";
  if (variant < full) return "none";
  if (decided !== undefined || variant >= 2 * WEIGHED) return "any";
  return variant < WEIGHED ? "minor" : "more";
};
/** A prime step, so that a variant is no other seed's first choice. */
const step = 7919;

const six: readonly string[] = specificationPlatforms;

type Neighbour = { readonly platform: string; readonly style: CopyStyle };

/** Those before it in the order: the same style on earlier platforms, the same platform in earlier styles. None beyond the six. */
export const earlierNeighbours = (platform: string, style: CopyStyle): Neighbour[] =>
  six.includes(platform)
    ? [
        ...six.slice(0, six.indexOf(platform)).map((other) => ({ platform: other, style })),
        ...copyStyles.slice(0, copyStyles.indexOf(style)).map((other) => ({ platform, style: other })),
      ]
    : [];

/** A post as its neighbours see it. */
export interface Told {
  readonly grams: Trigrams;
  /** The same with its signature. */
  readonly signed: Trigrams;
  readonly taken: Taken;
}
export const toldBy = ({ told, body, taken }: Attempt): Told => ({
  grams: trigrams(told),
  signed: trigrams(body),
  taken,
});

/** How alike the nearest of its neighbours is, with and without the signature that they share. */
function nearestTo(made: Attempt, others: readonly Told[]): number {
  if (others.length === 0) return 0;
  const [grams, signed] = [trigrams(made.told), trigrams(made.body)];
  return Math.max(...others.flatMap((other) => [likeness(grams, other.grams), likeness(signed, other.signed)]));
}
/** A post that opens with what a neighbour opens with tells so much less: a reader of both meets one home in one light. */
const SAME_LEAD = 0.2;
const leadsOf = (taken: Taken): string[] => [...taken.keys()].filter((name) => name.startsWith("scene/"));
/** A post thought out whole is worth more than one joined of sentences that tells so much more. */
const WHOLE = 0.3;
/** One that tells so much, and is told along a plot, needs no other beside it. */
const SUFFICES = WHOLE + 0.45;
const isPlotted = (taken: Taken): boolean => [...taken.keys()].some((name) => name.startsWith("plot/"));
/** Who signs is not left out. */
const signs = /\{(?:company|licence)/u;

interface Try {
  readonly made: Attempt;
  /** How alike the nearest neighbour is. */
  readonly nearest: number;
  readonly variant: number;
  readonly without: ReadonlySet<string>;
  /** So many of the facts that decide it was made to tell; undefined: all. */
  readonly decided: number | undefined;
  /** The share of what a reader decides by that it tells, less where it says a thing twice or opens as a neighbour does. */
  readonly worth: number;
}

/**
 * Of the variants that are unlike all earlier neighbours the one that tells most, else the most unlike, with the lines left out
 * that make it alike. Platforms beyond the six have no neighbours: of theirs all stand apart. `turn`: another choice of everything.
 */
export function writeDiverse(
  listing: Listing,
  brief: Brief,
  platform: Platform,
  lang: LanguageRealiser,
  { banned, turn, others }: { banned: ReadonlySet<string>; turn: number; others: readonly Told[] },
): Attempt {
  const avoid = new Set(others.flatMap(({ taken }) => [...taken.keys()]));
  const first = planOf(listing, brief, platform, "post", lang, avoid);
  const { plain, essentials } = first;
  const telling = tellingFacts(first);
  const keeps = essentials.length > 0;
  const effort = plain ? plainly : scenic;
  // by how much of what decides they tell: other variants come out about as long
  const lengths = new Map<number | undefined, Attempt>();
  const unplotted = { ...lang, plots: [] };
  const attempt = (variant: number, without: ReadonlySet<string>, decided?: number): Try => {
    const plan = planOf(
      listing,
      { ...brief, seed: brief.seed + turn * 101 + variant * step },
      platform,
      "post",
      variant < PLOTTED && decided === undefined ? lang : unplotted,
      avoid,
      leanOf(variant, effort.full, lang.plots.length > 0, decided),
      decided,
      variant < WEIGHED,
    );
    const made = writePost(listing, plan, without, lengths.get(decided)?.shortened);
    if (keeps && !lengths.has(decided)) lengths.set(decided, made);
    // what the platform takes comes before what a reader notices
    const nearest = made.tooLong ? Number.POSITIVE_INFINITY : nearestTo(made, others);
    return {
      made,
      variant,
      without,
      nearest,
      decided,
      worth:
        worthOf(telling, made.said) +
        (isPlotted(made.taken) ? WHOLE : 0) -
        repetitionOf(plan, made.told) -
        (leadsOf(made.taken).some((lead) => avoid.has(lead)) ? SAME_LEAD : 0),
    };
  };
  // what the home is, what it costs and how to see it is said by every post
  const { home, money, calls } = lang.story;
  const due = new Set([home, money, calls].flatMap((part) => part[brief.style]));
  // a first line that the agent chose stays, alike or not
  const lost = brief.lead === undefined ? MOST_LINES_LEFT_OUT : 0;
  const tries = [attempt(0, banned)];
  const leaveOut = (from: Try, pick: typeof further): Try => {
    let best = from;
    for (let left = 0; left < lost && best.nearest >= alike; left++) {
      const { made, variant, without, decided } = best;
      const told = [...made.taken].filter(
        ([line, words]) => words !== "" && !due.has(line) && !isGraveLine(line) && !(keeps && signs.test(line)),
      );
      const some = effort === scenic ? told : told.sort(([, a], [, b]) => b.length - a.length).slice(0, effort.lines);
      const lines = some.map(([line]) => line);
      const next = lines.map((line) => attempt(variant, new Set([...without, line]), decided)).reduce(pick, best);
      if (next === best) break;
      best = next;
    }
    return best;
  };
  const apart = (): Try[] => tries.filter(({ nearest }) => nearest < alike);
  const most = plain ? MOST_VARIANTS.plain : MOST_VARIANTS.scenic;
  const enough = (variant: number): boolean => {
    const some = apart();
    return some.some(({ worth }) => worth >= SUFFICES) || some.length >= (variant < WEIGHED ? COMPARED : 1);
  };
  for (let variant = 1; variant < most && !enough(variant); variant++) tries.push(attempt(variant, banned));
  const [one, ...more] = apart();
  if (one) return more.reduce(worthier, one).made;
  const whole = leaveOut(tries.reduce(further), further);
  if (whole.nearest < alike) return whole.made;
  if (!keeps) return leaveOut(tries.reduce(furthest), furthest).made;
  // rather fewer of the terms that decide, the last of them first, than two posts that a reader takes for one; at the end other wordings of what the home is
  // a post with much to tell says where the home is, whatever else it has in common with its neighbours
  const able = fewer.filter(({ told }) => (told > core.size ? told < essentials.length : !plain));
  for (const { told, variants } of able)
    for (let variant = 0; variant < variants; variant++) {
      const next = attempt(variant, banned, told);
      if (next.nearest < alike) return next.made;
      tries.push(next);
    }
  const least = leaveOut(tries.reduce(furthest), furthest);
  return (least.nearest < whole.nearest ? least : whole).made;
}

/** How little of what no post of its home is without this one lacks. */
const wholeness = ({ made }: Try): number => [...core].filter((fact) => made.said.has(fact)).length - made.lacks;

/** The one that tells more of what decides. */
const worthier = (a: Try, b: Try): Try => (b.worth > a.worth ? b : a);

/** The one whose nearest neighbour is less alike. */
const furthest = (a: Try, b: Try): Try => (b.nearest < a.nearest ? b : a);

/** The same, so long as it says no less of what the home is. */
const further = (a: Try, b: Try): Try => (wholeness(b) >= wholeness(a) ? furthest(a, b) : a);
