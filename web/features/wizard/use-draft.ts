/** The wizard's state: restored on arrival, kept after each change, cleared on generate or "start over". */
import { useCallback, useEffect, useRef, useState } from "react";
import { clearDraft, type Draft, emptyDraft, isStarted, loadDraft, saveDraft } from "./draft.ts";

/** Long enough that typing does not write at each key, short enough that a closed tab loses next to nothing. */
const SAVE_AFTER_MS = 250;

export type DraftChange = (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;

export type Arrival = { link: string | null; taskId: string | null };

/** What the address asks for, put into the draft. A finished import is taken up only where it replaces no other listing. */
function arrive(draft: Draft, { link, taskId }: Arrival): Draft {
  if (link) return { ...draft, step: 0, source: { ...draft.source, mode: "url", url: link } };
  return taskId && draft.listing === null ? { ...draft, step: 0, taskId } : draft;
}

export function useDraft(userId: string, arrival: Arrival) {
  const [start] = useState(() => {
    const stored = loadDraft(userId);
    return { draft: arrive(stored ?? emptyDraft(), arrival), restored: stored !== null && isStarted(stored) };
  });
  const [draft, setDraft] = useState<Draft>(start.draft);
  const [kept, setKept] = useState(true);
  const latest = useRef(draft);
  const finished = useRef(false);
  latest.current = draft;

  const change = useCallback<DraftChange>((update) => {
    setDraft((before) => ({ ...before, ...(typeof update === "function" ? update(before) : update) }));
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!finished.current) setKept(saveDraft(userId, draft));
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [userId, draft]);

  // What the timer had not yet written is written when the page goes away or the screen is left.
  useEffect(() => {
    const flush = () => {
      if (!finished.current) saveDraft(userId, latest.current);
    };
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [userId]);

  /** The draft became a campaign: nothing of it is kept. */
  const finish = useCallback(() => {
    finished.current = true;
    clearDraft(userId);
  }, [userId]);
  const startOver = useCallback(() => {
    clearDraft(userId);
    setDraft(emptyDraft());
  }, [userId]);

  return { draft, change, kept, restored: start.restored, finish, startOver };
}
