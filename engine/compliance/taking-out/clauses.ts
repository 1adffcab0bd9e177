/** Takes a clause out of a sentence where what is left still stands by itself. */
import type { Span } from "#engine/text/span";

/** Parts clauses; where words are parted by blanks a comma counts only before one, so that "1,250" stays whole. */
const MARKS: Readonly<Record<string, RegExp>> = {
  zh: /[，,；;、]/gu,
  ja: /[、，,；;]/gu,
};
const SPACED = /[,;](?=\s)|\s[–—-](?=\s)/gu;

/** Words that lean on what a clause beside them says: what begins or ends with one does not stand alone. */
interface Leaning {
  readonly begins: RegExp;
  readonly ends: RegExp;
  /** Joins two statements: dropped where the first is gone. */
  readonly joins: RegExp;
  /** A word of courtesy, or a reason for what came before: alone they say nothing. */
  readonly alone: RegExp;
}
const only = (words: string): RegExp => new RegExp(`^(?:${words})$`, "iu");
const begin = (words: string): RegExp => new RegExp(`^(?:${words})(?![\\p{L}\\p{M}])`, "iu");
const end = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})$`, "iu");
const NOTHING = /(?!)/u;

const LEANING: Readonly<Record<string, Leaning>> = {
  en: {
    begins: begin(
      "if|as|because|since|although|though|while|when|where|unless|until|which|who|whose|whom|that|so|nor|or|either|neither|both|not only|not|than|including|especially|only|due|owing|given|they|them|it|this|these|those|he|she|no matter|even|except|apart|provided|for whom|to|for|with|without|from|of|by",
    ),
    ends: end(
      "and|or|but|nor|with|for|to|of|the|an?|is|are|sorry|please|unfortunately|regrettably|sadly|note|please note|hi|hello|also|however|we|i|the owner|the landlord|owner|landlord",
    ),
    joins: begin("and|but|yet|though|however|plus|also"),
    alone: only(
      "(?:(?:please|pls|kindly|respectfully|sorry|so sorry|apologies|cheers|ta|regards|kind regards|(?:many |our |with )?(?:thanks|thank you)|much appreciated|appreciated|no exceptions|no offen[cs]e|no hard feelings|nothing personal|if you don['’]t mind|if possible|in advance|for understanding|for your (?:understanding|patience)) ?){1,3}",
    ),
  },
  fr: {
    begins: begin(
      "si|comme|car|parce|puisque|bien que|quand|lorsque|alors|tandis|qui|que|quoi|dont|où|ni|ou|soit|sauf|donc|non|pas|ils?|elles?|cela|ceci|celles?|ceux|y compris|surtout|même|à|au|aux|de|du|des|d['’]|pour|avec|sans|par|en",
    ),
    ends: end(
      "et|ou|mais|ni|avec|pour|de|du|des|la|le|les|un|une|est|sont|désolée?s?|malheureusement|attention|merci|bonjour|nous|je|le propriétaire|propriétaire",
    ),
    joins: begin("et|mais|cependant|toutefois"),
    alone: only(
      "s['’]il vous pla[iî]t|svp|merci(?: (?:d['’]avance|de|pour)(?: votre compréhension)?)?|désolée?s?|sans exception|navrée?s?|cordialement",
    ),
  },
  de: {
    begins: begin(
      "wenn|weil|da|obwohl|falls|damit|dass|sofern|während|als|bis|ob|denn|der|die|das|dem|den|deren|dessen|welche[rsmn]?|sondern|oder|noch|weder|sowohl|nicht|auch|außer|sie|er|es|diese[rsmn]?|für|mit|ohne|von|zu|zum|zur|an|bei|da(?:her|rum|mit|für)",
    ),
    ends: end(
      "und|oder|aber|mit|für|von|zu|der|die|das|ein|eine|ist|sind|leider|bitte|achtung|hinweis|sorry|wir|ich|der vermieter|vermieter",
    ),
    joins: begin("und|aber|jedoch|doch"),
    alone: only(
      "bitte|(?:danke|vielen dank)(?: für (?:ihr|euer|das) verständnis)?|wir bitten um (?:ihr |euer )?verständnis|(?:bitte |wir hoffen,? )?(?:haben sie (?:dafür )?verständnis|sie haben verständnis)|sorry|leider|ohne ausnahme|tut uns leid|tut mir leid|mit freundlichen grüßen",
    ),
  },
  ko: {
    begins: begin("하지만|그러나|다만|단|그래서|따라서|또는|혹은|왜냐하면"),
    ends: /(?:고|며|지만|는데|은데|서|니까|면|거나|여|아|어|및|와|과|의|을|를|은|는|이|가|죄송|죄송하지만)$/u,
    joins: begin("그리고|하지만|다만"),
    alone:
      /^(?:부탁드립니다|부탁드려요|감사합니다|고맙습니다|죄송합니다|죄송해요|양해 ?(?:부탁드립니다|바랍니다))$|(?:라서요?|아서요|어서요|해서요|거든요|니까요|때문입니다|때문이에요|때문이라서요?)$/u,
  },
  ja: {
    begins: /^(?:が|ので|ため|から|けれど|しかし|ただし|また|そのため|ことから)/u,
    ends: /(?:て|で|し|が|り|ので|ため|から|けれど|の|に|を|は|も|と|ば|たら|なら)$/u,
    joins: NOTHING,
    alone:
      /^(?:すみません|申し訳(?:ありません|ございません)|よろしくお願い(?:します|いたします|致します)|お願い(?:します|いたします)|ご了承ください|ご容赦ください|ご理解ください|悪しからず)$|(?:からです|ためです|ので|ものですから)$/u,
  },
  zh: {
    begins: /^(?:因为|所以|否则|不然|而且|并且|以及|或|但|如果|虽然|除非|除了|由于)/u,
    ends: /(?:因为|如果|虽然|由于|除非|除了|和|或|及|与|的|抱歉|不好意思|注意|房东|业主)$/u,
    joins: /^(?:而且|并且|但是?|不过|同时)/u,
    alone: only(
      "(?:谢谢|謝謝|多谢|多謝|感谢|感謝)(?:理解|配合|体谅|體諒)?|抱歉|不好意思|请(?:理解|谅解)|請(?:理解|諒解)|请见谅|請見諒|见谅|見諒|拜托|拜託|敬请谅解|敬請諒解|勿怪|理解万岁|(?:麻烦|麻煩|还请|還請|望|敬请|敬請|请大家|請大家)?(?:多多)?(?:理解|谅解|諒解|体谅|體諒|包涵|见谅|見諒)(?:一下)?|(?:一律|一概|都|就|恕)?(?:唔会|唔會|唔|不会|不會|不|不予)(?:考虑|考慮|接受|接待|租|受理)(?:了|喇|啦)?|(?:房东|房東|业主|業主)(?:说了|說了|讲咗|講咗|要求|交代|交帶)",
    ),
  },
};
/** A language whose leaning words nobody listed keeps its sentences whole. */
const leaningOf = (language: string): Leaning | null => LEANING[language] ?? null;

const LEAST_LETTERS: Readonly<Record<string, number>> = { zh: 2, ja: 3, ko: 3 };
const letters = (text: string): number => (text.match(/[\p{L}\p{N}]/gu) ?? []).length;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
/** The blank behind a mark, where one stands there. */
const gapAfter = (text: string, mark: RegExpExecArray | undefined): string =>
  mark !== undefined && /\s/u.test(text.charAt(mark.index + mark[0].length)) ? " " : "";

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** What a cut takes out of a sentence, and what it leaves. */
export interface Cut {
  readonly kept: string;
  readonly gone: Span;
  /** What followed the words; empty where nothing did. */
  readonly behind: string;
}

/**
 * The sentence without the clauses that the words touch and the courtesies beside them, ending as it ended; null where they touch
 * all of it or the rest would not stand: it leans on what is gone, or is no more than a greeting.
 */
export function clausesCut(sentence: string, { start, end: last }: Span, language: string): Cut | null {
  const leaning = leaningOf(language);
  if (leaning === null) return null;
  const close = /[.!?。！？…\s"”」』]{0,8}$/u.exec(sentence)?.[0] ?? "";
  const whole = sentence.slice(0, sentence.length - close.length);
  const marks = [...whole.matchAll(MARKS[language] ?? SPACED)];
  const endOf = (mark: RegExpExecArray | undefined): number => (mark === undefined ? 0 : mark.index + mark[0].length);
  /** Is the clause between two marks a courtesy? */
  const isCourtesy = (from: RegExpExecArray | undefined, to: RegExpExecArray | undefined): boolean =>
    leaning.alone.test(whole.slice(endOf(from), to?.index ?? whole.length).trim());
  let first = marks.findLastIndex(({ index }) => index < start);
  while (first >= 0 && isCourtesy(marks[first - 1], marks[first])) first -= 1;
  let next = marks.findIndex(({ index }) => index >= last);
  if (next < 0) next = marks.length;
  while (next < marks.length && isCourtesy(marks[next], marks[next + 1])) next += 1;
  const before = marks[first];
  const after = marks[next];
  if (before === undefined && after === undefined) return null;
  const head = before === undefined ? "" : whole.slice(0, before.index).trimEnd();
  const tail = after === undefined ? "" : whole.slice(after.index + after[0].length).trimStart();
  const freed = head === "" ? capitalised(tail.replace(leaning.joins, "").trimStart()) : tail;
  const least = LEAST_LETTERS[language] ?? 6;
  const stands = (part: string): boolean =>
    part === "" || (!leaning.begins.test(part) && !leaning.alone.test(part) && letters(part) >= least);
  if (!stands(head) || !stands(freed) || leaning.ends.test(head)) return null;
  const kept = head === "" || tail === "" ? head + freed : `${head}${after?.[0] ?? ""}${gapAfter(whole, after)}${tail}`;
  if (count(kept, /[(（]/gu) !== count(kept, /[)）]/gu)) return null;
  return {
    kept: `${kept}${close}`,
    behind: freed,
    gone: { start: before?.index ?? 0, end: after?.index ?? whole.length },
  };
}
