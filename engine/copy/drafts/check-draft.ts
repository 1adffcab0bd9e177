/** What a model wrote, made a piece and checked: each finding that keeps it from being shown, and the sentence it stands in. */
import { z } from "zod";
import { type Brief, type Piece, piece } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { type Sentence, sentencesOf } from "#engine/text/sentences";
import { joined } from "../fact-reading/join.ts";
import { finishDraft, type ModelText } from "../model-draft.ts";
import { tracerOf } from "../writing/finish-piece.ts";
import { foreignWords } from "./foreign-words.ts";

const fault = z.object({
  why: z.enum(["untrue", "unlawful", "too_long"]),
  /** Of the draft; "frame": what we put around it. */
  part: z.enum(["title", "preheader", "body", "hashtags", "frame"]),
  /** The words objected to. */
  found: z.string(),
  /** For the model, and for who reads the log. */
  note: z.string(),
  /** The sentence of the body, the whole title or preheader, or the hashtag; null where no words are at fault. */
  sentence: z.object({ start: z.number(), end: z.number(), text: z.string() }).nullable(),
  /** A second reader may find it in the facts. */
  liftable: z.literal(true).optional(),
});
export type Fault = z.infer<typeof fault>;

/** A draft's piece, and what still keeps it from being shown. */
export const checkedDraft = z.object({ piece, faults: z.array(fault) });
export type CheckedDraft = z.infer<typeof checkedDraft>;

interface Found {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const whole = (text: string): Sentence => ({ start: 0, end: text.length, text });

/** Where each sentence of the draft's body stands in the finished body, which may have more around and between them. */
function placed(text: ModelText, body: string): { sentence: Sentence; start: number; end: number }[] {
  let from = 0;
  return sentencesOf(text.body).flatMap((sentence) => {
    const start = body.indexOf(sentence.text, from);
    if (start < 0) return [];
    from = start + sentence.text.length;
    return [{ sentence, start, end: from }];
  });
}

/** Sentences of the draft that a finding touches; findings of title, preheader and hashtags have no width in a piece. */
function locate(text: ModelText, made: Piece): (found: Found) => Pick<Fault, "part" | "sentence">[] {
  const body = placed(text, made.body);
  return ({ start, end, text: words }) => {
    if (end > start) {
      const touched = body.filter((one) => one.start < end && one.end > start);
      return touched.length > 0
        ? touched.map(({ sentence }) => ({ part: "body", sentence }))
        : [{ part: "frame", sentence: null }];
    }
    const holds = (said: string | null): said is string => said?.toLowerCase().includes(words.toLowerCase()) ?? false;
    if (holds(text.title)) return [{ part: "title", sentence: whole(text.title) }];
    if (holds(text.preheader)) return [{ part: "preheader", sentence: whole(text.preheader) }];
    const tags = text.hashtags.filter(holds);
    if (tags.length > 0) return tags.map((tag) => ({ part: "hashtags", sentence: whole(tag) }));
    const inBody = body.filter(({ sentence }) => holds(sentence.text));
    return inBody.length > 0
      ? inBody.map(({ sentence }) => ({ part: "body", sentence }))
      : [{ part: "frame", sentence: null }];
  };
}

/** "SwimmingPool" says what "swimming pool" says; as names its parts are read together, as they are written. */
const spoken = (tag: string): string => tag.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, " ").toLowerCase();

function untrueTags(listing: Listing, brief: Brief, text: ModelText) {
  if (text.hashtags.length === 0) return [];
  const trace = tracerOf(listing, brief);
  const { language, readings = [] } = text;
  const found = (tag: string) => {
    const said = `#${tag}`;
    const claims = trace(language, spoken(tag)).filter(({ kind }) => kind === "claim");
    const asTag = claims.map((claim) => ({ ...claim, text: said, start: 0, end: said.length }));
    return joined([...trace(language, said), ...asTag], readings, { listing, brief, language, text: said });
  };
  return text.hashtags.flatMap((tag) =>
    found(tag).map((one) => ({ ...one, part: "hashtags" as const, sentence: whole(tag) })),
  );
}

/**
 * Inventions, forbidden wording, too much text. What the law wants stated and nobody knows stays among the piece's findings,
 * for a person. Throws as `finishDraft` does.
 */
export function checkDraft(listing: Listing, brief: Brief, text: ModelText): CheckedDraft {
  const made = finishDraft(listing, brief, text);
  const at = locate(text, made);
  const untrue = [
    ...made.untraced.flatMap((one) => at(one).map((place) => ({ ...one, ...place }))),
    ...untrueTags(listing, brief, text),
  ]
    // a person may look at what a rule only notes; what a reader looked for and did not find is mended
    .filter(({ grade, model }) => grade !== "note" || model !== undefined)
    .map(
      ({ text: found, kind, part, sentence, liftable, model, source }): Fault => ({
        why: "untrue",
        part,
        found,
        note:
          model === undefined
            ? `"${found}" (${kind}) does not follow from the facts.`
            : `"${found}" ${source === undefined ? "is not stated in the facts" : "contradicts the facts"}, as ${model} reads them.`,
        sentence,
        ...(liftable ? { liftable } : {}),
      }),
    );
  const foreign = foreignWords(listing, brief, text).flatMap((one) =>
    at(one).map(
      (place): Fault => ({
        why: "untrue",
        ...place,
        found: one.text,
        note: `"${one.text}" is in another script, and says what the facts do not bear out or the law forbids.`,
      }),
    ),
  );
  const unlawful = made.findings
    .filter(({ severity, text: words }) => severity === "block" && words !== "")
    .flatMap((one) =>
      at(one).map(
        (place): Fault => ({
          why: "unlawful",
          ...place,
          found: one.text,
          note: [`"${one.text}": ${one.message.en}`, one.suggestion?.en].filter(Boolean).join(" "),
        }),
      ),
    );
  const { used, max, unit } = made.length;
  const long: Fault[] =
    max !== null && used > max
      ? [{ why: "too_long", part: "body", found: "", note: `${used} ${unit}, the limit is ${max}.`, sentence: null }]
      : [];
  return { piece: made, faults: [...untrue, ...foreign, ...unlawful, ...long] };
}
