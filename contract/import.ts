/** Step 1 of the wizard: a link, pasted text, page source, a file or photos become an import task whose result is a `Listing`. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { listing } from "#contract/listing";
import { task } from "#contract/task";

/** Page source over this many characters is refused (the fetch guard's 5 MB, in the worst case of one byte each). */
export const MAX_PASTED_CHARS = 5_000_000;

/** Bytes of a document or of a photo at most. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** Photos that begin a listing together. */
export const MAX_FIRST_PHOTOS = 20;
/** Characters of what is said of a photo. */
export const MAX_CAPTION = 120;
/** Photos a home has, and a campaign carries. */
export const MAX_HOME_PHOTOS = 50;

/** Documents a listing is read from; what they are is told by their bytes. */
const documentKinds = ["html", "mhtml", "pdf", "docx", "text"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Where an agent's own browser sends a page from: a screen to look at, and to post to. */
export const sendPagePath = "/send-page";

const importSource = z.discriminatedUnion("type", [
  z.object({ type: z.literal("url"), url: z.string().trim().min(1).max(2048) }),
  z.object({
    type: z.literal("html"),
    html: z.string().trim().min(1).max(MAX_PASTED_CHARS),
    url: z.string().max(2048).nullable(),
  }),
  z.object({ type: z.literal("text"), text: z.string().trim().min(1).max(100_000) }),
  /** Uploaded ones of the caller's own: what is written in them is read, those that show the home become its photos. */
  z.object({ type: z.literal("photos"), photoIds: z.array(z.uuid()).min(1).max(MAX_FIRST_PHOTOS) }),
]);
export type ImportSource = z.infer<typeof importSource>;

/** As it is kept: a file's bytes lie beside it until they have been read. */
export type StoredSource =
  | ImportSource
  | { type: "file"; name: string; kind: DocumentKind }
  /** Many homes at once; its rows lie in a table of their own. */
  | { type: "batch"; name: string; batchId: string };

/** What a photographer would say of a photo: too little light, few pixels, out of focus, not upright. */
export const photoHints = ["dark", "small", "blurred", "tilted"] as const;
const photoHint = z.enum(photoHints);
export type PhotoHint = z.infer<typeof photoHint>;

/** A photo kept by us: fetched through the guard or uploaded, decoded and re-encoded. `url` is signed and expires. */
export const photo = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  caption: z.string().nullable(),
  /** The floor plan; absent: a view of the home. */
  plan: z.literal(true).optional(),
  /** Absent: nothing to say. */
  hints: z.array(photoHint).optional(),
  /** Its mean colour, "#rrggbb": stands in its place until it is there. */
  tint: z.string().optional(),
});
export type Photo = z.infer<typeof photo>;

/** A photo of the page that could not be had, and why. */
export const missingPhoto = z.object({ url: z.string(), cause: task.shape.cause.unwrap() });
export type MissingPhoto = z.infer<typeof missingPhoto>;
/** A property of the account that is of the same home. */
export const sameHome = z.object({
  propertyId: z.uuid(),
  number: z.string(),
  title: z.string(),
  version: z.number().int().positive(),
  /** By what it is known: its page, its address, community, size, floor and price, or its photos. */
  reason: z.enum(["link", "address", "measures", "photos"]),
  /** Fact by fact what the new reading says otherwise; values as in the listing. */
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  /** The property's facts with those changes: what an update would keep. */
  updated: listing,
  /** The property's own photos, its cover first; an update keeps them. */
  photos: z.array(photo),
  /** Of the photos just read, by id, those that show what one of these shows already. */
  repeated: z.array(z.uuid()),
});
export type SameHome = z.infer<typeof sameHome>;

const importResult = z.object({
  task,
  listing: listing.nullable(),
  photos: z.array(photo),
  missingPhotos: z.array(missingPhoto),
  /** Set where the task brings many homes at once: their batch. */
  batchId: z.uuid().nullable(),
  /** Null for a home that is new. */
  same: sameHome.nullable(),
});

export const imports = {
  start: oc
    .route({ method: "POST", path: "/imports", tags: ["imports"], successStatus: 201 })
    .input(z.object({ source: importSource, idempotencyKey: z.uuid() }))
    .output(task),
  /** A saved page (.html, .mhtml), a PDF, a Word document (.docx) or a text file. `unsupported_file` for anything else. */
  startFile: oc
    .route({ method: "POST", path: "/imports/file", tags: ["imports"], successStatus: 201 })
    .input(z.object({ file: z.file(), idempotencyKey: z.uuid() }))
    .output(task),
  /** For `POST /send-page?token=…&url=…` with a page's source as its body: the page becomes an import of the account. Good once, for minutes. */
  pageToken: oc
    .route({ method: "POST", path: "/imports/page-token", tags: ["imports"], successStatus: 201 })
    .output(z.object({ token: z.string(), expiresAt: z.string() })),
  /** `ocr`: letters in pictures are read, by packages installed here or by a model. */
  abilities: oc
    .route({ method: "GET", path: "/imports/abilities", tags: ["imports"] })
    .output(z.object({ ocr: z.boolean() })),
  get: oc
    .route({ method: "GET", path: "/imports/{taskId}", tags: ["imports"] })
    .input(z.object({ taskId: z.uuid() }))
    .output(importResult),
  uploadPhoto: oc
    .route({ method: "POST", path: "/photos", tags: ["imports"], successStatus: 201 })
    .input(z.object({ file: z.file() }))
    .output(photo),
  /** What a photo of the caller's shows, in a few words: they name its room on pictures of the home. Empty: nothing is said of it. */
  captionPhoto: oc
    .route({ method: "PUT", path: "/photos/{id}/caption", tags: ["imports"] })
    .input(z.object({ id: z.uuid(), caption: z.string().trim().max(MAX_CAPTION) }))
    .output(photo),
  /** The listings the product serves itself, so that a newcomer without internet sees the whole path. */
  examples: oc
    .route({ method: "GET", path: "/imports/examples", tags: ["imports"] })
    .output(z.array(z.object({ url: z.string(), title: z.object({ zh: z.string(), en: z.string() }) }))),
};
