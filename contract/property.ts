/** A property: a home the agent markets. Draft until one piece is live, then published; archived takes it down. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { copyLanguage } from "#contract/copy";
import { MAX_HOME_PHOTOS, missingPhoto, photo } from "#contract/import";
import { listing, offerQuestions, writableListing } from "#contract/listing";

export const propertyStatuses = ["published", "draft", "archived"] as const;
export const propertyStatus = z.enum(propertyStatuses);
export type PropertyStatus = z.infer<typeof propertyStatus>;

/** What the list can be narrowed to: the living homes of a status, or those hidden within the last `HIDDEN_DAYS`. */
export const propertyFolders = [...propertyStatuses, "deleted"] as const;
export const propertyFolder = z.enum(propertyFolders);
export type PropertyFolder = z.infer<typeof propertyFolder>;

/** So long a hidden property can be brought back; then it is gone. The tables' rules and the sweep keep the same. */
export const HIDDEN_DAYS = 30;

/** Prices compare within one currency, rents with rents (by the month); homes without a price or area come last. */
export const propertySorts = ["updated", "created", "title", "price", "area", "views"] as const;
export const propertySort = z.enum(propertySorts);
export type PropertySort = z.infer<typeof propertySort>;
export const sortDirection = z.enum(["asc", "desc"]);
export type SortDirection = z.infer<typeof sortDirection>;

/** Counts stop here: people read "10,000+". */
export const COUNTED_UP_TO = 10_000;
/** Properties named one by one in a change, and changed at most by one request. */
export const MAX_NAMED = 1_000;
export const MAX_CHANGED = 5_000;

const property = z.object({
  id: z.uuid(),
  /** "PROP-001", a sequence per account. */
  number: z.string(),
  title: z.string(),
  address: z.string().nullable(),
  price: listing.shape.price,
  /** What nobody said of the price, so that it is not shown as one; null: nothing. */
  priceAsks: z.enum(offerQuestions).nullable(),
  areaSqm: z.number().nullable(),
  status: propertyStatus,
  languages: z.array(copyLanguage),
  platforms: z.array(z.string()),
  coverUrl: z.string().nullable(),
  /** Of its public page; null while that is down. */
  pageUrl: z.string().nullable(),
  /** The newest campaign, to open its results. */
  campaignId: z.uuid().nullable(),
  views: z.number().int().nonnegative(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When it was hidden; null for a living one. */
  deletedAt: z.string().nullable(),
});
export type Property = z.infer<typeof property>;

/** Everything about one property: for its preview, its editor and a new campaign. */
const propertyDetail = property.extend({
  listing,
  photos: z.array(photo),
  /** Of the page it came from, that could not be had; until photos are added, or it is waved aside. */
  missingPhotos: z.array(missingPhoto),
  /** Grows with each edit of the facts; an update that names an older one is refused as `stale_edit`. */
  version: z.number().int().positive(),
  /** Newest first, at most twenty. */
  campaigns: z.array(
    z.object({
      id: z.uuid(),
      createdAt: z.string(),
      languages: z.array(copyLanguage),
      platforms: z.array(z.string()),
      pieces: z.number().int().nonnegative(),
    }),
  ),
  /** The newest campaign was written from other facts than these. */
  outdated: z.boolean(),
});
export type PropertyDetail = z.infer<typeof propertyDetail>;

const byId = z.object({ id: z.uuid() });
const query = z.string().max(100).optional();

/** What a change is for: properties by name, or all that a search and filter show. */
const propertyTarget = z.union([
  z.object({ ids: z.array(z.uuid()).min(1).max(MAX_NAMED) }),
  z.object({ filter: z.object({ query, status: propertyFolder.optional() }) }),
]);
export type PropertyTarget = z.infer<typeof propertyTarget>;

/** `at` is the moment of the change: `restoreMany` with it takes back exactly this one. */
const changedMany = z.object({
  changed: z.number().int().nonnegative(),
  /** More than `MAX_CHANGED` were meant: ask again for the rest. */
  more: z.boolean(),
  at: z.iso.datetime(),
});
export type ChangedMany = z.infer<typeof changedMany>;

export const properties = {
  list: oc
    .route({ method: "GET", path: "/properties", tags: ["properties"] })
    .input(
      z.object({
        /** Words that all stand in the title, the address or the number, in any order and script. */
        query,
        /** Without it: every living one. "deleted" has an order of its own, newest deletion first. */
        status: propertyFolder.optional(),
        sort: propertySort.default("updated"),
        direction: sortDirection.default("desc"),
        /** Of an answer in the same order. */
        cursor: z.string().max(2_000).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(
      z.object({
        items: z.array(property),
        nextCursor: z.string().nullable(),
        /** By folder, of what the query finds; none above `COUNTED_UP_TO` + 1, which means "more than that". */
        counts: z.record(propertyFolder, z.number()),
      }),
    ),
  get: oc
    .route({ method: "GET", path: "/properties/{id}", tags: ["properties"] })
    .input(byId)
    .output(propertyDetail),
  /** Changes the facts and photos. Pieces already written keep the facts they were written from. */
  update: oc
    .route({ method: "PUT", path: "/properties/{id}", tags: ["properties"] })
    .input(
      z.object({
        id: z.uuid(),
        version: z.number().int().positive(),
        listing: writableListing,
        photoIds: z.array(z.uuid()).max(MAX_HOME_PHOTOS),
      }),
    )
    .output(propertyDetail),
  /** The photos that could not be had are spoken of no more. Throws not_found. */
  forgetMissingPhotos: oc
    .route({ method: "POST", path: "/properties/{id}/missing-photos/forget", tags: ["properties"] })
    .input(byId)
    .output(byId),
  /** A new draft with the same facts and photos and a number of its own. */
  duplicate: oc
    .route({ method: "POST", path: "/properties/{id}/copy", tags: ["properties"], successStatus: 201 })
    .input(z.object({ id: z.uuid(), idempotencyKey: z.uuid() }))
    .output(property),
  archive: oc
    .route({ method: "POST", path: "/properties/{id}/archive", tags: ["properties"] })
    .input(byId)
    .output(property),
  /** Brings a hidden property back as it was, or takes one out of the archive. */
  restore: oc
    .route({ method: "POST", path: "/properties/{id}/restore", tags: ["properties"] })
    .input(byId)
    .output(property),
  /** Hides the property; `restore` within 30 days brings it back. */
  remove: oc
    .route({ method: "DELETE", path: "/properties/{id}", tags: ["properties"] })
    .input(byId)
    .output(z.object({ id: z.uuid() })),
  archiveMany: oc
    .route({ method: "POST", path: "/properties/archive", tags: ["properties"] })
    .input(propertyTarget)
    .output(changedMany),
  /** Brings hidden properties back and takes others out of the archive; with `at`, takes back what `archiveMany` or `removeMany` did at that moment. */
  restoreMany: oc
    .route({ method: "POST", path: "/properties/restore", tags: ["properties"] })
    .input(z.union([propertyTarget, z.object({ at: z.iso.datetime() })]))
    .output(changedMany),
  removeMany: oc
    .route({ method: "POST", path: "/properties/remove", tags: ["properties"] })
    .input(propertyTarget)
    .output(changedMany),
};
