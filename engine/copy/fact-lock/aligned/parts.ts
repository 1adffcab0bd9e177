/** A text cut into sentences and these into parts between commas, each with the things it names: what is held against its like in the listing. */
import type { CopyLanguage } from "#contract/copy";
import { verdict } from "#engine/phrases/denied";
import { mannerAt } from "#engine/statements/manner";
import { isOf, thingsIn } from "#engine/statements/things/index";
import type { Named, ScanLanguage } from "#engine/statements/things/scan";
import type { Span } from "#engine/text/span";

export type Thing = Named;

interface Part extends Span {
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

/** Denials right beside a thing that other texts use as idioms: 无抵押, 家具一件没有, 不占路边. */
const lackBefore =
  /(?:无|没有?|未|不[^，。、\s]{0,2}|非|no|not|non|pas de|sans|kein\p{L}{0,2}|ohne|sin|senza|ningun\p{L}{0,2}|nessun\p{L}{0,2}) ?(?:any |a |an |d['’])?$/iu;
const lackBehind =
  /^ ?[:：]? ?(?:一件没有|没有|无|なし|無し|はなし|は不可|不可|ナシ|없|은 없|는 없|이 없|가 없|도 없|불가|는 불가|은 불가|None|No(?![\p{L}])|Non(?![\p{L}])|Nein|Keine|Aucun|Nessun|Ninguna?)/iu;
/** A denial further behind in the clause, which a text's thing may have and a listing's list has of the next: "cats, no dogs". */
const deniedLater =
  /^[^.;!?。\n]{0,22}(?:vergeben|belegt|are taken|(?<!\p{L})not(?!\p{L})|(?<!\p{L})\p{L}{2,5}n['’]t|can['’]t|cannot|满了|没空|没有|不行|不可|不能|的(?:朋友)?别|満車|ません|ない|ご遠慮|空きなし|빈자리가 없|없|안 ?[돼됩되]|(?<!\p{L})(?:nicht|keine[nr]?|non|pas|no)(?!\p{L}))/iu;
/** "A dog? Not under the deed." */
const answer = /^ ?[?？][」』”"]? ?/u;
const taken =
  /^[^.;!?。\n]{0,26}(?:vergeben|belegt|taken|complet|满了|没有空|没空|満車|空きがありません|空きなし|빈자리가 없)/iu;

/** Are the places at `span` said to be taken? */
export const isTaken = (text: string, { end }: Span): boolean => taken.test(text.slice(end, end + 44));

/** Is what stands at `span` said not to be? */
export const isDenied = (text: string, { start, end }: Span): boolean =>
  lackBefore.test(text.slice(Math.max(0, start - 10), start)) ||
  lackBehind.test(text.slice(end, end + 40)) ||
  verdict(text, start, end) === "denied";

/** "Put a rug over it": what the reader may bring. */
const suggestedBefore = /(?:盖|铺|放|摆|添|买|加|挂)(?:上)?(?:一)?[块张条幅盏把]$/u;
const suggestedBehind =
  /^を?(?:[一1]枚)?(?:敷[けい]|置[けい]|買[えっ])(?:ば|て)|^ ?(?:하나|한 ?장)?(?:를|을)? ?(?:깔|놓|두|걸)(?:면|아 ?두|고)/u;
const isSuggested = (text: string, { start, end }: Span): boolean =>
  suggestedBefore.test(text.slice(Math.max(0, start - 5), start)) || suggestedBehind.test(text.slice(end, end + 12));

/** Is what stands at `span` said as a fact: not denied, not asked, not counselled? */
export function isSaid(text: string, language: CopyLanguage, span: Span): boolean {
  if (isSuggested(text, span)) return false;
  if (isDenied(text, span) || deniedLater.test(text.slice(span.end, span.end + 40).replace(answer, ""))) return false;
  const manner = mannerAt(text, language, span.start, span.end);
  return !manner.asked && !manner.counsel;
}
