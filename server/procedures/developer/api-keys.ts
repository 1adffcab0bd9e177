/** Keys of an account for programs of its own: every one is made and revoked under the audit's eyes. */

import type { ApiKey } from "#contract/developer/api-keys";
import type { ApiKeyRow } from "#server/db/tables/developers";
import { signedIn } from "#server/procedures/base/base";
import { actAs, writeAudit } from "#server/queries/audit/audit";
import { assertAllowed } from "#server/queries/billing/entitlements";
import { insertKey, listKeys, revokeKey } from "#server/queries/developer/api-keys";

const keyShown = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
});

export const apiKeys = {
  list: signedIn.apiKeys.list.handler(async ({ context }) => (await listKeys(context.db, context.owner)).map(keyShown)),

  create: signedIn.apiKeys.create.handler(({ context, input }) =>
    context.db.transaction().execute(async (trx) => {
      const { owner, address } = context;
      const now = context.now();
      await actAs(trx, `user:${owner.userId}`, address);
      await assertAllowed(trx, owner, { features: ["api"] }, now);
      const { row, key } = await insertKey(trx, owner, input, now);
      const after = { prefix: row.prefix, scopes: row.scopes, expires: row.expires_at.toISOString() };
      await writeAudit(trx, { action: "api_keys.create", subjectId: row.id, accountId: owner.userId, after });
      return { ...keyShown(row), secret: key };
    }),
  ),

  revoke: signedIn.apiKeys.revoke.handler(({ context, input }) =>
    context.db.transaction().execute(async (trx) => {
      const { owner, address } = context;
      await actAs(trx, `user:${owner.userId}`, address);
      const row = await revokeKey(trx, owner, input.id, context.now());
      const after = { prefix: row.prefix };
      await writeAudit(trx, { action: "api_keys.revoke", subjectId: row.id, accountId: owner.userId, after });
      return keyShown(row);
    }),
  ),
};
