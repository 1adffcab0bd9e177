/** Brings entries of recalls up to date or takes them down, as they were ordered: edits and removals come to the same when done twice. */
import { AppError } from "#contract/errors";
import { workInLanes } from "#server/base/lanes";
import { recallLimits } from "#server/base/limits";
import type { RecallItemRow } from "#server/db/tables/posts/recalls";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { getPublication } from "#server/queries/publications/publications";
import { askCheck } from "#server/queries/publications/recall-checks";
import { endOrder, keepTrouble, takeOrdered } from "#server/queries/publications/recall-items";
import { editPost, removePost } from "../change.ts";
import { withdrawPost } from "../decide.ts";
import { refreshPiece } from "../refresh-piece.ts";
import type { PublishServices } from "../services.ts";
import { forgetWords } from "./forget-words.ts";
import { putAside } from "./settle.ts";

/** What may work a little later. */
const passing: ReadonlySet<string> = new Set([
  "publishing_unanswered",
  "too_many_requests",
  "unavailable",
  "stale_edit",
  "timed_out",
]);
const PAUSE_MS = 10_000;

async function update(services: PublishServices, row: RecallItemRow): Promise<void> {
  const owner = ownerOfRow(row);
  if (row.piece_id !== null) await refreshPiece(services, owner, row.piece_id);
  if (row.publication_id === null) return;
  const post = await getPublication(services.db, owner, row.publication_id);
  if (post.state === "planned") await forgetWords(services, owner, post.id);
  else await editPost(services, owner, post.id);
}

async function remove(services: PublishServices, row: RecallItemRow): Promise<void> {
  if (row.kind === "draft") {
    const { db, now } = services;
    return await db.transaction().execute((trx) => putAside(trx, ownerOfRow(row), row.id, now()));
  }
  if (row.publication_id === null) throw new AppError("not_editable_there");
  const owner = ownerOfRow(row);
  const id = row.publication_id;
  const { state } = await getPublication(services.db, owner, id);
  if (state === "planned")
    await services.db.transaction().execute((trx) => withdrawPost(trx, owner, id, services.now()));
  else if (state !== "removed") await removePost(services, owner, id);
}

const detailOf = (error: AppError): string => (typeof error.data.detail === "string" ? error.data.detail : "");

async function workAtItem(services: PublishServices, row: RecallItemRow): Promise<void> {
  const { db, log, now } = services;
  try {
    await (row.ordered === "update" ? update(services, row) : remove(services, row));
    await endOrder(db, row);
    if (row.recall_id !== null) await askCheck(db, ownerOfRow(row), row.recall_id);
  } catch (error) {
    const known = error instanceof AppError ? error : null;
    if (!known) log.warn({ err: error, item: row.id }, "an entry of a recall could not be worked at");
    const passes = !known || passing.has(known.code) || known.data.later === true;
    const again = passes && row.tries < recallLimits.tries;
    const trouble = { code: known?.code ?? "internal", detail: known ? detailOf(known) : "" };
    const pause = PAUSE_MS * 2 ** (row.tries - 1);
    await keepTrouble(db, row, trouble, again ? new Date(now().getTime() + pause) : null);
  }
}

/** Everything that is ordered by now, a few beside each other. Answers how many. */
export async function workOrders(services: PublishServices, signal: AbortSignal): Promise<number> {
  const { db, log, now } = services;
  const { atOnce: lanes, perAccount, claimMs, everyMs: lookEveryMs } = recallLimits;
  return await workInLanes(
    {
      lanes,
      perAccount,
      lookEveryMs,
      take: async (busy) => (await takeOrdered(db, claimMs, now(), busy)) ?? null,
      // its claim runs out, and it is taken again
      work: (row) =>
        workAtItem(services, row).catch((err: unknown) => {
          log.warn({ err, item: row.id }, "what came of a recall's entry was not written down");
        }),
    },
    signal,
  );
}
