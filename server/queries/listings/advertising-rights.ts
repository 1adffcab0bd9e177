/** The right to advertise a home: what its names say, and what its agent recorded. Publishing and downloading ask here. */
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import {
  type Holder,
  holderOf,
  type ListedBy,
  listedBy,
  type OwnNames,
  stillCovers,
} from "#engine/listing/right-to-advertise";
import type { Db } from "#server/db/tables";
import type { AdvertisingRightRow } from "#server/db/tables/advertising-rights";
import { findCard } from "#server/queries/accounts/agent-cards";
import type { Owner } from "#server/queries/accounts/owner";
import { findProfile } from "#server/queries/accounts/profiles";

interface AdvertisingRight {
  holder: Holder;
  listedBy: ListedBy;
  /** What covers the listing as it is. */
  record: AdvertisingRightRow | null;
  allowed: boolean;
}

/** Names the account goes by, of every market and script; none where it has not said any. */
async function ownNames(db: Db, owner: Owner): Promise<OwnNames> {
  const card = await findCard(db, owner);
  const profile = await findProfile(db, owner);
  const markets = Object.values(card?.markets ?? {});
  const said = (names: readonly (string | null | undefined)[]) => names.flatMap((name) => (name?.trim() ? [name] : []));
  return {
    people: said([card?.name, card?.nameLatin, ...markets.map((one) => one?.name), profile?.display_name]),
    firms: said([card?.company, ...markets.map((one) => one?.company)]),
  };
}

/** The newest that was not withdrawn. */
const standingRecord = (db: Db, owner: Owner, propertyId: string): Promise<AdvertisingRightRow | undefined> =>
  db
    .selectFrom("advertising_rights")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("property_id", "=", propertyId)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();

/**
 * Whether `owner` may advertise the home as it is. `origin`: our own address; examples we serve ourselves belong to whoever tries
 * them. Also works as the account itself (`asUser`).
 */
export async function rightToAdvertise(
  db: Db,
  owner: Owner,
  home: { id: string; listing: Listing },
  origin: string,
): Promise<AdvertisingRight> {
  const { listing } = home;
  const now = listedBy(listing);
  const names = await ownNames(db, owner);
  const row = await standingRecord(db, owner, home.id);
  const ours = listing.sourceUrl?.startsWith(`${origin}/demo/listing/`) ?? false;
  const holder = ours ? "own" : holderOf(listing, names);
  const covers = row && stillCovers({ agent: row.listed_agent, company: row.listed_company }, now, listing.country);
  const record = covers ? row : null;
  return { holder, listedBy: now, record, allowed: holder === "own" || record !== null };
}

/** Throws no_right_to_advertise with whom the listing names. */
export async function assertRightToAdvertise(...about: Parameters<typeof rightToAdvertise>): Promise<void> {
  const { allowed, listedBy: names } = await rightToAdvertise(...about);
  if (!allowed) throw new AppError("no_right_to_advertise", { data: { ...names } });
}

/**
 * Whether what a campaign says may leave: as it tells the home, and as the home is today, since consent may be withdrawn and a home
 * change hands after a post was planned. A campaign that is gone stands in nobody's way here.
 */
export async function mayStillAdvertise(
  db: Db,
  owner: Owner,
  campaignId: string | null,
  origin: string,
): Promise<boolean> {
  const home = await db
    .selectFrom("campaigns")
    .innerJoin("properties", "properties.id", "campaigns.property_id")
    .select(["properties.id", "properties.listing as today", "campaigns.listing as told"])
    .where("campaigns.user_id", "=", owner.userId)
    .where("campaigns.id", "=", campaignId)
    .executeTakeFirst();
  if (!home) return true;
  for (const listing of [home.told, home.today])
    if (!(await rightToAdvertise(db, owner, { id: home.id, listing }, origin)).allowed) return false;
  return true;
}

type NewRight = Pick<
  AdvertisingRightRow,
  "id" | "basis" | "given_by" | "statement" | "given_on" | "file_path" | "file_name" | "listed_agent" | "listed_company"
>;

/** Withdraws what stood, and keeps this in its place. */
export async function insertRight(
  trx: Db,
  owner: Owner,
  propertyId: string,
  right: NewRight,
  now: Date,
): Promise<void> {
  await withdrawRight(trx, owner, propertyId, now);
  await trx
    .insertInto("advertising_rights")
    .values({ ...right, user_id: owner.userId, property_id: propertyId, created_at: now, withdrawn_at: null })
    .execute();
}

/** Whether anything stood. */
export async function withdrawRight(trx: Db, owner: Owner, propertyId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("advertising_rights")
    .set({ withdrawn_at: now })
    .where("user_id", "=", owner.userId)
    .where("property_id", "=", propertyId)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes records of homes that are gone. Answers the paths of their papers: the files are the caller's to remove. */
export async function forgetRights(db: Db): Promise<string[]> {
  const rows = await db
    .deleteFrom("advertising_rights")
    .where("property_id", "is", null)
    .returning("file_path")
    .execute();
  return rows.flatMap(({ file_path }) => (file_path === null ? [] : [file_path]));
}
