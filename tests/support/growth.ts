/** How the work of a reader or a check grows with its input: measured, so that strangers' input cannot cost more than its length. */

/** One measured function: milliseconds at each size, the smallest of several runs. */
export interface Growth {
  readonly sizes: readonly [number, number, number];
  readonly ms: readonly [number, number, number];
  /** The power of the size that the cost follows, the smaller of the two steps': 1 is linear, 2 quadratic. */
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

/** Halfway between linear and quadratic: twice the input may cost nearly three times as much, never four. */
const LIMIT = 1.5;
/**
 * Milliseconds. What costs less at the largest size that is let in holds nobody up, and says nothing about growth: a run
 * longer than a slice of a busy machine is cut into nearly every time, a shorter one seldom.
 */
const FLOOR = 16;
const REPEATS = 8;

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

type Costs = readonly [small: number, middle: number, large: number];

/** Bad growth shows in both steps; a buffer that is made larger, a limit that is passed, in one. */
const exponentOf = ([small, middle, large]: Costs): number =>
  large < FLOOR ? 0 : Math.log2(Math.min(middle / Math.max(small, 0.01), large / Math.max(middle, 0.01)));

/** A middle that was slowed down once hides bad growth in the second step; from the first size to the last it still shows. */
const looksBad = ([small, , large]: Costs): boolean =>
  large >= FLOOR && Math.log2(large / Math.max(small, 0.01)) / 2 > LIMIT;

/** The least of so many costs and of one known. */
const least = (times: number, measured: () => number, known: number): number =>
  Math.min(known, ...Array.from({ length: times }, measured));

/**
 * Doubles the input until it costs enough to see, then compares a size with twice and four times it. What looks more
 * than linear is measured again, up to eight times, and the smallest cost of each size counts: a collection of garbage or
 * a busy machine is slow once, bad growth every time. `run` must not remember an input; it gets a fresh one each time.
 */
export function growthOf<T>(run: (input: T) => unknown, make: (size: number) => T, bounds: Bounds): Growth {
  const { from = 16, most, worth = 30 } = bounds;
  const measure = (size: number): number => cost(run, make(size));
  const lower = ([small, middle, large]: Costs, size: number): Costs => [
    Math.min(small, measure(size), measure(size)),
    Math.min(middle, measure(size * 2)),
    Math.min(large, measure(size * 4)),
  ];
  let size = from;
  let ms: Costs = [measure(size), measure(size * 2), measure(size * 4)];
  while (size * 8 <= most && ms[2] < worth) {
    size *= 2;
    ms = [ms[1], ms[2], measure(size * 4)];
  }
  // What costs too little at the largest size tells nothing, whatever the smaller ones cost.
  if (ms[2] < FLOOR) return { sizes: [size, size * 2, size * 4], ms, exponent: 0 };
  // The compiler had not seen the code when the small ones were measured, and what slowed them down would hide growth.
  ms = [least(5, () => measure(size), ms[0]), least(3, () => measure(size * 2), ms[1]), ms[2]];
  for (let repeat = 0; repeat < REPEATS && looksBad(ms); repeat++) ms = lower(ms, size);
  return { sizes: [size, size * 2, size * 4], ms, exponent: exponentOf(ms) };
}

/** For `expect(growthOf(…)).toSatisfy(isLinear)`, which prints sizes and times when it fails. */
export const isLinear = ({ exponent }: Growth): boolean => exponent <= LIMIT;
