/** Property management: the list, one property, its facts, copies; archived, hidden, brought back, one or many at a time. */
import { AppError } from "#contract/errors";
import { assertConfirmed } from "#engine/campaign/enough";
import { rowLimits } from "#server/base/limits";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { assertMayCreate, oneAtATime } from "#server/queries/accounts/row-limits";
import { assertAllowed } from "#server/queries/billing/entitlements";
import { keepMissingPhotos } from "#server/queries/listings/missing-photos";
import {
  findPropertyByKey,
  getPropertyListing,
  insertProperty,
  propertiesById,
  updatePropertyFacts,
} from "#server/queries/listings/properties";
import { changeProperties, idsOfTarget, type PropertyChange } from "#server/queries/listings/property-changes";
import { countFound, pageOfProperties } from "#server/queries/listings/property-list";
import { photosOfProperty, setPropertyPhotos } from "#server/queries/listings/property-photos";
import { factsOfProperty } from "./campaign-property.ts";
import { detailOf, propertyOf, readDetail, readProperty, withDetails } from "./property-shape.ts";

type Context = RequestContext & MemberContext;
type Target = Parameters<typeof idsOfTarget>[3];

async function changeOne(context: Context, change: "archive" | "remove", id: string) {
  const property = await context.asUser(async (db) => {
    await changeProperties(db, context.owner, change, [id], context.now());
    return await readProperty(db, context.owner, id);
  });
  return await propertyOf(context, property);
}

/** Bringing back a home whose page would stand again is publishing; only its owner does that. */
async function restoreOne(context: Context, id: string) {
  const property = await context.asUser(async (db) => {
    const restored = await changeProperties(db, context.owner, "restore", [id], context.now());
    const property = await readProperty(db, context.owner, id);
    if (context.support && restored.length > 0 && property.line.status === "published")
      throw new AppError("forbidden_in_support");
    return property;
  });
  return await propertyOf(context, property);
}

async function changeMany(context: Context, change: PropertyChange, target: Target) {
  const now = context.now();
  const { ids, more } = await idsOfTarget(context.db, context.owner, change, target);
  const changed = await context.asUser((db) => changeProperties(db, context.owner, change, ids, now));
  return { changed: changed.length, more, at: now.toISOString() };
}

export const properties = {
  list: signedIn.properties.list.handler(async ({ context, input }) => {
    const { db, owner } = context;
    const [page, counts] = await Promise.all([pageOfProperties(db, owner, input), countFound(db, owner, input.query)]);
    const kind = input.status === "deleted" ? "hidden" : "living";
    const details = await context.asUser(async (own) =>
      withDetails(own, owner, await propertiesById(own, owner, page.ids, kind)),
    );
    return {
      items: await Promise.all(details.map((one) => propertyOf(context, one))),
      nextCursor: page.nextCursor,
      counts,
    };
  }),

  get: signedIn.properties.get.handler(async ({ context, input }) =>
    detailOf(context, await context.asUser((db) => readDetail(db, context.owner, input.id))),
  ),

  update: signedIn.properties.update.handler(async ({ context, input }) => {
    const { db, owner } = context;
    const { id, version, listing, photoIds } = input;
    assertConfirmed(listing);
    await db.transaction().execute(async (trx) => {
      await updatePropertyFacts(trx, owner, id, version, factsOfProperty(listing), context.now());
      const before = new Set((await photosOfProperty(trx, owner, id)).map((photo) => photo.id));
      if (photoIds.some((one) => !before.has(one))) await keepMissingPhotos(trx, owner, id, []);
      await setPropertyPhotos(trx, owner, id, photoIds);
    });
    return await detailOf(context, await context.asUser((own) => readDetail(own, owner, id)));
  }),

  forgetMissingPhotos: signedIn.properties.forgetMissingPhotos.handler(async ({ context, input: { id } }) => {
    if (!(await keepMissingPhotos(context.db, context.owner, id, []))) throw new AppError("not_found");
    return { id };
  }),

  duplicate: signedIn.properties.duplicate.handler(async ({ context, input }) => {
    const { db, owner } = context;
    const copyId = await db.transaction().execute(async (trx) => {
      await oneAtATime(trx, owner);
      const earlier = await findPropertyByKey(trx, owner, input.idempotencyKey);
      if (earlier) return earlier.id;
      const listing = await getPropertyListing(trx, owner, input.id);
      await assertAllowed(trx, owner, {}, context.now());
      await assertMayCreate(trx, owner, "properties", rowLimits.properties);
      const { idempotencyKey } = input;
      const copy = await insertProperty(trx, owner, { ...factsOfProperty(listing), idempotencyKey });
      const photos = await photosOfProperty(trx, owner, input.id);
      await setPropertyPhotos(
        trx,
        owner,
        copy.id,
        photos.map((photo) => photo.id),
      );
      return copy.id;
    });
    return await propertyOf(context, await context.asUser((own) => readProperty(own, owner, copyId)));
  }),

  archive: signedIn.properties.archive.handler(({ context, input }) => changeOne(context, "archive", input.id)),
  restore: signedIn.properties.restore.handler(({ context, input }) => restoreOne(context, input.id)),
  remove: signedIn.properties.remove.handler(async ({ context, input }) => {
    await changeOne(context, "remove", input.id);
    return { id: input.id };
  }),

  archiveMany: signedIn.properties.archiveMany.handler(({ context, input }) => changeMany(context, "archive", input)),
  restoreMany: signedIn.properties.restoreMany.handler(({ context, input }) => changeMany(context, "restore", input)),
  removeMany: signedIn.properties.removeMany.handler(({ context, input }) => changeMany(context, "remove", input)),
};
