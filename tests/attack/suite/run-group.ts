/** Runs the tries of one group within its time, and counts what held. */
import { setTimeout as sleep } from "node:timers/promises";
import { spread } from "./chance.ts";
import type { Stage } from "./stage.ts";
import type { Group, Opened, Try } from "./try.ts";

interface Breach {
  name: string;
  /** One line of what happened. */
  what: string;
}

export interface Result {
  group: string;
  tried: number;
  held: number;
  broken: Breach[];
  /** Tries the time did not suffice for. */
  left: number;
  seconds: number;
  told: readonly string[];
}

/** No single try may take longer; a hostile one that hangs is broken by it. */
const TRY_SECONDS = 180;

const oneLine = (error: unknown): string => {
  const text =
    error instanceof Error
      ? error.name === "Broken"
        ? error.message
        : `${error.name}: ${error.message}`
      : String(error);
  return text.replace(/\s+/g, " ").slice(0, 300);
};

async function attempt({ name, run }: Try): Promise<Breach | null> {
  const late = new AbortController();
  try {
    const patience = sleep(TRY_SECONDS * 1000, null, { signal: late.signal, ref: false }).then(() => {
      throw new Error(`no end within ${TRY_SECONDS} s`);
    });
    // its rejection by the abort below is nobody's news
    patience.catch(() => {});
    await Promise.race([run(), patience]);
    return null;
  } catch (error) {
    return { name, what: oneLine(error) };
  } finally {
    late.abort();
  }
}

const unopened = (group: Group, error: unknown, seconds: number): Result => {
  const broken = [{ name: "opening", what: oneLine(error) }];
  return { group: group.name, tried: 1, held: 0, broken, left: 0, seconds, told: [] };
};

/** What once broke, and a spread of the rest, in the order of the table. */
function sampled(tries: readonly Try[], count: number, seed: number): Try[] {
  const chosen = new Set(tries.filter((one) => one.always));
  const rest = tries.filter((one) => !one.always && !one.slow);
  for (const one of spread(rest, Math.max(0, count - chosen.size), seed)) chosen.add(one);
  return tries.filter((one) => chosen.has(one));
}

/** `only`: tries whose name holds it. */
export async function runGroup(group: Group, stage: Stage, only = ""): Promise<Result> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  let opened: Opened;
  try {
    opened = await group.open(stage);
  } catch (error) {
    return unopened(group, error, seconds());
  }
  try {
    const meant = opened.tries.filter(({ name }) => name.includes(only));
    const tries = stage.full ? meant : sampled(meant, group.sample, stage.seed);
    const broken: Breach[] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < tries.length && (!stage.full || seconds() < group.seconds)) {
        const one = tries[next++];
        const breach = one ? await attempt(one) : null;
        if (breach) broken.push(breach);
      }
    };
    await Promise.all(Array.from({ length: group.atOnce }, work));
    const left = tries.length - next;
    const told = opened.told?.() ?? [];
    return { group: group.name, tried: next, held: next - broken.length, broken, left, seconds: seconds(), told };
  } finally {
    await opened.close();
  }
}
