/** Cuts a text into the units frames count in: a word, a number or a sign; in Chinese, Japanese and Korean one character. */
import { normalForm } from "#engine/text/normal-form";

export interface Token {
  /** What the vocabulary may call it: the folded word first, then what else it stands for ("{num}", "{cap}", a homophone). */
  names: readonly string[];
  /** UTF-16 offsets in the original text. */
  start: number;
  end: number;
  /** Numbered from 0; frames never cross a sentence, and `..` gaps never a clause. */
  sentence: number;
  clause: number;
  /** Likewise for statements: what is only listed, quoted, paired or introduced stays in one with what stands before. */
  statement: number;
}

/**
 * Marks that forbid are kept as the word they stand for, and so are pictures that boast or promise, where they part no word;
 * every other picture is no unit at all.
 */
const forbidding = /[🚫⛔❌🙅]/u;
/** French elisions ("d'enfants", "l'acheteur", "qu'aux") are two units. */
const piece =
  /\p{N}+(?:[.,]\p{N}+)*|(?<![\p{L}\p{M}])(?:[cdjlmnstCDJLMNST]|(?:[Jj]us|[Ll]ors|[Pp]uis|[Qq]uel)?[Qq]u)['’](?=[\p{L}]{2})|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〇]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{M}])+(?:['’](?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\p{L})+)*|[$£€¥%+#&<>=~]|(?<=\p{N})['′’]|[.!?。！？…\n]|[,;:()，；：、（）【】—–|/•·・･"“”]|[🚫⛔❌🙅]|[🐮🐂🔝🥇🚀📈]|(?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[👑🏆🐐💯]|[👑🏆🐐💯](?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])|㎡|-(?=\s)/gu;
const ASKING = new Set("?？");
const ENDING = new Set(".!。！…\n");
const PARTING = new Set(',;:()，；：、（）【】—–|/•·・･"“”-');
/** Part a pair or a quotation, or introduce what a word before them governs. */
const LISTING = '/:："“”・･';
/** Any end of a sentence. */
const ENDS = ".";
/** A clause of so many units states nothing: it is one of a list ("age, faith, children"). */
const LISTED = { characters: 3, words: 1 };
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const ascii = /^[ -~]*$/u;
const abbreviated = new Set([
  "sec",
  "st",
  "ste",
  "mt",
  "approx",
  "mr",
  "mrs",
  "ms",
  "dr",
  "ave",
  "rd",
  "apt",
  "bldg",
  "vs",
  "incl",
  "excl",
  "min",
  "max",
  "bzw",
  "ca",
  "inkl",
  "zzgl",
  "str",
  "tel",
  "env",
  "u",
  "nr",
  "exkl",
  "gesetzl",
  "ges",
  "zuzugl",
  "einschl",
  "ausschl",
  "ggf",
  "mind",
  "evtl",
  "mtl",
  "lt",
]);

/** NFKC, lower case, without accents and with one kind of apostrophe; vocabularies are folded by the same hand. */
export function foldWord(word: string): string {
  if (ascii.test(word)) return word.toLowerCase();
  if (cjk.test(word)) return normalForm(word, "NFKC");
  return normalForm(word, "NFKD").replace(/\p{M}/gu, "").replace(/’/gu, "'").toLowerCase();
}

/** "3. OG", "1. Januar": a German ordinal ends nothing. */
const ordinal =
  /\d\. (?:OG|UG|DG|EG|Stock|Etage|Obergeschoss|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;

const endsSentence = (text: string, at: number, before: string | undefined): boolean => {
  const mark = text.charAt(at);
  if (mark === "\n") return true;
  if (mark !== ".") return true;
  if (before !== undefined && (abbreviated.has(before) || (/^\p{L}$/u.test(before) && !cjk.test(before)))) return false;
  if (ordinal.test(text.slice(Math.max(0, at - 1), at + 15))) return false;
  const next = text.slice(at + 1, at + 4);
  if (before === "no" && /^\s?\p{N}/u.test(next)) return false;
  return next.trim() === "" || (/^["”)]?\s/u.test(next) && !/^["”)]?\s+\p{Ll}/u.test(next));
};

const named = new Map<string, readonly string[]>();
/** Words whose names are remembered: texts say the same ones over and over. */
const REMEMBERED = 20_000;

/** `namesIn`, remembered. */
function namesOf(raw: string): readonly string[] {
  const known = named.get(raw);
  if (known) return known;
  const names = namesIn(raw);
  if (named.size >= REMEMBERED) named.clear();
  named.set(raw, names);
  return names;
}

const namesIn = (raw: string): string[] => {
  const folded = foldWord(raw);
  if (forbidding.test(raw)) return ["🚫"];
  if (/^\p{N}/u.test(raw)) return [folded.replace(/,(?=\d{3})/gu, ""), "{num}"];
  const names = [folded];
  if (folded.endsWith("'s")) names.push(folded.slice(0, -2));
  if (/^\p{Lu}/u.test(raw)) names.push("{cap}", `^${folded}`);
  return names;
};

/** Letters set apart ("D S S", "U.C.") are the abbreviation they spell; done in place. */
function joinLetters(tokens: readonly Unit[], text: string): Unit[] {
  const joined: Unit[] = [];
  let run: Unit[] = [];
  const close = (): void => {
    if (run.length > 1) {
      const word = run.map((token) => token.names[0]).join("");
      const [first] = run;
      if (first) joined.push({ ...first, names: [word, "{cap}"], end: run.at(-1)?.end ?? first.end });
    } else joined.push(...run);
    run = [];
  };
  for (const token of tokens) {
    const raw = text.slice(token.start, token.end);
    const last = run.at(-1);
    const beside = last !== undefined && token.start - last.end <= 2 && token.clause === last.clause;
    if (last !== undefined && !beside) close();
    if (raw.length <= 2 && /^\p{Lu}$/u.test(raw) && (run.length > 0 || raw !== "I")) run.push(token);
    else {
      close();
      joined.push(token);
    }
  }
  close();
  return joined;
}

/** How a language parts what it states. */
export interface Parting {
  /** Marks that part no more than the members of a list. */
  readonly lists?: string;
  /** What a statement ends with before a comma; another clause leans on the predicate that follows. Without it every clause ends. */
  readonly ends?: RegExp;
}
const anyhow: Parting = {};

/** Where a clause ends, as far as every language reads it alike: each parts statements of its own accord. */
interface Edge {
  /** Begins behind it: the number of a unit as first cut. */
  readonly at: number;
  readonly mark: string;
  /** The clause before it is more than a member of a list. */
  readonly states: boolean;
  /** Its last letters. */
  readonly tail: string;
}

/** A unit, and its number as first cut, before letters set apart were put together. */
type Unit = Omit<Token, "statement"> & { readonly number: number };

/** A text cut once, whatever languages it is read in. */
interface Cut {
  readonly units: readonly Unit[];
  readonly edges: readonly Edge[];
}

let last: { text: string; cut: Cut; tokens: Map<Parting, readonly Token[]> } | null = null;

/** The units of a text; of the last text they are remembered, as it is read in several languages, some of which part it alike. */
function unitsOf(text: string, parting: Parting): readonly Token[] {
  if (last?.text !== text) last = { text, cut: cut(text), tokens: new Map() };
  const known = last.tokens.get(parting) ?? parted(last.cut, parting);
  last.tokens.set(parting, known);
  return known;
}

/** The units with the statements they stand in. */
function parted({ units, edges }: Cut, { lists = "", ends = /$/u }: Parting): Token[] {
  let next = 0;
  let statement = 0;
  return units.map(({ number, names, start, end, sentence, clause }) => {
    for (let edge = edges[next]; edge !== undefined && edge.at <= number; edge = edges[next]) {
      const { mark, states, tail } = edge;
      const stated = states && !LISTING.includes(mark) && !lists.includes(mark) && ends.test(tail);
      if (mark === ENDS || stated) statement += 1;
      next += 1;
    }
    return { names, start, end, sentence, clause, statement };
  });
}

const NOTHING_ALIKE: Readonly<Record<string, string>> = {};

/** `alike`: characters that are written for others (蕞 for 最); both are looked up. Linear in the text. */
export function tokenize(
  text: string,
  alike: Readonly<Record<string, string>> = NOTHING_ALIKE,
  parting: Parting = anyhow,
): readonly Token[] {
  const units = unitsOf(text, parting);
  if (alike === NOTHING_ALIKE) return units;
  return units.map((token) => {
    const same = alike[token.names[0] ?? ""];
    if (same === undefined) return token;
    const [word = "", ...others] = token.names;
    return { ...token, names: [word, same, ...others] };
  });
}

function cut(text: string): Cut {
  const units: Unit[] = [];
  const edges: Edge[] = [];
  let sentence = 0;
  let clause = 0;
  let begins = 0;
  const edge = (mark: string): void => {
    clause += 1;
    const own = units.slice(begins, begins + LISTED.characters + 1);
    const least = own.every(({ names: [name = ""] }) => cjk.test(name)) ? LISTED.characters : LISTED.words;
    const ended = units.at(-1)?.end ?? 0;
    edges.push({
      at: units.length,
      mark,
      states: own.length > least,
      tail: text.slice(Math.max(0, ended - 8), ended),
    });
    begins = units.length;
  };
  const add = (names: readonly string[], start: number, end: number): void => {
    units.push({ names, start, end, sentence, clause, number: units.length });
  };
  for (const match of text.matchAll(piece)) {
    const raw = match[0];
    const start = match.index;
    // A question belongs to its answer: "Expecting? Please look elsewhere."
    if (ASKING.has(raw)) edge(raw);
    else if (ENDING.has(raw)) {
      if (endsSentence(text, start, units.at(-1)?.names[0])) {
        sentence += 1;
        edge(ENDS);
      }
    } else if ((raw === "•" || raw === "·") && cjk.test(text.charAt(start - 1)) && cjk.test(text.charAt(start + 1))) {
      // A point between two characters parts nothing: 国·家·级.
    } else if (PARTING.has(raw)) edge(raw);
    else if (raw === "㎡") {
      // One sign for what is else written as a letter and a number: "m²", "m2".
      add(["m"], start, start + raw.length);
      add(["2", "{num}"], start, start + raw.length);
    } else add(namesOf(raw), start, start + raw.length);
  }
  return { units: joinLetters(units, text), edges };
}
