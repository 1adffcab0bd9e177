/**
 * `npm run bench -- law [pieces] [from]`: composes so many pieces (10,000) in all markets with law that was read, tells which
 * trip a rule that blocks, and what checking one costs the processor, once its words are compiled: the least of a few times, title
 * and body together; the longest piece's too. Ends with 1 where one trips a rule, or where checking
 * costs more than a twentieth of writing.
 */
import type { Market } from "#contract/copy";
import { findingsOf } from "#engine/copy/writing/finish-piece";
import { type Composed, composedPiece, forbiddenIn, missingIn } from "#tests/support/composed/pieces";

interface Row {
  pieces: number;
  tripped: number;
  missing: number;
  /** Milliseconds of this thread's own work, so that what else the machine does is left out. */
  writing: number;
  checking: number;
  /** Of the piece whose check took longest, with its length. */
  longest: { ms: number; letters: number };
}

/** Of writing a piece; milliseconds depend on the machine, this hardly does. */
const MOST_OF_WRITING = 0.05;

const timed = <T>(work: () => T): [T, number] => {
  const before = process.threadCpuUsage();
  const made = work();
  const { user, system } = process.threadCpuUsage(before);
  return [made, (user + system) / 1000];
};

const TIMES = 5;
/** What a work costs where nothing disturbs it. */
const least = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: TIMES }, () => {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    }),
  );

const tell = (number: number, { market, brief, piece, listing }: Composed): void => {
  console.log(`\n${number} ${market} ${piece.language} ${piece.platform} ${brief.style} ${listing.title}`);
  for (const { rule, text } of forbiddenIn({ market, brief, piece, listing })) console.log(`  ${rule}: ${text}`);
  console.log([piece.title, piece.body, piece.hashtags.join(" ")].filter(Boolean).join("\n").replace(/^/gmu, "  | "));
};

export async function bench([count = "10000", from = "0"]: readonly string[]): Promise<void> {
  const rows = new Map<Market, Row>();
  const wanting = new Map<string, number>();
  for (let number = Number(from); number < Number(from) + Number(count); number++) {
    const [made, writing] = timed(() => composedPiece(number));
    const { market, listing, brief, piece } = made;
    const checking = least(() => findingsOf(listing, brief, piece, piece.body));
    const longest = { ms: 0, letters: 0 };
    const row = rows.get(market) ?? { pieces: 0, tripped: 0, missing: 0, writing: 0, checking: 0, longest };
    rows.set(market, row);
    row.pieces++;
    row.writing += writing;
    row.checking += checking;
    if (checking > row.longest.ms) row.longest = { ms: checking, letters: piece.body.length };
    if (missingIn(made).length > 0) row.missing++;
    for (const { rule } of missingIn(made)) wanting.set(rule, (wanting.get(rule) ?? 0) + 1);
    if (forbiddenIn(made).length > 0) {
      row.tripped++;
      tell(number, made);
    }
  }
  console.table(
    Object.fromEntries(
      [...rows].map(([market, { pieces, tripped, missing, writing, checking, longest }]) => [
        market,
        {
          pieces,
          tripped,
          missing,
          "a check, ms": (checking / pieces).toFixed(2),
          "longest, ms": `${longest.ms.toFixed(2)} (${longest.letters} letters)`,
          "of writing": `${((100 * checking) / writing).toFixed(1)}%`,
        },
      ]),
    ),
  );
  if (wanting.size > 0) console.log("not stated:", Object.fromEntries(wanting));
  const all = [...rows.values()];
  const sum = (of: "writing" | "checking") => all.reduce((total, row) => total + row[of], 0);
  if (all.some(({ tripped }) => tripped > 0) || sum("checking") > MOST_OF_WRITING * sum("writing"))
    process.exitCode = 1;
}
