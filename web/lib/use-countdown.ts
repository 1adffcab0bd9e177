/** Whole seconds until a moment, counting down on the screen. */
import { useEffect, useState } from "react";

const secondsTo = (until: number, now: number) => Math.max(0, Math.ceil((until - now) / 1000));

/** `until` in milliseconds since 1970; 0 when that moment has passed. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now);
  const left = secondsTo(until, now);
  const running = left > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}
