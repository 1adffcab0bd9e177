/** The last gate of every text, whoever wrote it: label, count, advertising law, fact lock. */
import type { Brief, CopyLanguage, Finding, Piece, PieceKind, Reading, Untraced } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { adContext } from "#engine/compliance/ad-context";
import { withAnswers } from "#engine/compliance/answers";
import type { Context } from "#engine/compliance/applies";
import { check } from "#engine/compliance/check";
import { fold } from "#engine/compliance/fold";
import { getMarket } from "#engine/compliance/markets/index";
import { disclosureRules } from "#engine/compliance/particulars";
import { wordsToAdd } from "#engine/compliance/rewordings/quoted";
import { wouldState } from "#engine/compliance/rule-check";
import { withByHand } from "#engine/compliance/taking-out/by-hand";
import { tracer } from "#engine/copy/fact-lock/index";
import { joined } from "#engine/copy/fact-reading/join";
import { withOccasion } from "#engine/copy/occasions/occasion";
import { getPlatform } from "#engine/platforms/index";
import { countText } from "#engine/platforms/measure";
import { lineInPlainLetters } from "#engine/platforms/plain-letters";
import { labelled } from "./label.ts";
import { advisingOf, hasRoomFor } from "./no-room.ts";
import { isRoomy, particularLines } from "./particulars.ts";
import { signatureOf, signerOf } from "./signer.ts";

/** A text before the gate: from the composer, a model, or an agent's hand. */
export type Draft = {
  readonly platform: string;
  readonly language: CopyLanguage;
  readonly kind: PieceKind;
  readonly title: string | null;
  readonly body: string;
  readonly hashtags: readonly string[];
  readonly preheader: string | null;
  readonly html: string | null;
  readonly writtenBy: string;
  /** What a second reader said of its sentences. */
  readonly readings?: readonly Reading[] | undefined;
};

const contexts = new WeakMap<Listing, Map<string, ReturnType<typeof adContext>>>();

/** `adContext`, read once for each listing, signer, platform and day: a campaign's pieces share a few. */
function contextOf(listing: Listing, brief: Brief, platform: string): ReturnType<typeof adContext> {
  const signer = signerOf(listing, brief);
  const key = JSON.stringify([signer, platform, brief.date ?? null]);
  const made = contexts.get(listing) ?? new Map<string, ReturnType<typeof adContext>>();
  contexts.set(listing, made);
  const context = made.get(key) ?? adContext(listing, signer, platform, brief.date ?? null);
  made.set(key, context);
  return context;
}

/** What is known of the home where a text goes: by its listing, who signs, and what the agent answered. */
export const circumstancesOf = (listing: Listing, brief: Brief, platform: string): Context =>
  withAnswers(adContext(listing, signerOf(listing, brief), platform).context, brief.answers);

/**
 * What the law says of a text that is written as it will be shown. Findings of the title too; they have no place in the body, so they stand at its start with no width.
 */
export function findingsOf(listing: Listing, brief: Brief, draft: Draft, body: string): Finding[] {
  if (!brief.market) return [];
  const { context, facts, names } = contextOf(listing, brief, draft.platform);
  const common = {
    market: brief.market,
    language: draft.language,
    facts,
    names,
    context: withAnswers(context, brief.answers),
  };
  // a short post that leads to the whole advertisement states the rest there
  const leads = brief.link !== null && body.includes(brief.link) && !isRoomy(draft.platform);
  // what is sold or let is offered no more: only who offered it must still be named
  const gone = brief.occasion?.kind === "closed";
  const wanted = leads || gone ? disclosureRules(brief.market, draft.language) : [];
  const excused = new Set(wanted.filter(({ factMentions }) => leads || factMentions.length === 0).map(({ id }) => id));
  const mild = (finding: Finding): Finding => (excused.has(finding.rule) ? { ...finding, severity: "warn" } : finding);
  const signature = signatureOf(listing, brief);
  const rules = getMarket(brief.market)?.rules ?? [];
  // several things are missing at once, and the same words are tried for each of them
  const longer = new Map<string, { readonly folded: string; readonly fits: boolean }>();
  const put = (words: string): { readonly folded: string; readonly fits: boolean } => {
    const text = `${body}\n${words}`;
    const made = longer.get(words) ?? { folded: fold(text).text, fits: hasRoomFor(draft, text) };
    longer.set(words, made);
    return made;
  };
  const lacking = (finding: Finding): Finding =>
    finding.text !== "" ||
    wordsToAdd(finding, { language: draft.language, body }, signature).some((words) => {
      const { folded, fits } = put(words);
      return fits && wouldState(rules, finding.rule, folded, facts);
    })
      ? finding
      : { ...finding, byHand: true };
  const inBody = (text: string, title: string | null): Finding[] =>
    check({
      ...common,
      text,
      kind: draft.kind,
      mode: "ad",
      ...(draft.kind === "email" ? { subject: title } : {}),
    });
  const inTitle = (title: string | null): Finding[] => {
    const text = [title, ...draft.hashtags].filter((line) => line !== null).join("\n");
    // a label is too short to weigh: what its words forbid is told, what it merely resembles is not
    return text === "" ? [] : check({ ...common, text, likeness: false });
  };
  const told = inBody(body, draft.title);
  const above = inTitle(draft.title);
  const advising = advisingOf(listing, brief, draft, body);
  const found = [
    ...above.map((finding) => ({ ...finding, start: 0, end: 0 })),
    ...told.map(mild).map(lacking).map(advising),
  ];
  const weight = (findings: readonly Finding[]): number =>
    findings.filter(({ severity }) => severity !== "info").length;
  const most = weight(told) + weight(above);
  return withByHand({ ...draft, body, signature }, found, (mended) => {
    const text = labelled(mended.body, brief, draft.language, draft.kind);
    // most leave the title as it is, which was read above
    const title = mended.title === draft.title ? above : inTitle(mended.title);
    return weight(inBody(text, mended.title)) + weight(title) < most;
  });
}

type Tracer = ReturnType<typeof tracer>;
const tracers = new WeakMap<Listing, Map<string, Tracer>>();

/** Reading a listing for the fact lock costs more than checking a text: done once for each listing and signer. */
export function tracerOf(listing: Listing, brief: Brief): Tracer {
  const signer = JSON.stringify([brief.agent, brief.link, brief.occasion]);
  const made = tracers.get(listing) ?? new Map<string, Tracer>();
  tracers.set(listing, made);
  const trace = made.get(signer) ?? tracer(withOccasion(listing, brief), brief);
  made.set(signer, trace);
  return trace;
}

/** Where a text says the page's own particulars word for word: below a text in another language they are no claim of its own. */
function quotedSpans(listing: Listing, brief: Brief, body: string): { start: number; end: number }[] {
  return particularLines(listing, brief).flatMap((line) =>
    // a text message says them in plain letters
    [...new Set([line, lineInPlainLetters(line)])].flatMap((said) => {
      const start = line.length < 4 ? -1 : body.lastIndexOf(said);
      return start < 0 ? [] : [{ start, end: start + said.length }];
    }),
  );
}

/** What the facts do not bear out; like findings, stretches of title and preheader have no place in the body. */
function untracedOf(listing: Listing, brief: Brief, draft: Draft, body: string): Untraced[] {
  const trace = tracerOf(listing, brief);
  const { language, readings = [] } = draft;
  const around = [draft.title, draft.preheader].filter((text) => text !== null).join("\n");
  const quoted = quotedSpans(listing, brief, body);
  const inBody = trace(language, body).filter(
    ({ start, end }) => !quoted.some((line) => line.start <= start && end <= line.end),
  );
  const about = { listing, brief, language };
  return [
    // many a post has no title
    ...joined(around === "" ? [] : trace(language, around), readings, { ...about, text: around }).map((finding) => ({
      ...finding,
      start: 0,
      end: 0,
    })),
    ...joined(inBody, readings, { ...about, text: body }),
  ];
}

/**
 * Makes a piece of a draft: adds the label the market asks for, counts as the platform counts, checks the law, traces
 * every fact, and lets what a second reader said of its sentences count. Changes nothing else in the text. Throws `not_found` for an unknown platform.
 */
export function finishPiece(listing: Listing, brief: Brief, { readings, ...draft }: Draft): Piece {
  const platform = getPlatform(draft.platform);
  if (!platform) throw new AppError("not_found", { data: { what: draft.platform } });
  const body = labelled(draft.body, brief, draft.language, draft.kind);
  return {
    ...draft,
    body,
    hashtags: [...draft.hashtags],
    length:
      draft.kind === "post"
        ? countText(platform, { title: draft.title, body, hashtags: draft.hashtags })
        : countText(platform, body),
    findings: findingsOf(listing, brief, draft, body),
    untraced: untracedOf(listing, brief, { ...draft, readings }, body),
    ...(readings ? { readings: [...readings] } : {}),
  };
}
