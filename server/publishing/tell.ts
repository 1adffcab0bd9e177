/** News about posts and accounts, told in the transaction that makes them true. */
import { getPlatform } from "#engine/platforms/index";
import type { Db } from "#server/db/tables";
import type { ConnectionRow, PublicationRow } from "#server/db/tables/publishing";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { notify } from "#server/queries/notifications/notifications";

/** A platform's name in both languages; its id where the registry does not know it. */
export const platformName = (id: string): { zh: string; en: string } => getPlatform(id)?.name ?? { zh: id, en: id };

const named = (platform: string) => {
  const { zh, en } = platformName(platform);
  return { platformZh: zh, platformEn: en };
};

/** post_failed: nothing of it is out. post_unknown: the platform cannot tell, a person has to look. post_waiting: handed over, and not posted. */
export const tellOfPost = (
  trx: Db,
  row: PublicationRow,
  kind: "post_failed" | "post_unknown" | "post_waiting",
): Promise<void> =>
  notify(trx, ownerOfRow(row), {
    kind,
    data: { publicationId: row.id, campaignId: row.campaign_id, title: row.home_title, ...named(row.platform) },
  });

export const tellOfConnection = (
  trx: Db,
  owner: Owner,
  kind: "connection_ending" | "connection_ended",
  row: ConnectionRow,
): Promise<void> =>
  notify(trx, owner, {
    kind,
    data: {
      connectionId: row.id,
      name: row.account_name,
      day: row.expires_at?.toISOString() ?? null,
      ...named(row.platform),
    },
  });
