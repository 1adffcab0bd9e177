/**
 * What every list of the administration asks and answers: sorted pages forward and back, a count that stops counting, and the
 * same rows as a file. docs/adding-a-list.md says what a list is made of.
 */
import { oc } from "@orpc/contract";
import { z } from "zod";

/** A count goes up to here; beyond it is "10,000+". */
export const COUNT_CAP = 10_000;
/** Lines a downloaded list has at most; a workbook is made at once and has fewer. */
export const CSV_CAP = 100_000;
export const XLSX_CAP = 20_000;

/** Which rows, in which order: the first sort is how the list opens. `filters`: by what else it is narrowed. */
export const listInput = <const Sorts extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sorts: Sorts,
  filters: Filters,
) =>
  z.object({
    /** Words that are searched for. */
    q: z.string().trim().max(100).optional(),
    sort: z.enum(sorts).default(sorts[0]),
    direction: z.enum(["asc", "desc"]).default("desc"),
    ...filters,
  });

/** Which page of them. */
const paged = {
  /** `next` or `previous` of a page with the same sort. Throws invalid_input for any other text. */
  cursor: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
};

/** Of an input: that row alone, wherever it stands in the list. What a link to it asks for. */
export const oneRow = { id: z.uuid().optional() };

/** `more`: there are more than `count`. */
const listCount = z.object({ count: z.number().int(), more: z.boolean() });
export type ListCount = z.infer<typeof listCount>;

/** Of a change: the row's `updatedAt` as whoever edits it was shown. Throws conflict when somebody has changed the row since. */
export const seen = z.iso.datetime();

/** What a download says besides: the language of its head. */
export const ofSheet = { language: z.enum(["zh", "en"]) };

/** Beside the list's own words and filters. Audited. Moments are those of the business's time zone, in either format. */
const ofFile = { ...ofSheet, format: z.enum(["csv", "xlsx"]).default("csv") };
export type FileFormat = z.infer<typeof ofFile.format>;

/** Of an input: true leaves out rows of administrators' own accounts, which no figure of a report counts. */
export const ofCustomers = { customers: z.stringbool().or(z.boolean()).optional() };

/** Between two moments, the first with it: what a figure of a report opens. */
export const within = z.object({ from: z.iso.datetime({ offset: true }), until: z.iso.datetime({ offset: true }) });
export type Within = z.infer<typeof within>;

/** The two calls of a list: a page of its rows, and all of them as a file. `summary`: what the rows are, for the API's description. */
export const adminList = <Shape extends z.ZodRawShape, Row extends z.ZodType>(
  path: `/${string}`,
  { summary, input, row }: { summary: string; input: z.ZodObject<Shape>; row: Row },
) => {
  const get = (address: `/${string}`, about: string) =>
    oc.route({ method: "GET", path: `/admin${address}`, tags: ["administration"], summary: about });
  const next = z.string().nullable();
  return {
    list: get(path, summary)
      .input(input.extend(paged))
      .output(z.object({ items: z.array(row), next, previous: next, count: listCount })),
    export: get(`${path}.csv`, `${summary}, as CSV or XLSX`).input(input.extend(ofFile)).output(z.file()),
  };
};
