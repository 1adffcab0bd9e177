/** The present moment in milliseconds, again every so often, for words such as "3 minutes ago". */
import { useEffect, useState } from "react";

/** The time, read anew every so many milliseconds. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
