/** Who acts, for the audit that triggers write. */
import { sql } from "kysely";
import type { PaymentProviderName } from "#contract/payment";
import type { Db } from "#server/db/tables";

export type Actor = `user:${string}` | `admin:${string}` | `provider:${PaymentProviderName}` | "system";

/** Says for the rest of the transaction who changes what, and from which network address where there was a request. */
export const actAs = async (trx: Db, actor: Actor, address: string | null = null): Promise<void> => {
  await sql`select set_config('listcast.actor', ${actor}, true), set_config('listcast.address', ${address ?? ""}, true)`.execute(
    trx,
  );
};
