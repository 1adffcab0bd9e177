/**
 * Whether this process is able to work, for whoever sends it requests: each thing it leans on is asked and timed. However many
 * ask, each thing is asked once at a time and at most once in `freshMs`; a thing that never answers holds nobody who asks.
 */
import type { Readiness, ReadinessCheck } from "#contract/readiness";
import type { Log } from "#server/base/log";

/** One thing this process leans on. `check` resolves when it answers and rejects when it cannot. */
export interface Probe {
  name: string;
  /** Milliseconds within which it must answer, its turn included. */
  limitMs: number;
  check(): Promise<void>;
}

interface Options {
  /** How long an answer is good for. */
  freshMs: number;
  /** How long whoever asks waits at most; what has not answered by then is judged by how long it took so far. */
  answerMs: number;
  log: Pick<Log, "warn" | "info">;
}

const since = (begun: number) => Math.round(performance.now() - begun);

/** Asks one thing; one that still waits for its answer is not asked again. */
function watched({ name, limitMs, check }: Probe): (answerMs: number) => Promise<ReadinessCheck> {
  let running: { begun: number; answered: Promise<ReadinessCheck> } | null = null;
  const ask = () => {
    const begun = performance.now();
    const judged = (worked: boolean): ReadinessCheck => {
      running = null;
      const milliseconds = since(begun);
      return { name, ok: worked && milliseconds <= limitMs, milliseconds };
    };
    return {
      begun,
      answered: check().then(
        () => judged(true),
        () => judged(false),
      ),
    };
  };
  return async (answerMs) => {
    running ??= ask();
    const { begun, answered } = running;
    const { promise: late, resolve } = Promise.withResolvers<ReadinessCheck>();
    const patience = () => {
      const milliseconds = since(begun);
      resolve({ name, ok: milliseconds <= limitMs, milliseconds });
    };
    const timer = setTimeout(patience, answerMs);
    try {
      return await Promise.race([answered, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Answers what the probes say; the log hears of every turn from able to not, and back. */
export function openReadiness(probes: readonly Probe[], { freshMs, answerMs, log }: Options): () => Promise<Readiness> {
  const watching = probes.map(watched);
  let cached: { until: number; readiness: Promise<Readiness> } | null = null;
  let wasReady = true;

  const measure = async (): Promise<Readiness> => {
    const checks = await Promise.all(watching.map((look) => look(answerMs)));
    const ready = checks.every(({ ok }) => ok);
    if (ready !== wasReady) {
      if (ready) log.info({ checks }, "able to work again");
      else log.warn({ checks }, "not able to work");
      wasReady = ready;
    }
    if (cached) cached.until = performance.now() + freshMs;
    return { status: ready ? "ready" : "starving", checks };
  };
  return () => {
    if (!cached || performance.now() > cached.until) cached = { until: Number.POSITIVE_INFINITY, readiness: measure() };
    return cached.readiness;
  };
}
