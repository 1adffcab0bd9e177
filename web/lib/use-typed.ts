/** A search box's words: shown at once, passed on when the typing rests. */
import { useEffect, useRef, useState } from "react";

const SEARCH_AFTER_MS = 250;

/** What is typed, passed on once the typing rests; another address (Back) puts its words into the box. */
export function useTyped(query: string, onQuery: (query: string) => void) {
  const [typed, setTyped] = useState(query);
  const sent = useRef(query);
  useEffect(() => {
    if (query === sent.current) return;
    sent.current = query;
    setTyped(query);
  }, [query]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      onQuery(typed);
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, onQuery]);
  return [typed, setTyped] as const;
}
