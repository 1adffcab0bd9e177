/** Posts: ordered, listed, moved, decided about, changed where they stand, and the receipt of a campaign. */
import { AppError } from "#contract/errors";
import { ownNames } from "#contract/names";
import type { PublishingReceipt } from "#contract/publishing/publication";
import { publicationStates } from "#contract/publishing/states";
import { PHOTO_URL_SECONDS, publishingNews } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { ListedPublication, PublicationRow } from "#server/db/tables/publishing";
import { makeLinkToken } from "#server/pages/links/link-token";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { recheckApproval } from "#server/publishing/approve";
import { editPost, removePost } from "#server/publishing/change";
import { handOverPost, movePost, resolvePost, retryPost, withdrawPost } from "#server/publishing/decide";
import { drawnPicturesFor } from "#server/publishing/drawn-pictures";
import { filmFor } from "#server/publishing/film-for";
import { lineAbove, linkByHand } from "#server/publishing/material";
import { planPosts } from "#server/publishing/plan";
import { FILM_BUCKET } from "#server/queries/films/films";
import { PICTURE_BUCKET } from "#server/queries/films/picture-sets";
import { getCampaign } from "#server/queries/listings/campaigns";
import { eventsOf } from "#server/queries/publications/events";
import { holdsOf } from "#server/queries/publications/held";
import { pausedSince, setPause } from "#server/queries/publications/pauses";
import { getPublication, listPublications } from "#server/queries/publications/publications";
import { readNames } from "#server/queries/settings/names";
import { pageKey } from "#server/queries/settings/page-keys";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { printPublishingReceiptInThread } from "#server/thread/index";
import { publicationShown, publicationsShown, stepOf, withHolds } from "./shapes.ts";

type Context = RequestContext & MemberContext;

/** A decision, in a transaction of its own, and how the post stands then. */
async function deciding(context: Context, decide: (trx: Db) => Promise<PublicationRow>) {
  const row = await context.db.transaction().execute(decide);
  return await publicationShown(context, context.owner, row);
}

async function withSteps(context: Context, db: Db, rows: readonly ListedPublication[]) {
  const shown = await publicationsShown({ ...context, db }, context.owner, rows);
  const steps = await eventsOf(
    db,
    context.owner,
    rows.map(({ id }) => id),
  );
  return shown.map((one) => ({ ...one, steps: (steps.get(one.id) ?? []).map(stepOf) }));
}

/** Where the film that goes with it is saved from. */
async function filmShown({ files }: Context, db: Db, row: PublicationRow) {
  const film = row.connection_id === null ? await filmFor(db, row) : null;
  if (!film) return null;
  const url = await files.signedUrl(FILM_BUCKET, film.path, PHOTO_URL_SECONDS, { download: "film.mp4" });
  return { url, seconds: film.seconds };
}

/** The drawn pictures that go before its photos, to be saved one by one. */
async function picturesShown({ files }: Context, db: Db, row: PublicationRow) {
  const pictures = row.connection_id === null ? await drawnPicturesFor(db, row) : [];
  return await Promise.all(
    pictures.map(async ({ path, alt }) => ({
      url: await files.signedUrl(PICTURE_BUCKET, path, PHOTO_URL_SECONDS),
      alt,
    })),
  );
}

/** Of one receipt; a campaign has as many as platforms, languages and accounts. */
const MOST_ON_A_RECEIPT = 500;

/** Everything posted of a campaign, as it stands now. Throws not_found. */
async function receiptOf(context: Context, db: Db, campaignId: string): Promise<PublishingReceipt> {
  const { owner, now } = context;
  const campaign = await getCampaign(db, owner, campaignId);
  const rows = await listPublications(db, owner, { campaignId, limit: MOST_ON_A_RECEIPT });
  const counts = Object.fromEntries(
    publicationStates.map((state) => [state, rows.filter((row) => row.state === state).length]),
  ) as Record<(typeof publicationStates)[number], number>;
  return {
    campaignId,
    homeTitle: campaign.property_title,
    propertyNumber: humanNumber("PROP", campaign.property_number),
    madeAt: now().toISOString(),
    counts,
    posts: await withSteps(context, db, rows),
  };
}

export const publications = {
  plan: signedIn.publications.plan.handler(async ({ context, input }) => {
    const { rows, made } = await context.db
      .transaction()
      .execute((trx) => planPosts(trx, context.owner, input, { now: context.now(), origin: context.origin() }));
    const shown = await publicationsShown(context, context.owner, rows);
    return { publications: await withHolds(context.db, context.owner, shown), made };
  }),

  list: signedIn.publications.list.handler(async ({ context, input }) => {
    const shown = await context.asUser(async (db) =>
      publicationsShown({ ...context, db }, context.owner, await listPublications(db, context.owner, input)),
    );
    return await withHolds(context.db, context.owner, shown);
  }),

  get: signedIn.publications.get.handler(async ({ context, input }) => {
    const asked = await context.asUser((db) => getPublication(db, context.owner, input.id));
    // whoever looks in the account's name changes nothing by looking
    const row = context.support === null ? await recheckApproval(context.db, asked, context.now()) : asked;
    const shown = await context.asUser(async (db) => {
      const [shown] = await withSteps(context, db, [row]);
      if (!shown) throw new Error("a post was lost on its way");
      const pictures = await picturesShown(context, db, row);
      return { ...shown, lineAbove: await lineAbove(db, row), film: await filmShown(context, db, row), pictures };
    });
    const heldBy = (await holdsOf(context.db, context.owner, [row])).get(row.id) ?? null;
    return { ...shown, heldBy, link: await linkByHand(context.db, row, context.origin()) };
  }),

  move: signedIn.publications.move.handler(({ context, input }) =>
    deciding(context, (trx) => movePost(trx, context.owner, input, context.now())),
  ),
  withdraw: signedIn.publications.withdraw.handler(({ context, input }) =>
    deciding(context, (trx) => withdrawPost(trx, context.owner, input.id, context.now())),
  ),
  retry: signedIn.publications.retry.handler(({ context, input }) =>
    deciding(context, (trx) => retryPost(trx, context.owner, input.id, context.now())),
  ),
  resolve: signedIn.publications.resolve.handler(({ context, input }) =>
    deciding(context, (trx) => resolvePost(trx, context.owner, input, context.now())),
  ),
  handOver: signedIn.publications.handOver.handler(({ context, input }) =>
    deciding(context, (trx) =>
      handOverPost(trx, context.owner, input, { now: context.now(), origin: context.origin() }),
    ),
  ),

  phoneLink: signedIn.publications.phoneLink.handler(async ({ context, input }) => {
    const { db, owner, now, origin } = context;
    const row = await context.asUser((asUser) => getPublication(asUser, owner, input.id));
    if (row.connection_id !== null || row.state !== "planned")
      throw new AppError("publication_moved_on", { data: { state: row.state } });
    const expiresAt = new Date(now().getTime() + publishingNews.phoneLinkMs);
    const token = makeLinkToken(await pageKey(db, "hand over"), "hand over", row.id, expiresAt);
    return { url: `${origin()}/h/${token}`, expiresAt: expiresAt.toISOString() };
  }),

  edit: signedIn.publications.edit.handler(async ({ context, input }) =>
    publicationShown(context, context.owner, await editPost(context, context.owner, input.id)),
  ),
  remove: signedIn.publications.remove.handler(async ({ context, input }) =>
    publicationShown(context, context.owner, await removePost(context, context.owner, input.id)),
  ),

  receipt: signedIn.publications.receipt.handler(async ({ context, input }) => {
    const receipt = await context.asUser((db) => receiptOf(context, db, input.campaignId));
    return { ...receipt, posts: await withHolds(context.db, context.owner, receipt.posts) };
  }),
  receiptFile: signedIn.publications.receiptFile.handler(async ({ context, input }) => {
    const { campaignId, language, timeZone } = input;
    const receipt = await context.asUser((db) => receiptOf(context, db, campaignId));
    const brand = (await readNames(context.db)) ?? ownNames;
    const printed = { ...receipt, timeZone, brand: `${brand.zh} ${brand.en}` };
    const pdf = await printPublishingReceiptInThread(context.owner.userId, printed, language);
    return new File([pdf], `${receipt.propertyNumber}-posts.pdf`, { type: "application/pdf" });
  }),

  paused: signedIn.publications.paused.handler(({ context }) =>
    context.asUser(async (db) => ({ pausedAt: (await pausedSince(db, context.owner))?.toISOString() ?? null })),
  ),
  pause: signedIn.publications.pause.handler(async ({ context, input }) => {
    await setPause(context.db, context.owner, input.paused, context.now());
    return { pausedAt: (await pausedSince(context.db, context.owner))?.toISOString() ?? null };
  }),
};
