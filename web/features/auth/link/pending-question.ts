/** The one question about a mail's link that may stand in place of every screen (features/auth/link/gate.tsx shows it). */
import type { Offer } from "#web/features/auth/link/offer.ts";
import type { LinkTokens } from "#web/lib/arrival.ts";

/** Tokens the address brought, or a session that was redeemed beside the one that stands and waits for its answer. */
export type Question = { tokens: LinkTokens } | { offer: Offer; answered(taken: boolean): void };

let open: Question | null = null;
const listeners = new Set<() => void>();

const set = (question: Question | null): void => {
  open = question;
  for (const tell of listeners) tell();
};

export const openQuestion = (): Question | null => open;

/** Puts it before the person, instead of one that is open. */
export const ask = (question: Question): void => set(question);

export const closeQuestion = (): void => set(null);

/** Calls `tell` at every change, until the answered function is called. */
export function onQuestion(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
