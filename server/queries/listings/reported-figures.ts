/** What platforms report of an account's posts, summed; whose turn it is to be asked stands in ../publications/post-figures.ts. */
import { type RawBuilder, sql } from "kysely";
import type { PageFigures } from "#contract/leads/figures";
import { shownEvents } from "#contract/publishing/states";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";

/** Sums by platform over posts that went out in that time, most seen first; a sum is null where no post has a number. */
export async function reportedByPlatform(
  db: Db,
  owner: Owner,
  {
    propertyId,
    from,
    until,
  }: { propertyId?: string | undefined; from: RawBuilder<unknown>; until: RawBuilder<unknown> },
): Promise<PageFigures["platforms"]> {
  const { rows } = await sql<
    Record<"posts" | "views" | "likes" | "comments" | "shares", string | null> & { platform: string }
  >`
    select post.platform, count(*) as posts, sum(told.views) as views, sum(told.likes) as likes, sum(told.comments) as comments,
      sum(told.shares) as shares
    from publication_figures as told
    join publications as post on post.id = told.publication_id
    join lateral (select min(happened.created_at) as at from publication_events as happened
      where happened.publication_id = post.id and happened.event = any (${shownEvents}::text[])) as posted
      on posted.at >= ${from} and posted.at < ${until}
    where told.user_id = ${owner.userId} and told.said_at is not null
      ${propertyId === undefined ? sql`` : sql`and post.property_id = ${propertyId}`}
    group by post.platform
    order by sum(told.views) desc nulls last, sum(told.likes) desc nulls last, post.platform`.execute(db);
  const number = (text: string | null): number | null => (text === null ? null : Number(text));
  return rows.map(({ platform, posts, views, likes, comments, shares }) => ({
    platform,
    posts: Number(posts),
    views: number(views),
    likes: number(likes),
    comments: number(comments),
    shares: number(shares),
  }));
}
