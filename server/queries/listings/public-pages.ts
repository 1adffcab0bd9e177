/**
 * What a public page shows, read by the system for whoever has the address. The only queries here that take a slug from a
 * stranger find the property and its owner; all others go through the owner.
 */
import type { AgentCard, CopyLanguage, Market } from "#contract/copy";
import type { KeptCard } from "#contract/identity";
import type { Listing } from "#contract/listing";
import { picturesWith } from "#engine/account/signature";
import { getPlatform } from "#engine/platforms/index";
import type { Db } from "#server/db/tables";
import type { CampaignRow } from "#server/db/tables/campaigns";
import type { PhotoRow } from "#server/db/tables/imports";
import { json } from "#server/db/tables/json";
import type { PieceRow } from "#server/db/tables/pieces";
import type { PropertyRow } from "#server/db/tables/properties";
import { findCard } from "#server/queries/accounts/agent-cards";
import { inGoodStanding } from "#server/queries/accounts/good-standing";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { findProfile } from "#server/queries/accounts/profiles";
import { photosOfProperty } from "./property-photos.ts";
import { writtenLanguages } from "./written-languages.ts";

/** Whose page is at the address, up or down: asked before anything of the home is read, which may be long. */
export async function ownerOfPage(db: Db, slug: string): Promise<string | undefined> {
  const row = await db.selectFrom("properties").select("user_id").where("slug", "=", slug).executeTakeFirst();
  return row?.user_id;
}

/** The same of a property, for a preview. */
export async function ownerOfPreview(db: Db, propertyId: string): Promise<string | undefined> {
  const row = await db.selectFrom("properties").select("user_id").where("id", "=", propertyId).executeTakeFirst();
  return row?.user_id;
}

/** `live` says whether it may be shown; undefined when no page ever had this address. */
export async function findPage(
  db: Db,
  slug: string,
): Promise<{ property: PropertyRow & { slug: string }; live: boolean } | undefined> {
  const row = await db
    .selectFrom("properties")
    .selectAll()
    .select(inGoodStanding("properties.user_id").as("standing"))
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!row || row.slug === null) return undefined;
  const { standing, ...property } = row;
  const live = standing && property.status === "published" && property.deleted_at === null;
  return { property: { ...property, slug: row.slug }, live };
}

/** For a preview, whose token the owner was given: also a draft or an archived one, but none that was deleted. */
export const findForPreview = (db: Db, propertyId: string): Promise<PropertyRow | undefined> =>
  db
    .selectFrom("properties")
    .selectAll()
    .where("id", "=", propertyId)
    .where("deleted_at", "is", null)
    .where(inGoodStanding("properties.user_id"))
    .executeTakeFirst();

/** The photos of a page that may be shown, in its agent's order. */
export const photosOfPage = (db: Db, property: PropertyRow): Promise<PhotoRow[]> =>
  photosOfProperty(db, ownerOfRow(property), property.id);

/**
 * The pictures that go with a signature of the account: the portrait of the profile, the WeChat code of the card; none where somebody
 * else signs. Paths of the file service.
 */
export async function signerPictures(
  db: Db,
  owner: Owner,
  { agent, market }: { agent: Pick<AgentCard, "name"> | null; market: Market | null },
): Promise<Record<"portrait" | "wechat", string | null>> {
  const [profile, card] = await Promise.all([findProfile(db, owner), findCard(db, owner)]);
  const shown = picturesWith(card, agent, market);
  return {
    portrait: shown.portrait ? (profile?.avatar_url ?? null) : null,
    wechat: shown.wechat ? (card?.wechatQrUrl ?? null) : null,
  };
}

export interface PageMaterial {
  photos: PhotoRow[];
  card: KeptCard | null;
  /** The agent's picture, a path of the file service. */
  portrait: string | null;
  campaign: CampaignRow | null;
  /** What all campaigns of the home were written in, the newest first. */
  written: readonly CopyLanguage[];
  /** Articles and portal texts of the campaign, portals first, with nothing a rule blocks and nothing untraced. */
  texts: PieceRow[];
}

const family = (piece: PieceRow) => getPlatform(piece.platform)?.family;

/** The facts a text was written from; an edit of the property makes it a text about another home. */
const facts = ({ provenance: _where, photos: _photos, ...stated }: Listing): string => JSON.stringify(stated);

/** Of the pieces those a page may show as its description: articles and portal texts with nothing a rule blocks and nothing untraced. */
export function usableTexts(pieces: readonly PieceRow[]): PieceRow[] {
  const clean = pieces.filter(
    (piece) => piece.untraced.length === 0 && !piece.findings.some((found) => found.severity === "block"),
  );
  return [
    ...clean.filter((piece) => family(piece) === "portal"),
    ...clean.filter((piece) => family(piece) === "article"),
  ];
}

/** All a page is made of besides the property itself. */
export async function pageMaterial(db: Db, property: PropertyRow): Promise<PageMaterial> {
  const owner = ownerOfRow(property);
  const newest = db
    .selectFrom("campaigns")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("property_id", "=", property.id)
    .orderBy("created_at", "desc")
    .limit(1);
  const [photos, card, campaign, written, portrait] = await Promise.all([
    photosOfPage(db, property),
    findCard(db, owner),
    newest.executeTakeFirst(),
    writtenLanguages(db, owner, property.id),
    findProfile(db, owner).then((profile) => profile?.avatar_url ?? null),
  ]);
  if (!campaign || facts(campaign.listing) !== facts(property.listing))
    return { photos, card, portrait, written, campaign: campaign ?? null, texts: [] };
  const pieces = await db
    .selectFrom("pieces")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("campaign_id", "=", campaign.id)
    .where("kind", "=", "post")
    // one written again from other facts than the campaign's says those
    .where((is) => is.or([is("listing", "is", null), is("listing", "=", json(campaign.listing))]))
    .orderBy("position")
    .execute();
  return { photos, card, portrait, written, campaign, texts: usableTexts(pieces) };
}
