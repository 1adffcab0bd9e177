/** Writes down what became of later words that a platform took and looks at before it shows them. What stood there stands until it does. */
import type { Found } from "#adapters/publishers/publisher";
import { houseNote } from "#contract/publishing/house-notes";
import { lookIn } from "#engine/publishing/patience";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PublicationRow } from "#server/db/tables/publishing";
import { happen } from "#server/queries/publications/events";
import { troubleOfPost } from "#server/queries/publications/recall-items";
import { nothingLearned } from "#server/queries/publications/runs";
import { tellOfPost } from "./tell.ts";

/** A platform that shows later words so long after it took them shows them no more. */
const GIVEN_UP_MS = 7 * 24 * 3_600_000;

export type EditedPost = PublicationRow & { edit: NonNullable<PublicationRow["edit"]> };

/** Later words wait beside what readers see. */
export const editWaits = (row: PublicationRow): row is EditedPost => row.edit !== null;

/** What stands there still says what it said: whoever wanted it otherwise is told, and an open recall says why. */
async function refused(trx: Db, row: EditedPost, by: "platform" | "house", detail: string, at: Date): Promise<void> {
  const next = await happen(trx, row, { event: "edit_refused", by, at, detail, set: { next_at: null } });
  await troubleOfPost(trx, row.id, { code: "publishing_failed", detail });
  await tellOfPost(trx, next, "post_edit_refused", at);
}

/** `found` is null where the platform could not be asked, and is not asked again before `atLeastMs`. The row is locked. */
export async function recordEdit(
  trx: Db,
  row: EditedPost,
  { found, atLeastMs }: { found: Found | null; atLeastMs: number },
  at: Date,
): Promise<void> {
  const { content, pieceVersion, takenAt } = row.edit;
  switch (found?.state) {
    case "live": {
      const { ref } = found;
      const { address } = row;
      const set = { content: json(content), piece_version: pieceVersion, ref, next_at: null };
      await happen(trx, row, { event: "edited", by: "platform", at, detail: ref, address, set });
      return;
    }
    case "absent":
    case "removed":
      await happen(trx, row, { event: "removed", by: "platform", at, set: { next_at: null } });
      return;
    case "failed":
      return await refused(trx, row, "platform", found.detail || houseNote("unsaid"), at);
    default: {
      const looks = row.looks + (found ? 1 : 0);
      const pause = lookIn({ state: "accepted", looks, chance: Math.random() });
      if (pause === null || at.getTime() - Date.parse(takenAt) > GIVEN_UP_MS)
        return await refused(trx, row, "house", houseNote("edit_not_shown"), at);
      const nextAt = new Date(at.getTime() + Math.max(pause, atLeastMs));
      await nothingLearned(trx, row, { looks, nextAt, line: false }, at);
    }
  }
}
