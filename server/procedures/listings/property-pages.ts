/** Putting a property's public page online and down, a look at it beforehand, and its views. */
import { randomInt } from "node:crypto";
import { AppError } from "#contract/errors";
import { slugWords } from "#engine/campaign/slug";
import { previewSeconds } from "#server/base/limits";
import { makePreviewToken } from "#server/pages/listing-page/preview-token";
import { signedIn } from "#server/procedures/base/base";
import { enquiriesOfHome } from "#server/queries/listings/page-enquiries";
import { getOwnPage, type OwnPage, publishPage, unpublishPage } from "#server/queries/listings/property-pages";
import { viewsByDay } from "#server/queries/listings/property-views";
import { pageKey } from "#server/queries/settings/page-keys";

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
/** 40 bits: whoever knows the title still cannot guess the address. */
const randomPart = () => Array.from({ length: 8 }, () => BASE32[randomInt(BASE32.length)]).join("");

const addressOf = (origin: string, slug: string) => `${origin}/p/${slug}`;

const pageOf = (origin: string, { property, languages }: OwnPage) => ({
  url: property.status === "published" && property.slug !== null ? addressOf(origin, property.slug) : null,
  slug: property.slug,
  status: property.status,
  publishedAt: property.published_at?.toISOString() ?? null,
  languages,
});

function assertTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
  } catch (cause) {
    throw new AppError("invalid_input", { data: { field: "timeZone" }, cause });
  }
}

export const pages = {
  get: signedIn.pages.get.handler(({ context, input }) =>
    context.asUser(async (db) => pageOf(context.origin(), await getOwnPage(db, context.owner, input.propertyId))),
  ),

  publish: signedIn.pages.publish.handler(async ({ context, input }) => {
    const { db, owner, now } = context;
    const { property } = await context.asUser((own) => getOwnPage(own, owner, input.propertyId));
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
    return pageOf(context.origin(), await context.asUser((own) => getOwnPage(own, owner, input.propertyId)));
  }),

  previewUrl: signedIn.pages.previewUrl.handler(async ({ context, input }) => {
    await context.asUser((db) => getOwnPage(db, context.owner, input.propertyId));
    const expiresAt = new Date(context.now().getTime() + previewSeconds * 1000);
    const token = makePreviewToken(await pageKey(context.db, "preview"), input.propertyId, expiresAt);
    return { url: addressOf(context.origin(), `preview/${token}`), expiresAt: expiresAt.toISOString() };
  }),

  enquiries: signedIn.pages.enquiries.handler(({ context, input }) =>
    context.asUser(async (db) => {
      const { property } = await getOwnPage(db, context.owner, input.propertyId);
      const rows = await enquiriesOfHome(db, context.owner, property.id);
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
      const days = await viewsByDay(db, context.owner, property.id, { ...input, now: context.now() });
      return { total: property.views, days };
    });
  }),
};
