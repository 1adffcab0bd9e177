/** Compares a home that changed with what was published of it: opens its recall, brings the list up to date, empties it. */
import type { ChangedFact, RecallEnd } from "#contract/publishing/recall";
import { changesBetween } from "#engine/pieces/changes";
import { recallLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { RecallCheckRow, RecallItemRow, RecallRow } from "#server/db/tables/posts/recalls";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { notify } from "#server/queries/notifications/notifications";
import { getPublication } from "#server/queries/publications/publications";
import { endCheck, propertyToCheck } from "#server/queries/publications/recall-checks";
import {
  type FoundItem,
  findAgain,
  insertItem,
  itemsOf,
  settledByPerson,
  settleItem,
} from "#server/queries/publications/recall-items";
import { after, emptyRecall, insertRecall, openRecall, setChanges } from "#server/queries/publications/recalls";
import type { PublishServices } from "../services.ts";
import { findUntrue, readPublished } from "./find.ts";
import { stateOf } from "./home-now.ts";

type Services = Pick<PublishServices, "db" | "now">;

/** What was when the recall was opened stays; what is follows the home. A fact that is again as it was is no change. */
function mergedChanges(earlier: readonly ChangedFact[], later: readonly ChangedFact[]): ChangedFact[] {
  const byPath = new Map(earlier.map((change) => [change.path, change]));
  for (const { path, before, after: now } of later)
    byPath.set(path, { path, before: byPath.get(path)?.before ?? before, after: now });
  return [...byPath.values()].filter(({ before, after: now }) => JSON.stringify(before) !== JSON.stringify(now));
}

/** Why an entry says nothing untrue any more. */
async function endOf(trx: Db, owner: Owner, row: RecallItemRow): Promise<RecallEnd> {
  if (row.kind === "draft") return row.reason === "over" ? "agrees" : "rewritten";
  if (row.publication_id === null) return "agrees";
  const { state } = await getPublication(trx, owner, row.publication_id);
  switch (state) {
    case "removed":
    case "edited":
    case "withdrawn":
      return state;
    case "failed":
      return "not_sent";
    case "planned":
      return "rewritten";
    default:
      return "agrees";
  }
}

/** Deleted with us, a film is still wherever it was posted: that it is gone there only a person can say. */
const isLost = ({ kind, film_id }: RecallItemRow): boolean => kind === "film" && film_id === null;

async function listAnew(
  trx: Db,
  owner: Owner,
  about: { open: RecallRow; found: readonly FoundItem[]; skipped: ReadonlySet<string> },
  now: Date,
): Promise<void> {
  const { open, skipped } = about;
  const there = new Map((await itemsOf(trx, owner, [open.id])).map((row) => [row.target, row]));
  for (const found of about.found) {
    const row = there.get(found.target);
    there.delete(found.target);
    if (skipped.has(found.target)) continue;
    const dueAt = after(now, recallLimits.dueHours[found.kind]);
    if (row) await findAgain(trx, row, found, dueAt);
    else await insertItem(trx, owner, { recallId: open.id, found, dueAt }, now);
  }
  for (const row of there.values())
    if (row.state !== "settled" && !isLost(row)) await settleItem(trx, row, { how: await endOf(trx, owner, row) }, now);
  await emptyRecall(trx, open, now);
}

/** One home. A change that comes meanwhile leaves its check standing, and nothing of this one is written. */
export async function checkHome({ db, now }: Services, check: RecallCheckRow): Promise<void> {
  const owner = ownerOfRow(check);
  const home = await propertyToCheck(db, owner, check.property_id);
  if (!home) return;
  const published = await readPublished(db, owner, home.id);
  const found = await findUntrue(home, published);
  await db.transaction().execute(async (trx) => {
    if (!(await endCheck(trx, check))) return;
    const time = now();
    const skipped = await settledByPerson(trx, owner, home.id, stateOf(home));
    const known = await openRecall(trx, owner, home.id, { lock: true });
    const news = found.filter(({ target }) => !skipped.has(target));
    if (!known && news.length === 0) return;
    const changes = mergedChanges(known?.changes ?? [], [
      ...(check.before ? changesBetween(check.before, home.listing) : []),
      ...news.flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts)),
    ]);
    const open = known ?? (await insertRecall(trx, owner, { propertyId: home.id, changes }, time));
    if (known) await setChanges(trx, known, changes);
    else {
      const data = { propertyId: home.id, title: home.title, count: news.length };
      await notify(trx, owner, { kind: "recall_opened", data });
    }
    await listAnew(trx, owner, { open, found, skipped }, time);
  });
}
