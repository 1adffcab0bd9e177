/** What a model is told of a home: the page's own facts, and how this language says what was read from them. */
import type { Brief, CopyLanguage } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { getPlatform } from "#engine/platforms/index";
import { realiserOf } from "../languages/index.ts";
import { occasionIn } from "../occasions/occasion.ts";
import { type Plan, planOf } from "../writing/plan.ts";
import { signerFor } from "../writing/signer.ts";

/** A platform of many words: nothing is left out for want of room. */
const ROOMY = "rightmove";

/** Without what is null, empty or an empty list. */
function known(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value : undefined;
  if (typeof value !== "object" || value === null) return value ?? undefined;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const kept = known(inner);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Addresses of pages, where each fact came from and who published it are left out. */
function pageFacts(listing: Listing): unknown {
  const { sourceUrl: _url, site: _site, provenance: _from, agent: _agent, photos, ...facts } = listing;
  return known({ ...facts, photoCount: photos.length });
}

/** Throws `invalid_input` for a language without a realiser. */
function planIn(listing: Listing, brief: Brief, language: CopyLanguage): Plan {
  const lang = realiserOf(language);
  const platform = getPlatform(ROOMY);
  if (!lang || !platform) throw new AppError("invalid_input", { data: { language } });
  return planOf(listing, brief, platform, "post", lang);
}

export interface HomeTold {
  /** The page, field by field. */
  readonly page: unknown;
  /** What every post tells of first: an open house, another price; absent: the home alone. */
  readonly occasion?: string;
  /** How this language says it: names, units and money already rendered. */
  readonly sayable: Readonly<Record<string, string>>;
  /** What of the deal is known. What is missing is asked of the agent, not told to whoever writes: texts that named it were not wanted. */
  readonly material: Readonly<Record<string, string>>;
  /** Features in the page's own words that no statement covers: to be quoted or left out. */
  readonly quotes: readonly string[];
}

/** Throws `invalid_input` for a language without a realiser. */
export function homeTold(listing: Listing, brief: Brief, language: CopyLanguage): HomeTold {
  const plan = planIn(listing, brief, language);
  const { material } = plan.known;
  const occasion = occasionIn(listing, brief, plan.lang)?.line;
  const texts = Object.entries(plan.values).flatMap(([name, text]) =>
    text && !name.includes(".") ? [[name, plan.lang.tidy(text)] as const] : [],
  );
  const people = new Set(["agent", "company", "phone", "licence"]);
  return {
    page: pageFacts(listing),
    ...(occasion ? { occasion } : {}),
    sayable: Object.fromEntries(texts.filter(([name]) => !material.includes(name) && !people.has(name))),
    material: Object.fromEntries(texts.filter(([name]) => material.includes(name))),
    quotes: plan.known.quotes,
  };
}

/** Who signs, as readers of this language read the names. */
export function signerTold(listing: Listing, brief: Brief, language: CopyLanguage): unknown {
  const { name, phone, company, licence } = signerFor(listing, brief, language, "portal");
  return known({ name, phone, company, licence }) ?? {};
}
