/** Reads the pages again that agents chose to watch, and tells what changed: once, and once that a page is gone. */
import { AppError, type ErrorCode } from "#contract/errors";
import type { WatchProblem } from "#contract/properties/source-watch";
import { newsIn } from "#engine/listing/source-changes";
import { watchLimits } from "#server/base/limits";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { assertAllowed } from "#server/queries/billing/entitlements";
import {
  type DueWatch,
  dueWatches,
  keepFailure,
  keepReading,
  postponeWatch,
} from "#server/queries/listings/source-watches";
import { notify } from "#server/queries/notifications/notifications";
import { readListingInThread } from "#server/thread/index";
import type { JobDeps } from "./deps.ts";
import { fitListing } from "./fit-listing.ts";
import type { RoundJob } from "./job.ts";

type Deps = Pick<JobDeps, "db" | "pages" | "origin" | "now" | "log">;

const goneCodes: ReadonlySet<string> = new Set<ErrorCode>(["removed", "search_results", "not_a_listing"]);

/** What an error code says of the page; `status` where the site answered with one. */
const problemOf = (code: string, status?: unknown): WatchProblem =>
  goneCodes.has(code) || (code === "http_error" && status === 404) ? "gone" : "unreachable";

async function failed({ db, now, log }: Deps, owner: Owner, watch: DueWatch, error: AppError): Promise<void> {
  const problem = problemOf(error.code, error.data.status);
  log.info({ code: error.code, home: watch.property_id }, "a watched page was not read");
  await db.transaction().execute(async (trx) => {
    // a site that is away for a night is no news
    const tells = !watch.told && (problem === "gone" || watch.failures + 1 >= watchLimits.tellAfter);
    await keepFailure(trx, watch, { problem, told: watch.told || tells }, now());
    const data = { propertyId: watch.property_id, title: watch.title };
    if (tells) await notify(trx, owner, { kind: problem === "gone" ? "source_gone" : "source_unreachable", data });
  });
}

async function read(deps: Deps, watch: DueWatch, signal: AbortSignal): Promise<void> {
  const { db, now } = deps;
  const owner = ownerOfRow(watch);
  try {
    await assertAllowed(db, owner, {}, now());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // reading is paused where no package runs
    await postponeWatch(db, watch, now());
    return;
  }
  try {
    const page = await deps.pages(deps.origin()).page(watch.url, signal);
    const seen = fitListing(await readListingInThread(owner.userId, page.html, page.finalUrl));
    const changes = newsIn(watch.listing, watch.seen, seen);
    await db.transaction().execute(async (trx) => {
      await keepReading(trx, watch, seen, now());
      const data = { propertyId: watch.property_id, title: watch.title, count: changes.length };
      if (changes.length > 0) await notify(trx, owner, { kind: "source_changed", data });
    });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    await failed(deps, owner, watch, error);
  }
}

/** One round: a few pages of each site, one after the other. One that cannot be read keeps no other waiting. */
export async function watchSources(deps: Deps, signal: AbortSignal = new AbortController().signal): Promise<number> {
  const due = await dueWatches(deps.db, deps.now());
  for (const watch of due) {
    if (signal.aborted) break;
    try {
      await read(deps, watch, signal);
    } catch (err) {
      if (signal.aborted) break;
      deps.log.warn({ err, home: watch.property_id }, "a watched page could not be looked at");
      await postponeWatch(deps.db, watch, deps.now());
    }
  }
  return due.length;
}

export const watchSourcesJob: RoundJob = {
  name: "watch-sources",
  schedule: { everyMs: watchLimits.everyMs },
  handler: watchSources,
};
