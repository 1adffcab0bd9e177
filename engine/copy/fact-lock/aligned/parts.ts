/** A text cut into sentences and these into parts between commas, each with the things it names: what is held against its like in the listing. */
import type { CopyLanguage } from "#contract/copy";
import { verdict } from "#engine/phrases/denied";
import { mannerAt } from "#engine/statements/manner";
import { isOf, thingsIn } from "#engine/statements/things/index";
import type { Named, ScanLanguage } from "#engine/statements/things/scan";
import type { Span } from "#engine/text/span";

export type Thing = Named;

export interface Part extends Span {
  readonly words: string;
  readonly things: readonly Thing[];
  /** One of a list, its things and hardly a word more: "kitchen" in "Kitchen, bath and floors were replaced". */
  readonly item: boolean;
}

export interface Sentence extends Span {
  readonly parts: readonly Part[];
}

const sentence = /[^!?;。！？；\n()（）•|【】\p{Extended_Pictographic}]{1,400}/gu;
/** A full stop ends a sentence where a blank follows. */
const stop = /\.(?=\s|$)/gu;
const part = /[^,，、:：–—·/]{1,300}/gu;

/** Characters of the longest item of a list. */
const ITEM = 26;
const ITEM_EAST_ASIAN = 9;

function partAt(text: string, start: number, end: number, language: ScanLanguage): Part {
  const words = text.slice(start, end);
  const things = thingsIn(words, language).map((one) => ({ ...one, start: start + one.start, end: start + one.end }));
  const bare = words.trim();
  const short =
    bare.length <= (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(bare) ? ITEM_EAST_ASIAN : ITEM);
  const item = short && things.length > 0 && !/\d/.test(bare) && !things.some(({ id }) => isOf("frames", id));
  return { start, end, words, things, item };
}

/** Cuts `text` (width-folded). */
export function sentencesOf(text: string, language: ScanLanguage): Sentence[] {
  return [...text.matchAll(sentence)].flatMap((match) => {
    const cuts = [...match[0].matchAll(stop)].map(({ index }) => index + 1);
    return [0, ...cuts].flatMap((from, at): Sentence[] => {
      const to = cuts[at] ?? match[0].length;
      const [start, end] = [match.index + from, match.index + to];
      if (end <= start) return [];
      const parts = [...text.slice(start, end).matchAll(part)].map((one) =>
        partAt(text, start + one.index, start + one.index + one[0].length, language),
      );
      return parts.length > 0 ? [{ start, end, parts }] : [];
    });
  });
}

/** Things of the part at `at` and of the items of a list that lead up to it. */
export function withItems({ parts }: Sentence, at: number): Thing[] {
  const found = [...(parts[at]?.things ?? [])];
  for (let before = at - 1; before >= 0 && parts[before]?.item === true; before--)
    found.unshift(...(parts[before]?.things ?? []));
  return found;
}

/** Is what stands at `span` said as a fact: not denied, not asked, not counselled? */
export function isSaid(text: string, language: CopyLanguage, { start, end }: Span): boolean {
  if (verdict(text, start, end) === "denied") return false;
  const manner = mannerAt(text, language, start, end);
  return !manner.asked && !manner.counsel;
}
