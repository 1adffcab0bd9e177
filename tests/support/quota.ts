/** Listings used before a test begins, and a home to use one for. */
import { randomUUID } from "node:crypto";
import type { Preferences } from "#contract/campaign";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { insertProperty } from "#server/queries/listings/properties";
import { insertTask } from "#server/queries/tasks/tasks";
import { card, listing, preferences } from "#tests/access/estate";
import type { Person } from "#tests/support/domain";

/** As if an administrator had written down so many used listings. */
export const useListings = (db: Db, owner: Owner, subscriptionId: string, count: number) =>
  db
    .insertInto("quota_entries")
    .values({ user_id: owner.userId, subscription_id: subscriptionId, delta: count, reason: "adjusted" })
    .execute();

/** A property and a task, the rows a ledger entry names. */
export async function homeOf(db: Db, owner: Owner): Promise<{ propertyId: string; taskId: string }> {
  const property = await insertProperty(db, owner, { title: "Flat", address: null, listing });
  const task = await insertTask(db, owner, { kind: "write", title: "Flat", weight: 1, propertyId: property.id });
  return { propertyId: property.id, taskId: task.id };
}

/** Asks for a campaign as the wizard does. */
export const generate = ({ client }: Pick<Person, "client">, over: Partial<Preferences> = {}) =>
  client.campaigns.create({
    listing,
    photoIds: [],
    preferences: { ...preferences, ...over },
    agent: card,
    idempotencyKey: randomUUID(),
  });
