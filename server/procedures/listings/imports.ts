/** Step 1 of the wizard: a source becomes an import task. Making the task and queueing its job are the server's own writes. */
import { randomUUID } from "node:crypto";
import { documentKind } from "#adapters/documents/kind";
import { AppError } from "#contract/errors";
import { MAX_FILE_BYTES, type SameHome } from "#contract/import";
import type { Listing } from "#contract/listing";
import { differencesOf, updatedBy } from "#engine/listing/differences";
import { pictureKind } from "#engine/listing/photos/picture-kind";
import { repeatsOf } from "#engine/listing/photos/same-photo";
import { captionOfFile } from "#engine/media/content/file-caption";
import { pageTokenLimits, rowLimits } from "#server/base/limits";
import type { PhotoRow } from "#server/db/tables/imports";
import { examples } from "#server/demo/examples/index";
import { startImport } from "#server/jobs/start-import";
import { openPictureReader } from "#server/models/picture-words";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { photoOf, photosOf } from "#server/procedures/base/photo-shape";
import { assertMayCreate, oneAtATime } from "#server/queries/accounts/row-limits";
import {
  assertOwnPhotos,
  captionPhoto,
  filesOfPhoto,
  insertPhoto,
  PHOTO_BUCKET,
  photoPath,
  photosOfTask,
} from "#server/queries/listings/photos";
import { photosOfProperty } from "#server/queries/listings/property-photos";
import { findSameHome } from "#server/queries/listings/same-home";
import { batchOfTask } from "#server/queries/tasks/import-batches";
import { insertImportFile } from "#server/queries/tasks/import-files";
import { findImported } from "#server/queries/tasks/imports";
import { insertPageToken } from "#server/queries/tasks/page-tokens";
import { humanNumber, taskOf } from "#server/queries/tasks/task-shape";
import { getTask } from "#server/queries/tasks/tasks";
import { reencodeFor } from "#server/work/images";
import { readsPictures } from "#server/work/ocr";
import { isReadableAddress } from "./readable-address.ts";

const seenPhoto = ({ look, ...photo }: PhotoRow) => ({ ...photo, hash: look });

/** The property a listing is of, as an update would leave it. */
async function sameHomeOf(
  { db, files, owner }: RequestContext & MemberContext,
  listing: Listing,
  photos: readonly PhotoRow[],
): Promise<SameHome | null> {
  const looks = photos.flatMap(({ look, plan }) => (look === null || plan ? [] : [look]));
  const found = await findSameHome(db, owner, listing, looks);
  if (!found) return null;
  const own = await photosOfProperty(db, owner, found.id);
  return {
    propertyId: found.id,
    number: humanNumber("PROP", found.number),
    title: found.title,
    version: found.version,
    reason: found.reason,
    changes: differencesOf(found.listing, listing),
    updated: updatedBy(found.listing, listing),
    photos: await photosOf(files, own),
    repeated: repeatsOf(own.map(seenPhoto), photos.map(seenPhoto)),
  };
}

export const imports = {
  start: signedIn.imports.start.handler(async ({ context, input }) => {
    const { source, idempotencyKey } = input;
    if (source.type === "url" && !isReadableAddress(source.url)) throw new AppError("not_a_web_address");
    if (source.type === "photos") await assertOwnPhotos(context.db, context.owner, [...new Set(source.photoIds)]);
    return taskOf(await startImport(context, context.owner, { source, idempotencyKey }));
  }),

  startFile: signedIn.imports.startFile.handler(async ({ context, input }) => {
    const { file, idempotencyKey } = input;
    if (file.size > MAX_FILE_BYTES) throw new AppError("too_large");
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = documentKind(bytes);
    if (kind === null) throw new AppError("unsupported_file");
    const { owner } = context;
    const task = await startImport(context, owner, {
      source: { type: "file", name: file.name, kind },
      idempotencyKey,
      also: (trx, taskId) => insertImportFile(trx, owner, taskId, { kind, bytes }),
    });
    return taskOf(task);
  }),

  pageToken: signedIn.imports.pageToken.handler(async ({ context }) => {
    const { db, owner } = context;
    const expiresAt = new Date(context.now().getTime() + pageTokenLimits.minutes * 60_000);
    const token = await db.transaction().execute(async (trx) => {
      await oneAtATime(trx, owner);
      await assertMayCreate(trx, owner, "page_tokens", rowLimits.pageTokens);
      return await insertPageToken(trx, owner, expiresAt);
    });
    return { token, expiresAt: expiresAt.toISOString() };
  }),

  abilities: signedIn.imports.abilities.handler(async ({ context }) => ({
    ocr: readsPictures() || (await openPictureReader(context.models, context).ready()),
  })),

  get: signedIn.imports.get.handler(async ({ context, input }) => {
    const { task, imported, photos, batch } = await context.asUser(async (db) => ({
      task: await getTask(db, context.owner, input.taskId),
      imported: await findImported(db, context.owner, input.taskId),
      photos: await photosOfTask(db, context.owner, input.taskId),
      batch: await batchOfTask(db, context.owner, input.taskId),
    }));
    if (!imported) throw new AppError("not_found");
    return {
      task: taskOf(task),
      listing: imported.listing,
      photos: await photosOf(context.files, photos),
      missingPhotos: imported.missing_photos,
      batchId: batch?.id ?? null,
      same: imported.listing ? await sameHomeOf(context, imported.listing, photos) : null,
    };
  }),

  uploadPhoto: signedIn.imports.uploadPhoto.handler(async ({ context, input }) => {
    const { db, owner, files } = context;
    await assertMayCreate(db, owner, "photos", rowLimits.photos);
    const image = await reencodeFor(owner.userId, new Uint8Array(await input.file.arrayBuffer()));
    const id = randomUUID();
    await files.put(PHOTO_BUCKET, photoPath(owner, id), image.jpeg, { type: "image/jpeg", owner: owner.userId });
    const row = await insertPhoto(db, owner, {
      id,
      taskId: null,
      position: 0,
      width: image.width,
      height: image.height,
      bytes: image.jpeg.byteLength,
      caption: captionOfFile(input.file.name),
      look: image.look.hash,
      plan: pictureKind({ ...image, drawn: image.look.drawn }, { caption: input.file.name, url: null }) === "plan",
      hints: image.hints,
      tint: image.tint,
      altered: image.altered,
    });
    if (!row) throw new AppError("conflict");
    return photoOf(files, row);
  }),

  captionPhoto: signedIn.imports.captionPhoto.handler(async ({ context, input }) => {
    const { db, owner, files } = context;
    const said = await captionPhoto(db, owner, input.id, input.caption === "" ? null : input.caption);
    if (!said) throw new AppError("not_found", { data: { what: "photo" } });
    const kept = new Set(filesOfPhoto(said.after));
    await files.remove(
      PHOTO_BUCKET,
      filesOfPhoto(said.before).filter((name) => !kept.has(name)),
    );
    return await photoOf(files, said.after);
  }),

  examples: signedIn.imports.examples.handler(({ context }) =>
    examples.map((example) => ({ url: `${context.origin()}/demo/listing/${example.slug}`, title: example.shortTitle })),
  ),
};
