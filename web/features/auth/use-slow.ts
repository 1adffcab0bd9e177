/** Whether something has been going on for longer than a person waits without a word. */
import { useEffect, useState } from "react";

const SLOW_MS = 3000;

/** True once `busy` has been so for three seconds, until it ends. */
export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}
