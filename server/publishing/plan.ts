/** Orders posts: of pieces that may leave, to accounts that are open, each once. */

import type { CopyLanguage } from "#contract/copy";
import { AppError } from "#contract/errors";
import { mayLeave } from "#engine/publishing/outgoing";
import { publishingLimits, rowLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { PublicationRow } from "#server/db/tables/publishing";
import type { Owner } from "#server/queries/accounts/owner";
import { assertMayCreate, oneAtATime } from "#server/queries/accounts/row-limits";
import { assertAllowed } from "#server/queries/billing/entitlements";
import { assertRightToAdvertise } from "#server/queries/listings/advertising-rights";
import { getCampaign } from "#server/queries/listings/campaigns";
import { getPiece, pieceOf } from "#server/queries/listings/pieces";
import { connectionsOf } from "#server/queries/publications/connections";
import {
  insertPublication,
  platformsOfCampaign,
  publicationsOfOrder,
  standingOf,
} from "#server/queries/publications/publications";

export interface Order {
  /** `dueAt`: a time of its own. */
  posts: readonly { pieceId: string; connectionId: string | null; dueAt?: string | undefined }[];
  /** Null: at once. */
  dueAt: string | null;
  again: boolean;
  idempotencyKey: string;
  /** What they call to. */
  openHouseId?: string;
}

const DAY_MS = 86_400_000;

/** Not before now, and not so far ahead that nobody remembers. */
function dueOf(dueAt: string | null, now: Date): Date {
  if (dueAt === null) return now;
  const due = new Date(dueAt);
  if (due.getTime() > now.getTime() + publishingLimits.aheadDays * DAY_MS)
    throw new AppError("invalid_input", { data: { field: "dueAt" } });
  return due < now ? now : due;
}

async function materialsOf(trx: Db, owner: Owner, order: Order, origin: string) {
  const pieces = new Map<string, Awaited<ReturnType<typeof getPiece>>>();
  for (const { pieceId } of order.posts)
    if (!pieces.has(pieceId)) {
      const piece = await getPiece(trx, owner, pieceId);
      if (!mayLeave(pieceOf(piece))) throw new AppError("piece_not_ready", { data: { pieceId } });
      pieces.set(pieceId, piece);
    }
  const campaigns = new Map<string, Awaited<ReturnType<typeof getCampaign>>>();
  for (const { campaign_id: id } of pieces.values())
    if (!campaigns.has(id)) {
      const campaign = await getCampaign(trx, owner, id);
      await assertRightToAdvertise(trx, owner, { id: campaign.property_id, listing: campaign.listing }, origin);
      campaigns.set(id, campaign);
    }
  const connections = new Map((await connectionsOf(trx, owner)).map((row) => [row.id, row]));
  return { pieces, campaigns, connections };
}

/** The plan's number of platforms and languages holds for what is posted of a campaign too. */
async function assertInPlan(
  trx: Db,
  owner: Owner,
  wanted: ReadonlyMap<string, { platforms: Set<string>; languages: Set<CopyLanguage> }>,
  now: Date,
): Promise<void> {
  for (const [campaignId, { platforms, languages }] of wanted) {
    const all = new Set([...(await platformsOfCampaign(trx, owner, campaignId)), ...platforms]);
    await assertAllowed(trx, owner, { platforms: [...all], languages: [...languages] }, now);
  }
}

/**
 * What stands, and what was made of it. Call it in a transaction. Throws not_found (a piece or account that is not the owner's),
 * piece_not_ready, no_right_to_advertise, no_package, not_in_plan, too_many_requests. `origin`: our own address.
 */
export async function planPosts(
  trx: Db,
  owner: Owner,
  order: Order,
  { now, origin }: { now: Date; origin: string },
): Promise<{ rows: PublicationRow[]; made: number }> {
  await oneAtATime(trx, owner);
  const earlier = await publicationsOfOrder(trx, owner, order.idempotencyKey);
  if (earlier.length > 0) return { rows: earlier, made: 0 };
  await assertMayCreate(trx, owner, "publications", rowLimits.publications);
  const { pieces, campaigns, connections } = await materialsOf(trx, owner, order, origin);
  const standing = order.again ? [] : await standingOf(trx, owner, [...pieces.keys()]);
  const wanted = new Map<string, { platforms: Set<string>; languages: Set<CopyLanguage> }>();
  const rows: PublicationRow[] = [];
  const fresh: Parameters<typeof insertPublication>[2][] = [];
  for (const { pieceId, connectionId, dueAt: own } of order.posts) {
    const piece = pieces.get(pieceId);
    const campaign = piece && campaigns.get(piece.campaign_id);
    const connection = connectionId === null ? null : connections.get(connectionId);
    if (!piece || !campaign || connection === undefined) throw new AppError("not_found");
    const there = standing.find((row) => row.piece_id === pieceId && row.connection_id === connectionId);
    if (there) {
      rows.push(there);
      continue;
    }
    const platform = connection?.platform ?? (piece.kind === "post" ? piece.platform : piece.kind);
    const of = wanted.get(campaign.id) ?? { platforms: new Set<string>(), languages: new Set<CopyLanguage>() };
    of.platforms.add(platform);
    of.languages.add(piece.language);
    wanted.set(campaign.id, of);
    const about = { piece, propertyId: campaign.property_id, homeTitle: campaign.property_title };
    const { idempotencyKey: orderKey, openHouseId, again } = order;
    const dueAt = dueOf(own ?? order.dueAt, now);
    fresh.push({ ...about, connectionId, platform, orderKey, dueAt, again, ...(openHouseId ? { openHouseId } : {}) });
  }
  await assertInPlan(trx, owner, wanted, now);
  let made = 0;
  for (const one of fresh) {
    const row = await insertPublication(trx, owner, one, now);
    if (row) {
      rows.push(row);
      made += 1;
    }
  }
  return { rows, made };
}
