/** Step 1 of the wizard: a link, pasted text or page source becomes an import task whose result is a `Listing`. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { listing } from "#contract/listing";
import { task } from "#contract/task";

/** Page source over this many characters is refused (the fetch guard's 5 MB, in the worst case of one byte each). */
export const MAX_PASTED_CHARS = 5_000_000;

const importSource = z.discriminatedUnion("type", [
  z.object({ type: z.literal("url"), url: z.string().trim().min(1).max(2048) }),
  z.object({
    type: z.literal("html"),
    html: z.string().trim().min(1).max(MAX_PASTED_CHARS),
    url: z.string().max(2048).nullable(),
  }),
  z.object({ type: z.literal("text"), text: z.string().trim().min(1).max(100_000) }),
]);
export type ImportSource = z.infer<typeof importSource>;

/** A photo kept by us: fetched through the guard or uploaded, decoded and re-encoded. `url` is signed and expires. */
export const photo = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  caption: z.string().nullable(),
});
export type Photo = z.infer<typeof photo>;

/** A photo of the page that could not be had, and why. */
export const missingPhoto = z.object({ url: z.string(), cause: task.shape.cause.unwrap() });
export type MissingPhoto = z.infer<typeof missingPhoto>;

const importResult = z.object({
  task,
  listing: listing.nullable(),
  photos: z.array(photo),
  missingPhotos: z.array(missingPhoto),
});

export const imports = {
  start: oc
    .route({ method: "POST", path: "/imports", tags: ["imports"], successStatus: 201 })
    .input(z.object({ source: importSource, idempotencyKey: z.uuid() }))
    .output(task),
  get: oc
    .route({ method: "GET", path: "/imports/{taskId}", tags: ["imports"] })
    .input(z.object({ taskId: z.uuid() }))
    .output(importResult),
  uploadPhoto: oc
    .route({ method: "POST", path: "/photos", tags: ["imports"], successStatus: 201 })
    .input(z.object({ file: z.file() }))
    .output(photo),
  /** The listings the product serves itself, so that a newcomer without internet sees the whole path. */
  examples: oc
    .route({ method: "GET", path: "/imports/examples", tags: ["imports"] })
    .output(z.array(z.object({ url: z.string(), title: z.object({ zh: z.string(), en: z.string() }) }))),
};
