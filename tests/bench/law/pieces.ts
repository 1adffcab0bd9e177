/**
 * `npm run bench -- law-pieces [pieces] [from]`: every finding of so many composed pieces (2,000), blocking and warning, by rule
 * with the sentences it stands in, the most frequent first. For who mends rules: a sentence that breaks nothing is read wrongly, one
 * that breaks something should not have been written.
 */
import type { Span } from "#engine/compliance/frames/spans";
import { sentenceAround } from "#engine/compliance/sentences";
import { findingsOf } from "#engine/copy/writing/finish-piece";
import { composedPiece } from "#tests/support/composed/pieces";

interface Said {
  times: number;
  /** The first piece that says it, for `npm run bench -- law 1 <piece>`. */
  piece: number;
  language: string;
  likeness: boolean;
}

/** Sentences by market, severity and rule. */
type Told = Map<string, Map<string, Said>>;

/** The sentence a finding stands in, its words between brackets. */
function quoted(text: string, { start, end }: Span): string {
  const around = sentenceAround(text, { points: true })({ start, end });
  const parts = [text.slice(around.start, start), "[", text.slice(start, end), "]", text.slice(end, around.end)];
  return parts.join("").replaceAll(/\s+/gu, " ").trim();
}

function keep(told: Told, rule: string, sentence: string, first: Omit<Said, "times">): void {
  const said = told.get(rule) ?? new Map<string, Said>();
  told.set(rule, said);
  const known = said.get(sentence);
  said.set(sentence, known ? { ...known, times: known.times + 1 } : { ...first, times: 1 });
}

const total = (said: ReadonlyMap<string, Said>): number =>
  [...said.values()].reduce((all, { times }) => all + times, 0);

/** Prints what the pieces of those numbers have found in them; what is missing counts under "(missing)". */
export async function bench([count = "2000", from = "0"]: readonly string[]): Promise<void> {
  const told: Told = new Map();
  for (let number = Number(from); number < Number(from) + Number(count); number++) {
    const { market, listing, brief, piece } = composedPiece(number);
    const inTitle = [piece.title, ...piece.hashtags].filter((text) => text !== null).join("\n");
    for (const { rule, severity, start, end, text, likeness } of findingsOf(listing, brief, piece, piece.body)) {
      const place = start === end ? inTitle.indexOf(text) : -1;
      const sentence =
        text === ""
          ? "(missing)"
          : place >= 0
            ? quoted(inTitle, { start: place, end: place + text.length })
            : quoted(piece.body, { start, end });
      const first = { piece: number, language: piece.language, likeness: likeness === true };
      keep(told, `${market} ${severity} ${rule}`, sentence, first);
    }
  }
  for (const [rule, said] of [...told].sort((a, b) => total(b[1]) - total(a[1]))) {
    console.log(`\n${rule}: ${total(said)}`);
    for (const [sentence, { times, piece, language, likeness }] of [...said].sort((a, b) => b[1].times - a[1].times))
      console.log(`  ${times} × ${language} #${piece}${likeness ? " (by likeness)" : ""}: ${sentence}`);
  }
}
