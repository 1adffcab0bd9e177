/** Takes the next post something is to be done about: what is to be sent is frozen and marked as sending before anything leaves. */
import type { PublicationFailure } from "#contract/publishing/states";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PublicationRow } from "#server/db/tables/publishing";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { mayStillAdvertise } from "#server/queries/listings/advertising-rights";
import { happen } from "#server/queries/publications/events";
import { openHouseOf } from "#server/queries/publications/open-houses";
import { beginLook, beginSending, type Claimed, lockDue } from "#server/queries/publications/runs";
import { isAsShown, wantApprovalAgain } from "./approve.ts";
import { contentOf } from "./material.ts";
import { type PublishServices, publisherOf } from "./services.ts";
import { tellOfPost } from "./tell.ts";

export interface Taken {
  readonly claim: Claimed;
  /** performance.now() from before it was claimed. */
  readonly since: number;
}

async function refuse(trx: Db, row: PublicationRow, code: PublicationFailure, now: Date): Promise<void> {
  const failure = json({ code, detail: "" });
  const failed = await happen(trx, row, { event: "failed", by: "house", at: now, set: { next_at: null, failure } });
  await tellOfPost(trx, failed, "post_failed");
}

/** Nobody is called to an open house that is over, or was called off. */
async function isTooLate(trx: Db, row: PublicationRow, now: Date): Promise<boolean> {
  const openHouse = await openHouseOf(trx, row);
  return openHouse !== null && (openHouse.cancelled_at !== null || openHouse.ends_at <= now);
}

/** `busy`: accounts of which nothing is taken. Null: nothing is due. "settled": the next one was decided without its platform. */
export async function takeNext(
  services: PublishServices,
  busy: readonly string[] = [],
): Promise<Taken | "settled" | null> {
  const { db, now, origin, publishing } = services;
  const since = performance.now();
  const { leaseMs } = publishing.timing;
  return await db.transaction().execute(async (trx) => {
    const row = await lockDue(trx, now(), busy);
    if (!row) return null;
    if (row.state !== "planned") return { claim: await beginLook(trx, row, leaseMs), since };
    if (!publisherOf(services, row.platform)) {
      await refuse(trx, row, "not_offered", now());
      return "settled";
    }
    if (await isTooLate(trx, row, now())) {
      await refuse(trx, row, "too_late", now());
      return "settled";
    }
    if (!(await mayStillAdvertise(trx, ownerOfRow(row), row.campaign_id, origin()))) {
      await refuse(trx, row, "no_right", now());
      return "settled";
    }
    const frozen = await contentOf(trx, row, origin());
    if (frozen === null) {
      await refuse(trx, row, "not_ready", now());
      return "settled";
    }
    const { content, pieceVersion } = frozen;
    // what was approved is what leaves
    if (row.approval === "approved" && !isAsShown(row, { pieceVersion, attachments: content })) {
      await wantApprovalAgain(trx, row, now());
      return "settled";
    }
    return { claim: await beginSending(trx, row, { content, pieceVersion, leaseMs }, now()), since };
  });
}
