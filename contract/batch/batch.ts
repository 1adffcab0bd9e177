/** Many homes at once: a table, a feed or a list of links becomes a batch whose rows become properties, one by one. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { errorCodes } from "#contract/errors";
import { listing } from "#contract/listing";
import { task } from "#contract/task";

export const batchFormats = ["csv", "xlsx", "reso", "kyero", "trovit", "openimmo", "blm", "links"] as const;
const batchFormat = z.enum(batchFormats);
export type BatchFormat = z.infer<typeof batchFormat>;

/** What a column of a table may hold. `disclosure` keeps it under the column's own name; `status` only keeps homes out that are gone. */
export const batchFields = [
  "title",
  "transaction",
  "price",
  "rent",
  "currency",
  "period",
  "area",
  "netArea",
  "landArea",
  "layout",
  "bedrooms",
  "livingRooms",
  "bathrooms",
  "propertyType",
  "address",
  "city",
  "district",
  "community",
  "postalCode",
  "country",
  "latitude",
  "longitude",
  "floor",
  "orientation",
  "yearBuilt",
  "renovation",
  "features",
  "description",
  "photos",
  "floorPlans",
  "link",
  "status",
  "agentName",
  "agentPhone",
  "agentCompany",
  "agentLicence",
  "disclosure",
] as const;
export const batchField = z.enum(batchFields);
export type BatchField = z.infer<typeof batchField>;

/** Rows of a batch, and links of a list, each read from its site. */
export const MAX_BATCH_ROWS = 2_000;
export const MAX_BATCH_LINKS = 200;
const MAX_COLUMNS = 200;

/** A field for each column, in their order; null leaves it out. */
const batchMapping = z.array(batchField.nullable()).max(MAX_COLUMNS);
export type BatchMapping = z.infer<typeof batchMapping>;

const rentPeriod = z.enum(["month", "week", "year", "day"]);

/** What is answered of a price that stayed out: the period of a rent, or that it is no rent. */
const rowAnswer = z.enum([...rentPeriod.options, "sale"]);
export type RowAnswer = z.infer<typeof rowAnswer>;
/** `update`: the home is the account's already, and takes what the row says otherwise. */
const rowChoice = z.enum([...rowAnswer.options, "update"]);
export type RowChoice = z.infer<typeof rowChoice>;

/** What holds for every row that does not say otherwise. */
const batchDefaults = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  transaction: z.enum(["sale", "rent"]).nullable(),
  /** Of rents; without one, a rent whose row does not say it waits to be asked about. */
  period: rentPeriod.nullable().default(null),
});
export type BatchDefaults = z.infer<typeof batchDefaults>;

/**
 * `unreadable`: a cell says nothing its column can hold. `no_currency`, `no_unit`: a number that may be of several. `off_market`: the
 * row says the home is sold, withdrawn or hidden. Others are what an import or a property is refused for.
 */
export const cellProblems = ["unreadable", "no_currency", "no_unit", "off_market"] as const;
export const rowProblem = z.object({
  code: z.union([z.enum(cellProblems), z.enum(errorCodes)]),
  /** The column's name, and the beginning of what stands there; null where the whole row is meant. */
  column: z.string().nullable(),
  value: z.string().nullable(),
  /** Of a home the account has already: what the row says otherwise. */
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })).optional(),
});
export type RowProblem = z.infer<typeof rowProblem>;

const count = z.number().int().nonnegative();
const troubledRow = z.object({
  /** As people count them: the first home is 1, the heading none. */
  row: count,
  problems: z.array(rowProblem),
});

const batch = z.object({
  id: z.uuid(),
  name: z.string(),
  format: batchFormat,
  /** Of a table; a feed's and a list's fields are known. */
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  mapping: batchMapping,
  defaults: batchDefaults,
  rows: count,
});
export type Batch = z.infer<typeof batch>;

/** Characters of the words beside a link that are kept: a share text has a few lines. */
export const MAX_LINK_WORDS = 4_000;
const batchAddress = z.string().trim().min(1).max(2_048);
/** A link with what it was shared with, which is read where its site lets nobody in. */
const sharedLink = z.object({ url: batchAddress, words: z.string().trim().min(1).max(MAX_LINK_WORDS) });
export type BatchLink = z.infer<typeof batchAddress> | z.infer<typeof sharedLink>;

const settled = z.object({ mapping: batchMapping, defaults: batchDefaults });

/** How a batch would come out, or came out. */
const batchReport = z.object({
  ready: count,
  done: count,
  refused: count,
  /** Of the refused, in their order: all, and the first 500 while the task is under way. */
  troubles: z.array(troubledRow),
});
export type BatchReport = z.infer<typeof batchReport>;

const byId = z.object({ id: z.uuid() });

export const batches = {
  /** A CSV or XLSX table, or a feed (RESO JSON, Kyero, Trovit, OpenImmo, BLM), alone or in a zip with the pictures it names; the format is told by the bytes. */
  create: oc
    .route({ method: "POST", path: "/import-batches", tags: ["batches"], successStatus: 201 })
    .input(z.object({ file: z.file() }))
    .output(batch),
  createFromLinks: oc
    .route({ method: "POST", path: "/import-batches/links", tags: ["batches"], successStatus: 201 })
    .input(
      z.object({
        links: z
          .array(z.union([batchAddress, sharedLink]))
          .min(1)
          .max(MAX_BATCH_LINKS),
      }),
    )
    .output(batch),
  /** Reads every row as it would be kept; nothing is made. */
  preview: oc
    .route({ method: "POST", path: "/import-batches/{id}/preview", tags: ["batches"] })
    .input(byId.extend(settled.shape))
    .output(z.object({ report: batchReport, listings: z.array(listing) })),
  /** A task that makes a draft property of each row that can be read. */
  start: oc
    .route({ method: "POST", path: "/import-batches/{id}/start", tags: ["batches"], successStatus: 201 })
    .input(byId.extend({ ...settled.shape, idempotencyKey: z.uuid() }))
    .output(task),
  /**
   * Of homes that stayed out because nobody said whether they are let, or for how long: the period or `sale`, row by row; of homes the
   * account has already and that changed: `update`. A new task reads those rows again. Throws
   * conflict while the batch is under way and where none of the rows is asked about.
   */
  answer: oc
    .route({ method: "POST", path: "/import-batches/{id}/periods", tags: ["batches"], successStatus: 201 })
    .input(
      byId.extend({
        periods: z
          .array(z.object({ row: z.number().int().positive(), period: rowChoice }))
          .min(1)
          .max(MAX_BATCH_ROWS),
        idempotencyKey: z.uuid(),
      }),
    )
    .output(task),
  get: oc
    .route({ method: "GET", path: "/import-batches/{id}", tags: ["batches"] })
    .input(byId)
    .output(z.object({ batch, task: task.nullable(), report: batchReport })),
};
