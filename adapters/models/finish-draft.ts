/**
 * A draft made fit to be shown: rules and second reader judge it, refused hashtags go, each refused sentence is sent back once with
 * its findings, what stays false is taken out as long as the piece stands, and too long a text loses sentences.
 */

import type { FallbackReason, Reading } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { CheckedDraft, Fault } from "#engine/copy/drafts/check-draft";
import { pieceName } from "#engine/copy/drafts/draft";
import { refusedParts, rewritten, shortened, stands, withoutTags } from "#engine/copy/drafts/mend";
import type { ModelText } from "#engine/copy/model-draft";
import { doubtedBy, sentencesToRead } from "#engine/copy/prompts/reading/request";
import { readSentences, sentenceRequest } from "#engine/copy/prompts/sentence-request";
import { getPlatform } from "#engine/platforms/index";
import type { PackContext } from "./pack-context.ts";

export interface Finished extends CheckedDraft {
  /** Null: it may be shown. */
  readonly reason: FallbackReason | null;
  /** Everything that was found on the way, mended or not. */
  readonly findings: readonly Fault[];
}

/** Rounds of taking out: each shortens the text, and what stood beside a false sentence may then be read otherwise. */
const ROUNDS = 4;
/** A text that is over its limit by more than this is not shortened, but another text. */
const MOST_SHORTENINGS = 6;

/** Throws as `checkDraft` does, and the reason of an aborted signal. */
export async function finishDraft(text: ModelText, context: PackContext): Promise<Finished> {
  const { listing, brief, work } = context;
  const findings: Fault[] = [];
  const reader = secondReader(context);
  const check = async (draft: ModelText): Promise<CheckedDraft> => {
    let checked = await work.check(listing, brief, { ...draft, readings: reader.said });
    if (await reader.read(draft, checked))
      checked = await work.check(listing, brief, { ...draft, readings: reader.said });
    findings.push(...checked.faults);
    return checked;
  };
  let now = text;
  let checked = await check(now);
  const next = async (draft: ModelText) => {
    now = draft;
    checked = await check(draft);
  };
  const tagless = withoutTags(now, checked.faults);
  if (tagless !== now) await next(tagless);
  const refused = refusedParts(checked.faults);
  if (refused.length > 0) {
    const sentences = await askAgain(now, refused, context);
    if (sentences.size > 0) await next(rewritten(now, refused, (index) => sentences.get(index) ?? null));
  }
  for (let round = 0; round < ROUNDS; round++) {
    const false_ = refusedParts(checked.faults);
    if (false_.length === 0) break;
    const without = rewritten(now, false_, () => null);
    if (!stands(text, without)) break;
    await next(await titled(without, context));
  }
  for (let cut = 0; cut < MOST_SHORTENINGS && checked.faults.some(({ why }) => why === "too_long"); cut++) {
    const shorter = shortened(now, checked);
    if (shorter === null || !stands(text, shorter)) break;
    await next(shorter);
  }
  return { ...checked, findings, reason: checked.faults[0]?.why ?? null };
}

/** Has each sentence of a draft read once beside the facts, those that are written in its place too; a reader that fails is asked no more. */
function secondReader({ read, listing, brief, signal }: PackContext) {
  let said: readonly Reading[] | undefined;
  let ask = read;
  const asked = new Set<string>();
  return {
    /** Absent where nobody has read. */
    get said() {
      return said;
    },
    /** Whether it said anything new. */
    async read(draft: ModelText, { faults }: CheckedDraft): Promise<boolean> {
      if (!ask) return false;
      const sentences = sentencesToRead(draft, doubtedBy(faults)).filter(({ text }) => !asked.has(text));
      if (sentences.length === 0) return false;
      for (const { text } of sentences) asked.add(text);
      const { language } = draft;
      const heard = await ask({ listing, brief, language, piece: pieceName(draft), sentences }, signal);
      if (heard === null) ask = undefined;
      else said = [...(said ?? []), ...heard];
      return heard !== null && heard.length > 0;
    },
  };
}

/** What the model makes of the sentences; nothing where it cannot be asked, and they are then taken out. */
async function askAgain(
  text: ModelText,
  refused: ReturnType<typeof refusedParts>,
  { model, listing, brief, signal, purpose, onFailure }: PackContext,
): Promise<ReadonlyMap<number, string | null>> {
  const sentences = refused.map(({ sentence, notes }) => ({ text: sentence.text, why: notes }));
  try {
    const answer = await model.write(sentenceRequest(listing, brief, text.language, sentences), {
      signal,
      purpose: purpose("sentences", text.language, [pieceName(text)]),
    });
    return readSentences(answer);
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    onFailure(model.id, error);
    return new Map();
  }
}

/** Where a platform shows a title and the draft's was taken out, the composer's stands in; a letter makes its own subject. */
async function titled(text: ModelText, { listing, brief, work, signal }: PackContext): Promise<ModelText> {
  if (text.title !== null || text.kind !== "post" || !getPlatform(text.platform)?.text.hasTitle) return text;
  const { title } = await work.compose(listing, brief, text, signal);
  return { ...text, title };
}
