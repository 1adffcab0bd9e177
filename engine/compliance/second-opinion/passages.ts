/** The sentences of a piece in which no rule found anything: what a model is asked about, in parts short enough to be read with care. */
import type { Piece } from "#contract/copy";

export interface Passage {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Stands in the title or a hashtag: its findings have no place in the body. */
  readonly inTitle?: true;
}

type Asked = Pick<Piece, "title" | "hashtags" | "body" | "language" | "findings">;

/** Characters of one question, and how many questions a piece may cost; what is beyond them is told as not asked. */
const LONGEST_PART = 6_000;
const MOST_PARTS = 5;

/** Sentences without blanks at their ends; one that is longer than a question is cut. Offsets in UTF-16 units. */
function sentencesOf(text: string, language: string): Passage[] {
  const passages: Passage[] = [];
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)) {
    for (let from = 0; from < segment.length; from += LONGEST_PART) {
      const piece = segment.slice(from, from + LONGEST_PART);
      const said = piece.trim();
      const start = index + from + piece.indexOf(said);
      if (/\p{L}{2}/u.test(said)) passages.push({ start, end: start + said.length, text: said });
    }
  }
  return passages;
}

/** Title and hashtags first, then the body in its order; without what the rules found something in. */
export function passagesWithoutFinding({ title, hashtags, body, language, findings }: Asked): Passage[] {
  const found = findings.filter(({ start, end }) => end > start);
  // what was found in the title stands nowhere in the body: it is known by its words
  const titled = findings.filter(({ start, end, text }) => start === end && text !== "").map(({ text }) => text);
  const lines = [title, ...hashtags].filter((line) => line !== null);
  const above = lines
    .flatMap((line) => sentencesOf(line, language))
    .filter(({ text }) => !titled.some((words) => text.includes(words)))
    .map((passage) => ({ ...passage, inTitle: true as const }));
  const below = sentencesOf(body, language).filter(
    ({ start, end }) => !found.some((one) => one.start < end && start < one.end),
  );
  return [...above, ...below];
}

/** The questions a piece is asked in, and what is left out of them all. */
export function inParts<Part extends { readonly text: string }>(
  passages: readonly Part[],
): { parts: Part[][]; left: Part[] } {
  const parts: Part[][] = [];
  let room = 0;
  for (const [at, passage] of passages.entries()) {
    if (parts.length === 0 || passage.text.length > room) {
      if (parts.length === MOST_PARTS) return { parts, left: passages.slice(at) };
      parts.push([]);
      room = LONGEST_PART;
    }
    parts.at(-1)?.push(passage);
    room -= passage.text.length;
  }
  return { parts, left: [] };
}
