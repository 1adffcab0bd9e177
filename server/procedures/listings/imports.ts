/** Step 1 of the wizard: a source becomes an import task. Making the task and queueing its job are the server's own writes. */
import { randomUUID } from "node:crypto";
import { AppError } from "#contract/errors";
import type { ImportSource } from "#contract/import";
import { sourceTitle } from "#engine/campaign/titles";
import { rowLimits } from "#server/base/limits";
import { examples } from "#server/demo/examples/index";
import { enqueueTask } from "#server/jobs/job";
import { signedIn } from "#server/procedures/base/base";
import { photoOf, photosOf } from "#server/procedures/base/photo-shape";
import { assertMayCreate, oneAtATime } from "#server/queries/accounts/row-limits";
import { assertAllowed } from "#server/queries/billing/entitlements";
import { insertPhoto, PHOTO_BUCKET, photoPath, photosOfTask } from "#server/queries/listings/photos";
import { findImported, insertImport } from "#server/queries/tasks/imports";
import { taskOf } from "#server/queries/tasks/task-shape";
import { findTaskByKey, getTask, insertTask } from "#server/queries/tasks/tasks";
import { reencodeFor } from "#server/work/images";

/** Refused at once, before a task is made: what no fetch could ever open. */
function assertReadable(source: ImportSource): void {
  if (source.type !== "url") return;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(source.url) ? source.url : `https://${source.url}`;
  if (!URL.canParse(address)) throw new AppError("not_a_web_address");
  const { protocol, hostname } = new URL(address);
  // a lone word is a slip of the hand, not a host; localhost may be our own example
  const host = hostname.includes(".") || hostname.startsWith("[") || hostname === "localhost";
  if (!/^https?:$/.test(protocol) || !host) throw new AppError("not_a_web_address");
}

export const imports = {
  start: signedIn.imports.start.handler(async ({ context, input }) => {
    const { db, owner } = context;
    assertReadable(input.source);
    const task = await db.transaction().execute(async (trx) => {
      await oneAtATime(trx, owner);
      const earlier = await findTaskByKey(trx, owner, "import", input.idempotencyKey);
      if (earlier) return earlier;
      // reading a link uses no listing: it is paused only where nothing runs
      await assertAllowed(trx, owner, {}, context.now());
      await assertMayCreate(trx, owner, "tasks", rowLimits.tasks);
      const row = await insertTask(trx, owner, {
        kind: "import",
        title: sourceTitle(input.source),
        weight: 1,
        idempotencyKey: input.idempotencyKey,
      });
      await insertImport(trx, owner, row.id, input.source, context.origin());
      await enqueueTask(context.boss, trx, row);
      return row;
    });
    return taskOf(task);
  }),

  get: signedIn.imports.get.handler(async ({ context, input }) => {
    const { task, imported, photos } = await context.asUser(async (db) => ({
      task: await getTask(db, context.owner, input.taskId),
      imported: await findImported(db, context.owner, input.taskId),
      photos: await photosOfTask(db, context.owner, input.taskId),
    }));
    if (!imported) throw new AppError("not_found");
    return {
      task: taskOf(task),
      listing: imported.listing,
      photos: await photosOf(context.files, photos),
      missingPhotos: imported.missing_photos,
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
      caption: null,
    });
    if (!row) throw new AppError("conflict");
    return photoOf(files, row);
  }),

  examples: signedIn.imports.examples.handler(({ context }) =>
    examples.map((example) => ({ url: `${context.origin()}/demo/listing/${example.slug}`, title: example.shortTitle })),
  ),
};
