/** Who sends a key: its account, as itself and never as more, within what its plan and the key's scopes allow. */
import type { ApiScope } from "#contract/developer/scopes";
import { bearerOf } from "#server/backend/shared/session";
import type { Session } from "#server/backend/shared/types";
import { developerLimits } from "#server/base/limits";
import { rateLimitInMemory } from "#server/base/rate-limit";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { assertAllowed } from "#server/queries/billing/entitlements";
import { findKey } from "#server/queries/developer/api-keys";
import type { Using } from "#server/services/index";

export interface KeySession extends Session {
  scopes: readonly ApiScope[];
}

const sessionOf = (key: NonNullable<Awaited<ReturnType<typeof findKey>>>): KeySession => ({
  userId: key.user_id,
  sessionId: key.id,
  email: key.email,
  role: "user",
  scope: null,
  secondFactor: "none",
  claims: { sub: key.user_id, role: "authenticated" },
  scopes: key.scopes,
});

type From = Request | string | null | undefined;

/**
 * `known`: whose key it is, for counting and nothing else. `open`: the same for a call, which counts. Both null: no key of ours, or one
 * that opens nothing. `open` throws not_in_plan, no_package, too_many_requests.
 */
export function openKeys({ db, now }: Using<"db" | "now">) {
  const requests = rateLimitInMemory({ points: developerLimits.requestsPerMinute, seconds: 60 });
  const known = async (from: From): Promise<KeySession | null> => {
    const sent = bearerOf(from);
    const key = sent === null ? null : await findKey(db, sent, now());
    return key && sessionOf(key);
  };
  return {
    known,
    async open(from: From): Promise<KeySession | null> {
      const key = await known(from);
      if (!key) return null;
      await requests.take(key.sessionId);
      await assertAllowed(db, ownerOfSession(key), { features: ["api"] }, now());
      return key;
    },
  };
}
