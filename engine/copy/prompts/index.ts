/** The brief as a model reads it: the facts, the platform's limits, the style, and the rules that the fact lock will check. */
import { filled, type PromptTexts } from "#contract/admin/prompts";
import type { Brief, CopyLanguage, CopyStyle, PieceKind, Untraced } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { Platform } from "#contract/platform";

export interface PromptTarget {
  readonly platform: Platform;
  readonly language: CopyLanguage;
  readonly kind: PieceKind;
}

const languageNames: Record<CopyLanguage, string> = {
  zh: "Simplified Chinese",
  en: "English",
  ja: "Japanese",
  ko: "Korean",
  fr: "French",
  de: "German",
};

const styles: Record<CopyStyle, string> = {
  professional: "complete and dry, third person, every sentence carries a fact",
  friendly: "first person, like a chat with someone you know, one honest observation",
  luxury: "calm and short, the picture first, few facts in one quiet line, no grand adjectives",
  trendy: "price or a question first, clipped sentences, second person",
};

const instructions = `You write for a licensed real-estate agent. You are given confirmed facts about one home and nothing else is known.
Rules that a checker enforces after you:
- Every number, name, place, distance, view, school, station and feature must stand in the facts. Leave out what is not there. Never estimate, never add minutes, never convert currencies. Square metres may be shown in square feet beside them.
- No superlatives, no promise of value or return, nothing about the kind of people who should live there.
- Write as a native who sells homes in that language, for that platform; never translate word by word.`;

const task = `Platform: {{platform}}.
Language: {{language}}.
Style: {{style}}.
{{limits}}
Signed by: {{agent}}
Facts:
{{facts}}`;

/** Version 0: what comes with the product. */
export const ownPrompt: PromptTexts = { instructions, task, styles };

/** The form we read; no wording of an administrator's may change it. */
const form = `Answer with one JSON object and nothing else: {"title": string or null, "preheader": string or null, "body": string, "hashtags": [string]}. Hashtags come without the # sign and are not repeated in the body.`;

/** Facts worth telling a model: addresses of pages and where each fact came from are left out. */
function factsOf(listing: Listing): string {
  const { sourceUrl: _url, site: _site, provenance: _provenance, photos, ...facts } = listing;
  const known = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.length > 0 ? value : undefined;
    if (typeof value !== "object" || value === null) return value ?? undefined;
    const entries = Object.entries(value).flatMap(([key, inner]) => {
      const kept = known(inner);
      return kept === undefined ? [] : [[key, kept] as const];
    });
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  };
  return JSON.stringify(known({ ...facts, photoCount: photos.length }), null, 1);
}

function limits({ platform, kind }: PromptTarget): string {
  const { max, unit, titleMax } = platform.text;
  return [
    max === null
      ? ""
      : `The body with its hashtags may use at most ${max} ${unit}; stay below ${Math.floor(max * 0.9)}.`,
    titleMax === null
      ? "Set title to null unless the platform shows one."
      : `The title may have at most ${titleMax} characters.`,
    `At most ${platform.hashtags.recommended} hashtags.`,
    platform.linksInText ? "" : "No links.",
    kind === "email"
      ? "title is the subject (under 60 characters), preheader one line that adds to it; body in paragraphs, no greeting lines beyond one."
      : "",
    kind === "sms" ? "One or two sentences; sender and opt-out are added by us." : "",
  ]
    .filter(Boolean)
    .join("\n");
}

/** The first request. `notes` carries what the checker found in an earlier answer. */
export function promptFor(
  listing: Listing,
  brief: Brief,
  target: PromptTarget,
  notes: readonly string[] = [],
  texts = ownPrompt,
) {
  const { platform, language, kind } = target;
  const { agent } = listing;
  const signs = {
    name: brief.agent?.name ?? agent.name,
    company: brief.agent?.company ?? agent.company,
    phone: brief.agent?.phone ?? agent.phone,
  };
  const asked = filled(texts.task, {
    platform: `${platform.name.en} (${platform.family}), ${kind}`,
    language: languageNames[language],
    style: `${brief.style}: ${texts.styles[brief.style]}`,
    limits: limits(target),
    facts: factsOf(listing),
    agent: JSON.stringify(signs),
  });
  const mend = notes.map((note) => `\n- ${note}`).join("");
  const prompt = mend ? `${asked}\nYour last answer was refused. Mend this and answer again:${mend}` : asked;
  return { instructions: `${texts.instructions}\n${form}`, prompt };
}

/** What the fact lock found, as a note to the model. */
export const untracedNote = (found: Untraced): string =>
  `"${found.text}" (${found.kind}) does not follow from the facts: leave it out.`;
