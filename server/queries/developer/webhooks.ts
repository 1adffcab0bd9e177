/** Addresses of accounts that are told news, and the news: kept, taken to be sent, and what came of each try. */
import { sql } from "kysely";
import type { WebhookEvent } from "#contract/developer/webhooks";
import { AppError } from "#contract/errors";
import { developerLimits } from "#server/base/limits";
import type { SealedPlace } from "#server/base/seal";
import type { Db } from "#server/db/tables";
import type { WebhookDeliveryRow, WebhookEndpointRow } from "#server/db/tables/developers";
import { json } from "#server/db/tables/json";
import { inGoodStanding } from "#server/queries/accounts/good-standing";
import type { Owner } from "#server/queries/accounts/owner";
import { oneAtATime } from "#server/queries/accounts/row-limits";

const HOUR_MS = 3_600_000;

/** Where its secret is sealed. */
export const secretPlace = (id: string): SealedPlace => `webhook_endpoints/${id}`;

export const listEndpoints = (db: Db, owner: Owner): Promise<WebhookEndpointRow[]> =>
  db
    .selectFrom("webhook_endpoints")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Throws not_found, also for somebody else's. */
export async function getEndpoint(db: Db, owner: Owner, id: string): Promise<WebhookEndpointRow> {
  const row = await db
    .selectFrom("webhook_endpoints")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

/** Call it in a transaction. Throws conflict: it has as many as there may be. */
export async function insertEndpoint(
  trx: Db,
  owner: Owner,
  about: { id: string; address: string; events: readonly WebhookEvent[]; sealed: string },
  now: Date,
): Promise<WebhookEndpointRow> {
  await oneAtATime(trx, owner);
  const max = developerLimits.endpoints;
  if ((await listEndpoints(trx, owner)).length >= max) throw new AppError("conflict", { data: { max } });
  return await trx
    .insertInto("webhook_endpoints")
    .values({
      id: about.id,
      user_id: owner.userId,
      address: about.address,
      events: [...new Set(about.events)],
      secret_sealed: about.sealed,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const own = (db: Db, owner: Owner, id: string) =>
  db.updateTable("webhook_endpoints").where("user_id", "=", owner.userId).where("id", "=", id);

/** The secret until now signs beside the new one for a day. Throws not_found. */
export async function rotateSecret(trx: Db, owner: Owner, id: string, sealed: string, now: Date) {
  const row = await own(trx, owner, id)
    .set({
      old_secret_sealed: sql<string>`secret_sealed`,
      old_secret_until: new Date(now.getTime() + developerLimits.oldSecretHours * HOUR_MS),
      secret_sealed: sealed,
    })
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

/** It is told again, should it have been disabled. Throws not_found. */
export async function setEvents(trx: Db, owner: Owner, id: string, events: readonly WebhookEvent[]) {
  const row = await own(trx, owner, id)
    .set({ events: [...new Set(events)], disabled_at: null, failing_since: null })
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

/** Its news go with it. Throws not_found. */
export async function removeEndpoint(trx: Db, owner: Owner, id: string): Promise<void> {
  await getEndpoint(trx, owner, id);
  await trx.deleteFrom("webhook_endpoints").where("user_id", "=", owner.userId).where("id", "=", id).execute();
}

/** A greeting, taken by whoever makes it and not tried again by itself. */
export const insertPing = (trx: Db, row: WebhookEndpointRow, now: Date): Promise<WebhookDeliveryRow> =>
  trx
    .insertInto("webhook_deliveries")
    .values({
      user_id: row.user_id,
      endpoint_id: row.id,
      event: "ping",
      data: json({}),
      tries: 1,
      next_at: new Date(now.getTime() + developerLimits.claimMs),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const listDeliveries = (db: Db, owner: Owner, endpointId: string): Promise<WebhookDeliveryRow[]> =>
  db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("endpoint_id", "=", endpointId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(developerLimits.deliveriesListed)
    .execute();

/** Throws not_found, also for somebody else's. */
export async function getDelivery(db: Db, owner: Owner, id: string): Promise<WebhookDeliveryRow> {
  const row = await db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

/** Sent once more, now, with all its tries. Throws not_found; conflict where its address is told nothing any more. */
export async function replayDelivery(trx: Db, owner: Owner, id: string, now: Date): Promise<WebhookDeliveryRow> {
  const { endpoint_id: endpointId } = await getDelivery(trx, owner, id);
  if ((await getEndpoint(trx, owner, endpointId)).disabled_at !== null) throw new AppError("conflict");
  return await trx
    .updateTable("webhook_deliveries")
    .set({ state: "waiting", next_at: now, tries: 0, detail: null, delivered_at: null })
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The next that is due, of none of these accounts, claimed for a while: whoever dies in between leaves it to be sent again, under the same id. */
export async function takeDelivery(
  db: Db,
  now: Date,
  busy: readonly string[] = [],
): Promise<{ row: WebhookDeliveryRow; endpoint: WebhookEndpointRow } | null> {
  const row = await db
    .updateTable("webhook_deliveries")
    .set({ next_at: new Date(now.getTime() + developerLimits.claimMs), tries: sql<number>`tries + 1` })
    .where("id", "in", (of) =>
      of
        .selectFrom("webhook_deliveries as d")
        .innerJoin("webhook_endpoints as e", "e.id", "d.endpoint_id")
        .select("d.id")
        .where("d.state", "=", "waiting")
        .where("d.next_at", "<=", now)
        .where("e.disabled_at", "is", null)
        .where(inGoodStanding("d.user_id"))
        .$if(busy.length > 0, (query) => query.where("d.user_id", "not in", busy))
        .orderBy("d.next_at")
        .limit(1)
        .forUpdate("d")
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const endpoint = await db
    .selectFrom("webhook_endpoints")
    .selectAll()
    .where("id", "=", row.endpoint_id)
    .executeTakeFirst();
  return endpoint ? { row, endpoint } : null;
}

export interface Tried {
  arrived: boolean;
  status: number | null;
  detail: string | null;
  /** Of the next try; null: none comes by itself. */
  nextAt: Date | null;
}

/** What a try came to, at the news and at its address. `disable`: the address is told nothing more. True where that was news. */
export async function keepTry(
  trx: Db,
  row: WebhookDeliveryRow,
  { arrived, status, detail, nextAt }: Tried,
  { disable, now }: { disable: boolean; now: Date },
): Promise<boolean> {
  await trx
    .updateTable("webhook_deliveries")
    .set({
      state: arrived ? "delivered" : nextAt ? "waiting" : "failed",
      next_at: arrived ? null : nextAt,
      status,
      detail: detail?.slice(0, 300) ?? null,
      delivered_at: arrived ? now : null,
    })
    .where("id", "=", row.id)
    .execute();
  const endpoint = trx.updateTable("webhook_endpoints").where("id", "=", row.endpoint_id);
  if (arrived) await endpoint.set({ failing_since: null }).where("failing_since", "is not", null).execute();
  else await endpoint.set({ failing_since: now }).where("failing_since", "is", null).execute();
  if (!disable) return false;
  const { numUpdatedRows } = await endpoint
    .set({ disabled_at: now })
    .where("disabled_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Not sent, for a reason that is not its address's. */
export const dropDelivery = (db: Db, row: Pick<WebhookDeliveryRow, "id">, detail: string) =>
  db
    .updateTable("webhook_deliveries")
    .set({ state: "failed", next_at: null, status: null, detail })
    .where("id", "=", row.id)
    .execute();

export const forgetDeliveries = (db: Db, now: Date) =>
  db
    .deleteFrom("webhook_deliveries")
    .where("created_at", "<", new Date(now.getTime() - developerLimits.keptDays * 24 * HOUR_MS))
    .execute();
