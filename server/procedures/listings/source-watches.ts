/** Watching a home's page: how often it is read again, and what it says otherwise by now. */
import { AppError } from "#contract/errors";
import type { SourceWatch } from "#contract/properties/source-watch";
import { sourceChanges, takesOver, updatedFrom } from "#engine/listing/source-changes";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { getOwnPage } from "#server/queries/listings/property-pages";
import { findWatch, putWatch, removeWatch } from "#server/queries/listings/source-watches";
import { isReadableAddress } from "./readable-address.ts";

type Context = RequestContext & MemberContext;

const watchable = (sourceUrl: string | null): string | null =>
  sourceUrl !== null && /^https?:\/\//i.test(sourceUrl) && isReadableAddress(sourceUrl) ? sourceUrl : null;

/** Throws not_found. */
async function watchOf(context: Context, propertyId: string): Promise<SourceWatch> {
  const { property, watch } = await context.asUser(async (db) => ({
    property: (await getOwnPage(db, context.owner, propertyId)).property,
    watch: await findWatch(db, context.owner, propertyId),
  }));
  const { listing, version } = property;
  const url = watchable(listing.sourceUrl);
  const changes = watch?.seen ? sourceChanges(listing, watch.seen) : [];
  return {
    url,
    every: watch?.every ?? null,
    nextAt: watch?.next_at.toISOString() ?? null,
    readAt: watch?.read_at?.toISOString() ?? null,
    // what was told is what is shown: a site that is away for a night is neither
    problem: watch?.told ? watch.problem : null,
    changes,
    updated: watch?.seen && takesOver(changes) ? updatedFrom(listing, watch.seen) : null,
    version,
  };
}

export const watches = {
  get: signedIn.watches.get.handler(({ context, input }) => watchOf(context, input.propertyId)),

  set: signedIn.watches.set.handler(async ({ context, input: { propertyId, every } }) => {
    const { db, owner } = context;
    const { property } = await context.asUser((own) => getOwnPage(own, owner, propertyId));
    if (every !== null && watchable(property.listing.sourceUrl) === null)
      throw new AppError("conflict", { message: "the home came from no page" });
    await db.transaction().execute(async (trx) => {
      await oneAtATime(trx, owner);
      if (every === null) await removeWatch(trx, owner, propertyId);
      else await putWatch(trx, owner, propertyId, every, context.now());
    });
    return await watchOf(context, propertyId);
  }),
};
