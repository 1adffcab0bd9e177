/** Every word of a language's fields and frames in one tree, walked once over a text: what is found, and where. */
import type { Stretch } from "./match.ts";
import { foldWord, type Token, tokenize } from "./tokens.ts";

interface Node {
  next: Map<string, Node>;
  /** Numbers of the atoms that end here. */
  ends: number[];
}

const newNode = (): Node => ({ next: new Map(), ends: [] });

const read = new Map<string, readonly string[]>();

/** `namesOf`, made once for all the markets whose frames say the same words. */
function namesIn(words: string): readonly string[] {
  const known = read.get(words);
  if (known) return known;
  const names = namesOf(words);
  read.set(words, names);
  return names;
}

/** "pas d'", "qu'": a text has a word behind it, a vocabulary need not. */
const ELIDED = /^(?:[cdjlmnst]|(?:jus|lors|puis|quel)?qu)['’]$/iu;

/** In small letters, each a unit by itself: most words of a vocabulary, which need no cutting. */
const PLAIN = /^[a-zà-öø-ÿ]{2,}$/u;

/** One of the words: as it is, folded, or cut into the units that a text has. */
function unitsIn(word: string): string[] {
  if (PLAIN.test(word)) return [foldWord(word)];
  // A minute's sign stands behind a number only, which a vocabulary has not.
  if (/^\{\w+\}$|^['′]$/u.test(word)) return [word];
  if (ELIDED.test(word)) return [foldWord(word)];
  if (/^\^\p{L}+$/u.test(word)) return [`^${foldWord(word.slice(1))}`];
  if (/^\*?[\p{L}\p{M}'’]+\*?$/u.test(word) && word.includes("*"))
    return [word.startsWith("*") ? `*${foldWord(word.slice(1))}` : `${foldWord(word.slice(0, -1))}*`];
  return tokenize(word).map(({ names }) => names[0] ?? "");
}

/** Words and, in "{...}", classes of units; "kinder*" and "*haus" stand for a beginning and an ending. */
const namesOf = (words: string): string[] =>
  words
    .split(/\s+/u)
    .flatMap(unitsIn)
    .filter((name) => name !== "");

/** What a word may be another spelling of. */
export type Respelling = (word: string) => readonly string[];

export class Vocabulary {
  /** By the names of a token, which are remembered with the words they are of. */
  readonly #named = new WeakMap<readonly string[], readonly string[]>();
  readonly #root = newNode();
  readonly #heads = new Set<string>();
  readonly #tails = new Set<string>();
  readonly #words = new Set<string>();
  readonly #respelt: Respelling;
  #longest = 0;

  /** `respelt`: of a folded word, spellings it is looked up by too ("auslaender" by "auslander"). */
  constructor(respelt: Respelling = () => []) {
    this.#respelt = respelt;
  }

  add(words: string, atom: number): void {
    let node = this.#root;
    for (const name of namesIn(words)) {
      if (name.length > 1 && name.endsWith("*")) this.#heads.add(name.slice(0, -1));
      if (name.length > 1 && name.startsWith("*")) this.#tails.add(name.slice(1));
      this.#longest = Math.max(this.#longest, name.length);
      this.#words.add(name);
      const next = node.next.get(name) ?? newNode();
      node.next.set(name, next);
      node = next;
    }
    if (node !== this.#root && !node.ends.includes(atom)) node.ends.push(atom);
  }

  /** The beginnings and endings of a word that the vocabulary knows, and its other spellings. */
  #parts(word: string): string[] {
    const others = this.#respelt(word);
    const parts = others.filter((other) => this.#words.has(other));
    for (const spelling of [word, ...others]) {
      for (let length = 1; length <= Math.min(spelling.length, this.#longest); length += 1) {
        const head = spelling.slice(0, length);
        const tail = spelling.slice(-length);
        if (this.#heads.has(head)) parts.push(`${head}*`);
        if (this.#tails.has(tail)) parts.push(`*${tail}`);
      }
    }
    return parts;
  }

  /** Of a token's names those that the vocabulary knows, and the beginnings and endings of it; texts say the same words over and over. */
  #names({ names }: Token): readonly string[] {
    const known = this.#named.get(names);
    if (known) return known;
    const made = [...names.filter((name) => this.#words.has(name)), ...this.#parts(names[0] ?? "")];
    this.#named.set(names, made);
    return made;
  }

  /**
   * For each atom that has any its hits in the order they begin. A hit never leaves its sentence; `clauses`: nor its clause.
   */
  find(tokens: readonly Token[], clauses = false): Map<number, Stretch[]> {
    const found = new Map<number, Stretch[]>();
    const named = tokens.map((token) => this.#names(token));
    const walk = (node: Node, from: number, at: number): void => {
      for (const atom of node.ends) {
        const hits = found.get(atom);
        if (hits) hits.push({ from, to: at });
        else found.set(atom, [{ from, to: at }]);
      }
      if (node.next.size === 0 || at >= tokens.length || tokens[at]?.sentence !== tokens[from]?.sentence) return;
      if (clauses && tokens[at]?.clause !== tokens[from]?.clause) return;
      for (const name of named[at] ?? []) {
        const next = node.next.get(name);
        if (next) walk(next, from, at + 1);
      }
    };
    // most words begin nothing
    const first = this.#root.next;
    for (const [from, names] of named.entries()) {
      for (const name of names) {
        const next = first.get(name);
        if (next) walk(next, from, from + 1);
      }
    }
    return found;
  }
}
