/** The message that an attempt failed, which is no longer true once the next one begins. */
import { useId, useRef } from "react";
import { toastFailure, toastNotice, withdrawToast } from "#web/ui/toast.ts";

interface FailureToast {
  fail(title: string, message?: string): void;
  notice(title: string): void;
  /** A new attempt begins: what the last one came to is taken back. */
  clear(): void;
}

/** At most one message of a form's attempts stands at a time. */
export function useFailureToast(): FailureToast {
  const form = useId();
  const count = useRef(0);
  const current = () => `${form}${count.current}`;
  const clear = () => withdrawToast(current());
  // each has a name of its own: one on its way out must not take the next one's place
  const fresh = () => {
    clear();
    count.current += 1;
    return current();
  };
  return {
    fail: (title, message) => toastFailure(title, message, fresh()),
    notice: (title) => toastNotice(title, undefined, fresh()),
    clear,
  };
}
