/** Feeds every reader with broken inputs, in turn, until the time is over. */
import { AppError } from "#contract/errors";
import { chanceOf, mutate } from "./mutate.ts";
import { type Subject, subjects } from "./subjects.ts";

interface Tally {
  name: string;
  inputs: number;
  read: number;
  refused: number;
  /** By milliseconds a character. */
  slowest: { ms: number; length: number };
}
interface Defect {
  subject: string;
  input: string;
  error: string;
}
/** Longer than any page: what grows is a page that grew, not one that was made to hurt (tests of growth do that). */
const MAX_LENGTH = 600_000;
const MAX_DEFECTS = 5;

async function tryOne({ read }: Subject, input: string): Promise<"read" | "refused" | string> {
  try {
    await read(input);
    return "read";
  } catch (error) {
    if (error instanceof AppError) return "refused";
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** Ends before its time after a few defects. At least one input a reader. */
export async function fuzz({ milliseconds, seed }: { milliseconds: number; seed: number }) {
  const chance = chanceOf(seed);
  const until = performance.now() + milliseconds;
  const tallies = subjects.map(
    ({ name }): Tally => ({ name, inputs: 0, read: 0, refused: 0, slowest: { ms: 0, length: 1 } }),
  );
  const defects: Defect[] = [];
  for (let turn = 0; (turn < subjects.length || performance.now() < until) && defects.length < MAX_DEFECTS; turn++) {
    const at = turn % subjects.length;
    const [subject, tally] = [subjects[at], tallies[at]];
    if (!subject || !tally) continue;
    const seedText = subject.seeds[Math.floor(chance() * subject.seeds.length)] ?? "";
    const input = mutate(seedText, chance, subject.seeds).slice(0, MAX_LENGTH);
    const begun = performance.now();
    const outcome = await tryOne(subject, input);
    const ms = performance.now() - begun;
    tally.inputs += 1;
    if (outcome === "read" || outcome === "refused") tally[outcome] += 1;
    else defects.push({ subject: subject.name, input, error: outcome });
    if (ms / Math.max(1_000, input.length) > tally.slowest.ms / Math.max(1_000, tally.slowest.length))
      tally.slowest = { ms, length: input.length };
  }
  return { subjects: tallies, defects };
}
