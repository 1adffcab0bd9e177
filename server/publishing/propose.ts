/** Proposes times for posts that are about to be planned: weekly times of their accounts, or spread over days. Nothing is kept. */
import type { Proposal, WeeklySlot } from "#contract/publishing/calendar";
import { audienceZone } from "#engine/publishing/times/audience";
import { nextSlot } from "#engine/publishing/times/slots";
import { type SpreadPost, spread } from "#engine/publishing/times/spread";
import { wallOf } from "#engine/publishing/times/wall-clock";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { getCampaign } from "#server/queries/listings/campaigns";
import { getPiece } from "#server/queries/listings/pieces";
import { plannedTimes } from "#server/queries/publications/calendar";
import { getConnection } from "#server/queries/publications/connections";
import { planningSettings, slotsOf } from "#server/queries/publications/planning-settings";

export interface ProposalOrder {
  posts: readonly { pieceId: string; connectionId: string | null }[];
  how: { by: "slot" } | { by: "spread"; from: string; perDay: number };
  /** Of whoever reads, where the account has said none. */
  timeZone: string;
}

/** Everything a plan looks at, of each post. Throws not_found for a piece or account that is not the owner's. */
async function postsOf(db: Db, owner: Owner, order: ProposalOrder, timeZone: string): Promise<SpreadPost[]> {
  const zones = new Map<string, string>();
  const zoneOf = async (campaignId: string): Promise<string> => {
    const known = zones.get(campaignId);
    if (known) return known;
    const zone = audienceZone((await getCampaign(db, owner, campaignId)).listing) ?? timeZone;
    zones.set(campaignId, zone);
    return zone;
  };
  const planned = await plannedTimes(db, owner);
  const slots = Map.groupBy(await slotsOf(db, owner), (row) => row.connection_id);
  const posts: SpreadPost[] = [];
  for (const { pieceId, connectionId } of order.posts) {
    const piece = await getPiece(db, owner, pieceId);
    const connection = connectionId === null ? null : await getConnection(db, owner, connectionId);
    posts.push({
      pieceId,
      platform: connection?.platform ?? (piece.kind === "post" ? piece.platform : piece.kind),
      language: piece.language,
      angle: piece.wish.lead ?? null,
      account: connectionId,
      readZone: await zoneOf(piece.campaign_id),
      times: (slots.get(connectionId ?? "") ?? []).map(({ weekday, at }): WeeklySlot => ({ weekday, at })),
      taken: planned.get(connectionId ?? "") ?? [],
    });
  }
  return posts;
}

/** In the order given. */
export async function proposeTimes(db: Db, owner: Owner, order: ProposalOrder, now: Date): Promise<Proposal[]> {
  const timeZone = (await planningSettings(db, owner)).timeZone ?? order.timeZone;
  const posts = await postsOf(db, owner, order, timeZone);
  const after = now.toISOString();
  if (order.how.by === "spread") {
    const today = wallOf(after, timeZone).day;
    const from = order.how.from < today ? today : order.how.from;
    const times = spread(posts, { from, perDay: order.how.perDay, timeZone, after });
    return order.posts.map((post, at) => ({ ...post, ...(times[at] ?? { dueAt: null, reason: "day" as const }) }));
  }
  // what is proposed for one post is taken for the next of its account
  const given = new Map<string, number[]>();
  return order.posts.map((post, at) => {
    const about = posts[at];
    const mine = given.get(post.connectionId ?? "") ?? [];
    const dueAt = nextSlot(about?.times ?? [], { timeZone, after, taken: [...(about?.taken ?? []), ...mine] });
    if (dueAt) given.set(post.connectionId ?? "", [...mine, new Date(dueAt).getTime()]);
    return { ...post, dueAt, reason: "slot" };
  });
}
