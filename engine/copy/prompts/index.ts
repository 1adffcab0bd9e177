/**
 * What a model is asked: one request a language for the whole pack. It holds the home (fenced, as data), what is said of
 * it in this language, each piece with its angle and its platform's craft, the voice, the market's law, what the fact lock
 * refuses, and three touchstones. `listcast prompts` prints it.
 */
import { filled, type PromptTexts } from "#contract/admin/prompts";
import type { Brief, CopyLanguage, CopyStyle } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { getPlatform } from "#engine/platforms/index";
import { leadsOf } from "../angles.ts";
import { pieceName } from "../drafts/draft.ts";
import type { Target } from "../writing/plan.ts";
import { craftOf } from "./craft.ts";
import { fenced, fenceRule } from "./fence.ts";
import { homeTold, signerTold } from "./home.ts";
import { lawFor } from "./law.ts";
import { lockRules } from "./lock-rules.ts";
import { touchstones } from "./touchstones/index.ts";

export interface ModelRequest {
  /** Who the model is and the rules it keeps. */
  readonly instructions: string;
  /** The task, with the facts. */
  readonly prompt: string;
  /** Pictures it is about, as JPEG; only models that see take them. */
  readonly pictures?: readonly Uint8Array[];
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
  professional: "complete and clear, third person; every sentence carries a fact and is read as prose, not as a form",
  friendly:
    "like a chat with someone you know: warm and concrete, a small moment of a day there; a stated drawback gets one light word at most",
  luxury:
    "calm and unhurried, one picture before any figure, few facts in one quiet line; no drawback but where the law wants it, no unit prices, no grand adjectives",
  trendy: "quick and playful: one surprise first, short lines with a rhythm, second person; wit, not a row of orders",
};

const instructions = `You write for a licensed real-estate agent, as a native who sells homes in the language asked for; you never translate word by word. You are given confirmed facts about one home, and nothing else is known.
Good copy here: the first line is the home's own asset at a moment when somebody uses it, not a row of features; one thread runs from there to the end; a feature becomes something one does there. The figures a reader decides by (rooms, area, price with its period, what is paid to move in) stand once, in one quiet line. A drawback that the facts state is said once, in passing, with what goes with it; it opens and closes nothing and gets no label ("to be honest", "the catch"). The end is the reader's next step, with the agent's name and number where they are given.
What the facts do not say is left out in silence: never write that something is not stated, missing or to be asked, and never speak of the listing, the facts or the material. The agent is told elsewhere what to add.
What the law wants stated stands once, together, near the end, in the terms of the language written; a foreign term of law gets a rendering people understand.
Not: filler about budgets or lifestyles, adjectives in place of facts, questions nobody asks, worries nobody had, orders in a row, sums nobody asked for, lists where the platform's readers want sentences. No two pieces of a pack are built alike, begin alike or end on the same device.`;

const task = `Write these pieces, one object for each:
{{platform}}

Language: {{language}}.
Voice: {{style}}.

What is refused:
{{limits}}

Who signs (name and number may stand in the text as given, once): {{agent}}

The home:
{{facts}}`;

/** Version 0: what comes with the product. */
export const ownPrompt: PromptTexts = { instructions, task, styles };

/** The form we read; no wording of an administrator's may change it. */
const form = `Answer with one line of JSON for each piece, in the order asked, and with nothing else: no list around them, no code fence, no remarks. A line is {"piece": name as asked, "title": string or null, "preheader": string or null, "body": string, "hashtags": [string]}. Line breaks inside a text are written \\n. Hashtags come without the # sign and are not repeated in the body.`;

/** Pieces of one pack lead with different things; all with the agent's choice where there is one. */
function leadFor(leads: ReturnType<typeof leadsOf>, brief: Brief, index: number): string {
  const chosen = leads.find(({ id }) => id === brief.lead);
  const lead = chosen ?? leads[index % Math.max(1, leads.length)];
  return lead ? `Lead with: ${JSON.stringify(lead.label)}.` : "";
}

function piecesAsked(listing: Listing, brief: Brief, language: CopyLanguage, targets: readonly Target[]): string {
  const leads = leadsOf(listing, language).slice(0, 6);
  return targets
    .map((target, index) => {
      const platform = getPlatform(target.platform);
      if (!platform) throw new AppError("not_found", { data: { what: target.platform } });
      const { kind } = target;
      return `- ${JSON.stringify(pieceName(target))} (${platform.name.en}): ${leadFor(leads, brief, index)} ${craftOf(platform, kind, language)}`;
    })
    .join("\n");
}

function refused(listing: Listing, brief: Brief, language: CopyLanguage): string {
  const law = lawFor(listing, brief, language);
  return law === null
    ? lockRules
    : `${lockRules}\nThe advertising law of this market, as data:\n${JSON.stringify(law)}`;
}

const examples = (language: CopyLanguage): string =>
  [
    `What good copy in ${languageNames[language]} sounds like. These are other homes: no fact, name or number of theirs belongs here, and no sentence is to be copied.`,
    ...touchstones[language].map(({ family, style, text }) => `[${family}, ${style}]\n${text}`),
  ].join("\n\n");

/** The home in its fence, for the pack and for single sentences. */
export const homeFenced = (listing: Listing, brief: Brief, language: CopyLanguage): string =>
  fenced(homeTold(listing, brief, language));

/**
 * One request for `targets`, which are of one language. Throws `not_found` for an unknown platform, `invalid_input` for a
 * language without a realiser.
 */
export function packRequest(
  listing: Listing,
  brief: Brief,
  language: CopyLanguage,
  targets: readonly Target[],
  texts: PromptTexts = ownPrompt,
): ModelRequest {
  const prompt = filled(texts.task, {
    platform: piecesAsked(listing, brief, language, targets),
    language: languageNames[language],
    style: `${brief.style}: ${texts.styles[brief.style]}`,
    limits: refused(listing, brief, language),
    facts: homeFenced(listing, brief, language),
    agent: fenced(signerTold(listing, brief, language)),
  });
  return { instructions: [texts.instructions, fenceRule, examples(language), form].join("\n\n"), prompt };
}
