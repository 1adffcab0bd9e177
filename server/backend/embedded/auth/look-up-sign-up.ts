/** What the confirming page says before the click: who signed up, and whether it was this browser. */
import type { WaitingSignUp } from "#contract/sign-up";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import { plainName } from "./confirmation-mail.ts";
import { deviceHash } from "./device.ts";
import { findToken } from "./one-time.ts";
import { pendingOf, provenBy } from "./pending-sign-ups.ts";

/** Null when the link's secret is unknown, used or has run out. */
export async function lookUpSignUp(
  backend: EmbeddedBackend,
  asked: { tokenHash: string; deviceKey: string | null },
): Promise<WaitingSignUp | null> {
  const now = backend.now();
  const link = await findToken(backend.db, asked.tokenHash, ["confirmation_token"], now);
  if (!link) return null;
  const waiting = await pendingOf(backend.db, link.userId, now);
  const sentFor = waiting.find((row) => row.id === link.signUpId) ?? null;
  const told = sentFor ?? (link.signUpId === null && waiting.length === 1 ? waiting[0] : null);
  return {
    email: link.email,
    askedAt: told?.asked_at.toISOString() ?? null,
    name: plainName(told?.data.display_name),
    browser: told?.browser ?? null,
    here: provenBy(waiting, link.signUpId, deviceHash(backend, asked)) !== null,
    several: waiting.length > 1,
  };
}
