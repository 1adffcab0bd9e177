/** What every list of the administration asks and answers: sorted pages forward and back, and a count that stops counting. */
import { z } from "zod";

/** A count goes up to here; beyond it is "10,000+". */
export const COUNT_CAP = 10_000;
/** Lines a downloaded list has at most. */
export const CSV_CAP = 100_000;

/** With what a list can be sorted by, the first being how it opens. `q`: what is searched for. */
export const listInput = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.object({
    q: z.string().trim().max(100).optional(),
    sort: z.enum(sorts).default(sorts[0]),
    direction: z.enum(["asc", "desc"]).default("desc"),
    /** `next` or `previous` of a page with the same sort. Throws invalid_input for any other text. */
    cursor: z.string().max(1000).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  });

/** Of an input: that row alone, wherever it stands in the list. What a link to it asks for. */
export const oneRow = { id: z.uuid().optional() };

/** `more`: there are more than `count`. */
export const listCount = z.object({ count: z.number().int(), more: z.boolean() });
export type ListCount = z.infer<typeof listCount>;

export const listOutput = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable(), previous: z.string().nullable(), count: listCount });

/** Of a change: the row's `updatedAt` as whoever edits it was shown. Throws conflict when somebody has changed the row since. */
export const seen = z.iso.datetime();

/** What a download says beside the list's own words and filters: the language of its head. Audited; the file is a CSV. */
export const ofSheet = { language: z.enum(["zh", "en"]) };
/** Left out of it: a download has no pages. */
export const notPaged = { cursor: true, limit: true } as const;

/** Of an input: true leaves out rows of administrators' own accounts, which no figure of a report counts. */
export const ofCustomers = { customers: z.stringbool().or(z.boolean()).optional() };

/** Between two moments, the first with it: what a figure of a report opens. */
export const within = z.object({ from: z.iso.datetime({ offset: true }), until: z.iso.datetime({ offset: true }) });
export type Within = z.infer<typeof within>;
