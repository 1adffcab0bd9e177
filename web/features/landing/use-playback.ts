/** When the demonstration plays: once, as it comes into sight. Who wants no motion, or has no script, sees it finished. */
import { type RefObject, useEffect, useState } from "react";

/** `done`: everything shown, nothing moves. `waiting`: below the fold, hidden. `playing`: the style sheet's timeline runs. */
type Phase = "done" | "waiting" | "playing";

export interface Playback {
  phase: Phase;
  /** Counts the plays: a key that starts the timeline anew. */
  run: number;
  replay(): void;
}

export function usePlayback(stage: RefObject<HTMLElement | null>): Playback {
  const [state, setState] = useState<{ phase: Phase; run: number }>({ phase: "done", run: 0 });
  useEffect(() => {
    const element = stage.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // what is on the screen already must not vanish under the reader's eyes
    if (element.getBoundingClientRect().top < innerHeight) return;
    setState({ phase: "waiting", run: 0 });
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        setState({ phase: "playing", run: 1 });
      },
      { rootMargin: "0px 0px -25% 0px" },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [stage]);
  const replay = () => setState(({ run }) => ({ phase: "playing", run: run + 1 }));
  return { ...state, replay };
}
