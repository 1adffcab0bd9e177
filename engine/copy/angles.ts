/** What a home's posts could lead with, the best first, and how each voice would begin: for the agent to choose from. */
import type { Angles } from "#contract/campaign";
import { type CopyLanguage, type CopyStyle, copyStyles } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { getPlatform } from "#engine/platforms/index";
import { openingLine } from "./arcs/home-line.ts";
import { openingFor } from "./arcs/leading.ts";
import { plainOpening } from "./arcs/plain.ts";
import { type Scenes, scenesFor, weightOf } from "./arcs/scenes.ts";
import type { LanguageRealiser } from "./languages/base/language.ts";
import { realiserOf } from "./languages/index.ts";
import { points } from "./points/points.ts";
import { type Plan, planOf } from "./writing/plan.ts";
import { writerOf } from "./writing/writer.ts";

/** A platform of many words, where nothing is left out for its limit. */
const ROOMY = "rightmove";
const MOST = 6;
/** Typed facts that a post may lead with, beside the points. */
const typedLeads: ReadonlySet<string> = new Set(["price", "transit", "land", "year", "aspect"]);

const planIn = (listing: Listing, lang: LanguageRealiser, style: CopyStyle, lead?: string): Plan | null => {
  const platform = getPlatform(ROOMY);
  const brief = { style, seed: 1, market: null, agent: null, link: null, ...(lead === undefined ? {} : { lead }) };
  return platform && planOf(listing, brief, platform, "post", lang);
};

function openingsOf(listing: Listing, lang: LanguageRealiser, lead?: string): Angles["openings"] {
  const lines = copyStyles.flatMap((style) => {
    const plan = planIn(listing, lang, style, lead);
    if (!plan) return [];
    const w = writerOf(plan, plan.ranked.length, 0);
    const first = lead === undefined && plan.plain ? plainOpening(lang.plain.leads, plan.known, w) : null;
    const line = openingLine(first ?? openingFor(scenesFor(lang.story, plan), plan.known, w), plan.known, w);
    return line === "" ? [] : [[style, lang.tidy(lang.term(line, plan.facts))] as const];
  });
  return Object.fromEntries(lines);
}

/** Grounds of scenes that can open a post, each with the weight of its best scene. */
function groundsOf({ all }: Scenes): string[] {
  const best = new Map<string, number>();
  for (const scene of all)
    for (const id of scene.open ? scene.on : [])
      if (id in points || typedLeads.has(id)) best.set(id, Math.max(best.get(id) ?? 0, weightOf(scene)));
  return [...best].sort((a, b) => b[1] - a[1]).map(([id]) => id);
}

interface Lead {
  readonly id: string;
  /** As this language names it. */
  readonly label: string;
}

/** What the home's posts could lead with, the best first; none where nothing is known of it. */
export function leadsOf(listing: Listing, language: CopyLanguage): Lead[] {
  const lang = realiserOf(language);
  const plan = lang && planIn(listing, lang, "professional");
  if (!lang || !plan) return [];
  const capital = (text: string): string =>
    lang.marks.capitals ? text.charAt(0).toLocaleUpperCase(lang.code) + text.slice(1) : text;
  return groundsOf(scenesFor(lang.story, plan)).flatMap((id) => {
    const named = plan.values[id];
    const label = named ? lang.tidy(lang.term(lang.bare?.(named) ?? named, plan.facts)).trim() : "";
    return label === "" ? [] : [{ id, label: capital(label) }];
  });
}

/** Throws nothing; a home of which nothing is known has no leads. */
export function anglesOf(listing: Listing, language: CopyLanguage): Angles {
  const lang = realiserOf(language);
  if (!lang) return { openings: {}, leads: [] };
  const leads: Angles["leads"][number][] = [];
  for (const lead of leadsOf(listing, language)) {
    if (leads.length === MOST) break;
    const openings = openingsOf(listing, lang, lead.id);
    if (Object.keys(openings).length > 0) leads.push({ ...lead, openings });
  }
  return { openings: openingsOf(listing, lang), leads };
}
