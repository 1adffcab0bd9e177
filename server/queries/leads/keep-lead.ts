/** Somebody becomes a lead: known again by any way they are reached, else made; what they said is the next entry of their timeline. */
import { sql } from "kysely";
import type { CopyLanguage } from "#contract/copy";
import { asWritten, type Contact, readContact } from "#engine/text/contact";
import type { Db } from "#server/db/tables";
import type { LeadRow } from "#server/db/tables/pages/leads";
import type { Owner } from "#server/queries/accounts/owner";
import { writeEvent } from "./lead-events.ts";

/** From here to the end of the transaction nobody else makes, merges or finds leads of the account: none is made twice. */
export const leadsInTurn = async (trx: Db, owner: Owner): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`leads:${owner.userId}`}, 0))`.execute(trx);
};

/** The account's lead that is reached one of these ways, the one known longest; `other` than that one. */
export const findByContact = (db: Db, owner: Owner, { email, phone, handle }: Contact, written: string, other = "") =>
  db
    .selectFrom("leads")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where((is) =>
      is.or([
        ...(email === null ? [] : [is("email", "=", email)]),
        ...(phone === null ? [] : [is("phone", "=", phone)]),
        is("handle", "in", [asWritten(written), handle ?? ""]),
      ]),
    )
    .$if(other !== "", (query) => query.where("id", "!=", other))
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();

interface NewLead {
  name: string;
  /** As the person, or the agent, wrote it. */
  contact: string;
  /** Of the home (ISO 3166-1 alpha-2); null: not known. */
  country: string | null;
  source: string;
  link: string | null;
  language: CopyLanguage | null;
  propertyId: string | null;
}

/** Ways that a known lead did not have yet; one that somebody else has stays theirs. */
async function addWays(trx: Db, owner: Owner, lead: LeadRow, found: Contact): Promise<void> {
  for (const way of ["email", "phone"] as const) {
    const value = found[way];
    if (value === null || lead[way] !== null) continue;
    await trx
      .updateTable("leads")
      .set(way === "email" ? { email: value } : { phone: value })
      .where("id", "=", lead.id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("leads as other")
              .select("other.id")
              .where("other.user_id", "=", owner.userId)
              .where(`other.${way}`, "=", value),
          ),
        ),
      )
      .execute();
  }
}

/**
 * The lead, known or new, and whether it is new. Call it in the transaction of what happened, after `leadsInTurn`. Where a known one
 * was won stays as it was.
 */
export async function keepLead(
  trx: Db,
  owner: Owner,
  about: NewLead,
  now: Date,
): Promise<{ lead: LeadRow; made: boolean }> {
  const { name, contact, country, source, link, language, propertyId } = about;
  const ways = readContact(contact, country);
  const known = await findByContact(trx, owner, ways, contact);
  if (known) {
    await addWays(trx, owner, known, ways);
    return { lead: known, made: false };
  }
  const lead = await trx
    .insertInto("leads")
    .values({
      user_id: owner.userId,
      ...{ name, ...ways, source, link, language },
      property_id: propertyId,
      created_at: now,
      active_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { lead, made: true };
}

/** An enquiry of a public page makes its sender a lead, or is the next thing a known one said. */
export async function leadOfEnquiry(
  trx: Db,
  owner: Owner,
  about: Omit<NewLead, "propertyId"> & { propertyId: string; enquiryId: string; message: string },
  now: Date,
): Promise<void> {
  await leadsInTurn(trx, owner);
  const { lead } = await keepLead(trx, owner, about, now);
  const { enquiryId, propertyId, message } = about;
  await writeEvent(trx, lead, { kind: "enquiry", text: message, propertyId, enquiryId }, now);
}
