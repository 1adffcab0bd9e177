/** Many homes at once: each row that waits becomes a property with its photos, or says why not. What is done stays done. */
import { randomUUID } from "node:crypto";
import type { RowAnswer, RowProblem } from "#contract/batch/batch";
import { AppError, type ErrorCode } from "#contract/errors";
import type { MissingPhoto } from "#contract/import";
import type { Listing } from "#contract/listing";
import { nameBeside } from "#engine/bulk/feeds/home";
import { missingOf, withAnswer } from "#engine/bulk/rent-period";
import { listingAddressLine, listingTitle } from "#engine/campaign/titles";
import { differencesOf, type FactChange, updatedBy } from "#engine/listing/differences";
import { twinsAmong } from "#engine/listing/photos/same-photo";
import { eachConcurrently } from "#server/base/each-concurrently";
import { batchLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { BatchRow } from "#server/db/tables/import-batches";
import { readPageWithHelp, readTextWithHelp } from "#server/models/read-with-help";
import type { Owner } from "#server/queries/accounts/owner";
import { keepMissingPhotos } from "#server/queries/listings/missing-photos";
import { insertPhoto, PHOTO_BUCKET, photoPath, removePhotos } from "#server/queries/listings/photos";
import { insertProperty, updatePropertyFacts } from "#server/queries/listings/properties";
import { setPropertyPhotos } from "#server/queries/listings/property-photos";
import { findSameHome, type SameProperty } from "#server/queries/listings/same-home";
import { archivePath, countRows, getBatch, nextRows, settleRow } from "#server/queries/tasks/import-batches";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { readRowsInThread } from "#server/thread/index";
import { type Delivery, openDelivery } from "#server/work/delivery";
import { fitListing } from "./fit-listing.ts";
import { type ImportDeps, markOf, type ReadPhoto, readPhoto } from "./keep-photos.ts";
import type { TaskRun } from "./run-task.ts";

interface Waiting {
  position: number;
  cells: string[];
  period: RowAnswer | null;
  /** Chosen to update the home the account has already. */
  updates: boolean;
}

/** Until no row waits. Throws what would hold for every row as well: the task is tried again later. */
export async function importBatch(deps: ImportDeps, owner: Owner, batchId: string, run: TaskRun): Promise<void> {
  const batch = await getBatch(deps.db, owner, batchId);
  const all = await countRows(deps.db, owner, batchId);
  const file = async () => (await deps.files.get(PHOTO_BUCKET, archivePath(owner, batchId)))?.bytes ?? null;
  const delivery = openDelivery(file);
  for (;;) {
    const waiting = await nextRows(deps.db, owner, batchId, batchLimits.rowsAtOnce);
    if (waiting.length === 0) return;
    const read = batch.format === "links" ? null : await readTogether(owner, batch, waiting);
    await eachConcurrently(waiting, batchLimits.lanes, async (row, index) => {
      run.signal.throwIfAborted();
      const result = read?.[index] ?? (await readLink(deps, owner, row, run));
      const percent = Math.min(99, (100 * (row.position + 1)) / all);
      if ("problems" in result) {
        await run.progress(percent, {
          store: async (trx) => void (await settleRow(trx, owner, batchId, row.position, result)),
        });
      } else await keepRow(deps, owner, batchId, row, result.listing, { percent, run, delivery });
    });
  }
}

const readTogether = (owner: Owner, { columns, mapping, defaults }: BatchRow, waiting: readonly Waiting[]) =>
  readRowsInThread(owner.userId, {
    ...{ columns, mapping, defaults },
    rows: waiting.map(({ cells }) => cells),
    periods: waiting.map(({ period }) => period),
  });

/** What would befall every other row, too. */
const ours: ReadonlySet<ErrorCode> = new Set(["unavailable", "too_many_requests", "internal"]);

/** What keeps us from a page that is there: what was shared with its link may be read then. A home that is gone stays out. */
const shut: ReadonlySet<ErrorCode> = new Set([
  "blocked",
  "host_unreachable",
  "timed_out",
  "too_large",
  "too_many_redirects",
  "not_a_listing",
]);

/** The words beside a link as a listing; null where they tell of no home. */
async function readWords(reading: Parameters<typeof readTextWithHelp>[0], words: string): Promise<Listing | null> {
  try {
    return await readTextWithHelp(reading, words);
  } catch (error) {
    if (!(error instanceof AppError) || ours.has(error.code)) throw error;
    return null;
  }
}

/** A page as a listing; where its site lets nobody in, the words it was shared with. */
async function readPageOrWords(deps: ImportDeps, owner: Owner, [link = "", words]: string[], run: TaskRun) {
  const reading = { helpListing: deps.helpListing, userId: owner.userId, signal: run.signal };
  try {
    const page = await deps.pages.page(link, run.signal);
    return await readPageWithHelp(reading, page.html, page.finalUrl);
  } catch (error) {
    run.signal.throwIfAborted();
    const told = words !== undefined && error instanceof AppError && shut.has(error.code);
    const listing = told ? await readWords(reading, words) : null;
    if (listing === null) throw error;
    return listing;
  }
}

/** A site that is away for the moment fails its row, too: a hundred other rows do not wait for it. */
async function readLink(
  deps: ImportDeps,
  owner: Owner,
  { cells, period }: Waiting,
  run: TaskRun,
): Promise<{ listing: Listing } | { problems: RowProblem[] }> {
  const [link = ""] = cells;
  try {
    const listing = withAnswer(await readPageOrWords(deps, owner, cells, run), period);
    const missing = missingOf(listing);
    return missing ? { problems: [{ ...missing, value: missing.value ?? link.slice(0, 60) }] } : { listing };
  } catch (error) {
    run.signal.throwIfAborted();
    if (!(error instanceof AppError) || ours.has(error.code)) throw error;
    return { problems: [{ code: error.code, column: null, value: link.slice(0, 60) }] };
  }
}

/** Signs of a changed text that are shown. */
const TOLD = 200;
const shortened = (value: unknown): unknown => (typeof value === "string" ? value.slice(0, TOLD) : value);
const told = ({ path, before, after }: FactChange): FactChange => ({
  path,
  before: shortened(before),
  after: shortened(after),
});

/** The account's own home takes what the row says otherwise; its photos stay. */
async function updateHome(db: Db, owner: Owner, same: SameProperty, reading: Listing, now: Date): Promise<void> {
  const listing = updatedBy(same.listing, reading);
  const facts = { title: listingTitle(listing) || same.title, address: listingAddressLine(listing), listing };
  await updatePropertyFacts(db, owner, same.id, same.version, facts, now);
}

/** The property, its photos and the tick in one transaction: a row is never half done. */
async function keepRow(
  deps: ImportDeps,
  owner: Owner,
  batchId: string,
  row: Waiting,
  found: Listing,
  { percent, run, delivery }: { percent: number; run: TaskRun; delivery: Delivery },
): Promise<void> {
  const listing = fitListing(found);
  /** Whether the account has the home already: then its row stays out and says where it is and what it says otherwise, or goes into it. */
  const isHere = async (db: Db): Promise<boolean> => {
    const same = await findSameHome(db, owner, listing);
    if (!same) return false;
    if (row.updates) {
      await updateHome(db, owner, same, listing, deps.now());
      await settleRow(db, owner, batchId, row.position, { propertyId: same.id });
      return true;
    }
    const changes = differencesOf(same.listing, listing).map(told);
    const value = humanNumber("PROP", same.number);
    const problems = [
      { code: "already_here" as const, column: null, value, ...(changes.length > 0 ? { changes } : {}) },
    ];
    await settleRow(db, owner, batchId, row.position, { problems });
    return true;
  };
  if (await findSameHome(deps.db, owner, listing))
    return await run.progress(percent, { store: async (trx) => void (await isHere(trx)) });
  const { photoIds, missing } = await keepPhotosOfRow(deps, owner, listing, { run, delivery });
  const address = listingAddressLine(listing);
  let superfluous = false;
  await run.progress(percent, {
    store: async (trx) => {
      // rows are kept one after the other: the row beside this one may have been the same home
      superfluous = await isHere(trx);
      if (superfluous) return;
      const facts = { title: listingTitle(listing) || address || "—", address, listing };
      const { id } = await insertProperty(trx, owner, facts);
      await setPropertyPhotos(trx, owner, id, photoIds);
      if (missing.length > 0) await keepMissingPhotos(trx, owner, id, missing);
      await settleRow(trx, owner, batchId, row.position, { propertyId: id });
    },
  });
  if (superfluous) await deps.files.remove(PHOTO_BUCKET, await removePhotos(deps.db, owner, photoIds));
}

/** The row's photos without twins, in their order, and those that cannot be had. What no property takes is swept up later. */
async function keepPhotosOfRow(
  deps: ImportDeps,
  owner: Owner,
  { photos: all }: Listing,
  { run, delivery }: { run: TaskRun; delivery: Delivery },
) {
  const photos = all.slice(0, batchLimits.photosOfRow);
  const beside = new Map(photos.map(({ url }) => [url, nameBeside(url)]));
  const pictures = await delivery.pictures([...beside.values()].filter((name) => name !== null));
  const missing: MissingPhoto[] = [];
  const images: { id: string; photo: Listing["photos"][number]; image: ReadPhoto }[] = [];
  for (const photo of photos) {
    const name = beside.get(photo.url) ?? null;
    const picture = name === null ? undefined : pictures.get(name);
    if (name !== null && picture === undefined) {
      // named, and not sent along: nobody but the agent has it
      missing.push({ url: photo.url, cause: { code: "not_found", data: {} } });
      continue;
    }
    const given = new Map(picture === undefined ? [] : [[photo.url, picture]]);
    const image = await readPhoto(deps, { owner, run, given }, photo);
    if (image !== null && "code" in image) missing.push({ url: photo.url, cause: image });
    if (image !== null && !("code" in image)) images.push({ id: randomUUID(), photo, image });
  }
  const seen = images.map(({ id, image }, position) => ({
    ...{ id, position, hash: image.look.hash },
    ...{ width: image.width, height: image.height },
  }));
  const { drop, move } = twinsAmong(seen);
  const placeOf = (id: string) =>
    move.find((one) => one.id === id)?.position ?? seen.find((one) => one.id === id)?.position ?? 0;
  const kept = images.filter(({ id }) => !drop.includes(id)).sort((a, b) => placeOf(a.id) - placeOf(b.id));
  const photoIds: string[] = [];
  for (const { id, photo, image } of kept) {
    await deps.files.put(PHOTO_BUCKET, photoPath(owner, id), image.jpeg, { type: "image/jpeg", owner: owner.userId });
    const { width, height, jpeg } = image;
    const about = { id, taskId: null, position: 0, width, height, bytes: jpeg.byteLength, caption: photo.caption };
    if (await insertPhoto(deps.db, owner, { ...about, ...markOf(image) })) photoIds.push(id);
  }
  return { photoIds, missing };
}
