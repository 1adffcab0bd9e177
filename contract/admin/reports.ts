/** Reports (scopes operations and super), and the first page of the administration (every scope, each its part). */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { comparisons, dimensions, figureNames, reportNames, seriesNames } from "#contract/admin/report-names";

const day = z.iso.date();
/** Of the heads and names. */
const language = z.enum(["zh", "en"]);

const reportInput = z.object({
  report: z.enum(reportNames),
  /** First and last day, both with it. Throws invalid_input when they span more than `LONGEST_REPORT` days. */
  from: day,
  until: day,
  /** Without it the days just before. */
  against: z.enum(comparisons).optional(),
  /** Of money; without it the one most was paid in. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** Only what falls to this part of a dimension of the report. Both or none. */
  dimension: z.enum(dimensions).optional(),
  part: z.string().min(1).max(200).optional(),
});
export type ReportAsked = z.infer<typeof reportInput>;

const values = z.partialRecord(z.enum(seriesNames), z.number());

const report = z.object({
  from: day,
  until: day,
  /** As many days, just before or a year before; what is compared with. `counted`: whether each of them has been. */
  before: z.object({ from: day, until: day, counted: z.boolean() }),
  currency: z.string(),
  currencies: z.array(z.string()),
  /** When the last day shown was last counted; null: not yet. */
  figuredAt: z.string().nullable(),
  /** Days of both periods that are not counted yet; they show nothing. */
  missing: z.number().int(),
  /** Rates 0..1, money in minor units; null where there is nothing to divide by, `before` also until all of it is counted. */
  figures: z.array(
    z.object({ name: z.enum(figureNames), value: z.number().nullable(), before: z.number().nullable() }),
  ),
  /** `counted`, `beforeCounted`: false for a day of which nobody has counted anything yet, whose values say nothing. */
  days: z.array(z.object({ day, values, before: values, counted: z.boolean(), beforeCounted: z.boolean() })),
  /** Biggest first, at most 100 a dimension; `rest` is how many more there are. */
  parts: z.array(
    z.object({
      dimension: z.enum(dimensions),
      rows: z.array(z.object({ part: z.string(), values, before: values })),
      rest: z.number().int(),
    }),
  ),
});
export type Report = z.infer<typeof report>;

const tags = ["administration"];

export const adminReports = {
  get: oc.route({ method: "GET", path: "/admin/reports", tags }).input(reportInput).output(report),
  /** The days, or all parts of one dimension, as CSV; money in major units. Audited. */
  export: oc
    .route({ method: "GET", path: "/admin/reports/export", tags })
    .input(reportInput.extend({ table: z.enum(["days", ...dimensions]), language }))
    .output(z.file()),
  /** The whole report as a workbook (XLSX): headline, days, and a sheet a dimension. Audited. */
  workbook: oc
    .route({ method: "GET", path: "/admin/reports/workbook", tags })
    .input(reportInput.extend({ language }))
    .output(z.file()),
};

export const health = z.object({
  kind: z.enum(["payment", "model", "storage", "mail", "sms"]),
  /** Null: none is set up. */
  name: z.string().nullable(),
  /** Of the journals, as long as they are kept; null: never, or nobody writes it down. Of storage: the last test. */
  lastGood: z.string().nullable(),
  lastBad: z.string().nullable(),
  /** Of a model: why it is not asked, or cannot answer. "off": all are. */
  idle: z.enum(["off", "disabled", "no_key"]).nullable(),
  /** Of a model; null for all else. */
  today: z.object({ calls: z.number().int(), failures: z.number().int() }).nullable(),
});
export type Health = z.infer<typeof health>;

/** Null: not for this scope. */
const adminOverview = z.object({
  today: day,
  figuredAt: z.string().nullable(),
  signUps: z.object({ today: z.number().int(), yesterday: z.number().int() }).nullable(),
  revenue: z
    .array(z.object({ currency: z.string(), paid: z.number(), refunded: z.number(), paidYesterday: z.number() }))
    .nullable(),
  queue: z.object({
    pending: z.number().int(),
    processing: z.number().int(),
    /** Of the task that waits longest. */
    oldest: z.string().nullable(),
  }),
  failures: z.object({
    tasks: z.number().int(),
    tasksYesterday: z.number().int(),
    /** Kinds of errors nobody has resolved, and mails of today that did not leave. */
    errors: z.number().int().nullable(),
    mails: z.number().int().nullable(),
  }),
  providers: z.array(health),
});
export type AdminOverview = z.infer<typeof adminOverview>;

export const adminHome = oc.route({ method: "GET", path: "/admin/overview", tags }).output(adminOverview);
