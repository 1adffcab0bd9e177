/** The report of an account's pages that is mailed each week or month: the same figures as on the screens, frozen. */
import { z } from "zod";
import { copyLanguage } from "#contract/copy";

export type ReportPeriod = "week" | "month";

const count = z.number().int().nonnegative();
/** Reports of before posts were counted have none. */
const counted = { views: count, leads: count, posts: count.default(0) };

export const pageReport = z.object({
  total: z.object(counted),
  /** Of as many days just before. */
  before: z.object(counted),
  /** Most first: where visitors and leads came from, what was read, which homes. */
  sources: z.array(z.object({ source: z.string(), ...counted })),
  languages: z.array(z.object({ language: copyLanguage.nullable(), ...counted })),
  homes: z.array(z.object({ title: z.string(), ...counted })),
});
export type PageReport = z.infer<typeof pageReport>;

/** As it is printed: with its days ("2026-03-02") and the product's name. */
export interface PrintedPageReport extends PageReport {
  period: ReportPeriod;
  firstDay: string;
  lastDay: string;
  brand: string;
}
