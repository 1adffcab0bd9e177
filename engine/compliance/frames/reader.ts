/** A language's fields, concepts and a market's own frames made ready once; reads a text and tells where each concept stands. */

import { type Disowned, disownedIn } from "./disowned.ts";
import { type Disowner, disowners } from "./disowning.ts";
import type { Concept, Field, Language } from "./language.ts";
import { type Hits, type Look, matchFrame, type Stretch } from "./match.ts";
import { type Atom, parseFrame } from "./parse.ts";
import { merge, type Span } from "./spans.ts";
import { statementsOf, within } from "./statements.ts";
import { foldWord, type Token, tokenize } from "./tokens.ts";
import { Vocabulary } from "./vocabulary.ts";

/** A frame made ready: its parts, the lists without a hit of which it cannot match, and the group it is looked for with. */
interface Ready {
  parts: Look[][];
  needs: readonly number[];
  group: number;
}

/** Frames that are asked for together, by number. */
type Group = number;

interface ReadyConcept {
  turned: boolean;
  frames: Group;
  /** What excuses the statement it stands in. */
  unless: Group;
  /** What excuses its whole sentence, and the whole text. */
  unlessSentence: Group;
  unlessText: Group;
}

/** The hits of those atoms that have any. */
type Found = ReadonlyMap<number, readonly Stretch[]>;

/** More than a list has words. */
const EVERYWHERE = 100_000;

/** Begins a frame that excuses its whole sentence. */
const SENTENCE = /^\.{3}\s/u;

export interface Reading {
  /** The concepts of which a frame has all its words in the text, in the order they were asked for: no other stands in it. */
  possible: readonly string[];
  /** Where a concept stands in the text as given, what excuses it left out. */
  spans: (concept: string) => Span[];
  /** Is a place of the text excused by what makes the concept lawful? */
  excuses: (concept: string) => (span: Span) => boolean;
  /** Where an exclusion is taken back, and where a boast is. */
  turns: () => readonly Span[];
  disclaims: () => readonly Span[];
  /** Is what stands somewhere said only to disown it? */
  disowned: () => Disowned;
}

/** Which tokens stand within one of the spans; both are walked once. */
function insideOf(tokens: readonly Token[], spans: readonly Span[]): Set<number> {
  const inside = new Set<number>();
  const sorted = merge(spans);
  let next = 0;
  for (const [at, { start, end }] of tokens.entries()) {
    while ((sorted[next]?.end ?? Infinity) < end) next += 1;
    if ((sorted[next]?.start ?? Infinity) <= start) inside.add(at);
  }
  return inside;
}

/** The hits that touch none of the stretches. */
function outsideOf(found: Found, stretches: readonly Stretch[]): Found {
  const taken = new Set<number>();
  for (const { from, to } of stretches) for (let at = from; at < to; at += 1) taken.add(at);
  const touched = ({ from, to }: Stretch): boolean => {
    for (let at = from; at < to; at += 1) if (taken.has(at)) return true;
    return false;
  };
  return new Map(
    [...found].map(([atom, hits]) => [atom, hits.some(touched) ? hits.filter((hit) => !touched(hit)) : hits]),
  );
}

/** Is any of the lists empty? Asked of thousands of frames for every text. */
function lacks(needs: readonly number[], filled: Uint8Array): boolean {
  for (const list of needs) if (filled[list] !== 1) return true;
  return false;
}

/** Worked out when it is first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export class Reader {
  readonly #language: Language;
  readonly #vocabulary: Vocabulary;
  /** List -> the atoms whose hits it holds. */
  readonly #atomsOf: number[][] = [];
  /** Atom -> the lists that hold it. */
  readonly #listsOf: number[][] = [];
  /** Atoms of words that stand in nearly every text: a frame is not looked at for their sake. */
  readonly #common = new Set<number>();
  readonly #marks: ReadonlySet<string>;
  readonly #atoms = new Map<string, number>();
  readonly #lists = new Map<string, number>();
  /** List -> the frames that need it and are looked at when it has a hit: those of which it is the rarest word. */
  readonly #framesOf: Ready[][] = [];
  readonly #excepted = new Map<number, Group>();
  readonly #concepts = new Map<string, ReadyConcept>();
  /** The concepts by the group of their frames. */
  readonly #nameOf = new Map<Group, string>();
  readonly #turns: Group;
  readonly #denials: Group;
  readonly #disclaims: Group;
  readonly #disowning: ReadonlyMap<Disowner, Group>;
  readonly #parting: Group;
  readonly #leading: Group;
  readonly #leaning: Group;
  /** Null: the language names no topic before what goes for it. */
  readonly #contrast: Group | null;
  #groups = 0;

  /** `wanted`: the concepts to prepare, by the names they are asked for. Throws for a field that does not exist. */
  constructor(language: Language, wanted: Readonly<Record<string, Concept>>) {
    this.#language = language;
    this.#vocabulary = new Vocabulary(language.respelt);
    this.#marks = new Set([...language.marks.map(foldWord), "{num}", "{cap}"]);
    this.#turns = this.#ready(language.turns ?? []);
    this.#denials = this.#ready(language.denials ?? []);
    this.#disclaims = this.#ready(language.disclaims ?? []);
    this.#disowning = new Map(disowners.map((name) => [name, this.#ready(language.disowning?.[name] ?? [])]));
    this.#parting = this.#ready(language.statements?.parting ?? []);
    this.#leading = this.#ready(language.statements?.leading ?? []);
    this.#leaning = this.#ready(language.statements?.leaning ?? []);
    const { contrast = [] } = language.statements ?? {};
    this.#contrast = contrast.length === 0 ? null : this.#ready(contrast);
    for (const [name, concept] of Object.entries(wanted)) {
      const unless = concept.unless ?? [];
      const wholly = (frame: string): boolean => concept.loose === true || SENTENCE.test(frame);
      const frames = this.#ready(concept.frames);
      this.#nameOf.set(frames, name);
      this.#concepts.set(name, {
        turned: concept.turned ?? false,
        frames,
        unless: this.#ready(unless.filter((frame) => !wholly(frame))),
        unlessSentence: this.#ready(unless.filter(wholly)),
        unlessText: this.#ready(concept.unlessText ?? []),
      });
    }
  }

  #ready(frames: readonly string[]): Group {
    const { characters = false } = this.#language;
    const group = this.#groups;
    this.#groups += 1;
    for (const text of frames) {
      for (const given of parseFrame(text)) {
        const parts = given.map((steps) =>
          steps.map(({ atoms, gap, clause, ...look }) => ({
            ...look,
            gap,
            edges: clause || (gap === 0 && characters) ? 0 : characters ? 1 : Number.POSITIVE_INFINITY,
            list: this.#list(atoms, text),
          })),
        );
        const required = parts.flat().filter(({ edge, optional }) => edge === null && !optional);
        // a list of few words is hit seldom: its frames are looked at only then
        const needs = [...new Set(required.map(({ list }) => list))].sort((a, b) => this.#width(a) - this.#width(b));
        const [rarest = -1] = needs;
        const waiting = this.#framesOf[rarest] ?? [];
        waiting.push({ parts, needs, group });
        this.#framesOf[rarest] = waiting;
      }
    }
    return group;
  }

  /** How likely a list is to have a hit: by its words, and those that stand everywhere before all. */
  #width(list: number): number {
    const atoms = this.#atomsOf[list] ?? [];
    return atoms.length + (atoms.some((atom) => this.#common.has(atom)) ? EVERYWHERE : 0);
  }

  #list(atoms: readonly Atom[], frame: string): number {
    if (atoms.length === 0) return -1;
    const numbers = atoms.flatMap((atom) =>
      "field" in atom ? this.#fieldAtoms(atom.field, frame) : [this.#literal(atom.words)],
    );
    const key = [...new Set(numbers)].sort((a, b) => a - b).join(" ");
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const list = this.#lists.size;
    this.#lists.set(key, list);
    this.#atomsOf[list] = [...new Set(numbers)];
    for (const atom of this.#atomsOf[list] ?? []) {
      const lists = this.#listsOf[atom] ?? [];
      lists.push(list);
      this.#listsOf[atom] = lists;
    }
    return list;
  }

  #newAtom(key: string): number {
    const number = this.#atoms.size;
    this.#atoms.set(key, number);
    return number;
  }

  #add(words: string, atom: number): void {
    const { inflect } = this.#language;
    if (this.#marks.has(words)) this.#common.add(atom);
    const marked = /(?<![^\s~])([^\s~]+)~/u.exec(words)?.[1];
    if (marked === undefined || !inflect) this.#vocabulary.add(words, atom);
    else for (const form of [marked, ...inflect(marked)]) this.#add(words.replace(`${marked}~`, form), atom);
  }

  #literal(words: string): number {
    const known = this.#atoms.get(`=${words}`);
    if (known !== undefined) return known;
    const number = this.#newAtom(`=${words}`);
    this.#add(words, number);
    return number;
  }

  /** A field is one atom of its own words, and those of the fields it names. */
  #fieldAtoms(name: string, frame: string): number[] {
    const field = this.#language.fields[name];
    if (field === undefined) throw new Error(`${this.#language.id}: no field <${name}> in: ${frame}`);
    const { words, except = [] }: Field = "words" in field ? field : { words: field };
    const others = words.flatMap((word) => {
      const other = /^<([\w-]+)>$/u.exec(word)?.[1];
      return other === undefined ? [] : this.#fieldAtoms(other, frame);
    });
    const known = this.#atoms.get(`<${name}`);
    if (known !== undefined) return [known, ...others];
    const number = this.#newAtom(`<${name}`);
    for (const word of words) if (!word.startsWith("<")) this.#add(word, number);
    if (except.length > 0) this.#excepted.set(number, this.#ready(except));
    return [number, ...others];
  }

  /** By group the frames that may match: those all of whose words the text has. Of thousands nearly all lack one. */
  #possible(found: Found): ReadonlyMap<Group, readonly Ready[]> {
    const filled = new Uint8Array(this.#lists.size);
    for (const atom of found.keys()) for (const list of this.#listsOf[atom] ?? []) filled[list] = 1;
    const possible = new Map<Group, Ready[]>();
    for (let list = filled.indexOf(1); list >= 0; list = filled.indexOf(1, list + 1)) {
      for (const frame of this.#framesOf[list] ?? []) {
        if (lacks(frame.needs, filled)) continue;
        const others = possible.get(frame.group);
        if (others) others.push(frame);
        else possible.set(frame.group, [frame]);
      }
    }
    return possible;
  }

  /** The hits of a list, put together when a frame first asks for them. */
  #hits(found: Found): Hits {
    const made = new Map<number, readonly Stretch[]>();
    return (list) => {
      const known = made.get(list);
      if (known) return known;
      const [first = [], ...others] = (this.#atomsOf[list] ?? [])
        .map((atom) => found.get(atom) ?? [])
        .filter(({ length }) => length > 0);
      const hits =
        others.length === 0 ? first : [first, ...others].flat().sort((a, b) => a.from - b.from || a.to - b.to);
      made.set(list, hits);
      return hits;
    };
  }

  /** Once for a text; what is asked of it afterwards looks only at the hits. */
  read(text: string, names: readonly Span[] = []): Reading {
    const tokens = tokenize(text, this.#language.alike, this.#language.statements);
    const found = this.#vocabulary.find(tokens, this.#language.characters);
    const possible = this.#possible(found);
    const free = this.#free(found, possible, tokens, insideOf(tokens, names));
    const all = this.#hits(free);
    const where = (group: Group, hits = all): Stretch[] =>
      (possible.get(group) ?? []).flatMap(({ parts }) => matchFrame(parts, hits, tokens));
    const turns = where(this.#turns);
    const kept = turns.length === 0 ? all : this.#hits(outsideOf(free, turns));
    const denials = where(this.#denials);
    const meant = denials.length === 0 ? all : this.#hits(outsideOf(free, denials));
    const spanOf = ({ from, to }: Stretch): Span => ({
      start: tokens[from]?.start ?? 0,
      end: tokens[to - 1]?.end ?? 0,
    });
    /** The token a place of the text stands in, or the next. */
    const tokenAt = (start: number): number => {
      let low = 0;
      for (let high = tokens.length; low < high; ) {
        const middle = (low + high) >> 1;
        if ((tokens[middle]?.end ?? 0) > start) high = middle;
        else low = middle + 1;
      }
      return low;
    };
    const statementOf = once(() =>
      statementsOf(tokens, where(this.#parting), where(this.#leading), where(this.#leaning)),
    );
    const lawful = (concept: ReadyConcept): ((stretch: Stretch) => boolean) => {
      const excusing = concept.turned ? meant : all;
      if (where(concept.unlessText, excusing).length > 0) return () => true;
      const sentences = new Set(where(concept.unlessSentence, excusing).map(({ from }) => tokens[from]?.sentence));
      const near = where(concept.unless, excusing);
      if (near.length === 0) return ({ from }) => sentences.has(tokens[from]?.sentence);
      const own = statementOf();
      const statements = new Set(near.flatMap((stretch) => within(own, stretch)));
      if (concept.turned)
        for (const each of near.flatMap((stretch) => this.#commented(stretch, own, tokens, where)))
          statements.add(each);
      return (stretch) =>
        sentences.has(tokens[stretch.from]?.sentence) || within(own, stretch).some((each) => statements.has(each));
    };
    return {
      possible: [...possible.keys()]
        .sort((a, b) => a - b)
        .map((group) => this.#nameOf.get(group))
        .filter((name) => name !== undefined),
      spans: (name) => {
        const concept = this.#concepts.get(name);
        const stretches = concept ? where(concept.frames, concept.turned ? kept : all) : [];
        if (!concept || stretches.length === 0) return [];
        const excused = lawful(concept);
        return merge(stretches.filter((stretch) => !excused(stretch)).map(spanOf));
      },
      excuses: (name) => {
        const concept = this.#concepts.get(name);
        if (!concept) return () => false;
        const excused = lawful(concept);
        return ({ start, end }) => excused({ from: tokenAt(start), to: tokenAt(end - 1) + 1 });
      },
      turns: () => turns.map(spanOf),
      disclaims: () => where(this.#disclaims).map(spanOf),
      disowned: once(() => disownedIn(tokens, text, (name) => where(this.#disowning.get(name) ?? -1))),
    };
  }

  /** In languages that name a topic and then say what goes for it: the statements of the sentence before a welcome but one of others. */
  #commented(
    stretch: Stretch,
    statements: readonly number[],
    tokens: readonly Token[],
    where: (group: Group) => Stretch[],
  ): number[] {
    if (this.#contrast === null) return [];
    const mine = within(statements, stretch);
    const others = where(this.#contrast).some((one) => within(statements, one).some((each) => mine.includes(each)));
    if (others) return [];
    let first = stretch.from;
    while (first > 0 && tokens[first - 1]?.sentence === tokens[stretch.from]?.sentence) first -= 1;
    return within(statements, { from: first, to: stretch.from });
  }

  /** Takes out what stands in a name of the listing, and what a field's exceptions touch. */
  #free(
    found: Found,
    possible: ReadonlyMap<Group, readonly Ready[]>,
    tokens: readonly Token[],
    named: ReadonlySet<number>,
  ): Found {
    const raw = this.#hits(found);
    return new Map(
      [...found].map(([atom, hits]) => {
        const group = this.#excepted.get(atom);
        const excepting = group === undefined ? [] : (possible.get(group) ?? []);
        if (excepting.length === 0 && named.size === 0) return [atom, hits];
        const taken = new Set(named);
        for (const { parts } of excepting) {
          for (const { from, to } of matchFrame(parts, raw, tokens))
            for (let at = from; at < to; at += 1) taken.add(at);
        }
        return [atom, hits.filter(({ from }) => !taken.has(from))];
      }),
    );
  }
}
