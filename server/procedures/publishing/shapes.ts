/** Posts and accounts in the shape of the contract. */
import type { OpenHouse } from "#contract/publishing/calendar";
import type { Connection } from "#contract/publishing/connection";
import type { Publication, PublicationStep, ReportedFigures } from "#contract/publishing/publication";
import { asksPerson } from "#engine/publishing/patience";
import type { Db } from "#server/db/tables";
import type { OpenHouseRow } from "#server/db/tables/posts/calendar";
import type { ConnectionRow, ListedPublication, PublicationEventRow } from "#server/db/tables/publishing";
import { mayStop } from "#server/publishing/call-off";
import { mayChange } from "#server/publishing/change";
import { type PublishServices, publisherOf } from "#server/publishing/services";
import type { Owner } from "#server/queries/accounts/owner";
import { lostRenewal } from "#server/queries/publications/connections";
import { holdsOf } from "#server/queries/publications/held";
import { type FiguresRow, figuresOfPosts } from "#server/queries/publications/post-figures";
import { accountNames, peopleOfPosts, plannedByConnection } from "#server/queries/publications/publications";

export async function connectionsShown(db: Db, owner: Owner, rows: readonly ConnectionRow[]): Promise<Connection[]> {
  const planned = await plannedByConnection(db, owner);
  return rows.map((row) => ({
    id: row.id,
    platform: row.platform,
    accountName: row.account_name,
    health: row.health,
    expiresAt: row.expires_at?.toISOString() ?? null,
    checkedAt: row.checked_at.toISOString(),
    renewalLost: lostRenewal(row),
    connectedAt: row.created_at.toISOString(),
    planned: planned.get(row.id) ?? 0,
  }));
}

export async function connectionShown(db: Db, owner: Owner, row: ConnectionRow): Promise<Connection> {
  const [shown] = await connectionsShown(db, owner, [row]);
  if (!shown) throw new Error("a connection was lost on its way");
  return shown;
}

export const stepOf = (row: PublicationEventRow): PublicationStep => ({
  event: row.event,
  state: row.state,
  at: row.created_at.toISOString(),
  by: row.said_by,
  detail: row.detail,
  address: row.address,
});

/** `waiting`: posts that still wait to call to each open house. */
export const openHouseShown = (row: OpenHouseRow, waiting: ReadonlyMap<string, number>): OpenHouse => ({
  id: row.id,
  propertyId: row.property_id,
  homeTitle: row.home_title,
  day: row.day,
  from: row.from_time,
  until: row.until_time,
  timeZone: row.time_zone,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  waiting: waiting.get(row.id) ?? 0,
});

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

function figuresShown(row: FiguresRow | undefined): ReportedFigures | null {
  if (!row?.said_at) return null;
  const [views, likes, comments, shares] = [row.views, row.likes, row.comments, row.shares].map(numberOf);
  return {
    views: views ?? null,
    likes: likes ?? null,
    comments: comments ?? null,
    shares: shares ?? null,
    saidAt: row.said_at.toISOString(),
  };
}

/** With what holds each back. Not within what is read as the account: the server's own tables say it. */
export async function withHolds<Shown extends Publication>(
  db: Db,
  owner: Owner,
  posts: readonly Shown[],
): Promise<Shown[]> {
  const holds = await holdsOf(db, owner, posts);
  return posts.map((post) => ({ ...post, heldBy: holds.get(post.id) ?? null }));
}

/** In the order given; `withHolds` says what holds them back. */
export async function publicationsShown(
  { db, publishing }: Pick<PublishServices, "db" | "publishing">,
  owner: Owner,
  rows: readonly ListedPublication[],
): Promise<Publication[]> {
  const names = await accountNames(db, owner);
  const ids = rows.map(({ id }) => id);
  const figures = await figuresOfPosts(db, owner, ids);
  const people = await peopleOfPosts(db, owner, ids);
  return rows.map((row) => ({
    id: row.id,
    pieceId: row.piece_id,
    campaignId: row.campaign_id,
    propertyId: row.property_id,
    connectionId: row.connection_id,
    accountName: row.connection_id === null ? null : (names.get(row.connection_id) ?? null),
    platform: row.platform,
    language: row.language,
    kind: row.kind,
    homeTitle: row.home_title,
    state: row.state,
    stateAt: row.state_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    nextAt: row.next_at?.toISOString() ?? null,
    address: row.address,
    failure: row.failure,
    asksPerson: asksPerson(row),
    pieceVersion: row.piece_version,
    approval: row.approval,
    heldBy: null,
    openHouseId: row.open_house_id,
    figures: figuresShown(figures.get(row.id)),
    people: people.get(row.id) ?? null,
    may: {
      ...mayChange(publisherOf({ publishing }, row.platform), row),
      stop: mayStop(row.state, people.get(row.id) ?? null),
    },
  }));
}

export async function publicationShown(
  services: Pick<PublishServices, "db" | "publishing">,
  owner: Owner,
  row: ListedPublication,
): Promise<Publication> {
  const [shown] = await withHolds(services.db, owner, await publicationsShown(services, owner, [row]));
  if (!shown) throw new Error("a post was lost on its way");
  return shown;
}
