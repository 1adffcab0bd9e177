/**
 * What somebody has entered at checkout, kept in this window until it became an order: a reload loses nothing, and a
 * repeated attempt is the same attempt.
 */
import { z } from "zod";

const draftSchema = z.object({
  /** In the coupon field. */
  typed: z.string(),
  /** The coupon that was asked to be used; null: none. */
  coupon: z.string().nullable(),
  /** Whether the coupon field is open. */
  couponOpen: z.boolean(),
  /** The chosen way to pay, as `wayId`. */
  way: z.string().nullable(),
  /** Keys of requests that have not been answered, by what they asked. */
  keys: z.record(z.string(), z.string()),
});
export type CheckoutDraft = z.infer<typeof draftSchema>;

export const emptyDraft: CheckoutDraft = { typed: "", coupon: null, couponOpen: false, way: null, keys: {} };

const nameOf = (userId: string, subject: string) => `listcast-checkout:${userId}:${subject}`;

const wayOf = (userId: string) => `listcast-way-to-pay:${userId}`;

/** How this person paid last on this device, as `wayId`; it may not be offered any more. */
function lastWay(userId: string): string | null {
  try {
    return localStorage.getItem(wayOf(userId));
  } catch {
    return null;
  }
}

/** For the next order. */
export function rememberWay(userId: string, way: string): void {
  try {
    localStorage.setItem(wayOf(userId), way);
  } catch {
    // a forbidden or full storage
  }
}

/** The draft of a product ("plan:professional") or an order ("order:<id>"), until somebody chooses with the way they paid last. */
export function loadDraft(userId: string, subject: string): CheckoutDraft {
  const fresh = { ...emptyDraft, way: lastWay(userId) };
  try {
    const text = sessionStorage.getItem(nameOf(userId, subject));
    const stored = text ? draftSchema.safeParse(JSON.parse(text)).data : undefined;
    return stored ? { ...stored, way: stored.way ?? fresh.way } : fresh;
  } catch {
    return fresh;
  }
}

/** Keeps it; where nothing can be stored the page itself still holds it. */
export function saveDraft(userId: string, subject: string, draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(nameOf(userId, subject), JSON.stringify(draft));
  } catch {
    // a forbidden or full storage
  }
}

/** Forgets it: it has become an order. */
export function clearDraft(userId: string, subject: string): void {
  try {
    sessionStorage.removeItem(nameOf(userId, subject));
  } catch {
    // nothing is stored where storing is forbidden
  }
}
