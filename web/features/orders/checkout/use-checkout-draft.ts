/** The draft of one purchase as state, written down at every change. */
import { useCallback, useRef, useState } from "react";
import { uuid } from "#web/lib/uuid.ts";
import { type CheckoutDraft, clearDraft, emptyDraft, loadDraft, rememberWay, saveDraft } from "./draft.ts";

/** `subject` stays the same while the component is mounted. */
export function useCheckoutDraft(userId: string, subject: string) {
  const [draft, setDraft] = useState(() => loadDraft(userId, subject));
  const latest = useRef(draft);
  const change = useCallback(
    (part: Partial<CheckoutDraft>) => {
      latest.current = { ...latest.current, ...part };
      saveDraft(userId, subject, latest.current);
      setDraft(latest.current);
    },
    [userId, subject],
  );
  /** The key of a request that asks this: the same one until it has been answered. */
  const keyOf = useCallback(
    (operation: string): string => {
      const key = latest.current.keys[operation] ?? uuid();
      change({ keys: { ...latest.current.keys, [operation]: key } });
      return key;
    },
    [change],
  );
  /** It was answered: asking again is a new request. */
  const answered = useCallback(
    (operation: string) => {
      const { [operation]: _done, ...keys } = latest.current.keys;
      change({ keys });
    },
    [change],
  );
  /** A payment was opened this way: the next order begins with it. */
  const paidBy = useCallback((way: string) => rememberWay(userId, way), [userId]);
  /** It has become an order: nothing of it is kept but how the person likes to pay. */
  const clear = useCallback(() => {
    latest.current = { ...emptyDraft, way: latest.current.way };
    clearDraft(userId, subject);
  }, [userId, subject]);
  return { draft, change, keyOf, answered, paidBy, clear };
}
export type KeptDraft = ReturnType<typeof useCheckoutDraft>;
