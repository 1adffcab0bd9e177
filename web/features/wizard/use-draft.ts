/** The wizard's state: restored on arrival, kept after each change, cleared on generate or "start over". */
import { useCallback, useEffect, useRef, useState } from "react";
import type { PropertyDetail } from "#contract/property";
import { severalLinks, sharedText } from "#web/lib/pasted/links.ts";
import {
  clearDraft,
  type Draft,
  draftOwner,
  emptyDraft,
  isStarted,
  leftOver,
  loadDraft,
  saveDraft,
  sourceModes,
} from "./draft.ts";
import { MAX_TEXT_CHARS } from "./paste.ts";

/** Long enough that typing does not write at each key, short enough that a closed tab loses next to nothing. */
const SAVE_AFTER_MS = 250;

export type DraftChange = (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;

/** `property`: its facts and photos, to write for it once more. */
export type Arrival = {
  link: string | null;
  taskId: string | null;
  property?: PropertyDetail | null;
  /** The import was asked for elsewhere just now, instead of what stands here. */
  fresh?: boolean;
  /** Shared from a phone. */
  files?: readonly File[];
  /** By which of the ways a listing is to be handed over. */
  by?: string | null;
};

/** What the address asks for, put into the draft. A finished import is taken up only where it replaces no other listing. */
function arrive(draft: Draft, { link, taskId, property, fresh = false, files = [], by }: Arrival): Draft {
  if (property) return draft.property?.version === property.version ? draft : draftOf(property, draft);
  if (files.length > 0) return { ...draft, step: 0, source: { ...draft.source, mode: "file" } };
  if (taskId && fresh) return { ...draft, step: 0, taskId, listing: null };
  if (link) {
    const links = severalLinks(link);
    const shared = sharedText(link);
    // the words a link was shared with are read where its site lets nobody in
    const words = { shared: shared.is === "share" ? shared.text.slice(0, MAX_TEXT_CHARS) : "" };
    const url = links[0] ?? (shared.is === "share" ? shared.url : link);
    return { ...draft, step: 0, source: { ...draft.source, ...words, mode: "url", url, links } };
  }
  const mode = sourceModes.find((one) => one === by);
  if (mode) return { ...draft, step: 0, source: { ...draft.source, mode } };
  return taskId && draft.listing === null ? { ...draft, step: 0, taskId } : draft;
}

/** The last step, with the facts as they are now and the choices of the last time. */
function draftOf({ id, version, listing, photos, campaigns }: PropertyDetail, draft: Draft): Draft {
  const { languages = [], platforms = [] } = campaigns[0] ?? {};
  return {
    ...draft,
    step: 2,
    property: { id, version },
    listing,
    photos,
    chosen: photos.map((photo) => photo.id),
    languages: draft.languages.length > 0 ? draft.languages : languages,
    platforms: draft.platforms.length > 0 ? draft.platforms : platforms,
  };
}

export function useDraft(account: string, arrival: Arrival) {
  const userId = draftOwner(account, arrival.property?.id ?? null);
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

  /** The draft became a campaign: nothing of it is kept but the links that were pasted with its own. */
  const finish = useCallback(() => {
    finished.current = true;
    const rest = leftOver(latest.current);
    if (rest) saveDraft(userId, rest);
    else clearDraft(userId);
  }, [userId]);
  const startOver = useCallback(() => {
    clearDraft(userId);
    setDraft(arrival.property ? draftOf(arrival.property, emptyDraft()) : emptyDraft());
  }, [userId, arrival]);

  return { draft, change, kept, restored: start.restored, finish, startOver };
}
