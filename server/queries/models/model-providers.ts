/** Model providers of the database, the switch over all of them, and their keys. */

import { checkServiceAddress } from "#adapters/web/service-address";
import type { ModelEdit } from "#contract/admin/models";
import { AppError } from "#contract/errors";
import { openSecret, sealSecret } from "#server/base/seal";
import type { Db } from "#server/db/tables";
import type { ModelProviderRow } from "#server/db/tables/models";
import { assertUnchanged } from "#server/queries/lists/edit-conflict";

const place = (id: string) => `model_providers/${id}` as const;

/** The oldest first, with the sealed key. */
export const providerRows = (db: Db): Promise<(ModelProviderRow & { sealed: string | null })[]> =>
  db
    .selectFrom("model_providers")
    .leftJoin("model_keys", "model_keys.provider_id", "model_providers.id")
    .selectAll("model_providers")
    .select("model_keys.sealed")
    .orderBy("created_at")
    .orderBy("name")
    .execute();

/** Null when there is none, or it was sealed with a key that is gone. */
export function openKey(secretKey: string | null, row: { id: string; sealed: string | null }): string | null {
  if (row.sealed === null) return null;
  try {
    return openSecret(secretKey, row.sealed, place(row.id));
  } catch {
    return null;
  }
}

/** Throws address_not_allowed. */
function judgeAddress(baseUrl: string | null, owns: boolean): void {
  if (baseUrl !== null) checkServiceAddress(new URL(baseUrl), owns ? "own" : "public");
}

const columns = (edit: ModelEdit) => ({
  kind: edit.kind,
  base_url: edit.baseUrl,
  model: edit.model,
  per_minute: edit.perMinute,
  tokens_per_day: edit.tokensPerDay,
  money_per_day: edit.moneyPerDay,
  price_in: edit.priceIn,
  price_out: edit.priceOut,
  currency: edit.currency,
  enabled: edit.enabled,
});

/** `ownNetwork`: whether whoever adds it may have it lead into the deployment's own network. Throws conflict when the name is taken. */
export async function insertProvider(
  trx: Db,
  { name, ...edit }: ModelEdit & { name: string },
  ownNetwork: boolean,
): Promise<string> {
  judgeAddress(edit.baseUrl, ownNetwork);
  const made = await trx
    .insertInto("model_providers")
    .values({ name, ...columns(edit), own_network: ownNetwork, key_set_at: null })
    .onConflict((on) => on.column("name").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) throw new AppError("conflict", { data: { field: "name" } });
  return made.id;
}

/**
 * `owns`: whether whoever edits may have the key sent to another address, and that be one of the own network.
 * `seen`: its `updatedAt` as it was read. Throws not_found, conflict, forbidden, address_not_allowed.
 */
export async function updateProvider(
  trx: Db,
  { id, seen, ...edit }: ModelEdit & { id: string; seen: string },
  { owns, now }: { owns: boolean; now: Date },
): Promise<void> {
  const row = await trx
    .selectFrom("model_providers")
    .select(["kind", "base_url", "key_set_at", "updated_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  assertUnchanged(row, seen);
  const moves = row.kind !== edit.kind || row.base_url !== edit.baseUrl;
  if (moves && row.key_set_at !== null && !owns) throw new AppError("forbidden", { data: { field: "baseUrl" } });
  if (moves) judgeAddress(edit.baseUrl, owns);
  await trx
    .updateTable("model_providers")
    .set({ ...columns(edit), ...(moves ? { own_network: owns } : {}), updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** `owns`: whether whoever removes it may take its key away with it. Throws not_found, forbidden. */
export async function deleteProvider(trx: Db, id: string, owns: boolean): Promise<void> {
  const row = await trx
    .selectFrom("model_providers")
    .select("key_set_at")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  if (row.key_set_at !== null && !owns) throw new AppError("forbidden");
  await trx.deleteFrom("model_providers").where("id", "=", id).execute();
}

/** `seen`: where it led when the key was typed in. Throws not_found, conflict, secret_key_missing. */
export async function setProviderKey(
  trx: Db,
  id: string,
  { key, seen }: { key: string | null; seen: Pick<ModelEdit, "kind" | "baseUrl"> },
  { secretKey, now }: { secretKey: string | null; now: Date },
): Promise<void> {
  // the change locks the row, so that nobody moves it between the look and the key
  const row = await trx
    .updateTable("model_providers")
    .set({ key_set_at: key === null ? null : now, updated_at: now })
    .where("id", "=", id)
    .returning(["kind", "base_url"])
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  if (row.kind !== seen.kind || row.base_url !== seen.baseUrl)
    throw new AppError("conflict", { data: { field: "baseUrl" } });
  await trx.deleteFrom("model_keys").where("provider_id", "=", id).execute();
  if (key === null) return;
  const sealed = sealSecret(secretKey, key, place(id));
  await trx.insertInto("model_keys").values({ provider_id: id, sealed }).execute();
}

export const modelSettings = (db: Db) => db.selectFrom("model_settings").selectAll().executeTakeFirstOrThrow();

export const arrangeProviders = (trx: Db, names: readonly string[], now: Date) =>
  trx
    .updateTable("model_settings")
    .set({ provider_order: [...names], updated_at: now })
    .execute();

export const turnModels = (trx: Db, off: boolean, reason: string, now: Date) =>
  trx.updateTable("model_settings").set({ off, off_reason: reason, updated_at: now }).execute();

/** Whether texts are read beside the facts, and by whom first. */
export const arrangeReading = (trx: Db, { off, reader }: { off: boolean; reader: string | null }, now: Date) =>
  trx.updateTable("model_settings").set({ reading_off: off, reader, updated_at: now }).execute();
