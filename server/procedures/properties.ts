/** The property list. An owner archives, restores and hides; everything else on a property is the server's. */
import type { Property } from "#contract/property";
import type { Db } from "#server/db/tables";
import type { PropertyRow } from "#server/db/tables/properties";
import { PHOTO_URL_SECONDS } from "#server/limits";
import type { Owner } from "#server/queries/owner";
import { PHOTO_BUCKET } from "#server/queries/photos";
import { countProperties, listProperties, setPropertyState } from "#server/queries/properties";
import { detailsOfProperties, type PropertyDetails } from "#server/queries/property-details";
import { humanNumber } from "#server/queries/task-shape";
import { signedIn } from "./base.ts";
import type { RequestContext } from "./context.ts";

async function propertyOf(
  context: Pick<RequestContext, "files">,
  row: PropertyRow,
  details: PropertyDetails | undefined,
): Promise<Property> {
  const cover = details?.coverPath ?? null;
  return {
    id: row.id,
    number: humanNumber("PROP", row.number),
    title: row.title,
    address: row.address,
    price: row.listing.price,
    areaSqm: row.listing.area?.sqm ?? null,
    status: row.status,
    languages: details?.preferences.languages ?? [],
    platforms: details?.preferences.platforms ?? [],
    coverUrl: cover === null ? null : await context.files.signedUrl(PHOTO_BUCKET, cover, PHOTO_URL_SECONDS),
    campaignId: details?.campaignId ?? null,
    views: row.views,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

const withDetails = async (db: Db, owner: Owner, rows: PropertyRow[]) => {
  const details = await detailsOfProperties(
    db,
    owner,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ row, details: details.get(row.id) }));
};

type State = Omit<Parameters<typeof setPropertyState>[3], "updated_at">;
const setState = async (db: Db, owner: Owner, id: string, state: State, now: Date) => {
  const row = await setPropertyState(db, owner, id, { ...state, updated_at: now });
  const [shown] = await withDetails(db, owner, [row]);
  return { row, details: shown?.details };
};

export const properties = {
  list: signedIn.properties.list.handler(async ({ context, input }) => {
    const found = await context.asUser(async (db) => {
      const { rows, nextCursor } = await listProperties(db, context.owner, input);
      return {
        shown: await withDetails(db, context.owner, rows),
        nextCursor,
        counts: await countProperties(db, context.owner),
      };
    });
    return {
      items: await Promise.all(found.shown.map(({ row, details }) => propertyOf(context, row, details))),
      nextCursor: found.nextCursor,
      counts: found.counts,
    };
  }),

  archive: signedIn.properties.archive.handler(async ({ context, input }) => {
    const now = context.now();
    const { row, details } = await context.asUser((db) =>
      setState(db, context.owner, input.id, { archived_at: now }, now),
    );
    return propertyOf(context, row, details);
  }),

  /** Takes a property out of the archive, or brings a hidden one back. */
  restore: signedIn.properties.restore.handler(async ({ context, input }) => {
    const now = context.now();
    const { row, details } = await context.asUser((db) =>
      setState(db, context.owner, input.id, { archived_at: null, deleted_at: null }, now),
    );
    return propertyOf(context, row, details);
  }),

  remove: signedIn.properties.remove.handler(async ({ context, input }) => {
    const now = context.now();
    await context.asUser((db) => setState(db, context.owner, input.id, { deleted_at: now }, now));
    return { id: input.id };
  }),
};
