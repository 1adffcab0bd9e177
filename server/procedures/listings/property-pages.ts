/** Putting a property's public page online and down, a look at it beforehand, links that say where visitors come from, and its figures. */
import { randomInt } from "node:crypto";
import { AppError } from "#contract/errors";
import { slugWords } from "#engine/campaign/slug";
import { getPlatform } from "#engine/platforms/index";
import { previewSeconds, rowLimits } from "#server/base/limits";
import type { TakedownRow } from "#server/db/tables/pages/page-takedowns";
import { makeLinkToken } from "#server/pages/links/link-token";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { assertMayCreate } from "#server/queries/accounts/row-limits";
import { actAs, writeAudit } from "#server/queries/audit/audit";
import { assertRightToAdvertise } from "#server/queries/listings/advertising-rights";
import { figuresOf } from "#server/queries/listings/figures";
import { enquiriesOfHome } from "#server/queries/listings/page-enquiries";
import { linkFor, newestPost } from "#server/queries/listings/page-links";
import { objectTo, standingTakedown } from "#server/queries/listings/page-takedowns";
import { getOwnPage, type OwnPage, publishPage, unpublishPage } from "#server/queries/listings/property-pages";
import { notifyAdministrators } from "#server/queries/notifications/administrators";
import { pageKey } from "#server/queries/settings/page-keys";

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
/** 40 bits: whoever knows the title still cannot guess the address. */
const randomPart = () => Array.from({ length: 8 }, () => BASE32[randomInt(BASE32.length)]).join("");

const addressOf = (origin: string, slug: string) => `${origin}/p/${slug}`;

const pageOf = (origin: string, { property, languages }: OwnPage, taken: TakedownRow | undefined) => ({
  url: property.status === "published" && property.slug !== null ? addressOf(origin, property.slug) : null,
  slug: property.slug,
  status: property.status,
  publishedAt: property.published_at?.toISOString() ?? null,
  languages,
  takedown: taken ? { reason: taken.reason, at: taken.created_at.toISOString(), objection: taken.objection } : null,
});

/** As its owner sees it. Throws not_found. */
async function ownPageOf(context: RequestContext & MemberContext, propertyId: string) {
  const page = await context.asUser((db) => getOwnPage(db, context.owner, propertyId));
  // accounts cannot read who decided it: the server reads for them
  return pageOf(context.origin(), page, await standingTakedown(context.db, propertyId));
}

function assertTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
  } catch (cause) {
    throw new AppError("invalid_input", { data: { field: "timeZone" }, cause });
  }
}

export const pages = {
  get: signedIn.pages.get.handler(({ context, input }) => ownPageOf(context, input.propertyId)),

  object: signedIn.pages.object.handler(async ({ context, input: { propertyId, text } }) => {
    const { db, owner, address, now } = context;
    const { property } = await context.asUser((own) => getOwnPage(own, owner, propertyId));
    await db.transaction().execute(async (trx) => {
      await actAs(trx, `user:${owner.userId}`, address);
      await objectTo(trx, owner, propertyId, { text, now: now() });
      // what it says stands beside the takedown alone
      await writeAudit(trx, { action: "content.object", subjectId: propertyId, accountId: owner.userId, after: {} });
      await notifyAdministrators(trx, { kind: "page_objection", data: { propertyId, title: property.title } });
    });
    return await ownPageOf(context, propertyId);
  }),

  publish: signedIn.pages.publish.handler(async ({ context, input }) => {
    const { db, owner, now } = context;
    const { property } = await context.asUser(async (own) => {
      const page = await getOwnPage(own, owner, input.propertyId);
      await assertRightToAdvertise(own, owner, page.property, context.origin());
      return page;
    });
    const slug = `${slugWords(property.title, property.listing.country)}-${randomPart()}`;
    const online = await publishPage(db, owner, input.propertyId, slug, now());
    return {
      url: addressOf(context.origin(), online.slug),
      slug: online.slug,
      publishedAt: online.published_at.toISOString(),
    };
  }),

  unpublish: signedIn.pages.unpublish.handler(async ({ context, input }) => {
    const { db, owner, now } = context;
    await unpublishPage(db, owner, input.propertyId, now());
    return await ownPageOf(context, input.propertyId);
  }),

  previewUrl: signedIn.pages.previewUrl.handler(async ({ context, input }) => {
    await context.asUser((db) => getOwnPage(db, context.owner, input.propertyId));
    const expiresAt = new Date(context.now().getTime() + previewSeconds * 1000);
    const key = await pageKey(context.db, "preview");
    const token = makeLinkToken(key, "listing preview", input.propertyId, expiresAt);
    return { url: addressOf(context.origin(), `preview/${token}`), expiresAt: expiresAt.toISOString() };
  }),

  enquiries: signedIn.pages.enquiries.handler(({ context, input }) =>
    context.asUser(async (db) => {
      await getOwnPage(db, context.owner, input.propertyId);
      const rows = await enquiriesOfHome(db, context.owner, input);
      return rows.map(({ id, name, contact, message, language, created_at }) => ({
        ...{ id, name, contact, message, language },
        createdAt: created_at.toISOString(),
      }));
    }),
  ),

  views: signedIn.pages.views.handler(({ context, input }) => {
    assertTimeZone(input.timeZone);
    return context.asUser(async (db) => {
      const { property } = await getOwnPage(db, context.owner, input.propertyId);
      const { days } = await figuresOf(db, context.owner, { ...input, now: context.now() });
      return { total: property.views, days: days.map(({ date, views }) => ({ date, views })) };
    });
  }),

  figures: signedIn.pages.figures.handler(({ context, input }) => {
    assertTimeZone(input.timeZone);
    return context.asUser(async (db) => {
      if (input.propertyId !== undefined) await getOwnPage(db, context.owner, input.propertyId);
      return await figuresOf(db, context.owner, { ...input, now: context.now() });
    });
  }),

  link: signedIn.pages.link.handler(async ({ context, input }) => {
    const { db, owner } = context;
    const { propertyId, platform, language } = input;
    const { property, languages } = await context.asUser((own) => getOwnPage(own, owner, propertyId));
    if (getPlatform(platform) === null) throw new AppError("invalid_input", { data: { field: "platform" } });
    if (!languages.includes(language)) throw new AppError("invalid_input", { data: { field: "language" } });
    if (property.slug === null) throw new AppError("conflict", { message: "the page was never online" });
    const about = { propertyId, platform, language };
    await assertMayCreate(db, owner, "page_links", rowLimits.pageLinks);
    const link = await linkFor(db, owner, { ...about, pieceId: await newestPost(db, owner, about) });
    return { url: `${context.origin()}/s/${link.code}`, code: link.code, pieceId: link.piece_id };
  }),
};
