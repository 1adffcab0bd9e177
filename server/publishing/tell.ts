/** News about posts and accounts, told in the transaction that makes them true. */
import { notificationWish } from "#contract/notification";
import type { Db } from "#server/db/tables";
import type { ConnectionRow, PublicationRow } from "#server/db/tables/publishing";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { wants } from "#server/queries/notifications/notification-settings";
import { notify } from "#server/queries/notifications/notifications";
import { queueAttention } from "#server/queries/publications/attention";
import { platformName } from "#server/queries/publications/platform-name";

const named = (platform: string) => {
  const { zh, en } = platformName(platform);
  return { platformZh: zh, platformEn: en };
};

type PostNews = "post_failed" | "post_unknown" | "post_waiting" | "post_reworded" | "post_edit_refused";
type ConnectionNews = "connection_ending" | "connection_ended";
const mailed: ReadonlySet<PostNews | ConnectionNews> = new Set([
  "post_failed",
  "post_unknown",
  "post_waiting",
  "connection_ending",
  "connection_ended",
]);

/** What may wait until they come by is no mail's worth. */
async function mail(trx: Db, owner: Owner, kind: PostNews | ConnectionNews, now: Date): Promise<void> {
  if (!mailed.has(kind) || !(await wants(trx, owner.userId, notificationWish[kind], "email"))) return;
  await queueAttention(trx, owner, now);
}

/**
 * post_failed: nothing of it is out. post_unknown: the platform cannot tell, a person has to look. post_waiting: handed over, and not
 * posted. post_reworded: approval is wanted again. post_edit_refused: what stands there still has its old words.
 */
export async function tellOfPost(
  trx: Db,
  row: PublicationRow,
  kind: PostNews,
  now: Date = row.state_at,
): Promise<void> {
  const owner = ownerOfRow(row);
  await notify(trx, owner, {
    kind,
    data: { publicationId: row.id, campaignId: row.campaign_id, title: row.home_title, ...named(row.platform) },
  });
  await mail(trx, owner, kind, now);
}

export async function tellOfConnection(
  trx: Db,
  owner: Owner,
  kind: ConnectionNews,
  row: ConnectionRow,
  now: Date,
): Promise<void> {
  await notify(trx, owner, {
    kind,
    data: {
      connectionId: row.id,
      name: row.account_name,
      day: row.expires_at?.toISOString() ?? null,
      ...named(row.platform),
    },
  });
  await mail(trx, owner, kind, now);
}
