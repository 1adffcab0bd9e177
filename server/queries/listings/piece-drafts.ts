/** Pieces as a model writes them, for whoever watches; each is replaced as it grows and goes when it is done. */
import { sql } from "kysely";
import type { CampaignDraft } from "#contract/campaign";
import { AppError } from "#contract/errors";
import { draftLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";

type Place = Pick<CampaignDraft, "language" | "platform" | "kind">;

/** Each once; of a longer text the beginning. */
export const putDrafts = (db: Db, owner: Owner, campaignId: string, drafts: readonly CampaignDraft[]) =>
  db
    .insertInto("piece_drafts")
    .values(
      drafts.map(({ language, platform, kind, title, body, state }) => ({
        user_id: owner.userId,
        campaign_id: campaignId,
        language,
        platform,
        kind,
        title: title?.slice(0, draftLimits.titleChars) ?? null,
        body: body.slice(0, draftLimits.bodyChars),
        state,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["campaign_id", "language", "platform", "kind"]).doUpdateSet(({ ref }) => ({
        title: ref("excluded.title"),
        body: ref("excluded.body"),
        state: ref("excluded.state"),
        updated_at: sql<Date>`now()`,
      })),
    )
    .execute();

/** One, or all of the campaign. */
export function removeDrafts(db: Db, owner: Owner, campaignId: string, place: Place | null) {
  const all = db.deleteFrom("piece_drafts").where("user_id", "=", owner.userId).where("campaign_id", "=", campaignId);
  if (place === null) return all.execute();
  const { language, platform, kind } = place;
  return all.where("language", "=", language).where("platform", "=", platform).where("kind", "=", kind).execute();
}

/** What is being written, and how many pieces are stored. Throws not_found, also for somebody else's campaign. */
export async function draftsOfCampaign(
  db: Db,
  owner: Owner,
  campaignId: string,
): Promise<{ drafts: CampaignDraft[]; written: number }> {
  const own = db.selectFrom("campaigns").select("id").where("user_id", "=", owner.userId).where("id", "=", campaignId);
  if (!(await own.executeTakeFirst())) throw new AppError("not_found");
  const drafts = await db
    .selectFrom("piece_drafts")
    .select(["language", "platform", "kind", "title", "body", "state"])
    .where("user_id", "=", owner.userId)
    .where("campaign_id", "=", campaignId)
    .orderBy("language")
    .orderBy("updated_at", "desc")
    .execute();
  const { written } = await db
    .selectFrom("pieces")
    .select(({ fn }) => fn.countAll<string>().as("written"))
    .where("user_id", "=", owner.userId)
    .where("campaign_id", "=", campaignId)
    .executeTakeFirstOrThrow();
  return { drafts, written: Number(written) };
}
