/** How the work of a reader or a check grows with its input: measured, so that strangers' input cannot cost more than its length. */

/** One measured function: milliseconds at each size, the smallest of several runs. */
export interface Growth {
  readonly sizes: readonly [number, number, number];
  readonly ms: readonly [number, number, number];
  /** The power of the size that the cost follows from the first size to four times it: 1 is linear, 2 quadratic. */
  readonly exponent: number;
}

export interface Bounds {
  /** The smallest size tried, in the units of `make`. */
  readonly from?: number;
  /** The largest size, in the units of `make`: what the product lets in, or less when that is enough to see. */
  readonly most: number;
  /** Milliseconds of one run at which the growth is plain and the size goes up no further. */
  readonly worth?: number;
}

/** Halfway between linear and quadratic: four times the input may cost eight times as much, never sixteen. */
const LIMIT = 1.5;
/** Milliseconds. What costs less at the largest size that is let in holds nobody up, and says nothing about growth. */
const FLOOR = 4;
const REPEATS = 6;

/** Some kernels count CPU time in ticks of 4 ms. */
const TICK = 4;

/**
 * Milliseconds of one run, from above: the clock counts what other processes do, the CPU time of this thread is coarse;
 * the truth is below either.
 */
function cost<T>(run: (input: T) => unknown, input: T): number {
  const [before, start] = [process.threadCpuUsage(), performance.now()];
  run(input);
  const clock = performance.now() - start;
  const { user, system } = process.threadCpuUsage(before);
  return Math.min(clock, (user + system) / 1000 + TICK);
}

const exponentOf = (ms: readonly [number, number, number]): number =>
  ms[2] < FLOOR ? 0 : Math.log(ms[2] / Math.max(ms[0], 0.01)) / Math.log(4);

/**
 * Doubles the input until it costs enough to see, then compares a size with twice and four times it. What looks more
 * than linear is measured again, up to six times, and the smallest cost of each size counts: a collection of garbage or
 * a busy machine is slow once, bad growth every time. `run` must not remember an input; it gets a fresh one each time.
 */
export function growthOf<T>(run: (input: T) => unknown, make: (size: number) => T, bounds: Bounds): Growth {
  const { from = 16, most, worth = 30 } = bounds;
  let size = from;
  // The climb also lets the compiler see the code before anything counts.
  while (size * 8 <= most && cost(run, make(size * 4)) < worth) size *= 2;
  const sizes = [size, size * 2, size * 4] as const;
  let ms: [number, number, number] = [Infinity, Infinity, Infinity];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    // The small one three times: what slows it down would hide growth.
    const [middle, large, ...small] = [size * 2, size * 4, size, size, size].map((one) => cost(run, make(one)));
    ms = [Math.min(ms[0], ...small), Math.min(ms[1], middle ?? Infinity), Math.min(ms[2], large ?? Infinity)];
    if (exponentOf(ms) <= LIMIT) break;
  }
  return { sizes, ms, exponent: exponentOf(ms) };
}

/** For `expect(growthOf(…)).toSatisfy(isLinear)`, which prints sizes and times when it fails. */
export const isLinear = ({ exponent }: Growth): boolean => exponent <= LIMIT;
