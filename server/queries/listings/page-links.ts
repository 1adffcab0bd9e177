/** Short addresses of public pages that say where a visitor comes from: made once for a platform, language and piece, looked up by code. */
import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { CopyLanguage } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { PageLinkRow } from "#server/db/tables/pages/page-links";
import type { Owner } from "#server/queries/accounts/owner";

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
/** 40 bits: a code that exists is not met by trying. */
const newCode = () => Array.from({ length: 8 }, () => BASE32[randomInt(BASE32.length)]).join("");

/** A code as `/s/<code>` and `?from=` have it; anything else is not looked up. */
export const isLinkCode = (text: string): boolean => /^[a-z2-7]{8}$/.test(text);

interface LinkAbout {
  propertyId: string;
  platform: string;
  language: CopyLanguage;
  /** Null: the platform alone. */
  pieceId: string | null;
}

/** The account's link for it, made where there is none. Two that ask at once are given the same. Throws not_found for another's property. */
export async function linkFor(db: Db, owner: Owner, about: LinkAbout): Promise<PageLinkRow> {
  const { propertyId, platform, language, pieceId } = about;
  const own = () =>
    db
      .selectFrom("page_links")
      .selectAll()
      .where("user_id", "=", owner.userId)
      .where("property_id", "=", propertyId)
      .where("platform", "=", platform)
      .where("language", "=", language)
      .where(sql<boolean>`piece_id is not distinct from ${pieceId}::uuid`)
      .executeTakeFirst();
  const known = await own();
  if (known) return known;
  const home = await db
    .selectFrom("properties")
    .select("id")
    .where("user_id", "=", owner.userId)
    .where("id", "=", propertyId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!home) throw new AppError("not_found");
  const made = await db
    .insertInto("page_links")
    .values({
      code: newCode(),
      user_id: owner.userId,
      property_id: home.id,
      ...{ platform, language },
      piece_id: pieceId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  const link = made ?? (await own());
  if (!link) throw new Error("a link was neither made nor found");
  return link;
}

/** The link a piece carries wherever it is published. Throws not_found for another's piece. */
export async function linkForPiece(db: Db, owner: Owner, pieceId: string): Promise<PageLinkRow> {
  const piece = await db
    .selectFrom("pieces")
    .innerJoin("campaigns", "campaigns.id", "pieces.campaign_id")
    .select(["campaigns.property_id", "pieces.platform", "pieces.language"])
    .where("pieces.user_id", "=", owner.userId)
    .where("pieces.id", "=", pieceId)
    .executeTakeFirst();
  if (!piece) throw new AppError("not_found");
  const { property_id: propertyId, platform, language } = piece;
  return await linkFor(db, owner, { propertyId, platform, language, pieceId });
}

/** The post of the home's newest campaign for a platform and language; null: none. */
export async function newestPost(
  db: Db,
  owner: Owner,
  about: Pick<LinkAbout, "propertyId" | "platform" | "language">,
): Promise<string | null> {
  const row = await db
    .selectFrom("pieces")
    .innerJoin("campaigns", "campaigns.id", "pieces.campaign_id")
    .select("pieces.id")
    .where("pieces.user_id", "=", owner.userId)
    .where("campaigns.property_id", "=", about.propertyId)
    .where("pieces.platform", "=", about.platform)
    .where("pieces.language", "=", about.language)
    .where("pieces.kind", "=", "post")
    .orderBy("campaigns.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Where a code leads, read by the system for whoever has it: the page's name and the link's language. Undefined for none. */
export const findLink = (db: Db, code: string) =>
  db
    .selectFrom("page_links")
    .innerJoin("properties", "properties.id", "page_links.property_id")
    .select(["page_links.language", "properties.slug"])
    .where("page_links.code", "=", code)
    .executeTakeFirst();

/** The link with that code, if it is one of this property's. */
export const linkOfProperty = (db: Db, propertyId: string, code: string): Promise<PageLinkRow | undefined> =>
  db
    .selectFrom("page_links")
    .selectAll()
    .where("code", "=", code)
    .where("property_id", "=", propertyId)
    .executeTakeFirst();
