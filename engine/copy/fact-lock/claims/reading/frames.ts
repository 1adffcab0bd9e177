/** How the word fields of claims become patterns, and which sentences only suppose what they say. */
import type { CopyLanguage } from "#contract/copy";
import { mannerAt } from "#engine/statements/manner";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { asserted, type Found } from "./said.ts";

export type Fields = Readonly<Record<CopyLanguage, string>>;
type Patterns = Readonly<Record<CopyLanguage, RegExp>>;

const whole = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "giu");
const anywhere = (source: string): RegExp => new RegExp(source, "giu");

/** One pattern a language; words of European languages stand between letters' ends. */
export const patterns = ({ zh, en, ja, ko, fr, de }: Fields): Patterns => ({
  zh: anywhere(zh),
  en: whole(en),
  ja: anywhere(ja),
  ko: anywhere(ko),
  fr: whole(fr),
  de: whole(de),
});

/**
 * One pattern a language that finds what any of `some` does: asked first, where most texts hold none. All share one edge: asked
 * anew for each of them at every sign, it costs ten times as much. To be searched for: it has a place of its own between two tests.
 */
export const anyOf = (some: readonly Fields[]): Patterns => {
  const joined = (language: CopyLanguage): string => some.map((one) => `(?:${one[language]})`).join("|");
  return patterns({
    zh: joined("zh"),
    en: joined("en"),
    ja: joined("ja"),
    ko: joined("ko"),
    fr: joined("fr"),
    de: joined("de"),
  });
};

const sentenceEnd = /[.!?。！？;；\n]/u;
const REACH = 120;
/** The sentence around [start, end), at most so many characters to each side. */
export function sentenceOf(text: string, { start, end }: Span): Span {
  let from = start;
  while (from > 0 && start - from < REACH && !sentenceEnd.test(text.charAt(from - 1))) from--;
  let to = end;
  while (to < text.length && to - end < REACH && !sentenceEnd.test(text.charAt(to))) to++;
  return { start: from, end: to };
}

/** A condition, what is usual elsewhere, what others say: nothing is claimed of this home. */
const supposing =
  /如果|假如|假设|倘若|要是|万一|一般来说|通常|往往|想(?:要|马上|立刻|拿|做|买来)?[^,。]{0,10}的(?:朋友|人|买家|租客)|别家|别的房|其他房|不少房|有些房|听说|(?<!\p{L})(?:if|unless|whether|suppose|assuming|usually|typically|generally|elsewhere|in general|other homes|most (?:homes|flats|houses|listings)|some (?:homes|flats|houses|listings)|instead of|anyone who|those who)(?!\p{L})|もし|仮に|(?:で|た|な)(?:れば|ら(?:ば|、))|なければ|場合|たい方|一般に|一般的|通常|ふつうは|普通は|よくある|만약|만일|(?:다|이라|한다|싶다|라)면|(?<=[가-힣])(?:으면|시면) |경우|보통은|일반적으로|대부분|흔히|(?<!\p{L})(?:si (?:vous|tu|l'on|on|le|la|jamais)|s'il|ceux qui|à condition|généralement|d'habitude|en général|souvent|ailleurs|la plupart)(?!\p{L})|(?<!\p{L})(?:wenn|falls|wer [^.]{3,40} (?:muss|will|möchte|sucht)|sofern|vorausgesetzt|üblicherweise|normalerweise|meistens|anderswo|andere Wohnungen|viele Wohnungen|im Allgemeinen)(?!\p{L})/iu;

/** Does the sentence around `span` only suppose, or speak of homes at large? */
function supposed(text: string, span: Span): boolean {
  const { start, end } = sentenceOf(text, span);
  return supposing.test(text.slice(start, end));
}

/** A denial among the words found, or the ending of the verb they break off in. */
const within = /(?<!\p{L})(?:not|nicht|nie|kein\p{L}{0,2}|pas|never)(?!\p{L})|n['’]t(?!\p{L})/iu;
const behind = /^(?:ま?せん|ない|なく|ず(?!つ)|지 ?(?:않|못|말))/u;

/** Matches of `pattern` that say something of this home as it is: not denied, not asked, not supposed. */
export const plainly = (text: string, language: CopyLanguage, pattern: RegExp): Found[] =>
  asserted(text, language, pattern).filter(
    (span) => !within.test(span.words) && !behind.test(text.slice(span.end, span.end + 6)) && !supposed(text, span),
  );

/** The same where some of the words deny of themselves ("second to none", "no stairs"): their own denial takes nothing back. */
export const plainlyOrLacking = (text: string, language: CopyLanguage, pattern: RegExp, lack: RegExp): Found[] => {
  const said = plainly(text, language, pattern);
  const own = [...text.matchAll(pattern)].flatMap((match): Found[] => {
    const span = { start: match.index, end: match.index + match[0].length, words: match[0] };
    return lack.test(match[0]) && !said.some(({ start }) => start === span.start) && !leftOpen(text, language, span)
      ? [span]
      : [];
  });
  return [...said, ...own];
};
const leftOpen = (text: string, language: CopyLanguage, span: Span): boolean =>
  supposed(text, span) || mannerAt(text, language, span.start, span.end).asked;

/** Sentences of a listing's texts, labels with their values. */
export const linesOf = remembered((corpus) =>
  corpus
    .split(/[\n。;；]|\.(?=\s|$)(?! (?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))/u)
    .filter((line) => line.trim() !== ""),
);
