/** Enquiries of visitors: kept once, told to the home's agent in the same transaction, listed newest first. */
import { sql } from "kysely";
import type { PageEnquiryForm } from "#contract/property-page";
import { pageEnquiryLimits } from "#server/base/limits";
import { tooManyRequests } from "#server/base/rate-limit";
import type { Db } from "#server/db/tables";
import type { PageEnquiryRow } from "#server/db/tables/pages/page-enquiries";
import type { PageLinkRow } from "#server/db/tables/pages/page-links";
import type { PropertyRow } from "#server/db/tables/properties";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { leadOfEnquiry } from "#server/queries/leads/keep-lead";
import { notify } from "#server/queries/notifications/notifications";

const DAY_MS = 86_400_000;

/**
 * Keeps it, makes its sender a lead and tells the agent; the mail follows from the row. `link`: what they came by. The same words from the same person within a day are one enquiry.
 * Throws too_many_requests when the home, or all homes of the account, were asked about too often that day. `askedOften`: that
 * network has asked the account before, more than a few times that day.
 */
export async function keepEnquiry(
  trx: Db,
  property: Pick<PropertyRow, "id" | "user_id" | "title" | "listing">,
  form: PageEnquiryForm,
  { link, askedOften }: { link: PageLinkRow | null; askedOften: boolean },
  now: Date,
): Promise<void> {
  const owner = ownerOfRow(property);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`enquiries:${owner.userId}`}, 0))`.execute(trx);
  const day = new Date(now.getTime() - DAY_MS);
  const today = await trx
    .selectFrom("page_enquiries")
    .select(["property_id", "contact", "message"])
    .where("user_id", "=", owner.userId)
    .where("created_at", ">", day)
    .execute();
  const ofProperty = today.filter(({ property_id }) => property_id === property.id);
  if (ofProperty.some(({ contact, message }) => contact === form.contact && message === form.message)) return;
  const most = askedOften ? pageEnquiryLimits.usual : pageEnquiryLimits.most;
  if (today.length >= most.ofAccount || ofProperty.length >= most.ofProperty) throw tooManyRequests(DAY_MS);
  const { name, contact, message, language } = form;
  const { id: enquiryId } = await trx
    .insertInto("page_enquiries")
    .values({
      user_id: owner.userId,
      property_id: property.id,
      ...{ name, contact, message, language },
      consented_at: now,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const source = { source: link?.platform ?? "direct", link: link?.code ?? null, language };
  const about = { name, contact, country: property.listing.country, message, propertyId: property.id, enquiryId };
  await leadOfEnquiry(trx, owner, { ...about, ...source }, now);
  await notify(trx, owner, {
    kind: "page_enquiry",
    data: { propertyId: property.id, title: property.title, name, contact },
  });
}

/** A home's enquiries, newest first, as many as its agent can read at a sitting; those older than `before`, where it is one. */
export function enquiriesOfHome(
  db: Db,
  owner: Owner,
  { propertyId, before }: { propertyId: string; before?: string | undefined },
): Promise<PageEnquiryRow[]> {
  let query = db
    .selectFrom("page_enquiries")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("property_id", "=", propertyId);
  if (before !== undefined)
    query = query.where(
      sql<boolean>`(created_at, id) < (select last.created_at, last.id from page_enquiries last
        where last.id = ${before} and last.user_id = ${owner.userId} and last.property_id = ${propertyId})`,
    );
  return query.orderBy("created_at", "desc").orderBy("id", "desc").limit(pageEnquiryLimits.listed).execute();
}

/** One with the home it is about, for its mail; undefined when it is gone. */
export const findEnquiry = (db: Db, id: string) =>
  db
    .selectFrom("page_enquiries")
    .innerJoin("properties", "properties.id", "page_enquiries.property_id")
    .select(["page_enquiries.name", "contact", "message", "property_id", "properties.title", "properties.slug"])
    .where("page_enquiries.id", "=", id)
    .executeTakeFirst();

/** Those of long ago. */
export const forgetEnquiries = (db: Db, now: Date) =>
  db
    .deleteFrom("page_enquiries")
    .where("created_at", "<", new Date(now.getTime() - pageEnquiryLimits.keptDays * DAY_MS))
    .execute();
