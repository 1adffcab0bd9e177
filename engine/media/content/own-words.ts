/** An agent's own words on a poster: put in the place of what the home says by itself, and checked as any text of theirs. */
import type { Brief, CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { type PosterCheck, type PosterSlot, type PosterWords, posterSlots } from "#contract/media/poster-words";
import { adContext } from "#engine/compliance/ad-context";
import { withAnswers } from "#engine/compliance/answers";
import { check } from "#engine/compliance/check";
import { tracerOf } from "#engine/copy/writing/finish-piece";
import { signerOf } from "#engine/copy/writing/signer";
import type { PictureContent } from "./content.ts";

/** Between facts of one line, as they are shown. */
const DOT = " · ";
/** As many as the slot takes. */
const MOST_FACTS = 8;
/** A picture is a post of its own kind: rules of one platform are not asked. */
const NO_PLATFORM = null;

/** What stands in each slot; empty where nothing does. */
export function wordsIn({ headline, name, place, price, facts, agent }: PictureContent): Record<PosterSlot, string> {
  return {
    headline: headline ?? "",
    name,
    place: place ?? "",
    price: price ?? "",
    facts: facts.join(DOT),
    agentName: agent?.name ?? "",
    agentPhone: agent?.phone ?? "",
    agentCompany: agent?.company ?? "",
  };
}

/** Own words where there are some: undefined leaves what stands there, empty takes it away. */
const over = (own: string | undefined, now: string | null): string | null =>
  own === undefined ? now : own.trim() === "" ? null : own.trim();

function agentWith(agent: PictureContent["agent"], words: PosterWords): PictureContent["agent"] {
  const name = over(words.agentName, agent?.name ?? null) ?? agent?.name ?? null;
  if (name === null) return null;
  return {
    ...(agent ?? { licence: null }),
    name,
    phone: over(words.agentPhone, agent?.phone ?? null),
    // the firm is what laws want named first of all
    company: over(words.agentCompany, agent?.company ?? null) ?? agent?.company ?? null,
  };
}

/** The content with own words in place of its own. A home, who signs for it and their firm keep a name. */
export function withWords(content: PictureContent, words: PosterWords): PictureContent {
  const facts = words.facts?.split("·").map((one) => one.trim());
  return {
    ...content,
    headline: over(words.headline, content.headline),
    name: over(words.name, content.name) ?? content.name,
    place: over(words.place, content.place),
    price: over(words.price, content.price),
    facts: facts ? facts.filter((one) => one !== "").slice(0, MOST_FACTS) : content.facts,
    agent: agentWith(content.agent, words),
  };
}

/** What facts and law object to in a text of a picture or a film; null where nothing. */
export function objectionsTo(
  listing: Listing,
  brief: Brief,
  language: CopyLanguage,
): (text: string) => Pick<PosterCheck, "findings" | "untraced"> | null {
  const trace = tracerOf(listing, brief);
  const { facts, names, context: home } = adContext(listing, signerOf(listing, brief), NO_PLATFORM, brief.date ?? null);
  const context = withAnswers(home, brief.answers);
  const { market } = brief;
  return (text) => {
    const findings = market ? check({ market, language, text, facts, names, context }) : [];
    const untraced = trace(language, text);
    return findings.length + untraced.length > 0 ? { findings, untraced } : null;
  };
}

/** What facts and law object to, text by text; texts without fault are left out. */
export function checkWords(listing: Listing, brief: Brief, language: CopyLanguage, words: PosterWords): PosterCheck[] {
  const objections = objectionsTo(listing, brief, language);
  return posterSlots.flatMap((slot) => {
    const text = words[slot]?.trim() ?? "";
    const found = text === "" ? null : objections(text);
    return found ? [{ slot, ...found }] : [];
  });
}
