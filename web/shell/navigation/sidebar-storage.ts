/** Which groups of a sidebar are folded. All are open at the start; what a person folds stays so in this browser. */
import { useCallback, useState } from "react";

const KEY = "listcast.folded";

/** By hand: the frame is in every first load, and zod is not. */
function read(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function useCollapsedGroups() {
  const [folded, setFolded] = useState(read);
  const toggle = useCallback((key: string) => {
    setFolded((was) => {
      const next = was.includes(key) ? was.filter((one) => one !== key) : [...was, key];
      try {
        localStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // a browser that keeps nothing folds for this visit
      }
      return next;
    });
  }, []);
  return { isFolded: (key: string) => folded.includes(key), toggle };
}
