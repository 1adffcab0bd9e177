/**
 * Keeps neighbours apart: a post for one of the specification's six platforms is written so that it differs from the
 * posts of the other five in the same style and from its own in other styles. Shapes and wordings do most of it; where
 * two still come out alike (short posts of a home with few facts), the later one in a fixed order takes another variant.
 */
import { type Brief, type CopyStyle, copyStyles } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { Platform } from "#contract/platform";
import { getPlatform, specificationPlatforms } from "#engine/platforms/index";
import type { LanguageRealiser } from "./languages/base/language.ts";
import { type Attempt, writePost } from "./post.ts";
import { likeness, type Trigrams, trigrams } from "./similarity.ts";
import { planOf } from "./writing/plan.ts";

/** Alike enough for a reader to notice; the promise is 0.6. */
const alike = 0.54;
const variants = 32;
const MOST_LINES_LEFT_OUT = 3;
/** A prime step, so that a variant is no other seed's first choice. */
const step = 7919;

const six: readonly string[] = specificationPlatforms;

type Neighbour = { readonly platform: string; readonly style: CopyStyle };

/** Those before it in the order: the same style on earlier platforms, the same platform in earlier styles. */
const earlier = (platform: string, style: CopyStyle): Neighbour[] => [
  ...six.slice(0, six.indexOf(platform)).map((other) => ({ platform: other, style })),
  ...copyStyles.slice(0, copyStyles.indexOf(style)).map((other) => ({ platform, style: other })),
];

interface Written {
  readonly grams: Trigrams;
  readonly made: Attempt;
}
const written = new WeakMap<Listing, Map<string, Written>>();

/** What a neighbour is like; in a pack it is the neighbour itself, so each is written once. */
function writtenBy(listing: Listing, brief: Brief, neighbour: Neighbour, lang: LanguageRealiser): Written | null {
  const platform = getPlatform(neighbour.platform);
  if (!platform) return null;
  const own = { ...brief, style: neighbour.style };
  const key = JSON.stringify([own, neighbour.platform, lang.code]);
  const known = written.get(listing) ?? new Map<string, Written>();
  written.set(listing, known);
  const cached = known.get(key);
  if (cached) return cached;
  // what a check took from one piece is no reason to write its neighbours anew
  const attempt = writeApart(listing, own, platform, lang, new Set());
  const made = { grams: trigrams(attempt.told), made: attempt };
  known.set(key, made);
  return made;
}

interface Try {
  readonly made: Attempt;
  /** How alike the nearest neighbour is. */
  readonly nearest: number;
  readonly variant: number;
  readonly without: ReadonlySet<string>;
}

/**
 * The first variant that is unlike all earlier neighbours, else the most unlike, with the lines left out that make it alike.
 * Platforms beyond the six are written as they come.
 */
export function writeDiverse(
  listing: Listing,
  brief: Brief,
  platform: Platform,
  lang: LanguageRealiser,
  banned: ReadonlySet<string>,
): Attempt {
  const own = banned.size > 0 ? null : writtenBy(listing, brief, { platform: platform.id, style: brief.style }, lang);
  return own?.made ?? writeApart(listing, brief, platform, lang, banned);
}

function writeApart(
  listing: Listing,
  brief: Brief,
  platform: Platform,
  lang: LanguageRealiser,
  banned: ReadonlySet<string>,
): Attempt {
  const neighbours = six.includes(platform.id) ? earlier(platform.id, brief.style) : [];
  const others = neighbours.flatMap((neighbour) => writtenBy(listing, brief, neighbour, lang) ?? []);
  const avoid = new Set(others.flatMap(({ made }) => [...made.taken.keys()]));
  const attempt = (variant: number, without: ReadonlySet<string>): Try => {
    const plan = planOf(listing, { ...brief, seed: brief.seed + variant * step }, platform, "post", lang, avoid);
    const made = writePost(listing, plan, without);
    const own = others.length > 0 ? trigrams(made.told) : null;
    const nearest = own ? Math.max(...others.map(({ grams }) => likeness(own, grams))) : 0;
    return { made, variant, without, nearest };
  };
  let best = attempt(0, banned);
  for (let variant = 1; variant < variants && best.nearest >= alike; variant++)
    best = further(best, attempt(variant, banned));
  // what the home is, what it costs and how to see it is said by every post
  const { home, money, calls } = lang.story;
  const due = new Set([home, money, calls].flatMap((part) => part[brief.style]));
  // a first line that the agent chose stays, alike or not
  const most = brief.lead === undefined ? MOST_LINES_LEFT_OUT : 0;
  for (let left = 0; left < most && best.nearest >= alike; left++) {
    const { made, variant, without } = best;
    const lines = [...made.taken].flatMap(([line, words]) => (words === "" || due.has(line) ? [] : [line]));
    const next = lines.map((line) => attempt(variant, new Set([...without, line]))).reduce(further, best);
    if (next === best) break;
    best = next;
  }
  return best.made;
}

/** The one whose nearest neighbour is less alike. */
const further = (a: Try, b: Try): Try => (b.nearest < a.nearest ? b : a);
