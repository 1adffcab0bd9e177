/** One sample property into the tables: property, photos, campaign, pieces, tasks and the opens of its page. */
import { sql } from "kysely";
import { slugWords } from "#engine/campaign/slug";
import { listingAddressLine, listingTitle } from "#engine/campaign/titles";
import { marketForCountry } from "#engine/compliance/countries";
import { targetsFor } from "#engine/copy/targets";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { TaskRow } from "#server/db/tables/tasks";
import { PICTURE } from "#server/demo/drawings/index";
import type { Owner } from "#server/queries/accounts/owner";
import { insertCampaign } from "#server/queries/listings/campaigns";
import { carryPhotos, insertPhoto } from "#server/queries/listings/photos";
import { insertPiece } from "#server/queries/listings/pieces";
import { insertTask } from "#server/queries/tasks/tasks";
import { type PreparedProperty, sampleId } from "./prepare.ts";
import { sampleCard } from "./properties.ts";
import { insertPastImport, insertPastTask } from "./tasks.ts";
import { insertViews, viewsOf } from "./views.ts";

const HOUR = 3_600_000;
/** Seconds the composer needs for a piece on an ordinary machine. */
const PIECE_SECONDS = 0.12;

/** When the property's campaign was made, counted from the first start where it says so. */
const madeAt = ({ made }: PreparedProperty["property"], now: Date): Date =>
  "on" in made ? new Date(made.on) : new Date(now.getTime() - made.hoursAgo * HOUR);

async function insertPhotos(trx: Db, owner: Owner, prepared: PreparedProperty, taskId: string): Promise<string[]> {
  for (const [position, { id, bytes }] of prepared.photos.entries())
    await insertPhoto(trx, owner, { id, taskId, position, ...PICTURE, bytes, caption: null });
  return prepared.photos.map(({ id }) => id);
}

const slugOf = (owner: Owner, { property }: PreparedProperty): string => {
  const end = sampleId(owner.userId, property.key, "slug")
    .replace(/[^a-z2-7]/g, "")
    .slice(0, 8)
    .padEnd(8, "a");
  return `${slugWords(listingTitle(property.listing), property.listing.country)}-${end}`;
};

async function insertSampleProperty(trx: Db, owner: Owner, prepared: PreparedProperty, made: Date, now: Date) {
  const { property } = prepared;
  const online = property.state === "published" || property.state === "archived";
  const published = online ? new Date(made.getTime() + HOUR / 4) : null;
  const archived = property.state === "archived" ? new Date(made.getTime() + 45 * 24 * HOUR) : null;
  const views = published ? viewsOf(property, published, archived ?? now) : [];
  const row = await trx
    .insertInto("properties")
    .values({
      user_id: owner.userId,
      number: sql<number>`public.next_number(${owner.userId}, 'property')`,
      title: listingTitle(property.listing),
      address: listingAddressLine(property.listing),
      listing: json(property.listing),
      slug: online ? slugOf(owner, prepared) : null,
      views: views.reduce((sum, one) => sum + one.views, 0),
      published_at: published,
      archived_at: archived,
      created_at: made,
      updated_at: archived ?? published ?? made,
    })
    .returning(["id", "title"])
    .executeTakeFirstOrThrow();
  await insertViews(trx, owner, { id: row.id, preferences: property.preferences }, views);
  return row;
}

export interface InsertedProperty {
  propertyId: string;
  taskId: string;
  madeAt: Date;
  /** The task a worker is still to do; null for texts that are written. */
  waiting: TaskRow | null;
}

/** Writes all rows of one property, as a person's own work would have. */
export async function insertProperty(
  trx: Db,
  owner: Owner,
  prepared: PreparedProperty,
  now: Date,
): Promise<InsertedProperty> {
  const { property } = prepared;
  const made = madeAt(property, now);
  const importTask = await insertPastImport(trx, owner, prepared, made);
  const photoIds = await insertPhotos(trx, owner, prepared, importTask);
  const row = await insertSampleProperty(trx, owner, prepared, made, now);
  if (photoIds.length > 0)
    await trx
      .insertInto("property_photos")
      .values(
        photoIds.map((photo_id, position) => ({
          property_id: row.id,
          photo_id,
          user_id: owner.userId,
          position,
        })),
      )
      .execute();
  const campaign = await insertCampaign(trx, owner, {
    propertyId: row.id,
    market: marketForCountry(property.listing.country),
    preferences: property.preferences,
    agent: sampleCard,
    listing: property.listing,
    seed: prepared.seed,
    idempotencyKey: prepared.idempotencyKey,
  });
  await trx.updateTable("campaigns").set({ created_at: made }).where("id", "=", campaign.id).execute();
  await carryPhotos(trx, owner, campaign.id, photoIds);
  for (const [position, piece] of prepared.pieces.entries())
    await insertPiece(trx, owner, campaign.id, position, piece);
  await trx.updateTable("pieces").set({ created_at: made }).where("campaign_id", "=", campaign.id).execute();
  const about = { campaignId: campaign.id, propertyId: row.id };
  const weight = targetsFor(property.preferences).length;
  const task = { kind: "write" as const, title: row.title, weight, ...about };
  if (property.state === "waiting") {
    const waiting = await insertTask(trx, owner, task);
    return { propertyId: row.id, taskId: waiting.id, madeAt: made, waiting };
  }
  const taskId = await insertPastTask(trx, owner, { ...task, createdAt: made, seconds: weight * PIECE_SECONDS });
  return { propertyId: row.id, taskId, madeAt: made, waiting: null };
}
