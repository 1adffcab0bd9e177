/** How long a streaming answer may take: while text keeps coming a pack may take minutes; silence is given up earlier. */

export interface Patience {
  readonly signal: AbortSignal;
  /** Something came: the silence begins anew. */
  heard(): void;
  /** Whether time ran out, rather than the caller's wish. */
  isOver(): boolean;
  stop(): void;
}

/** `silence` and `whole` in milliseconds. */
export function patience({ silence, whole }: { silence: number; whole: number }): Patience {
  const over = new AbortController();
  const end = () => over.abort(new DOMException("the model took too long", "TimeoutError"));
  const last = setTimeout(end, whole);
  let quiet = setTimeout(end, silence);
  return {
    signal: over.signal,
    heard() {
      clearTimeout(quiet);
      quiet = setTimeout(end, silence);
    },
    isOver: () => over.signal.aborted,
    stop() {
      clearTimeout(last);
      clearTimeout(quiet);
    },
  };
}
